import { useEffectEvent, useLayoutEffect } from 'react';
import { isForPage } from './page-keys.ts';
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

/** Space and Enter belong to what has the focus. */
const pressed = 'button, a[href], summary, [role="button"], [role="tab"], [role="menuitem"]';

/**
 * Runs `onKey` with the `key` of a press that no field, button or dialog is there for; it answers whether it took it.
 * Presses with Ctrl, Alt or ⌘ and repetitions of a key held down are left alone, and all of them where the student
 * switched such keys off.
 */
export function useSingleKeys(onKey: (key: string) => boolean): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (event.repeat || event.ctrlKey || event.altKey || event.metaKey || !isForPage(event)) return;
    if (!wantsSingleKeys()) return;
    const isPress = event.key === ' ' || event.key === 'Enter';
    if (isPress && event.target instanceof Element && event.target.closest(pressed)) return;
    if (onKey(event.key)) event.preventDefault();
  });
  // As soon as the screen stands: what is seen can be pressed.
  useLayoutEffect(() => {
    document.addEventListener('keydown', handle);
    return () => document.removeEventListener('keydown', handle);
  }, []);
}
