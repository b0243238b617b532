import fc from 'fast-check';
import { expect, test } from 'vitest';
import { topicKinds } from '#server/content/curricula.ts';
import type { DraftTopic } from '#server/language/plans/plan-writer.ts';
import type { Activity, PlanDay, PlanWeek } from '#shared/contracts/study-plans.ts';
import {
  addDays,
  daysBetween,
  type Weekday,
  weekdayNames,
  weekdayOf,
  weekdays,
} from '#shared/rules/time/study-day.ts';
import { runs } from '#test/support/runs.ts';
import { type ScheduleInput, schedulePlan } from './schedule.ts';

const priorities = ['alta', 'média', 'baixa'] as const;
const factor = { alta: 1.5, média: 1, baixa: 0.6 };

const topics = (min: number, max: number) =>
  fc
    .array(fc.record({ priority: fc.constantFrom(...priorities), weight: fc.integer({ min: 1, max: 5 }) }), {
      minLength: min,
      maxLength: max,
    })
    .map((list) =>
      list.map(
        (topic, index): DraftTopic => ({ ...topic, name: `T${index}`, description: `Sobre T${index}.` }),
      ),
    );

const dayMinutes = fc.oneof(
  fc.constant(0),
  fc.integer({ min: 0, max: 24 }).map((n) => n * 30),
  fc.integer({ min: 0, max: 720 }),
);
const week = fc
  .array(dayMinutes, { minLength: 7, maxLength: 7 })
  .map(
    (list) => Object.fromEntries(weekdays.map((day, index) => [day, list[index]])) as Record<Weekday, number>,
  );

const inputs = (
  weeks: { min: number; max: number },
  hours = week,
  list = topics(1, 50),
): fc.Arbitrary<ScheduleInput> =>
  fc.record({
    topics: list,
    startDate: fc.integer({ min: 0, max: 1500 }).map((count) => addDays('2026-01-01', count)),
    numberOfWeeks: fc.integer(weeks),
    minutesByWeekday: hours,
  });

const everyDay = (minutes: number) =>
  Object.fromEntries(weekdays.map((day) => [day, minutes])) as Record<Weekday, number>;
const named = (count: number): DraftTopic[] =>
  Array.from({ length: count }, (_, index) => ({
    name: `T${index}`,
    description: `Sobre T${index}.`,
    priority: 'média',
    weight: 3,
  }));

const daysOf = (weeks: readonly PlanWeek[]): PlanDay[] => weeks.flatMap(({ days }) => days);
const activitiesOf = (weeks: readonly PlanWeek[]): Activity[] =>
  daysOf(weeks).flatMap(({ activities }) => activities);
const minutesIn = (activities: readonly Activity[]) =>
  activities.reduce((sum, { duration }) => sum + duration, 0);
const startOf = ({ time }: Activity) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const isReview = ({ description }: Activity) => description.startsWith('Revisão: ');
const lawOf = (
  arbitrary: fc.Arbitrary<ScheduleInput>,
  law: (input: ScheduleInput, weeks: PlanWeek[]) => void,
) =>
  fc.assert(
    fc.property(arbitrary, (input) => law(input, schedulePlan(input))),
    runs(150),
  );

test('every week has seven dated days that follow the calendar, with unique activity ids', () => {
  lawOf(inputs({ min: 1, max: 20 }), (input, weeks) => {
    expect(weeks.map(({ weekNumber }) => weekNumber)).toEqual(
      Array.from({ length: input.numberOfWeeks }, (_, i) => i + 1),
    );
    for (const [index, day] of daysOf(weeks).entries()) {
      const date = addDays(input.startDate, index);
      expect([day.date, day.dayNumber, day.dayName]).toEqual([
        date,
        (index % 7) + 1,
        weekdayNames[weekdayOf(date)],
      ]);
      expect(day.activities.map(({ _id }) => _id)).toEqual(
        day.activities.map((_, position) => `w${Math.floor(index / 7)}d${index % 7}a${position}`),
      );
    }
    expect(weeks.every(({ days }) => days.length === 7)).toBe(true);
  });
});

test('no activity lies outside its day, and none overlaps another', () => {
  lawOf(inputs({ min: 1, max: 12 }), ({ minutesByWeekday: minutes }, weeks) => {
    for (const day of daysOf(weeks)) {
      let end = 8 * 60;
      for (const activity of day.activities) {
        expect(startOf(activity)).toBeGreaterThanOrEqual(end);
        end = startOf(activity) + activity.duration;
      }
      expect(end).toBeLessThanOrEqual(8 * 60 + minutes[weekdayOf(day.date)]);
    }
  });
});

