import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { isMissing } from '#web/lib/api-error.ts';
import { useTitle } from '#web/lib/use-title.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { studyPlanQuery } from '../api.ts';
import { PlanFailure } from '../placeholders.tsx';
import { PlanSkeleton } from '../plan-skeleton.tsx';
import { EditPlanForm } from './edit-plan-form.tsx';

export function EditStudyPlanPage() {
  useTitle('Editar plano de estudos');
  const { planId = '' } = useParams({ strict: false });
  const { data: plan, error, refetch, isFetching } = useQuery(studyPlanQuery(planId));
  if (error && (!plan || isMissing(error)))
    return <PlanFailure error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  if (!plan) return <PlanSkeleton />;
  return (
    <>
      <PageHeader
        title="Editar plano"
        subtitle={plan.title}
        back={
          <BackLink render={<Link to="/study-plans/$planId" params={{ planId }} />}>Voltar ao plano</BackLink>
        }
      />
      <EditPlanForm key={plan.id} plan={plan} />
    </>
  );
}
