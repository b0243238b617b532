import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type StudyDay } from '#shared/rules/time/study-day.ts';
import { runs } from '#test/support/runs.ts';
import type { TodayActivity, TodayBlock, TodaySyllabus, TodayTopic } from './today-candidates.ts';
import { planToday } from './today-plan.ts';

const today = '2026-03-11';
const day = (offset: number): StudyDay => addDays(today, offset);

const block = (changes: Partial<TodayBlock> = {}): TodayBlock => ({
  cycleId: 'c1',
  cycleName: 'Rumo ao Enem',
  blockId: 'b1',
  subject: 'Química',
  time: '08:00',
  minutesLeft: 50,
  ...changes,
});
const activity = (changes: Partial<TodayActivity> = {}): TodayActivity => ({
  id: 'a1',
  planId: 'p1',
  planTitle: 'Genética do zero',
  subject: 'Biologia',
  day: today,
  time: '08:00',
  duration: 30,
  topic: 'Leis de Mendel',
  description: 'Prática de “Leis de Mendel”: faça cinco exercícios.',
  lesson: null,
  ...changes,
});
const topic = (changes: Partial<TodayTopic> = {}): TodayTopic => ({
  planId: 'p1',
  planTitle: 'Genética do zero',
  subject: 'Biologia',
  id: 3,
  name: 'Mitose',
  completedOn: null,
  revisedOn: [],
  questionsDone: 0,
  questionsRight: 0,
  lesson: null,
  ...changes,
});
const syllabus = (changes: Partial<TodaySyllabus> = {}): TodaySyllabus => ({
  syllabusId: 's1',
  title: 'Analista',
  planId: 'p1',
  isBegunToday: false,
  topic: { id: 7, text: 'Crase', discipline: 'Português', does: 'theory' },
  lesson: null,
  ...changes,
});
const exam = (changes: object = {}) => ({
  ownerId: 'p1',
  title: 'Genética do zero',
  date: day(9),
  href: '/study-plans/p1',
  ...changes,
});

/** Due cards, all seen before. */
const reviews = (due: number, today = due) => ({
  due,
  today: { reviews: today, fresh: 0 },
  seconds: { reviews: 10, fresh: 30 },
});
const nothing = {
  today,
  minutesToday: null,
  minutesDone: 0,
  cards: reviews(0),
  blocks: [],
  activities: [],
  topics: [],
  syllabus: null,
  exams: [],
  next: null,
};
const plan = (changes: Partial<Parameters<typeof planToday>[0]>) => planToday({ ...nothing, ...changes });
const ids = (changes: Partial<Parameters<typeof planToday>[0]>) => plan(changes).items.map(({ id }) => id);
const reasons = (changes: Partial<Parameters<typeof planToday>[0]>) =>
  plan(changes).items.map(({ reason }) => reason);

describe('what is late', () => {
  it('is counted plan by plan, fitting or not, the longest late first', () => {
    const activities = [
      activity(),
      activity({ id: 'a2', day: day(-1), duration: 40 }),
      activity({ id: 'a3', day: day(-3), planId: 'p2', planTitle: 'Química' }),
      activity({ id: 'a4', day: day(-2), duration: 20 }),
    ];
    expect(plan({ activities, minutesToday: 30 })).toMatchObject({
      items: [{ id: 'activity:a1', isLate: false }],
      leftOut: 3,
      late: [
        {
          planId: 'p2',
          title: 'Química',
          count: 1,
          minutes: 30,
          since: day(-3),
          next: { id: 'activity:a3', isLate: true },
        },
        {
          planId: 'p1',
          title: 'Genética do zero',
          count: 2,
          minutes: 60,
          since: day(-2),
          next: { id: 'activity:a4' },
        },
      ],
    });
    expect(plan({ activities, minutesToday: 90 }).late).toMatchObject([
      { planId: 'p2', next: null },
      { planId: 'p1', next: { id: 'activity:a2' } },
    ]);
    expect(plan({ activities: [activity()] }).late).toEqual([]);
  });
});

