import type { DemoReviews } from './demo-review.ts';
import { careerReviews } from './demo-reviews-careers.ts';
import { humanitiesReviews } from './demo-reviews-humanities.ts';
import { schoolReviews } from './demo-reviews-school.ts';

/** What the demonstration accounts say about each other's plans; a listing that is not here has no review. */
export const demoReviews: readonly DemoReviews[] = [...careerReviews, ...schoolReviews, ...humanitiesReviews];
