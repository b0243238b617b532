import type { StudyPlanCard } from '#shared/contracts/study-plans.ts';
import { isDelayed, progressOf } from '#shared/rules/plans/plan-progress.ts';
import type { StudyDay } from '#shared/rules/time/study-day.ts';

/** What the database knows of a card; instants as JSON writes them. */
export interface CardRow {
  id: string;
  title: string;
  description: string;
  subject: string;
  difficulty: StudyPlanCard['difficulty'];
  isActive: boolean;
  isAdvanced: boolean;
  isPublished: boolean;
  isClone: boolean;
  startDate: StudyDay;
  endDate: StudyDay;
  timeAvailable: number;
  examDate: StudyDay | null;
  itemCount: number;
  doneCount: number;
  averageRating: number;
  numberOfReviews: number;
  expiresAt: string | null;
  createdAt: string;
}

/** A plan as its card shows it on the student's day `today`. */
export function presentCard(row: CardRow, today: StudyDay): StudyPlanCard {
  const { itemCount, doneCount, isClone, expiresAt, createdAt, ...shown } = row;
  const progress = progressOf(doneCount, itemCount);
  return {
    ...shown,
    progress,
    isDelayed: isDelayed({ ...shown, progress }, today),
    isPublishable: !isClone,
    isTestAccount: expiresAt !== null,
    expiresAt: expiresAt && inUtc(expiresAt),
    createdAt: inUtc(createdAt),
  };
}

/** The database writes instants in the zone of its session. */
const inUtc = (instant: string): string => new Date(instant).toISOString();
