import { describe, expect, it } from 'vitest';
import { sampleCard } from '#test/support/samples/flashcards.ts';
import {
  addCardTags,
  brokenCardRules,
  type CardForm,
  cardFormOf,
  cardInput,
  hasText,
  newCard,
  nextCard,
} from './form.ts';

const filled = (changes: Partial<CardForm> = {}): CardForm => ({
  ...newCard,
  answer: 'A divisão',
  subject: 'Biologia',
  ...changes,
});

describe('the rules', () => {
  it('accept a card without a question', () => {
    expect(brokenCardRules(filled())).toEqual([]);
  });

  it.each<[Partial<CardForm>, string, string]>([
    [{ answer: ' ' }, 'answer', 'A resposta é obrigatória.'],
    [{ subject: '' }, 'subject', 'A matéria é obrigatória.'],
    [{ question: 'x'.repeat(5001) }, 'question', 'A pergunta pode ter até 5.000 caracteres.'],
    [{ answer: 'x'.repeat(5001) }, 'answer', 'A resposta pode ter até 5.000 caracteres.'],
    [{ deck: 'x'.repeat(121) }, 'deck', 'O nome do baralho pode ter até 120 caracteres.'],
    [{ tags: ['Enem'], tagDraft: 'enem' }, 'tags', 'A tag “enem” já está neste flashcard.'],
  ])('%j', (changes, field, message) => {
    expect(brokenCardRules(filled(changes))).toEqual([{ field, message }]);
  });
});

it('sends what is still typed as a tag', () => {
  const input = cardInput(filled({ tags: ['Enem'], tagDraft: ' DNA ' }));
  expect(input).toEqual({
    question: '',
    answer: 'A divisão',
    subject: 'Biologia',
    deck: 'Geral',
    tags: ['Enem', 'DNA'],
    difficulty: 3,
  });
});

it('keeps subject, deck and tags for the next card', () => {
  const card = filled({ question: 'O quê?', deck: 'Bio::A', tags: ['Enem'], difficulty: 5 });
  expect(nextCard(card)).toEqual({ ...newCard, subject: 'Biologia', deck: 'Bio::A', tags: ['Enem'] });
  expect([hasText(card), hasText(nextCard(card))]).toEqual([true, false]);
});

it('opens on a card that there is', () => {
  const card = sampleCard({ tags: ['Enem'], difficulty: 5 });
  expect(cardInput(cardFormOf(card))).toEqual({
    question: card.question,
    answer: card.answer,
    subject: 'Biologia',
    deck: 'Geral',
    tags: ['Enem'],
    difficulty: 5,
  });
});

const long = 'x'.repeat(41);
const twenty = Array.from({ length: 20 }, (_, index) => `t${index}`);

it.each<[string[], string, string[], string, string | null]>([
  [[], ' Enem ', ['Enem'], '', null],
  [['Enem'], '', ['Enem'], '', null],
  [['Enem'], ' , ,', ['Enem'], '', null],
  [['Enem'], 'DNA, RNA,', ['Enem', 'DNA', 'RNA'], '', null],
  [['Genética'], 'genetica', ['Genética'], 'genetica', 'A tag “genetica” já está neste flashcard.'],
  [[], 'a, A, b', ['a', 'b'], 'A', 'A tag “A” já está neste flashcard.'],
  [[], `${long}, b`, ['b'], long, 'Cada tag pode ter até 40 caracteres.'],
  [twenty, 'mais', twenty, 'mais', 'Um flashcard pode ter até 20 tags.'],
])('%j and %j', (tags, typed, after, left, problem) => {
  expect(addCardTags(tags, typed)).toEqual({ tags: after, left, problem });
});
