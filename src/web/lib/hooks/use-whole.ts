import { useDeferredValue } from 'react';

/** Whether no other screen was opened since the document was loaded. */
let isFirstScreen = true;

export function leaveFirstScreen(): void {
  isFirstScreen = false;
}

/**
 * Whether a screen is drawn to its end. The first one of a document is drawn as far as it is seen at first, and the rest
 * right after it: a slow phone has it sooner. One that is gone back to is drawn at once, to be as far down as it was left.
 */
export const useWhole = (): boolean => useDeferredValue(true, isFirstScreen ? false : undefined);
