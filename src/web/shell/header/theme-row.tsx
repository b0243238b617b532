import { Moon, Sun } from 'lucide-react';
import { useChooseTheme } from '#web/features/accounts/update-profile.ts';
import { useTheme } from '#web/lib/hooks/use-theme.ts';
import { useToast } from '#web/ui/toast/use-toast.ts';
import { rowClass } from './row-class.ts';

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
