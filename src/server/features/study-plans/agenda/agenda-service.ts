import type { Services } from '#server/platform/services.ts';
import type { StudyDay } from '#shared/rules/time/study-day.ts';
import { type AgendaActivity, listAgenda } from './agenda-queries.ts';

const mostActivities = 2000;

/** The first activities of the student's active plans between two days, both included, in order of time; at most `limit`. */
export function getAgenda(
  { db, clock }: Services,
  userId: string,
  { from, to }: { from: StudyDay; to: StudyDay },
  limit = mostActivities,
): Promise<AgendaActivity[]> {
  return listAgenda(db, { userId, now: clock.now(), from, to, limit });
}
