import { describe, expect, it } from 'vitest';
import { sampleCard } from '#test/support/samples/flashcards.ts';
import {
  type CardFilter,
  deckOptions,
  difficultyFilterOf,
  filterCards,
  isNarrowed,
  isOption,
} from './filter.ts';

const cards = [
  sampleCard({ id: 'mitose', question: 'Como é a **mitose**?', deck: 'Biologia::Células', difficulty: 1 }),
  sampleCard({
    id: 'dna',
    question: '',
    answer: '{{c1::Ácido}} nucleico',
    tags: ['Genética'],
    difficulty: 2,
  }),
  sampleCard({ id: 'optica', subject: 'Física', deck: 'Óptica', difficulty: 3 }),
  sampleCard({ id: 'tempos', question: 'Past\nperfect', subject: 'Inglês', deck: 'Biologia', difficulty: 4 }),
  sampleCard({ id: 'raiz', subject: 'Matemática', deck: 'Biologia 2::Raiz', difficulty: 5 }),
];
const found = (filter: Partial<CardFilter>) =>
  filterCards(cards, { query: '', deck: '', difficulty: 'all', ...filter }).map(({ id }) => id);
const all = ['mitose', 'dna', 'optica', 'tempos', 'raiz'];

describe('the search', () => {
  it.each([
    ['', all],
    ['  ', all],
    ['FISICA', ['optica']],
    ['ácido nucleico', ['dna']],
    ['genetica', ['dna']],
    ['Como e a mitose?', ['mitose']],
    ['past  perfect', ['tempos']],
    ['células', ['mitose', 'optica', 'tempos', 'raiz']],
    ['nucleicos ácidas', ['dna']],
    ['gen', ['dna']],
    ['óptica', []],
    ['c1::', []],
  ])('%j', (query, expected) => {
    expect(found({ query })).toEqual(expected);
  });
});

describe('the filters', () => {
  it.each([
    ['easy', ['mitose', 'dna']],
    ['medium', ['optica']],
    ['hard', ['tempos', 'raiz']],
  ] as const)('%s', (difficulty, expected) => {
    expect(found({ difficulty })).toEqual(expected);
  });

  it.each([
    ['Biologia', ['mitose', 'tempos']],
    ['Biologia::Células', ['mitose']],
    ['Outro', []],
  ])('deck %s', (deck, expected) => {
    expect(found({ deck })).toEqual(expected);
  });

  it('narrow each other', () => {
    expect(found({ deck: 'Biologia', difficulty: 'hard', query: 'ingles' })).toEqual(['tempos']);
    expect(found({ deck: 'Biologia', difficulty: 'medium' })).toEqual([]);
  });

  it('unknown in an address shows all', () => {
    expect([difficultyFilterOf('hard'), difficultyFilterOf('outra'), difficultyFilterOf(undefined)]).toEqual([
      'hard',
      'all',
      'all',
    ]);
  });

  it('know whether they narrow at all', () => {
    const none: CardFilter = { query: ' ', deck: '', difficulty: 'all' };
    expect(isNarrowed(none)).toBe(false);
    expect(isNarrowed({ ...none, query: 'a' })).toBe(true);
    expect(isNarrowed({ ...none, deck: 'Geral' })).toBe(true);
    expect(isNarrowed({ ...none, difficulty: 'easy' })).toBe(true);
  });
});

const decks = ['Química::Átomos', 'Geral', 'Biologia::Células', 'Álgebra', 'Biologia::Botânica', 'Geral'];
const options = deckOptions(decks.map((deck) => ({ deck })));

it('decks stand by name, at the root and in their folders, with their cards counted', () => {
  expect(options).toEqual({
    root: [
      { value: 'Álgebra', name: 'Álgebra', count: 1 },
      { value: 'Geral', name: 'Geral', count: 2 },
    ],
    folders: [
      {
        folder: 'Biologia',
        count: 2,
        decks: [
          { value: 'Biologia::Botânica', name: 'Botânica', count: 1 },
          { value: 'Biologia::Células', name: 'Células', count: 1 },
        ],
      },
      {
        folder: 'Química',
        count: 1,
        decks: [{ value: 'Química::Átomos', name: 'Átomos', count: 1 }],
      },
    ],
  });
});

it('knows decks and folders that can be chosen', () => {
  expect(
    ['Geral', 'Biologia', 'Biologia::Células', 'Células', ''].map((name) => isOption(options, name)),
  ).toEqual([true, true, true, false, false]);
});
