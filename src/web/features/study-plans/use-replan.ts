import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ReplanPreview } from '#shared/contracts/replan.ts';
import { ApiError, sentenceOf } from '#web/lib/api-error.ts';
import { today as dayNow } from '#web/lib/today.ts';
import { useToast } from '#web/ui/use-toast.ts';
import { applyReplan, keepPlan, replanPreviewQuery, studyPlanQuery, undoReplan } from './api.ts';
import { brokenUntil } from './replan-words.ts';
import { ticksArrived } from './tick-travels.ts';

const debounceMs = 400;

/** The same as `value` once it has rested. */
function useRested<T>(value: T): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), debounceMs);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}

const isPlanChanged = (error: unknown) =>
  error instanceof ApiError && error.code === 'study_plans.plan_changed';

/** A replan from its preview to its application: `onApplied` hears of it. */
export function useReplan(planId: string, isOpen: boolean, onApplied: () => void) {
  const client = useQueryClient();
  const [today] = useState(() => dayNow());
  /** Null until the student touches it: the plan's own end. */
  const [typed, setTyped] = useState<string | null>(null);
  const rested = useRested(typed);
  const broken = brokenUntil(rested ?? '', today);
  const until = rested || undefined;
  const query = useQuery({
    ...replanPreviewQuery(planId, until),
    enabled: isOpen && broken === undefined,
  });
  const isLoading = typed !== rested || query.isFetching;
  const preview = isLoading || query.error || broken ? undefined : query.data;

  const applying = useMutation({
    mutationFn: async ({ version }: ReplanPreview) => {
      await ticksArrived(client, planId);
      return applyReplan(planId, { version, until });
    },
    onSuccess: async (plan) => {
      await keepPlan(client, planId, plan);
      onApplied();
    },
    onError: (error) => {
      // An answer may be lost after the plan has changed; or somebody else has changed it.
      void client.invalidateQueries({ queryKey: studyPlanQuery(planId).queryKey });
      if (isPlanChanged(error)) void query.refetch();
    },
  });
  // Remembered: the field stays where it is while the student uses it.
  const [isOver, setIsOver] = useState(false);
  if (!isOver && typed === null && query.data && query.data.until < today) setIsOver(true);
  const wasOutdated = isPlanChanged(applying.error);

  return {
    today,
    preview,
    isLoading,
    failure: isLoading || broken ? null : query.error,
    reload: () => void query.refetch(),
    until: {
      value: typed ?? (isOver ? '' : (query.data?.until ?? '')),
      /** Whether the plan's own end has passed: another has to be chosen. */
      isOver,
      wasTouched: typed !== null,
      error: typed === rested ? broken : undefined,
      change: (day: string) => {
        applying.reset();
        setTyped(day);
      },
    },
    /** Undefined while there is nothing to apply. */
    apply: preview && preview.days.length > 0 ? () => applying.mutate(preview) : undefined,
    isApplying: applying.isPending,
    refusal: wasOutdated ? null : applying.error,
    wasOutdated,
  };
}

/** Takes the last replan of the plan back; asked twice at once, once. */
export function useUndoReplan(planId: string) {
  const client = useQueryClient();
  const toast = useToast();
  const mutationKey = ['study-plans', 'undo-replan', planId];
  const { mutate, isPending } = useMutation({
    mutationKey,
    mutationFn: async () => {
      await ticksArrived(client, planId);
      return undoReplan(planId);
    },
    onSuccess: async (plan) => {
      await keepPlan(client, planId, plan);
      toast.success('Replanejamento desfeito.');
    },
    onError: (error) => {
      toast.error(sentenceOf(error, 'Não foi possível desfazer o replanejamento. Tente novamente.'));
      void client.invalidateQueries({ queryKey: studyPlanQuery(planId).queryKey });
    },
  });
  const undo = () => {
    if (client.isMutating({ mutationKey }) > 0) return;
    // The notice that offers it may outlive the replan.
    if (client.getQueryData(studyPlanQuery(planId).queryKey)?.canUndoReplan === false)
      toast.info('Não há replanejamento para desfazer.');
    else mutate();
  };
  return { undo, isPending };
}
