# What others did, shown again.

web-replay-again = See it again
