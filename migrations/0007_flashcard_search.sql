-- A search asks for words instead of letters. Each word begins with the last six letters of its owner's id, so that
-- one student's words stand together in the index, and the words of a long beginning are few.
alter table flashcard_texts
  add column words tsvector,
  -- The card's, so that a page of what is found is chosen without reading the cards.
  add column created_at timestamptz;
update flashcard_texts set created_at = flashcards.created_at, words = (
  select array_to_tsvector(coalesce(array_agg(distinct right(flashcards.user_id::text, 6) || piece.letters[1]), '{}'))
  from regexp_matches(
    folded, '[^\s!-/:-@\[-`{-\u00a9\u00ab-\u00b4\u00b6-\u00b9\u00bb-\u00bf\u00d7\u00f7\u2000-\u2bff]{1,64}', 'g'
  ) piece (letters)
)
from flashcards
where flashcards.user_id = flashcard_texts.user_id and flashcards.id = flashcard_texts.card_id;
alter table flashcard_texts
  alter column words set not null,
  alter column created_at set not null,
  drop column folded;
-- Written at once: what waits in a list is read through by every search.
create index flashcard_texts_by_word on flashcard_texts using gin (user_id, words) with (fastupdate = off);

-- The answers of a student's day added up by quarter of an hour, which every time zone's hours are made of. Reading
-- them takes as long as the student has studied, however many the answers are.
create table flashcard_answer_sums (
  user_id uuid not null references students on delete cascade,
  -- The student's.
  day date not null,
  -- Where the quarter of an hour begins.
  quarter timestamptz not null,
  answers integer not null,
  -- The first answers to their cards.
  firsts integer not null,
  reviews integer not null,
  remembered integer not null,
  -- Seconds.
  time_spent integer not null,
  primary key (user_id, day, quarter)
) with (fillfactor = 70);
insert into flashcard_answer_sums
select
  user_id, day, date_bin('15 minutes', answered_at, timestamptz 'epoch'),
  count(*),
  count(*) filter (where kind = 'review' and not reviewed),
  count(*) filter (where reviewed),
  count(*) filter (where reviewed and grade <> 'incorrect'),
  sum(time_spent)
from flashcard_answers
group by 1, 2, 3;

alter table flashcard_counts
  -- Of the cards, those never answered.
  add column fresh integer not null default 0,
  -- Of the others, those with an interval of 21 days or more.
  add column mature integer not null default 0;
update flashcard_counts set fresh = found.fresh, mature = found.mature
from (
  select
    user_id,
    case when suspended then 'infinity' else due_on end as due_on,
    count(*) filter (where reps = 0) as fresh,
    count(*) filter (where reps > 0 and interval_days >= 21) as mature
  from flashcards
  group by 1, 2
) found
where flashcard_counts.user_id = found.user_id and flashcard_counts.due_on = found.due_on;
alter table flashcard_counts
  add check (fresh >= 0 and mature >= 0 and fresh + mature <= cards);

-- Nothing adds up answers or cards any more: their indexes need not hold what it takes.
drop index flashcard_answers_by_day;
create index flashcard_answers_by_day on flashcard_answers (user_id, day);

drop index flashcards_by_due;
create index flashcards_by_due on flashcards (user_id, due_on, created_at, id) where not suspended;
