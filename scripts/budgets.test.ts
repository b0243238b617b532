import { beforeAll, describe, expect, it } from 'vitest';
import { budgets, pageBudget } from './budgets.ts';
import { bytesOf, everyChunk, everyStyle, firstVisits, textOf } from './built-client.ts';
import { pinnedNode, run } from './run.mjs';

beforeAll(async () => {
  expect(await run(pinnedNode, ['scripts/build.ts', '--if-stale'])).toBe(0);
});

it('asks, in no part, for what iOS 16 or Chrome 111 lack', () => {
  expect(everyChunk().length).toBeGreaterThan(100);
  expect(everyChunk().filter(isTooNew)).toEqual([]);
});

it('sends a page that is painted soon: with its style, its drawings and the script that fills them', () => {
  expect(bytesOf(['../index.html'])).toBeLessThan(pageBudget);
});

it('marks no link of the frame as the one that leads where the student is: it stands before any screen', () => {
  expect(textOf('../index.html').match(/<a [^>]*aria-current[^>]*>/g)).toBeNull();
});

it('hangs the style of no unnamed part on what another one has: each change would style all of the page anew', () => {
  const sheets = everyStyle().map(textOf);
  expect(sheets.join()).toContain(':has(');
  expect(sheets.flatMap((sheet) => sheet.match(unnamedPart) ?? [])).toEqual([]);
});

describe('the JavaScript of a first visit', () => {
  let visits: Map<string, Set<string>>;
  beforeAll(() => {
    visits = firstVisits();
  });

  it('has a line for every path of the router', () => {
    expect([...visits.keys()].toSorted()).toEqual(Object.keys(budgets).toSorted());
    expect(visits.size).toBeGreaterThan(40);
  });

  it('stays below its line on every path', () => {
    const over = [...visits]
      .map(([path, chunks]) => ({ path, bytes: bytesOf(chunks), line: budgets[path] ?? 0 }))
      .filter(({ bytes, line }) => bytes > line);
    expect(over).toEqual([]);
  });

  it('holds what a page needs, and not what it does not', () => {
    const names = (path: string) => [...(visits.get(path) ?? [])].join(' ');
    expect(names('/dashboard')).toMatch(/shell-.*layout-.*dashboard-page-/);
    expect(names('/login')).toMatch(/login-page-/);
    expect(names('/login')).not.toMatch(/layout-|students-|dashboard-page-/);
    expect(names('/')).not.toMatch(/shell-/);
  });

  it('holds no schema where the first screen checks no form', () => {
    for (const path of [
      '/login',
      '/dashboard',
      '/study-plans/$planId',
      '/flashcards',
      '/flashcards/review',
      '/flashcards/stats',
      '/study-cycles',
      '/marketplace',
      '/payments',
    ])
      expect([...(visits.get(path) ?? [])].filter(makesSchemas), path).toEqual([]);
    expect([...(visits.get('/register') ?? [])].some(makesSchemas)).toBe(true);
  });
});

const tooNew =
  /\b(?:Map|Object)\.groupBy\b|\bAbortSignal\.any\b|\bPromise\.(?:withResolvers|try)\b|\bArray\.fromAsync\b|\bRegExp\.escape\b|\.(?:isSubsetOf|symmetricDifference)\(/;
const isTooNew = (chunk: string) => tooNew.test(textOf(chunk));
/** What follows `:has(…)`, its own brackets once within, and begins neither with a name nor with a class or an attribute. */
const unnamedPart = /:has\((?:[^()]|\([^()]*\))*\)\)?\s*[\s>+~]\s*[*:][^,{]*/g;
const makesSchemas = (chunk: string) => /invalid_type/.test(textOf(chunk));
