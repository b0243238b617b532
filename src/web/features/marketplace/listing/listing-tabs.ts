const listingTabs = ['details', 'reviews'] as const;
export type ListingTab = (typeof listingTabs)[number];

/** The tab named in an address; the first when there is no such tab. */
export const listingTabOf = (named: string | undefined): ListingTab =>
  listingTabs.find((tab) => tab === named) ?? 'details';
