import { getSubscriber } from '#server/features/accounts/plan/plan-service.ts';
import {
  listRemindable,
  listRemindableZones,
  type Remindable,
} from '#server/features/accounts/remindable-service.ts';
import { getStreakState } from '#server/features/accounts/service.ts';
import { countDueOf } from '#server/features/flashcards/due-service.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';
import { type ReminderKind, reminderKinds } from '#shared/contracts/reminders.ts';
import { endsOn } from '#shared/rules/streak.ts';
import { daysBetween, type StudyDay, studyDay } from '#shared/rules/time/study-day.ts';
import { cardsMail, streakMail } from './mails.ts';
import { insertReminders } from './queries.ts';
import { isHourFor } from './reminder-hours.ts';
import { unsubscribeLinks } from './unsubscribe-service.ts';

export interface PromisedReminder {
  userId: string;
  kind: ReminderKind;
  /** The student's. */
  day: StudyDay;
}

export const reminderJob = 'reminders.mail';

/** Students looked at in one query, and mails after which a run leaves the rest to the next, within the same hours. */
const usualBounds = { portion: 500, run: 20_000 };

/** Who has not been here for so long is left in peace. */
const patienceDays = 30;

type Candidate = Remindable & { day: StudyDay };

/** Promises every reminder whose hour it is where the student lives, once for each student, kind and day. */
export async function remindStudents(
  services: Services,
  signal?: AbortSignal,
  bounds = usualBounds,
): Promise<void> {
  const now = services.clock.now();
  const zones = await listRemindableZones(services);
  let left = bounds.run;
  for (const kind of reminderKinds) {
    const here = zones.filter((zone) => isHourFor(kind, now, zone));
    let after: string | null = null;
    while (here.length > 0 && left > 0 && !signal?.aborted) {
      const portion: Remindable[] = await listRemindable(services, here, after, bounds.portion);
      const candidates = portion.map((student) => ({ ...student, day: studyDay(now, student.timeZone) }));
      left -= await promise(services, kind, await inNeed[kind](services, candidates));
      after = portion.at(-1)?.userId ?? null;
      if (portion.length < bounds.portion) break;
    }
  }
}

const inNeed: Record<ReminderKind, (services: Services, students: Candidate[]) => Promise<Candidate[]>> = {
  cards: async (services, students) => {
    const here = students.filter(
      ({ streak, day }) => streak.lastOn === null || daysBetween(streak.lastOn, day) <= patienceDays,
    );
    const due = await countDueOf(services, here);
    return here.filter(({ userId }) => due.has(userId));
  },
  streak: async (_, students) => students.filter(({ streak, day }) => endsOn(streak, day)),
};

/** Answers how many were new. */
function promise(services: Services, kind: ReminderKind, students: Candidate[]): Promise<number> {
  if (students.length === 0) return Promise.resolve(0);
  return inTransaction(services.db, async (tx) => {
    const rows = students.map(({ userId, day }) => ({ userId, kind, day }));
    const promised = await insertReminders(tx, rows);
    for (const reminder of promised) await services.jobs.enqueue(tx, reminderJob, reminder);
    return promised.length;
  });
}

/** Writes and sends a promised reminder as things stand by now; none that they or the hour have overtaken. */
export async function mailReminder(
  services: Services,
  { userId, kind, day }: PromisedReminder,
): Promise<void> {
  const { clock, settings, mailer } = services;
  const now = clock.now();
  const student = await getSubscriber(services, userId);
  if (!student?.mayRemind) return;
  const { name, email, timeZone } = student;
  if (studyDay(now, timeZone) !== day || !isHourFor(kind, now, timeZone)) return;
  const { unsubscribePage, unsubscribeUrl } = unsubscribeLinks(services, userId);
  const common = { name, home: settings.APP_URL, unsubscribePage };
  if (kind === 'cards') {
    const due = (await countDueOf(services, [{ userId, day }])).get(userId);
    if (due) await mailer.send({ to: email, unsubscribeUrl, ...cardsMail({ ...common, due }) });
  } else {
    const streak = await getStreakState(services, userId);
    if (endsOn(streak, day))
      await mailer.send({ to: email, unsubscribeUrl, ...streakMail({ ...common, days: streak.length }) });
  }
}
