import { describe, expect, it } from 'vitest';
import { cardShares } from './card-shares.ts';

const disciplines = [
  { id: 1, name: 'LÍNGUA PORTUGUESA' },
  { id: 2, name: 'Direito Constitucional' },
];
const topic = (
  id: number,
  disciplineId: number,
  text: string,
  share: number,
  parentId: number | null = null,
) => ({
  ...{ id, disciplineId, parentId, text, share },
});
const topics = [
  topic(1, 1, 'Emprego da crase', 0.2),
  topic(2, 1, 'Concordância', 0),
  topic(3, 1, 'Concordância verbal', 0.1, 2),
  topic(4, 1, 'Concordância nominal', 0.1, 2),
  topic(5, 2, 'Princípios', 0.3),
  topic(6, 2, 'Remédios constitucionais', 0.3),
];
const filed = (subject: string, deck: string, cards: number) => ({
  subject,
  deck,
  cards,
  answered: cards,
  recall: 0.5,
});
const weigh = (cards: ReturnType<typeof filed>[], isSame = (_one: string, _other: string) => false) =>
  cardShares(disciplines, topics, cards, isSame).map(({ filed: { deck }, disciplineId, weight }) => [
    deck,
    disciplineId,
    Number(weight.toFixed(6)),
  ]);

describe('cards are about', () => {
  it('the topic that the last name of their deck says, in equal parts', () => {
    expect(weigh([filed('Língua portuguesa', 'Meus::EMPREGO da  Crase', 4)])).toEqual([
      ['Meus::EMPREGO da  Crase', 1, 0.05],
    ]);
  });

  it('the discipline that their subject or folder names, and all of it that has no cards of its own', () => {
    expect(
      weigh([
        filed('Língua Portuguesa', 'Geral', 10),
        filed('Português', 'Língua Portuguesa::Concordância', 4),
        filed('Língua Portuguesa', 'Concordância verbal', 2),
      ]),
    ).toEqual([
      ['Geral', 1, 0.025],
      ['Língua Portuguesa::Concordância', 1, 0.033333],
      ['Concordância verbal', 1, 0.05],
    ]);
  });

  it('the discipline that the catalogue knows by another name', () => {
    const isSame = (one: string, other: string) => one === 'LÍNGUA PORTUGUESA' && other === 'Português';
    expect(weigh([filed('Português', 'Geral', 2)], isSame)).toEqual([['Geral', 1, 0.2]]);
  });

  it('the only topic of these words, if they say enough alone', () => {
    expect(
      weigh([filed('Direito', 'Remédios constitucionais', 1), filed('Física', 'Princípios', 1)]),
    ).toEqual([['Remédios constitucionais', 2, 0.3]]);
  });

  it('nothing of the exam', () => {
    expect(weigh([filed('Violão', 'Acordes', 3), filed('Violão', '::', 1)])).toEqual([]);
  });
});

it('leaves no card of a discipline below the average where every topic has its deck', () => {
  const own = ['Princípios', 'Remédios constitucionais'].map((deck) =>
    filed('Direito constitucional', deck, 2),
  );
  expect(weigh([...own, filed('Direito constitucional', 'Tudo', 2)]).at(-1)).toEqual(['Tudo', 2, 0.1]);
});
