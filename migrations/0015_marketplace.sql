alter table study_plans
  -- The publication that a clone was made of, and the version of it that the clone holds.
  add column cloned_from uuid,
  add column cloned_version integer;
-- Which of its author's topics a topic of a clone is; null for one of the student's own.
alter table study_plan_topics add column source_id integer;
-- The student's clones of a publication, newest first.
create index study_plans_by_source on study_plans (user_id, cloned_from, created_at desc) where cloned_from is not null;

-- A listing becomes what the plan said when it was published, with its figures. Rows stay when a plan is withdrawn.
alter table plan_listings
  add column is_published boolean not null default true,
  -- Reported often enough to be hidden, or removed by an administrator.
  add column moderation text not null default 'none' check (moderation in ('none', 'hidden', 'removed')),
  add column author_name text not null default '',
  add column author_picture text,
  add column title text not null default '',
  add column description text not null default '',
  add column subject text not null default '',
  -- One of the fixed subjects.
  add column filed_under text not null default 'Outro',
  add column difficulty text not null default 'easy' check (difficulty in ('easy', 'medium', 'hard')),
  add column is_advanced boolean not null default false,
  add column engine text not null default 'local' check (engine in ('local', 'model')),
  add column topics_count integer not null default 0,
  add column number_of_weeks integer not null default 0,
  add column time_available double precision not null default 0,
  add column version integer not null default 0,
  -- Of everything that is copied: the same text, the same version.
  add column fingerprint text not null default '',
  add column rating_sum integer not null default 0,
  add column rating_count integer not null default 0,
  add column clones integer not null default 0,
  add column views integer not null default 0,
  -- Another number after every change of the row or of what is written about it.
  add column revision bigint not null default (random() * 9007199254740991)::bigint,
  add column words tsvector not null default '',
  add column updated_at timestamptz;
-- What was published before has no copy of what it said: its author publishes it again.
update plan_listings set is_published = false, updated_at = published_at;
update study_plans set is_published = false, revision = default where is_published;
alter table plan_listings alter column updated_at set not null;
update plan_listings set
  rating_sum = reviewed.total, rating_count = reviewed.reviews
from (select listing_id, sum(rating) as total, count(*) as reviews from plan_reviews group by listing_id) reviewed
where reviewed.listing_id = plan_listings.listing_id;

-- Sorted by a weighted rating: five reviews of 3.5 stand beside those of the plan. What narrows a list is in the index,
-- so that only the rows of a page are read.
create index plan_listings_by_rating on plan_listings
  (((17.5::float8 + rating_sum) / (5 + rating_count)) desc, published_at desc, listing_id desc)
  include (difficulty, number_of_weeks, rating_sum, rating_count)
  where is_published and moderation = 'none';
create index plan_listings_by_date on plan_listings (published_at desc, listing_id desc)
  include (difficulty, number_of_weeks, rating_sum, rating_count)
  where is_published and moderation = 'none';
create index plan_listings_by_subject_rating on plan_listings
  (filed_under, ((17.5::float8 + rating_sum) / (5 + rating_count)) desc, published_at desc, listing_id desc)
  include (difficulty, number_of_weeks, rating_sum, rating_count)
  where is_published and moderation = 'none';
create index plan_listings_by_subject_date on plan_listings (filed_under, published_at desc, listing_id desc)
  include (difficulty, number_of_weeks, rating_sum, rating_count)
  where is_published and moderation = 'none';
create index plan_listings_by_word on plan_listings using gin (words) with (fastupdate = off);
create index plan_listings_by_author on plan_listings (user_id);

-- Apart, since only a listing's own page reads it.
create table plan_listing_contents (
  listing_id uuid primary key,
  -- json, not jsonb: it is read whole, as it was written.
  content json not null
);

-- Every word that a listing can be found by: the nearest one is looked for when a search finds nothing.
create table plan_words (
  word text collate "C" primary key,
  -- How a plan writes it, accents and all.
  spelled text not null,
  -- That have it, counted every night.
  plans integer not null
);
create index plan_words_by_trigram on plan_words using gin (word gin_trgm_ops);

create table plan_listing_days (
  listing_id uuid not null,
  day date not null,
  views integer not null default 0,
  clones integer not null default 0,
  -- As they stood at the end of the day.
  rating_sum integer not null,
  rating_count integer not null,
  primary key (listing_id, day)
);

-- Who was counted on a day already; gone with the day.
create table plan_listing_viewers (
  listing_id uuid not null,
  day date not null,
  user_id uuid not null,
  primary key (listing_id, day, user_id)
);

create table plan_listing_clones (
  listing_id uuid not null,
  user_id uuid not null,
  cloned_at timestamptz not null,
  primary key (listing_id, user_id)
);

alter table plan_reviews
  add column moderation text not null default 'none' check (moderation in ('none', 'hidden', 'removed'));
create index plan_reviews_by_time on plan_reviews (listing_id, created_at desc, id desc);
create index plan_reviews_by_author on plan_reviews (user_id);

create table plan_reports (
  listing_id uuid not null,
  -- The review that is reported, or the listing itself.
  target_id uuid not null,
  -- Who reports.
  user_id uuid not null,
  reason text not null check (reason in ('spam', 'copied', 'offensive', 'personal', 'wrong', 'other')),
  comment text,
  -- False for a test account's: anybody can make three of these.
  counts boolean not null,
  created_at timestamptz not null,
  -- When an administrator decided; reports decided on don't count again.
  decided_at timestamptz,
  primary key (listing_id, target_id, user_id)
);
create index plan_reports_open on plan_reports (created_at) where decided_at is null;
create index plan_reports_by_author on plan_reports (user_id);
create index plan_listing_clones_by_student on plan_listing_clones (user_id);
