import { expect, it } from 'vitest';
import { seal, unseal } from './sealed.ts';
import { deriveKey } from './tokens.ts';

const key = deriveKey('a secret for tests that is long enough', 'test');
const now = new Date('2026-03-11T15:00:00Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const value = { at: 'somewhere', name: 'Ana Júlia' };

it('comes back as it was, until its time is over', async () => {
  const sealed = await seal(key, value, later(60));
  expect(await unseal(key, sealed, later(59))).toEqual(value);
  expect(await unseal(key, sealed, later(60))).toBeNull();
});

it('tells its keeper nothing', async () => {
  const sealed = await seal(key, value, later(60));
  const parts = sealed.split('.').map((part) => Buffer.from(part, 'base64url').toString('latin1'));
  expect(parts.join()).not.toMatch(/somewhere|Ana/);
});

it('is nothing with another key, changed or made up', async () => {
  const sealed = await seal(key, value, later(60));
  const other = deriveKey('a secret for tests that is long enough', 'another use');
  const changed = sealed.replace(/[^.](?=[^.]*$)/, (mark) => (mark === 'A' ? 'B' : 'A'));
  expect(await unseal(other, sealed, now)).toBeNull();
  for (const text of [changed, '', 'a.b.c.d.e', sealed.slice(1)])
    expect(await unseal(key, text, now)).toBeNull();
});
