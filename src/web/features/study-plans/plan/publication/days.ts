import { marketplaceLimits, type Publication } from '#shared/contracts/marketplace.ts';
import { countOf } from '#shared/rules/text/format.ts';
import { addDays, type StudyDay } from '#shared/rules/time/study-day.ts';

/**
 * The last 30 days up to `today`, oldest first, with nothing on those without news: a rating stays as it stood.
 * `days` are those with news, oldest first.
 */
export function lastDays(days: Publication['days'], today: StudyDay): Publication['days'] {
  const shown = marketplaceLimits.statisticsDays;
  return Array.from({ length: shown }, (_, index) => {
    const day = addDays(today, index + 1 - shown);
    const known = days.findLast((other) => other.day <= day);
    const { averageRating = 0, numberOfReviews = 0 } = known ?? {};
    return known?.day === day ? known : { day, views: 0, clones: 0, averageRating, numberOfReviews };
  });
}

/** `12 visualizações e 3 clones nos últimos 30 dias.` */
export function daysSummary(days: Publication['days']): string {
  const sum = (of: (day: Publication['days'][number]) => number) =>
    days.reduce((total, day) => total + of(day), 0);
  const views = countOf(
    sum((day) => day.views),
    'visualização',
    'visualizações',
  );
  const clones = countOf(
    sum((day) => day.clones),
    'clone',
    'clones',
  );
  return `${views} e ${clones} nos últimos ${days.length} dias.`;
}
