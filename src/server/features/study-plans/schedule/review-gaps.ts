/** Days after the end of a topic's study on which it should come back. */
const reviewGaps = [1, 3, 7, 14, 30, 60, 120, 240] as const;

/** What is remembered about a studied topic; days are counted from the plan's first day. */
export interface Memory {
  studiedOn: number;
  lastSeenOn: number;
  /** Days between its last two encounters. */
  interval: number;
  reviews: number;
}

export const studied = (day: number): Memory => ({
  studiedOn: day,
  lastSeenOn: day,
  interval: 0,
  reviews: 0,
});

export function reviewed(memory: Memory, day: number): Memory {
  return { ...memory, lastSeenOn: day, interval: day - memory.lastSeenOn, reviews: memory.reviews + 1 };
}

/** Days to leave before the next review: the ideal step, and never less than the interval before it. */
function nextInterval({ interval, reviews }: Memory): number {
  const gap = reviewGaps[reviews];
  if (gap === undefined) return Number.POSITIVE_INFINITY;
  return Math.max(interval, gap - (reviewGaps[reviews - 1] ?? 0));
}

/**
 * How badly a topic needs a review on `day`: 0 when it is not due, else how many of its next
 * intervals have gone by since it was last seen (1 on the very day), so that a young memory, which
 * fades faster, goes before an old one that is as many days late.
 */
export function reviewUrgency(memory: Memory, day: number): number {
  const elapsed = day - memory.lastSeenOn;
  const interval = nextInterval(memory);
  const due = memory.studiedOn + (reviewGaps[memory.reviews] ?? Number.POSITIVE_INFINITY);
  return elapsed >= interval && day >= due ? elapsed / interval : 0;
}
