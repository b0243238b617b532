import { describe, expect, it } from 'vitest';
import { judgeNotes } from './judge-notes.ts';
import type { Note } from './note.ts';

const note = (changes: Partial<Note>): Note => ({
  line: 1,
  question: 'P',
  answer: 'R',
  deck: '',
  tags: [],
  subject: 'Física',
  difficulty: '',
  media: 0,
  ...changes,
});
const judge = (notes: Partial<Note>[], own: [string, string][] = []) =>
  judgeNotes(
    { notes: notes.map((changes, index) => note({ line: index + 1, ...changes })), leftOut: [] },
    own,
    'Geral',
  );

describe('notes as cards', () => {
  it('get the deck of the file or the one chosen, and a middle difficulty', () => {
    const { judged } = judge([
      {},
      { question: 'P2', deck: 'A::B', difficulty: 'Difícil' },
      { question: 'P3', difficulty: '5' },
    ]);
    expect(judged.map(({ card }) => [card.deck, card.difficulty])).toEqual([
      ['Geral', 3],
      ['A::B', 4],
      ['Geral', 5],
    ]);
  });

  it('answer what a cloze hides when they have no other answer', () => {
    const { judged } = judge([{ question: 'A {{c1::célula}} tem {{c2::núcleo::o quê?}}.', answer: ' ' }]);
    expect(judged[0]?.card.answer).toBe('célula; núcleo');
  });

  it('are duplicates but for case, accents and white space, first of own cards, then of the file', () => {
    const { judged, report } = judge(
      [
        { question: 'O QUE É  AÇÃO?' },
        { question: 'nova' },
        { question: 'Nova', answer: ' r' },
        { question: 'nova', answer: 'outra' },
      ],
      [['o que e acao?', 'r']],
    );
    expect(judged.map(({ duplicateOf }) => duplicateOf)).toEqual(['own', null, 'file', null]);
    expect(report.duplicates).toEqual({
      own: 1,
      file: 1,
      first: [
        { line: 1, text: 'O QUE É AÇÃO?', of: 'own' },
        { line: 3, text: 'Nova', of: 'file' },
      ],
    });
  });

  it('are left out, with the reason, when they say too little or too much', () => {
    const { judged, report } = judge([
      { answer: ' ' },
      { question: 'x'.repeat(5001) },
      { answer: '', media: 1 },
      { question: '', media: 2 },
      { question: '' },
    ]);
    expect(judged).toHaveLength(1);
    expect(report.media).toBe(3);
    expect(report.broken).toMatchObject({
      count: 4,
      first: [
        { line: 1, reason: 'A resposta é obrigatória.' },
        { line: 2, reason: 'A pergunta pode ter até 5.000 caracteres.' },
        { line: 3, reason: 'Sem as mídias, falta texto neste flashcard.' },
        { line: 4 },
      ],
    });
    expect(report.broken.first[1]?.text).toHaveLength(120);
  });

  it('lose only what is beside the point to a limit, and that is counted', () => {
    const { judged, report } = judge([
      {
        deck: 'd'.repeat(200),
        tags: ['t'.repeat(60), ...Array.from({ length: 30 }, (_, index) => `t${index}`)],
      },
      { question: 'P2', difficulty: 'enorme', subject: '😀'.repeat(100) },
      { question: 'P3', tags: ['a', 'a', ' b '] },
    ]);
    expect(judged.map(({ card }) => [card.deck.length, card.tags.length, card.difficulty])).toEqual([
      [120, 20, 3],
      [5, 0, 3],
      [5, 2, 3],
    ]);
    expect(judged[1]?.card.subject).toBe('😀'.repeat(80));
    expect(report.shortened).toBe(2);
  });

  it('never hold what the database refuses', () => {
    const [first] = judge([{ question: 'a\0b\ud800', tags: ['x\0y'] }]).judged;
    expect(first?.card).toMatchObject({ question: 'ab\ufffd', tags: ['xy'] });
  });
});
