import { join } from 'node:path';
import { exitWith, pinnedNode, run } from '../scripts/run.mjs';

const programs = [
  'api',
  'operators/metrics',
  'start',
  'web',
  'lighthouse',
  'sign-in',
  'routes',
  'plans',
  'backlog',
  'flashcards',
  'cards',
  'growth',
  'cycles',
  'focus',
  'dashboard',
  'scheduler',
  'exam',
  'summaries',
  'summary-lists',
  'marketplace',
  'pdf',
  'professor',
  'library',
  'intelligence',
  'documents',
  'scans',
  'editais',
  'hostile',
  'browser',
  'paths',
  'operators/capacity',
  'pglite-thread',
];

/** A program that can't run without being told what to read: what follows its name is for it. */
const withArguments = 'editais';

const named = process.argv.slice(2);
const at = named.indexOf(withArguments);
const wanted = at < 0 ? named : named.slice(0, at + 1);
const given = at < 0 ? [] : named.slice(at + 1);
const unknown = wanted.find((name) => !programs.includes(name));
if (unknown) exitWith(`O banco de provas não tem ${unknown}; tem ${programs.join(', ')}.`);

for (const name of wanted.length > 0 ? wanted : programs.filter((each) => each !== withArguments)) {
  console.log(`\n── bench/${name}.ts`);
  const code = await run(pinnedNode, [
    join(import.meta.dirname, name === 'hostile' ? 'hostile/all.ts' : `${name}.ts`),
    ...(name === withArguments ? given : []),
  ]);
  if (code !== 0) process.exitCode = code;
  if (code > 128) break;
}
