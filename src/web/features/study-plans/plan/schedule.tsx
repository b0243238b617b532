import { clsx } from 'clsx';
import { Check, ChevronDown, History, Play } from 'lucide-react';
import { memo, useCallback, useEffect, useRef, useState } from 'react';
import type { LessonAddress, TopicLessons } from '#shared/contracts/library.ts';
import type { Activity, PlanDay, PlanWeek, StudyPlan } from '#shared/contracts/study-plans.ts';
import { countOf, formatMinutes, weekdayText } from '#shared/rules/text/format.ts';
import type { StudyDay } from '#shared/rules/time/study-day.ts';
import { FewFirst } from '#web/domain/few-first.tsx';
import { LessonLink, lessonOf } from '#web/domain/lesson-link.tsx';
import { Meaning } from '#web/domain/meaning.tsx';
import { activityKindNames } from '#web/domain/plan-names.ts';
import { currentWeek, isUnderWay, shortRange } from '#web/domain/week-calendar.ts';
import { startFocus } from '#web/lib/focus-target.ts';
import { useWhole } from '#web/lib/hooks/use-whole.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Collapsible } from '#web/ui/collapsible.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { TickBox } from '#web/ui/tick-box.tsx';
import { countItems, type Tick } from '../tick.ts';

/** Weeks after this one, and activities of another day than today, that are seen at a glance. */
const fewWeeks = 3;
const fewActivities = 3;
/** Activities that fill a phone: days with as many are drawn first. */
const firstActivities = 4;

type PlanScheduleProps = {
  plan: Pick<StudyPlan, 'id' | 'subject' | 'weeks' | 'lessons'>;
  today: StudyDay;
  onTick: (tick: Tick) => void;
};

export function PlanSchedule({ plan, today, onTick }: PlanScheduleProps) {
  const { id: planId, subject, weeks, lessons } = plan;
  const current = currentWeek(weeks, today);
  const [open, setOpen] = useState<ReadonlySet<number>>(() => new Set([current]));
  const [showsPast, setShowsPast] = useState(false);

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

  const isRunning = isUnderWay(weeks, today);
  const hasPast = isRunning && (weeks[0]?.days[0]?.date ?? today) < today;
  // What is over stays out of the way: the schedule begins with today.
  const from = hasPast && !showsPast ? today : '';
  const isWhole = useWhole();
  const drawn = (week: PlanWeek) => {
    const weekIndex = weeks.indexOf(week);
    return (
      <ScheduleWeek
        key={week.weekNumber}
        week={week}
        lessons={lessons}
        weekIndex={weekIndex}
        today={today}
        from={weekIndex === current ? from : ''}
        isWhole={isWhole}
        isOpen={open.has(weekIndex)}
        onOpenChange={change}
        onTick={onTick}
        onFocus={focus}
      />
    );
  };

  return (
    <section aria-labelledby="cronograma" className="grid gap-3">
      <div className="flex min-h-10 flex-wrap items-center justify-between gap-2">
        <h2 id="cronograma" className="text-lg">
          Cronograma de Estudos
        </h2>
        {hasPast && (
          <Button
            size="sm"
            variant="quiet"
            icon={<History aria-hidden="true" />}
            aria-expanded={showsPast}
            onClick={() => setShowsPast(!showsPast)}
          >
            Dias anteriores
          </Button>
        )}
      </div>
      <Meaning of="atividade" className="-my-2">
        Atividade: um passo do dia em um tópico.
      </Meaning>
      {weeks.slice(from === '' ? 0 : current, current + 1).map(drawn)}
      {isWhole && (
        <FewFirst items={weeks.slice(current + 1)} few={fewWeeks} many="semanas">
          {(shown) => shown.map(drawn)}
        </FewFirst>
      )}
    </section>
  );
}

/** The first of some days, until they fill a phone. */
function fillingDays(days: readonly PlanDay[]): readonly PlanDay[] {
  let activities = 0;
  const last = days.findIndex((day) => {
    activities += day.activities.length;
    return activities >= firstActivities;
  });
  return last === -1 ? days : days.slice(0, last + 1);
}

type ScheduleWeekProps = {
  week: PlanWeek;
  lessons: TopicLessons;
  weekIndex: number;
  today: StudyDay;
  /** The first day shown; all of them when empty. */
  from: StudyDay | '';
  /** Whether it is drawn to its end (`useWhole`). */
  isWhole: boolean;
  isOpen: boolean;
  onOpenChange: (weekIndex: number, isOpen: boolean) => void;
  onTick: (tick: Tick) => void;
  onFocus: (activity: Activity) => void;
};

