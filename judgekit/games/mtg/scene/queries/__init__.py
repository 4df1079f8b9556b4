"""What scenarios ask and expect (`ask`, `expect`)."""
