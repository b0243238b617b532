import { expect, it } from 'vitest';
import { argon2Passwords } from './passwords.ts';

const passwords = argon2Passwords();

it('costs what OWASP asks of argon2id, and salts each hash', async () => {
  const [one, other] = await Promise.all([passwords.hash('segredo-bom-1'), passwords.hash('segredo-bom-1')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(other);
});

it('knows the password by its hash, and nobody by none', async () => {
  const hash = await passwords.hash('segredo-bom-1');
  expect(await passwords.matches(hash, 'segredo-bom-1')).toBe(true);
  expect(await passwords.matches(hash, 'segredo-bom-2')).toBe(false);
  expect(await passwords.matches(null, 'nobody has this password')).toBe(false);
});
