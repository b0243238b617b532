import { getRouteApi, useNavigate } from '@tanstack/react-router';
import type { StudyCycle } from '#shared/contracts/study-cycles.ts';

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
        week: weekIndex === current ? undefined : schedule[weekIndex]?.weekNumber,
      },
      replace: true,
      resetScroll: false,
    });
  return [shown < 0 ? current : shown, show];
}
