import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Flashcard } from '#shared/contracts/flashcards.ts';
import { type CardGrade, grades } from '#shared/rules/card-grades.ts';
import { newSchedule } from '#shared/rules/grade-card.ts';
import { addDays } from '#shared/rules/time/study-day.ts';
import { runs } from '#test/support/runs.ts';
import { sampleCard } from '#test/support/samples/flashcards.ts';
import { noneToday } from '../daily-limits.ts';
import {
  cardOf,
  countWaiting,
  isFinished,
  positionOf,
  type ReviewSession,
  startSession,
} from '../review-session.ts';
import { type ReviewAction, reviewSession } from './actions.ts';

const day = '2026-03-10';
const generous = { newPerDay: 1000, reviewsPerDay: 1000 };
const seen = {
  ...newSchedule(day),
  lastOn: '2026-03-01',
  stability: 9,
  fsrsDifficulty: 5,
  reps: 2,
  interval: 9,
};
const cards = (count: number, changes: Partial<Flashcard> = {}) =>
  Array.from({ length: count }, (_, index) =>
    sampleCard({ id: `c${index + 1}`, schedule: newSchedule(day), ...changes }),
  );
const start = (count: number) =>
  startSession({ cards: cards(count), beyond: 0, answeredToday: noneToday }, day, generous);
const run = (session: ReviewSession, ...actions: ReviewAction[]) => actions.reduce(reviewSession, session);

let made = 0;
const answer = (grade: CardGrade, timeSpent = 5, on = day): ReviewAction => {
  made += 1;
  const answeredAt = `${on}T12:00:00.000Z`;
  return {
    type: 'grade',
    answer: { id: `a${made}`, grade, timeSpent, answeredAt },
    day: on,
    retention: 0.9,
  };
};
const flip: ReviewAction = { type: 'flip' };
const next: ReviewAction = { type: 'next' };
const undo: ReviewAction = { type: 'undo' };
const pass = (session: ReviewSession, grade: CardGrade) => run(session, flip, answer(grade), next);

describe('a card in review', () => {
  it('shows its question, then its answer, and turns back and forth', () => {
    const session = start(1);
    expect([session.phase, session.face]).toEqual(['question', 'front']);
    const revealed = run(session, flip);
    expect([revealed.phase, revealed.face]).toEqual(['answer', 'back']);
    const back = run(revealed, flip);
    expect([back.phase, back.face]).toEqual(['answer', 'front']);
  });

  it('is graded only once its answer was seen, and once', () => {
    const session = start(2);
    expect(run(session, answer('correct'))).toBe(session);
    const graded = run(session, flip, answer('correct'));
    expect(graded.phase).toBe('feedback');
    expect(run(graded, answer('incorrect'))).toBe(graded);
    expect(run(graded, flip)).toBe(graded);
    expect(graded.answers).toHaveLength(1);
  });

  it('is scheduled on from where it was', () => {
    const session = run(start(1), flip, answer('correct'));
    expect(cardOf(session, 'c1')?.schedule).toMatchObject({ dueOn: addDays(day, 3), reps: 1, lastOn: day });
  });

  it('goes on to the next only after its feedback', () => {
    const session = run(start(2), flip);
    expect(run(session, next)).toBe(session);
    expect(pass(start(2), 'correct').queue).toEqual(['c2']);
  });
});

describe('a card answered incorrectly', () => {
  it.each([
    [1, ['c1']],
    [3, ['c2', 'c3', 'c1']],
    [12, ['c2', 'c3', 'c4', 'c5', 'c6', 'c7', 'c8', 'c9', 'c10', 'c11', 'c1', 'c12']],
  ])('of %i returns before the session ends', (count, queue) => {
    expect(pass(start(count), 'incorrect').queue).toEqual(queue);
  });

  it('keeps its schedule whatever is answered later that day', () => {
    const failed = pass(start(1), 'incorrect');
    const schedule = cardOf(failed, 'c1')?.schedule;
    expect(schedule?.dueOn).toBe(addDays(day, 1));
    const again = pass(failed, 'incorrect');
    const done = pass(again, 'correct');
    expect(cardOf(done, 'c1')?.schedule).toEqual(schedule);
    expect(done.counts).toEqual({ incorrect: 2, hard: 0, correct: 1 });
    expect(isFinished(done)).toBe(true);
  });

  it('does not move the place in the session', () => {
    const session = pass(start(3), 'incorrect');
    expect([positionOf(session), session.total]).toEqual([1, 3]);
    const further = pass(session, 'hard');
    expect(positionOf(further)).toBe(2);
  });
});

