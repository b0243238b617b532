import { eq } from 'drizzle-orm';
import { todayOf } from '#server/features/accounts/service.ts';
import type { SignedIn } from '#server/platform/auth/tokens.ts';
import type { Services } from '#server/platform/services.ts';
import type { SessionCategory } from '#shared/contracts/focus.ts';
import { localInstant } from '#shared/rules/time/local-time.ts';
import { addDays, type Weekday, weekdayOf } from '#shared/rules/time/study-day.ts';
import { recordSession } from './service.ts';
import { focusSessions, focusTotals } from './tables.ts';

type DemoSession = readonly [
  time: string,
  minutes: number,
  category: SessionCategory,
  subject: string | null,
  /** Minutes that it was paused. */
  paused?: number,
];

/** What the student does on each day of the week. */
const week: Record<Weekday, readonly DemoSession[]> = {
  sunday: [['10:00', 40, 'Leitura', 'Literatura', 6]],
  monday: [
    ['19:00', 25, 'Estudo', 'Matemática'],
    ['19:30', 25, 'Exercícios', 'Matemática'],
    ['20:00', 25, 'Exercícios', 'Matemática', 3],
  ],
  tuesday: [
    ['19:10', 25, 'Estudo', 'Física'],
    ['19:40', 25, 'Revisão', 'Biologia'],
  ],
  wednesday: [
    ['18:40', 25, 'Estudo', 'Matemática'],
    ['19:10', 25, 'Estudo', 'Física'],
    ['19:40', 25, 'Exercícios', 'Física', 2],
    ['21:00', 15, 'Leitura', null],
  ],
  thursday: [
    ['19:00', 25, 'Revisão', 'História'],
    ['19:30', 25, 'Estudo', 'História'],
  ],
  friday: [['17:30', 50, 'Projeto', 'Redação', 8]],
  saturday: [
    ['09:00', 73.42, 'Cronômetro', 'Matemática', 10],
    ['10:45', 25, 'Revisão', 'Química'],
    ['23:45', 25, 'Leitura', 'Literatura'],
  ],
};

const weeks = 8;
/** Some days are missed, as they are. */
const isMissed = (daysAgo: number) => daysAgo % 11 === 6 || daysAgo % 17 === 9;

/**
 * Gives `student` eight weeks of sessions up to now, as a student's who works in the evenings and on Saturdays. What
 * sessions they had before is deleted.
 */
export async function seedFocus(services: Services, student: SignedIn): Promise<void> {
  const { userId, timeZone } = student;
  await services.db.delete(focusSessions).where(eq(focusSessions.userId, userId));
  await services.db.delete(focusTotals).where(eq(focusTotals.userId, userId));
  const today = todayOf(services, student);
  for (let daysAgo = weeks * 7 - 1; daysAgo >= 0; daysAgo--) {
    const day = addDays(today, -daysAgo);
    for (const [time, minutes, category, subject, paused = 0] of isMissed(daysAgo)
      ? []
      : week[weekdayOf(day)]) {
      const start = localInstant(day, time, timeZone);
      const end = new Date(start.getTime() + (minutes + paused) * 60_000);
      if (end > services.clock.now()) continue;
      await recordSession(services, student, {
        startTime: start.toISOString(),
        endTime: end.toISOString(),
        durationMinutes: minutes,
        category,
        subject,
        completes: false,
      });
    }
  }
}
