import type { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { drizzle as drizzlePostgres } from 'drizzle-orm/postgres-js';
import type postgres from 'postgres';
import type { Database, Db } from '#server/platform/database/database.ts';
import { clusterFaults } from './shapes.ts';

/** Queries that ask every machine of a cluster, by their nature; what each looks like, its spaces made one. */
const askEveryMachine: { queries: string; why: string; sql: RegExp }[] = [
  {
    queries: 'deleteExpired deleteExpiredGoogle deleteForgottenGuesses deleteOldReadings deleteOldTasks',
    why: 'sweeps: what has ended, of all students',
    sql: /^delete from "\w+" where "\w+"\."(expires_at|created_at|failed_at)" <=? \$1$/,
  },
  {
    queries: 'listExpiredPlans',
    why: 'a sweep: the plans of all test accounts that have ended',
    sql: /^select "user_id", "id" from "study_plans" where "study_plans"\."expires_at" <= \$1 limit \$2$/,
  },
  {
    queries: 'deleteViewersBefore',
    why: 'a sweep: who looked at any listing before a day',
    sql: /^delete from "plan_listing_viewers" where "plan_listing_viewers"\."day" < \$1$/,
  },
  {
    queries: 'listLeaving listPlansEnding listZones listStudentsIn',
    why: 'jobs: the students of whom something is due',
    sql: /from "students" (inner join "accounts" on \S+ = \S+ )?where \(*"students"\."(delete_at|plan_expires_at|email_verified_at)"/,
  },
  {
    queries: 'listDirectoryRows',
    why: 'administration: students are looked for by name or address, a page at a time',
    sql: /from "students" inner join "accounts" on \S+ = \S+ (where \(strpos\("accounts"\."email_key", \$1\) > 0 or .*)?order by "accounts"\."id" desc limit/,
  },
  {
    queries: 'countActiveStudents countAnswersByDay countPlansByDay',
    why: 'administration: the use of the installation by day, 90 days at most',
    sql: /from (streak_days|flashcard_answer_sums|study_plans) where (day|created_at) >= \$\d::date .*group by day$/,
  },
  {
    queries: 'listDueChecks',
    why: 'a job: the purchases to ask the provider about',
    sql: /from "purchases" where "purchases"\."next_check_at" <= \$1/,
  },
  {
    queries: 'listLiveSandboxPayments',
    why: 'a job: what a sandbox left behind where money is real now',
    sql: /from "sandbox_payments" where "sandbox_payments"\."status" in \(\$1, \$2\) limit/,
  },
  {
    queries: 'listDueOf',
    why: 'a job: the cards of a portion of students who are to be reminded',
    sql: /join flashcard_counts counts on counts\.user_id = wanted\."userId"/,
  },
  {
    queries: 'listShown countShown',
    why: 'the marketplace: its plans are of all authors',
    sql: /from "plan_listings" where \(?"plan_listings"\."is_published" and "plan_listings"\."moderation" = 'none'/,
  },
  {
    queries: 'listPublic countPublic',
    why: 'public summaries are of all authors',
    sql: /from "public_summaries" where \(?"public_summaries"\."is_hidden" = \$1/,
  },
  {
    queries:
      'listAuthored listReviewed renameReviewer renamePublic hidePublic deleteAllPublic forgetVisitor anonymiseReports',
    why: 'a student is renamed or leaves: what they published and wrote lies with its listings',
    sql: /where "(plan_\w+|public_summaries)"\."user_id" = \$\d+$/,
  },
  {
    queries: 'readRowsOf',
    why: "the copy of a student's data: what they published and wrote lies with its listings",
    sql: /from "(plan_\w+|public_summaries)" where (user_id = |listing_id in \(select listing_id from plan_listings where user_id = )/,
  },
  {
    queries: 'listOpenReports decideReports',
    why: 'moderation: what students report of lessons',
    sql: /^(?:select .* from|update) "library_reports" (?:set "decided_at" = \$1 )?where .*"library_reports"\."decided_at" is null/,
  },
  {
    queries: 'listOpenReports findReported',
    why: 'moderation: what is reported, wherever it lies',
    sql: /from "plan_reports" where (\("plan_reports"\."target_id" = \$1 and )?"plan_reports"\."decided_at" is null/,
  },
];

/** What stands against running a statement on a cluster, those that ask every machine by their nature apart. */
export function complaintsOf(sql: string): string[] {
  const written = sql.replace(/\s+/g, ' ').trim();
  const mayAskAll = askEveryMachine.some(({ sql }) => sql.test(written));
  return clusterFaults(sql)
    .filter(({ runsEverywhere }) => !(runsEverywhere && mayAskAll))
    .map(({ what }) => `${what}: ${written}`);
}

const judged = new Map<string, string[]>();

/**
 * The database as the application under test has it: a statement that a cluster would refuse, or send to every machine
 * without need, throws (`complaintsOf`). `complaints` keeps them, for what catches the error.
 */
export function guardedDb({ sql: client, pglite }: Database): { db: Db; complaints: string[] } {
  const complaints: string[] = [];
  const logQuery = (sql: string) => {
    const known = judged.get(sql) ?? complaintsOf(sql);
    judged.set(sql, known);
    if (known.length === 0) return;
    complaints.push(...known);
    throw new Error(`Not for a cluster (docs/architecture.md, "Data"): ${known.join('\n')}`);
  };
  const options = { logger: { logQuery } };
  const db = client
    ? drizzlePostgres(client as postgres.Sql, options)
    : drizzlePglite(pglite as PGlite, options);
  return { db: db as unknown as Db, complaints };
}
