import { Link } from '@tanstack/react-router';
import { messageOf } from '#shared/messages.ts';
import { ItemFailure } from '#web/domain/item-failure.tsx';
import { defaultMessage, sentenceOf } from '#web/lib/api/api-error.ts';
import { Skeleton, SkeletonBlock } from '#web/ui/skeleton.tsx';

type PlanFailureProps = { error: unknown };

/** In place of a plan that does not exist, or could not be loaded and why. */
export function PlanFailure({ error }: PlanFailureProps) {
  return (
    <ItemFailure
      title="Plano de estudos"
      list={<Link to="/study-plans" />}
      listName="Planos de Estudo"
      error={error}
      missing={{ title: messageOf('study_plans.plan_not_found'), back: 'Voltar aos planos de estudo' }}
      failure={(error) => {
        const reason = sentenceOf(error, defaultMessage).replace(/\.$/, '');
        return `Não foi possível carregar os detalhes do plano (${reason})`;
      }}
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
