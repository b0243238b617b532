import { useDeferredValue, useMemo } from 'react';
import type { Flashcard } from '#shared/contracts/flashcards.ts';
import { today as dayNow } from '#web/lib/today.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { filterCards, isNarrowed } from './filter.ts';
import { CardFilters } from './filters.tsx';
import { cardRows, visibleIds } from './rows.ts';
import { useCardSearch } from './use-card-search.ts';
import { useClosedGroups } from './use-closed-groups.ts';
import { useSelection } from './use-selection.ts';
import { VirtualRows } from './virtual-rows.tsx';

type CardListProps = { cards: readonly Flashcard[] };

export function CardList({ cards }: CardListProps) {
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
          <VirtualRows
            rows={rows}
            today={today}
            selected={selection.selected}
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
