import { useQuery } from '@tanstack/react-query';
import { formatMinutes } from '#web/lib/format.ts';
import { useToday } from '#web/lib/use-today.ts';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { focusSummaryQuery } from '../api.ts';
import { isStudy } from '../timer/timer-state.ts';
import type { Timer } from '../timer/use-timer.ts';

type TimerGoalProps = {
  timer: Pick<Timer, 'state' | 'settings' | 'face'>;
  /** Of sessions that the server does not know yet. */
  unsentMinutes: number;
};

/** How much of the day's goal is studied, the session under way included. */
export function TimerGoal({ timer, unsentMinutes }: TimerGoalProps) {
  const day = useToday();
  const { data } = useQuery(focusSummaryQuery({ from: day, to: day }));
  const { dailyGoal } = timer.settings;
  const underWay = isStudy(timer.state.mode) ? timer.face.counted / 60_000 : 0;
  const minutes = (data?.minutes ?? 0) + unsentMinutes + underWay;
  return (
    <ProgressBar
      label="Meta de hoje"
      value={(minutes / dailyGoal) * 100}
      valueText={`${formatMinutes(Math.floor(minutes))} de ${formatMinutes(dailyGoal)}`}
      tone={minutes >= dailyGoal ? 'ok' : 'sol'}
    />
  );
}
