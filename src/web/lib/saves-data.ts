/** Whether the student asks for less data: then nothing is loaded before it is wanted. Unknown outside Chromium. */
export const savesData = (): boolean =>
  (globalThis.navigator as { connection?: { saveData?: boolean } } | undefined)?.connection?.saveData ===
  true;
