import { useCallback, useMemo, useState } from 'react';
import type { Flashcard } from '#shared/contracts/flashcards.ts';

/** Which of `cards` are selected, by id; one that is no longer there is not. */
export function useSelection(cards: readonly Flashcard[]) {
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const selected = useMemo(
    () => new Set(marked.size === 0 ? [] : cards.flatMap(({ id }) => (marked.has(id) ? [id] : []))),
    [cards, marked],
  );
  const mark = useCallback((ids: readonly string[], isSelected: boolean) => {
    setMarked((before) => {
      const after = new Set(before);
      for (const id of ids) {
        if (isSelected) after.add(id);
        else after.delete(id);
      }
      return after;
    });
  }, []);
  const clear = useCallback(() => setMarked(new Set()), []);
  return { selected, mark, clear };
}

export type Selection = ReturnType<typeof useSelection>;
