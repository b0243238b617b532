import { Timer as TimerIcon } from 'lucide-react';
import { type ComponentType, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { onFocusTarget, startFocus } from '#web/lib/focus-target.ts';
import { whenIdle } from '#web/lib/when-idle.ts';
import { accessToken, tokenOwner } from '#web/session/session.ts';
import { FoldedTimer } from './folded-timer.tsx';
import { wasRunning } from './timer/timer-keys.ts';

type Widget = ComponentType<{ userId: string }>;

/**
 * The place of the timer on every screen behind the sign-in, drawn with the frame. What the timer is made of is loaded
 * once the screen has what it needs: at once only when a timer runs, or somebody asks for it.
 */
export function TimerSlot({ userId: known }: { userId: string | undefined }) {
  const [Shown, setShown] = useState<Widget | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    const load = () =>
      import('./timer/timer-widget.tsx').then(
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
  const isShown = Shown !== null && userId !== null;
  useLayoutEffect(() => {
    if (isShown && hadFocus.current) place.current?.querySelector('button')?.focus();
  }, [isShown]);
  return (
    <div ref={place}>
      {isShown ? (
        <Shown key={userId} userId={userId} />
      ) : (
        <FoldedTimer
          aria-haspopup="dialog"
          onClick={() => startFocus('any')}
          onFocus={() => {
            hadFocus.current = true;
          }}
          onBlur={() => {
            hadFocus.current = false;
          }}
        >
          <TimerIcon aria-hidden="true" className="size-5" />
          <span className="sr-only">Timer: abrir</span>
        </FoldedTimer>
      )}
    </div>
  );
}
