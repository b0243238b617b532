import {
  matchQuery,
  notifyManager,
  type Query,
  type QueryClient,
  type QueryKey,
  type QueryPersister,
} from '@tanstack/react-query';
import { isUnreachable } from '#web/lib/api/api-error.ts';
import { accessToken } from '#web/session/session.ts';
import { tokenOwner } from '#web/session/token-owner.ts';
import type { Kept } from './offline-store.ts';

/** What the student finds again without a network, by how the keys of its queries begin. */
const offlineKeys: readonly QueryKey[] = [
  ['profile'],
  ['streak'],
  ['dashboard', 'of'],
  ['dashboard', 'tasks'],
  ['flashcards', 'list'],
  ['flashcards', 'stats'],
  ['flashcard-review', 'ahead'],
  ['study-plans', 'list'],
  ['study-plans', 'plan'],
  ['study-cycles', 'list'],
  ['study-cycles', 'cycle'],
  ['summaries', 'list'],
  ['summaries', 'summary'],
  ['summaries', 'public', 'summary'],
];

const writeAfterMs = 200;

// Loaded with the first answer: no screen waits for it.
const store = () => import('./offline-store.ts');
const student = () => tokenOwner(accessToken());

/** Answers that no server gave this time. */
const repeated = new WeakSet<object>();

/** Answers what the server says; where it can't be asked, what is shown already, or what it said last. */
const networkOrOffline: QueryPersister<unknown, QueryKey, never> = async (queryFn, context, query) => {
  try {
    return await queryFn(context);
  } catch (error) {
    const kept = isUnreachable(error) ? await lastAnswer(query) : undefined;
    if (!kept) throw error;
    // A page that went away may have kept a tick, and not yet what it makes of the answer.
    const { client, meta } = context;
    const data = (await meta?.withTicks?.(client, kept.data as never, kept.keptAt)) ?? kept.data;
    repeated.add(Object(data));
    // As old as it is: asked for again as soon as the server may answer.
    notifyManager.schedule(() => query.setState({ dataUpdatedAt: kept.keptAt }));
    return data;
  }
};

async function lastAnswer({ state, queryHash }: Query): Promise<Kept | undefined> {
  // A server that should have answered is missed on the screen, too.
  if (state.data !== undefined)
    return navigator.onLine ? undefined : { data: state.data, keptAt: state.dataUpdatedAt };
  const userId = student();
  return userId === null ? undefined : (await store()).readOfflineCopy(userId, queryHash);
}

const clients = new WeakSet<QueryClient>();

/** Keeps what the student may need without a network, and answers with it; once, before any query of a screen. */
export function startOfflineCache(client: QueryClient): void {
  if (clients.has(client)) return;
  clients.add(client);
  for (const queryKey of offlineKeys)
    client.setQueryDefaults(queryKey, { persister: networkOrOffline as never });

  const changed = new Set<Query>();
  let owner = student();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = async () => {
    clearTimeout(timer);
    const userId = student() === owner ? owner : null;
    const answers = [...changed].map(({ queryHash, state }): [string, unknown] => [queryHash, state.data]);
    changed.clear();
    if (userId !== null && answers.length > 0) await (await store()).keep(userId, answers);
  };
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    const { query } = event;
    if (repeated.has(Object(query.state.data))) return;
    if (!offlineKeys.some((queryKey) => matchQuery({ queryKey }, query))) return;
    // What one student was answered is never kept for another.
    if (student() !== owner) changed.clear();
    owner = student();
    changed.add(query);
    clearTimeout(timer);
    timer = setTimeout(() => void write(), writeAfterMs);
  });
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && write());
}
