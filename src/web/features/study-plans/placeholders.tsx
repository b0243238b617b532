import { Link } from '@tanstack/react-router';
import { messageOf } from '#shared/messages.ts';
import { defaultMessage, isMissing, sentenceOf } from '#web/lib/api/api-error.ts';
import { ItemFailure } from '#web/ui/list/item-failure.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { SkeletonBlock } from '#web/ui/skeleton-block.tsx';

type PlanFailureProps = { error: unknown };

/** In place of a plan that does not exist, or could not be loaded and why. */
export function PlanFailure({ error }: PlanFailureProps) {
  const reason = sentenceOf(error, defaultMessage).replace(/\.$/, '');
  return (
    <ItemFailure
      title="Plano de estudos"
      list={<Link to="/study-plans" />}
      listName="Planos de Estudo"
      missing={
        isMissing(error)
          ? { title: messageOf('study_plans.plan_not_found'), back: 'Voltar aos planos de estudo' }
          : undefined
      }
      failure={`Não foi possível carregar os detalhes do plano (${reason})`}
    />
  );
}

/** In place of a plan that is loading. */
export function PlanSkeleton() {
  return (
    <Skeleton>
      <SkeletonBlock className="h-6 w-2/5" />
      <SkeletonBlock className="h-8 w-3/5" />
      <SkeletonBlock className="h-12" />
      <SkeletonBlock className="h-11 lg:hidden" />
      <SkeletonBlock className="h-11" />
      <SkeletonBlock className="h-64 rounded-lg!" />
    </Skeleton>
  );
}
