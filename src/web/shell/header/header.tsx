import { Link, useRouterState } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { ChevronDown, Search } from 'lucide-react';
import { type ComponentType, startTransition, useEffect, useId, useState } from 'react';
import type { User } from '#shared/contracts/accounts.ts';
import { TimerSlot } from '#web/features/focus/timer-slot.tsx';
import { whenIdle } from '#web/lib/when-idle.ts';
import { accessToken, tokenOwner } from '#web/session/session.ts';
import { OrbitLogo } from '#web/ui/brand/orbit-logo.tsx';
import { Button } from '#web/ui/button.tsx';
import { Kbd } from '#web/ui/kbd.tsx';
import { openOverlay } from '../overlays.ts';
import { AccountMenu } from './account-menu.tsx';
import { type MenuGroup as Group, menuGroups, rowClass } from './navigation.ts';
import { useDisclosure } from './use-disclosure.ts';

interface HeaderProps {
  user: User | undefined;
  hasTimer: boolean;
  isSession: boolean;
}

/** In a session only what waits to be sent is said; the timer goes on unseen. */
export function Header({ user, hasTimer, isSession }: HeaderProps) {
  return (
    <header
      data-print="hide"
      data-quiet={isSession || undefined}
      className={clsx('sticky top-0 z-40 pt-(--safe-top)', !isSession && 'border-line border-b bg-surface')}
    >
      <div
        hidden={isSession}
        className="mx-auto flex h-14 max-w-6xl items-center gap-1 px-safe md:h-16 md:gap-2"
      >
        <Link to="/" className="me-2 flex min-h-11 items-center rounded-md md:me-4">
          <OrbitLogo className="text-lg" />
        </Link>
        <MainMenu />
        <div className="ms-auto flex items-center gap-1 md:gap-2">
          {hasTimer && <TimerSlot userId={user?.id} />}
          <SearchButton />
          <AccountMenu user={user} />
        </div>
      </div>
      <OfflineSlot userId={user?.id} />
    </header>
  );
}

/** The groups side by side, for wide screens. */
function MainMenu() {
  return (
    <nav aria-label="Principal" className="flex items-center gap-1 max-md:hidden">
      {menuGroups.map((group) => (
        <MenuGroup key={group.label} {...group} />
      ))}
    </nav>
  );
}

/** One group of the header's menu: a button that shows its links. They stay links, not the items of a `menu`. */
function MenuGroup({ label, destinations }: Group) {
  const listId = useId();
  const { open, whole, button, toggle, close } = useDisclosure();
  const isHere = useRouterState({
    select: ({ location }) => destinations.some(({ to }) => location.pathname.startsWith(to)),
  });
  return (
    <div ref={whole} className="relative flex">
      <Button
        ref={button}
        variant="quiet"
        aria-expanded={open}
        aria-controls={listId}
        onClick={toggle}
        className={isHere ? 'text-cometa!' : undefined}
      >
        <span className="flex items-center gap-1.5">
          {label}
          <ChevronDown
            aria-hidden="true"
            className={clsx('text-ink-muted transition-[rotate]', open && 'rotate-180')}
          />
        </span>
      </Button>
      <ul
        id={listId}
        hidden={!open}
        className="absolute start-0 top-full mt-1.5 w-56 rounded-lg border border-line bg-surface-raised p-1 text-sm shadow-raised"
      >
        {destinations.map(({ to, label: name, icon: Icon }) => (
          <li key={to}>
            <Link to={to} onClick={close} className={rowClass}>
              <Icon aria-hidden="true" />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Opens the command palette; looks like a field where there is room for one. On the narrowest screens the menu does it. */
export function SearchButton() {
  return (
    <button
      type="button"
      aria-label="Buscar ou criar"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      title="Buscar ou criar (Ctrl K ou ⌘ K)"
      className="flex size-10 shrink-0 items-center justify-center gap-2 rounded-md hover:bg-well max-[22rem]:hidden pointer-coarse:size-11 lg:w-56! lg:justify-start lg:border lg:border-line-strong lg:bg-ground lg:px-3 lg:text-ink-muted lg:text-sm xl:w-64!"
      onClick={() => openOverlay('palette')}
    >
      <Search aria-hidden="true" className="size-5 shrink-0 lg:size-4" />
      <span className="flex-1 text-start max-lg:hidden">Buscar ou criar…</span>
      <span className="max-lg:hidden">
        <Kbd>Ctrl K</Kbd>
      </span>
    </button>
  );
}

type Status = ComponentType<{ userId: string }>;

/** The place of what makes the application work without a network; loaded once the screen has what it needs. */
function OfflineSlot({ userId: known }: { userId: string | undefined }) {
  const [Shown, setShown] = useState<Status | null>(null);
  useEffect(() => {
    const load = () =>
      import('../offline/offline-status.tsx').then(
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
