import type { SignedIn } from '#server/platform/auth/tokens.ts';
import type { Services } from '#server/platform/services.ts';
import { libraryLimits } from '#shared/contracts/library.ts';
import { decideReports, listOpenReports, writeReport } from './queries.ts';
import { requireLesson } from './service.ts';

interface Report {
  subject: string;
  lesson: string;
  comment: string;
}

const thanks = 'Obrigado. Vamos conferir a lição.';

/** Says that something in a lesson is wrong. Throws `library.not_found` (404). */
export async function reportLesson(
  { db, clock, log }: Services,
  { userId }: SignedIn,
  { subject, lesson, comment }: Report,
): Promise<{ message: string }> {
  requireLesson(subject, lesson);
  const report = { userId, subject, lesson, comment, createdAt: clock.now() };
  await writeReport(db, report, 4 * libraryLimits.report);
  log.warn({ subject, lesson }, 'a lesson is reported: npm run moderate shows it');
  return { message: thanks };
}

/** A lesson that students reported and nobody decided on. */
export interface ReportedLesson {
  /** `matematica/funcao-afim`. */
  id: string;
  comments: string[];
}

/** All that waits for a decision, what was reported first before the others. */
export async function listReportedLessons({ db }: Services): Promise<ReportedLesson[]> {
  const reports = await listOpenReports(db);
  const lessons = Map.groupBy(reports, ({ subject, lesson }) => `${subject}/${lesson}`);
  return [...lessons].map(([id, own]) => ({ id, comments: own.map(({ comment }) => comment) }));
}

/** Takes a lesson off the list, corrected or right as it is; false when no open report names it. */
export async function closeLessonReports({ db, clock }: Services, id: string): Promise<boolean> {
  const [subject = '', lesson = ''] = id.split('/');
  return (await decideReports(db, { subject, lesson, decidedAt: clock.now() })) > 0;
}
