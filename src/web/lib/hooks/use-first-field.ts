import { useEffect } from 'react';

/**
 * Opens a form on the field with `id`, except where a keyboard would rise over the form, and from under a dialog that
 * was opened before the form was there.
 */
export function useFirstField(id: string): void {
  useEffect(() => {
    if (!window.matchMedia?.('(hover: hover) and (pointer: fine)').matches) return;
    if (document.activeElement?.closest('[role="dialog"]')) return;
    document.getElementById(id)?.focus({ preventScroll: true });
  }, [id]);
}