describe('what comes after today', () => {
  it('is an activity of a plan, or a block of a cycle, on its day', () => {
    expect(plan({}).next).toBeNull();
    expect(plan({ next: { activity: activity({ day: day(2) }) } }).next).toMatchObject({
      day: day(2),
      isLate: false,
      minutes: 30,
      target: { kind: 'activity', planId: 'p1', activityId: 'a1' },
    });
    expect(plan({ next: { block: block(), day: day(1) } }).next).toMatchObject({
      day: day(1),
      title: 'Química',
      target: { kind: 'block', cycleId: 'c1', blockId: 'b1' },
    });
  });
});

describe('the reason of each item', () => {
  it('counts due cards, and says when only some of them fit', () => {
    const cards = reviews(12);
    expect(plan({ cards }).items).toEqual([
      {
        id: 'cards',
        kind: 'cards',
        title: 'Revisar 12 flashcards',
        reason: '12 flashcards vencem hoje',
        minutes: 2,
        href: '/flashcards/review',
        subject: null,
        lesson: null,
        owner: null,
        isLate: false,
        target: null,
      },
    ]);
    expect(reasons({ cards: reviews(1) })).toEqual(['1 flashcard vence hoje']);
    expect(reasons({ cards: reviews(300, 220) })).toEqual(['300 flashcards vencem hoje, 220 cabem no dia']);
    expect(plan({ cards: reviews(300, 220), minutesToday: 5 })).toMatchObject({
      items: [{ title: 'Revisar 30 flashcards', minutes: 5 }],
      leftOut: 0,
    });
    expect(plan({ cards, minutesToday: 60, minutesDone: 60 })).toMatchObject({ items: [], leftOut: 1 });
    expect(plan({ cards: reviews(300, 0) })).toMatchObject({ items: [], leftOut: 0 });
  });

  it('says when and where a block or an activity of today is', () => {
    expect(reasons({ blocks: [block()], activities: [activity({ time: '09:30' })] })).toEqual([
      'Hoje às 08:00 no ciclo “Rumo ao Enem”',
      'Hoje às 09:30 no plano “Genética do zero”',
    ]);
  });

  it('says since when an activity is late', () => {
    expect(reasons({ activities: [activity({ day: '2026-03-03' })] })).toEqual(['Atrasada desde 03/03']);
  });

  it('leads to where each thing is done', () => {
    const late = activity({ id: 'a0', day: day(-3) });
    const { items } = plan({
      blocks: [block()],
      activities: [activity(), late],
      topics: [topic({ completedOn: day(-1) })],
    });
    expect(items.map(({ href }) => href)).toEqual([
      '/study-plans/p1?tab=topics#topico-3',
      '/study-plans/p1?tab=schedule#hoje',
      '/study-cycles/c1?tab=schedule#hoje',
      '/study-plans/p1?tab=schedule',
    ]);
  });

  it('says which revision waits, and since when', () => {
    expect(reasons({ topics: [topic({ completedOn: day(-1) })] })).toEqual([
      'Revisão de 24h do plano “Genética do zero”',
    ]);
    expect(reasons({ topics: [topic({ completedOn: day(-10), revisedOn: [day(-9)] })] })).toEqual([
      'Revisão de 7 dias do plano “Genética do zero”, atrasada desde 08/03',
    ]);
    expect(ids({ topics: [topic({ completedOn: today })] })).toEqual([]);
  });

  it('says how badly the questions of a topic went', () => {
    const weak = topic({ questionsDone: 20, questionsRight: 9 });
    expect(reasons({ topics: [weak] })).toEqual(['45% de acertos em 20 questões']);
    expect(ids({ topics: [topic({ questionsDone: 4, questionsRight: 0 })] })).toEqual([]);
    expect(ids({ topics: [{ ...weak, completedOn: today }] })).toEqual([]);
  });

  it('names the exam of what is raised', () => {
    const texts = (days: number) =>
      reasons({ blocks: [block()], exams: [exam({ ownerId: 'c1', date: day(days) })] })[0]?.split('. ')[1];
    expect([0, 1, 9, 14, 15].map(texts)).toEqual([
      'Prova hoje',
      'Prova amanhã',
      'Prova em 9 dias',
      'Prova em 14 dias',
      undefined,
    ]);
  });
});

