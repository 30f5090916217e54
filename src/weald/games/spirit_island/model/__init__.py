"""Things on the table: pieces, boards, geography, state and its stored form."""
