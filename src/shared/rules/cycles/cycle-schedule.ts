import { type CycleTime, cycleSlots, type Slot } from '#shared/rules/cycles/cycle-slots.ts';
import { clockText, minutesOfClock } from '#shared/rules/time/clock-text.ts';

/** A subject of a cycle; difficulty times priority is its weight. */
export interface WeighedSubject {
  name: string;
  difficulty: number;
  priority: number;
}

/** A block where it stands: `day` counts from the cycle's first. */
export interface CycleBlockPlace {
  day: number;
  /** `HH:MM`. */
  time: string;
  /** Minutes. */
  duration: number;
  subject: string;
}

interface LayOutInput extends CycleTime {
  subjects: readonly WeighedSubject[];
  /** Days after the first, both included. */
  from: number;
  until: number;
  /** Blocks that stay: their places are taken, and their minutes count. */
  kept?: readonly CycleBlockPlace[];
}

/**
 * Blocks for every free stretch from one day to another, in order; null when there are fewer of them than subjects
 * without a block. The minutes of each subject, with what it keeps, end within one block of its target; no subject
 * has three in a row while another has minutes left; each is spread over the whole time. Same input, same blocks.
 */
export function layOutCycle({
  subjects,
  from,
  until,
  kept = [],
  ...time
}: LayOutInput): CycleBlockPlace[] | null {
  const slotOf = ({ day, time, duration }: CycleBlockPlace): Slot => ({
    day,
    start: minutesOfClock(time),
    minutes: duration,
  });
  const slots = cycleSlots(time, from, until, kept.map(slotOf));
  const given = subjects.map(({ name }) => minutesIn(kept.filter(({ subject }) => subject === name)));
  if (slots.length < given.filter((minutes) => minutes === 0).length) return null;
  const targets = targetMinutes(subjects, slots, given);
  const indexOf = new Map(subjects.map(({ name }, index) => [name, index]));
  const fixed = kept
    .map((block) => ({ ...slotOf(block), subject: indexOf.get(block.subject) ?? -1 }))
    .sort((one, other) => one.day - other.day || one.start - other.start);
  const order = orderSubjects(slots, targets, given, fixed);
  return slots.map(({ day, start, minutes }, index) => ({
    day,
    time: clockText(start),
    duration: minutes,
    subject: subjects[order[index] as number]?.name as string,
  }));
}

const minutesIn = (blocks: readonly { duration: number }[]) =>
  blocks.reduce((sum, { duration }) => sum + duration, 0);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const longest = (slots: readonly Slot[]) => slots.reduce((most, { minutes }) => Math.max(most, minutes), 0);

/**
 * Minutes that each subject should have in all: in proportion to its weight, but no less than it has already, and
 * one block where it has none. Who is raised to the least lowers the others alike (water-filling).
 */
export function targetMinutes(
  subjects: readonly WeighedSubject[],
  slots: readonly Slot[],
  given: readonly number[] = subjects.map(() => 0),
): number[] {
  const minutes = sum(slots.map((slot) => slot.minutes));
  const without = given.filter((has) => has === 0).length;
  const block = Math.min(longest(slots), minutes / Math.max(1, without));
  const least = given.map((has) => has || block);
  const weights = subjects.map(({ difficulty, priority }) => difficulty * priority);
  const isRaised = subjects.map(() => false);
  for (;;) {
    const rest = minutes + sum(given) - sum(least.filter((_, index) => isRaised[index]));
    const level = rest / sum(weights.filter((_, index) => !isRaised[index]));
    const targets = weights.map((weight, index) =>
      isRaised[index] ? (least[index] as number) : weight * level,
    );
    const low = targets.findIndex((target, index) => !isRaised[index] && target < (least[index] as number));
    if (low < 0) return targets;
    isRaised[low] = true;
  }
}

/**
 * The subject (by index) of each slot. The one furthest behind its even pace comes next, as long as every subject
 * can still end within one block of its target:
 *
 * - While two subjects lack a whole block or more, nobody takes a slot longer than what they lack.
 * - While one does, it must still reach its target, less one block, with all the slots after this one.
 * - After that, whoever takes a slot ends within a block, and so does everybody else.
 *
 * A third block in a row is only left where nobody else may take the slot; then the others are done for good.
 */
function orderSubjects(
  slots: readonly Slot[],
  targets: readonly number[],
  given: readonly number[],
  fixed: readonly (Slot & { subject: number })[],
): number[] {
  const block = longest(slots);
  const lacking = targets.map((target, index) => target - (given[index] as number));
  const total = sum(slots.map(({ minutes }) => minutes));
  const pace = lacking.map((minutes) => minutes / total);
  const laid = targets.map(() => 0);
  const seen = given.map((minutes) => minutes > 0);
  let unseen = seen.filter((is) => !is).length;
  let elapsed = 0;
  let [last, beforeLast, nextFixed] = [-1, -2, 0];
  let only = -1;
  const follow = (subject: number) => {
    beforeLast = last;
    last = subject;
  };

  return slots.map(({ day, start, minutes }, index) => {
    for (let at = fixed[nextFixed]; at && (at.day < day || (at.day === day && at.start < start)); ) {
      follow(at.subject);
      at = fixed[++nextFixed];
    }
    const barred = last === beforeLast ? last : -1;
    const isLastChance = slots.length - index === unseen;
    let [farBehind, furthest] = [0, 0];
    for (const [subject, lacks] of lacking.entries()) {
      if (lacks >= block) farBehind++;
      if (lacks > (lacking[furthest] as number)) furthest = subject;
    }
    const mayTake = (subject: number, lacks: number) => {
      if (farBehind === 0 || subject === furthest) return true;
      if (farBehind > 1) return lacks >= minutes;
      return (lacking[furthest] as number) <= total - elapsed - minutes + block;
    };
    let chosen = only;
    let mostBehind = Number.NEGATIVE_INFINITY;
    for (let subject = 0; only < 0 && subject < lacking.length; subject++) {
      const lacks = lacking[subject] as number;
      if (subject === barred || lacks <= 0) continue;
      if (isLastChance ? seen[subject] : !mayTake(subject, lacks)) continue;
      // Who has just had a block waits, unless it is half a block further behind.
      const patience = subject === last ? block / 2 : 0;
      const behind = (pace[subject] as number) * (elapsed + minutes) - (laid[subject] as number) - patience;
      if (behind > mostBehind) [chosen, mostBehind] = [subject, behind];
    }
    if (chosen < 0) {
      chosen = furthest;
      only = furthest;
    }
    if (!seen[chosen]) unseen--;
    seen[chosen] = true;
    lacking[chosen] = (lacking[chosen] as number) - minutes;
    laid[chosen] = (laid[chosen] as number) + minutes;
    elapsed += minutes;
    follow(chosen);
    return chosen;
  });
}
