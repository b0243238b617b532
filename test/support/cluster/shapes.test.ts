import { describe, expect, it } from 'vitest';
import { clusterFaults } from './shapes.ts';

const faultsOf = (sql: string) => clusterFaults(sql).map(({ what }) => what);

describe('one machine answers', () => {
  it.each([
    ['a row of its owner', 'select * from students where user_id = $1'],
    ['a constant for the owner', `delete from flashcards where user_id = '01a2'::uuid and (id) <= ('2')`],
    [
      'a parameter with a type',
      'select 1 from students where $1::uuid = user_id and (streak_length > 3 or true)',
    ],
    [
      'tables joined by their owner',
      'select 1 from study_plans p join study_plan_topics t on t.user_id = p.user_id where p.user_id = $1',
    ],
    [
      'a table that is joined to it or is not there',
      'select 1 from study_plans p left join study_plan_topics t on p.user_id = t.user_id and t.done where p.user_id = $1',
    ],
    ['a table that all have', 'select id from accounts where email_key = $1'],
    ['a table of the catalogue, or of the jobs', 'select 1 from pg_class, pgboss.job'],
    [
      'a listing',
      'select * from plan_listings l join plan_reviews r on r.listing_id = l.listing_id where l.listing_id = $1',
    ],
    [
      'each query of many',
      `
      with plan as (select id from study_plans where user_id = $1 and id = $2 for update),
      ticked as (
        update study_plan_activities activity set completed = $3 from plan
        where activity.user_id = $1 and activity.plan_id = plan.id returning activity.completed
      )
      select *, (select count(*) from study_plan_topics where user_id = $1) from ticked
      union all select true, 1 where exists (select 1 from study_plans plan where plan.user_id = $1)`,
    ],
    ['rows with their owner', 'insert into study_plans (id, user_id) values ($1, $2), ($3, $4)'],
    [
      'rows that are read of the same owner',
      `insert into flashcard_answer_sums as kept
      select user_id, day, count(*) from flashcard_answers where user_id = $1 group by 1, 2
      on conflict (user_id, day) do update set answers = kept.answers + excluded.answers`,
    ],
    [
      'a default where a row is new',
      'insert into study_plans (user_id, id, revision) values ($1, gen_random_uuid(), default)',
    ],
    ['several statements', 'begin; select 1; commit'],
  ])('%s', (_, sql) => expect(faultsOf(sql)).toEqual([]));
});

describe('every machine is asked for', () => {
  it.each([
    ['all rows', 'select 1 from students', 'students is not bound by a given user_id'],
    [
      'an owner among others',
      'delete from plan_reviews where listing_id in ($1, $2)',
      'plan_reviews is not bound by a given listing_id',
    ],
    [
      'an owner or anything else',
      'select 1 from students where user_id = $1 or plan = $2',
      'students is not bound by a given user_id',
    ],
    [
      'an insert within a statement',
      'with made as (insert into study_plans (user_id) values ($1) returning id) select id from made',
      'made inserts within a statement',
    ],
    [
      'a listing by its author',
      'select 1 from plan_listings where user_id = $1',
      'plan_listings is not bound by a given listing_id',
    ],
    [
      'a subquery by the owner outside',
      'select (select max(version) from consents where consents.user_id = students.user_id) from students where user_id = $1',
      'consents is not bound by a given user_id',
    ],
    [
      'a CTE by the owner of another',
      'with plan as (select user_id from study_plans where user_id = $1) select 1 from study_plan_topics t join plan on t.user_id = plan.user_id',
      'study_plan_topics is not bound by a given user_id',
    ],
    [
      'a lateral query by the owner beside it',
      'select 1 from study_cycles c cross join lateral (select 1 from study_cycle_blocks b where b.user_id = c.user_id) b where c.user_id = $1',
      'study_cycle_blocks is not bound by a given user_id',
    ],
    [
      'what stays in an outer join whatever its condition says',
      'select 1 from study_plans p left join study_plan_topics t on p.user_id = t.user_id and t.user_id = $1',
      'study_plans is not bound by a given user_id',
    ],
    [
      'one half of a union',
      'select 1 from students where user_id = $1 union select 2 from summaries',
      'summaries is not bound by a given user_id',
    ],
    [
      'a student by an address',
      'select 1 from accounts a join students s on s.user_id = a.id where a.email_key = $1',
      'students is not bound by a given user_id',
    ],
  ])('%s', (_, sql, what) => {
    expect(clusterFaults(sql)).toEqual([{ runsEverywhere: true, what }]);
  });
});

describe('a cluster refuses', () => {
  it.each([
    [
      'a volatile default',
      'update study_plans set revision = default where user_id = $1',
      'study_plans sets revision to its default',
    ],
    [
      'a volatile function',
      'update plan_reports set user_id = gen_random_uuid() where listing_id = $1',
      'plan_reports sets user_id by gen_random_uuid(), which is volatile',
    ],
    [
      'a volatile function deep within',
      'update students set name = upper(md5(random()::text)) where user_id = $1',
      'students sets name by random(), which is volatile',
    ],
    [
      'a volatile function in the other half of an upsert',
      'insert into students (user_id) values ($1) on conflict (user_id) do update set streak_length = random()',
      'students sets streak_length by random(), which is volatile',
    ],
    [
      'another owner',
      'update summaries set user_id = $1, title = $2 where user_id = $3',
      'summaries sets its own user_id',
    ],
    [
      'another owner in an upsert',
      'insert into google_links (user_id) values ($1) on conflict (user_id) do update set user_id = $2',
      'google_links sets its own user_id',
    ],
    ['no columns', 'select count(*) from (select from accounts) found', 'a select without columns'],
    [
      'a lock on every machine',
      'select 1 from plan_listings where listing_id in ($1, $2) for update',
      'plan_listings is not bound by a given listing_id, and locked',
    ],
    [
      'rows without their owner',
      'insert into study_plans (id) values ($1)',
      'study_plans gets rows whose user_id is not given',
    ],
    [
      'rows of any owner',
      'insert into study_plans (id, user_id) select id, user_id from unnest($1) new (id, user_id)',
      'study_plans gets rows whose user_id is not given',
    ],
    [
      'students beside listings',
      'select 1 from students s, plan_listings l where s.user_id = $1 and l.listing_id = $2',
      "tables of students and of listings don't lie together",
    ],
  ])('%s', (_, sql, what) => {
    expect(clusterFaults(sql)).toEqual([{ runsEverywhere: false, what }]);
  });

  it('to write what every machine has by what is spread', () => {
    expect(faultsOf('delete from plan_words where not exists (select 1 from plan_listings)')).toEqual([
      'plan_words, which every machine has, is written by what is read in plan_listings',
      'plan_listings is not bound by a given listing_id',
    ]);
  });
});
