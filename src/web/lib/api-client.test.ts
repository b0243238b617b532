import { beforeEach, describe, expect, it } from 'vitest';
import { accountApi } from '#shared/contracts/accounts.ts';
import type { Endpoint } from '#shared/contracts/endpoint.ts';
import { stubApi } from '#test/support/web.tsx';
import { callApi } from './api-client.ts';
import { ApiError } from './api-error.ts';
import { storeTokens } from './session.ts';

const list = { method: 'GET', path: '/things/:id', summary: '' } as const satisfies Endpoint;
// What the contract's types would refuse is what a real form may hold.
const listWith = (query: object) => callApi(list as Endpoint, { params: { id: 'a/b' }, query } as object);

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
