import type { StudyPlan } from '#shared/contracts/study-plans.ts';
import { hasActivities } from './calendar.ts';

export type PlanTab = 'overview' | 'schedule' | 'topics' | 'resources';

/** The tabs that a plan has, in order: no schedule without anything to do. */
export function tabsOf({ weeks }: Pick<StudyPlan, 'weeks'>): PlanTab[] {
  return hasActivities(weeks)
    ? ['overview', 'schedule', 'topics', 'resources']
    : ['overview', 'topics', 'resources'];
}

/** The tab named in an address; the first when the plan has no such tab. */
export function tabOf(plan: Pick<StudyPlan, 'weeks'>, named: string | undefined): PlanTab {
  return tabsOf(plan).find((tab) => tab === named) ?? 'overview';
}
