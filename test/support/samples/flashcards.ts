import type { Flashcard } from '#shared/contracts/flashcards.ts';
import { newSchedule } from '#shared/rules/grade-card.ts';

/** A card as the API describes one, never answered, for tests. */
export function sampleCard(changes: Partial<Flashcard> = {}): Flashcard {
  const id = changes.id ?? '0193a000-0000-7000-8000-0000000000c1';
  return {
    id,
    _id: id,
    question: 'O que é a mitose?',
    answer: 'A divisão de uma célula em duas iguais.',
    subject: 'Biologia',
    deck: 'Geral',
    tags: [],
    difficulty: 3,
    source: null,
    suspended: false,
    nextReviewDate: '2026-03-10T03:00:00.000Z',
    consecutiveCorrect: 0,
    interval: 0,
    easeFactor: 2.5,
    schedule: newSchedule('2026-03-10'),
    studyHistory: [],
    createdAt: '2026-03-10T12:00:00.000Z',
    ...changes,
  };
}
