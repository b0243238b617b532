import type { z } from 'zod';
import type { ApiCalls } from './endpoint.ts';
import type {
  listingCardSchema,
  listingSchema,
  listQuery,
  marketplaceSchemas,
  paginationSchema,
  publicationSchema,
  reportSchema,
  scheduledDaySchema,
  sourceSchema,
  widenedSearchSchema,
} from './marketplace.schemas.ts';

export const marketplaceLimits = {
  /** Plans on a page of the marketplace. */
  page: { default: 9, max: 60 },
  /** Reviews on a page. */
  reviews: 10,
  /** Plans that a search counts: whoever looks further narrows it. */
  counted: 999,
  search: 200,
  /** Weeks up to which a plan is short, and up to which it is medium. */
  weeks: { short: 4, medium: 12 },
  reportComment: 500,
  /**
   * Reports that hide something until an administrator decides: `least` a review, and a plan one for every `oneIn` who
   * cloned or reviewed it, within the bounds. They count from accounts of that many days with a confirmed address.
   */
  reportsToHide: { least: 3, most: 10, oneIn: 20 },
  reporterDays: 3,
  /** Days that the author's statistics show. */
  statisticsDays: 30,
} as const;

export const marketplaceErrorCodes = [
  'marketplace.under_review',
  'marketplace.removed',
  'marketplace.not_published',
  'marketplace.review_not_found',
  'marketplace.own_report',
  'marketplace.not_a_clone',
  'marketplace.version_changed',
  'marketplace.plan_withdrawn',
] as const;

export const marketplaceSorts = ['rating', 'date'] as const;
export const planLengths = ['short', 'medium', 'long'] as const;
export const reportReasons = ['spam', 'copied', 'offensive', 'personal', 'wrong', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

export type MarketplaceFilter = z.output<typeof listQuery>;
export type ListingCard = z.output<typeof listingCardSchema>;
export type ScheduledDay = z.output<typeof scheduledDaySchema>;
export type Listing = z.output<typeof listingSchema>;
export type WidenedSearch = z.output<typeof widenedSearchSchema>;
export type Pagination = z.output<typeof paginationSchema>;
export type Publication = z.output<typeof publicationSchema>;
export type CloneSource = z.output<typeof sourceSchema>;
export type ReportInput = z.output<typeof reportSchema>;

export const marketplaceApi: ApiCalls<typeof marketplaceSchemas> = {
  list: { method: 'GET', path: '/study-plans/marketplace' },
  detail: { method: 'GET', path: '/study-plans/marketplace/:id' },
  reviews: { method: 'GET', path: '/study-plans/marketplace/:id/reviews' },
  clone: { method: 'POST', path: '/study-plans/marketplace/:id/clone' },
  view: { method: 'POST', path: '/study-plans/marketplace/:id/views' },
  report: { method: 'POST', path: '/study-plans/marketplace/:id/reports' },
  removeReview: { method: 'DELETE', path: '/study-plans/:id/reviews' },
  publication: { method: 'GET', path: '/study-plans/:id/publication' },
  updatePublication: { method: 'PUT', path: '/study-plans/:id/publication' },
  source: { method: 'GET', path: '/study-plans/:id/source' },
  takeVersion: { method: 'POST', path: '/study-plans/:id/source' },
};
