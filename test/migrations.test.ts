import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { migrationFaults } from '#test/support/cluster/migration-shapes.ts';

const directory = join(import.meta.dirname, '../migrations');
/** From before the rule: they run before the tables are spread. */
const last = '0024_reviews_and_grants.sql';

it.each([
  [
    'alter table summaries add column mood text; alter table summaries add constraint mood check (mood in ($$a$$))',
    [],
  ],
  [
    'create table moods (user_id uuid not null, kind text check (kind <> $$$$), primary key (user_id, kind))',
    [],
  ],
  [
    'alter table summaries add column mood text, drop column tags',
    ['an alter table does 2 things: one statement each'],
  ],
  [
    'alter table summaries add column mood text not null default $$$$ check (mood <> $$x$$)',
    ['a column is added with a check: add that by a statement of its own'],
  ],
  [
    'alter table summaries add column mood uuid references moods',
    ['a column is added with a foreign key: add that by a statement of its own'],
  ],
  ['update summaries set mood = random()::text', ['summaries sets mood by random(), which is volatile']],
])('judges %s', (script, faults) => expect(migrationFaults(script)).toEqual(faults));

it('are for a cluster whose tables are spread, from here on', () => {
  const names = readdirSync(directory).filter((name) => name.endsWith('.sql') && name > last);
  const faults = names.map((name) => [name, migrationFaults(readFileSync(join(directory, name), 'utf8'))]);
  expect(faults).toEqual(names.map((name) => [name, []]));
});
