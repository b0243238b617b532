import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { schedulePlan } from '#server/features/study-plans/schedule/schedule.ts';
import { writeLocalDraft } from '#server/language/plans/local.ts';
import { openCatalogue } from '#server/language/wish/catalogue.ts';
import { marketplaceLimits } from '#shared/contracts/marketplace.ts';
import { reviewInputSchema } from '#shared/contracts/plan-reviews.schemas.ts';
import { createStudyPlanSchema } from '#shared/contracts/study-plan-inputs.schemas.ts';
import { creationDifficulties } from '#shared/contracts/study-plans.ts';
import { studySubjects } from '#shared/rules/study-subjects.ts';
import { fold } from '#shared/rules/text/fold.ts';
import { searchWords } from '#shared/rules/text/search-text.ts';
import { wordForms } from '#shared/rules/text/stem.ts';
import { tierLimits } from '#shared/rules/tiers.ts';
import { weekdayOf } from '#shared/rules/time/study-day.ts';
import { minutesByWeekday } from '#shared/rules/time/study-week.ts';
import { readDemoListings, readDemoReviews } from './demo.ts';
import { readFile } from './read-file.ts';

const catalogue = await openCatalogue();
const demoListings = readDemoListings();
const demoReviews = readDemoReviews();

const requestOf = (asked: (typeof demoListings)[number]['asked']) =>
  createStudyPlanSchema.parse({ ...asked, startDate: '2026-03-02', endDate: '2026-03-30' });
const requests = demoListings.map(({ asked }) => requestOf(asked));

/** In all files of a folder. */
const entriesIn = (folder: string) =>
  readdirSync(new URL(folder, import.meta.url)).flatMap((file) =>
    readFile<unknown[]>(`${folder}/${file}`, []),
  ).length;

const account = z.int().min(2).max(13);
const listingSchema = z.strictObject({
  author: account,
  publishedAgo: z.int().min(1).max(200),
  asked: createStudyPlanSchema.omit({ startDate: true, endDate: true }).strict(),
});
const reviewsSchema = z.strictObject({
  listing: z.string(),
  reviews: z.array(z.tuple([account, z.int().min(1).max(5), z.string().nullable()])).min(1),
});

