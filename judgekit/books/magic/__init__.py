"""Magic Comprehensive Rules: the bilingual document, its glossary and the official English-only text."""
