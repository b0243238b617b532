import { Link } from '@tanstack/react-router';
import type { Dashboard } from '#shared/contracts/dashboard.ts';
import { countOf, formatMinutes, formatNumber } from '#shared/rules/text/format.ts';
import { Card } from '#web/ui/card.tsx';
import { Stat } from '#web/ui/stat.tsx';

type StatsBlockProps = { dashboard: Dashboard; className?: string };

/** What the student has, and how much they have studied; what is zero is left out. */
export function StatsBlock({ dashboard, className }: StatsBlockProps) {
  const { studyPlans, flashcards, summaries, totalStudyTimeMinutes, todayStudyMinutes, tasks, plan } =
    dashboard;
  const done = tasks.filter(({ completed }) => completed).length;
  // What is ticked counts as studied, as it does in the hours of the day.
  const today = Math.max(todayStudyMinutes, plan.minutesDone);
  return (
    <Card title="Estatísticas" className={className}>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-5">
        {studyPlans.total > 0 && (
          <Stat
            label="Planos de estudo"
            value={formatNumber(studyPlans.total)}
            hint={studyPlans.active > 0 && countOf(studyPlans.active, 'ativo', 'ativos')}
          />
        )}
        <Stat
          label="Flashcards"
          value={flashcards.totalCount > 0 ? formatNumber(flashcards.totalCount) : 'Nenhum'}
          hint={
            <span className="flex flex-wrap items-center gap-x-2">
              {flashcards.dueCount > 0 && `${formatNumber(flashcards.dueCount)} para revisar`}
              <Link to="/flashcards" className="link pointer-coarse:py-2.5">
                {flashcards.totalCount > 0 ? 'Estudar' : 'Criar novos'}
              </Link>
            </span>
          }
        />
        {today > 0 && (
          <Stat
            label="Estudo hoje"
            value={formatMinutes(today)}
            hint={
              Math.round(todayStudyMinutes) > 0 &&
              Math.round(todayStudyMinutes) < today &&
              `${formatMinutes(todayStudyMinutes)} no timer`
            }
          />
        )}
        {totalStudyTimeMinutes > 0 && (
          <Stat label="Tempo total de estudo" value={formatMinutes(totalStudyTimeMinutes)} />
        )}
        {tasks.length > 0 && (
          <Stat
            label="Tarefas de hoje"
            value={formatNumber(tasks.length)}
            hint={done > 0 && countOf(done, 'concluída', 'concluídas')}
          />
        )}
        {summaries.total > 0 && <Stat label="Resumos" value={formatNumber(summaries.total)} />}
      </dl>
    </Card>
  );
}
