import type { CreateStudyPlanInput } from '#shared/contracts/study-plans.ts';
import { readFile } from './read-file.ts';

/** A plan that a demonstration account offers in the marketplace. */
export interface DemoListing {
  /** 2 to 13: “Conta de demonstração n”. */
  readonly author: number;
  /** Days ago on which it was published, 1 to 200. */
  readonly publishedAgo: number;
  readonly asked: Omit<CreateStudyPlanInput, 'startDate' | 'endDate'>;
}

/** What demonstration accounts say about one published plan. */
export interface DemoReviews {
  /** Title of the listing. */
  readonly listing: string;
  /** Account 2 to 13, rating 1 to 5; one for each account, never the plan's author. */
  readonly reviews: readonly (readonly [account: number, rating: number, comment: string | null])[];
}

const listingFields = [
  'exams',
  'mathematics',
  'science',
  'humanities',
  'languages',
  'professions',
  'technology',
  'health',
];
const reviewFields = ['careers', 'school', 'humanities'];

/** What the demonstration accounts offer in the marketplace: no two titles alike. */
export const readDemoListings = (): DemoListing[] =>
  listingFields.flatMap((field) =>
    readFile<DemoListing[]>(`demo-listings/${field}.json`, ['author', 'publishedAgo', 'asked']),
  );

/** What the demonstration accounts say about each other's plans; a listing that is not here has no review. */
export const readDemoReviews = (): DemoReviews[] =>
  reviewFields.flatMap((field) =>
    readFile<DemoReviews[]>(`demo-reviews/${field}.json`, ['listing', 'reviews']),
  );
