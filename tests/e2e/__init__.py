"""The real page in Chromium against a real server: what a person meets, from the first click to the last card."""
