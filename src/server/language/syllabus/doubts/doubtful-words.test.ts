import { describe, expect, it } from 'vitest';
import { printedNotice } from '#test/support/documents/printed-notice.ts';
import type { Topic } from '../notice.ts';
import { readNotice } from '../read-notice.ts';
import { doubtsIn, doubtsOfPage, isDoubtfulHeading, overlaps } from './doubtful-words.ts';

/** The topics that are doubtful when the words of `doubtful` were misread, wherever they stand. */
function doubtfulTopics(text: string, doubtful: readonly string[]): string[] {
  const pages = printedNotice(text, { width: 60 }).map((lines) =>
    lines.map((line) => {
      const own = line.text.split(' ').filter((word) => doubtful.includes(word.replace(/-$/u, '')));
      return { ...line, ...(own.length > 0 && { doubtful: own.map((word) => word.replace(/-$/u, '')) }) };
    }),
  );
  const marked = (topics: readonly Topic[]): string[] =>
    topics.flatMap((topic) => [...(topic.isDoubtful ? [topic.text] : []), ...marked(topic.children)]);
  return readNotice(pages).posts.flatMap(({ disciplines }) =>
    disciplines.flatMap(({ topics }) => marked(topics)),
  );
}

describe('topics of a scan', () => {
  it.each([
    [['ortogràfia'], ['Regras de ortogràfia oficial']],
    [['nominaI.'], ['Concordância verbal e nominaI']],
    [
      ['textos.', 'Mcio'],
      ['Leitura de textos', 'Mcio ambiente e política energética do país e do mundo inteiro'],
    ],
    [['inteiro.'], ['Mcio ambiente e política energética do país e do mundo inteiro']],
    [['cuItura'], ['Povos e cuItura']],
    [['PORTUGUESA:'], []],
    [[], []],
  ])('%j misread makes doubtful %j', (words, topics) => {
    const notice = `
      **CONTEÚDO PROGRAMÁTICO**
      **LÍNGUA PORTUGUESA:** 1 Leitura de textos. 2 Regras de ortogràfia oficial. 3 Concordância verbal e nominaI.
      **ATUALIDADES**
      1 Mcio ambiente e política energética do país e do mundo inteiro. 2 Relações internacionais e economia.
      **Povos e cuItura**
      1 Cultura popular. 2 Arte contemporânea.`;
    expect(doubtfulTopics(notice, words)).toEqual(topics);
  });
});

it('a doubtful word is found as a whole word, once, also where a hyphen parts it', () => {
  expect(doubtsIn({ text: 'da data da admi-', doubtful: ['da', 'admi'] })).toEqual([
    { from: 0, to: 2 },
    { from: 11, to: 16 },
  ]);
  expect(doubtsIn({ text: 'da data', doubtful: ['outra'] })).toEqual([]);
  expect(doubtsIn({ text: 'da data' })).toEqual([]);
});

it('doubtful words of a page are told by line and letters, as many as a page marks', () => {
  const lines = [{ text: 'Regras de ortogràfia', doubtful: ['ortogràfia'] }, { text: '' }];
  expect(doubtsOfPage([...lines, { text: 'cuItura\tpovos', doubtful: ['cuItura'] }])).toEqual([
    { line: 0, from: 10, to: 20 },
    { line: 2, from: 0, to: 7 },
  ]);
  const many = Array.from({ length: 600 }, () => ({ text: 'a', doubtful: ['a'] }));
  expect(doubtsOfPage(many)).toHaveLength(500);
});

it('a heading is doubtful by its own words, signs around them apart', () => {
  const lines = [{ text: '2. DIREITO CIVII: 1 Pessoas.', doubtful: ['CIVII:', 'Pessoas.'] }];
  expect([isDoubtfulHeading('DIREITO CIVII', lines), isDoubtfulHeading('DIREITO', lines)]).toEqual([
    true,
    false,
  ]);
});

it.each([
  [0, 4, false],
  [0, 5, true],
  [5, 6, true],
  [8, 10, false],
  [8, 21, true],
  [22, 30, false],
])('from %i to %i holds one of the doubts: %s', (from, to, held) => {
  const doubts = [
    { from: 4, to: 8 },
    { from: 20, to: 22 },
  ];
  expect(overlaps(doubts, { from, to })).toBe(held);
});
