import { useMutation } from '@tanstack/react-query';
import { Copy, Download, FileDown, Printer } from 'lucide-react';
import type { StudyPlan } from '#shared/contracts/study-plans.ts';
import { sentenceOf } from '#web/lib/api-error.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { announce } from '#web/ui/announce.ts';
import { Button } from '#web/ui/button.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { MenuItem } from '#web/ui/menu-item.tsx';
import { OrbitMark } from '#web/ui/orbit-mark.tsx';
import { useToast } from '#web/ui/use-toast.ts';
import { fetchPlanPdf } from '../api.ts';
import { pdfName, planText } from '../plan-text.ts';

type ExportMenuProps = { plan: StudyPlan };

export function ExportMenu({ plan }: ExportMenuProps) {
  const toast = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: () => fetchPlanPdf(plan.id),
    onMutate: () => announce('Gerando PDF...'),
    onSuccess: (file) => {
      saveFile(file, pdfName(plan.title));
      announce('PDF baixado.');
    },
    onError: (error) => toast.error(sentenceOf(error, 'Não foi possível gerar o PDF. Tente novamente.')),
  });
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(planText(plan));
      toast.success('Plano copiado.', { duration: 2500 });
    } catch {
      toast.error('Não foi possível copiar o plano. Tente novamente.');
    }
  };
  return (
    <Menu
      align="end"
      trigger={
        // Not disabled while the file is made: the focus comes back here when the menu closes.
        <Button icon={isPending ? <OrbitMark spinning /> : <Download aria-hidden="true" />}>
          {isPending ? 'Gerando PDF...' : 'Exportar'}
        </Button>
      }
    >
      <MenuItem icon={<Printer aria-hidden="true" />} onSelect={() => window.print()}>
        Imprimir
      </MenuItem>
      <MenuItem icon={<FileDown aria-hidden="true" />} disabled={isPending} onSelect={() => mutate()}>
        {isPending ? 'Gerando PDF...' : 'Baixar PDF'}
      </MenuItem>
      <MenuItem icon={<Copy aria-hidden="true" />} onSelect={copy}>
        Copiar como texto
      </MenuItem>
    </Menu>
  );
}
