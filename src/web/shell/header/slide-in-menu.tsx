import { Link } from '@tanstack/react-router';
import { LogOut, Search } from 'lucide-react';
import type { User } from '#shared/contracts/accounts.ts';
import { useLogout } from '#web/features/accounts/logout.tsx';
import { Button } from '#web/ui/button.tsx';
import { DrawerWindow } from '#web/ui/overlay/drawer-window.tsx';
import { openOverlay } from '../overlays.ts';
import { accountPlaces, ThemeRow } from './account-list.tsx';
import { PlanBadge } from './account-menu.tsx';
import { menuGroups, rowClass } from './navigation.ts';

export interface SlideInMenuProps {
  user: User | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The whole menu on narrow screens. */
export function SlideInMenu({ user, open, onOpenChange }: SlideInMenuProps) {
  const logout = useLogout();
  const close = () => onOpenChange(false);
  return (
    <DrawerWindow
      open={open}
      onOpenChange={onOpenChange}
      title="Menu"
      footer={
        <Button
          className="w-full"
          icon={<LogOut aria-hidden="true" />}
          busy={logout.isPending}
          busyLabel="Saindo..."
          onClick={() => logout.mutate()}
        >
          Sair
        </Button>
      }
    >
      {user && (
        <div className="flex items-center justify-between gap-3 px-3 pt-2 pb-1">
          <p className="min-w-0 truncate font-medium">{user.name}</p>
          <PlanBadge plan={user.plan} />
        </div>
      )}
      <button
        type="button"
        className={rowClass}
        onClick={() => {
          close();
          openOverlay('palette');
        }}
      >
        <Search aria-hidden="true" />
        Buscar ou criar
      </button>
      <nav aria-label="Principal" className="grid gap-0.5">
        {[...menuGroups, { label: 'Conta', destinations: accountPlaces }].map(({ label, destinations }) => (
          <div key={label} className="grid gap-0.5">
            <h3 className="px-3 pt-4 pb-1 font-medium font-sans text-ink-muted text-sm tracking-normal">
              {label}
            </h3>
            {destinations.map(({ to, label: name, icon: Icon }) => (
              <Link key={to} to={to} onClick={close} className={rowClass}>
                <Icon aria-hidden="true" />
                {name}
              </Link>
            ))}
          </div>
        ))}
      </nav>
      <ThemeRow />
    </DrawerWindow>
  );
}
