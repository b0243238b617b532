import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { accountApi } from '#shared/contracts/accounts.ts';
import { heldAnswer, renderRoutes, stubApi } from '#test/support/web.tsx';
import { callApi } from '#web/lib/api/api-client.ts';
import { renewSession } from './renew-session.ts';
import { accessToken, onSessionExpired, refreshToken, storeTokens } from './session.ts';
import { watchSession } from './watch-session.ts';

const old = { accessToken: 'velho', refreshToken: 'r1' };
const fresh = { accessToken: 'novo', refreshToken: 'r2' };

/** A profile that knows only the new token. */
const profile = ({ token }: { token: string | null }) =>
  token === fresh.accessToken
    ? { body: { data: { user: 'Ana' } } }
    : { status: 401, body: { message: 'Entre.' } };
const askProfile = () => callApi(accountApi.profile, {});
const stored = () => ({ accessToken: accessToken(), refreshToken: refreshToken() });
const nothing = { accessToken: null, refreshToken: null };

beforeEach(() => {
  localStorage.clear();
  storeTokens(old);
});

describe('a wave of 401s', () => {
  it('renews once, and the waiting requests are sent again with the new token', async () => {
    const renewal = heldAnswer({ body: { data: fresh } });
    const calls = stubApi({ 'GET /auth/profile': profile, 'POST /auth/refresh-token': renewal.answering });
    const wave = [askProfile(), askProfile(), askProfile()];
    await renewal.release();
    expect(await Promise.all(wave)).toEqual(wave.map(() => ({ data: { user: 'Ana' } })));
    const renewals = calls.filter(({ path }) => path === '/auth/refresh-token');
    expect(renewals.map(({ body }) => body)).toEqual([{ refreshToken: 'r1' }]);
    expect(stored()).toEqual(fresh);
  });

  it('uses what another tab has renewed in the meantime', async () => {
    const calls = stubApi({
      'GET /auth/profile': (call) => {
        if (call.token === old.accessToken) storeTokens(fresh);
        return profile(call);
      },
    });
    await askProfile();
    expect(calls.map(({ token }) => token)).toEqual(['velho', 'novo']);
  });

  it('is not started by a refused login', async () => {
    const calls = stubApi({ 'POST /auth/login': { status: 401, body: { message: 'Não.', code: 'x' } } });
    const attempt = callApi(accountApi.login, { body: { email: 'a', password: 'b' } });
    await expect(attempt).rejects.toMatchObject({ status: 401, message: 'Não.' });
    expect(calls).toHaveLength(1);
    expect(stored()).toEqual(old);
  });
});

describe('a refused renewal', () => {
  const refused = {
    status: 401,
    body: { message: 'Erro ao atualizar token', code: 'accounts.refresh_invalid' },
  };

  it('forgets both tokens and tells it once', async () => {
    let told = 0;
    const stop = onSessionExpired(() => {
      told += 1;
    });
    stubApi({ 'GET /auth/profile': profile, 'POST /auth/refresh-token': refused });
    const wave = await Promise.allSettled([askProfile(), askProfile()]);
    stop();
    expect(wave.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(stored()).toEqual(nothing);
    expect(told).toBe(1);
  });

  it('never wipes a newer token', async () => {
    stubApi({
      'GET /auth/profile': profile,
      'POST /auth/refresh-token': () => {
        storeTokens(fresh);
        return refused;
      },
    });
    await askProfile().catch(() => {});
    expect(stored()).toEqual(fresh);
  });

  it('keeps the tokens when the server is out of reach or in trouble', async () => {
    for (const status of [0, 503]) {
      stubApi({ 'GET /auth/profile': profile, 'POST /auth/refresh-token': { status } });
      await expect(askProfile()).rejects.toMatchObject({ status });
      expect(stored()).toEqual(old);
    }
  });

  it.each([
    ['/dashboard', '/login?session=expired'],
    ['/login', '/login'],
    ['/register', '/register'],
    ['/', '/'],
  ])('on %s ends at %s', async (from, to) => {
    const screens = Object.fromEntries(
      ['/', '/login', '/register', '/dashboard'].map((path) => [path, () => path]),
    );
    const { router } = renderRoutes(screens, { at: from });
    await router.load();
    onTestFinished(watchSession(router, new QueryClient()));
    stubApi({ 'GET /auth/profile': profile, 'POST /auth/refresh-token': refused });
    await askProfile().catch(() => {});
    await router.load();
    expect(router.state.location.href).toBe(to);
  });
});

describe('while another tab renews', () => {
  it('takes the token that the other stored, even when it arrives late', async () => {
    const request = vi.fn((_name: string, ...rest: unknown[]) => {
      const work = rest.at(-1) as (lock: object | null) => Promise<unknown>;
      return work(rest.length > 1 ? null : {});
    });
    Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'));
    const renew = vi.fn();
    const renewed = renewSession('velho', renew);
    setTimeout(() => {
      storeTokens(fresh);
      window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    }, 20);
    expect(await renewed).toBe('novo');
    expect(renew).not.toHaveBeenCalled();
  });
});
