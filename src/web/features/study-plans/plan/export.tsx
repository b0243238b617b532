import { useMutation } from '@tanstack/react-query';
import type { StudyPlan } from '#shared/contracts/study-plans.ts';
import { sentenceOf } from '#web/lib/api-error.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { announce } from '#web/ui/announce.ts';
import { ExportMenu } from '#web/ui/export-menu.tsx';
import { useToast } from '#web/ui/use-toast.ts';
import { fetchPlanPdf } from '../api.ts';
import { pdfName, planText } from './plan-text.ts';

type ExportPlanProps = { plan: StudyPlan };

export function ExportPlan({ plan }: ExportPlanProps) {
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
    <ExportMenu
      onCopy={copy}
      copyLabel="Copiar como texto"
      pdf={{ onMake: () => mutate(), isMaking: isPending }}
    />
  );
}
