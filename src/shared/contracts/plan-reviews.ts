import type { z } from 'zod';
import type { planReviewSchema, reviewInputSchema } from './plan-reviews.schemas.ts';

export type ReviewInput = z.output<typeof reviewInputSchema>;
export type PlanReview = z.output<typeof planReviewSchema>;
