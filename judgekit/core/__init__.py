"""Rule numbers, rule nodes, bilingual text, source spans, problems and errors; standard library only."""
