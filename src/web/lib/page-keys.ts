const typed = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';
const popup = '[role="menu"], [role="listbox"], [role="dialog"], [role="alertdialog"]';
/** Toasts are dialogs too, but nothing waits for them, nor for what is fading out. */
const modal = ':is([role="dialog"], [role="alertdialog"]):not([aria-modal="false"], [data-closed])';

/** Whether a dialog waits for the student. */
export const isDialogOpen = (): boolean => document.querySelector(modal) !== null;

/** Whether a press of a key is for the page: nobody has taken it, and no field, popup or dialog is there for it. */
export function isForPage({ defaultPrevented, target }: KeyboardEvent): boolean {
  if (defaultPrevented || isDialogOpen()) return false;
  return !(target instanceof Element && target.closest(`${typed}, ${popup}`));
}
