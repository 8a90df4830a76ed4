"""What is read of a table: again, back, privately."""
