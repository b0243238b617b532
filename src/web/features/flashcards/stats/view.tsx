import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { FlashcardStats } from '#shared/contracts/flashcard-stats.ts';
import { countOf, durationText, formatNumber } from '#shared/rules/text/format.ts';
import { sentenceOf } from '#web/lib/api/api-error.ts';
import { useLoaded } from '#web/lib/hooks/use-loaded.ts';
import { profileQuery } from '#web/session/current-user.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { percent } from '#web/ui/chart/chart-scale.ts';
import { NumberTable } from '#web/ui/chart/number-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState, useRetry } from '#web/ui/error-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Skeleton, SkeletonBlock } from '#web/ui/skeleton.tsx';
import { Stat } from '#web/ui/stat.tsx';
import { flashcardStatsDetailsQuery } from '../api.ts';
import { ForecastStats, HourStats, TimeStats } from './days.tsx';
import { retentionText, shareText } from './labels.ts';
import { RetentionStats } from './retention.tsx';
import { YearStats } from './year.tsx';

export function StatsPage() {
  const stats = useLoaded(flashcardStatsDetailsQuery);
  const { data: user } = useQuery(profileQuery);
  const hasCards = Object.values(stats.cards).some((count) => count > 0);
  return (
    <>
      <StatsHeader />
      {stats.total.answers > 0 ? (
        <StatsView stats={stats} goal={user?.preferences.review.retention} />
      ) : (
        <EmptyState
          title="Suas estatísticas aparecem depois da primeira resposta."
          hint={
            hasCards
              ? 'Seus flashcards já estão prontos para a primeira revisão.'
              : 'Crie um flashcard e responda a ele para começar.'
          }
          action={
            hasCards ? (
              <Button variant="main" render={<Link to="/flashcards/review" />}>
                Revisar agora
              </Button>
            ) : (
              <Button variant="main" render={<Link to="/flashcards/create" />}>
                Criar flashcard
              </Button>
            )
          }
        />
      )}
    </>
  );
}

export const StatsPending = () => (
  <>
    <StatsHeader />
    <StatsSkeleton />
  </>
);

export function StatsFailure({ error }: { error: unknown }) {
  const retry = useRetry();
  return (
    <>
      <StatsHeader />
      <ErrorState
        message={sentenceOf(error, 'Não foi possível carregar suas estatísticas.')}
        onRetry={retry}
      />
    </>
  );
}

const StatsHeader = () => (
  <PageHeader
    title="Estatísticas dos flashcards"
    back={<BackLink render={<Link to="/flashcards" />}>Flashcards</BackLink>}
  />
);

type StatsViewProps = {
  stats: FlashcardStats;
  /** The retention that the student wishes for, 0 to 1; undefined while it is not known. */
  goal: number | undefined;
};

function StatsView({ stats, goal }: StatsViewProps) {
  return (
    <div className="grid gap-5">
      <TodayStats today={stats.today} />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <RetentionStats retention={stats.retention} goal={goal} />
        <ForecastStats forecast={stats.forecast} />
      </div>
      <YearStats year={stats.year} />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <HourStats hours={stats.hours} />
        <div className="grid min-w-0 gap-5">
          <MaturityStats cards={stats.cards} />
          <TimeStats stats={stats} />
        </div>
      </div>
    </div>
  );
}

type TodayStatsProps = { today: FlashcardStats['today'] };

function TodayStats({ today }: TodayStatsProps) {
  const { answers, newCards, reviews, remembered, retention, timeSpent, due } = today;
  const remembering = `${formatNumber(remembered)} de ${countOf(reviews, 'revisão', 'revisões')}`;
  return (
    <Card
      title="Hoje"
      actions={
        due > 0 && (
          <Button variant="main" render={<Link to="/flashcards/review" />}>
            Revisar agora
          </Button>
        )
      }
    >
      <dl className="grid grid-cols-2 gap-x-4 gap-y-4 md:grid-cols-4">
        <Stat
          label="Respostas"
          value={formatNumber(answers)}
          hint={
            newCards === 0 ? 'nenhum flashcard novo' : countOf(newCards, 'flashcard novo', 'flashcards novos')
          }
        />
        <Stat
          label="Retenção"
          value={retentionText(retention)}
          hint={reviews > 0 ? remembering : 'sem revisões ainda'}
        />
        <Stat
          label="Tempo"
          value={durationText(timeSpent)}
          hint={answers > 0 ? `${durationText(timeSpent / answers)} por resposta` : undefined}
        />
        <Stat label="Para revisar" value={formatNumber(due)} hint="com os atrasados" />
      </dl>
    </Card>
  );
}

type MaturityStatsProps = { cards: FlashcardStats['cards'] };

const kinds = [
  { key: 'new', name: 'Novos', hint: 'nunca respondidos' },
  { key: 'young', name: 'Jovens', hint: 'voltam em menos de 21 dias' },
  { key: 'mature', name: 'Maduros', hint: 'voltam em 21 dias ou mais' },
  { key: 'suspended', name: 'Suspensos', hint: 'fora das revisões' },
] as const;

function MaturityStats({ cards }: MaturityStatsProps) {
  const total = kinds.reduce((sum, { key }) => sum + cards[key], 0);
  const rows = kinds.map((kind) => ({
    ...kind,
    count: cards[kind.key],
    share: total === 0 ? 0 : cards[kind.key] / total,
  }));
  return (
    <Card title="Seus flashcards" description={`${countOf(total, 'flashcard', 'flashcards')} ao todo.`}>
      <div className="grid gap-3.5" aria-hidden="true">
        {rows.map(({ key, name, hint, count, share }) => (
          <div key={key}>
            <p className="flex items-baseline justify-between gap-3 text-sm">
              <span>
                <span className="font-medium">{name}</span> <span className="text-ink-muted">{hint}</span>
              </span>
              <span className="shrink-0 tabular-nums">
                <span className="font-semibold">{formatNumber(count)}</span>{' '}
                <span className="text-ink-muted">{shareText(share)}</span>
              </span>
            </p>
            <svg aria-hidden="true" width="100%" height="10" className="mt-1 block">
              <rect width="100%" height="10" rx="5" className="fill-well" />
              <rect width={percent(share)} height="10" rx="5" className="fill-cometa" />
            </svg>
          </div>
        ))}
      </div>
      <NumberTable
        caption="Flashcards por maturidade"
        columns={['Flashcards', 'Quantidade', 'Parte']}
        rows={rows.map(({ key, name, hint, count, share }) => ({
          key,
          cells: [`${name}, ${hint}`, formatNumber(count), shareText(share)],
        }))}
      />
    </Card>
  );
}

function StatsSkeleton() {
  return (
    <Skeleton className="gap-5">
      <SkeletonBlock className="h-76 md:h-45" />
      <div className="grid gap-5 lg:grid-cols-2">
        <SkeletonBlock className="h-130 lg:h-106" />
        <SkeletonBlock className="h-130 lg:h-106" />
      </div>
      <SkeletonBlock className="h-100 lg:h-84" />
    </Skeleton>
  );
}
