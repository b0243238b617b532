import { describe, expect, it } from 'vitest';
import { splitAt, splitSentences } from './sentences.ts';

const texts = (text: string) => splitSentences(text).map((piece) => piece.text);

describe('sentences of a programme', () => {
  it('end at full stops, but not at those of abbreviations', () => {
    expect(texts('Ortografia oficial. Lei n. 8.112/1990, art. 5º. Constituição, Cap. II. Crase.')).toEqual([
      'Ortografia oficial.',
      'Lei n. 8.112/1990, art. 5º.',
      'Constituição, Cap. II.',
      'Crase.',
    ]);
  });

  it('end where a paragraph ends', () => {
    expect(texts('Fonética\nMorfologia\nSintaxe')).toEqual(['Fonética', 'Morfologia', 'Sintaxe']);
  });

  it('say where they begin', () => {
    const text = 'Um. Dois. Três.';
    for (const { at, text: sentence } of splitSentences(text))
      expect(text.slice(at, at + sentence.length)).toBe(sentence);
  });
});

it('semicolons in brackets part nothing', () => {
  expect(splitAt('a lei (art. 1º; art. 2º); o decreto', ';').map(({ text }) => text)).toEqual([
    'a lei (art. 1º; art. 2º)',
    'o decreto',
  ]);
});
