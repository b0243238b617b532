import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { isMissing } from '#web/lib/api-error.ts';
import { useTitle } from '#web/lib/use-title.ts';
import { studyCycleQuery } from '../api.ts';
import { CycleSkeleton } from '../components/cycle-skeleton.tsx';
import { CycleView } from '../components/cycle-view.tsx';
import { CycleFailure } from '../cycle-fallback.tsx';

export function StudyCyclePage() {
  const { cycleId = '' } = useParams({ strict: false });
  const { data: cycle, error, refetch, isFetching } = useQuery(studyCycleQuery(cycleId));
  useTitle(cycle?.name ?? 'Ciclo de estudos');
  // A cycle on the screen outlives a failed refresh, but not its own deletion.
  if (error && (!cycle || isMissing(error)))
    return <CycleFailure error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  return cycle ? <CycleView key={cycle.id} cycle={cycle} /> : <CycleSkeleton />;
}
