# Code that is fetched when it is needed.
web-not-fetched = This part of the app could not be fetched. Is there a network?
