import { useEffect, useRef } from 'react';
import type { Tier } from '#shared/rules/tiers.ts';
import { announce } from '#web/ui/announce.ts';
import { CreationBanner } from '../creation/banner.tsx';
import { CreateSummaryForm } from './form.tsx';
import { SummaryCreation } from './summary-creation.tsx';
import { useCreateSummary } from './use-create-summary.ts';

type CreateSummaryProps = {
  student: { id: string; plan: Tier };
  /** What a link has filled in. */
  wished: { title: string };
  /** The creation that is followed; undefined while the student still fills the form. */
  taskId: string | undefined;
};

/** The form, and then the creation it started. The form waits behind it: a failure loses nothing. */
export function CreateSummary({ student, wished, taskId }: CreateSummaryProps) {
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
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-4">
      <CreationBanner userId={student.id} />
      <CreateSummaryForm creation={creation} />
    </div>
  );
}
