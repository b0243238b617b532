import { Moon, Sun } from 'lucide-react';
import { useChooseTheme } from '#web/features/accounts/update-profile.ts';
import { useTheme } from '#web/lib/hooks/use-theme.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useToast } from '#web/ui/toast/use-toast.ts';

export function ThemeToggle() {
  const theme = useTheme();
  const toast = useToast();
  const choose = useChooseTheme();
  const other = theme === 'dark' ? 'light' : 'dark';
  const Icon = other === 'dark' ? Moon : Sun;
  return (
    <IconButton
      label={other === 'dark' ? 'Usar tema escuro' : 'Usar tema claro'}
      onClick={() =>
        choose.mutate(other, { onError: () => toast.error('Erro ao atualizar perfil. Tente novamente.') })
      }
    >
      <Icon aria-hidden="true" />
    </IconButton>
  );
}