describe('taking back', () => {
  it('returns from the end, card by card, at least 50 answers', () => {
    const first = start(60);
    let session = first;
    while (!isFinished(session)) session = pass(session, 'correct');
    for (let count = 0; count < 60; count += 1) session = run(session, undo);
    expect(session.queue).toEqual(first.queue);
    expect(session.answers).toEqual([]);
    expect([session.counts, session.seconds]).toEqual([first.counts, 0]);
  });

  it('with nothing answered changes nothing', () => {
    const session = start(1);
    expect(run(session, undo)).toBe(session);
  });

  it('shows the question first, also from the feedback', () => {
    const session = run(start(2), flip, answer('hard'), undo);
    expect([session.phase, session.face, session.queue]).toEqual(['question', 'front', ['c1', 'c2']]);
  });

  it('of any run of answers brings every card back as it was', () => {
    const steps = fc.array(fc.constantFrom(...grades), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 15 }), steps, (count, run_) => {
        const first = start(count);
        const visited = [first];
        for (const grade of run_) {
          const before = visited.at(-1) as ReviewSession;
          if (!isFinished(before)) visited.push(pass(before, grade));
        }
        let session = visited.at(-1) as ReviewSession;
        for (const before of visited.slice(0, -1).reverse()) {
          session = run(session, undo);
          expect(session.queue).toEqual(before.queue);
          for (const { id } of Object.values(first.cards))
            expect(cardOf(session, id)).toEqual(cardOf(before, id));
          expect(session.counts).toEqual(before.counts);
        }
      }),
      runs(60),
    );
  });
});

describe('daily limits', () => {
  const due = [...cards(3), ...cards(3, { schedule: seen }).map((card) => ({ ...card, id: `r${card.id}` }))];
  const started = (limits: typeof generous, answeredToday = noneToday) =>
    startSession({ cards: due, beyond: 4, answeredToday }, day, limits);

  it('shape the queue by new cards and reviews; the rest waits', () => {
    const session = started({ newPerDay: 1, reviewsPerDay: 2 });
    expect(session.queue).toEqual(['c1', 'rc1', 'rc2']);
    expect(countWaiting(session)).toBe(7);
  });

  it('count what was answered today', () => {
    const session = started({ newPerDay: 2, reviewsPerDay: 2 }, { newCards: 1, reviews: 2 });
    expect(session.queue).toEqual(['c1']);
    expect(countWaiting(session)).toBe(9);
  });

  it('follow the day of the answers', () => {
    const session = run(start(2), flip, answer('correct', 5, addDays(day, 1)));
    expect(session.day).toBe(addDays(day, 1));
  });

  it('let as many more through when asked to, and all when they allow none', () => {
    const one = { newPerDay: 1, reviewsPerDay: 1 };
    const extended = run(started(one), { type: 'extend', limits: one });
    expect(extended.queue).toEqual(['c1', 'rc1', 'c2', 'rc2']);
    expect(extended.total).toBe(4);
    const none = { newPerDay: 0, reviewsPerDay: 0 };
    const all = run(started(none), { type: 'extend', limits: none });
    expect(all.queue).toHaveLength(6);
    expect(countWaiting(all)).toBe(4);
  });
});

