import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { ChevronDown, Keyboard, LogOut } from 'lucide-react';
import { useId } from 'react';
import type { User } from '#shared/contracts/accounts.ts';
import { Avatar } from '#web/domain/avatar.tsx';
import { useLogout } from '#web/features/accounts/use-logout.ts';
import { SkeletonBlock } from '#web/ui/skeleton-block.tsx';
import { openOverlay } from '../overlays.ts';
import { accountPlaces } from './navigation.ts';
import { PlanBadge } from './plan-badge.tsx';
import { rowClass } from './row-class.ts';
import { ThemeRow } from './theme-row.tsx';
import { useDisclosure } from './use-disclosure.ts';

/**
 * Name and plan, which open what belongs to the account, and the picture, which leads to the profile; on phones only the
 * picture, as the slide-in menu holds the rest. The place is kept while they load, whatever their length.
 */
export function AccountMenu({ user }: { user: User | undefined }) {
  const listId = useId();
  const { open, whole, button, toggle, close } = useDisclosure();
  const logout = useLogout();
  return (
    <div ref={whole} className="relative flex items-center gap-1 md:gap-2">
      <button
        ref={button}
        type="button"
        aria-label={user ? `Conta de ${user.name}` : 'Conta'}
        aria-expanded={open}
        aria-controls={listId}
        onClick={toggle}
        className="flex min-h-11 w-44 items-center justify-end gap-2 rounded-md px-2 hover:bg-well max-md:hidden lg:w-48"
      >
        <span className="grid min-w-0 flex-1 justify-items-end gap-0.5">
          {user ? (
            <>
              <span className="w-full truncate text-end font-medium text-sm leading-tight">{user.name}</span>
              <PlanBadge plan={user.plan} />
            </>
          ) : (
            <>
              <SkeletonBlock className="h-4 w-24" />
              <SkeletonBlock className="h-6 w-16 rounded-full!" />
            </>
          )}
        </span>
        <ChevronDown
          aria-hidden="true"
          className={clsx('size-4 shrink-0 text-ink-muted transition-[rotate]', open && 'rotate-180')}
        />
      </button>
      <Link to="/profile" className="grid size-11 shrink-0 place-items-center rounded-full">
        <span className="sr-only">Perfil</span>
        {user ? (
          <Avatar name={user.name} src={user.profilePicture} decorative />
        ) : (
          <SkeletonBlock className="size-10 rounded-full!" />
        )}
      </Link>
      <ul
        id={listId}
        hidden={!open}
        className="absolute end-0 top-full mt-1.5 w-56 rounded-lg border border-line bg-surface-raised p-1 text-sm shadow-raised"
      >
        {accountPlaces.map(({ to, label, icon: Icon }) => (
          <li key={to}>
            <Link to={to} onClick={close} className={rowClass}>
              <Icon aria-hidden="true" />
              {label}
            </Link>
          </li>
        ))}
        <li>
          <ThemeRow />
        </li>
        <li>
          <button
            type="button"
            className={rowClass}
            onClick={() => {
              close();
              openOverlay('shortcuts');
            }}
          >
            <Keyboard aria-hidden="true" />
            Atalhos
          </button>
        </li>
        <li className="mt-1 border-line border-t pt-1">
          <button
            type="button"
            className={rowClass}
            aria-busy={logout.isPending}
            onClick={() => logout.isPending || logout.mutate()}
          >
            <LogOut aria-hidden="true" />
            {logout.isPending ? 'Saindo...' : 'Sair'}
          </button>
        </li>
      </ul>
    </div>
  );
}
