import { describe, expect, it } from 'vitest';
import type { Dashboard } from '#shared/contracts/dashboard.ts';
import { addDays } from '#shared/rules/time/study-day.ts';
import { sampleDashboard, sampleDay, sampleItem, sampleTask } from '#test/support/samples/dashboard.ts';
import { hiddenCount, hoursToday, restWords, todayRows, whenWords } from './today-rows.ts';

const revision = (id: string, owner = 'p1') =>
  sampleItem({ id, kind: 'revision', minutes: 15, owner: { id: owner, title: owner } });
const late = (id: string, owner = 'p1') =>
  sampleItem({ id, isLate: true, minutes: 20, owner: { id: owner, title: owner } });
const behind = (planId: string, count: number) => ({
  planId,
  title: planId,
  count,
  minutes: 20 * count,
  since: addDays(sampleDay, -3),
  next: null,
});
const keysIn = ({ rows }: ReturnType<typeof todayRows>) => rows.map(({ key }) => key);
const plan = (changes: Partial<Dashboard['plan']> = {}) => ({
  ...sampleDashboard().plan,
  items: [],
  leftOut: 0,
  ...changes,
});

describe('the rows of the plan', () => {
  it('are the rest after the first thing, without blocks, which stand among the tasks', () => {
    const { now, rows } = todayRows(sampleDashboard().plan);
    expect(now?.id).toBe('cards');
    expect(rows.map(({ key }) => key)).toEqual(['revisions p1', 'activity:a1']);
    expect(rows[0]).toMatchObject({ kind: 'one', item: { id: 'revision:p1:3' } });
    expect(todayRows(plan())).toEqual({ now: null, rows: [] });
  });

  it('fold the revisions of each plan, where the first of them stands', () => {
    const items = [
      sampleItem(),
      revision('r1'),
      sampleItem({ id: 'a2' }),
      revision('r2'),
      revision('r3', 'p2'),
    ];
    const shown = todayRows({ items, late: [] });
    expect(keysIn(shown)).toEqual(['revisions p1', 'a2', 'revisions p2']);
    expect(shown.rows[0]).toMatchObject({
      kind: 'revisions',
      minutes: 30,
      items: [{ id: 'r1' }, { id: 'r2' }],
    });
    expect(shown.rows[2]).toMatchObject({ kind: 'one' });
  });

  it('fold what is late of each plan at the end, whether it fits today or not', () => {
    const items = [sampleItem(), late('l1'), late('l2'), sampleItem({ id: 'a2' })];
    const shown = todayRows({ items, late: [behind('p1', 7), behind('p2', 1)] });
    expect(keysIn(shown)).toEqual(['a2', 'late p1', 'late p2']);
    expect(shown.rows[1]).toMatchObject({ late: { count: 7 }, items: [{ id: 'l1' }, { id: 'l2' }] });
    expect(shown.rows[2]).toMatchObject({ late: { count: 1 }, items: [] });
  });

  it('do not count a late thing that is the first one twice', () => {
    const shown = todayRows({ items: [late('l1')], late: [behind('p1', 3)] });
    expect(shown.rows).toMatchObject([{ late: { count: 2, minutes: 40 } }]);
    expect(todayRows({ items: [late('l1')], late: [behind('p1', 1)] }).rows).toEqual([]);
  });
});

describe('what is not on the screen', () => {
  it('is what does not fit, but for tasks, late things and cards, which stand there anyway', () => {
    const tasks = [
      sampleTask(),
      sampleTask({ blockId: 'b2' }),
      sampleTask({ blockId: 'b3', completed: true }),
    ];
    const full = plan({ items: [late('l1')], late: [behind('p1', 3)], leftOut: 10, minutesToday: 60 });
    expect(hiddenCount(full, [], 0)).toBe(8);
    expect(hiddenCount(full, tasks, 0)).toBe(6);
    expect(hiddenCount(full, tasks, 4)).toBe(5);
    expect(hiddenCount(plan({ leftOut: 0 }), tasks, 4)).toBe(0);
  });
});

describe('the words of the day', () => {
  it.each([
    [120, 0, false, '2h 0min para hoje'],
    [120, 50, false, '50min de 2h 0min'],
    [120, 110, true, '1h 50min de estudo'],
    [120, 0, true, '2h 0min para hoje'],
    [0, 50, false, '50min de estudo'],
    [null, 0, true, null],
  ])('of %s minutes, %s of them done, all: %s', (minutesToday, minutesDone, isAllDone, words) => {
    expect(hoursToday(plan({ minutesToday, minutesDone }), isAllDone)).toBe(words);
  });

  it.each([
    [{ minutesToday: 0, minutesDone: 0 }, 0, 0, 'Dia livre.'],
    [{ minutesToday: 60, minutesDone: 0 }, 0, 0, 'Nada espera por você hoje.'],
    [
      { minutesToday: 60, minutesDone: 50 },
      1,
      0,
      'Tudo feito por hoje: 50min de estudo, 1 tarefa concluída.',
    ],
    [
      { minutesToday: 60, minutesDone: 60 },
      2,
      3,
      'Você cumpriu o tempo de hoje. 3 itens esperam pelos próximos dias.',
    ],
    [{ minutesToday: 0, minutesDone: 0 }, 0, 1, '1 item espera pelos próximos dias.'],
  ])('when nothing is open: %o, %i tasks, %i hidden', (changes, tasks, hidden, words) => {
    expect(restWords(plan(changes), tasks, hidden)).toBe(words);
  });

  it('name tomorrow, and another day by its weekday', () => {
    expect(whenWords(addDays(sampleDay, 1), sampleDay)).toBe('amanhã');
    expect(whenWords(addDays(sampleDay, 2), sampleDay)).toBe('sexta-feira');
  });
});
