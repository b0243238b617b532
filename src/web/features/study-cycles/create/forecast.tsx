import { useDeferredValue, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { countOf, formatDay, formatHours, formatMinutes, formatNumber } from '#shared/rules/text/format.ts';
import { addDays, isStudyDay } from '#shared/rules/time/study-day.ts';
import { Fact } from '#web/ui/fact.tsx';
import type { CycleForm, CycleFormProps } from '../cycle-form.ts';
import { blocksText } from '../cycle-labels.ts';
import { SubjectBars } from '../subject-bars.tsx';
import { estimateCycle } from './estimate.ts';

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
              ? `${formatDay(startDate)} a ${formatDay(addDays(startDate, weeks * 7 - 1))}`
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
