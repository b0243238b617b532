import { Script } from 'node:vm';
import { beforeAll, describe, expect, it } from 'vitest';
import { pinnedNode, run } from '../run.mjs';
import { budgets, pageBudget } from './budgets.ts';
import {
  bytesOf,
  compressedSize,
  everyScript,
  everyStyle,
  firstVisits,
  libraryPages,
  textOf,
} from './built-client.ts';

/** A busy machine builds for minutes. */
const patience = 900_000;

beforeAll(async () => {
  expect(await run(pinnedNode, ['scripts/build.ts', '--if-stale'])).toBe(0);
}, patience);

it('asks, in no part, for what iOS 16 or Chrome 111 lack', () => {
  expect(everyScript().length).toBeGreaterThan(100);
  expect(everyScript().filter(isTooNew)).toEqual([]);
});

it('has a worker that every browser runs, as a script', () => {
  expect(() => new Script(textOf('worker.js'))).not.toThrow();
});

it('sends pages that are painted soon: with all of their style', () => {
  for (const page of ['index.html', 'login.html', 'landing.html']) {
    expect(textOf(page), page).toContain('<style>');
    expect(textOf(page), page).not.toContain('rel="stylesheet"');
  }
  for (const page of ['index.html', 'login.html']) expect(bytesOf([page]), page).toBeLessThan(pageBudget);
});

it('writes a page for visitors of every lesson, small, whole and without a script that runs', () => {
  const pages = libraryPages();
  expect(pages.length).toBeGreaterThan(250);
  for (const file of pages) {
    const page = textOf(file);
    expect(compressedSize(page), file).toBeLessThan(pageBudget);
    expect(page.match(/<script(?! type="application\/ld\+json")/g), file).toBeNull();
    expect(page, file).not.toMatch(/katex-error|orbita\.invalid\/library/);
    expect(page.match(/<h1/g), file).toHaveLength(1);
    const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page)?.[1] ?? '';
    expect(JSON.parse(data)['@context'], file).toBe('https://schema.org');
  }
});

it('marks no link of the frame as the one that leads where the student is: it stands before any screen', () => {
  expect(textOf('index.html').match(/<a [^>]*aria-current[^>]*>/g)).toBeNull();
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

  it('has a line for every screen', () => {
    expect([...visits.keys()].toSorted()).toEqual(Object.keys(budgets).toSorted());
    expect(visits.size).toBeGreaterThan(40);
  });

  it('stays below its line on every screen', () => {
    const over = [...visits]
      .map(([screen, files]) => ({ screen, bytes: bytesOf(files), line: budgets[screen] ?? 0 }))
      .filter(({ bytes, line }) => bytes > line);
    expect(over).toEqual([]);
  });

  it('holds no schema where the first screen checks no form', () => {
    for (const screen of [
      ...['accounts/login', 'dashboard', 'study-plans/plan', 'study-cycles/list', 'marketplace/list'],
      ...['flashcards/list', 'flashcards/review', 'flashcards/stats', 'billing/payments'],
    ])
      expect([...(visits.get(screen) ?? [])].filter(makesSchemas), screen).toEqual([]);
    expect([...(visits.get('accounts/register') ?? [])].some(makesSchemas)).toBe(true);
  });
});

const tooNew =
  /\b(?:Map|Object)\.groupBy\b|\bAbortSignal\.any\b|\bPromise\.(?:withResolvers|try)\b|\bArray\.fromAsync\b|\bRegExp\.escape\b|\.(?:isSubsetOf|symmetricDifference)\(/;
const isTooNew = (script: string) => tooNew.test(textOf(script));
/** What follows `:has(…)`, its own brackets once within, and begins neither with a name nor with a class or an attribute. */
const unnamedPart = /:has\((?:[^()]|\([^()]*\))*\)\)?\s*[\s>+~]\s*[*:][^,{]*/g;
const makesSchemas = (script: string) => /invalid_type/.test(textOf(script));
