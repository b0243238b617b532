import { sql } from 'drizzle-orm';

/** The values of a prepared statement about a student's plans. */
export interface OwnPlans {
  userId: string;
  now: Date;
  [key: string]: unknown;
}
export interface OwnPlan extends OwnPlans {
  planId: string;
}

/** A test account's plan is gone the moment it expires, whether or not the sweep has run. */
export const notExpired = sql`(expires_at is null or expires_at > ${sql.placeholder('now')})`;

/** The columns of a topic, under the contract's names. */
export const topicColumns = sql`
  id, name, description, priority, completed, completed_on as "completedOn", revised_on as "revisedOn",
  questions_done as "questionsDone", questions_right as "questionsRight"`;
