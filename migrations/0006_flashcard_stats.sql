-- The statistics add up a year of answers. With what they need in the indexes, they never read an answer or a card.

alter table flashcard_answers
  -- The first answer to a card teaches it, and relearning repeats it: only the others show what was remembered.
  add column reviewed boolean not null generated always as (
    kind = 'review' and (number > 1 or coalesce((before ->> 'reps')::integer, 0) > 0)
  ) stored;

drop index flashcard_answers_by_day;
create index flashcard_answers_by_day on flashcard_answers (user_id, day)
  include (answered_at, time_spent, grade, kind, reviewed);

drop index flashcards_by_due;
create index flashcards_by_due on flashcards (user_id, due_on, created_at, id)
  include (reps, interval_days) where not suspended;
