import { expect, it } from 'vitest';
import { findChromium, findHeadlessShell } from './chromium.ts';
import { isInstalled } from './install.mjs';

const zod = { version: '4.0.0', integrity: 'sha512-a' };

it.each([
  ['all is there but for packages for other systems', { 'node_modules/zod': zod }, true],
  ['nothing is there', {}, false],
  ['a version differs', { 'node_modules/zod': { ...zod, version: '3.0.0' } }, false],
  ['the contents differ', { 'node_modules/zod': { ...zod, integrity: 'sha512-b' } }, false],
  ['a package is no longer asked for', { 'node_modules/zod': zod, 'node_modules/yup': zod }, false],
])('tells whether what was asked for is installed when %s', (_, installed, expected) => {
  const fsevents = { version: '2.0.0', optional: true };
  const asked = { '': {}, 'node_modules/zod': zod, 'node_modules/fsevents': fsevents };
  expect(isInstalled(asked, installed)).toBe(expected);
});

it('takes the browser that CHROMIUM_PATH says, else the first known name on PATH, if there is one', () => {
  const env = { PATH: '/bin:/usr/bin' };
  expect(findChromium({ ...env, CHROMIUM_PATH: '/opt/chrome' }, () => true)).toBe('/opt/chrome');
  expect(findChromium(env, (path) => path === '/usr/bin/google-chrome')).toBe('/usr/bin/google-chrome');
  expect(findChromium(env, () => false)).toBeUndefined();
});

it('takes what draws no window where it is, unless another browser is asked for', () => {
  const env = { PATH: '/bin:/usr/bin' };
  const isShell = (path: string) => path === '/usr/bin/chromium-headless-shell';
  expect(findHeadlessShell(env, isShell)).toBe('/usr/bin/chromium-headless-shell');
  expect(findHeadlessShell({ ...env, CHROMIUM_PATH: '/opt/chrome' }, () => true)).toBeUndefined();
  expect(findHeadlessShell(env, () => false)).toBeUndefined();
});