/** Drawn again only when this week changes: a plan may have 52 of them. */
const ScheduleWeek = memo(function ScheduleWeek(props: ScheduleWeekProps) {
  const { week, lessons, weekIndex, today, from, isWhole, isOpen, onOpenChange, onTick, onFocus } = props;
  const days = week.days.filter(({ date }) => date >= from);
  const { done, total } = countItems(week.days.flatMap(({ activities }) => activities));
  return (
    <Collapsible
      title={
        <>
          Semana {week.weekNumber}{' '}
          <span className="block font-normal text-ink-muted text-sm tabular-nums sm:ms-2 sm:inline">
            {shortRange(week.days)}
          </span>
        </>
      }
      aside={
        <span className="flex items-center gap-1.5 text-ink-muted text-sm tabular-nums">
          {total > 0 && done === total && <Check aria-hidden="true" className="size-4 text-ok" />}
          <span aria-hidden="true">
            {done > 0 ? `${done}/${total}` : countOf(total, 'atividade', 'atividades')}
          </span>
          <span className="sr-only">{`${done} de ${total} atividades concluídas`}</span>
        </span>
      }
      open={isOpen}
      onOpenChange={(open) => onOpenChange(weekIndex, open)}
    >
      <ol className="grid items-start gap-x-8 gap-y-6 lg:grid-cols-2">
        {(isWhole ? days : fillingDays(days)).map((day) => (
          <ScheduleDay
            key={day.date}
            day={day}
            lessons={lessons}
            isToday={day.date === today}
            onTick={(activityIndex, completed) =>
              onTick({ weekIndex, dayIndex: week.days.indexOf(day), activityIndex, completed })
            }
            onFocus={onFocus}
          />
        ))}
      </ol>
    </Collapsible>
  );
});

/** Where an address with this hash leads. */
const todayId = 'hoje';

type ScheduleDayProps = {
  day: PlanDay;
  lessons: TopicLessons;
  isToday: boolean;
  onTick: (activityIndex: number, completed: boolean) => void;
  onFocus: (activity: Activity) => void;
};

function ScheduleDay({ day, lessons, isToday, onTick, onFocus }: ScheduleDayProps) {
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isToday && window.location.hash === `#${todayId}`) item.current?.scrollIntoView({ block: 'start' });
  }, [isToday]);
  return (
    <li
      ref={item}
      id={isToday ? todayId : undefined}
      tabIndex={isToday ? -1 : undefined}
      className={clsx('grid gap-2 outline-none', isToday && '-mx-3 -mb-3 rounded-md bg-cometa-soft/50 p-3')}
    >
      <h4 className="flex flex-wrap items-center gap-x-2 font-medium text-sm">
        <time dateTime={day.date}>{weekdayText(day.date)}</time>
        {isToday && <Badge tone="cometa">Hoje</Badge>}
        {day.activities.length === 0 && <span className="font-normal text-ink-muted">Sem atividades</span>}
      </h4>
      {day.activities.length > 0 && (
        <FewFirst items={day.activities} few={isToday ? day.activities.length : fewActivities}>
          {(shown) => (
            <ul className="grid gap-2.5 sm:ps-1 pointer-coarse:gap-0">
              {shown.map((activity, index) => (
                <ActivityItem
                  key={activity._id}
                  activity={activity}
                  lesson={lessonOf(lessons, activity.topic)}
                  onTick={(completed) => onTick(index, completed)}
                  onFocus={onFocus}
                />
              ))}
            </ul>
          )}
        </FewFirst>
      )}
    </li>
  );
}

type ActivityItemProps = {
  activity: Activity;
  lesson: LessonAddress | undefined;
  onTick: (completed: boolean) => void;
  /** Called to study it with the timer. */
  onFocus: (activity: Activity) => void;
};

function ActivityItem({ activity, lesson, onTick, onFocus }: ActivityItemProps) {
  const { time, duration, topic, kind, description, completed } = activity;
  const [isOpen, setIsOpen] = useState(false);
  const line = (
    <>
      <span className="font-medium text-ink">{activityKindNames[kind]}</span>
      {' · '}
      <time>{time}</time>
      {` · ${formatMinutes(duration)}`}
    </>
  );
  return (
    <li className="flex items-start gap-2">
      <TickBox
        className="min-w-0 flex-1"
        name={topic}
        completed={completed}
        onTick={onTick}
        hint={
          description ? (
            <>
              <button
                type="button"
                aria-expanded={isOpen}
                onClick={() => setIsOpen(!isOpen)}
                className="-my-0.5 flex min-h-6 items-center gap-1 rounded-md text-start tabular-nums hover:text-ink pointer-coarse:-mt-2.5 pointer-coarse:min-h-11"
              >
                <span>{line}</span>
                <ChevronDown
                  aria-hidden="true"
                  className={clsx('size-4 shrink-0 transition-[rotate]', isOpen && 'rotate-180')}
                />
              </button>
              {isOpen && <span className="block max-w-[70ch] break-words text-ink">{description}</span>}
            </>
          ) : (
            <span className="tabular-nums">{line}</span>
          )
        }
      />
      <LessonLink
        lesson={lesson}
        topic={topic}
        className="-me-2 text-ink-muted pointer-coarse:min-w-11 [&_svg]:size-5!"
      />
      {!completed && (
        <IconButton
          label={`Iniciar timer: ${topic}`}
          size="sm"
          className="text-ink-muted"
          onClick={() => onFocus(activity)}
        >
          <Play aria-hidden="true" />
        </IconButton>
      )}
    </li>
  );
}
