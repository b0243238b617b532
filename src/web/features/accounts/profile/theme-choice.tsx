import { useTheme } from '#web/lib/use-theme.ts';
import { Segmented } from '#web/ui/segmented.tsx';
import { useToast } from '#web/ui/use-toast.ts';
import { useChooseTheme } from '../use-choose-theme.ts';

export function ThemeChoice() {
  const theme = useTheme();
  const toast = useToast();
  const choose = useChooseTheme();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div>
        <p aria-hidden="true">Tema</p>
        <p className="text-ink-muted text-sm">Vale na hora, neste e nos seus outros aparelhos.</p>
      </div>
      <Segmented
        label="Tema"
        value={theme}
        onValueChange={(chosen) =>
          choose.mutate(chosen, { onError: () => toast.error('Erro ao atualizar perfil. Tente novamente.') })
        }
        options={[
          { value: 'light', label: 'Claro' },
          { value: 'dark', label: 'Escuro' },
        ]}
      />
    </div>
  );
}
