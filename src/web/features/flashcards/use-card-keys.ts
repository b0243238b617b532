import { useEffect, useEffectEvent } from 'react';

const typed = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';
/** Space and Enter belong to what has the focus. */
const pressed = 'button, a[href], summary, [role="button"], [role="tab"], [role="menuitem"]';
const popup = '[role="menu"], [role="listbox"], [role="dialog"], [role="alertdialog"]';
/** Toasts are dialogs too, but nothing waits for them. */
const modal = ':is([role="dialog"], [role="alertdialog"]):not([aria-modal="false"])';

/**
 * Runs `onKey` with the `key` of a press that no field, button or dialog is there for; it answers whether it took it.
 * Presses with Ctrl, Alt or ⌘ and repetitions of a key held down are left alone.
 */
export function useCardKeys(onKey: (key: string) => boolean): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || event.ctrlKey || event.altKey || event.metaKey) return;
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest(`${typed}, ${popup}`) || document.querySelector(modal)) return;
    if ((event.key === ' ' || event.key === 'Enter') && target?.closest(pressed)) return;
    if (onKey(event.key)) event.preventDefault();
  });
  useEffect(() => {
    document.addEventListener('keydown', handle);
    return () => document.removeEventListener('keydown', handle);
  }, []);
}
