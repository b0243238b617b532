import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import type { User } from '#shared/contracts/accounts.ts';
import { TimerSlot } from '#web/features/focus/timer-slot.tsx';
import { OrbitLogo } from '#web/ui/brand/orbit-logo.tsx';
import { OfflineSlot } from '../offline/offline-slot.tsx';
import { AccountMenu } from './account-menu.tsx';
import { MainMenu } from './main-menu.tsx';
import { SearchButton } from './search-button.tsx';

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
