import { describe, expect, it } from 'vitest';
import { findChromium } from './chromium.mjs';
import { isInstalled } from './install.mjs';

describe('isInstalled', () => {
  const zod = { version: '4.0.0', integrity: 'sha512-a' };
  const asked = {
    '': {},
    'node_modules/zod': zod,
    'node_modules/fsevents': { version: '2.0.0', optional: true },
  };

  it('is content with what the lock file asks for, without packages for other systems', () => {
    expect(isInstalled(asked, { 'node_modules/zod': zod })).toBe(true);
  });

  it.each([
    ['nothing is there', {}],
    ['a version differs', { 'node_modules/zod': { ...zod, version: '3.0.0' } }],
    ['the contents differ', { 'node_modules/zod': { ...zod, integrity: 'sha512-b' } }],
    ['a package is no longer asked for', { 'node_modules/zod': zod, 'node_modules/yup': zod }],
  ])('is not when %s', (_, installed) => {
    expect(isInstalled(asked, installed)).toBe(false);
  });
});

describe('findChromium', () => {
  const env = { PATH: '/bin:/usr/bin' };

  it('takes the first known name on PATH', () => {
    expect(findChromium(env, (path) => path === '/usr/bin/google-chrome')).toBe('/usr/bin/google-chrome');
  });

  it('obeys CHROMIUM_PATH', () => {
    expect(findChromium({ ...env, CHROMIUM_PATH: '/opt/chrome' }, () => true)).toBe('/opt/chrome');
  });

  it('says when there is none', () => {
    expect(findChromium(env, () => false)).toBeUndefined();
  });
});
