import fc from 'fast-check';
import { expect, it } from 'vitest';
import { splitTags, splitWrittenTags, tagText } from './tag-text.ts';

it('carries any tags through a text that Anki parts at white space', () => {
  const piece = fc.constantFrom(
    'a',
    ' ',
    '\u00a0',
    '\t',
    '\n',
    '\u3000',
    '%',
    'u0020',
    '%u00a0',
    ',',
    ';',
    '::',
    '_',
  );
  const tag = fc
    .oneof(
      fc.array(piece).map((all) => all.join('')),
      fc.string({ unit: 'grapheme' }),
    )
    .map((text) => text.trim())
    .filter((text) => text !== '');
  fc.assert(
    fc.property(fc.array(tag), (tags) => {
      const texts = tags.map(tagText);
      for (const text of texts) expect(text).not.toMatch(/[ \t\n\u3000]/);
      expect(splitTags(` ${texts.join(' ')} `)).toEqual(tags);
    }),
  );
});

it('reads tags as people write them', () => {
  expect(splitWrittenTags('guerra fria, século XX;  ')).toEqual(['guerra fria', 'século XX']);
  expect(splitWrittenTags(' a b ')).toEqual(['a', 'b']);
});
