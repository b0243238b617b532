import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { profileQuery } from '#web/features/accounts/api.ts';
import { sentenceOf } from '#web/lib/api-error.ts';
import { useTitle } from '#web/lib/use-title.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { wishedPlan } from '../plan-form.ts';
import { planDraftKey, restoreDraft } from '../remembered-task.ts';
import { CreateFormSkeleton } from './create-form-skeleton.tsx';
import { CreatePlanForm } from './form.tsx';
import { PlanGeneration } from './plan-generation.tsx';

export function CreateStudyPlanPage() {
  const { task: taskId, title: name, subject, exam } = useSearch({ strict: false });
  const title = taskId ? 'Seu novo plano' : 'Novo plano de estudos';
  useTitle(title);
  const navigate = useNavigate();
  const { data: user, error, isFetching, refetch } = useQuery(profileQuery);

  if (taskId) {
    const retry = () => {
      if (user) restoreDraft(taskId, user.id);
      void navigate({ to: '/study-plans/create', replace: true });
    };
    return (
      <>
        <PageHeader title={title} back={<PlansLink />} />
        <PlanGeneration key={taskId} taskId={taskId} onRetry={retry} />
      </>
    );
  }

  return (
    <>
      <PageHeader title={title} back={<PlansLink />} />
      {user ? (
        <CreatePlanForm
          key={user.id}
          tier={user.plan}
          canPay={!user.isTestAccount}
          draftKey={planDraftKey(user.id)}
          wished={wishedPlan({ title: name, subject, exam })}
        />
      ) : error ? (
        <ErrorState
          message={sentenceOf(error, 'Não foi possível carregar seu perfil. Tente novamente.')}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <CreateFormSkeleton />
      )}
    </>
  );
}

const PlansLink = () => <BackLink render={<Link to="/study-plans" />}>Planos de Estudo</BackLink>;
