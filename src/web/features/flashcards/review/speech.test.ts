import { describe, expect, it } from 'vitest';
import { sampleCard } from '#test/support/samples/flashcards.ts';
import { noneToday } from '../daily-limits.ts';
import { startSession } from '../review-session.ts';
import { reviewSession } from './actions.ts';
import { spokenChange } from './speech.ts';

describe('what a screen reader hears', () => {
  const day = '2026-03-10';
  const cards = ['Um', 'Dois'].map((question) => sampleCard({ id: question, question }));
  const limits = { newPerDay: 9, reviewsPerDay: 9 };
  const started = startSession({ cards, beyond: 0, answeredToday: noneToday }, day, limits);
  const answer = { id: 'a', grade: 'correct', timeSpent: 1, answeredAt: `${day}T12:00:00.000Z` } as const;
  const revealed = reviewSession(started, { type: 'flip' });
  const graded = reviewSession(revealed, { type: 'grade', answer, day, retention: 0.9 });
  const moved = reviewSession(graded, { type: 'next' });

  it('is the answer, what it led to, and the next question', () => {
    expect(spokenChange(started, revealed)).toBe('Resposta: A divisão de uma célula em duas iguais.');
    expect(spokenChange(revealed, graded)).toBe('Correto. Este flashcard volta em 3 dias.');
    expect(spokenChange(graded, moved)).toBe('Pergunta 2 de 2: Dois');
  });

  it('tells an answer taken back, and the end', () => {
    expect(spokenChange(moved, reviewSession(moved, { type: 'undo' }))).toBe(
      'Resposta desfeita. Pergunta 1 de 2: Um',
    );
    const last = [
      { type: 'flip' },
      { type: 'grade', answer, day, retention: 0.9 },
      { type: 'next' },
    ] as const;
    const done = last.reduce(reviewSession, moved);
    expect(spokenChange(moved, done)).toBe('Revisão concluída. 2 corretas, 0 difíceis e 0 incorretas.');
  });
});
