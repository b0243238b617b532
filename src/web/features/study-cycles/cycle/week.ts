import { getRouteApi, useNavigate } from '@tanstack/react-router';
import type { CycleDay, StudyCycle } from '#shared/contracts/study-cycles.ts';
import type { StudyDay } from '#shared/rules/time/study-day.ts';

const route = getRouteApi('/student/study-cycles/$cycleId');

/** The position of the week on the screen, kept in the address by its number; the current one unless it says. */
export function useWeek(
  { id, schedule }: Pick<StudyCycle, 'id' | 'schedule'>,
  current: number,
): [shown: number, show: (weekIndex: number) => void] {
  const { week } = route.useSearch();
  const navigate = useNavigate();
  const shown = schedule.findIndex(({ weekNumber }) => weekNumber === week);
  const show = (weekIndex: number) =>
    void navigate({
      to: '/study-cycles/$cycleId',
      params: { cycleId: id },
      search: {
        tab: 'schedule',
        week: weekIndex === current ? undefined : schedule[weekIndex]?.weekNumber,
      },
      replace: true,
      resetScroll: false,
    });
  return [shown < 0 ? current : shown, show];
}

/** The days of a week one below the other: today first, then what comes, then what has been. */
export function asStack(days: readonly CycleDay[], today: StudyDay): CycleDay[] {
  const now = days.findIndex(({ date }) => date === today);
  return now < 0 ? [...days] : [...days.slice(now), ...days.slice(0, now)];
}
