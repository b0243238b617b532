import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { messageOf } from '#shared/messages.ts';
import { useToast } from '#web/ui/toast/use-toast.ts';
import { useSummaryPdf } from '../use-summary-pdf.ts';
import { rememberedTask, rememberTask, restoreDraft, useSummaryTask } from './remembered-task.ts';

type SummaryWatcherProps = { userId: string };
type Remembered = NonNullable<ReturnType<typeof rememberedTask>>;

/** Follows the creation that was left, and tells its end once. */
export function SummaryWatcher({ userId }: SummaryWatcherProps) {
  const [remembered] = useState(() => rememberedTask(userId));
  if (!remembered || remembered.isTold) return null;
  return <Watcher userId={userId} remembered={remembered} />;
}

function Watcher({ userId, remembered }: SummaryWatcherProps & { remembered: Remembered }) {
  const { taskId, form } = remembered;
  const { task, summaryId } = useSummaryTask(userId, taskId);
  const { download } = useSummaryPdf();
  const navigate = useNavigate();
  const toast = useToast();
  const failure =
    task?.status === 'failed' ? (task.message ?? messageOf('summaries.generation_failed')) : null;

  useEffect(() => {
    if (summaryId)
      toast.success('Seu resumo está pronto.', {
        action:
          form.outputFormat === 'pdf'
            ? { label: 'Baixar PDF', onAction: () => download({ id: summaryId, title: form.title }) }
            : {
                label: 'Abrir resumo',
                onAction: () => void navigate({ to: '/summaries/$summaryId', params: { summaryId } }),
              },
      });
    if (!failure) return;
    toast.error(failure, {
      action: {
        label: 'Tentar novamente',
        onAction: () => {
          restoreDraft(userId, taskId);
          void navigate({ to: '/summaries/create' });
        },
      },
    });
    // Kept all the same: the list still says it, and what was typed can be taken up again.
    rememberTask(userId, { taskId, form, isTold: true });
  }, [summaryId, failure, userId, taskId, form, download, navigate, toast]);

  return null;
}
