import type { DemoListing } from './demo-listing.ts';
import { examListings } from './demo-listings-exams.ts';
import { healthListings } from './demo-listings-health.ts';
import { humanitiesListings } from './demo-listings-humanities.ts';
import { languageListings } from './demo-listings-languages.ts';
import { mathematicsListings } from './demo-listings-mathematics.ts';
import { professionListings } from './demo-listings-professions.ts';
import { scienceListings } from './demo-listings-science.ts';
import { technologyListings } from './demo-listings-technology.ts';

/** What the demonstration accounts offer in the marketplace: no two titles alike. */
export const demoListings: readonly DemoListing[] = [
  ...examListings,
  ...mathematicsListings,
  ...scienceListings,
  ...humanitiesListings,
  ...languageListings,
  ...professionListings,
  ...technologyListings,
  ...healthListings,
];
