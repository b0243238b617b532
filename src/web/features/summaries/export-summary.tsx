import type { PublicSummary } from '#shared/contracts/summaries.ts';
import { ExportMenu } from '#web/ui/export-menu.tsx';
import { useToast } from '#web/ui/use-toast.ts';
import { summaryMarkdown } from './summary-labels.ts';

type ExportSummaryProps = {
  summary: Pick<PublicSummary, 'title' | 'summary' | 'keyPoints'>;
  /** Only of one's own. */
  pdf?: { onMake: () => void; isMaking: boolean };
};

export function ExportSummary({ summary, ...file }: ExportSummaryProps) {
  const toast = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(summaryMarkdown(summary));
      toast.success('Resumo copiado.');
    } catch {
      toast.error('Não foi possível copiar o resumo. Tente novamente.');
    }
  };
  return <ExportMenu {...file} onCopy={copy} copyLabel="Copiar" />;
}
