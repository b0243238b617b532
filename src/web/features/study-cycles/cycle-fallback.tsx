import { Link } from '@tanstack/react-router';
import { messageOf } from '#shared/messages.ts';
import { ItemFailure } from '#web/domain/item-failure.tsx';
import { Skeleton, SkeletonBlock } from '#web/ui/skeleton.tsx';

/** A cycle that is not there, or that could not be loaded and why. */
export function CycleFailure({ error }: { error: unknown }) {
  return (
    <ItemFailure
      title="Ciclo de estudos"
      list={<Link to="/study-cycles" />}
      listName="Ciclos de Estudo"
      error={error}
      missing={{ title: messageOf('study_cycles.cycle_not_found'), back: 'Voltar aos ciclos de estudo' }}
      failure="Erro no servidor ao buscar o ciclo."
    />
  );
}

export function CycleSkeleton() {
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
