import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { DayRange } from '#shared/contracts/focus.ts';
import { sentenceOf } from '#web/lib/api-error.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { announce } from '#web/ui/announce.ts';
import { Button } from '#web/ui/button.tsx';
import { useToast } from '#web/ui/use-toast.ts';
import { fetchSessionsFile } from '../api.ts';

type ExportSessionsProps = { range: DayRange };

/** The sessions of the period shown, as a file for spreadsheets. */
export function ExportSessions({ range }: ExportSessionsProps) {
  const toast = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: () => fetchSessionsFile(range),
    networkMode: 'always',
    onMutate: () => announce('Exportando...'),
    onSuccess: (file) => {
      saveFile(file, 'sessoes-de-estudo.csv');
      announce('Arquivo baixado.');
    },
    onError: (error) =>
      toast.error(sentenceOf(error, 'Não foi possível exportar as sessões. Tente novamente.')),
  });
  return (
    <Button
      size="sm"
      icon={<Download aria-hidden="true" />}
      busy={isPending}
      busyLabel="Exportando..."
      onClick={() => mutate()}
    >
      Exportar CSV
    </Button>
  );
}
