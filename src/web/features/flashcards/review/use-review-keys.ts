import { useSingleKeys } from '#web/lib/use-single-keys.ts';
import { gradeOfKey } from '../card-labels.ts';
import { isFinished } from '../review-session.ts';
import type { Review } from './use-review.ts';

/** Space or Enter turns the card, 1 to 3 grade it, Z takes an answer back; →, Space or Enter skip the feedback. */
export function useReviewKeys({ store, grade }: Review): void {
  useSingleKeys((key) => {
    const session = store.get();
    if (key.toLowerCase() === 'z') {
      store.dispatch({ type: 'undo' });
      return session.answers.length > 0;
    }
    if (isFinished(session)) return false;
    const given = gradeOfKey(key);
    if (given && session.phase === 'answer') {
      grade(given);
      return true;
    }
    const isPress = key === ' ' || key === 'Enter';
    if (session.phase !== 'feedback' && isPress) store.dispatch({ type: 'flip' });
    else if (session.phase === 'feedback' && (isPress || key === 'ArrowRight'))
      store.dispatch({ type: 'next' });
    else return false;
    return true;
  });
}