describe('the demonstration listings', () => {
  it('are read from every file', () => {
    expect(demoListings).toHaveLength(entriesIn('demo-listings'));
    expect(demoReviews).toHaveLength(entriesIn('demo-reviews'));
  });

  it('are enough to judge a search by: sixty or more, in 25 subjects or more', () => {
    expect(demoListings.length).toBeGreaterThanOrEqual(60);
    expect(new Set(requests.map(({ subject }) => subject)).size).toBeGreaterThanOrEqual(25);
  });

  it.each(demoListings.map((listing) => [listing.asked.title, listing] as const))(
    '“%s” is a plan that a premium student may ask for and publish',
    (_, listing) => {
      expect(listingSchema.safeParse(listing).error?.issues).toBeUndefined();
      const request = requestOf(listing.asked);
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

/** A listing beside the plan that the local engine makes of it. */
function madeOf(listing: (typeof demoListings)[number]) {
  const asked = requestOf(listing.asked);
  const draft = writeLocalDraft(asked, catalogue);
  const minutes = minutesByWeekday(asked);
  const { startDate, numberOfWeeks } = asked;
  const weeks = schedulePlan({ topics: draft.topics, startDate, numberOfWeeks, minutesByWeekday: minutes });
  const days = weeks.flatMap((week) => week.days);
  const texts = [
    asked.subject,
    ...draft.topics.flatMap(({ name, description }) => [name, description]),
    ...days.flatMap((day) => day.activities.map(({ description }) => description)),
    ...draft.evaluationMethods.flatMap(({ name, description, frequency }) => [name, description, frequency]),
    ...draft.resources.flatMap(({ title, description }) => [title, description]),
  ];
  return {
    asked,
    topics: draft.topics,
    minutes,
    weeks,
    days,
    says: [asked.title, asked.description, ...asked.goals].join(' '),
    holds: new Set(searchWords(texts.join(' ')).flatMap((word) => wordForms(word))),
  };
}

const numbers =
  'um dois tres quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezesseis'.split(' ');
const numberOf = (word: string) =>
  Number(word) || numbers.indexOf(word.replace(/^uma$/, 'um').replace(/^duas$/, 'dois')) + 1;

/** What is done in a week or a day: the schedule says that, and says it right. */
const rhythm =
  /\b(?:por|toda|todo|cada|ultima) (?:semana|dia|noite|manha|encontro|topico|periodo|grupo|elemento)\b|\bsemanas? (?:inteira|seguinte)|\btod[oa]s [oa]s (?:dias|noites|encontros|semanas|sextas)\b|\b(?:na|pela|toda) (?:segunda|terca|quarta|quinta|sexta|sabado|domingo|manha|tarde|noite)\b(?!-| fase)|\bmeia hora\b|\bdia seguinte\b|\bmesmo dia\b|\b(?:segundo|primeiro) dia\b/;

/** What only a plan that says so asks of its student. */
const practices =
  'simulado ditado heredograma gravacao charge discursiva dissertativa cartaz prancha diario audio caderno lista'.split(
    ' ',
  );

describe.each(demoListings.map((listing) => [listing.asked.title, listing] as const))(
  '“%s” holds what it promises',
  (_, listing) => {
    const made = madeOf(listing);
    const said = fold(made.says);

    it('as many topics, weeks and hours, every topic among the activities', () => {
      const { asked, topics, weeks, days, minutes } = made;
      expect(topics).toHaveLength(asked.topicsCount);
      expect(weeks).toHaveLength(asked.numberOfWeeks);
      const studied = new Set(days.flatMap((day) => day.activities.map(({ topic }) => topic)));
      expect(topics.map(({ name }) => name).filter((name) => !studied.has(name))).toEqual([]);
      for (const { date, activities } of days) {
        const room = minutes[weekdayOf(date)];
        const planned = activities.reduce((sum, { duration }) => sum + duration, 0);
        expect(planned, date).toBeLessThanOrEqual(room);
        // Breaks are what is left.
        expect(planned, date).toBeGreaterThanOrEqual(room * 0.85);
      }
    });

    it('weeks and months in words as in numbers', () => {
      const { numberOfWeeks } = made.asked;
      for (const [, word = ''] of said.matchAll(/\b(\w+) semanas\b/g))
        if (numberOf(word) > 0) expect(numberOf(word), word).toBe(numberOfWeeks);
      for (const [, word = ''] of said.matchAll(/\b(\w+) mes(?:es)?\b/g))
        if (numberOf(word) > 0) expect(numberOf(word), word).toBe(Math.round(numberOfWeeks / 4.35));
      expect(/\buma semana\b/.test(said)).toBe(numberOfWeeks === 1);
    });

    it('no rhythm but that of its schedule, and no practice that it does not ask for', () => {
      expect(rhythm.exec(said)?.[0]).toBeUndefined();
      const asked = practices.filter((noun) =>
        searchWords(said).some((word) => wordForms(noun).includes(word)),
      );
      expect(asked.filter((noun) => !made.holds.has(noun))).toEqual([]);
    });
  },
);

describe('the demonstration reviews', () => {
  const authors = new Map(demoListings.map(({ author, asked }) => [asked.title, author]));

  it.each(demoReviews.map((entry) => [entry.listing, entry] as const))(
    'of “%s” are by other accounts, one each, with an average from 3 to 5',
    (listing, entry) => {
      expect(reviewsSchema.safeParse(entry).error?.issues).toBeUndefined();
      const { reviews } = entry;
      const accounts = reviews.map(([account]) => account);
      const average = reviews.reduce((sum, [, rating]) => sum + rating, 0) / reviews.length;
      expect(authors.has(listing)).toBe(true);
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
