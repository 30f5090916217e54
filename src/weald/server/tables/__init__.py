"""Tables: revisions, commands and what they do."""