test('a day of half an hour or more is filled to 90 % with activities of 25 to 60 minutes', () => {
  lawOf(inputs({ min: 1, max: 12 }), ({ minutesByWeekday: minutes }, weeks) => {
    for (const day of daysOf(weeks)) {
      const available = minutes[weekdayOf(day.date)];
      if (available < 15) expect(day.activities).toEqual([]);
      else if (available < 30) expect(day.activities.map(({ duration }) => duration)).toEqual([available]);
      else {
        expect(minutesIn(day.activities)).toBeGreaterThanOrEqual(available * 0.9);
        expect(minutesIn(day.activities)).toBeLessThanOrEqual(available);
        for (const { duration } of day.activities) {
          expect(duration).toBeGreaterThanOrEqual(25);
          expect(duration).toBeLessThanOrEqual(60);
        }
      }
    }
  });
});

test('topics first appear in their order, and all of them when there are as many blocks', () => {
  lawOf(inputs({ min: 1, max: 8 }), ({ topics: asked }, weeks) => {
    const activities = activitiesOf(weeks);
    const order = [...new Set(activities.map(({ topic }) => topic))];
    const expected = asked.map(({ name }) => name).filter((name) => order.includes(name));
    expect(order).toEqual(expected);
    if (activities.length >= asked.length) expect(order).toHaveLength(asked.length);
  });
});

test('with fewer blocks than topics, no topic left out has a higher priority than one kept', () => {
  const few = fc.constantFrom(0, 30, 45, 60).map(everyDay);
  lawOf(inputs({ min: 1, max: 2 }, few, topics(40, 50)), ({ topics: asked }, weeks) => {
    const kept = new Set(activitiesOf(weeks).map(({ topic }) => topic));
    const rank = (of: (topic: DraftTopic) => boolean) =>
      asked.filter(of).map(({ priority }) => factor[priority]);
    const lowestKept = Math.min(...rank(({ name }) => kept.has(name)), 2);
    const highestLeft = Math.max(...rank(({ name }) => !kept.has(name)), 0);
    if (kept.size > 0) expect(lowestKept).toBeGreaterThanOrEqual(highestLeft);
  });
});

test('study time follows weight and priority within one block and a fifth of the share', () => {
  const generous = fc.integer({ min: 4, max: 12 }).map((halfHours) => everyDay(halfHours * 30));
  lawOf(inputs({ min: 8, max: 20 }, generous, topics(3, 15)), ({ topics: asked }, weeks) => {
    const study = activitiesOf(weeks).filter((activity) => !isReview(activity));
    const effort = ({ weight, priority }: DraftTopic) => weight * factor[priority];
    const all = asked.reduce((sum, topic) => sum + effort(topic), 0);
    for (const topic of asked) {
      const share = (minutesIn(study) * effort(topic)) / all;
      const given = minutesIn(study.filter(({ topic: name }) => name === topic.name));
      expect(Math.abs(given - share)).toBeLessThanOrEqual(60 + share / 5);
    }
  });
});

test('before the last week reviews take at most a quarter of the time and return at gaps that never shrink', () => {
  lawOf(inputs({ min: 3, max: 20 }), (_, weeks) => {
    const before = daysOf(weeks.slice(0, -1));
    const all = before.flatMap(({ activities }) => activities);
    const reviews = all.filter(isReview);
    expect(minutesIn(reviews)).toBeLessThanOrEqual(minutesIn(all) * 0.25);
    for (const name of new Set(reviews.map(({ topic }) => topic))) {
      const met = before.filter(({ activities }) => activities.some(({ topic }) => topic === name));
      const lastStudied = met.findLastIndex(({ activities }) =>
        activities.some((activity) => activity.topic === name && !isReview(activity)),
      );
      const dates = met.slice(lastStudied).map(({ date }) => date);
      const gaps = dates.slice(1).map((date, index) => daysBetween(dates[index] as string, date));
      expect(gaps).toEqual([...gaps].sort((a, b) => a - b));
    }
  });
});

