create table summaries (
  user_id uuid not null references students on delete cascade,
  id uuid not null,
  title text not null,
  subject text not null,
  -- Markdown.
  summary text not null,
  key_points text[] not null default '{}',
  -- For each key point its sentence and page, or null.
  key_point_sources jsonb not null default '[]',
  tags text[] not null default '{}',
  is_public boolean not null default false,
  origin text not null check (origin in ('text', 'document', 'title', 'own')),
  -- Of the document.
  pages integer,
  original_words integer not null,
  summary_words integer not null,
  engine text not null check (engine in ('local', 'model')),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (user_id, id)
);
create index summaries_by_creation on summaries (user_id, created_at desc, id desc);
create index summaries_by_subject on summaries (user_id, subject, created_at desc, id desc);

-- What a summary was written from, page by page. Apart, since only the summary's own page reads it.
create table summary_originals (
  user_id uuid not null,
  summary_id uuid not null,
  pages text[] not null,
  primary key (user_id, summary_id),
  foreign key (user_id, summary_id) references summaries on delete cascade
);

-- What a search finds a summary by; see flashcard_texts.
create table summary_words (
  user_id uuid not null,
  summary_id uuid not null,
  words tsvector not null,
  -- The summary's.
  created_at timestamptz not null,
  primary key (user_id, summary_id),
  foreign key (user_id, summary_id) references summaries on delete cascade
);
create index summary_words_by_word on summary_words using gin (user_id, words) with (fastupdate = off);

-- Summaries that are being written. Rows go a day after they were made, with the student's next one.
create table summary_tasks (
  user_id uuid not null references students on delete cascade,
  id uuid not null,
  request jsonb not null,
  -- What is summarised, until there is a summary that keeps it.
  source jsonb,
  status text not null check (status in ('processing', 'completed', 'failed')),
  step text not null check (step in ('waiting', 'reading', 'writing', 'saving')),
  done integer not null default 0,
  total integer not null default 0,
  -- What stands there so far.
  written text not null default '',
  summary_id uuid,
  -- What a regeneration proposes.
  draft jsonb,
  error_code text,
  created_at timestamptz not null,
  primary key (user_id, id)
);

-- What other students may read, as it stands in the summary: written with it, in one transaction.
create table public_summaries (
  listing_id uuid primary key,
  user_id uuid not null,
  author_name text not null,
  author_picture text,
  title text not null,
  subject text not null,
  summary text not null,
  key_points text[] not null,
  tags text[] not null,
  original_words integer not null,
  summary_words integer not null,
  words tsvector not null,
  published_at timestamptz not null
);
create index public_summaries_by_publication on public_summaries (published_at desc, listing_id desc);
create index public_summaries_by_subject on public_summaries (subject, published_at desc, listing_id desc);
create index public_summaries_by_word on public_summaries using gin (words) with (fastupdate = off);
