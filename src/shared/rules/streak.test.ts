import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type StudyDay, studyDay } from '#shared/rules/time/study-day.ts';
import {
  daysPerFreeze,
  daysToNextFreeze,
  endsOn,
  lengthOn,
  markDay,
  maxFreezes,
  noStreak,
  type StreakState,
} from './streak.ts';

const first = '2026-03-02';
const dayAt = (offset: number) => addDays(first, offset);

/** Logins on these days after the first, in this order. */
function visit(offsets: readonly number[], from: StreakState = noStreak) {
  const frozen: StudyDay[] = [];
  const state = offsets.reduce((before, offset) => {
    const marked = markDay(before, dayAt(offset));
    frozen.push(...marked.frozen);
    return marked.state;
  }, from);
  return { state, frozen };
}
const week = [0, 1, 2, 3, 4, 5, 6];
const fortnight = [...week, ...week.map((offset) => offset + 7)];

describe('a run', () => {
  it('counts consecutive days, and a day once', () => {
    expect(visit([0]).state.length).toBe(1);
    expect(visit([0, 1, 2]).state.length).toBe(3);
    expect(visit([0, 0, 1, 1, 1]).state).toEqual(visit([0, 1]).state);
  });

  it('starts again at 1 after a missed day that nothing covers', () => {
    expect(visit([0, 1, 2, 4])).toMatchObject({ state: { length: 1, lastOn: dayAt(4) }, frozen: [] });
  });

  it('is alive through yesterday, and 0 later', () => {
    const { state } = visit([0, 1, 2]);
    expect([2, 3, 4, 40].map((offset) => lengthOn(state, dayAt(offset)))).toEqual([3, 3, 0, 0]);
    expect(lengthOn(noStreak, first)).toBe(0);
  });

  it('stays as it is when a clock or zone goes back a day', () => {
    const { state } = visit([0, 1, 2]);
    expect(markDay(state, dayAt(1))).toEqual({ state, frozen: [] });
    expect(lengthOn(state, dayAt(1))).toBe(3);
    expect(visit([1, 2, 3], state).state.length).toBe(4);
  });
});

describe('a freeze', () => {
  it('is earned by seven active days, and at most two are held', () => {
    expect(visit(week.slice(0, 6)).state).toMatchObject({ freezes: 0, towardsFreeze: 6 });
    expect(visit(week).state).toMatchObject({ freezes: 1, towardsFreeze: 0 });
    expect(visit(fortnight).state.freezes).toBe(2);
    expect(visit([...fortnight, ...fortnight.map((offset) => offset + 14)]).state.freezes).toBe(2);
  });

  it('says how many active days are missing to the next, and 0 while no more can be held', () => {
    expect(daysToNextFreeze(noStreak)).toBe(7);
    expect(daysToNextFreeze(visit([0, 1]).state)).toBe(5);
    expect(daysToNextFreeze(visit(week).state)).toBe(7);
    expect(daysToNextFreeze(visit(fortnight).state)).toBe(0);
  });

  it('covers exactly one missed day, which keeps the run without adding to it', () => {
    expect(visit([...week, 8])).toMatchObject({
      state: { length: 8, freezes: 0, towardsFreeze: 1 },
      frozen: [dayAt(7)],
    });
  });

  it('is not enough for two missed days: they need two, and none is spent in vain', () => {
    expect(visit([...week, 9])).toMatchObject({ state: { length: 1, freezes: 1 }, frozen: [] });
    expect(visit([...fortnight, 16])).toMatchObject({
      state: { length: 15, freezes: 0 },
      frozen: [dayAt(14), dayAt(15)],
    });
    expect(visit([...fortnight, 17])).toMatchObject({ state: { length: 1, freezes: 2 }, frozen: [] });
  });

  it('is earned again only by days after one was spent', () => {
    const long = [...fortnight, ...week.map((offset) => offset + 14)];
    const { state } = visit([...long, 22]);
    expect(state).toMatchObject({ freezes: 1, towardsFreeze: 1 });
    expect(visit([23, 24, 25, 26, 27, 28], state).state.freezes).toBe(2);
  });

  it('shows a run that it can still cover, without being spent by looking', () => {
    const { state } = visit(week);
    expect([7, 8, 9].map((offset) => lengthOn(state, dayAt(offset)))).toEqual([7, 7, 0]);
  });
});

