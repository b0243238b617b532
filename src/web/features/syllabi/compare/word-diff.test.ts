import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wordDiff } from './word-diff.ts';

const short = (before: string, after: string) =>
  wordDiff(before, after)
    .map(({ kind, text }) => ({ same: '', removed: '-', added: '+' })[kind] + text.trim())
    .join(' | ');

describe('the difference of two texts', () => {
  it.each([
    ['Lei nº 8.112/1990', 'Lei nº 14.133/2021', 'Lei nº | -8.112/1990 | +14.133/2021'],
    ['Crase', 'Crase e hífen', 'Crase | +e hífen'],
    ['Regência verbal e nominal', 'Regência nominal', 'Regência | -verbal e | nominal'],
    ['Crase', 'Crase', 'Crase'],
    ['', 'Crase', '+Crase'],
  ])('of “%s” and “%s”', (before, after, expected) => expect(short(before, after)).toBe(expected));

  const text = fc
    .array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 12 })
    .map((words) => words.join(' '));

  it('holds both, whatever they are', () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        const pieces = wordDiff(before, after);
        const without = (kind: string) =>
          pieces
            .filter((piece) => piece.kind !== kind)
            .flatMap((piece) => piece.text.split(/\s+/).filter(Boolean))
            .join(' ');
        expect(without('added')).toBe(before);
        expect(without('removed')).toBe(after);
      }),
    );
  });
});
