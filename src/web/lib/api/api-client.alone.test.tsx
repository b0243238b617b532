import { beforeEach, describe, expect, it, vi } from 'vitest';
import { accountApi } from '#shared/contracts/accounts.ts';
import type { ApiCall } from '#shared/contracts/endpoint.ts';
import { stubApi, toldEvents } from '#test/support/web.tsx';
import { storeTokens } from '#web/session/session.ts';
import { callApi, callEvents, startTask } from './api-client.ts';
import { ApiError } from './api-error.ts';
import { SilentStreamError } from './event-stream.ts';

const list: ApiCall = { method: 'GET', path: '/things/:id' };
// What the contract's types would refuse is what a real form may hold.
const listWith = (query: object) => callApi(list, { params: { id: 'a/b' }, query } as object);

beforeEach(() => localStorage.clear());

describe('a call', () => {
  it('fills the path, leaves empty parameters out and says the time zone', async () => {
    const calls = stubApi({ 'GET /things/a%2Fb': { body: [] } });
    await listWith({ search: 'física', page: 2, empty: '', none: null, missing: undefined, no: false });
    expect(calls[0]?.search).toBe('?search=f%C3%ADsica&page=2&no=false');
  });

  it('carries the bearer token when there is one', async () => {
    const calls = stubApi({ 'GET /auth/profile': { body: {} } });
    await callApi(accountApi.profile, {});
    storeTokens({ accessToken: 'a', refreshToken: 'r' });
    await callApi(accountApi.profile, {});
    expect(calls.map(({ token }) => token)).toEqual([null, 'a']);
  });

  it('answers null to a 204 and a blob to a download', async () => {
    stubApi({ 'POST /auth/logout': { status: 204 }, 'GET /auth/profile': { file: '%PDF' } });
    expect(await callApi(accountApi.logout, {})).toBeNull();
    const file: unknown = await callApi(accountApi.profile, {});
    expect((file as { size: number }).size).toBe(4);
  });
});

it('asks that a long work goes on by itself, and answers its task', async () => {
  stubApi({ 'POST /auth/logout': { status: 202, body: { taskId: 't1' } } });
  const send = vi.spyOn(globalThis, 'fetch');
  expect(await startTask(accountApi.logout, {})).toBe('t1');
  expect(new Headers(send.mock.calls[0]?.[1]?.headers).get('prefer')).toBe('respond-async');
});

describe('a refusal', () => {
  const failure = (answer: object) => {
    stubApi({ 'GET /auth/profile': answer });
    return callApi(accountApi.profile, {}).catch((error: unknown) => error as ApiError);
  };

  it("says the server's sentence, its code and every broken rule", async () => {
    const body = { message: 'Confira os dados.', code: 'common.invalid', errors: ['Um.', 'Dois.'] };
    expect(await failure({ status: 422, body })).toMatchObject({ status: 422, ...body });
  });

  it('without a message says the default one', async () => {
    const error = await failure({ status: 500, body: { message: '' } });
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ message: 'Ocorreu um erro na requisição', code: null, errors: [] });
  });

  it('tells when the server is out of reach', async () => {
    expect(await failure({ status: 0 })).toMatchObject({ status: 0, code: 'offline' });
  });
});

describe('an answer that is told piece by piece', () => {
  const patience = { first: 1000, next: 1000 };
  const listen = (signal = new AbortController().signal) =>
    callEvents<{ n: number }>(accountApi.logout, {}, { signal, patience });

  it('comes event by event, asked for as events and with the token', async () => {
    storeTokens({ accessToken: 'a', refreshToken: 'r' });
    const events = toldEvents<{ n: number }>();
    const calls = stubApi({ 'POST /auth/logout': events.answer });
    const send = vi.spyOn(globalThis, 'fetch');
    await events.tell({ n: 1 });
    const told = listen();
    expect((await told.next()).value).toEqual({ n: 1 });
    await events.tell({ n: 2 });
    expect((await told.next()).value).toEqual({ n: 2 });
    await events.end();
    expect((await told.next()).done).toBe(true);
    expect(calls[0]?.token).toBe('a');
    expect(new Headers(send.mock.calls[0]?.[1]?.headers).get('accept')).toBe('text/event-stream');
  });

  it('renews an old session first', async () => {
    storeTokens({ accessToken: 'old', refreshToken: 'r' });
    const events = toldEvents<{ n: number }>();
    const calls = stubApi({
      'POST /auth/logout': ({ token }) => (token === 'old' ? { status: 401 } : events.answer),
      'POST /auth/refresh-token': { body: { data: { accessToken: 'new', refreshToken: 'r2' } } },
    });
    await events.tell({ n: 1 });
    expect((await listen().next()).value).toEqual({ n: 1 });
    expect(calls.map(({ token }) => token)).toEqual(['old', null, 'new']);
  });

  it("rejects with the server's sentence when it is refused", async () => {
    stubApi({ 'POST /auth/logout': { status: 409, body: { message: 'Espere.', code: 'professor.busy' } } });
    await expect(listen().next()).rejects.toMatchObject({ status: 409, message: 'Espere.' });
  });

  it('is not waited for beyond patience, before it begins or between two events', async () => {
    vi.useFakeTimers();
    const events = toldEvents<{ n: number }>();
    stubApi({ 'POST /auth/logout': () => new Promise(() => {}) });
    const never = expect(listen().next()).rejects.toBeInstanceOf(SilentStreamError);
    await vi.advanceTimersByTimeAsync(1000);
    await never;
    stubApi({ 'POST /auth/logout': events.answer });
    await events.tell({ n: 1 });
    const told = listen();
    await told.next();
    const silent = expect(told.next()).rejects.toBeInstanceOf(SilentStreamError);
    await vi.advanceTimersByTimeAsync(1000);
    await silent;
    expect(events.cancelled).toHaveBeenCalled();
    vi.useRealTimers();
  });
});
