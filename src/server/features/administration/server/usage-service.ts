import { listRegistrations } from '#server/features/accounts/directory/directory-service.ts';
import { answersByDay } from '#server/features/flashcards/stats/service.ts';
import { tokensByDay } from '#server/features/model-use/service.ts';
import { activeStudentsByDay } from '#server/features/streak/service.ts';
import { plansByDay } from '#server/features/study-plans/about-service.ts';
import type { SignedIn } from '#server/platform/auth/tokens.ts';
import type { Services } from '#server/platform/services.ts';
import { administrationLimits, type UsageDay } from '#shared/contracts/administration.ts';
import { addDays, type StudyDay, studyDay } from '#shared/rules/time/study-day.ts';

/** The use of the last `days` days up to the administrator's today, the newest last. */
export async function getUsage(
  services: Services,
  { timeZone }: SignedIn,
  days: number = administrationLimits.usageDays,
): Promise<UsageDay[]> {
  const today = studyDay(services.clock.now(), timeZone);
  const from = addDays(today, 1 - days);
  // One after the other: each goes through what all students did, and none may crowd out those who study.
  const registrations = byDay(await listRegistrations(services, from, timeZone));
  const active = byDay(await activeStudentsByDay(services, from));
  const answers = byDay(await answersByDay(services, from));
  const plans = byDay(await plansByDay(services, from, timeZone));
  const tokens = byDay(await tokensByDay(services, from));
  return Array.from({ length: days }, (_, at) => {
    const day = addDays(from, at);
    return {
      day,
      registrations: registrations(day),
      active: active(day),
      answers: answers(day),
      plans: plans(day),
      tokens: tokens(day),
    };
  });
}

function byDay(rows: readonly { day: StudyDay; count: number }[]): (day: StudyDay) => number {
  const counts = new Map(rows.map(({ day, count }) => [day, count]));
  return (day) => counts.get(day) ?? 0;
}
