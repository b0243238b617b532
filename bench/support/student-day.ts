/** What one request of a simulated student's day is. */
export type Action =
  | 'sign in'
  | 'dashboard'
  | 'streak'
  | 'plans'
  | 'plan'
  | 'tick'
  | 'cards due'
  | 'answer'
  | 'cards'
  | 'session'
  | 'focus summary'
  | 'ask the tutor'
  | 'marketplace';

export interface Moment {
  /** Seconds of the day. */
  at: number;
  student: number;
  action: Action;
}

/** Hours at which students come, with the share of them who do: before school, at noon, after dinner. */
const visits = [
  { hour: 7, share: 0.35 },
  { hour: 12, share: 0.25 },
  { hour: 19, share: 0.8 },
] as const;
/** Minutes, standard deviation, by which one comes earlier or later. */
const spread = 40;

/** Numbers from 0 to 1, the same at each run (mulberry32, Tommy Ettinger). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** One visit: what is asked for, and how many seconds after what stands before it. */
function visit(random: () => number): [Action, number][] {
  const some = (share: number, ...actions: [Action, number][]) => (random() < share ? actions : []);
  const answers = 8 + Math.floor(random() * 32);
  return [
    ...some(0.15, ['sign in', 0]),
    ['dashboard', 1],
    ['streak', 0],
    ['plans', 5],
    ['plan', 4],
    ['cards due', 20],
    ...Array.from({ length: answers }, (): [Action, number] => ['answer', 5 + random() * 10]),
    ...some(0.5, ['cards', 10]),
    ['dashboard', 5],
    ...some(0.2, ['ask the tutor', 30], ['ask the tutor', 90]),
    ...some(0.2, ['marketplace', 20]),
    ['session', 25 * 60],
    ['tick', 5],
    ['dashboard', 2],
    ...some(0.3, ['focus summary', 10]),
    ...some(0.5, ['session', 25 * 60], ['tick', 5]),
  ];
}

/** The day of so many students who study on it, in order of time. */
export function studentDay(students: number): Moment[] {
  const random = seededRandom(20_260_311);
  // The sum of twelve comes close to a normal distribution of deviation 1 around 6.
  const normal = () => Array.from({ length: 12 }, random).reduce((sum, value) => sum + value, -6);
  const moments: Moment[] = [];
  for (let student = 0; student < students; student++)
    for (const { hour, share } of visits) {
      if (random() >= share) continue;
      let at = hour * 3600 + normal() * spread * 60;
      for (const [action, after] of visit(random)) {
        at += after;
        moments.push({ at, student, action });
      }
    }
  return moments.sort((one, other) => one.at - other.at);
}

/** Requests in the fullest 15 minutes, a second. */
export function peakOf(day: readonly Moment[]): number {
  const quarter = 15 * 60;
  const counts = new Map<number, number>();
  for (const { at } of day)
    counts.set(Math.floor(at / quarter), (counts.get(Math.floor(at / quarter)) ?? 0) + 1);
  return Math.max(...counts.values()) / quarter;
}
