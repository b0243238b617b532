import type { FollowedSyllabus } from '#shared/contracts/followed-syllabus.schemas.ts';
import type { PlanReview } from '#shared/contracts/plan-reviews.ts';
import type { Services } from './services.ts';

/** What a port's methods get: `db` is the transaction that the caller runs. */
type Within = Pick<Services, 'db' | 'clock'>;

/**
 * What happens to a student, as accounts tells it to the features that keep something of theirs where others read it.
 * Each method runs inside the transaction that makes it true and holds the student's row, so that both happen or
 * neither. A feature implements what concerns it; `student-lifecycle.ts` lists them.
 */
export interface StudentLifecycle {
  /** The e-mail address is proven to be theirs. */
  confirmed(within: Within, userId: string): Promise<void>;
  renamed(within: Within, userId: string, author: { name: string; picture: string | null }): Promise<void>;
  /** Other sessions end, and so does what reads along without one. */
  sessionsEnded(within: Within, userId: string): Promise<void>;
  /** They are leaving: nobody else reads what they published. */
  hidden(within: Within, userId: string): Promise<void>;
  /** They stay after all: what was published is there again. */
  shown(within: Within, userId: string): Promise<void>;
  /** Everything of theirs is about to be deleted. */
  erased(within: Within, userId: string): Promise<void>;
}

/** What rests on a student's plan, and hears when it goes or loses topics. */
export interface PlanFollowers {
  /** The syllabus that the plan was made of and counts in; null for none. */
  followed(within: Within, userId: string, planId: string): Promise<FollowedSyllabus>;
  /** In the transaction that holds a plan and takes topics out of it, or all of it (`topicIds` undefined), before it does. */
  leaving(within: Within, userId: string, planId: string, topicIds?: readonly number[]): Promise<void>;
}

/** What a student's own plan needs to know of its publication, which the marketplace keeps. */
export interface Publications {
  /** The newest reviews, as many as a plan's own page shows. */
  reviewsOf(within: Within, planId: string): Promise<PlanReview[]>;
  /** Takes the publication of the student's plan away for good, if there is one. */
  withdraw(within: Within, userId: string, planId: string): Promise<void>;
}
