/** Whether the student asks for less data: then nothing is loaded before it is wanted. Unknown outside Chromium. */
export const savesData = (): boolean =>
  globalThis.navigator !== undefined &&
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
