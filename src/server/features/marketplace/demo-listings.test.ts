import { describe, expect, it } from 'vitest';
import { marketplaceLimits } from '#shared/contracts/marketplace.ts';
import { reviewInputSchema } from '#shared/contracts/plan-reviews.ts';
import { createStudyPlanSchema, creationDifficulties } from '#shared/contracts/study-plans.ts';
import { fold } from '#shared/rules/fold.ts';
import { studySubjects } from '#shared/rules/study-subjects.ts';
import { minutesByWeekday } from '#shared/rules/study-week.ts';
import { tierLimits } from '#shared/rules/tiers.ts';
import { demoListings } from './demo-listings.ts';
import { demoReviews } from './demo-reviews.ts';

const isDemoAccount = (account: number) => Number.isInteger(account) && account >= 2 && account <= 13;
const requestOf = (asked: (typeof demoListings)[number]['asked']) =>
  createStudyPlanSchema.parse({ ...asked, startDate: '2026-03-02', endDate: '2026-03-30' });
const requests = demoListings.map(({ asked }) => requestOf(asked));

describe('the demonstration listings', () => {
  it('are enough to judge a search by: sixty or more, in 25 subjects or more', () => {
    expect(demoListings.length).toBeGreaterThanOrEqual(60);
    expect(new Set(requests.map(({ subject }) => subject)).size).toBeGreaterThanOrEqual(25);
  });

  it.each(demoListings.map((listing) => [listing.asked.title, listing] as const))(
    '“%s” is a plan that a premium student may ask for and publish',
    (_, { author, publishedAgo, asked }) => {
      const request = requestOf(asked);
      expect(isDemoAccount(author)).toBe(true);
      expect(publishedAgo).toBeGreaterThanOrEqual(1);
      expect(publishedAgo).toBeLessThanOrEqual(200);
      expect(studySubjects).toContain(request.subject);
      expect(request.topicsCount).toBeLessThanOrEqual(tierLimits.premium.topics);
      expect(request.numberOfWeeks).toBeLessThanOrEqual(tierLimits.premium.weeks);
      expect(Object.values(minutesByWeekday(request)).some((minutes) => minutes > 0)).toBe(true);
      expect(request.goals.length).toBeGreaterThanOrEqual(2);
      expect(request.description).not.toBe('');
    },
  );

  it('are each their own: no title or description twice', () => {
    for (const texts of [requests.map(({ title }) => title), requests.map(({ description }) => description)])
      expect(new Set(texts.map(fold)).size).toBe(demoListings.length);
  });

  it('come in every difficulty and every length, from every demonstration account', () => {
    const { short, medium } = marketplaceLimits.weeks;
    const lengths = requests.map(({ numberOfWeeks: weeks }) =>
      weeks <= short ? 'short' : weeks <= medium ? 'medium' : 'long',
    );
    expect(new Set(requests.map(({ difficulty }) => difficulty))).toEqual(new Set(creationDifficulties));
    expect(new Set(lengths)).toEqual(new Set(['short', 'medium', 'long']));
    expect(new Set(demoListings.map(({ author }) => author)).size).toBe(12);
  });
});

describe('the demonstration reviews', () => {
  const authors = new Map(demoListings.map(({ author, asked }) => [asked.title, author]));

  it.each(demoReviews.map((entry) => [entry.listing, entry] as const))(
    'of “%s” are by other accounts, one each, with an average from 3 to 5',
    (listing, { reviews }) => {
      const accounts = reviews.map(([account]) => account);
      const average = reviews.reduce((sum, [, rating]) => sum + rating, 0) / reviews.length;
      expect(authors.has(listing)).toBe(true);
      expect(accounts.every(isDemoAccount)).toBe(true);
      expect(accounts).not.toContain(authors.get(listing));
      expect(new Set(accounts).size).toBe(accounts.length);
      expect(average).toBeGreaterThanOrEqual(3);
      for (const [, rating, comment] of reviews) reviewInputSchema.parse({ rating, comment });
    },
  );

  it('name each listing at most once, leave some without any, and never say the same twice', () => {
    const comments = demoReviews.flatMap(({ reviews }) =>
      reviews.flatMap(([, , comment]) => (comment === null ? [] : [comment])),
    );
    expect(new Set(demoReviews.map(({ listing }) => listing)).size).toBe(demoReviews.length);
    expect(demoReviews.length).toBeLessThan(demoListings.length);
    expect(new Set(comments).size).toBe(comments.length);
  });
});