it('names what is to be done with a topic, which may have several activities on one day', () => {
  const titles = (...descriptions: string[]) =>
    plan({
      activities: descriptions.map((description, index) => activity({ id: `a${index}`, description })),
    }).items.map(({ title }) => title);
  expect(
    titles(
      'Entrada em “Leis de Mendel”: monte um esquema de uma página.',
      'Ensine “Leis de Mendel” a alguém; onde travar, volte ao material.',
      'Revisão: sem consultar nada, escreva o que lembra de “Leis de Mendel”.',
      'Leitura',
      '',
      `Leis de Mendel ${'muito '.repeat(20)}`,
    ),
  ).toEqual([
    'Entrada em “Leis de Mendel”',
    'Ensine “Leis de Mendel” a alguém',
    'Leis de Mendel: revisão',
    'Leis de Mendel: leitura',
    'Leis de Mendel',
    'Leis de Mendel',
  ]);
});

describe('due cards', () => {
  const both = { due: 30, today: { reviews: 12, fresh: 10 }, seconds: { reviews: 10, fresh: 60 } };

  it('cost what each kind costs, those seen before first', () => {
    expect(plan({ cards: both }).items).toMatchObject([{ title: 'Revisar 22 flashcards', minutes: 12 }]);
    expect(plan({ cards: both, minutesToday: 5 }).items).toMatchObject([
      { title: 'Revisar 15 flashcards', reason: '30 flashcards vencem hoje, 15 cabem no dia', minutes: 5 },
    ]);
    expect(plan({ cards: both, minutesToday: 1 }).items).toMatchObject([
      { title: 'Revisar 6 flashcards', minutes: 1 },
    ]);
  });

  it('stand on a free day, where nothing else does', () => {
    expect(plan({ cards: reviews(4), blocks: [block()], minutesToday: 0 })).toMatchObject({
      items: [{ id: 'cards', title: 'Revisar 4 flashcards', reason: '4 flashcards vencem hoje', minutes: 1 }],
      leftOut: 1,
    });
    expect(plan({ blocks: [block()], minutesToday: 0 })).toMatchObject({ items: [], leftOut: 1 });
  });
});

describe('an exam within 14 days', () => {
  const blocksOf = (cycleId: string, count: number, minutes = 30) =>
    Array.from({ length: count }, (_, index) =>
      block({
        cycleId,
        blockId: `${cycleId}-${index}`,
        time: `${String(6 + index).padStart(2, '0')}:00`,
        minutesLeft: minutes,
      }),
    );
  const shareOf = (daysLeft: number, room: number, minutes = 30) => {
    const { items } = plan({
      blocks: [...blocksOf('c1', 12, minutes), ...blocksOf('c2', 12, minutes)],
      exams: [exam({ ownerId: 'c1', date: day(daysLeft) })],
      minutesToday: room * minutes,
    });
    return items.filter(({ id }) => id.startsWith('block:c1')).length;
  };

  it('weighs as much as everything else at first, and four times as much in the end', () => {
    expect([14, 9, 0].map((daysLeft) => shareOf(daysLeft, 10))).toEqual([5, 7, 8]);
    expect([14, 9].map((daysLeft) => shareOf(daysLeft, 2))).toEqual([1, 1]);
    // A farther one doesn't: by time.
    expect(shareOf(15, 4)).toBe(2);
  });

  it('never takes every minute of a day with room for more, nor less as it comes nearer', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 14 }),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 5, max: 90 }),
        (daysLeft, room, minutes) => {
          const taken = shareOf(daysLeft, room, minutes);
          const weight = 1 + (3 * (14 - daysLeft)) / 14;
          expect(Math.abs(taken - (room * weight) / (1 + weight))).toBeLessThan(1);
          if (room >= 4) expect(taken).toBeLessThan(room);
          if (daysLeft > 0) expect(shareOf(daysLeft - 1, room, minutes)).toBeGreaterThanOrEqual(taken);
        },
      ),
      runs(300),
    );
  });

  it('leaves what it can’t use to the others, and takes what they can’t', () => {
    const exams = [exam({ ownerId: 'c1', date: day(3) })];
    const taken = (own: number, others: number) =>
      ids({ blocks: [...blocksOf('c1', own), ...blocksOf('c2', others)], exams, minutesToday: 240 });
    expect(taken(1, 12)).toHaveLength(8);
    expect(taken(12, 1)).toHaveLength(8);
    expect(taken(12, 1)).toContain('block:c2-0');
  });

  it('shares with another exam, each by its weight', () => {
    const exams = [exam({ ownerId: 'c1', date: day(0) }), exam({ ownerId: 'c2', date: day(14) })];
    const taken = ids({
      blocks: ['c1', 'c2', 'c3'].flatMap((cycleId) => blocksOf(cycleId, 12)),
      exams,
      minutesToday: 12 * 30,
    });
    const count = (cycleId: string) => taken.filter((id) => id.startsWith(`block:${cycleId}`)).length;
    expect(['c1', 'c2', 'c3'].map(count)).toEqual([8, 2, 2]);
  });
});

