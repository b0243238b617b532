import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type NewSession, step, type TimerEvent } from './timer-machine.ts';
import { readSettings, type TimerSettings } from './timer-settings.ts';
import { countedMs, idleState, phaseOf, type TimerMode, type TimerState } from './timer-state.ts';

const minute = 60_000;
const nine = Date.parse('2026-03-10T12:00:00.000Z');
const at = (minutes: number) => new Date(nine + minutes * minute).toISOString();
const uuid = (number: number) => `0193a000-0000-7000-8000-${String(number).padStart(12, '0')}`;

const studying: TimerState = { ...idleState, category: 'Estudo' };
const inMode = (mode: TimerMode): TimerState => ({ ...studying, mode });

/** Runs events, each so many minutes after nine; what was recorded and said, in order. */
function play(
  from: TimerState,
  events: readonly (readonly [minutes: number, event: TimerEvent | TimerEvent['type']])[],
  changes: Partial<TimerSettings> = {},
) {
  const settings = { ...readSettings(null), ...changes };
  const recorded: NewSession[] = [];
  const said: string[] = [];
  let state = from;
  for (const [index, [minutes, given]] of events.entries()) {
    const event = (typeof given === 'string' ? { type: given } : given) as TimerEvent;
    const done = step(state, event, { now: nine + minutes * minute, id: uuid(index + 1), settings });
    state = done.state;
    for (const effect of done.effects) {
      if (effect.type === 'record') recorded.push(effect.session);
      else said.push(effect.type === 'ended' ? `ended ${effect.mode}` : effect.type);
    }
  }
  const minutes = recorded.map(({ durationMinutes }) => durationMinutes);
  return { state, recorded, said, minutes, phase: phaseOf(state) };
}

describe('a pomodoro', () => {
  it('ends once after 25 minutes that nobody looked at, and is recorded', () => {
    const { recorded, said, state, phase } = play(studying, [
      [0, 'start'],
      [25, 'look'],
      [25, 'look'],
      [60, 'look'],
    ]);
    expect(recorded).toEqual([
      {
        id: uuid(1),
        startTime: at(0),
        endTime: at(25),
        durationMinutes: 25,
        category: 'Estudo',
        subject: null,
        link: null,
        completes: false,
      },
    ]);
    expect([said, state.mode, phase]).toEqual([['ended pomodoro'], 'shortBreak', 'idle']);
  });

  it('ends at its planned end when it is looked at two hours later', () => {
    const { recorded } = play(studying, [
      [0, 'start'],
      [10, 'look'],
      [130, 'look'],
    ]);
    expect(recorded.map(({ endTime, durationMinutes }) => [endTime, durationMinutes])).toEqual([
      [at(25), 25],
    ]);
  });

  it('does not start without a category, and says so', () => {
    const { said, phase } = play(idleState, [[0, 'start']]);
    expect([said, phase]).toEqual([['category-missing'], 'idle']);
  });

  it('counts no pause: 5 minutes, 10 of pause and 5 more are 10', () => {
    const { state, recorded } = play(studying, [
      [0, 'start'],
      [5, 'pause'],
      [15, 'start'],
    ]);
    expect(state.run && countedMs(state.run, nine + 20 * minute)).toBe(10 * minute);
    expect(recorded).toEqual([]);
    const after = play(state, [[35, 'look']]);
    expect(after.recorded[0]).toMatchObject({ startTime: at(0), endTime: at(35), durationMinutes: 25 });
  });

  it('does not end during a pause, however long', () => {
    expect(
      play(studying, [
        [0, 'start'],
        [24, 'pause'],
        [600, 'look'],
      ]),
    ).toMatchObject({ minutes: [], phase: 'paused' });
  });

  it('keeps its length when the settings change while it runs', () => {
    const { state } = play(studying, [[0, 'start']]);
    expect(play(state, [[10, 'look']], { pomodoro: 5 })).toMatchObject({ minutes: [], phase: 'running' });
    expect(play(state, [[25, 'look']], { pomodoro: 50 })).toMatchObject({ minutes: [25] });
  });

  it('finished early is recorded with what was studied, and its end is the pause it was in', () => {
    const { recorded, state, said } = play(studying, [
      [0, 'start'],
      [18.5, 'pause'],
      [40, 'finish'],
    ]);
    expect(recorded[0]).toMatchObject({ startTime: at(0), endTime: at(18.5), durationMinutes: 18.5 });
    expect([state.mode, state.row.count, said]).toEqual(['shortBreak', 0, []]);
  });

  it('is forgotten by a reset, which can be taken back as if nothing had been', () => {
    const { state: running } = play(studying, [[0, 'start']]);
    const reset = play(running, [[10, 'reset']]);
    expect(reset).toMatchObject({ minutes: [], phase: 'idle', state: { mode: 'pomodoro' } });
    const restored = play(reset.state, [
      [11, { type: 'restore', state: running }],
      [25, 'look'],
    ]);
    expect(restored.minutes).toEqual([25]);
  });

  it('over midnight is one session, from its start to its end', () => {
    const late = 14 * 60 + 50; // 23:50 in São Paulo, as nine is there.
    const { recorded } = play(studying, [
      [late, 'start'],
      [late + 25, 'look'],
    ]);
    expect(recorded).toHaveLength(1);
    expect(recorded[0]).toMatchObject({ startTime: '2026-03-11T02:50:00.000Z', durationMinutes: 25 });
  });

  it('is not shortened below zero by a clock that is set back', () => {
    const { state } = play(studying, [
      [0, 'start'],
      [-60, 'look'],
    ]);
    expect(state.run && countedMs(state.run, nine - 60 * minute)).toBe(0);
  });
});

