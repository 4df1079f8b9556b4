"""judgekit: a judge's assistant for trading-card games."""

__version__ = "0.1.0"
