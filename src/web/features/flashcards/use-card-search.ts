import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { type CardFilter, difficultyFilterOf } from './card-filter.ts';

const nothing: CardFilter = { query: '', deck: '', difficulty: 'all' };

/** Search and filters of the list, kept in the address. Typing is shown at once; the address follows. */
export function useCardSearch() {
  const { q = '', deck = '', difficulty: named } = useSearch({ strict: false });
  const navigate = useNavigate();
  const [query, setQuery] = useState(q);
  const onTheWay = useRef<string[]>([]);

  // An address that was not written here (a link, the browser's history) changes the box.
  useEffect(() => {
    const written = onTheWay.current.indexOf(q);
    onTheWay.current = written < 0 ? [] : onTheWay.current.slice(written + 1);
    if (written < 0) setQuery(q);
  }, [q]);

  const filter: CardFilter = { query, deck, difficulty: difficultyFilterOf(named) };
  const change = (changes: Partial<CardFilter>) => {
    const next = { ...filter, ...changes };
    if (next.query !== query) {
      onTheWay.current.push(next.query);
      setQuery(next.query);
    }
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