describe('a break', () => {
  it.each(['shortBreak', 'longBreak'] as const)('%s records nothing and leads to a pomodoro', (mode) => {
    const { recorded, said, state } = play(inMode(mode), [
      [0, 'start'],
      [15, 'look'],
    ]);
    expect([recorded, said, state.mode]).toEqual([[], [`ended ${mode}`], 'pomodoro']);
  });

  it('can be finished early', () => {
    expect(
      play(inMode('shortBreak'), [
        [0, 'start'],
        [1, 'finish'],
      ]),
    ).toMatchObject({ minutes: [], phase: 'idle', state: { mode: 'pomodoro' } });
  });

  it.each([
    [4, 4, 'longBreak'],
    [4, 3, 'shortBreak'],
    [2, 2, 'longBreak'],
  ])('is long after %i pomodoros in a row: after %i it is %s', (longBreakEvery, pomodoros, mode) => {
    const events = Array.from({ length: pomodoros }, (_, index) => [
      [index * 30, { type: 'mode', mode: 'pomodoro' }] as const,
      [index * 30, 'start'] as const,
      [index * 30 + 25, 'look'] as const,
    ]).flat();
    expect(play(studying, events, { longBreakEvery }).state.mode).toBe(mode);
  });

  it('begins to count anew after a long break, and after hours without a pomodoro', () => {
    const third = { ...studying, row: { count: 3, endedAt: nine } };
    const soon = play(third, [
      [10, 'start'],
      [35, 'look'],
    ]).state;
    expect([soon.mode, soon.row.count]).toEqual(['longBreak', 0]);
    const tomorrow = play(third, [
      [24 * 60, 'start'],
      [24 * 60 + 25, 'look'],
    ]).state;
    expect([tomorrow.mode, tomorrow.row.count]).toEqual(['shortBreak', 1]);
  });
});

