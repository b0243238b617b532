import { expect, it, vi } from 'vitest';
import { dnsCheck, syntaxCheck } from './email-check.ts';

const none = async () => {
  throw Object.assign(new Error('no record'), { code: 'ENODATA' });
};

it('checks only the form when asked to', async () => {
  expect(await syntaxCheck.exists('ana@example.com')).toBe(true);
  for (const wrong of ['ana', 'ana@', '@example.com', 'ana@example', 'a b@example.com', '']) {
    expect(await syntaxCheck.exists(wrong)).toBe(false);
  }
});

it('believes a mail exchanger, an address, and nothing else', async () => {
  const mx = dnsCheck({ resolveMx: async () => [{ exchange: 'mx.example.com' }], resolve4: none });
  const address = dnsCheck({ resolveMx: none, resolve4: async () => ['192.0.2.1'] });
  const nothing = dnsCheck({ resolveMx: none, resolve4: none });
  const refusing = dnsCheck({
    resolveMx: async () => [{ exchange: '' }],
    resolve4: async () => ['192.0.2.1'],
  });
  expect(await mx.exists('ana@example.com')).toBe(true);
  expect(await address.exists('ana@example.com')).toBe(true);
  expect(await nothing.exists('ana@example.com')).toBe(false);
  expect(await refusing.exists('ana@example.com')).toBe(false);
});

it('remembers a domain that exists for ten minutes, and asks again for one that did not', async () => {
  let now = 0;
  const resolveMx = vi.fn(async (domain: string) => (domain === 'a.com' ? [{ exchange: 'mx' }] : []));
  const check = dnsCheck({ resolveMx, resolve4: none }, () => now);
  await check.exists('x@a.com');
  await check.exists('y@A.com');
  expect(resolveMx).toHaveBeenCalledTimes(1);
  now = 10 * 60_000;
  await check.exists('x@a.com');
  expect(resolveMx).toHaveBeenCalledTimes(2);
  await check.exists('x@b.com');
  await check.exists('x@b.com');
  expect(resolveMx).toHaveBeenCalledTimes(4);
});
