import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { ChartColumn, Play } from 'lucide-react';
import { sentenceOf } from '#web/lib/api-error.ts';
import { formatNumber } from '#web/lib/format.ts';
import { useTitle } from '#web/lib/use-title.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { floatingClass } from '#web/ui/floating-class.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { flashcardStatsQuery, flashcardsQuery } from '../api.ts';
import { CardList } from './card-list.tsx';
import { CardListSkeleton } from './card-list-skeleton.tsx';
import { CreateMenu } from './create-menu.tsx';
import { ExportCards } from './export.tsx';
import { NoCards } from './no-cards.tsx';

export function FlashcardsPage() {
  useTitle('Flashcards');
  const { deck } = useSearch({ strict: false });
  const { data: cards, error, isFetching, refetch } = useQuery(flashcardsQuery);
  const due = useQuery(flashcardStatsQuery).data?.dueCount;
  const isEmpty = cards?.length === 0;
  return (
    <>
      <PageHeader
        title="Flashcards"
        actions={
          <>
            <Button icon={<ChartColumn aria-hidden="true" />} render={<Link to="/flashcards/stats" />}>
              Estatísticas
            </Button>
            {!isEmpty && <ExportCards deck={deck ?? ''} />}
            <CreateMenu />
            <Button
              variant={isEmpty || due === 0 ? 'secondary' : 'main'}
              icon={<Play aria-hidden="true" />}
              className={clsx('tabular-nums', !isEmpty && floatingClass)}
              render={<Link to="/flashcards/review" />}
            >
              {due === undefined ? 'Revisar' : `Revisar (${formatNumber(due)})`}
            </Button>
          </>
        }
      />
      {cards ? (
        isEmpty ? (
          <NoCards />
        ) : (
          <CardList cards={cards} />
        )
      ) : error ? (
        <ErrorState
          message={sentenceOf(error, 'Não foi possível carregar os flashcards. Tente novamente mais tarde.')}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <CardListSkeleton />
      )}
    </>
  );
}
