import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { LogOut, Menu as MenuIcon, Search, UserRound } from 'lucide-react';
import { useState } from 'react';
import type { User } from '#shared/contracts/accounts.ts';
import { useLogout } from '#web/features/accounts/use-logout.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Drawer } from '#web/ui/overlay/drawer.tsx';
import { openOverlay } from '../overlays.ts';
import { menuGroups } from './navigation.ts';
import { PlanBadge } from './plan-badge.tsx';

const row =
  'flex min-h-11 items-center gap-3 rounded-md px-3 font-medium hover:bg-well aria-[current=page]:bg-cometa-soft aria-[current=page]:text-cometa [&>svg]:size-5 [&>svg]:shrink-0';

/** The whole menu on narrow screens. */
export function SlideInMenu({ user }: { user: User | undefined }) {
  const [open, setOpen] = useState(false);
  const logout = useLogout();
  const close = () => setOpen(false);
  return (
    <div className="md:hidden">
      <IconButton
        label="Abrir menu"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <MenuIcon aria-hidden="true" />
      </IconButton>
      <Drawer
        open={open}
        onOpenChange={setOpen}
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
          className={clsx(row, 'w-full text-start')}
          onClick={() => {
            close();
            openOverlay('palette');
          }}
        >
          <Search aria-hidden="true" />
          Buscar e ir para
        </button>
        <nav aria-label="Principal" className="grid gap-0.5">
          {menuGroups.map(({ label, destinations }) => (
            <div key={label} className="grid gap-0.5">
              <h3 className="px-3 pt-4 pb-1 font-medium font-sans text-ink-muted text-sm tracking-normal">
                {label}
              </h3>
              {destinations.map(({ to, label: name, icon: Icon }) => (
                <Link key={to} to={to} onClick={close} className={row}>
                  <Icon aria-hidden="true" />
                  {name}
                </Link>
              ))}
            </div>
          ))}
          <div className="mt-3 border-line border-t pt-3">
            <Link to="/profile" onClick={close} className={row}>
              <UserRound aria-hidden="true" />
              Perfil
            </Link>
          </div>
        </nav>
      </Drawer>
    </div>
  );
}
