import type { PlanCopy } from '#server/features/study-plans/publication/copy-service.ts';
import type { Listing, ListingCard, ScheduledDay } from '#shared/contracts/marketplace.ts';
import type { PlanReview } from '#shared/contracts/plan-reviews.ts';
import { weekdayNames, weekdays } from '#shared/rules/time/study-day.ts';
import type { CardRow } from './list/list-queries.ts';
import type { ReviewRow } from './reviews/review-queries.ts';

/** 1 to 5; 0 without a review. */
export const averageOf = ({ ratingSum, ratingCount }: { ratingSum: number; ratingCount: number }): number =>
  ratingCount === 0 ? 0 : ratingSum / ratingCount;

/** The average and the count, as a plan's own page has them. */
export const ratingOf = (row: { ratingSum: number; ratingCount: number }) => ({
  averageRating: averageOf(row),
  numberOfReviews: row.ratingCount,
});

/** By name alone: another site's picture would tell that site who reads, so that nobody is shown one. */
export const authorOf = ({ authorName }: Pick<CardRow, 'authorName'>) => ({
  username: authorName,
  profilePicture: null,
});

/** Names each field: nothing else of the author leaves. */
export function presentCard(row: CardRow): ListingCard {
  const { title, description, subject, difficulty, clones, topicsCount, numberOfWeeks, timeAvailable } = row;
  const { syllabusTopics } = row;
  return {
    id: row.listingId,
    title,
    description,
    author: authorOf(row),
    subject,
    difficulty,
    ...ratingOf(row),
    clones,
    topicsCount,
    syllabusTopics,
    numberOfWeeks,
    timeAvailable,
    createdAt: row.publishedAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

export function presentListing(row: CardRow, copy: PlanCopy): Omit<Listing, 'lessons'> {
  const { goals, topics, resources, evaluationMethods } = copy;
  return {
    ...presentCard(row),
    version: row.version,
    isAdvanced: row.isAdvanced,
    engine: row.engine,
    goals,
    topics: topics.map(({ name, description, priority }) => ({ name, description, priority })),
    schedule: scheduleOf(copy),
    resources,
    evaluationMethods,
  };
}

function scheduleOf({ activities, firstWeekday }: PlanCopy): ScheduledDay[] {
  const first = weekdays.indexOf(firstWeekday);
  return [...Map.groupBy(activities, ({ day }) => day)].map(([day, ofDay]) => ({
    weekNumber: Math.floor(day / 7) + 1,
    day: weekdayNames[weekdays[(first + day) % 7] ?? firstWeekday],
    activities: ofDay.map(({ time, topic, kind, duration, description }) => ({
      time,
      topic,
      kind,
      duration,
      description,
    })),
  }));
}

export function presentReview(review: ReviewRow): PlanReview {
  const { id, userId, userName, rating, comment, counts, createdAt } = review;
  return {
    id,
    userName,
    user: { id: userId, username: userName, profilePicture: null },
    rating,
    comment,
    counts,
    createdAt: createdAt.toISOString(),
  };
}
