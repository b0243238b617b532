import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight, History } from 'lucide-react';
import { useState } from 'react';
import type { StudyCycle, CycleWeek as Week } from '#shared/contracts/study-cycles.ts';
import type { StudyDay } from '#shared/rules/time/study-day.ts';
import { covers, currentWeek, isUnderWay, shortRange } from '#web/domain/week-calendar.ts';
import { useMedia } from '#web/lib/hooks/use-media.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { BlockTick } from '../block-tick.ts';
import { blocksOfWeek } from '../cycle-blocks.ts';
import { blocksText } from '../cycle-labels.ts';
import { DayColumn } from './day-column.tsx';

const route = getRouteApi('/student/study-cycles/$cycleId');

/** The position of the week on the screen, kept in the address by its number; the current one unless it says. */
function useWeek(
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

type CycleWeekProps = { cycle: StudyCycle; today: StudyDay; onTick: (tick: BlockTick) => void };

/** One week by the calendar: seven columns in order of date; on a small screen one below the other, from today on. */
export function CycleWeek({ cycle, today, onTick }: CycleWeekProps) {
  const { schedule } = cycle;
  const current = currentWeek(schedule, today);
  const [shown, show] = useWeek(cycle, current);
  const [showsPast, setShowsPast] = useState(false);
  const isWide = useMedia('(min-width: 64rem)', true);
  const week = schedule[shown];
  if (!week) return null;
  const isOver = ({ date }: Week['days'][number]) => date < today;
  const hasPast = !isWide && covers(week, today) && week.days.some(isOver);
  const days = hasPast && !showsPast ? week.days.filter((day) => !isOver(day)) : week.days;
  return (
    <>
      <WeekPicker weeks={schedule} shown={shown} current={current} today={today} onShow={show} />
      {hasPast && (
        <Button
          size="sm"
          variant="quiet"
          icon={<History aria-hidden="true" />}
          aria-expanded={showsPast}
          className="-ms-3 -my-1 justify-self-start"
          onClick={() => setShowsPast(!showsPast)}
        >
          Dias anteriores
        </Button>
      )}
      <ol className="grid items-start gap-3 max-lg:gap-5 sm:max-lg:grid-cols-2 lg:grid-cols-7 lg:gap-1.5">
        {days.map((day) => (
          <DayColumn
            key={day.date}
            day={day}
            weekIndex={shown}
            today={today}
            cycleId={cycle.id}
            onTick={onTick}
          />
        ))}
      </ol>
    </>
  );
}

type WeekPickerProps = {
  weeks: readonly Week[];
  shown: number;
  current: number;
  today: StudyDay;
  onShow: (weekIndex: number) => void;
};

function WeekPicker({ weeks, shown, current, today, onShow }: WeekPickerProps) {
  const blocks = weeks[shown] ? blocksOfWeek(weeks[shown], shown) : [];
  const done = blocks.filter(({ block }) => block.completed).length;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <div className="flex min-w-0 items-center gap-1 max-sm:w-full">
        <IconButton label="Semana anterior" disabled={shown === 0} onClick={() => onShow(shown - 1)}>
          <ChevronLeft aria-hidden="true" />
        </IconButton>
        <Field label="Semana" labelHidden className="min-w-0 flex-1">
          <Select
            value={shown}
            onChange={({ target }) => onShow(Number(target.value))}
            className="tabular-nums sm:w-64"
          >
            {weeks.map(({ weekNumber, days }, index) => (
              <option key={weekNumber} value={index}>
                {`Semana ${weekNumber} · ${shortRange(days)}`}
              </option>
            ))}
          </Select>
        </Field>
        <IconButton
          label="Próxima semana"
          disabled={shown === weeks.length - 1}
          onClick={() => onShow(shown + 1)}
        >
          <ChevronRight aria-hidden="true" />
        </IconButton>
      </div>
      <p role="status" className="text-ink-muted text-sm tabular-nums">
        {`${done} de ${blocksText(blocks.length)}`}
      </p>
      {shown !== current && isUnderWay(weeks, today) && (
        <Button size="sm" className="ms-auto" onClick={() => onShow(current)}>
          Semana atual
        </Button>
      )}
    </div>
  );
}
