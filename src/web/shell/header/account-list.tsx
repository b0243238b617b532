import { Link } from '@tanstack/react-router';
import { History, Keyboard, LogOut, Moon, Sun, UserRound, Wallet } from 'lucide-react';
import { sellsPlans } from '#web/domain/installation.tsx';
import { useLogout } from '#web/features/accounts/logout.tsx';
import { useChooseTheme } from '#web/features/accounts/update-profile.ts';
import { useTheme } from '#web/lib/theme.ts';
import { useToast } from '#web/ui/toast/use-toast.ts';
import { openOverlay } from '../overlays.ts';
import { type Destination, rowClass } from './navigation.ts';

/** What belongs to the account. */
export const accountPlaces: readonly Destination[] = [
  { to: '/profile', label: 'Perfil', icon: UserRound },
  { to: '/pomodoro-history', label: 'Histórico', icon: History },
  ...(sellsPlans() ? [{ to: '/payments', label: 'Pagamentos', icon: Wallet } as const] : []),
];

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

/** Changes the theme, and leaves the menu open to change it back. */
export function ThemeRow() {
  const theme = useTheme();
  const toast = useToast();
  const choose = useChooseTheme();
  const other = theme === 'dark' ? 'light' : 'dark';
  const Icon = other === 'dark' ? Moon : Sun;
  return (
    <button
      type="button"
      className={rowClass}
      onClick={() =>
        choose.mutate(other, { onError: () => toast.error('Erro ao atualizar perfil. Tente novamente.') })
      }
    >
      <Icon aria-hidden="true" />
      {other === 'dark' ? 'Usar tema escuro' : 'Usar tema claro'}
    </button>
  );
}
