/** Where this tab keeps the creation that `userId` started last and has not seen end. */
export const taskKey = (userId: string): string => `summaryTask.${userId}`;

const changed = new EventTarget();

/** To be called after the kept creation has changed. */
export const tellTaskChange = (): void => void changed.dispatchEvent(new Event('change'));

/** Runs `listener` when the kept creation has changed; returns the way to stop. */
export function onTaskChange(listener: () => void): () => void {
  changed.addEventListener('change', listener);
  return () => changed.removeEventListener('change', listener);
}
