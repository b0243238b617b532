import { Outlet, useMatches, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { bareTitle } from '#web/lib/hooks/use-title.ts';
import { isDialogOpen } from '#web/lib/page-keys.ts';
import { announce, onAnnounce } from '#web/ui/toast/announce.ts';

export function Root() {
  useRouteAnnouncer();
  return (
    <>
      <SkipLink />
      <ScreenTitle />
      <Outlet />
      <LiveRegion />
    </>
  );
}

const nothing = { text: '', turn: 0 };

/** Where announce() speaks; mounted once, at the root. */
function LiveRegion() {
  const [polite, setPolite] = useState(nothing);
  const [urgent, setUrgent] = useState(nothing);
  useEffect(
    () =>
      onAnnounce((announcement) => {
        const set = announcement.urgent ? setUrgent : setPolite;
        set((before) => ({ text: announcement.text, turn: before.turn + 1 }));
      }),
    [],
  );
  // A new element for each turn: the same sentence twice is said twice.
  return (
    <div className="sr-only">
      <div aria-live="polite" aria-atomic="true">
        <p key={polite.turn}>{polite.text}</p>
      </div>
      <div aria-live="assertive" aria-atomic="true">
        <p key={urgent.turn}>{urgent.text}</p>
      </div>
    </div>
  );
}

/** Names the tab after the screen's route; stands before the screen, which may know a better name once it has loaded. */
export function ScreenTitle() {
  const id = useMatches({ select: (matches) => matches.at(-1)?.id });
  const title = useMatches({ select: (matches) => matches.at(-1)?.staticData.title });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another plan's screen has the same title, and left its own
  useEffect(() => {
    if (title) document.title = `${title} · Órbita`;
  }, [id, title]);
  return null;
}

/**
 * Tells screen readers which screen opened, and moves the focus to its content, as a full page load would. The
 * first screen is left to the browser.
 */
function useRouteAnnouncer(): void {
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

/** The first thing the Tab key reaches on every screen. */
export function SkipLink() {
  return (
    <a
      href="#conteudo"
      className="sr-only focus:not-sr-only focus:fixed focus:start-3 focus:top-3 focus:z-50 focus:rounded-md focus:bg-surface-raised focus:px-4 focus:py-2"
    >
      Ir para o conteúdo
    </a>
  );
}
