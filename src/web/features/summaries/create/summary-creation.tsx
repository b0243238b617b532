import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { messageOf } from '#shared/messages.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { FormActions } from '#web/ui/form-actions.tsx';
import { useToast } from '#web/ui/use-toast.ts';
import { TaskProgress } from '../creation/progress.tsx';
import { formOfTask } from '../creation/remembered-task.ts';
import { useSummaryTask } from '../creation/use-summary-task.ts';
import { useSummaryPdf } from '../use-summary-pdf.ts';

type SummaryCreationProps = { userId: string; taskId: string; onRetry: () => void };

/** Follows a creation to its end: the summary itself, or its PDF and the list. */
export function SummaryCreation({ userId, taskId, onRetry }: SummaryCreationProps) {
  // Before its end is seen: then it is forgotten.
  const [form] = useState(() => formOfTask(userId, taskId));
  const { task, summaryId, isUnknown, isUnreachable } = useSummaryTask(userId, taskId);
  const { download } = useSummaryPdf();
  const navigate = useNavigate();
  const toast = useToast();

  useEffect(() => {
    if (!summaryId) return;
    toast.success('Resumo criado.');
    if (form?.outputFormat === 'pdf') {
      download({ id: summaryId, title: form.title });
      void navigate({ to: '/summaries', replace: true });
    } else void navigate({ to: '/summaries/$summaryId', params: { summaryId }, replace: true });
  }, [summaryId, form, download, navigate, toast]);

  if (isUnknown || task?.status === 'failed')
    return (
      <div className="mx-auto grid max-w-xl gap-4 py-6">
        <Alert tone="danger">
          {isUnknown
            ? messageOf('summaries.task_not_found')
            : (task?.message ?? messageOf('summaries.generation_failed'))}
        </Alert>
        <Button variant="main" className="justify-self-center" onClick={onRetry}>
          Tentar novamente
        </Button>
      </div>
    );
  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
      <TaskProgress task={task} isUnreachable={isUnreachable} />
      <p className="text-ink-muted text-sm">
        Você pode sair desta página: o resumo continua sendo escrito e aparece na sua lista.
      </p>
      <FormActions>
        <Button render={<Link to="/summaries" />}>Ver meus resumos</Button>
        <Button variant="main" busy busyLabel="Gerando Resumo...">
          Criar
        </Button>
      </FormActions>
    </div>
  );
}
