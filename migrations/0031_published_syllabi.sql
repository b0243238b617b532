-- Topics of the syllabus that comes along with a published plan; 0 without one.
alter table plan_listings add column syllabus_topics integer not null default 0;

-- A syllabus that came with a cloned plan, as its author published it then: what the student changed since, and what
-- the author did, are told apart by it.
create table syllabus_sources (
  user_id uuid not null,
  syllabus_id uuid not null,
  -- The clone, whose new versions it takes; it may be gone.
  plan_id uuid not null,
  copy jsonb not null,
  primary key (user_id, syllabus_id),
  foreign key (user_id, syllabus_id) references syllabi on delete cascade
);
