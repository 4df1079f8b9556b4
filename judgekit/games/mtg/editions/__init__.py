"""What other editions of the Comprehensive Rules do otherwise than that of 2021-09-22."""
