/** What demonstration accounts say about one published plan. */
export interface DemoReviews {
  /** Title of the listing. */
  listing: string;
  /** Account 2 to 13, rating 1 to 5; one for each account, never the plan's author. */
  reviews: readonly (readonly [account: number, rating: number, comment: string | null])[];
}
