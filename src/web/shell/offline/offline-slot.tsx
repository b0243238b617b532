import { type ComponentType, startTransition, useEffect, useState } from 'react';
import { whenIdle } from '#web/lib/when-idle.ts';
import { accessToken } from '#web/session/session.ts';
import { tokenOwner } from '#web/session/token-owner.ts';

type Status = ComponentType<{ userId: string }>;

/** The place of what makes the application work without a network; loaded once the screen has what it needs. */
export function OfflineSlot({ userId: known }: { userId: string | undefined }) {
  const [Shown, setShown] = useState<Status | null>(null);
  useEffect(() => {
    const load = () =>
      import('./offline-status.tsx').then(
        ({ OfflineStatus }) => startTransition(() => setShown(() => OfflineStatus)),
        () => {}, // Offline: when there is a connection again.
      );
    // Without a connection it has something to say at once.
    const stopIdle = navigator.onLine ? whenIdle(load) : void load();
    window.addEventListener('online', load);
    return () => {
      stopIdle?.();
      window.removeEventListener('online', load);
    };
  }, []);
  const userId = known ?? tokenOwner(accessToken());
  return Shown && userId ? <Shown key={userId} userId={userId} /> : null;
}
