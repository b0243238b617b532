import { Link } from '@tanstack/react-router';
import { Keyboard, LogOut } from 'lucide-react';
import { useLogout } from '#web/features/accounts/use-logout.ts';
import { openOverlay } from '../overlays.ts';
import { accountPlaces } from './account-places.ts';
import { rowClass } from './row-class.ts';
import { ThemeRow } from './theme-row.tsx';

export interface AccountListProps {
  /** Called when something was chosen that leads elsewhere. */
  onDone: () => void;
}

/** What belongs to the account, as the rows of a list. */
export function AccountList({ onDone }: AccountListProps) {
  const logout = useLogout();
  return (
    <>
      {accountPlaces.map(({ to, label, icon: Icon }) => (
        <li key={to}>
          <Link to={to} onClick={onDone} className={rowClass}>
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
            onDone();
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
    </>
  );
}
