import { useEffect } from 'react';
import { announce } from '#web/ui/announce.ts';
import { spokenChange } from './speech.ts';
import type { ReviewStore } from './store.ts';

/** Tells screen readers what an answer, a flip or a new card changed. */
export function useReviewSpeech({ get, subscribe }: ReviewStore): void {
  useEffect(() => {
    let before = get();
    return subscribe(() => {
      const after = get();
      const said = spokenChange(before, after);
      before = after;
      // Outside the work between two cards.
      if (said !== null) setTimeout(() => announce(said));
    });
  }, [get, subscribe]);
}
