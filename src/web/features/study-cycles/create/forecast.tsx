import { useDeferredValue, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { layOutCycle } from '#shared/rules/cycles/cycle-schedule.ts';
import { groupBy } from '#shared/rules/group-by.ts';
import { countOf, formatDay, formatHours, formatMinutes, formatNumber } from '#shared/rules/text/format.ts';
import { addDays, isStudyDay } from '#shared/rules/time/study-day.ts';
import { hoursPerWeek } from '#web/domain/week-hours.ts';
import { Fact } from '#web/ui/fact.tsx';
import { type CycleForm, type CycleFormProps, subjectListOf } from '../cycle-form.ts';
import { blocksText } from '../cycle-labels.ts';
import { countBlocks, lastDayOf } from '../cycle-time-rules.ts';
import { SubjectBars } from '../subject-bars.tsx';

interface CycleEstimate {
  hoursPerWeek: number;
  /** Null while a number is missing or out of its bounds. */
  blocks: number | null;
  /** In minutes, those with most first; empty until the subjects are named, each once, and a block is there for each. */
  subjects: { name: string; minutes: number }[];
}

/** What a form would make, by the very rule that makes it. */
export function estimateCycle(form: CycleForm): CycleEstimate {
  const known = { hoursPerWeek: hoursPerWeek(form.weeklySchedule), blocks: countBlocks(form) };
  const subjects = form[subjectListOf(form)].map((subject) => ({ ...subject, name: subject.name.trim() }));
  const names = new Set(subjects.map(({ name }) => name.toLowerCase()));
  const isNamed = subjects.length > 0 && names.size === subjects.length && !names.has('');
  if (!known.blocks || !isNamed) return { ...known, subjects: [] };
  const blocks = layOutCycle({ ...form, subjects, from: 0, until: lastDayOf(form) }) ?? [];
  const minutes = groupBy(blocks, ({ subject }) => subject);
  return {
    ...known,
    subjects: [...minutes]
      .map(([name, list]) => ({ name, minutes: list.reduce((sum, { duration }) => sum + duration, 0) }))
      .sort((one, other) => other.minutes - one.minutes),
  };
}

const shownSubjects = 6;

/** What the form adds up to, while it is filled. */
export function CycleForecast({ form: { control } }: CycleFormProps) {
  const typed = useDeferredValue(useWatch({ control }) as CycleForm);
  const { hoursPerWeek, blocks, subjects } = useMemo(() => estimateCycle(typed), [typed]);
  const { startDate, cycleDurationInWeeks: weeks } = typed;
  const perWeek = blocks !== null && `${formatNumber(Math.round(blocks / weeks))} por semana`;
  const hidden = subjects.length - shownSubjects;
  const isDated = blocks !== null && isStudyDay(startDate);
  return (
    <section
      aria-labelledby="previsao"
      className="grid gap-3 rounded-lg border border-line bg-surface p-4 sm:p-5"
    >
      <h2 id="previsao" className="text-base">
        Seu ciclo em números
      </h2>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3 lg:grid-cols-1">
        <Fact
          label="Período"
          value={
            isDated
              ? `${formatDay(startDate)} a ${formatDay(addDays(startDate, lastDayOf(typed)))}`
              : 'A definir'
          }
        />
        <Fact label="Por semana" value={formatHours(hoursPerWeek)} />
        <Fact
          label="Blocos"
          value={blocks === null ? 'A definir' : `${blocksText(blocks)}, cerca de ${perWeek}`}
        />
      </dl>
      {subjects.length > 0 && (
        <>
          <h3 className="font-sans font-medium text-ink-muted text-sm tracking-normal">Tempo por matéria</h3>
          <SubjectBars
            subjects={subjects
              .slice(0, shownSubjects)
              .map(({ name, minutes }) => ({ name, minutes, text: formatMinutes(minutes) }))}
          />
          {hidden > 0 && (
            <p className="text-ink-muted text-sm">{`e mais ${countOf(hidden, 'matéria', 'matérias')}`}</p>
          )}
        </>
      )}
    </section>
  );
}
