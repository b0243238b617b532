import { validate as isUuid } from 'uuid';
import { closeLessonReports, listReportedLessons } from '#server/features/library/report-service.ts';
import { decide, listReported } from '#server/features/marketplace/reports/moderation-service.ts';
import type { SignedIn } from '#server/platform/auth/tokens.ts';
import { type Db, inTransaction } from '#server/platform/database/database.ts';
import { notFound } from '#server/platform/errors.ts';
import type { Services } from '#server/platform/services.ts';
import type { ReportedItem } from '#shared/contracts/administration.ts';
import { noteAction } from '../actions/action-service.ts';

/** Things reported, and reports of each, that one answer holds: the oldest. */
const most = 50;

/** What `npm run moderate` shows: all that waits for a decision, what was reported first before the others. */
export async function listReports(
  services: Services,
): Promise<{ reported: ReportedItem[]; hasAll: boolean }> {
  const [published, lessons] = await Promise.all([listReported(services), listReportedLessons(services)]);
  const all: ReportedItem[] = [
    ...published.map((item) => ({
      ...item,
      reports: item.reports.map(({ reason, comment, counts }, at) => ({
        number: at + 1,
        reason,
        comment,
        counts,
      })),
    })),
    ...lessons.map(({ id, comments }) => ({
      id,
      kind: 'lesson' as const,
      isHidden: false,
      title: id,
      author: '',
      text: '',
      reports: comments.map((comment, at) => ({ number: at + 1, reason: null, comment, counts: false })),
      hiddenBy: 0,
    })),
  ];
  const reported = all.slice(0, most).map((item) => ({ ...item, reports: item.reports.slice(0, most) }));
  return { reported, hasAll: reported.length === all.length };
}

/** What is named by an address, `matematica/funcao-afim`, is a lesson. */
const isLesson = (id: string) => id.includes('/');

/**
 * Shows something reported again, or removes it for good; a lesson is taken off the list. Throws `report_not_found`
 * (404) when nothing with this id waits for a decision.
 */
export async function decideReport(
  services: Services,
  { userId }: SignedIn,
  { id, decision }: { id: string; decision: 'keep' | 'remove' },
): Promise<void> {
  const note = (tx: Db, action: 'keep_reported' | 'remove_reported' | 'close_lesson') =>
    noteAction({ ...services, db: tx }, userId, { action, target: id });
  const isDecided = isLesson(id)
    ? await inTransaction(services.db, async (tx) => {
        if (!(await closeLessonReports({ ...services, db: tx }, id))) return false;
        await note(tx, 'close_lesson');
        return true;
      })
    : isUuid(id) && (await decide(services, id, decision, (tx) => note(tx, `${decision}_reported`)));
  if (!isDecided) throw notFound('administration.report_not_found');
}
