import { CalendarSearch } from 'lucide-react';
import { useCallback, useState } from 'react';
import type { Activity, StudyPlan } from '#shared/contracts/study-plans.ts';
import type { StudyDay } from '#shared/rules/time/study-day.ts';
import { startFocus } from '#web/lib/focus-target.ts';
import { currentWeek, isUnderWay } from '#web/lib/week-calendar.ts';
import { Button } from '#web/ui/button.tsx';
import type { Tick } from '../tick.ts';
import { todayId } from './schedule-day.tsx';
import { ScheduleWeek } from './schedule-week.tsx';

type PlanScheduleProps = {
  plan: Pick<StudyPlan, 'id' | 'subject' | 'weeks'>;
  today: StudyDay;
  onTick: (tick: Tick) => void;
};

export function PlanSchedule({ plan, today, onTick }: PlanScheduleProps) {
  const { id: planId, subject, weeks } = plan;
  const current = currentWeek(weeks, today);
  const [open, setOpen] = useState<ReadonlySet<number>>(() => new Set([current]));

  const change = useCallback((weekIndex: number, isOpen: boolean) => {
    setOpen((before) => {
      const after = new Set(before);
      if (isOpen) after.add(weekIndex);
      else after.delete(weekIndex);
      return after;
    });
  }, []);

  const focus = useCallback(
    ({ _id: activityId, topic: label }: Activity) =>
      startFocus({ kind: 'activity', planId, activityId, subject, label }),
    [planId, subject],
  );

  const goToToday = () => {
    change(current, true);
    requestAnimationFrame(() => {
      const day = document.getElementById(todayId);
      day?.scrollIntoView({ block: 'start' });
      day?.focus({ preventScroll: true });
    });
  };

  return (
    <section aria-labelledby="cronograma" className="grid gap-3">
      <div className="flex min-h-10 flex-wrap items-center justify-between gap-2">
        <h2 id="cronograma" className="text-lg">
          Cronograma de Estudos
        </h2>
        {isUnderWay(weeks, today) && (
          <Button size="sm" icon={<CalendarSearch aria-hidden="true" />} onClick={goToToday}>
            Ir para hoje
          </Button>
        )}
      </div>
      {weeks.map((week, weekIndex) => (
        <ScheduleWeek
          key={week.weekNumber}
          week={week}
          weekIndex={weekIndex}
          today={today}
          isOpen={open.has(weekIndex)}
          onOpenChange={change}
          onTick={onTick}
          onFocus={focus}
        />
      ))}
    </section>
  );
}
