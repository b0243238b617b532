import { expect, it } from 'vitest';
import { creationAt, pageKeys } from './use-shell-keys.ts';

it.each([
  ['/study-plans/p1', '/study-plans/create'],
  ['/study-cycles', '/study-cycles/create'],
  ['/summaries/public', '/summaries/create'],
  ['/flashcards/c1', '/flashcards/create'],
  ['/dashboard', '/flashcards/create'],
])('makes at %s what it holds', (path, made) => expect(creationAt(path)).toBe(made));

const pressed = (...keys: (readonly [key: string, at: number])[]) => {
  const read = pageKeys();
  return keys.map(([key, at]) => read(key, '/dashboard', at));
};

it('goes by G and a letter, whatever their capitals', () => {
  expect(pressed(['g', 0], ['C', 900])).toEqual([null, '/study-cycles']);
  expect(pressed(['G', 0], ['r', 100])).toEqual([null, '/summaries']);
});

it('forgets a G after a while, and after another key', () => {
  expect(pressed(['g', 0], ['c', 1500])).toEqual([null, '/flashcards/create']);
  expect(pressed(['g', 0], ['x', 1], ['c', 2])).toEqual([null, null, '/flashcards/create']);
});

it('reviews by R', () => expect(pressed(['r', 0])).toEqual(['/flashcards/review']));
