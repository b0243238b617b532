import { useMutation, useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { DataExport } from '#shared/contracts/rights.ts';
import { sizeText } from '#shared/rules/text/format.ts';
import { sentenceOf } from '#web/lib/api/api-error.ts';
import { formatDate, formatTime } from '#web/lib/format.ts';
import { followDownload } from '#web/lib/save-file.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ProgressBar } from '#web/ui/chart/progress-bar.tsx';
import { SkeletonBlock } from '#web/ui/skeleton.tsx';
import { exportQuery, linkExport, useStartExport } from './rights-api.ts';

const failed = 'Não foi possível preparar a cópia. Tente novamente.';
const moment = (iso: string) => `${formatDate(iso)} às ${formatTime(iso)}`;

/** A copy of everything of the student's: asked for, on its way, ready. */
export function ExportCard() {
  const { data: copy, isPending } = useQuery(exportQuery);
  const start = useStartExport();
  const download = useMutation({ mutationFn: linkExport, onSuccess: followDownload });
  const error = start.error ?? download.error;
  return (
    <Card
      title="Baixar meus dados"
      description="Um arquivo ZIP com tudo o que é seu, em JSON e em planilhas CSV, e um guia que explica cada arquivo."
    >
      <div className="grid gap-4">
        {isPending && <SkeletonBlock className="h-10 pointer-coarse:h-11" />}
        {copy && <ExportState copy={copy} />}
        {error && <Alert tone="danger">{sentenceOf(error, failed)}</Alert>}
        {!isPending && copy?.status !== 'processing' && (
          <div className="flex flex-wrap gap-2">
            {copy?.status === 'ready' && (
              <Button
                icon={<Download aria-hidden="true" />}
                busy={download.isPending}
                busyLabel="Abrindo..."
                onClick={() => download.mutate()}
              >
                Baixar ZIP
              </Button>
            )}
            <Button busy={start.isPending} busyLabel="Preparando..." onClick={() => start.mutate()}>
              {copy?.status === 'ready' ? 'Preparar outra' : 'Preparar cópia'}
            </Button>
          </div>
        )}
      </div>
    </Card>
  );
}

function ExportState({ copy }: { copy: DataExport }) {
  const { status, done, total, size, createdAt, expiresAt } = copy;
  if (status === 'failed') return <Alert tone="danger">{failed}</Alert>;
  if (status === 'ready')
    return (
      <p role="status" className="text-ink-muted text-sm">
        Cópia de {moment(createdAt)}, com {sizeText(size)}. Fica disponível até {moment(expiresAt)}.
      </p>
    );
  return (
    <div className="grid gap-1.5">
      <ProgressBar
        label="Preparando a cópia..."
        value={total === 0 ? 0 : (done / total) * 100}
        valueText={total === 0 ? 'na fila' : `${done} de ${total}`}
      />
      <p className="text-ink-muted text-sm">Leva até um minuto. Você pode sair desta página e voltar.</p>
    </div>
  );
}
