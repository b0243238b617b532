import { join } from 'node:path';
import { exitWith, pinnedNode, run } from '../scripts/run.mjs';

const programs = [
  'api',
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
  'summaries',
  'summary-lists',
  'marketplace',
  'pdf',
  'professor',
  'library',
  'intelligence',
  'documents',
  'scans',
  'hostile',
  'browser',
  'paths',
  'pglite-thread',
];

const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !programs.includes(name));
if (unknown) exitWith(`O banco de provas não tem ${unknown}; tem ${programs.join(', ')}.`);

for (const name of wanted.length > 0 ? wanted : programs) {
  console.log(`\n── bench/${name}.ts`);
  const code = await run(pinnedNode, [join(import.meta.dirname, `${name}.ts`)]);
  if (code !== 0) process.exitCode = code;
  if (code > 128) break;
}
