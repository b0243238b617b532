import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { messageOf } from '#shared/messages.ts';
import type { Tier } from '#shared/rules/tiers.ts';
import { sentenceOf } from '#web/lib/api/api-error.ts';
import { useLoaded } from '#web/lib/hooks/use-loaded.ts';
import { useTitle } from '#web/lib/hooks/use-title.ts';
import { profileQuery } from '#web/session/current-user.ts';
import { Alert } from '#web/ui/alert.tsx';
import { BackLink } from '#web/ui/back-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorState, useRetry } from '#web/ui/error-state.tsx';
import { FormActions } from '#web/ui/form/form-actions.tsx';
import { Column, PageHeader } from '#web/ui/page-header.tsx';
import { announce } from '#web/ui/toast/announce.ts';
import { useToast } from '#web/ui/toast/use-toast.ts';
import { CreationBanner } from '../creation/banner.tsx';
import { TaskProgress } from '../creation/progress.tsx';
import { formOfTask, useSummaryTask } from '../creation/remembered-task.ts';
import { SummaryFormSkeleton } from '../fields.tsx';
import { useSummaryPdf } from '../use-summary-pdf.ts';
import { CreateSummaryForm } from './form.tsx';
import { useCreateSummary } from './use-create-summary.ts';

const route = getRouteApi('/student/summaries/create');

export function CreateSummaryPage() {
  const { task: taskId, title = '' } = route.useSearch();
  const student = useLoaded(profileQuery);
  return (
    <CreateSummaryFrame>
      <CreateSummary key={student.id} student={student} taskId={taskId} wished={{ title }} />
    </CreateSummaryFrame>
  );
}

export const CreateSummaryPending = () => (
  <CreateSummaryFrame>
    <SummaryFormSkeleton />
  </CreateSummaryFrame>
);

export function CreateSummaryFailure({ error }: { error: unknown }) {
  const retry = useRetry();
  return (
    <CreateSummaryFrame>
      <ErrorState
        message={sentenceOf(error, 'Não foi possível carregar seu perfil. Tente novamente.')}
        onRetry={retry}
      />
    </CreateSummaryFrame>
  );
}

function CreateSummaryFrame({ children }: { children: ReactNode }) {
  const { task } = route.useSearch();
  const title = task ? 'Seu novo resumo' : 'Criar resumo';
  useTitle(title);
  return (
    <Column>
      <PageHeader title={title} back={<BackLink render={<Link to="/summaries" />}>Resumos</BackLink>} />
      {children}
    </Column>
  );
}

type CreateSummaryProps = {
  student: { id: string; plan: Tier };
  /** What a link has filled in. */
  wished: { title: string };
  /** The creation that is followed; undefined while the student still fills the form. */
  taskId: string | undefined;
};

/** The form, and then the creation it started. The form waits behind it: a failure loses nothing. */
function CreateSummary({ student, wished, taskId }: CreateSummaryProps) {
  const creation = useCreateSummary(student, wished);
  const shown = useRef(taskId);
  useEffect(() => {
    if (shown.current === taskId) return;
    shown.current = taskId;
    // Form and creation take each other's place on one address: what was in focus has gone.
    document.getElementById('conteudo')?.focus({ preventScroll: true });
    announce(taskId ? 'Seu novo resumo' : 'Criar resumo');
  }, [taskId]);
  if (taskId)
    return (
      <SummaryCreation
        key={taskId}
        userId={student.id}
        taskId={taskId}
        onRetry={() => creation.retry(taskId)}
      />
    );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <CreationBanner userId={student.id} />
      <CreateSummaryForm creation={creation} />
    </div>
  );
}

type SummaryCreationProps = { userId: string; taskId: string; onRetry: () => void };

/** Follows a creation to its end: the summary itself, or its PDF and the list. */
function SummaryCreation({ userId, taskId, onRetry }: SummaryCreationProps) {
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
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
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
