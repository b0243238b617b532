import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { FileText, PencilLine, Play, Plus, Upload } from 'lucide-react';
import { Suspense, useDeferredValue, useMemo } from 'react';
import type { Flashcard } from '#shared/contracts/flashcards.ts';
import { formatNumber } from '#shared/rules/text/format.ts';
import { sentenceOf } from '#web/lib/api/api-error.ts';
import { useLoaded } from '#web/lib/hooks/use-loaded.ts';
import { today as dayNow } from '#web/lib/today.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState, useRetry } from '#web/ui/error-state.tsx';
import { Menu, MenuItem } from '#web/ui/overlay/menu.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Skeleton, SkeletonBlock } from '#web/ui/skeleton.tsx';
import { flashcardsQuery } from '../api.ts';
import { flashcardStatsQuery } from '../stats-query.ts';
import { BulkBar } from './bulk-bar.tsx';
import { CardRows } from './card-rows.tsx';
import { filterCards, isNarrowed } from './filter.ts';
import { CardFilters, useCardSearch } from './filters.tsx';
import { MoreActions } from './more.tsx';
import { cardRows, useClosedGroups, visibleIds } from './rows.ts';
import { useSelection } from './selection.ts';

const route = getRouteApi('/student/flashcards');

export function FlashcardsPage() {
  const { data } = useQuery({ ...flashcardsQuery, enabled: false });
  return (
    <>
      <FlashcardsHeader isEmpty={data?.length === 0} />
      <Suspense fallback={<CardListSkeleton />}>
        <CardList />
      </Suspense>
    </>
  );
}

export function FlashcardsFailure({ error }: { error: unknown }) {
  const retry = useRetry();
  return (
    <>
      <FlashcardsHeader />
      <ErrorState
        message={sentenceOf(error, 'Não foi possível carregar os flashcards. Tente novamente mais tarde.')}
        onRetry={retry}
      />
    </>
  );
}

/** Can be used while the cards load. */
function FlashcardsHeader({ isEmpty = false }: { isEmpty?: boolean }) {
  const { deck = '' } = route.useSearch();
  const due = useQuery(flashcardStatsQuery).data?.dueCount;
  return (
    <PageHeader
      title="Flashcards"
      actions={
        <>
          <CreateMenu />
          {!isEmpty && (
            <>
              <Button
                variant={due === 0 ? 'secondary' : 'main'}
                icon={<Play aria-hidden="true" />}
                className="tabular-nums"
                render={<Link to="/flashcards/review" />}
              >
                {due ? `Revisar (${formatNumber(due)})` : 'Revisar'}
              </Button>
              <MoreActions deck={deck} />
            </>
          )}
        </>
      }
    />
  );
}

function CreateMenu() {
  return (
    <Menu align="end" trigger={<Button icon={<Plus aria-hidden="true" />}>Criar</Button>}>
      <MenuItem
        icon={<PencilLine aria-hidden="true" />}
        hint="Você escreve pergunta e resposta"
        render={<Link to="/flashcards/create" />}
      >
        Criar manualmente
      </MenuItem>
      <MenuItem
        icon={<FileText aria-hidden="true" />}
        hint="De um resumo, capítulo ou anotação"
        render={<Link to="/flashcards/create-from-text" />}
      >
        Criar a partir de um texto
      </MenuItem>
      <MenuItem
        icon={<Upload aria-hidden="true" />}
        hint="CSV, TXT ou um pacote do Anki"
        render={<Link to="/flashcards/import" />}
      >
        Importar
      </MenuItem>
    </Menu>
  );
}

function NoCards() {
  return (
    <EmptyState
      title="Você ainda não tem flashcards"
      hint="Crie o primeiro, ou cole um texto e receba vários de uma vez."
      action={
        <div className="flex flex-wrap justify-center gap-2">
          <Button variant="main" size="lg" render={<Link to="/flashcards/create" />}>
            Criar flashcard
          </Button>
          <Button size="lg" render={<Link to="/flashcards/create-from-text" />}>
            Criar a partir de um texto
          </Button>
        </div>
      }
    />
  );
}

function CardList() {
  const cards = useLoaded(flashcardsQuery);
  return cards.length > 0 ? <FoundCards cards={cards} /> : <NoCards />;
}

type FoundCardsProps = { cards: readonly Flashcard[] };

function FoundCards({ cards }: FoundCardsProps) {
  const { filter, change, clear } = useCardSearch();
  const { deck, difficulty } = filter;
  // Among thousands a search takes longer than a key may wait.
  const query = useDeferredValue(filter.query);
  const today = dayNow();
  const { closed, toggle } = useClosedGroups(isNarrowed(filter) ? JSON.stringify(filter) : '');
  const found = useMemo(
    () => filterCards(cards, { query, deck, difficulty }),
    [cards, query, deck, difficulty],
  );
  const rows = useMemo(() => cardRows(found, closed, today), [found, closed, today]);
  const visible = useMemo(() => visibleIds(rows), [rows]);
  const selection = useSelection(cards);
  return (
    <div className="grid gap-4">
      <CardFilters cards={cards} filter={filter} onChange={change} />
      <div>
        <BulkBar cards={cards} found={found.length} visible={visible} selection={selection} />
        {found.length > 0 ? (
          <CardRows
            rows={rows}
            today={today}
            selected={selection.isSelecting ? selection.selected : undefined}
            onSelect={selection.mark}
            onToggle={toggle}
          />
        ) : (
          <EmptyState
            title="Nenhum flashcard encontrado"
            hint="Tente ajustar a busca ou os filtros."
            action={<Button onClick={clear}>Limpar filtros</Button>}
          />
        )}
      </div>
    </div>
  );
}

const places = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

function CardListSkeleton() {
  return (
    <Skeleton>
      <SkeletonBlock className="h-11" />
      <SkeletonBlock className="h-9 w-72 max-w-full" />
      <div className="mt-4 grid gap-2">
        {places.map((place) => (
          <SkeletonBlock key={place} className="h-17 rounded-lg!" />
        ))}
      </div>
    </Skeleton>
  );
}
