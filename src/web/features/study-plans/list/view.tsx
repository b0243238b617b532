import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { Plus, Store } from 'lucide-react';
import { profileQuery } from '#web/features/accounts/api.ts';
import { useTitle } from '#web/lib/use-title.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { floatingClass } from '#web/ui/floating-class.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { studyPlansQuery } from '../api.ts';
import { GenerationBanner } from './generation-banner.tsx';
import { PlanGridSkeleton } from './plan-grid-skeleton.tsx';
import { PlanList } from './plan-list.tsx';

export function StudyPlansPage() {
  useTitle('Planos de Estudo');
  const { data: plans, isPending, isFetching, refetch } = useQuery(studyPlansQuery);
  const userId = useQuery(profileQuery).data?.id;
  const isEmpty = plans?.length === 0;
  return (
    <>
      <PageHeader
        title="Planos de Estudo"
        actions={
          <>
            <Button icon={<Store aria-hidden="true" />} render={<Link to="/marketplace" />}>
              Marketplace
            </Button>
            <Button
              variant={isEmpty ? 'secondary' : 'main'}
              icon={<Plus aria-hidden="true" />}
              className={clsx(!isEmpty && floatingClass)}
              render={<Link to="/study-plans/create" />}
            >
              Novo Plano
            </Button>
          </>
        }
      />
      <GenerationBanner userId={userId} />
      {plans ? (
        <PlanList plans={plans} />
      ) : isPending ? (
        <PlanGridSkeleton />
      ) : (
        <ErrorState
          message="Não foi possível carregar os planos de estudo. Tente novamente mais tarde."
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
    </>
  );
}
