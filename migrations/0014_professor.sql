create table conversations (
  user_id uuid not null references students on delete cascade,
  id uuid not null,
  title text not null,
  mode text not null check (mode in ('normal', 'socratic')),
  -- Of all its messages; the next one has this number.
  message_count integer not null default 0,
  -- What was said in the first `digested` messages, for a model that is given only the latest.
  digest text not null default '',
  digested integer not null default 0,
  last_activity timestamptz not null,
  created_at timestamptz not null,
  primary key (user_id, id)
);
create index conversations_by_activity on conversations (user_id, last_activity desc, id desc);

create table conversation_messages (
  user_id uuid not null,
  conversation_id uuid not null,
  number integer not null,
  -- A question's is the client's, so that it counts once however often it is sent.
  id uuid not null,
  role text not null check (role in ('user', 'assistant', 'system')),
  content text not null,
  status text not null check (status in ('done', 'writing', 'stopped', 'failed')),
  citations jsonb not null default '[]',
  engine text check (engine in ('local', 'model')),
  attachment_id uuid,
  -- Of an answer: what the local tutor remembers after it.
  tutor_state jsonb,
  words tsvector not null default '',
  -- While an answer is written: when somebody was last seen writing it.
  touched_at timestamptz not null,
  created_at timestamptz not null,
  primary key (user_id, conversation_id, number),
  unique (user_id, conversation_id, id),
  foreign key (user_id, conversation_id) references conversations on delete cascade
);
create index conversation_messages_by_word on conversation_messages using gin (user_id, words) with (fastupdate = off);

create table conversation_attachments (
  user_id uuid not null,
  id uuid not null,
  conversation_id uuid not null,
  name text not null,
  -- Null for a document without pages.
  pages integer,
  created_at timestamptz not null,
  primary key (user_id, id),
  foreign key (user_id, conversation_id) references conversations on delete cascade
);
create index conversation_attachments_by_conversation on conversation_attachments (user_id, conversation_id, created_at desc);

-- The text of an attachment in pieces that a search finds one by one.
create table attachment_passages (
  user_id uuid not null,
  attachment_id uuid not null,
  number integer not null,
  page integer,
  text text not null,
  words tsvector not null,
  primary key (user_id, attachment_id, number),
  foreign key (user_id, attachment_id) references conversation_attachments on delete cascade
);
create index attachment_passages_by_word on attachment_passages using gin (user_id, words) with (fastupdate = off);

-- Messages that the tutor answered on a student's day.
create table tutor_days (
  user_id uuid not null references students on delete cascade,
  day date not null,
  answered integer not null check (answered >= 0),
  primary key (user_id, day)
);
