"""What is shown and typed: plain text, a terminal, Markdown, the signs of whose words a line is, the pager, the prompt."""
