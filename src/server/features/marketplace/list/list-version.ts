let changes = 0;

/** How long a list may be that of before, when another server changed it. */
const keptMs = 5000;

/** Says that a list of published plans may be another now. */
export function listChanged(): void {
  changes += 1;
}

/** What is another text when a list must be read again: at once after a change made here, else within five seconds. */
export const listVersion = (now: Date): string => `${changes} ${Math.floor(now.getTime() / keptMs)}`;