test('the last of three weeks or more is review once every topic has had its turn', () => {
  lawOf(inputs({ min: 3, max: 12 }), ({ topics: asked }, weeks) => {
    const before = new Set(activitiesOf(weeks.slice(0, -1)).map(({ topic }) => topic));
    const last = activitiesOf(weeks.slice(-1));
    if (before.size === asked.length) expect(last.every(isReview)).toBe(true);
    const names = new Set(asked.map(({ name }) => name));
    if (before.size === names.size && last.length >= names.size) {
      expect(new Set(last.map(({ topic }) => topic))).toEqual(names);
    }
  });
});

test('the same input gives the same plan', () => {
  lawOf(inputs({ min: 1, max: 12 }), (input, weeks) => {
    expect(schedulePlan(input)).toEqual(weeks);
  });
});

test('with an hour or two a day, finished topics come back the next day and later', () => {
  const weeks = schedulePlan({
    topics: named(10),
    startDate: '2026-03-02',
    numberOfWeeks: 6,
    minutesByWeekday: everyDay(120),
  });
  const returns = daysOf(weeks.slice(0, -1)).flatMap(({ date, activities }) =>
    activities
      .filter((activity) => activity.topic === 'T0' && isReview(activity))
      .map(() => daysBetween('2026-03-02', date)),
  );
  expect(returns.length).toBeGreaterThanOrEqual(4);
});

test('a topic opens with its own description and changes words from block to block', () => {
  const weeks = schedulePlan({
    topics: named(2),
    startDate: '2026-03-02',
    numberOfWeeks: 2,
    minutesByWeekday: everyDay(120),
  });
  const own = activitiesOf(weeks).filter((activity) => activity.topic === 'T0' && !isReview(activity));
  expect(own[0]?.description).toContain('Sobre T0.');
  expect(own[0]?.description).toContain('“T0”');
  expect(new Set(own.slice(0, 8).map(({ description }) => description)).size).toBe(8);
});

test('without hours every day is empty, and without topics too', () => {
  const empty = { startDate: '2026-03-02', numberOfWeeks: 3 };
  expect(activitiesOf(schedulePlan({ ...empty, topics: named(5), minutesByWeekday: everyDay(0) }))).toEqual(
    [],
  );
  expect(activitiesOf(schedulePlan({ ...empty, topics: [], minutesByWeekday: everyDay(60) }))).toEqual([]);
});

const lists = (min: number, max: number) =>
  topics(min, max).chain((list) =>
    fc
      .array(fc.constantFrom(...topicKinds), { minLength: list.length, maxLength: list.length })
      .map((kinds) =>
        list.map(
          (topic, at): DraftTopic => ({
            ...topic,
            kind: kinds[at] ?? 'concept',
            parts: at % 2 === 0 ? [] : [`Parte 1 de ${topic.name}`, `Parte 2 de ${topic.name}`],
          }),
        ),
      ),
  );

test('nothing is planned after the last day, and the weeks end with it', () => {
  fc.assert(
    fc.property(inputs({ min: 1, max: 12 }), fc.integer({ min: 0, max: 100 }), (input, until) => {
      const lastDay = addDays(input.startDate, until);
      const weeks = schedulePlan({ ...input, lastDay });
      const days = weeks.flatMap((each) => each.days);
      expect(days.filter(({ date, activities }) => date > lastDay && activities.length > 0)).toEqual([]);
      expect(weeks.length).toBe(Math.min(input.numberOfWeeks, Math.floor(until / 7) + 1));
    }),
    runs(100),
  );
});

test('no two texts of a week are equal, whatever the kinds', () => {
  fc.assert(
    fc.property(inputs({ min: 1, max: 6 }, week, lists(1, 30)), (input) => {
      for (const { days } of schedulePlan(input)) {
        const texts = days.flatMap(({ activities }) => activities.map(({ description }) => description));
        const said = texts.filter((text) => !text.includes('Retome o que ficou em aberto.'));
        expect(new Set(said).size).toBe(said.length);
      }
    }),
    runs(60),
  );
});

test('nobody goes back to mistakes before there was practice', () => {
  fc.assert(
    fc.property(inputs({ min: 1, max: 6 }, week, lists(1, 20)), (input) => {
      const practised = new Set<string>();
      for (const { topic, description } of schedulePlan(input).flatMap(({ days }) =>
        days.flatMap(({ activities }) => activities),
      )) {
        if (/errou|errad[oa]s?\b.*refaça|deixou em branco|trocou|correções/.test(description))
          expect(practised, description).toContain(topic);
        practised.add(topic);
      }
    }),
    runs(60),
  );
});

