import fc from 'fast-check';
import { createEmptyCard, fsrs, Rating } from 'ts-fsrs';
import { describe, expect, it, test } from 'vitest';
import { addDays, daysBetween } from '#shared/rules/time/study-day.ts';
import { type CardGrade, grades } from './card-grades.ts';
import {
  type CardSchedule,
  defaultRetention,
  gradeCard,
  gradeOn,
  newSchedule,
  previewGrades,
  type ReplayedAnswer,
  rebuildCard,
  replay,
} from './grade-card.ts';

const zone = 'America/Sao_Paulo';
const parameters = { retention: defaultRetention };
const today = '2026-03-11';

/** Grades on each due day. */
function chain(...given: CardGrade[]): CardSchedule[] {
  const cards: CardSchedule[] = [];
  let card = newSchedule(today);
  for (const grade of given) {
    card = gradeOn(card, grade, card.dueOn, defaultRetention).card;
    cards.push(card);
  }
  return cards;
}

describe('a new card', () => {
  it.each([
    ['incorrect', 1],
    ['hard', 2],
    ['correct', 3],
  ] as const)('answered %s comes back in %i days', (grade, days) => {
    expect(chain(grade)[0]?.interval).toBe(days);
  });

  it('is due on the day it is made', () => {
    expect(newSchedule(today)).toMatchObject({ dueOn: today, lastOn: null, interval: 0, easeFactor: 2.5 });
  });
});

test('a chain of correct answers gives growing gaps', () => {
  const cards = chain('correct', 'correct', 'correct', 'correct', 'correct');
  expect(cards.map(({ interval }) => interval)).toEqual([3, 14, 57, 196, 586]);
  expect(cards.at(-1)).toMatchObject({ reps: 5, lapses: 0, consecutiveCorrect: 5, easeFactor: 2.5 });
});

test('ease falls on incorrect and hard, recovers on correct, and stays between 1.3 and 2.5', () => {
  expect(chain('incorrect', 'hard', 'correct').map(({ easeFactor }) => easeFactor)).toEqual([2.3, 2.15, 2.2]);
  expect(chain(...Array<CardGrade>(12).fill('incorrect')).at(-1)?.easeFactor).toBe(1.3);
});

describe('the days are the student’s', () => {
  const first = (instant: string) =>
    gradeCard(newSchedule(today), 'correct', new Date(instant), zone, parameters);

  it('counts 20:30 and 21:30 of one evening in São Paulo as one day', () => {
    const { card } = first('2026-03-11T23:30:00Z');
    const again = gradeCard(card, 'correct', new Date('2026-03-12T00:30:00Z'), zone, parameters).card;
    expect(again.lastOn).toBe('2026-03-11');
    expect(again.stability).toBeCloseTo(card.stability, 5);
  });

  it('counts 21:30 and 20:30 of the next evening as one day apart', () => {
    const { card } = first('2026-03-12T00:30:00Z');
    const next = gradeCard(card, 'correct', new Date('2026-03-12T23:30:00Z'), zone, parameters).card;
    expect([card.lastOn, next.lastOn]).toEqual(['2026-03-11', '2026-03-12']);
    expect(next.stability).toBeGreaterThan(card.stability);
  });
});

test('after an incorrect answer the rest of the day is relearning, and the schedule stays', () => {
  const { card } = gradeOn(newSchedule(today), 'incorrect', today, defaultRetention);
  for (const grade of grades) {
    expect(gradeOn(card, grade, today, defaultRetention)).toEqual({
      card,
      log: { grade, day: today, kind: 'relearn' },
    });
  }
  const tomorrow = gradeOn(card, 'correct', card.dueOn, defaultRetention);
  expect(tomorrow.log.kind).toBe('review');
  expect(tomorrow.card.relearningOn).toBeNull();
});

