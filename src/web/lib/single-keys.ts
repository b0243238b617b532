import { storage } from './storage.ts';

const key = 'singleKeys';

/** Whether keys pressed alone do something for the student (WCAG 2.1.4); known before the profile has come, too. */
export const wantsSingleKeys = (): boolean => storage.get(key) !== 'off';

export function rememberSingleKeys(wanted: boolean): void {
  if (wanted) storage.remove(key);
  else storage.set(key, 'off');
}

/** What `aria-keyshortcuts` says of `name`, a key that is pressed alone. */
export const singleKey = (name: string): string | undefined => (wantsSingleKeys() ? name : undefined);