describe('the order', () => {
  const everything = {
    cards: reviews(6),
    blocks: [block()],
    activities: [activity(), activity({ id: 'a0', day: day(-3) }), activity({ id: 'a2', day: day(-4) })],
    topics: [
      topic({ completedOn: day(-1) }),
      topic({ id: 4, name: 'Meiose', questionsDone: 10, questionsRight: 5 }),
    ],
  };

  it('is cards, revisions, today by time, what is late from the oldest on, weak topics', () => {
    const blocks = [block({ time: '07:30' })];
    expect(ids({ ...everything, blocks, minutesToday: 1000 })).toEqual([
      'cards',
      'revision:p1:3',
      'block:b1',
      'activity:a1',
      'activity:a2',
      'activity:a0',
      'weak-topic:p1:4',
    ]);
  });

  it('raises what belongs to an exam, the nearest first, but never over due cards', () => {
    const exams = [exam({ date: day(12) }), exam({ ownerId: 'c1', title: 'Enem', date: day(9) })];
    expect(ids({ ...everything, exams, minutesToday: 1000 }).slice(0, 4)).toEqual([
      'cards',
      'block:b1',
      'revision:p1:3',
      'activity:a1',
    ]);
    expect(ids({ ...everything, exams: [exam()], minutesToday: 1000 }).at(-1)).toBe('block:b1');
  });

  it('names the nearest exam that is not over', () => {
    const exams = [
      exam({ date: day(-1) }),
      exam({ ownerId: 'c1', title: 'Enem', date: day(40), href: '/study-cycles/c1' }),
      exam({ ownerId: 'p2', title: 'Vestibular', date: day(50) }),
    ];
    expect(plan({ exams }).exam).toEqual({
      title: 'Enem',
      date: day(40),
      daysLeft: 40,
      href: '/study-cycles/c1',
    });
    expect(plan({}).exam).toBeNull();
  });
});

describe('what fits', () => {
  it('goes on with what is shorter where something longer does not fit, and counts what is left out', () => {
    const input = {
      blocks: [block({ minutesLeft: 50 }), block({ blockId: 'b2', time: '09:00', minutesLeft: 20 })],
      minutesToday: 40,
    };
    expect(plan(input)).toMatchObject({ items: [{ id: 'block:b2' }], leftOut: 1, minutesToday: 40 });
  });

  it('leaves room for what is studied already', () => {
    const input = { blocks: [block()], minutesToday: 90 };
    expect(ids({ ...input, minutesDone: 40 })).toEqual(['block:b1']);
    expect(plan({ ...input, minutesDone: 40.5 })).toMatchObject({ items: [], minutesDone: 41, leftOut: 1 });
    expect(ids({ ...input, minutesDone: 200 })).toEqual([]);
  });

  it('is nothing on a free day, and the first six things where no hours are known', () => {
    const blocks = Array.from({ length: 9 }, (_, index) => block({ blockId: `b${index}` }));
    expect(plan({ blocks, minutesToday: 0 })).toMatchObject({ items: [], leftOut: 9 });
    const open = plan({ blocks, minutesToday: null });
    expect([open.items.length, open.leftOut]).toEqual([6, 3]);
  });

  it('names a topic once: not as weak beside its revision or its activity', () => {
    const weak = { questionsDone: 10, questionsRight: 2 };
    expect(ids({ topics: [topic({ ...weak, completedOn: day(-1) })] })).toEqual(['revision:p1:3']);
    expect(ids({ topics: [topic(weak)], activities: [activity({ topic: 'Mitose' })] })).toEqual([
      'activity:a1',
    ]);
    expect(
      ids({ topics: [topic(weak)], activities: [activity({ topic: 'Mitose', planId: 'p2' })] }),
    ).toHaveLength(2);
  });
});

