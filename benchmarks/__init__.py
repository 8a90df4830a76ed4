"""What `make bench` runs: Duskbell beside a loop with no engine and beside other engines, as ratios in one run."""
