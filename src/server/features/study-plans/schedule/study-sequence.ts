import { type Block, halves } from './day-blocks.ts';
import { type Memory, reviewed, reviewUrgency, studied } from './review-gaps.ts';

/** A block that knows what it is for. `day` is counted from the plan's first day, `topic` is an index. */
export interface Assignment extends Block {
  day: number;
  topic: number;
  kind: 'study' | 'review' | 'closing';
}

const reviewShare = 0.25;
const calibrations = 4;

const minutesOf = (blocks: readonly Block[]) => blocks.reduce((sum, { duration }) => sum + duration, 0);

function cumulative(values: readonly number[]): number[] {
  let sum = 0;
  return values.map((value) => {
    sum += value;
    return sum;
  });
}

/** The days before the review week: due reviews first, then the topics in order, each until its share is used up. */
class StudyRun {
  readonly assignments: Assignment[] = [];
  /** The topic under study; -1 before the first block. */
  current = -1;
  studyMinutes = 0;
  private readonly memories: Memory[] = [];
  private readonly days: readonly (readonly Block[])[];
  private readonly efforts: readonly number[];
  private readonly boundaries: readonly number[];
  private readonly pulls: readonly number[];
  private blocksLeft: number;
  private elapsed = 0;
  private reviewMinutes = 0;
  private nothingDueOn = -1;

  constructor(days: readonly (readonly Block[])[], efforts: readonly number[], expectedMinutes: number) {
    this.days = days;
    this.efforts = efforts;
    this.pulls = efforts.map(Math.sqrt);
    const sums = cumulative(efforts);
    const total = sums.at(-1) ?? 1;
    this.boundaries = sums.map((sum) => (sum / total) * expectedMinutes);
    this.blocksLeft = days.reduce((sum, blocks) => sum + blocks.length, 0);
    for (const day of days.keys()) this.fillDay(day);
  }

  private get untouched() {
    return this.efforts.length - 1 - this.current;
  }

  private fillDay(day: number) {
    const blocks = this.days[day] ?? [];
    const today = minutesOf(blocks);
    this.elapsed += today;
    let roomForReviews = blocks.length === 1 && !halves(blocks[0] as Block) ? today : today / 2;
    for (const block of blocks) {
      let rest: Block | null = block;
      while (rest) {
        const review = this.reviewIn(rest, day, roomForReviews);
        if (!review) break;
        roomForReviews -= review.taken.duration;
        rest = review.left;
      }
      this.blocksLeft -= 1;
      if (rest) this.study(rest, day);
    }
  }

  private reviewIn(block: Block, day: number, room: number): { taken: Block; left: Block | null } | null {
    const [taken, left] = halves(block) ?? [block, null];
    if (taken.duration > room || this.reviewMinutes + taken.duration > this.elapsed * reviewShare)
      return null;
    if (this.blocksLeft - (left ? 0 : 1) < this.untouched) return null;
    if (this.nothingDueOn === day) return null;
    const topic = this.mostUrgent(day);
    const memory = this.memories[topic];
    if (!memory) return null;
    this.memories[topic] = reviewed(memory, day);
    this.reviewMinutes += taken.duration;
    this.assignments.push({ ...taken, day, topic, kind: 'review' });
    return { taken, left };
  }

  /** The index of the topic whose review is most overdue, heavier topics first; -1 when none is due. */
  private mostUrgent(day: number): number {
    let best = -1;
    let urgency = 0;
    for (let topic = 0; topic < this.current; topic += 1) {
      const value = reviewUrgency(this.memories[topic] as Memory, day) * (this.pulls[topic] ?? 1);
      if (value > urgency) {
        best = topic;
        urgency = value;
      }
    }
    if (best < 0) this.nothingDueOn = day;
    return best;
  }

  private study(block: Block, day: number) {
    const shareUsedUp = this.studyMinutes + block.duration / 2 > (this.boundaries[this.current] ?? 0);
    const mustHurry = this.blocksLeft < this.untouched;
    if (this.untouched > 0 && (this.current < 0 || shareUsedUp || mustHurry)) this.current += 1;
    this.studyMinutes += block.duration;
    this.memories[this.current] = studied(day);
    this.assignments.push({ ...block, day, topic: this.current, kind: 'study' });
  }
}

/** The `count` topics with the largest effort, in their order of study. */
function heaviest(efforts: readonly number[], count: number): number[] {
  return [...efforts.keys()]
    .sort((a, b) => (efforts[b] ?? 0) - (efforts[a] ?? 0) || a - b)
    .slice(0, count)
    .sort((a, b) => a - b);
}

/**
 * `count` topics so that each has its share of `worths` as early as it can, and none comes twice in a row where there
 * are two: the smooth weighted round robin of load balancers.
 */
function byWorth(worths: readonly number[], count: number): number[] {
  const total = worths.reduce((sum, worth) => sum + worth, 0);
  const credits = worths.map(() => 0);
  const picked: number[] = [];
  while (picked.length < count) {
    let best = -1;
    for (const [topic, worth] of worths.entries()) {
      const credit = (credits[topic] ?? 0) + worth;
      credits[topic] = credit;
      const isFree = worths.length === 1 || topic !== picked.at(-1);
      if (isFree && (best < 0 || credit > (credits[best] ?? 0))) best = topic;
    }
    credits[best] = (credits[best] ?? 0) - total;
    picked.push(best);
  }
  return picked;
}

/** The review week: topics still untouched first, then rounds over all of them, the last round over the heaviest; or by `worths`. */
function closingWeek(
  days: readonly (readonly Block[])[],
  firstDay: number,
  efforts: readonly number[],
  untouchedFrom: number,
  worths: readonly number[] | undefined,
): Assignment[] {
  const blocks = days.flatMap((day, index) => day.map((block) => ({ ...block, day: firstDay + index })));
  const untouched = efforts.length - untouchedFrom;
  const newOnes = blocks.slice(0, untouched).map((block, index): Assignment => {
    return { ...block, topic: untouchedFrom + index, kind: 'study' };
  });
  const free = blocks.slice(untouched);
  const places =
    free.length < efforts.length
      ? free.flatMap((block) => (halves(block) ?? [block]).map((half) => ({ ...half, day: block.day })))
      : free;
  const topics: number[] = worths ? byWorth(worths, places.length) : [];
  while (topics.length < places.length) topics.push(...heaviest(efforts, places.length - topics.length));
  return [
    ...newOnes,
    ...places.map((place, index): Assignment => ({ ...place, topic: topics[index] ?? 0, kind: 'closing' })),
  ];
}

/**
 * Gives every block of `days` a topic. `efforts` holds each topic's claim on time (weight × priority,
 * above 0), in order of study; there are at least as many blocks as topics. From day `closingFrom`
 * on, everything is final review, by `worths` where they are given. How many minutes remain for study depends on the reviews placed,
 * and the reverse, so the run repeats with the minutes found until they settle.
 */
export function studySequence(
  days: readonly (readonly Block[])[],
  efforts: readonly number[],
  closingFrom: number,
  worths?: readonly number[],
): Assignment[] {
  const before = days.slice(0, closingFrom);
  let run = new StudyRun(before, efforts, minutesOf(before.flat()) * (1 - reviewShare));
  for (let round = 1; round < calibrations; round += 1) {
    const found = run.studyMinutes;
    run = new StudyRun(before, efforts, found);
    if (run.studyMinutes === found) break;
  }
  const closing = closingWeek(days.slice(closingFrom), closingFrom, efforts, run.current + 1, worths);
  return [...run.assignments, ...closing];
}
