import { expect, it } from 'vitest';
import { consentVersion } from '#shared/contracts/accounts.ts';
import { accountNotice } from './account-notice.ts';

const settled = { isTestAccount: false, deletionAt: null, consentVersion, emailVerified: true };
const leaving = { deletionAt: '2026-03-18T15:00:00.000Z' };

it.each([
  [null, {}],
  ['verify', { emailVerified: false }],
  ['consent', { consentVersion: '2020-01-01' }],
  ['consent', { consentVersion: null, emailVerified: false }],
  ['leaving', { ...leaving, consentVersion: null, emailVerified: false }],
  [null, { isTestAccount: true, consentVersion: null, emailVerified: false }],
  ['leaving', { ...leaving, isTestAccount: true }],
  [null, { consentVersion: '2999-01-01' }],
])('says %s of an account with %j', (notice, changes) => {
  expect(accountNotice({ ...settled, ...changes })).toBe(notice);
});
