import { useLocation } from '@tanstack/react-router';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { tabStorage } from '#web/lib/storage.ts';
import { onTaskChange, taskKey } from './creation/task-key.ts';

type WatchSummaryProps = { userId: string };

/** Loaded only while a summary is being written. */
const SummaryWatcher = lazy(async () => ({
  default: (await import('./creation/watcher.tsx')).SummaryWatcher,
}));

/** Screens that show the creation themselves. */
const ownScreens = /^\/summaries(?:\/create)?\/?$/;

/** Tells on whatever screen that the summary is ready which was left to be written. */
export function WatchSummary({ userId }: WatchSummaryProps) {
  const kept = useSyncExternalStore(onTaskChange, () => tabStorage.get(taskKey(userId)));
  const pathname = useLocation({ select: (location) => location.pathname });
  if (kept === null || ownScreens.test(pathname)) return null;
  return (
    <Suspense fallback={null}>
      <SummaryWatcher key={kept} userId={userId} />
    </Suspense>
  );
}
