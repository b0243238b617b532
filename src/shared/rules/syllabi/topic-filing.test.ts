import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createFlashcardSchema } from '#shared/contracts/flashcards.schemas.ts';
import { deckParts, namedAs, topicFiling } from './topic-filing.ts';

it('files the cards of a topic in a deck of its discipline', () => {
  expect(topicFiling('Língua Portuguesa', 'Emprego da crase')).toEqual({
    subject: 'Língua Portuguesa',
    deck: 'Língua Portuguesa::Emprego da crase',
  });
  expect(deckParts('Língua Portuguesa::Emprego da crase')).toEqual({
    folder: 'Língua Portuguesa',
    name: 'Emprego da crase',
  });
  expect(deckParts('Crase')).toEqual({ folder: '', name: 'Crase' });
});

it('makes names that a card may have, of whatever a notice calls its topics', () => {
  const text = fc.string({ minLength: 1, maxLength: 1500 }).map((rest) => `a${rest}`);
  fc.assert(
    fc.property(text, text, (discipline, topic) => {
      const filing = topicFiling(discipline, topic);
      expect(createFlashcardSchema.parse({ answer: 'x', ...filing })).toMatchObject(filing);
      expect(filing.deck.split('::')).toHaveLength(2);
    }),
  );
});

it('compares names by their words', () => {
  expect(namedAs('  Crase: emprego;\nCASOS ')).toBe(namedAs('crase – emprego (casos)'));
  expect(namedAs('…')).toBe('');
});
