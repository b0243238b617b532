import { hashKey, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { CloudOff, CloudUpload } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import type { StudyPlan } from '#shared/contracts/study-plans.ts';
import { formatNumber } from '#shared/rules/text/format.ts';
import { dueAheadQuery } from '#web/features/flashcards/due-ahead.ts';
import { studyCycleQuery, studyCyclesQuery } from '#web/features/study-cycles/api.ts';
import { studyPlanQuery, studyPlansQuery } from '#web/features/study-plans/api.ts';
import { useDelayed } from '#web/lib/hooks/use-debounced.ts';
import { countKnownWaiting } from '#web/sync/clear-student-data.ts';
import { pruneOfflineCache, readOfflineCopy } from '#web/sync/offline-store.ts';
import { onOutboxChange } from '#web/sync/outbox-store.ts';
import { type SyncedOutbox, startSync } from '#web/sync/start.ts';
import { Badge } from '#web/ui/badge.tsx';
import { useToast } from '#web/ui/toast/use-toast.ts';
import { keepApp } from './app-worker.ts';

/**
 * Keeps the application and the student's things at hand for a time without network, sends what waits for one, and says
 * so.
 */
export function OfflineStatus({ userId }: { userId: string }) {
  const client = useQueryClient();
  const toast = useToast();
  const isOnline = useOnline();
  const waiting = useDelayed(useSyncExternalStore(onOutboxChange, () => countKnownWaiting(userId)));
  useEffect(() => {
    keepApp((change) =>
      toast.info('Nova versão disponível', {
        action: { label: 'Atualizar', onAction: change },
        duration: 0,
      }),
    ).catch(() => {}); // Without a worker the application is as it always was.
  }, [toast]);
  useEffect(() => void (isOnline && prefetchOffline(client, userId)), [isOnline, client, userId]);
  return (
    <>
      <Sync userId={userId} />
      <div
        role="status"
        className="pointer-events-none absolute inset-x-0 top-full flex -translate-y-1/2 justify-center in-data-quiet:translate-y-1"
      >
        {waiting > 0 ? (
          <Badge icon={<CloudUpload aria-hidden="true" />} className="shadow-sm">
            {`${formatNumber(waiting)} aguardando envio`}
          </Badge>
        ) : (
          !isOnline && (
            <Badge icon={<CloudOff aria-hidden="true" />} className="shadow-sm">
              Sem conexão
            </Badge>
          )
        )}
      </div>
    </>
  );
}

/** Of each kind, the newest that are not finished. */
const mostWholes = 5;

const open = <Whole extends { progress: number }>(wholes: readonly Whole[]) =>
  wholes.filter(({ progress }) => progress < 100).slice(0, mostWholes);

/**
 * Asks for what the student may need when there is no network, one after the other; whatever is fresh is not asked for
 * again. Nothing is said of what fails: it is there at the next visit.
 */
async function prefetchOffline(client: QueryClient, userId: string): Promise<void> {
  await pruneOfflineCache(userId);
  try {
    await client.fetchQuery(dueAheadQuery(userId));
    await client.fetchQuery((await import('#web/features/syllabi/api.ts')).examQuery);
    for (const { id } of open(await client.fetchQuery(studyCyclesQuery())))
      await client.fetchQuery(studyCycleQuery(id));
    for (const { id } of open(await client.fetchQuery(studyPlansQuery)))
      await prefetchLessons(client, userId, await client.fetchQuery(studyPlanQuery(id)));
  } catch {
    // Gone offline meanwhile, or one of them was deleted elsewhere.
  }
}

/** Of each plan, those of the topics that come next. */
const mostLessons = 10;
/** Lessons change with a release only. */
const lessonDays = 7;

async function prefetchLessons(client: QueryClient, userId: string, plan: StudyPlan): Promise<void> {
  const done = new Set(plan.topics.filter(({ completed }) => completed).map(({ name }) => name));
  const next = plan.lessons.filter(({ topic }) => !done.has(topic)).slice(0, mostLessons);
  if (next.length === 0) return;
  const { lessonQuery, readsQuery } = await import('#web/features/library/api.ts');
  await client.fetchQuery(readsQuery);
  for (const { subject, lesson } of next) {
    const query = lessonQuery(subject, lesson);
    const kept = await readOfflineCopy(userId, hashKey(query.queryKey));
    if (!kept || Date.now() - kept.keptAt > lessonDays * 86_400_000)
      await client.fetchQuery({ ...query, staleTime: 0 });
  }
}

function onChange(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Whether the browser has a network at all. */
const useOnline = (): boolean => useSyncExternalStore(onChange, () => navigator.onLine);

/** Sends what waits for the student, on whatever screen. */
export function Sync({ userId }: { userId: string }) {
  const client = useQueryClient();
  const toast = useToast();
  useEffect(() => startSync(userId, syncedOutboxes, { client, toast }), [userId, client, toast]);
  return null;
}

/** Everything that waits for a connection. */
const syncedOutboxes: readonly SyncedOutbox[] = [
  {
    name: 'flashcardOutbox',
    load: async () => (await import('#web/features/flashcards/answer-sending.ts')).openAnswerSender,
  },
  {
    name: 'focusOutbox',
    load: async () => (await import('#web/features/focus/timer/session-sending.ts')).openSessionSender,
  },
  { name: 'tickOutbox', load: async () => (await import('./tick-sending.ts')).openTickSender },
];
