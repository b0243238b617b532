import { Link } from '@tanstack/react-router';
import type { Dashboard } from '#shared/contracts/dashboard.ts';
import { countOf, formatMinutes, formatNumber } from '#shared/rules/text/format.ts';
import { Card } from '#web/ui/card.tsx';
import { Stat } from '#web/ui/stat.tsx';

/** What is said of a number stands beside it. */
const lineClass =
  'flex-row flex-wrap content-start items-baseline gap-x-2 [&>dd+dd]:contents [&>dt]:basis-full';

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
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3">
        {studyPlans.total > 0 && (
          <Stat
            className={lineClass}
            label="Planos de estudo"
            value={formatNumber(studyPlans.total)}
            hint={studyPlans.active > 0 && countOf(studyPlans.active, 'ativo', 'ativos')}
          />
        )}
        <Stat
          className={lineClass}
          label="Flashcards"
          value={flashcards.totalCount > 0 ? formatNumber(flashcards.totalCount) : 'Nenhum'}
          hint={
            <>
              {flashcards.dueCount > 0 && <span>{`${formatNumber(flashcards.dueCount)} para revisar`}</span>}
              <Link to="/flashcards" className="link min-h-6">
                {flashcards.totalCount > 0 ? 'Estudar' : 'Criar novos'}
              </Link>
            </>
          }
        />
        {today > 0 && (
          <Stat
            className={lineClass}
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
          <Stat
            className={lineClass}
            label="No timer, ao todo"
            value={formatMinutes(totalStudyTimeMinutes)}
          />
        )}
        {tasks.length > 0 && (
          <Stat
            className={lineClass}
            label="Tarefas de hoje"
            value={formatNumber(tasks.length)}
            hint={done > 0 && countOf(done, 'concluída', 'concluídas')}
          />
        )}
        {summaries.total > 0 && (
          <Stat className={lineClass} label="Resumos" value={formatNumber(summaries.total)} />
        )}
      </dl>
    </Card>
  );
}
