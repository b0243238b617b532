import { LRUCache } from 'lru-cache';
import type { Flashcard, HistoryEntry } from '#shared/contracts/flashcards.ts';
import type { CardSchedule } from '#shared/rules/grade-card.ts';
import { dayStart } from '#shared/rules/time/study-day.ts';
import type { PastAnswer } from './history-queries.ts';
import type { CardRow } from './queries.ts';

/** What the next answer is graded from. */
export function scheduleOf(card: CardSchedule): CardSchedule {
  const { stability, fsrsDifficulty, reps, lapses, dueOn, lastOn, interval, easeFactor } = card;
  const { consecutiveCorrect, relearningOn } = card;
  return {
    stability,
    fsrsDifficulty,
    reps,
    lapses,
    dueOn,
    lastOn,
    interval,
    easeFactor,
    consecutiveCorrect,
    relearningOn,
  };
}

/** Reading a calendar is slow, and students share their zones and days. */
const starts = new LRUCache<string, string>({ max: 20_000 });

function startOf(day: string, timeZone: string): string {
  const key = `${day} ${timeZone}`;
  const known = starts.get(key) ?? dayStart(day, timeZone).toISOString();
  starts.set(key, known);
  return known;
}

/** Cards as the student sees them in `timeZone`. */
export function cardPresenter(
  timeZone: string,
): (card: CardRow, history?: readonly PastAnswer[]) => Flashcard {
  return (card, history = []) => {
    const { id, question, answer, subject, deck, tags, difficulty, source, suspended } = card;
    const { dueOn, consecutiveCorrect, interval, easeFactor, createdAt } = card;
    return {
      id,
      _id: id,
      question,
      answer,
      subject,
      deck,
      tags,
      difficulty,
      source,
      suspended,
      nextReviewDate: startOf(dueOn, timeZone),
      consecutiveCorrect,
      interval,
      easeFactor,
      schedule: scheduleOf(card),
      studyHistory: history.map(presentAnswer),
      createdAt: createdAt.toISOString(),
    };
  };
}

const presentAnswer = ({ id, answeredAt, grade, timeSpent, kind }: PastAnswer): HistoryEntry => ({
  id,
  date: answeredAt.toISOString(),
  result: grade,
  timeSpent,
  kind,
});
