import { groupBy } from '#shared/rules/group-by.ts';
import { clockText, minutesOfClock } from '#shared/rules/time/clock-text.ts';

/** Something planned for a stretch of a day: a plan's activity or a cycle's block. */
export interface Placed {
  /** Days after the first one of the plan. */
  day: number;
  /** The order within the day. */
  position: number;
  /** `HH:MM`. */
  time: string;
  /** Minutes. */
  duration: number;
  completed: boolean;
}

interface ReplanInput<P extends Placed> {
  activities: readonly P[];
  /** Days after the plan's first: today, and the last one before the plan has to end. */
  from: number;
  until: number;
  /** Whole minutes of study on a day. */
  minutesOf: (day: number) => number;
  /** How much it matters; what matters least is left out first. */
  importanceOf: (activity: P) => number;
  /** Whether it finds its place before all others do. */
  comesFirst?: (activity: P) => boolean;
  /** Minutes of the day at which study begins. */
  startsAt?: number;
  /** Minutes that have to lie between two activities; without them short breaks are taken where there is time. */
  gap?: number;
}

interface Replanned<P extends Placed> {
  /** Everything of the plan where it stands afterwards, in order; what is done has not moved. */
  activities: P[];
  /** What does not fit before `until`, as it stood; among `activities` it follows after the end. */
  leftOut: P[];
  /** Minutes from `from` to `until` that nothing done takes, and minutes of what is open. */
  minutesLeft: number;
  minutesOpen: number;
}

const windowStart = 8 * 60;
const breakMinutes = 5;

/** The hours of one day, with what is taken. */
class Day {
  private readonly taken: [start: number, end: number][];
  private readonly start: number;
  private readonly end: number;
  private readonly gap: number;
  /** Minutes that may still be studied. */
  left: number;
  /** Nothing that takes so many minutes fits any more. */
  private tooLong = Number.POSITIVE_INFINITY;

  constructor(start: number, minutes: number, gap: number, done: readonly Placed[]) {
    this.start = start;
    this.end = start + minutes;
    this.gap = gap;
    this.taken = done.map(({ time, duration }) => [minutesOfClock(time), minutesOfClock(time) + duration]);
    this.left = Math.max(0, minutes - minutesIn(done));
  }

  /** Takes the first free stretch of `duration` and answers its start; null when there is none. */
  take(duration: number): number | null {
    if (duration > this.left || duration >= this.tooLong) return null;
    const start = this.free(duration);
    if (start === null) {
      this.tooLong = duration;
      return null;
    }
    this.taken.push([start, start + duration]);
    this.left -= duration;
    return start;
  }

  private free(duration: number): number | null {
    let { start } = this;
    for (const [from, to] of this.taken.sort(([one], [other]) => one - other)) {
      if (start + duration + this.gap <= from) return start;
      start = Math.max(start, to + this.gap);
    }
    return start + duration <= this.end ? start : null;
  }
}

/** Short breaks between the activities of a day, as far as its minutes go round; a day with done ones stays packed. */
function withBreaks<P extends Placed>(
  activities: readonly P[],
  startsAt: number,
  minutesOf: (day: number) => number,
): P[] {
  return [...groupBy(activities, ({ day }) => day)].flatMap(([day, list]) => {
    if (list.length < 2 || list.some(({ completed }) => completed)) return list;
    const spare = minutesOf(day) - minutesIn(list);
    const pause = Math.min(breakMinutes, Math.floor(spare / (list.length - 1)));
    if (pause <= 0) return list;
    let start = startsAt;
    return list.map((activity) => {
      const time = clockText(start);
      start += activity.duration + pause;
      return { ...activity, time };
    });
  });
}

interface Place {
  day: number;
  time: string;
  /** Absent where it is only to be found. */
  position?: number;
}

const inOrder = (one: Place, other: Place) =>
  one.day - other.day ||
  minutesOfClock(one.time) - minutesOfClock(other.time) ||
  (one.position ?? 0) - (other.position ?? 0);

const minutesIn = (activities: readonly Placed[]) =>
  activities.reduce((sum, { duration }) => sum + duration, 0);

