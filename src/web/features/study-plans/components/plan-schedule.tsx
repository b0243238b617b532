import { CalendarSearch } from 'lucide-react';
import { useCallback, useState } from 'react';
import type { PlanWeek } from '#shared/contracts/study-plans.ts';
import type { StudyDay } from '#shared/rules/study-day.ts';
import { Button } from '#web/ui/button.tsx';
import { currentWeek, isUnderWay } from '../plan-calendar.ts';
import type { Tick } from '../tick.ts';
import { todayId } from './schedule-day.tsx';
import { ScheduleWeek } from './schedule-week.tsx';

type PlanScheduleProps = { weeks: readonly PlanWeek[]; today: StudyDay; onTick: (tick: Tick) => void };

export function PlanSchedule({ weeks, today, onTick }: PlanScheduleProps) {
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
        />
      ))}
    </section>
  );
}