const owner = fc.constantFrom('p1', 'p2', 'p3');
const cycle = fc.constantFrom('c1', 'c2');
const time = fc.integer({ min: 6, max: 22 }).map((hour) => `${String(hour).padStart(2, '0')}:00`);
const id = fc.integer({ min: 0, max: 40 }).map(String);
const nearDay = fc.integer({ min: -40, max: 0 }).map(day);
const unique = <T>(item: fc.Arbitrary<T>, by: (value: T) => string) =>
  fc.uniqueArray(item, { selector: by, maxLength: 14 });

const seconds = fc.double({ min: 1, max: 120, noNaN: true });
const anyInput = fc.record({
  today: fc.constant(today),
  minutesToday: fc.option(fc.integer({ min: 0, max: 900 })),
  minutesDone: fc.double({ min: 0, max: 300, noNaN: true }),
  cards: fc.record({
    due: fc.integer({ min: 0, max: 900 }),
    today: fc.record({ reviews: fc.integer({ min: 0, max: 900 }), fresh: fc.integer({ min: 0, max: 90 }) }),
    seconds: fc.record({ reviews: seconds, fresh: seconds }),
  }),
  blocks: unique(
    fc.record({
      cycleId: cycle,
      cycleName: fc.constant('Ciclo'),
      blockId: id,
      subject: fc.constantFrom('Química', 'Física'),
      time,
      minutesLeft: fc.integer({ min: 1, max: 240 }),
    }),
    ({ blockId }) => blockId,
  ),
  activities: unique(
    fc.record({
      id,
      planId: owner,
      planTitle: fc.constant('Plano'),
      subject: fc.constant('Biologia'),
      day: nearDay,
      time,
      duration: fc.integer({ min: 5, max: 120 }),
      topic: fc.constantFrom('Mitose', 'Meiose', 'Genes'),
      description: fc.constantFrom('', 'Leia.', 'Prática de “Genes”: resolva dois.'),
      lesson: fc.constant(null),
    }),
    (one) => one.id,
  ),
  topics: unique(
    fc.record({
      planId: owner,
      planTitle: fc.constant('Plano'),
      subject: fc.constant('Biologia'),
      id: fc.integer({ min: 0, max: 5 }),
      name: fc.constantFrom('Mitose', 'Meiose', 'Genes', 'Vírus'),
      completedOn: fc.option(nearDay),
      revisedOn: fc.constant([]),
      questionsDone: fc.integer({ min: 0, max: 30 }),
      questionsRight: fc.integer({ min: 0, max: 10 }),
      lesson: fc.constant(null),
    }),
    ({ planId, id }) => `${planId} ${id}`,
  ),
  next: fc.constant(null),
  syllabus: fc.constantFrom(null, syllabus(), syllabus({ planId: null })),
  exams: fc.uniqueArray(
    fc.record({
      ownerId: fc.oneof(owner, cycle),
      title: fc.constantFrom('Enem', 'Vestibular'),
      date: fc.integer({ min: -5, max: 60 }).map(day),
      href: fc.constant('/study-plans/x'),
    }),
    { selector: ({ ownerId }) => ownerId },
  ),
});

const often = runs(400);
type AnyInput = Parameters<typeof planToday>[0];
const minutesLeft = ({ minutesToday, minutesDone }: AnyInput) =>
  minutesToday === null ? Number.POSITIVE_INFINITY : Math.max(0, minutesToday - minutesDone);
const sum = (numbers: number[]) => numbers.reduce((total, value) => total + value, 0);

