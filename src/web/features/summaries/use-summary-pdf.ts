import { useMutation } from '@tanstack/react-query';
import { summaryFileName } from '#shared/rules/text/summary-file-name.ts';
import { sentenceOf } from '#web/lib/api/api-error.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { announce } from '#web/ui/toast/announce.ts';
import { useToast } from '#web/ui/toast/use-toast.ts';
import { fetchSummaryPdf } from './api.ts';

/** Downloads a summary as `resumo-{title}.pdf`; a failure is said, and can be tried again. */
export function useSummaryPdf() {
  const toast = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ id }: { id: string; title: string }) => fetchSummaryPdf(id),
    onMutate: () => announce('Gerando PDF...'),
    onSuccess: (file, { title }) => {
      saveFile(file, summaryFileName(title));
      announce('PDF baixado.');
    },
    onError: (error, summary) =>
      toast.error(sentenceOf(error, 'Não foi possível gerar o PDF.'), {
        action: { label: 'Tentar novamente', onAction: () => mutate(summary) },
      }),
  });
  return { download: mutate, isMaking: isPending };
}
