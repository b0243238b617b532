import { type SQL, sql } from 'drizzle-orm';

/**
 * A value that the planner doesn't look at. A prepared statement is planned anew at every call for as long as
 * knowing its values promises a cheaper run (PostgreSQL, PREPARE, "plan_cache_mode"); where every value is best
 * served by the same plan, that costs more than running it.
 */
export const hiddenFromPlanner = (value: SQL): SQL => sql`(select ${value})`;
