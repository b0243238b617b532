import { useEffect } from 'react';

/** Opens a form on the field with `id`, except where a keyboard would rise over the form. */
export function useFirstField(id: string): void {
  useEffect(() => {
    if (!window.matchMedia?.('(hover: hover) and (pointer: fine)').matches) return;
    document.getElementById(id)?.focus({ preventScroll: true });
  }, [id]);
}
