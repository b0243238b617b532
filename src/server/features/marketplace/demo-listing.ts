import type { CreateStudyPlanInput } from '#shared/contracts/study-plans.ts';
import type { Weekday } from '#shared/rules/study-day.ts';

/** A plan that a demonstration account offers in the marketplace. */
export interface DemoListing {
  /** 2 to 13: “Conta de demonstração n”. */
  author: number;
  /** Days ago on which it was published, 1 to 200. */
  publishedAgo: number;
  asked: Omit<CreateStudyPlanInput, 'startDate' | 'endDate'>;
}

const each = (days: readonly Weekday[], hours: number) => days.map((day) => ({ day, hours }));

/** Weeks that students really have: hours of the days they study on. */
export const rhythms = {
  threeEvenings: each(['monday', 'wednesday', 'friday'], 1.5),
  fiveEvenings: each(['monday', 'tuesday', 'wednesday', 'thursday', 'friday'], 1),
  eveningsAndSaturday: [...each(['tuesday', 'thursday'], 1.5), ...each(['saturday'], 3)],
  mornings: each(['monday', 'tuesday', 'wednesday', 'thursday', 'friday'], 2.5),
  weekend: [...each(['saturday'], 4), ...each(['sunday'], 3)],
  intensive: each(['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'], 4),
};
