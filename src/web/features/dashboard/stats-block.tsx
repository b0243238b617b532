import { Link } from '@tanstack/react-router';
import type { Dashboard } from '#shared/contracts/dashboard.ts';
import { countOf, formatMinutes, formatNumber } from '#web/lib/format.ts';
import { Card } from '#web/ui/card.tsx';
import { Stat } from '#web/ui/stat.tsx';

type StatsBlockProps = {
  dashboard: Pick<
    Dashboard,
    'studyPlans' | 'flashcards' | 'summaries' | 'totalStudyTimeMinutes' | 'todayStudyMinutes' | 'tasks'
  >;
};

/** What the student has, and how much they have studied. */
export function StatsBlock({ dashboard }: StatsBlockProps) {
  const { studyPlans, flashcards, summaries, totalStudyTimeMinutes, todayStudyMinutes, tasks } = dashboard;
  const done = tasks.filter(({ completed }) => completed).length;
  return (
    <Card title="Estatísticas">
      <dl className="grid grid-cols-2 gap-x-4 gap-y-5">
        <Stat
          label="Planos de estudo"
          value={formatNumber(studyPlans.total)}
          hint={countOf(studyPlans.active, 'ativo', 'ativos')}
        />
        <Stat
          label="Flashcards"
          value={formatNumber(flashcards.totalCount)}
          hint={
            <span className="flex flex-wrap items-center gap-x-2">
              {`${formatNumber(flashcards.dueCount)} para revisar`}
              <Link to="/flashcards" className="link pointer-coarse:py-2.5">
                {flashcards.totalCount > 0 ? 'Estudar' : 'Criar novos'}
              </Link>
            </span>
          }
        />
        <Stat label="Estudo hoje" value={formatMinutes(todayStudyMinutes)} />
        <Stat label="Tempo total de estudo" value={formatMinutes(totalStudyTimeMinutes)} />
        <Stat
          label="Tarefas de hoje"
          value={formatNumber(tasks.length)}
          hint={tasks.length > 0 && `${formatNumber(done)} ${done === 1 ? 'concluída' : 'concluídas'}`}
        />
        <Stat label="Resumos" value={formatNumber(summaries.total)} />
      </dl>
    </Card>
  );
}
