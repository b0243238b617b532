import { expect, test } from 'vitest';
import { summariseAttachment } from './summarise-attachment.ts';
import type { Passage } from './tutor.ts';

const page = (number: number, text: string): Passage => ({
  kind: 'attachment',
  id: 'a1',
  title: 'apostila.pdf',
  text,
  page: number,
});
const pages = [
  page(3, 'A meiose reduz o número de cromossomos pela metade. As células da meiose são os gametas.'),
  page(
    1,
    'A célula é a unidade da vida. A célula tem membrana, citoplasma e material genético. O professor chegou tarde ontem.',
  ),
  page(2, 'A mitose divide a célula em duas células iguais. A mitose tem quatro fases na célula.'),
];

test('the sentences that say most come in the order of the pages, with their pages', () => {
  const { content, citations } = summariseAttachment(pages, null);
  expect(content).toMatch(/^O principal de “apostila\.pdf”, nas palavras do texto:\n\n- “/);
  const numbers = [...content.matchAll(/\(p\. (\d)\) \[\d\]/g)].map(([, number]) => Number(number));
  expect(numbers.length).toBeGreaterThanOrEqual(3);
  expect(numbers).toEqual(numbers.toSorted());
  expect(
    citations.every(({ quote, page: at }) =>
      quote.split(' […] ').every((part) => pages.find((each) => each.page === at)?.text.includes(part)),
    ),
  ).toBe(true);
  expect(content).not.toContain('chegou tarde');
});

test('of a short text no paragraph is passed over', () => {
  const text =
    'O forno guarda o calor do forno. O calor do forno assa o pão do forno. O forno quente assa o pão.\n\n' +
    'A peneira separa o farelo.\n\nA salmoura conserva as azeitonas.';
  const { content } = summariseAttachment([{ ...page(1, text), page: null }], null);
  expect(content).toContain('peneira');
  expect(content).toContain('salmoura');
});

test('a text without sentences is quoted from its beginning', () => {
  expect(summariseAttachment([page(1, 'Tabela 1\nx 2\ny 3')], null).content).toContain(
    '- “Tabela 1 x 2 y 3” (p. 1) [1]',
  );
});

test('a text without pages names none', () => {
  const { content } = summariseAttachment(
    [{ ...page(1, 'A osmose é a passagem de água.'), page: null }],
    null,
  );
  expect(content).toContain('- “A osmose é a passagem de água.” [1]');
});

test('without a file it asks for one, and other material is none', () => {
  const card: Passage = { ...page(1, 'Glicose'), kind: 'flashcard' };
  expect(summariseAttachment([card], null)).toMatchObject({
    content: expect.stringContaining('Ainda não há um arquivo nesta conversa.'),
    citations: [],
  });
});
