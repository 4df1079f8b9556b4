"""Documents on the command line: those that judgekit reads, their problems, and the edition one judges by."""
