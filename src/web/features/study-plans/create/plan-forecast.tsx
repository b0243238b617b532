import { type Control, useWatch } from 'react-hook-form';
import { isStudyDay } from '#shared/rules/time/study-day.ts';
import { countOf, formatDay, hoursText } from '#web/lib/format.ts';
import { hoursPerWeek } from '#web/lib/week-hours.ts';
import { Fact } from '#web/ui/fact.tsx';
import { lastDayOf, type PlanForm } from '../plan-form.ts';

type PlanForecastProps = { control: Control<PlanForm> };

/** What the form adds up to, while it is filled. */
export function PlanForecast({ control }: PlanForecastProps) {
  const { startDate, endDate, hours, includeSchedule, topicsCount, numberOfWeeks } = useWatch({
    control,
  }) as PlanForm;
  const perWeek = hoursPerWeek(hours);
  const known = isStudyDay(startDate) && isStudyDay(endDate);
  const lastDay = isStudyDay(startDate) ? lastDayOf(startDate, numberOfWeeks) : '';
  const reachesPast = includeSchedule && known && lastDay > endDate && perWeek > 0;
  return (
    <section
      aria-labelledby="previsao"
      className="grid gap-3 rounded-lg border border-line bg-surface p-4 sm:p-5"
    >
      <h2 id="previsao" className="text-base">
        Seu plano em números
      </h2>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3 lg:grid-cols-1">
        <Fact
          label="Período"
          value={known ? `${formatDay(startDate)} a ${formatDay(endDate)}` : 'A definir'}
        />
        <Fact label="Dedicação" value={`${hoursText(perWeek)} por semana`} />
        {includeSchedule && <Fact label="No total" value={hoursText(perWeek * numberOfWeeks)} />}
        <Fact label="Conteúdo" value={countOf(topicsCount, 'tópico', 'tópicos')} />
        {includeSchedule && (
          <Fact label="Por tópico" value={`cerca de ${hoursText((perWeek * numberOfWeeks) / topicsCount)}`} />
        )}
      </dl>
      <p className="text-ink-muted text-sm">
        {!includeSchedule && 'Sem cronograma: o plano traz tópicos, objetivos e recursos.'}
        {reachesPast &&
          `${countOf(numberOfWeeks, 'semana vai', 'semanas vão')} até ${formatDay(lastDay)}: o término acompanha o último dia com atividades.`}
      </p>
    </section>
  );
}
