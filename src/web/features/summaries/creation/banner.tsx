import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { messageOf } from '#shared/messages.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { stepWords } from '../summary-labels.ts';
import { useSummaryPdf } from '../use-summary-pdf.ts';
import { rememberedTask, restoreDraft, useSummaryTask } from './remembered-task.ts';

type CreationBannerProps = { userId: string };
type Remembered = NonNullable<ReturnType<typeof rememberedTask>>;

/** A creation that was left running can be found again here. */
export function CreationBanner({ userId }: CreationBannerProps) {
  const [remembered] = useState(() => rememberedTask(userId));
  return remembered ? <Banner userId={userId} remembered={remembered} /> : null;
}

function Banner({ userId, remembered: { taskId, form } }: CreationBannerProps & { remembered: Remembered }) {
  const { task, summaryId, isUnknown } = useSummaryTask(userId, taskId);
  const { download, isMaking } = useSummaryPdf();
  const navigate = useNavigate();
  if (!task || isUnknown) return null;
  if (summaryId)
    return (
      <Alert
        tone="ok"
        title="Seu resumo está pronto."
        action={
          form.outputFormat === 'pdf' ? (
            <Button
              size="sm"
              busy={isMaking}
              busyLabel="Gerando PDF..."
              onClick={() => download({ id: summaryId, title: form.title })}
            >
              Baixar PDF
            </Button>
          ) : (
            <Button size="sm" render={<Link to="/summaries/$summaryId" params={{ summaryId }} />}>
              Abrir resumo
            </Button>
          )
        }
      >
        Ele já está na lista.
      </Alert>
    );
  if (task.status === 'failed') {
    const retry = () => {
      restoreDraft(userId, taskId);
      void navigate({ to: '/summaries/create' });
    };
    return (
      <Alert
        tone="danger"
        action={
          <Button size="sm" onClick={retry}>
            Tentar novamente
          </Button>
        }
      >
        {task.message ?? messageOf('summaries.generation_failed')}
      </Alert>
    );
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md border border-line bg-surface px-3.5 py-2">
      <Spinner label={`Gerando resumo: ${stepWords(task).toLocaleLowerCase('pt-BR')}`} />
      <Button size="sm" render={<Link to="/summaries/create" search={{ task: taskId }} />}>
        Acompanhar
      </Button>
    </div>
  );
}