/** The least important, and of these the latest, until the others fit into `minutes`. */
function excess<P extends Placed>(
  open: readonly P[],
  minutes: number,
  importanceOf: (activity: P) => number,
) {
  const over = new Set<P>();
  let sum = minutesIn(open);
  const candidates = [...open].reverse().sort((one, other) => importanceOf(one) - importanceOf(other));
  for (const activity of candidates) {
    if (sum <= minutes) break;
    over.add(activity);
    sum -= activity.duration;
  }
  return over;
}

/** How far past the end what does not fit may spread, in days. */
const daysAfterEnd = 366;

/**
 * Redistributes what is open into the hours left: late activities first, then the others, each on its own day or
 * the next one with room, never over a day's hours and never on top of what is done. What is done stays. What
 * does not fit before the end is listed, and stands after it. Pure: same input, same plan.
 */
export function replan<P extends Placed>({
  activities,
  from,
  until,
  minutesOf,
  importanceOf,
  comesFirst = () => false,
  startsAt = windowStart,
  gap = 0,
}: ReplanInput<P>): Replanned<P> {
  const sorted = [...activities].sort(inOrder);
  const open = sorted.filter(({ completed }) => !completed);
  const done = sorted.filter(({ completed }) => completed);
  const days = new Map<number, Day>();
  const dayAt = (day: number) => {
    const known =
      days.get(day) ??
      new Day(
        startsAt,
        minutesOf(day),
        gap,
        done.filter((other) => other.day === day),
      );
    days.set(day, known);
    return known;
  };
  const within = (first: number, last: number) =>
    Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  const place = (activity: P, onDays: readonly number[]): P | null => {
    for (const day of onDays) {
      const start = dayAt(day).take(activity.duration);
      if (start !== null) return { ...activity, day, time: clockText(start) };
    }
    return null;
  };

  const minutesLeft = within(from, until).reduce((sum, day) => sum + dayAt(day).left, 0);
  const over = excess(open, minutesLeft, importanceOf);
  const placed: P[] = [];
  const leftOut: P[] = [];
  const turn = (activity: P) => (over.has(activity) ? 2 : Number(!comesFirst(activity)));
  for (const activity of open.toSorted((one, other) => turn(one) - turn(other))) {
    const own = Math.max(from, activity.day);
    const at = place(activity, [...within(own, until), ...within(from, Math.min(own - 1, until))]);
    if (at) placed.push(at);
    else leftOut.push(activity);
  }
  leftOut.sort(inOrder);
  const afterEnd = Math.max(from, until + 1);
  for (const activity of leftOut) {
    // Nothing is dropped: an activity longer than any day of the week stands on the day before, open and late.
    placed.push(
      place(activity, within(afterEnd, afterEnd + daysAfterEnd)) ?? {
        ...activity,
        day: Math.max(0, from - 1),
      },
    );
  }
  const all = [...done, ...placed].sort(inOrder);
  const moved = gap > 0 ? all : withBreaks(all, startsAt, (day) => (day < from ? 0 : minutesOf(day)));
  return { activities: numbered(moved), leftOut, minutesLeft, minutesOpen: minutesIn(open) };
}

/** In order of time, with positions anew: the order within each day. */
export function numbered<P extends Place>(placed: readonly P[]): (P & { position: number })[] {
  let [day, position] = [-1, 0];
  return [...placed].sort(inOrder).map((activity) => {
    position = activity.day === day ? position + 1 : 0;
    day = activity.day;
    return { ...activity, position };
  });
}

type Changing = Pick<Placed, 'day' | 'time'> & { id: string; changes: number };

/** `after` with the changes of each counted on: one more for what stands elsewhere than `before`. */
export function changedSince<P extends Changing>(before: readonly P[], after: readonly P[]): P[] {
  const known = new Map(before.map((activity) => [activity.id, activity]));
  return after.map((activity) => {
    const { day, time, changes } = known.get(activity.id) ?? activity;
    return { ...activity, changes: day === activity.day && time === activity.time ? changes : changes + 1 };
  });
}
