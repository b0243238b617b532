import { type ComponentType, startTransition, useEffect, useState } from 'react';
import { onFocusTarget } from '#web/lib/focus-target.ts';
import { accessToken } from '#web/lib/session.ts';
import { tokenOwner } from '#web/lib/token-owner.ts';
import { whenIdle } from '#web/lib/when-idle.ts';
import { wasRunning } from '../timer/timer-keys.ts';

type Widget = ComponentType<{ userId: string }>;

/**
 * The place of the timer on every screen behind the sign-in. What it is made of is loaded once the screen has what it
 * needs: at once only when a timer runs, or somebody asks for it.
 */
export function TimerSlot({ userId: known }: { userId: string | undefined }) {
  const [Shown, setShown] = useState<Widget | null>(null);
  useEffect(() => {
    const load = () =>
      import('./timer-widget.tsx').then(
        ({ TimerWidget }) => startTransition(() => setShown(() => TimerWidget)),
        () => {}, // Offline: at the next of these moments.
      );
    const stopIdle = wasRunning() ? void load() : whenIdle(load);
    const stopTargets = onFocusTarget(load);
    window.addEventListener('online', load);
    return () => {
      stopIdle?.();
      stopTargets();
      window.removeEventListener('online', load);
    };
  }, []);
  // The token knows the student even when the profile can't be asked for.
  const userId = known ?? tokenOwner(accessToken());
  return Shown && userId ? <Shown key={userId} userId={userId} /> : null;
}