test('an activity is of the kind that its words ask for', () => {
  const kinds: Record<string, Set<string>> = {
    theory: new Set(),
    practice: new Set(),
    review: new Set(),
    test: new Set(),
  };
  for (const kind of ['concept', 'procedure', 'text', 'law', 'vocabulary', 'skill'] as const)
    for (const week of schedulePlan({
      topics: named(6).map((topic) => ({ ...topic, name: `Exercícios de ${topic.name}`, kind })),
      startDate: '2026-03-02',
      numberOfWeeks: 6,
      minutesByWeekday: everyDay(240),
    }))
      for (const activity of week.days.flatMap(({ activities }) => activities))
        kinds[activity.kind]?.add(activity.description);
  const isTimed = /tempo marcado|tempo de prova|cronometrada|nas condições da prova/;
  expect([...(kinds.test ?? [])].filter((text) => !isTimed.test(text))).toEqual([]);
  expect([...(kinds.review ?? [])].filter((text) => !text.startsWith('Revisão: '))).toEqual([]);
  expect(
    [...(kinds.theory ?? []), ...(kinds.practice ?? [])].filter(
      (text) => isTimed.test(text) || text.startsWith('Revisão'),
    ),
  ).toEqual([]);
  expect(
    [...(kinds.theory ?? [])].filter((text) => /^(Resolva|Exercícios|Treine|Responda|Enfrente)/.test(text)),
  ).toEqual([]);
  expect(
    [...(kinds.practice ?? [])].filter((text) => /^(Primeiro contato|Comece|Abra|Compare)/.test(text)),
  ).toEqual([]);
  expect(Object.values(kinds).map(({ size }) => size > 5)).toEqual([true, true, true, true]);
});

test('a skill is practised, a law is read', () => {
  const textsOf = (kind: DraftTopic['kind']) =>
    schedulePlan({
      topics: named(4).map((topic) => ({ ...topic, ...(kind && { kind }) })),
      startDate: '2026-03-02',
      numberOfWeeks: 2,
      minutesByWeekday: everyDay(120),
    })
      .flatMap(({ days }) =>
        days.flatMap(({ activities }) => activities.map(({ description }) => description)),
      )
      .join(' ');
  expect(textsOf('skill')).toMatch(/passo|faça|repita/i);
  expect(textsOf('skill')).not.toMatch(/artigo|questões/);
  expect(textsOf('law')).toMatch(/artigos/);
});

test('the last weeks of a programme repeat each topic by what it is worth, none twice in a row', () => {
  const worths = [1, 6, 2, 1];
  const weeks = schedulePlan({
    topics: named(4),
    startDate: '2026-03-11',
    numberOfWeeks: 10,
    minutesByWeekday: everyDay(120),
    closing: { weeks: 2, worths },
  });
  const last = activitiesOf(weeks.slice(-2)).map(({ topic }) => topic);
  const times = ['T0', 'T1', 'T2', 'T3'].map((name) => last.filter((topic) => topic === name).length);
  expect(times[1]).toBeGreaterThan(2 * (times[2] ?? 0));
  expect(times[2]).toBeGreaterThan(times[0] ?? 0);
  expect(Math.min(...times)).toBeGreaterThan(0);
  expect(last.every((topic, at) => topic !== last[at - 1])).toBe(true);
  const before = activitiesOf(weeks.slice(0, -2));
  expect(new Set(before.map(({ topic }) => topic)).size).toBe(4);
});

test('a topic’s key terms are defined in its first block, and asked for again in its reviews', () => {
  const terms = ['altura', 'timbre', 'decibéis', 'eco', 'ultrassom'];
  const weeks = schedulePlan({
    topics: named(3).map((topic) => ({ ...topic, terms })),
    startDate: '2026-03-02',
    numberOfWeeks: 4,
    minutesByWeekday: everyDay(60),
  });
  const said = activitiesOf(weeks).filter(({ topic }) => topic === 'T0');
  const words = `(?:${terms.join('|')})`;
  const three = `${words}, ${words} e ${words}\\.$`;
  expect(said[0]?.description).toMatch(new RegExp(`Termos para definir: ${three}`));
  const reviews = said.filter(isReview);
  expect(reviews.length).toBeGreaterThan(1);
  for (const { description } of reviews)
    expect(description).toMatch(new RegExp(`Defina de memória: ${three}`));
  for (const term of terms)
    expect(
      said.some(({ description }) => description.includes(term)),
      term,
    ).toBe(true);
});