test('a higher retention brings cards back sooner', () => {
  const interval = (retention: number) => {
    const { card } = gradeOn(newSchedule(today), 'correct', today, retention);
    return gradeOn(card, 'correct', card.dueOn, retention).card.interval;
  };
  expect(interval(0.95)).toBeLessThan(interval(0.9));
  expect(interval(0.8)).toBeGreaterThan(interval(0.9));
});

test('the preview says what the grade then does', () => {
  const [card] = chain('correct');
  if (!card) throw new Error('no card');
  const preview = previewGrades(card, card.dueOn, parameters);
  for (const grade of grades)
    expect(gradeOn(card, grade, card.dueOn, defaultRetention).card.interval).toBe(preview[grade]);
});

const histories = fc.array(
  fc.record({
    grade: fc.constantFrom(...grades),
    wait: fc.integer({ min: -2, max: 400 }),
    retention: fc.constantFrom(0.8, 0.85, 0.9, 0.95),
  }),
  { maxLength: 30 },
);

test('whatever the history, the fields agree and the rows rebuild the card', () => {
  fc.assert(
    fc.property(histories, (steps) => {
      let card = newSchedule(today);
      let day = today;
      const rows: { grade: CardGrade; day: string; retention: number }[] = [];
      for (const { grade, wait, retention } of steps) {
        day = addDays(day, wait);
        const before = structuredClone(card);
        const { card: after, log } = gradeOn(card, grade, day, retention);
        expect(card).toEqual(before);
        rows.push({ grade, day: log.day, retention });
        card = after;
        expect(card.easeFactor).toBeGreaterThanOrEqual(1.3);
        expect(card.easeFactor).toBeLessThanOrEqual(2.5);
        expect(card.interval).toBeGreaterThanOrEqual(1);
        expect(daysBetween(card.lastOn ?? '', card.dueOn)).toBe(card.interval);
        expect(card.lapses).toBeLessThanOrEqual(card.reps);
      }
      expect(rebuildCard(today, rows)).toEqual(card);
    }),
  );
});

test('whatever the order in which answers arrive, each put in its place leaves the same card and log', () => {
  const arrivals = histories.chain((steps) =>
    fc.tuple(fc.constant(steps), fc.shuffledSubarray([...steps.keys()], { minLength: steps.length })),
  );
  fc.assert(
    fc.property(arrivals, ([steps, order]) => {
      let day = today;
      const given = steps.map(({ grade, wait, retention }, at) => {
        day = addDays(day, wait);
        return { at, grade, day, retention };
      });
      let card = newSchedule(today);
      let log: ReplayedAnswer<(typeof given)[number]>[] = [];
      for (const index of order) {
        const later = log.filter(({ at }) => at > index);
        const answers = [given[index] as (typeof given)[number], ...later];
        const put = replay(later[0]?.before ?? card, answers);
        card = put.card;
        log = [...log.filter(({ at }) => at < index), ...put.replayed];
      }
      expect({ card, replayed: log }).toEqual(replay(newSchedule(today), given));
    }),
  );
});

test('whatever the history, memory and intervals are those of the library’s own scheduler', () => {
  const ratings = { incorrect: Rating.Again, hard: Rating.Hard, correct: Rating.Good } as const;
  const noon = (day: string) => new Date(`${day}T12:00:00Z`);
  fc.assert(
    fc.property(histories, (steps) => {
      let card = newSchedule(today);
      let theirs = createEmptyCard(noon(today));
      let day = today;
      for (const { grade, wait, retention } of steps) {
        day = addDays(day, wait);
        const { card: after, log } = gradeOn(card, grade, day, retention);
        card = after;
        if (log.kind === 'relearn') continue;
        const library = fsrs({ request_retention: retention, enable_short_term: false });
        theirs = library.next(theirs, noon(log.day), ratings[grade]).card;
        expect(card).toMatchObject({
          stability: theirs.stability,
          fsrsDifficulty: theirs.difficulty,
          reps: theirs.reps,
          lapses: theirs.lapses,
          interval: theirs.scheduled_days,
          dueOn: theirs.due.toISOString().slice(0, 10),
        });
      }
    }),
  );
});
