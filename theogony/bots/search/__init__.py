"""Looking ahead, compiled."""