describe('whatever a student has', () => {
  it('the list never goes over the hours that are left, and every item takes time', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const { items } = planToday(input);
        const counted = input.minutesToday === 0 ? items.filter(({ kind }) => kind !== 'cards') : items;
        expect(sum(counted.map(({ minutes }) => minutes))).toBeLessThanOrEqual(minutesLeft(input));
        expect(items.every(({ minutes }) => minutes > 0)).toBe(true);
      }),
      often,
    );
  });

  it('nothing that would still fit is left out', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        if (input.minutesToday === null) return;
        const { items } = planToday(input);
        const spare = minutesLeft(input) - sum(items.map(({ minutes }) => minutes));
        const all = planToday({ ...input, minutesToday: 1e6, minutesDone: 0 }).items;
        const shown = new Set(items.map((item) => item.id));
        for (const item of all)
          if (item.kind !== 'cards' && !shown.has(item.id)) expect(item.minutes).toBeGreaterThan(spare - 1);
      }),
      often,
    );
  });

  it('everything is either on the list or counted as left out', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        // A syllabus offers, and nothing waits of it.
        const waiting = (items: readonly { kind: string }[]) =>
          items.filter(({ kind }) => kind !== 'syllabus').length;
        const { items, leftOut } = planToday(input);
        const all = planToday({ ...input, minutesToday: 1e6, minutesDone: 0 });
        expect(all.leftOut).toBe(0);
        expect(waiting(items) + leftOut).toBe(waiting(all.items));
      }),
      often,
    );
  });

  it('cards come first, and what belongs to a near exam before what does not', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const { items } = planToday({ ...input, minutesToday: 1e6 });
        const isRaised = items.map(({ reason }) => /Prova (hoje|amanhã|em \d+ dias)$/.test(reason));
        const cards = items.findIndex(({ kind }) => kind === 'cards');
        expect(cards).toBeLessThanOrEqual(0);
        const rest = isRaised.slice(cards + 1);
        expect(rest).toEqual(rest.toSorted((one, other) => Number(other) - Number(one)));
      }),
      often,
    );
  });

  it('no item stands there twice, and no topic both as weak and as something else', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const { items } = planToday({ ...input, minutesToday: 1e6 });
        expect(new Set(items.map((item) => item.id)).size).toBe(items.length);
        const busy = new Set(input.activities.map(({ planId, topic }) => `${planId} ${topic}`));
        const names = new Map(
          input.topics.map((one) => [`${one.planId}:${one.id}`, `${one.planId} ${one.name}`]),
        );
        for (const item of items)
          if (item.kind === 'weak-topic')
            expect(busy.has(names.get(item.id.replace('weak-topic:', '')) ?? '')).toBe(false);
      }),
      often,
    );
  });

  it('the order in which things come in changes nothing', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const turned = {
          ...input,
          blocks: input.blocks.toReversed(),
          activities: input.activities.toReversed(),
          topics: input.topics.toReversed(),
          exams: input.exams.toReversed(),
        };
        expect(planToday(turned)).toEqual(planToday(input));
      }),
      often,
    );
  });
});

describe('the best topic of a syllabus', () => {
  const planned = (changes: object) => planToday({ ...nothing, syllabus: syllabus(), ...changes });
  const ids = (changes: object) => planned(changes).items.map(({ id }) => id);

  it('is offered with what is ticked, after what waits', () => {
    const { items } = planned({ blocks: [block()] });
    expect(items.map(({ id }) => id)).toEqual(['block:b1', 'syllabus:s1:7']);
    expect(items[1]).toMatchObject({
      title: 'Edital: Crase',
      subject: 'Português',
      minutes: 30,
      target: { kind: 'syllabus', syllabusId: 's1', topicId: 7, does: 'theory' },
    });
  });

  it('keeps out of the way of its plan, and of a day on which it was studied', () => {
    expect(ids({ activities: [activity()] })).toEqual(['activity:a1']);
    expect(ids({ topics: [topic({ completedOn: day(-1) })] })).toEqual(['revision:p1:3']);
    expect(ids({ syllabus: syllabus({ isBegunToday: true }) })).toEqual([]);
    expect(ids({ activities: [activity({ planId: 'p2' })] })).toEqual(['activity:a1', 'syllabus:s1:7']);
  });

  it('is no debt where it does not fit', () => {
    expect(planned({ minutesToday: 20 })).toMatchObject({ items: [], leftOut: 0 });
  });

  it('comes first before a near exam', () => {
    const exams = [exam({ ownerId: 's1' })];
    expect(ids({ blocks: [block()], exams })).toEqual(['syllabus:s1:7', 'block:b1']);
  });

  it('has no tick for questions', () => {
    const topic = { id: 7, text: 'Crase', discipline: 'Português', does: 'questions' } as const;
    expect(planned({ syllabus: syllabus({ topic }) }).items[0]?.target).toBeNull();
  });
});
