import { marketplaceLimits, type Publication } from '#shared/contracts/marketplace.ts';
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