describe('starting by itself', () => {
  const both = { autoStartBreaks: true, autoStartPomodoros: true };

  it('begins exactly where the last one ended', () => {
    const { state, minutes, said } = play(
      studying,
      [
        [0, 'start'],
        [25.01, 'look'],
        [30.005, 'look'],
        [55, 'look'],
      ],
      both,
    );
    expect([minutes, said]).toEqual([
      [25, 25],
      ['ended pomodoro', 'ended shortBreak', 'ended pomodoro'],
    ]);
    expect(state.run?.startedAt).toBe(nine + 55 * minute);
  });

  it('does nothing for a student who is not there', () => {
    const { phase, minutes } = play(
      studying,
      [
        [0, 'start'],
        [26.1, 'look'],
        [600, 'look'],
      ],
      both,
    );
    expect([phase, minutes]).toEqual(['idle', [25]]);
  });

  it('is off unless the student wants it, each on its own', () => {
    const events = [
      [0, 'start'],
      [25, 'look'],
    ] as const;
    expect(play(studying, events).phase).toBe('idle');
    expect(play(studying, events, { autoStartPomodoros: true }).phase).toBe('idle');
    expect(play(studying, events, { autoStartBreaks: true }).phase).toBe('running');
  });

  it('never starts a pomodoro without a category', () => {
    const withoutCategory = { ...idleState, mode: 'shortBreak' } as const;
    expect(
      play(
        withoutCategory,
        [
          [0, 'start'],
          [5, 'look'],
        ],
        both,
      ),
    ).toMatchObject({ phase: 'idle', said: ['ended shortBreak'] });
  });
});

describe('the stopwatch', () => {
  it('runs past an hour, and past the length of a pomodoro', () => {
    const { state, said } = play(inMode('stopwatch'), [
      [0, 'start'],
      [25, 'look'],
      [61, 'look'],
    ]);
    expect([phaseOf(state), said]).toEqual(['running', []]);
    expect(state.run && countedMs(state.run, nine + 61 * minute)).toBe(61 * minute);
  });

  it('saves minutes to two decimals in a category of its own, and stays the stopwatch', () => {
    const { recorded, state } = play({ ...idleState, mode: 'stopwatch' }, [
      [0, 'start'],
      [61 + 10 / 60, 'finish'],
    ]);
    expect(recorded[0]).toMatchObject({ durationMinutes: 61.17, category: 'Cronômetro', startTime: at(0) });
    expect(state.mode).toBe('stopwatch');
  });

  it('saves nothing of a moment, and at most a day', () => {
    const of = (minutes: number) =>
      play(inMode('stopwatch'), [
        [0, 'start'],
        [minutes, 'finish'],
      ]).minutes;
    expect([of(0.004), of(0.006), of(60 * 30)]).toEqual([[], [0.01], [1440]]);
  });
});

it.each([
  ['pomodoro', 'stopwatch'],
  ['stopwatch', 'pomodoro'],
  ['shortBreak', 'pomodoro'],
] as const)('switching from %s to %s resets what runs', (from, to) => {
  expect(
    play(inMode(from), [
      [0, 'start'],
      [3, { type: 'mode', mode: to }],
    ]),
  ).toMatchObject({ minutes: [], phase: 'idle', state: { mode: to } });
});

describe('a target', () => {
  const block = { kind: 'block', cycleId: 'c1', blockId: 'b1', subject: 'Física', label: 'Bloco 1' } as const;
  const aimed = (event: TimerEvent[] = []) =>
    play(studying, [
      ...[{ type: 'target', target: block } as const, ...event].map((one) => [0, one] as const),
    ]).state;

  it('gives the session its subject and link, and stays for the next one', () => {
    const { recorded, state } = play(aimed(), [
      [0, 'start'],
      [25, 'look'],
    ]);
    const link = { kind: 'block', cycleId: 'c1', blockId: 'b1' };
    expect(recorded[0]).toMatchObject({ subject: 'Física', link, completes: false });
    expect(state.target).toEqual(block);
  });

  it('may be a topic of a syllabus', () => {
    const at = { kind: 'topic', syllabusId: 's1', topicId: 4 } as const;
    const target = { ...at, subject: 'Direito', label: 'Atos' };
    const { recorded } = play(studying, [
      [0, { type: 'target', target }],
      [0, 'start'],
      [25, 'look'],
    ]);
    expect(recorded[0]).toMatchObject({ subject: 'Direito', link: at });
  });

  it('is left when the session completes it', () => {
    const { recorded, state } = play(aimed([{ type: 'completes', completes: true }]), [
      [0, 'start'],
      [10, 'finish'],
    ]);
    expect(recorded[0]).toMatchObject({ completes: true });
    expect([state.target, state.completes]).toEqual([null, false]);
  });

  it('of a subject alone has no link and completes nothing', () => {
    const target = { kind: 'subject', subject: 'Química' } as const;
    const { recorded } = play(studying, [
      [0, { type: 'target', target }],
      [0, { type: 'completes', completes: true }],
      [0, 'start'],
      [25, 'look'],
    ]);
    expect(recorded[0]).toMatchObject({ subject: 'Química', link: null, completes: false });
  });

  it('chosen during a break ends the break', () => {
    const { state } = play(inMode('longBreak'), [
      [0, 'start'],
      [1, { type: 'target', target: block }],
    ]);
    expect([state.mode, state.run]).toEqual(['pomodoro', null]);
  });
});

