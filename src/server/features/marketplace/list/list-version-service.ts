import { announce, onAnnounced } from '#server/platform/announcements.ts';

const topic = 'marketplace';

let changes = 0;
onAnnounced(topic, () => {
  changes += 1;
});

/** How long a list may be that of before, when nobody has heard of a change that another process made. */
const keptMs = 5000;

/** Says that a list of published plans may be another now. */
export const listChanged = (): void => announce(topic);

/** What is another text when a list must be read again: once a change is heard of, else within five seconds. */
export const listVersion = (now: Date): string => `${changes} ${Math.floor(now.getTime() / keptMs)}`;
