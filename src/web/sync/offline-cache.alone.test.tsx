import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '#web/lib/api/api-error.ts';
import { storeTokens } from '#web/session/session.ts';
import { prefetchStale, startOfflineCache } from './offline-cache.ts';
import { clearOfflineCache, keep, pruneOfflineCache, readOfflineCopy } from './offline-store.ts';

const signIn = (sub: string) => storeTokens({ accessToken: `e30.${btoa(JSON.stringify({ sub }))}.x` });
const offline = () => Promise.reject(new ApiError(0, 'Sem conexão.'));
const plan = ['study-plans', 'plan', 'p1'];
const name = JSON.stringify(plan);

/** What a page that is opened anew asks with. */
function openPage() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
  startOfflineCache(client);
  return (queryKey: string[], queryFn: () => unknown, meta = {}) =>
    client.fetchQuery({ queryKey, queryFn, meta });
}
const isKept = (of = name) =>
  vi.waitFor(async () => expect(await readOfflineCopy('ana', of)).toBeDefined(), 10_000);

beforeEach(async () => {
  await clearOfflineCache();
  signIn('ana');
});

it('answers with what the server said last when it can’t be asked', async () => {
  await openPage()(plan, async () => ({ title: 'Enem' }));
  await isKept();
  expect(await openPage()(plan, offline)).toEqual({ title: 'Enem' });
  await expect(openPage()(['study-plans', 'plan', 'p2'], offline)).rejects.toThrow('Sem conexão.');
});

it('puts on it what was ticked and not yet kept with it', async () => {
  const cycle = { id: 'c1', schedule: [], title: 'Enem' };
  await openPage()(['study-cycles', 'cycle', 'c1'], async () => cycle);
  await isKept('["study-cycles","cycle","c1"]');
  const withTicks = async (_: QueryClient, answer: object, askedAt: number) => ({ ...answer, askedAt });
  const kept = await readOfflineCopy('ana', '["study-cycles","cycle","c1"]');
  expect(await openPage()(['study-cycles', 'cycle', 'c1'], offline, { withTicks })).toEqual({
    ...cycle,
    askedAt: kept?.keptAt,
  });
});

it('lets a refusal through, and keeps nothing of what is not meant for a time without network', async () => {
  await openPage()(plan, async () => ({ title: 'Enem' }));
  await isKept();
  const gone = () => Promise.reject(new ApiError(404, 'Plano não encontrado.'));
  await expect(openPage()(plan, gone)).rejects.toThrow('Plano não encontrado.');
  await openPage()(['marketplace'], async () => 1);
  await openPage()(['profile'], async () => ({ name: 'Ana' }));
  await isKept('["profile"]');
  expect(await readOfflineCopy('ana', '["marketplace"]')).toBeUndefined();
});

it('keeps nothing of an answer that is not meant for it', async () => {
  const ask = openPage();
  await ask(['library', 'a', 'b'], async () => ({}), { isKept: () => false });
  await ask(['library', 'a', 'c'], async () => ({}), { isKept: () => true });
  await isKept('["library","a","c"]');
  expect(await readOfflineCopy('ana', '["library","a","b"]')).toBeUndefined();
});

it('never shows a student what belongs to another', async () => {
  await openPage()(plan, async () => ({ title: 'Enem' }));
  await isKept();
  signIn('bia');
  await expect(openPage()(plan, offline)).rejects.toThrow('Sem conexão.');
  await pruneOfflineCache('bia');
  expect(await readOfflineCopy('ana', name)).toBeUndefined();
});

it('keeps within its bounds, the newest first', async () => {
  await keep('ana', [['huge', 'x'.repeat(4_000_001)]]);
  expect(await readOfflineCopy('ana', 'huge')).toBeUndefined();
  vi.spyOn(Date, 'now').mockReturnValueOnce(1);
  await keep('ana', [['old', 1]]);
  await keep(
    'ana',
    Array.from({ length: 200 }, (_, index) => [`new ${index}`, index]),
  );
  await pruneOfflineCache('ana');
  expect(await readOfflineCopy('ana', 'old')).toBeUndefined();
  expect(await readOfflineCopy('ana', 'new 199')).toMatchObject({ data: 199 });
});

it('keeps nothing of what one student was answered for another who signs in meanwhile', async () => {
  const ask = openPage();
  await ask(plan, async () => ({ title: 'Enem' }));
  signIn('bia');
  await ask(['profile'], async () => ({ name: 'Bia' }));
  await vi.waitFor(async () => expect(await readOfflineCopy('bia', '["profile"]')).toBeDefined(), 10_000);
  expect(await readOfflineCopy('bia', name)).toBeUndefined();
});

it('shows what the server said last while it is asked once more', async () => {
  await openPage()(plan, async () => ({ title: 'Enem' }));
  await isKept();
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  startOfflineCache(client);
  const seen: unknown[] = [];
  client.getQueryCache().subscribe(({ query }) => {
    if (query.state.data !== undefined) seen.push(query.state.data);
  });
  let answer = (_: object) => {};
  const asked = vi.fn(() => new Promise<object>((resolve) => (answer = resolve)));
  await prefetchStale(client, { queryKey: plan, queryFn: asked });
  expect(client.getQueryState(plan)).toMatchObject({ data: { title: 'Enem' }, fetchStatus: 'fetching' });
  answer({ title: 'Enem 2026' });
  await vi.waitFor(() => expect(client.getQueryData(plan)).toEqual({ title: 'Enem 2026' }));
  expect(asked).toHaveBeenCalledTimes(1);
  expect(seen[0]).toEqual({ title: 'Enem' });
});

it('never puts what was kept over what is known, nor before another student', async () => {
  await openPage()(plan, async () => ({ title: 'Enem' }));
  await isKept();
  const client = new QueryClient();
  startOfflineCache(client);
  const asking = prefetchStale(client, { queryKey: plan, queryFn: () => new Promise(() => {}) });
  client.setQueryData(plan, { title: 'Novo' });
  await asking;
  expect(client.getQueryData(plan)).toEqual({ title: 'Novo' });
  signIn('bia');
  const other = new QueryClient();
  startOfflineCache(other);
  await prefetchStale(other, { queryKey: plan, queryFn: () => new Promise(() => {}) });
  expect(other.getQueryData(plan)).toBeUndefined();
});
