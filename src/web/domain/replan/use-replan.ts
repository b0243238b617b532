import {
  type QueryClient,
  type QueryKey,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useState } from 'react';
import type { ReplanPreview } from '#shared/contracts/replan.ts';
import type { ErrorCode } from '#shared/messages.ts';
import { formatDay } from '#shared/rules/text/format.ts';
import type { StudyDay } from '#shared/rules/time/study-day.ts';
import { ApiError, sentenceOf } from '#web/lib/api/api-error.ts';
import { useDebounced } from '#web/lib/hooks/use-debounced.ts';
import { today as dayNow } from '#web/lib/today.ts';
import { ticksArrived } from '#web/sync/in-flight.ts';
import { brokenUntil, lastReplanDay, type ReplanWords, replanGroups, replanSummary } from './labels.ts';

/** Something with a schedule that can be spread anew: a plan or a cycle. */
export interface ReplanSource<Whole extends { canUndoReplan: boolean }> {
  words: ReplanWords;
  /** Where the whole is cached. */
  queryKey: QueryKey;
  /** What the ticks carry that have to arrive before. */
  tickKey: QueryKey;
  /** What the server says when the whole has changed since the preview. */
  changedCode: ErrorCode;
  /** `until` defaults to the end of the whole. */
  preview: (until: StudyDay | undefined, signal: AbortSignal) => Promise<ReplanPreview>;
  apply: (body: { version: string; until: StudyDay | undefined }) => Promise<Whole>;
  undo: () => Promise<Whole>;
  /** Shows what a change answered. */
  keep: (whole: Whole) => Promise<void>;
}

/** Made from the whole as it is once no tick travels. */
const previewQuery = (
  client: QueryClient,
  { queryKey, tickKey, preview }: Pick<ReplanSource<never>, 'queryKey' | 'tickKey' | 'preview'>,
  until: StudyDay | undefined,
) =>
  queryOptions({
    queryKey: ['replan', ...queryKey, until ?? null],
    queryFn: async ({ signal }) => {
      await ticksArrived(client, tickKey);
      return preview(until, signal);
    },
    networkMode: 'always',
    // The student decides about this one: it is not exchanged under their eyes, nor shown a second time.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    staleTime: 0,
    gcTime: 0,
  });

/** A replan from its preview to its application, in words: `onApplied` hears of it. */
export function useReplan<Whole extends { canUndoReplan: boolean }>(
  source: ReplanSource<Whole>,
  isOpen: boolean,
  onApplied: () => void,
) {
  const client = useQueryClient();
  const { words, queryKey } = source;
  const [today] = useState(() => dayNow());
  /** Null until the student touches it: the whole's own end. */
  const [typed, setTyped] = useState<string | null>(null);
  const rested = useDebounced(typed);
  const broken = brokenUntil(rested ?? '', today);
  const until = rested || undefined;
  const query = useQuery({ ...previewQuery(client, source, until), enabled: isOpen && broken === undefined });
  const isLoading = typed !== rested || query.isFetching;
  const preview = isLoading || query.error || broken ? undefined : query.data;
  const isChanged = (error: unknown) => error instanceof ApiError && error.code === source.changedCode;

  const applying = useMutation({
    mutationFn: async ({ version }: ReplanPreview) => {
      await ticksArrived(client, source.tickKey);
      return source.apply({ version, until });
    },
    onSuccess: async (whole) => {
      await source.keep(whole);
      onApplied();
    },
    onError: (error) => {
      // An answer may be lost after the whole has changed; or somebody else has changed it.
      void client.invalidateQueries({ queryKey });
      if (isChanged(error)) void query.refetch();
    },
  });
  // Remembered: the field stays where it is while the student uses it.
  const [isOver, setIsOver] = useState(false);
  if (!isOver && typed === null && query.data && query.data.until < today) setIsOver(true);
  const asksForEnd = isOver && typed === null;
  const wasOutdated = isChanged(applying.error);
  const failure = isLoading || broken ? null : query.error;
  const refusal = wasOutdated ? null : applying.error;

  return {
    isLoading,
    isApplying: applying.isPending,
    /** Undefined while there is nothing to apply. */
    apply: preview && preview.days.length > 0 ? () => applying.mutate(preview) : undefined,
    reload: () => void query.refetch(),
    outdated: wasOutdated ? `O ${words.whole} mudou depois da prévia, então ela foi refeita.` : null,
    refusal: refusal && sentenceOf(refusal, 'Não foi possível aplicar a prévia. Tente novamente.'),
    failure: failure && sentenceOf(failure, 'Não foi possível carregar a prévia. Tente novamente.'),
    ask:
      preview && asksForEnd
        ? `O ${words.whole} terminou em ${formatDay(preview.until)}. Escolha até quando você quer estudar.`
        : null,
    summary: preview && !asksForEnd ? replanSummary(preview, words) : null,
    groups: preview ? replanGroups(preview, words) : [],
    end: {
      /** The whole's own end has passed: another one has to be chosen first. */
      isFirst: isOver,
      isShown: isOver || preview !== undefined || typed !== null,
      min: today,
      max: lastReplanDay(today),
      hint: `Até ${formatDay(lastReplanDay(today))}.`,
      value: typed ?? (isOver ? '' : (query.data?.until ?? '')),
      error: typed === rested ? broken : undefined,
      change: (day: string) => {
        applying.reset();
        setTyped(day);
      },
    },
  };
}

interface UndoListeners {
  onUndone: (sentence: string) => void;
  /** There was nothing to undo. */
  onIdle: (sentence: string) => void;
  onFailed: (sentence: string) => void;
}

/** Takes the last replan back; asked twice at once, once. */
export function useUndoReplan<Whole extends { canUndoReplan: boolean }>(
  source: ReplanSource<Whole>,
  { onUndone, onIdle, onFailed }: UndoListeners,
) {
  const client = useQueryClient();
  const { queryKey } = source;
  const mutationKey = ['undo-replan', ...queryKey];
  const { mutate, isPending } = useMutation({
    mutationKey,
    mutationFn: async () => {
      await ticksArrived(client, source.tickKey);
      return source.undo();
    },
    onSuccess: async (whole) => {
      await source.keep(whole);
      onUndone('Replanejamento desfeito.');
    },
    onError: (error) => {
      onFailed(sentenceOf(error, 'Não foi possível desfazer o replanejamento. Tente novamente.'));
      void client.invalidateQueries({ queryKey });
    },
  });
  const undo = () => {
    if (client.isMutating({ mutationKey }) > 0) return;
    // The notice that offers it may outlive the replan.
    if (client.getQueryData<Whole>(queryKey)?.canUndoReplan === false)
      onIdle('Não há replanejamento para desfazer.');
    else mutate();
  };
  return { undo, isPending };
}
