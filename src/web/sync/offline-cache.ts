import {
  type FetchQueryOptions,
  hashKey,
  matchQuery,
  notifyManager,
  type Query,
  type QueryClient,
  type QueryKey,
  type QueryMeta,
  type QueryPersister,
} from '@tanstack/react-query';
import { isUnreachable } from '#web/lib/api/api-error.ts';
import { accessToken, tokenOwner } from '#web/session/session.ts';
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
  ['syllabi', 'exam'],
  ['syllabi', 'list'],
  ['syllabi', 'syllabus'],
  ['library'],
  ['library-reads'],
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
    const data = await asRepeated(kept, context.client, context.meta);
    // As old as it is: asked for again as soon as the server may answer.
    notifyManager.schedule(() => query.setState({ dataUpdatedAt: kept.keptAt }));
    return data;
  }
};

/** What was kept, with the ticks of a page that went away before it had kept what they make of it. */
async function asRepeated(
  { data: kept, keptAt }: Kept,
  client: QueryClient,
  meta: QueryMeta | undefined,
): Promise<unknown> {
  const data = (await meta?.withTicks?.(client, kept as never, keptAt)) ?? kept;
  repeated.add(Object(data));
  return data;
}

/**
 * Shows what the server said last (stale-while-revalidate) while it is asked once more. Not for forms: what they begin
 * with may have been changed elsewhere.
 */
export async function prefetchStale<T, E, D, K extends QueryKey>(
  client: QueryClient,
  query: FetchQueryOptions<T, E, D, K>,
): Promise<void> {
  const wasKnown = client.getQueryData(query.queryKey) !== undefined;
  void client.prefetchQuery(query);
  if (!wasKnown) await recallStale(client, query);
}

/** Has the client know what the server said last, unless it knows already; the server is not asked. */
export async function recallStale<T, E, D, K extends QueryKey>(
  client: QueryClient,
  query: Pick<FetchQueryOptions<T, E, D, K>, 'queryKey' | 'meta'>,
): Promise<void> {
  const isKnown = () => client.getQueryData(query.queryKey) !== undefined;
  const userId = student();
  if (isKnown() || userId === null) return;
  const kept = await (await store()).readOfflineCopy(userId, hashKey(query.queryKey));
  const data = kept && (await asRepeated(kept, client, query.meta));
  if (data === undefined || isKnown() || student() !== userId) return;
  client.setQueryData(query.queryKey, data as never, { updatedAt: kept?.keptAt });
}

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
    if (query.meta?.isKept?.(client) === false) return;
    // What one student was answered is never kept for another.
    if (student() !== owner) changed.clear();
    owner = student();
    changed.add(query);
    clearTimeout(timer);
    timer = setTimeout(() => void write(), writeAfterMs);
  });
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && write());
}
