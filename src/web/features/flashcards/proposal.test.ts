import { expect, it } from 'vitest';
import { brokenProposalRules, keptCards, type Proposal, proposalOf } from './proposal.ts';

const card = (question: string, answer: string) => ({
  question,
  answer,
  tags: ['Enem'],
  difficulty: 2,
  source: `${answer} está no texto.`,
});
const proposal = proposalOf({
  engine: 'local',
  fallback: null,
  note: null,
  cards: [card('Um?', 'Primeiro'), card('Dois?', 'Segundo')],
  sentences: [],
});
const changed = (index: number, changes: Partial<Proposal['cards'][number]>): Proposal => ({
  ...proposal,
  cards: proposal.cards.map((other, at) => (at === index ? { ...other, ...changes } : other)),
});
const filing = { subject: 'História', deck: 'Geral' };

it('every proposed card is kept until the student says otherwise', () => {
  expect(keptCards(proposal, filing)).toEqual([
    { ...card('Um?', 'Primeiro'), ...filing },
    { ...card('Dois?', 'Segundo'), ...filing },
  ]);
  expect(keptCards(changed(0, { isKept: false }), filing)).toEqual([
    { ...card('Dois?', 'Segundo'), ...filing },
  ]);
});

it('a kept card needs an answer, and no question', () => {
  expect(brokenProposalRules(changed(1, { question: '' }))).toEqual([]);
  expect(brokenProposalRules(changed(1, { answer: ' ' }))).toEqual([
    { field: 'cards.1.answer', message: 'A resposta é obrigatória.' },
  ]);
  expect(brokenProposalRules(changed(1, { answer: '', isKept: false }))).toEqual([]);
});

it('at least one card is kept', () => {
  const none = { ...proposal, cards: proposal.cards.map((other) => ({ ...other, isKept: false })) };
  expect(brokenProposalRules(none)).toEqual([
    { field: 'cards', message: 'Escolha pelo menos um flashcard.' },
  ]);
});