describe('whatever a student does', () => {
  const clicks = fc.constantFrom<TimerEvent>(
    { type: 'start' },
    { type: 'pause' },
    { type: 'finish' },
    { type: 'reset' },
    { type: 'mode', mode: 'pomodoro' },
    { type: 'mode', mode: 'shortBreak' },
    { type: 'mode', mode: 'stopwatch' },
  );
  const days = fc.array(fc.tuple(fc.integer({ min: 0, max: 40 * minute }), clicks), { maxLength: 30 });
  type Day = readonly (readonly [gap: number, event: TimerEvent])[];

  /** As `play`, with the gaps in milliseconds; `looks` moments between two clicks at which somebody looks. */
  function live(day: Day, looks: number) {
    let now = 0;
    const events = day.flatMap(([gap, event]) => {
      const before = now;
      now += gap;
      const between = Array.from({ length: looks }, (_, index) => before + (gap * (index + 1)) / (looks + 1));
      return [
        ...between.map((ms) => [ms / minute, { type: 'look' } as TimerEvent] as const),
        [now / minute, { type: 'look' } as TimerEvent] as const,
        [now / minute, event] as const,
      ];
    });
    const { recorded, state } = play(studying, events);
    // Ids tell which event began a session: with more looks in between they differ.
    return { recorded: recorded.map(({ id: _, ...rest }) => rest), state: { ...state, run: null }, now };
  }

  it('it does not matter how often somebody looks', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 1, max: 5 }), (day, looks) => {
        expect(live(day, looks)).toEqual(live(day, 0));
      }),
    );
  });

  it('sessions follow each other and are never longer than the time they took', () => {
    fc.assert(
      fc.property(days, (day) => {
        const { recorded, now } = live(day, 0);
        let before = nine;
        for (const { startTime, endTime, durationMinutes } of recorded) {
          const [start, end] = [Date.parse(startTime), Date.parse(endTime)];
          expect(start).toBeGreaterThanOrEqual(before);
          expect(durationMinutes).toBeGreaterThanOrEqual(0.01);
          // To two decimals: 0.3 s.
          expect(durationMinutes * minute).toBeLessThanOrEqual(end - start + 300);
          before = end;
        }
        expect(before).toBeLessThanOrEqual(nine + now);
      }),
    );
  });

  it('a second look at the same moment changes nothing', () => {
    fc.assert(
      fc.property(days, fc.boolean(), (day, auto) => {
        const settings = { ...readSettings(null), autoStartBreaks: auto, autoStartPomodoros: auto };
        let state = studying;
        let now = nine;
        for (const [index, [gap, event]] of day.entries()) {
          now += gap;
          state = step(state, event, { now, id: uuid(index), settings }).state;
          const again = step(state, { type: 'look' }, { now, id: uuid(99), settings });
          expect(again.effects).toEqual([]);
          expect(again.state).toBe(state);
        }
      }),
    );
  });
});