describe('a suspended card', () => {
  it('leaves the session, and comes back to the front', () => {
    const failed = pass(start(3), 'incorrect');
    const dropped = run(failed, { type: 'drop', cardId: 'c1' });
    expect([dropped.queue, dropped.total]).toEqual([['c2', 'c3'], 2]);
    expect(run(dropped, undo).queue).toEqual(['c2', 'c3']);
    const back = run(dropped, { type: 'putBack', cardId: 'c1' });
    expect([back.queue, back.total]).toEqual([['c1', 'c2', 'c3'], 3]);
  });

  it('in front makes room for the next question', () => {
    const dropped = run(start(2), flip, { type: 'drop', cardId: 'c1' });
    expect([dropped.queue, dropped.phase, dropped.face]).toEqual([['c2'], 'question', 'front']);
  });
});

describe('a session taken up again', () => {
  const refresh = (
    found: Flashcard[],
    { beyond = 0, limits = generous, answeredToday = noneToday } = {},
  ): ReviewAction => ({ type: 'refresh', due: { cards: found, beyond, answeredToday }, limits });

  it('takes edited texts over without moving', () => {
    const session = run(start(2), flip);
    const after = run(session, refresh(cards(2, { question: 'Nova?' })));
    expect(cardOf(after, 'c1')?.question).toBe('Nova?');
    expect([after.turn, after.phase]).toEqual([session.turn, 'answer']);
  });

  it('loses what is no longer due, but not what was answered here', () => {
    const session = pass(start(4), 'incorrect');
    const after = run(session, refresh(cards(3).slice(1)));
    expect([after.queue, after.total]).toEqual([['c2', 'c3', 'c1'], 3]);
    const undone = run(pass(start(2), 'correct'), undo);
    expect(run(undone, refresh([])).queue).toEqual(['c1']);
  });

  it('gains what has become due at its end, as far as the day has room, and moves nothing', () => {
    const session = run(start(2), flip);
    const after = run(session, refresh(cards(4)));
    expect([after.queue, after.total]).toEqual([['c1', 'c2', 'c3', 'c4'], 4]);
    expect([after.turn, after.phase]).toEqual([session.turn, 'answer']);
    const full = run(session, refresh(cards(4), { limits: { newPerDay: 3, reviewsPerDay: 9 } }));
    expect([full.queue, full.waiting, full.total]).toEqual([['c1', 'c2', 'c3'], ['c4'], 3]);
  });

  it('loses nothing when not all that is due was fetched', () => {
    expect(run(start(2), refresh([], { beyond: 1 })).queue).toEqual(['c1', 'c2']);
  });

  describe('when other cards were answered elsewhere meanwhile', () => {
    const limits = { newPerDay: 3, reviewsPerDay: 9 };
    const begun = startSession({ cards: cards(9), beyond: 0, answeredToday: noneToday }, day, limits);
    const answered = (newCards: number) => ({ limits, answeredToday: { newCards, reviews: 0 } });

    it('leaves those over the limits for tomorrow', () => {
      const session = pass(begun, 'correct');
      const after = run(session, refresh(cards(8).slice(1), answered(2)));
      expect([after.queue, after.total]).toEqual([['c2'], 2]);
      expect(after.waiting).toEqual(['c3', 'c4', 'c5', 'c6', 'c7', 'c8']);
    });

    it('keeps what was asked for beyond the limits', () => {
      let session = begun;
      for (const _ of [1, 2, 3]) session = pass(session, 'correct');
      session = run(session, { type: 'extend', limits });
      expect(run(session, refresh(cards(9).slice(3), answered(3))).queue).toEqual(['c4', 'c5', 'c6']);
      expect(run(session, refresh(cards(8).slice(3), answered(4))).queue).toEqual(['c4', 'c5']);
    });

    it('counts what was answered here since it was asked', () => {
      const session = pass(begun, 'correct');
      expect(run(session, refresh(cards(8), answered(1))).queue).toEqual(['c2']);
    });

    it('keeps cards that were answered here, and those taken back', () => {
      const failed = pass(begun, 'incorrect');
      expect(run(failed, refresh(cards(9).slice(1), answered(5))).queue).toEqual(['c1']);
      const undone = run(pass(begun, 'correct'), undo);
      expect(run(undone, refresh(cards(9), answered(5))).queue).toEqual(['c1']);
    });
  });
});
