import { describe, expect, it } from 'vitest';
import { newSchedule } from '#shared/rules/grade-card.ts';
import { sampleCard } from '#test/support/samples/flashcards.ts';
import { cardRows, dueWords, heightOf, isDue, type Row, visibleIds } from './rows.ts';

const today = '2026-03-10';
const inDeck = (id: string, deck: string, dueOn = today, suspended = false) =>
  sampleCard({ id, deck, suspended, schedule: newSchedule(dueOn) });
const cards = [
  inDeck('r1', 'Geral'),
  inDeck('q1', 'Química::Átomos', '2026-03-12'),
  inDeck('b1', 'biologia::Células'),
  inDeck('b2', 'biologia::Botânica', today, true),
  inDeck('b4', 'biologia::Células', '2026-03-20'),
  inDeck('b3', 'biologia::Células', '2026-03-09'),
  inDeck('a1', 'Álgebra::Raízes::Cúbicas'),
  inDeck('r2', 'Física::'),
];
const said = (row: Row) =>
  row.kind === 'card'
    ? row.card.id
    : `${row.kind} ${row.name} ${row.count} ${row.due}${row.isOpen ? '' : ' -'}`;
const rows = (...closed: string[]) => cardRows(cards, new Set(closed), today).map(said);

describe('the rows of the list', () => {
  it('are folders and their decks by name, then the root, what is due first in each', () => {
    expect(rows()).toEqual([
      'folder Álgebra 1 1',
      'deck Raízes::Cúbicas 1 1',
      'a1',
      'folder biologia 4 2',
      'deck Células 3 2',
      'b1',
      'b3',
      'b4',
      'deck Botânica 1 0',
      'b2',
      'root Sem pasta 2 2',
      'r1',
      'r2',
      'folder Química 1 0',
      'deck Átomos 1 0',
      'q1',
    ]);
  });

  it('leave out what is in a closed group, and count it', () => {
    expect(rows('Álgebra', 'biologia::Células', '')).toEqual([
      'folder Álgebra 1 1 -',
      'folder biologia 4 2',
      'deck Células 3 2 -',
      'deck Botânica 1 0',
      'b2',
      'root Sem pasta 2 2 -',
      'folder Química 1 0',
      'deck Átomos 1 0',
      'q1',
    ]);
  });

  it('are cards alone without folders', () => {
    const root = [inDeck('r1', 'Geral'), inDeck('r2', 'Outro')];
    expect(cardRows(root, new Set(['']), today).map(said)).toEqual(['r1', 'r2']);
    expect(cardRows([], new Set(), today)).toEqual([]);
  });

  it('have a key each', () => {
    const keys = cardRows(cards, new Set(), today).map(({ kind, key }) => `${kind} ${key}`);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('tell which cards are seen', () => {
    expect(visibleIds(cardRows(cards, new Set(['biologia', '']), today))).toEqual(['a1', 'q1']);
  });
});

const due = (dueOn: string, suspended = false) => sampleCard({ suspended, schedule: newSchedule(dueOn) });

it.each([
  ['2026-03-01', 'Para hoje', true],
  ['2026-03-10', 'Para hoje', true],
  ['2026-03-11', 'amanhã', false],
  ['2026-03-13', 'em 3 dias', false],
  ['2026-06-10', 'em 10/06', false],
  ['2027-03-10', 'em 10/03/2027', false],
])('%s', (dueOn, words, isNow) => {
  expect([dueWords(due(dueOn), today), isDue(due(dueOn), today)]).toEqual([words, isNow]);
});

it('a suspended card is never due', () => {
  expect([dueWords(due(today, true), today), isDue(due(today, true), today)]).toEqual(['Suspenso', false]);
});

it.each([
  [20, 360, 76],
  [30, 360, 98],
  [120, 1280, 76],
  [130, 1280, 98],
])('a question of %i letters on a page of %i px stands in a row of %i px', (letters, width, height) => {
  const [row] = cardRows([sampleCard({ question: 'a'.repeat(letters), deck: 'Geral' })], new Set(), today);
  expect(row && heightOf(row, width)).toBe(height);
});
