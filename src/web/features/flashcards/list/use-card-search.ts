import { useNavigate, useSearch } from '@tanstack/react-router';
import { useQueryBox } from '#web/lib/use-query-box.ts';
import { type CardFilter, difficultyFilterOf } from './filter.ts';

const nothing: CardFilter = { query: '', deck: '', difficulty: 'all' };

/** Search and filters of the list, kept in the address. */
export function useCardSearch() {
  const { q = '', deck = '', difficulty: named } = useSearch({ strict: false });
  const navigate = useNavigate();
  const [query, type] = useQueryBox(q);
  const filter: CardFilter = { query, deck, difficulty: difficultyFilterOf(named) };
  const change = (changes: Partial<CardFilter>) => {
    const next = { ...filter, ...changes };
    type(next.query);
    void navigate({
      to: '/flashcards',
      search: {
        q: next.query || undefined,
        deck: next.deck || undefined,
        difficulty: next.difficulty === 'all' ? undefined : next.difficulty,
      },
      replace: true,
      resetScroll: false,
    });
  };
  return { filter, change, clear: () => change(nothing) };
}
