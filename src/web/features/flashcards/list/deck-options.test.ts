import { expect, it } from 'vitest';
import { deckOptions, isOption } from './deck-options.ts';

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
