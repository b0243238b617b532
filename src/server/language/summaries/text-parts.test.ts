import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { partsOf, quoteFinder } from './text-parts.ts';

describe('the parts of a text', () => {
  it('keep every word, in order, and no part is longer than asked', () => {
    const word = fc.stringMatching(/^[a-zç]{1,12}$/);
    const page = fc.array(word, { maxLength: 60 }).map((words) => words.join(' '));
    fc.assert(
      fc.property(fc.array(page, { maxLength: 8 }), fc.integer({ min: 40, max: 160 }), (pages, size) => {
        const parts = partsOf(pages, size);
        const words = (texts: readonly string[]) => texts.join(' ').split(/\s+/).filter(Boolean);
        expect(words(parts.map(({ text }) => text))).toEqual(words(pages));
        for (const { text } of parts) expect(text.length).toBeLessThanOrEqual(size + 2);
      }),
    );
  });

  it('know on which page each piece stands', () => {
    const [part] = partsOf(['Primeira página.', '   ', 'Terceira página.'], 1000);
    expect(part?.text).toBe('Primeira página.\n\nTerceira página.');
    expect(part?.pages).toEqual([
      { at: 0, page: 1 },
      { at: 18, page: 3 },
    ]);
  });

  it('cut even a text without spaces', () => {
    const parts = partsOf(['a'.repeat(95)], 20);
    expect(parts.map(({ text }) => text.length)).toEqual([20, 20, 20, 20, 15]);
  });
});

describe('a quote', () => {
  const [part] = partsOf(
    ['Capítulo 1\n\nA fotossín-\ntese transforma luz em energia química.', 'Ela ocorre nos cloroplastos.'],
    1000,
  );
  const find = quoteFinder(part as NonNullable<typeof part>);

  it('is found whatever its spaces, signs and capitals, as the text has it', () => {
    expect(find('a fotossíntese transforma LUZ em energia química')).toEqual({
      sentence: 'A fotossín- tese transforma luz em energia química.',
      page: 1,
    });
    expect(find('“Ela ocorre nos cloroplastos”')).toEqual({
      sentence: 'Ela ocorre nos cloroplastos.',
      page: 2,
    });
  });

  it.each(['A fotossíntese transforma água em vinho.', 'luz', '', '…'])('%j is not', (quote) => {
    expect(find(quote)).toBeUndefined();
  });
});
