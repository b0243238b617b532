import { expect, it } from 'vitest';
import { hashPassword, passwordMatches } from './passwords.ts';

it('costs what OWASP asks of argon2id, and salts each hash', async () => {
  const [one, other] = await Promise.all([hashPassword('segredo-bom-1'), hashPassword('segredo-bom-1')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(other);
});

it('knows the password by its hash, and nobody by none', async () => {
  const hash = await hashPassword('segredo-bom-1');
  expect(await passwordMatches(hash, 'segredo-bom-1')).toBe(true);
  expect(await passwordMatches(hash, 'segredo-bom-2')).toBe(false);
  expect(await passwordMatches(null, 'nobody has this password')).toBe(false);
});
