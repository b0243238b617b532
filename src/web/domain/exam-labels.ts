import { countOf } from '#shared/rules/text/format.ts';
import { daysBetween, type StudyDay } from '#shared/rules/time/study-day.ts';

/** `Faltam 12 dias`; `daysLeft` is 0 on the day of the exam. */
export function countdown(daysLeft: number): string {
  if (daysLeft <= 0) return 'A prova é hoje';
  return daysLeft === 1 ? 'A prova é amanhã' : `Faltam ${countOf(daysLeft, 'dia', 'dias')}`;
}

/** The same for a badge, `Prova em 12 dias`; null without an exam or after it. */
export function examBadge(examDate: StudyDay | null, today: StudyDay): string | null {
  if (examDate === null || examDate < today) return null;
  const daysLeft = daysBetween(today, examDate);
  if (daysLeft <= 1) return daysLeft === 0 ? 'Prova hoje' : 'Prova amanhã';
  return `Prova em ${countOf(daysLeft, 'dia', 'dias')}`;
}
