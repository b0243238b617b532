import ical from 'ical-generator';
import { localInstant } from '#shared/rules/time/local-time.ts';
import type { StudyDay } from '#shared/rules/time/study-day.ts';

/** A stretch of study on the student's own day and clock. */
export interface CalendarEntry {
  /** Unique in the installation; the same wherever the entry is moved. */
  id: string;
  day: StudyDay;
  /** `HH:MM`. */
  time: string;
  /** Minutes. */
  duration: number;
  title: string;
  description: string;
  /** How often its time or day was another. */
  changes: number;
}

/**
 * An iCalendar file (RFC 5545) of the entries. Their times are written in UTC, worked out in `timeZone` (IANA),
 * so that no program has to know the zone; a moved entry keeps its UID and has a higher SEQUENCE.
 *
 * @param host the installation's, which makes the UIDs unique in the world.
 */
export function calendarText(
  entries: readonly CalendarEntry[],
  { now, timeZone, host }: { now: Date; timeZone: string; host: string },
): string {
  const calendar = ical({
    name: 'Órbita',
    description: 'Blocos dos seus ciclos e atividades dos seus planos de estudo.',
    prodId: { company: 'Órbita', product: 'Órbita', language: 'PT-BR' },
    ttl: 60 * 60,
    x: { 'X-WR-TIMEZONE': timeZone },
  });
  for (const { id, day, time, duration, title, description, changes } of entries) {
    const start = localInstant(day, time, timeZone);
    calendar.createEvent({
      id: `${id}@${host}`,
      sequence: changes,
      stamp: now,
      start,
      end: new Date(start.getTime() + duration * 60_000),
      summary: title,
      description,
    });
  }
  return calendar.toString();
}
