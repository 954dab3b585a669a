-- People and programs, their tables, and what happened there.
-- Times are milliseconds since 1970; ids are random numbers of sixty bits; seats are counted from 1.

CREATE TABLE people (
    id INTEGER PRIMARY KEY,
    kind TEXT NOT NULL CHECK (kind IN ('guest', 'program')),
    name TEXT NOT NULL,
    lang TEXT NOT NULL,
    -- Whose program it is, and the hash of what it says who it is with.
    owner INTEGER REFERENCES people ON DELETE CASCADE,
    token BLOB UNIQUE,
    created INTEGER NOT NULL,
    CHECK ((kind = 'program') = (owner IS NOT NULL)),
    CHECK ((kind = 'program') = (token IS NOT NULL))
) STRICT;
CREATE INDEX people_owner ON people (owner) WHERE owner IS NOT NULL;

CREATE TABLE sessions (
    hash BLOB PRIMARY KEY,
    person INTEGER NOT NULL REFERENCES people ON DELETE CASCADE,
    created INTEGER NOT NULL,
    seen INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX sessions_person ON sessions (person);

CREATE TABLE passes (
    hash BLOB PRIMARY KEY,
    person INTEGER NOT NULL REFERENCES people ON DELETE CASCADE,
    until INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX passes_person ON passes (person);

CREATE TABLE blocks (
    person INTEGER NOT NULL REFERENCES people ON DELETE CASCADE,
    other INTEGER NOT NULL REFERENCES people ON DELETE CASCADE,
    at INTEGER NOT NULL,
    PRIMARY KEY (person, other)
) STRICT, WITHOUT ROWID;
CREATE INDEX blocks_other ON blocks (other);

-- What changes with every move stands here, and nothing long: the row is written again each time, and the shorter it is, the more
-- tables that are played at once share a page.
CREATE TABLE tables (
    id INTEGER PRIMARY KEY,
    game TEXT NOT NULL,
    rules INTEGER NOT NULL,
    phase TEXT NOT NULL DEFAULT 'open' CHECK (phase IN ('open', 'playing', 'over', 'aborted')),
    owner INTEGER REFERENCES people ON DELETE SET NULL,
    rematch_of INTEGER UNIQUE REFERENCES tables ON DELETE SET NULL,
    created INTEGER NOT NULL,
    started INTEGER,
    ended INTEGER,
    changed INTEGER NOT NULL,
    -- How often somebody sat down or left.
    seating INTEGER NOT NULL DEFAULT 0,
    -- How many lines of chat there were.
    lines INTEGER NOT NULL DEFAULT 0,
    last_seq INTEGER NOT NULL DEFAULT 0,
    awaited INTEGER NOT NULL DEFAULT 0,
    due INTEGER,
    ending TEXT
) STRICT;
CREATE INDEX tables_owner ON tables (owner);
CREATE INDEX tables_open ON tables (changed) WHERE phase = 'open';
CREATE INDEX tables_playing ON tables (id) WHERE phase = 'playing';
CREATE INDEX tables_due ON tables (due) WHERE phase = 'playing' AND due IS NOT NULL;

-- What does not change with every move.
CREATE TABLE setups (
    table_id INTEGER PRIMARY KEY REFERENCES tables ON DELETE CASCADE,
    setup TEXT NOT NULL,
    settings TEXT NOT NULL,
    invite BLOB NOT NULL,
    watch BLOB NOT NULL,
    commitment BLOB NOT NULL
) STRICT;

-- What nobody may know while a game is played.
CREATE TABLE deals (
    table_id INTEGER PRIMARY KEY REFERENCES tables ON DELETE CASCADE,
    secret BLOB NOT NULL,
    bot_key BLOB NOT NULL,
    header TEXT
) STRICT;

CREATE TABLE seats (
    table_id INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
    seat INTEGER NOT NULL CHECK (seat BETWEEN 1 AND 4),
    person INTEGER REFERENCES people,
    bot TEXT,
    name TEXT NOT NULL,
    salt BLOB,
    -- The order of sitting down.
    sat INTEGER,
    PRIMARY KEY (table_id, seat),
    UNIQUE (table_id, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX seats_person ON seats (person) WHERE person IS NOT NULL;

CREATE TABLE entries (
    table_id INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
    seq INTEGER NOT NULL,
    seat INTEGER,
    -- How many entries the seat had made before.
    own INTEGER,
    at INTEGER NOT NULL,
    what TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX entries_own ON entries (table_id, seat, own) WHERE own IS NOT NULL;

CREATE TABLE chat (
    table_id INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
    id INTEGER NOT NULL,
    person INTEGER NOT NULL REFERENCES people ON DELETE CASCADE,
    -- The sender's own count.
    sender_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    seat INTEGER,
    at INTEGER NOT NULL,
    said TEXT NOT NULL,
    PRIMARY KEY (table_id, id),
    UNIQUE (table_id, person, sender_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX chat_person ON chat (person);

CREATE TABLE nodes (
    name TEXT PRIMARY KEY,
    alive INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE outages (
    began INTEGER PRIMARY KEY,
    until INTEGER NOT NULL
) STRICT;
