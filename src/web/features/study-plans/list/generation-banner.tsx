import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { messageOf } from '#shared/messages.ts';
import { profileQuery } from '#web/session/current-user.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { OrbitRing } from '#web/ui/chart/orbit-ring.tsx';
import { rememberedTask, restoreDraft, useGeneration } from '../generation.ts';

/** A generation that was left running can be found again here. */
export function GenerationBanner() {
  const [taskId] = useState(() => rememberedTask()?.taskId);
  return taskId ? <Banner taskId={taskId} /> : null;
}

function Banner({ taskId }: { taskId: string }) {
  const userId = useQuery(profileQuery).data?.id;
  const { task, planId, isUnknown } = useGeneration(taskId);
  const navigate = useNavigate();
  if (!task || isUnknown) return null;
  if (planId)
    return (
      <Alert
        tone="ok"
        title="Seu plano está pronto."
        className="mb-5"
        action={
          <Button size="sm" render={<Link to="/study-plans/$planId" params={{ planId }} />}>
            Abrir plano
          </Button>
        }
      >
        Ele já está na lista.
      </Alert>
    );
  if (task.status === 'failed') {
    const retry = () => {
      if (userId) restoreDraft(taskId, userId);
      void navigate({ to: '/study-plans/create' });
    };
    return (
      <Alert
        tone="danger"
        className="mb-5"
        action={
          <Button size="sm" onClick={retry}>
            Tentar novamente
          </Button>
        }
      >
        {task.message ?? messageOf('study_plans.generation_failed')}
      </Alert>
    );
  }
  return (
    <div className="mb-5 flex flex-wrap items-center gap-3 rounded-md border border-line bg-surface px-3.5 py-3">
      <OrbitRing size="sm" value={task.progress} label="Geração do plano" />
      <div className="min-w-0 flex-1 basis-40 text-sm">
        <p className="font-semibold">Gerando seu plano: {task.progress}%</p>
        <p className="text-ink-muted">{task.step}</p>
      </div>
      <Button size="sm" render={<Link to="/study-plans/create" search={{ task: taskId }} />}>
        Acompanhar
      </Button>
    </div>
  );
}
