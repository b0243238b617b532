import { useCallback, useMemo, useState } from 'react';
import type { Flashcard } from '#shared/contracts/flashcards.ts';

/** Whether cards are being selected, and which of `cards` are, by id; one that is no longer there is not. */
export function useSelection(cards: readonly Flashcard[]) {
  const [isSelecting, setIsSelecting] = useState(false);
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
  const begin = useCallback(() => setIsSelecting(true), []);
  const end = useCallback(() => {
    setIsSelecting(false);
    setMarked(new Set());
  }, []);
  return { isSelecting, selected, mark, begin, end };
}

export type Selection = ReturnType<typeof useSelection>;
