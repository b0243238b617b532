/** Bytes that a page of the application has at most, as `budgets`: each kB is 5 ms before a first painting on slow 4G. */
export const pageBudget = 20_000;

/**
 * The most JavaScript that the first visit to a screen may load, by its folder below src/web/features, in bytes of
 * brotli: what it loaded when its line was drawn, and 3 % more. The aims are 2.2 kB of the landing page, 120 of the
 * login and 145 of the dashboard.
 */
export const budgets: Record<string, number> = {
  'accounts/delete-account': 132_400,
  'accounts/google-callback': 118_300,
  'accounts/google-finish': 191_300,
  'accounts/google-link': 118_500,
  'accounts/login': 118_100,
  'accounts/profile': 216_900,
  'accounts/register': 191_000,
  'accounts/reset-password': 174_600,
  'accounts/unsubscribe': 132_300,
  'accounts/verify-email': 133_200,
  'billing/payments': 157_100,
  'billing/return': 154_800,
  'billing/sandbox-checkout': 158_500,
  dashboard: 145_000,
  'flashcards/card': 188_400,
  'flashcards/create': 214_100,
  'flashcards/edit': 221_200,
  'flashcards/from-text': 227_000,
  'flashcards/import': 220_700,
  'flashcards/list': 180_800,
  'flashcards/review': 174_100,
  'flashcards/stats': 154_500,
  'focus/history': 220_600,
  'landing/contact': 133_800,
  'landing/home': 2_200,
  'landing/privacy-policy': 138_200,
  'landing/terms-of-service': 137_700,
  'marketplace/list': 157_000,
  'marketplace/listing': 228_900,
  'professor/conversation': 240_500,
  'study-cycles/create': 211_900,
  'study-cycles/cycle': 192_900,
  'study-cycles/edit': 207_700,
  'study-cycles/list': 153_700,
  'study-plans/create': 240_300,
  'study-plans/edit': 206_600,
  'study-plans/list': 190_400,
  'study-plans/plan': 207_000,
  'summaries/create': 236_100,
  'summaries/edit': 234_000,
  'summaries/list': 210_600,
  'summaries/public-list': 202_500,
  'summaries/public-summary': 208_100,
  'summaries/summary': 241_000,
};
