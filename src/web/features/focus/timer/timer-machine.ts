import { type CreateSessionInput, focusLimits, stopwatchCategory } from '#shared/contracts/focus.ts';
import type { FocusTarget } from '#web/lib/focus-target.ts';
import type { CountdownMode, TimerSettings } from './timer-settings.ts';
import {
  countedMs,
  endOf,
  isCountdown,
  isStudy,
  linkOf,
  phaseOf,
  type Run,
  type TimerMode,
  type TimerState,
} from './timer-state.ts';

export type TimerEvent =
  /** Nothing but the time that has passed. */
  | { type: 'look' }
  /** Starts, or goes on after a pause. */
  | { type: 'start' }
  | { type: 'pause' }
  /** Ends what runs with what was studied so far. */
  | { type: 'finish' }
  /** Forgets what runs. */
  | { type: 'reset' }
  | { type: 'restore'; state: TimerState }
  | { type: 'mode'; mode: TimerMode }
  | { type: 'category'; category: NonNullable<TimerState['category']> }
  | { type: 'target'; target: FocusTarget | null }
  | { type: 'completes'; completes: boolean };

/** What is recorded; its id was made when it began. */
export type NewSession = CreateSessionInput & { id: string };

export type TimerEffect =
  | { type: 'record'; session: NewSession }
  /** A countdown came to its end. */
  | { type: 'ended'; mode: CountdownMode }
  | { type: 'category-missing' };

export interface Moment {
  /** Milliseconds since the epoch. */
  now: number;
  /** For what starts at this moment. */
  id: string;
  settings: TimerSettings;
}

export interface Step {
  state: TimerState;
  effects: TimerEffect[];
}

const minuteMs = 60_000;
/** An end noticed later than this starts nothing: the student is not there. */
const autoStartWithin = minuteMs;
/** Pomodoros further apart than this are not in a row. */
const rowBreaksAfter = 2 * 60 * minuteMs;

/** The timer after `event`; what has ended by then ends first, at the instant it had to. */
export function step(state: TimerState, event: TimerEvent, moment: Moment): Step {
  const settled = settle(state, moment);
  const after = react(settled.state, event, moment);
  return { state: after.state, effects: [...settled.effects, ...after.effects] };
}

const only = (state: TimerState): Step => ({ state, effects: [] });

function settle(state: TimerState, moment: Moment): Step {
  const { run, mode } = state;
  const end = run && endOf(run);
  if (!run || end === null || moment.now < end || !isCountdown(mode)) return only(state);
  const late = moment.now - end;
  const after = leave(state, run, end, moment.settings);
  const startsNext =
    mode === 'pomodoro' ? moment.settings.autoStartBreaks : moment.settings.autoStartPomodoros;
  const { state: next } =
    startsNext && late <= autoStartWithin ? start(after.state, { ...moment, now: end }) : after;
  return { state: next, effects: [...after.effects, { type: 'ended', mode }] };
}

function react(state: TimerState, event: TimerEvent, moment: Moment): Step {
  const { run } = state;
  switch (event.type) {
    case 'look':
      return only(state);
    case 'start':
      return start(state, moment);
    case 'pause':
      if (phaseOf(state) !== 'running') return only(state);
      return only({ ...state, run: run && { ...run, pausedAt: moment.now } });
    case 'finish':
      return run ? leave(state, run, run.pausedAt ?? moment.now, moment.settings) : only(state);
    case 'reset':
      return only(run ? { ...state, run: null } : state);
    case 'restore':
      return only(run ? state : event.state);
    case 'mode':
      return only(event.mode === state.mode ? state : { ...state, mode: event.mode, run: null });
    case 'category':
      return only({ ...state, category: event.category });
    case 'target':
      return only({
        ...(isStudy(state.mode) ? state : { ...state, mode: 'pomodoro', run: null }),
        ...aim(event.target),
      });
    case 'completes':
      return only({ ...state, completes: event.completes });
  }
}

const aim = (target: FocusTarget | null) => ({ target, completes: false });

function start(state: TimerState, { now, id, settings }: Moment): Step {
  const { mode, run } = state;
  if (run) {
    if (run.pausedAt === null) return only(state);
    const paused = run.paused + Math.max(0, now - run.pausedAt);
    return only({ ...state, run: { ...run, paused, pausedAt: null } });
  }
  if (mode === 'pomodoro' && state.category === null)
    return { state, effects: [{ type: 'category-missing' }] };
  const duration = isCountdown(mode) ? settings[mode] * minuteMs : null;
  return only({ ...state, run: { id, startedAt: now, paused: 0, pausedAt: null, duration } });
}

/** The timer once `run` is over at `end`, idle in the mode that comes next; study is recorded. */
function leave(state: TimerState, run: Run, end: number, settings: TimerSettings): Step {
  const { mode } = state;
  const idle = { ...state, run: null };
  if (!isStudy(mode)) return only({ ...idle, mode: 'pomodoro' });
  const session = sessionOf(state, run, end);
  const done = state.completes ? { ...idle, ...aim(null) } : idle;
  return {
    state: mode === 'pomodoro' ? toBreak(done, run, end, settings) : done,
    effects: session ? [{ type: 'record', session }] : [],
  };
}

/** A pomodoro that was finished early does not count towards the long break. */
function toBreak(state: TimerState, run: Run, end: number, settings: TimerSettings): TimerState {
  const before = run.startedAt - state.row.endedAt > rowBreaksAfter ? 0 : state.row.count;
  const isWhole = countedMs(run, end) === run.duration;
  const count = isWhole ? before + 1 : before;
  const isLong = count >= settings.longBreakEvery;
  return {
    ...state,
    mode: isLong ? 'longBreak' : 'shortBreak',
    row: { count: isLong ? 0 : count, endedAt: end },
  };
}

/** What is recorded of `run`; null when it is too short to say. */
function sessionOf(
  { mode, category, target, completes }: TimerState,
  run: Run,
  end: number,
): NewSession | null {
  const minutes = Math.round((countedMs(run, end) / minuteMs) * 100) / 100;
  if (minutes < 0.01) return null;
  return {
    id: run.id,
    startTime: new Date(run.startedAt).toISOString(),
    endTime: new Date(end).toISOString(),
    durationMinutes: Math.min(minutes, focusLimits.session),
    category: (mode === 'pomodoro' && category) || stopwatchCategory,
    subject: target?.subject ?? null,
    link: linkOf(target),
    completes: completes && linkOf(target) !== null,
  };
}
