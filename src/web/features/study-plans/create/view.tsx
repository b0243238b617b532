import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { messageOf } from '#shared/messages.ts';
import { sentenceOf } from '#web/lib/api/api-error.ts';
import { playChime } from '#web/lib/chime.ts';
import { useLoaded } from '#web/lib/hooks/use-loaded.ts';
import { useTitle } from '#web/lib/hooks/use-title.ts';
import { profileQuery } from '#web/session/current-user.ts';
import { Alert } from '#web/ui/alert.tsx';
import { BackLink } from '#web/ui/back-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { OrbitRing } from '#web/ui/chart/orbit-ring.tsx';
import { ErrorState, useRetry } from '#web/ui/error-state.tsx';
import { Column, PageHeader } from '#web/ui/page-header.tsx';
import { Skeleton, SkeletonBlock } from '#web/ui/skeleton.tsx';
import { useToast } from '#web/ui/toast/use-toast.ts';
import { planDraftKey, restoreDraft, useGeneration } from '../generation.ts';
import { wishedPlan } from '../plan-form.ts';
import { CreatePlanForm } from './form.tsx';

const route = getRouteApi('/student/study-plans/create');

export function CreateStudyPlanPage() {
  const { task } = route.useSearch();
  return (
    <Column>
      <CreatePlanHeader />
      {task ? <PlanGeneration key={task} taskId={task} /> : <NewPlan />}
    </Column>
  );
}

export const CreatePlanPending = () => (
  <Column>
    <CreatePlanHeader />
    <CreateFormSkeleton />
  </Column>
);

export const CreatePlanFailure = ({ error }: { error: unknown }) => (
  <Column>
    <CreatePlanHeader />
    <ErrorState
      message={sentenceOf(error, 'Não foi possível carregar seu perfil. Tente novamente.')}
      onRetry={useRetry()}
    />
  </Column>
);

function CreatePlanHeader() {
  const title = route.useSearch().task ? 'Seu novo plano' : 'Novo plano de estudos';
  useTitle(title);
  return (
    <PageHeader
      title={title}
      back={<BackLink render={<Link to="/study-plans" />}>Planos de Estudo</BackLink>}
    />
  );
}

function NewPlan() {
  const { title, subject, exam } = route.useSearch();
  const user = useLoaded(profileQuery);
  return (
    <CreatePlanForm
      key={user.id}
      tier={user.plan}
      canPay={!user.isTestAccount}
      draftKey={planDraftKey(user.id)}
      wished={wishedPlan({ title, subject, exam })}
    />
  );
}

const openAfter = 2000;

/** Follows a generation to its end: a notice, a sound, and after 2 s the plan itself. */
function PlanGeneration({ taskId }: { taskId: string }) {
  const userId = useQuery(profileQuery).data?.id;
  const generation = useGeneration(taskId);
  const { planId } = generation;
  const navigate = useNavigate();
  const toast = useToast();

  useEffect(() => {
    if (!planId) return;
    toast.success('Plano de estudos criado com sucesso.');
    playChime();
    const timer = setTimeout(
      () => void navigate({ to: '/study-plans/$planId', params: { planId }, replace: true }),
      openAfter,
    );
    return () => clearTimeout(timer);
  }, [planId, navigate, toast]);

  const retry = () => {
    if (userId) restoreDraft(taskId, userId);
    void navigate({ to: '/study-plans/create', replace: true });
  };
  return <GenerationView generation={generation} onRetry={retry} />;
}

/** A plan on its way: how far it is, in true steps. */
function GenerationView({
  generation,
  onRetry,
}: {
  generation: ReturnType<typeof useGeneration>;
  onRetry: () => void;
}) {
  const { task, planId, isUnknown, isUnreachable } = generation;
  if (isUnknown || task?.status === 'failed')
    return (
      <div className="mx-auto grid max-w-xl gap-4 py-6">
        <Alert tone="danger">
          {isUnknown
            ? messageOf('study_plans.task_not_found')
            : (task?.message ?? messageOf('study_plans.generation_failed'))}
        </Alert>
        <Button variant="main" className="justify-self-center" onClick={onRetry}>
          Tentar novamente
        </Button>
      </div>
    );
  const progress = planId ? 100 : (task?.progress ?? 0);
  return (
    <div className="mx-auto grid max-w-md justify-items-center gap-6 py-2 text-center sm:py-12">
      <OrbitRing
        size="xl"
        value={progress}
        label="Geração do plano"
        tone={planId ? 'ok' : 'sol'}
      >{`${progress}%`}</OrbitRing>
      <div role="status" className="grid gap-1">
        <p className="font-display font-semibold text-lg">
          {planId ? 'Plano pronto.' : (task?.step ?? 'Carregando...')}
        </p>
        <p className="text-ink-muted">{planId ? 'Abrindo em instantes...' : 'Pode levar até 30 segundos'}</p>
        {isUnreachable && (
          <p className="text-sm text-warn">Sem resposta do servidor. Continuamos tentando...</p>
        )}
      </div>
      {planId ? (
        <Button variant="main" render={<Link to="/study-plans/$planId" params={{ planId }} replace />}>
          Abrir agora
        </Button>
      ) : (
        <div className="grid justify-items-center gap-3">
          <p className="text-balance text-ink-muted text-sm">
            Você pode sair desta página: o plano continua sendo gerado e aparece na sua lista.
          </p>
          <Button render={<Link to="/study-plans" />}>Ver meus planos</Button>
        </div>
      )}
    </div>
  );
}

function CreateFormSkeleton() {
  return (
    <Skeleton>
      <SkeletonBlock className="h-72 rounded-lg!" />
    </Skeleton>
  );
}
