-- Both are trusted: the owner of a database may create them.
create extension if not exists pg_trgm;
create extension if not exists btree_gin;

create table flashcards (
  user_id uuid not null references students on delete cascade,
  id uuid not null,
  question text not null,
  answer text not null,
  subject text not null,
  -- 'Folder::Deck', or a deck at the root.
  deck text not null,
  tags text[] not null default '{}',
  -- The student's own estimate.
  difficulty integer not null check (difficulty between 1 and 5),
  -- The sentence of the text that it came from.
  source text,
  suspended boolean not null default false,
  -- Where FSRS left the card. Days are the student's own.
  stability double precision not null default 0,
  fsrs_difficulty double precision not null default 0,
  reps integer not null default 0,
  lapses integer not null default 0,
  due_on date not null,
  last_on date,
  interval_days integer not null default 0,
  ease_factor double precision not null default 2.5,
  consecutive_correct integer not null default 0,
  relearning_on date,
  created_at timestamptz not null,
  primary key (user_id, id)
) with (fillfactor = 85);
create index flashcards_by_creation on flashcards (user_id, created_at desc, id desc);
create index flashcards_by_due on flashcards (user_id, due_on, created_at, id) where not suspended;

-- Question, answer, subject and tags without accents and capitals: what a search looks through. Apart from the
-- card, so that an answer, which moves the card in its indexes, never touches this one.
create table flashcard_texts (
  user_id uuid not null,
  card_id uuid not null,
  folded text not null,
  primary key (user_id, card_id),
  foreign key (user_id, card_id) references flashcards on delete cascade
);
create index flashcard_texts_by_word on flashcard_texts using gin (user_id, folded gin_trgm_ops);

-- One row for each answer, never changed; taking an answer back deletes its row.
create table flashcard_answers (
  user_id uuid not null,
  -- Made by the client: sent twice, written once.
  id uuid not null,
  card_id uuid not null,
  grade text not null check (grade in ('incorrect', 'hard', 'correct')),
  kind text not null check (kind in ('review', 'relearn')),
  answered_at timestamptz not null,
  -- The student's day, and the retention the card was scheduled for: with the grade, all that rebuilds a card.
  day date not null,
  retention double precision not null,
  -- Seconds.
  time_spent integer not null,
  -- The order of a card's answers: 1 is the first.
  number integer not null,
  -- The card's schedule before the answer: what an undo restores.
  before jsonb not null,
  primary key (user_id, id),
  foreign key (user_id, card_id) references flashcards on delete cascade,
  unique (user_id, card_id, number)
);
create index flashcard_answers_by_day on flashcard_answers (user_id, day);

-- How many cards are due on a day. Adding these up is counting the cards, however many there are.
create table flashcard_counts (
  user_id uuid not null references students on delete cascade,
  -- 'infinity' for suspended cards.
  due_on date not null,
  cards integer not null check (cards >= 0),
  primary key (user_id, due_on)
) with (fillfactor = 70);
