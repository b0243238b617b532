import { expect, it } from 'vitest';
import { complaintsOf } from './guard.ts';

it('lets those through that ask every machine by their nature', () => {
  expect(complaintsOf('delete from "sessions" where "sessions"."expires_at" < $1')).toEqual([]);
  expect(complaintsOf('delete from "sessions" where "sessions"."user_agent" = $1')).toEqual([
    'sessions is not bound by a given user_id: delete from "sessions" where "sessions"."user_agent" = $1',
  ]);
});

it('lets nothing through that a cluster refuses', () => {
  const sql = 'update "plan_reports" set "user_id" = gen_random_uuid()\n where "plan_reports"."user_id" = $1';
  expect(complaintsOf(sql)).toEqual([
    expect.stringMatching(/^plan_reports sets user_id by gen_random_uuid\(\), which is volatile: update/),
  ]);
});
