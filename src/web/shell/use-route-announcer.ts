import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { bareTitle } from '#web/lib/bare-title.ts';
import { isDialogOpen } from '#web/lib/page-keys.ts';
import { announce } from '#web/ui/toast/announce.ts';

/**
 * Tells screen readers which screen opened, and moves the focus to its content, as a full page load would. The
 * first screen is left to the browser.
 */
export function useRouteAnnouncer(): void {
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname });
  const before = useRef<string | undefined>(undefined);
  useEffect(() => {
    const isChange = before.current !== undefined && path !== undefined && before.current !== path;
    before.current = path;
    if (!isChange) return;
    // The new screen names the tab in an effect of its own, which may still have to run.
    const frame = requestAnimationFrame(() => {
      // What was opened while the screen was on its way keeps the focus, and so does the field a form opens on.
      const isTaken = isDialogOpen() || document.activeElement?.matches('input, textarea');
      if (!isTaken) document.getElementById('conteudo')?.focus({ preventScroll: true });
      announce(bareTitle().replace(/ · Órbita$/, ''));
    });
    return () => cancelAnimationFrame(frame);
  }, [path]);
}
