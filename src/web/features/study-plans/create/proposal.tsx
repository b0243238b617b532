import { type UseFormReturn, useWatch } from 'react-hook-form';
import { countOf, formatDay, formatHours } from '#shared/rules/text/format.ts';
import { isStudyDay } from '#shared/rules/time/study-day.ts';
import { GoalList } from '#web/domain/plan-parts.tsx';
import { SubjectTag } from '#web/domain/subject-tag.tsx';
import { hoursPerWeek } from '#web/domain/week-hours.ts';
import type { PlanForm } from '../plan-form.ts';
import { topicsExpected } from '../suggestion.ts';
import { WishReading } from './wish-reading.tsx';

const mostGoals = 5;

type ProposalProps = { form: UseFormReturn<PlanForm> };

/** The plan that the suggestions make of the student's sentence, in short. */
export function Proposal({ form }: ProposalProps) {
  const plan = useWatch({ control: form.control }) as PlanForm;
  const { title, subject, difficulty, hours, includeSchedule, numberOfWeeks, examDate } = plan;
  const goals = [...new Set(plan.goals.map(({ text }) => text.trim()).filter(Boolean))];
  const size = [
    countOf(topicsExpected(plan), 'tópico', 'tópicos'),
    ...(includeSchedule ? [countOf(numberOfWeeks, 'semana', 'semanas')] : []),
    `${formatHours(hoursPerWeek(hours))} por semana`,
    ...(isStudyDay(examDate) ? [`prova em ${formatDay(examDate)}`] : []),
  ];
  return (
    <section
      aria-labelledby="proposta"
      className="grid gap-4 rounded-lg border border-line bg-surface p-4 sm:p-5"
    >
      <div className="grid justify-items-start gap-2">
        <h2 id="proposta" className="max-w-full break-words text-lg">
          {title}
        </h2>
        <p className="flex max-w-full flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          {subject && <SubjectTag name={subject} />}
          <span className="font-medium first-letter:uppercase">{difficulty}</span>
        </p>
        <p className="text-ink-muted text-sm tabular-nums">{size.join(' · ')}</p>
      </div>
      <WishReading form={form} />
      {goals.length > 0 && (
        <div className="grid gap-2">
          <h3 className="text-base">Objetivos</h3>
          <GoalList goals={goals.slice(0, mostGoals)} />
          {goals.length > mostGoals && (
            <p className="text-ink-muted text-sm">{`e mais ${goals.length - mostGoals}`}</p>
          )}
        </div>
      )}
    </section>
  );
}