describe('any sequence of logins', () => {
  const offsets = fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 80 }).map((gaps) => {
    let at = 0;
    return gaps.map((gap) => {
      at += gap < 4 ? 1 : gap - 2;
      return at;
    });
  });

  it('gives the run that counting back over the days gives', () => {
    fc.assert(
      fc.property(offsets, (days) => {
        const { state, frozen } = visit(days);
        const [active, covered] = [new Set(days.map(dayAt)), new Set(frozen)];
        let counted = 0;
        for (let day = state.lastOn ?? ''; active.has(day) || covered.has(day); day = addDays(day, -1))
          if (active.has(day)) counted++;
        expect(state.length).toBe(counted);
        expect(frozen.filter((day) => active.has(day))).toEqual([]);
        expect(covered.size).toBe(frozen.length);
      }),
    );
  });

  it('spends no more freezes than seven days each have earned, and never holds more than two', () => {
    fc.assert(
      fc.property(offsets, (days) => {
        let state = noStreak;
        let spent = 0;
        for (const [index, offset] of days.entries()) {
          const marked = markDay(state, dayAt(offset));
          const unspent = state.freezes - marked.frozen.length;
          expect(unspent).toBeGreaterThanOrEqual(0);
          expect(marked.state.freezes).toBeLessThanOrEqual(maxFreezes);
          spent += marked.frozen.length;
          state = marked.state;
          expect(spent + state.freezes).toBeLessThanOrEqual(Math.floor((index + 1) / daysPerFreeze));
        }
      }),
    );
  });

  it('says before a login what the login then continues', () => {
    fc.assert(
      fc.property(offsets, fc.integer({ min: 0, max: 6 }), (days, later) => {
        const { state } = visit(days);
        const day = addDays(state.lastOn ?? first, later);
        const after = markDay(state, day).state;
        const isNew = state.lastOn === null || later > 0;
        expect(after.length).toBe(lengthOn(state, day) + (isNew ? 1 : 0));
      }),
    );
  });

  it('counts the same however often each login is sent, and whatever older day is told in between', () => {
    fc.assert(
      fc.property(offsets, fc.array(fc.integer({ min: 0, max: 2 }), { maxLength: 80 }), (days, backs) => {
        const repeated = days.flatMap((day, index) => [day, day - (backs[index] ?? 0), day]);
        expect(visit(repeated)).toEqual(visit(days));
      }),
    );
  });
});

describe("a student's own clock", () => {
  const lengthAfter = (zone: string, instants: readonly string[]) =>
    instants.reduce((state, instant) => markDay(state, studyDay(new Date(instant), zone)).state, noStreak)
      .length;

  it.each([
    ['America/Noronha', '-02:00'],
    ['America/Sao_Paulo', '-03:00'],
    ['America/Manaus', '-04:00'],
    ['America/Rio_Branco', '-05:00'],
  ])('in %s puts 23:30 and 00:30 on two days, and both of one evening on one', (zone, offset) => {
    expect(lengthAfter(zone, [`2026-03-11T23:30:00${offset}`, `2026-03-12T00:30:00${offset}`])).toBe(2);
    expect(lengthAfter(zone, [`2026-03-11T00:30:00${offset}`, `2026-03-11T23:30:00${offset}`])).toBe(1);
    expect(lengthAfter(zone, [`2026-03-11T23:30:00${offset}`, `2026-03-13T00:30:00${offset}`])).toBe(1);
  });

  it.each([
    ['spring', ['03-28T23:30+00:00', '03-29T00:30+00:00', '03-29T23:30+01:00', '03-30T00:30+01:00']],
    ['autumn', ['10-24T23:30+01:00', '10-25T00:30+01:00', '10-25T23:30+00:00', '10-26T00:30+00:00']],
  ])('in Lisbon counts three days over the change of %s', (_, instants) => {
    expect(
      lengthAfter(
        'Europe/Lisbon',
        instants.map((instant) => `2026-${instant}`),
      ),
    ).toBe(3);
  });

  it('neither breaks nor counts twice on a flight west over midnight', () => {
    const state = ['2026-03-11T12:00:00Z', '2026-03-12T00:30:00Z'].reduce(
      (before, instant) => markDay(before, studyDay(new Date(instant), 'Europe/Lisbon')).state,
      noStreak,
    );
    const evening = studyDay(new Date('2026-03-12T01:00:00Z'), 'America/Sao_Paulo');
    expect(evening).toBe('2026-03-11');
    expect(markDay(state, evening).state).toBe(state);
    expect(lengthOn(state, evening)).toBe(2);
  });
});

it('ends with the one day on which it stands before the login and no more after it', () => {
  const days = fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 30 });
  fc.assert(
    fc.property(days, fc.integer({ min: 0, max: 45 }), (offsets, offset) => {
      const { state } = visit(offsets.toSorted((one, other) => one - other));
      const [today, tomorrow] = [dayAt(offset), dayAt(offset + 1)];
      fc.pre(state.lastOn === null || state.lastOn <= today);
      const ends = state.length >= 2 && lengthOn(state, today) > 0 && lengthOn(state, tomorrow) === 0;
      // Seen today, it stands until tomorrow's end at least.
      expect(endsOn(state, today)).toBe(ends && state.lastOn !== today);
    }),
  );
});
