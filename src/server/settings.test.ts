import { availableParallelism } from 'node:os';
import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';

describe('settings', () => {
  it('all have a default', () => {
    expect(readSettings({})).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      APP_URL: 'http://127.0.0.1:3000',
      EMAIL_CHECK: 'syntax',
      RATE_LIMIT: 'on',
      TRUST_PROXY: false,
      PAYMENTS: 'sandbox',
      REFRESH_GRACE_SECONDS: 10,
    });
  });

  it('read an empty value as none', () => {
    expect(readSettings({ DATABASE_URL: '', SMTP_URL: '', APP_URL: '' }).DATABASE_URL).toBeUndefined();
  });

  it('check addresses by DNS once mail can be sent', () => {
    const mail = { SMTP_URL: 'smtp://127.0.0.1', MAIL_FROM: 'Órbita <oi@example.com>' };
    expect(readSettings(mail).EMAIL_CHECK).toBe('dns');
    expect(readSettings({ ...mail, EMAIL_CHECK: 'syntax' }).EMAIL_CHECK).toBe('syntax');
  });

  it('sign in at Google, or at a provider of this machine without https', () => {
    expect(readSettings({ GOOGLE_ISSUER: '' }).GOOGLE_ISSUER).toBe('https://accounts.google.com');
    for (const issuer of [
      'http://127.0.0.1:9000',
      'http://[::1]:9000',
      'http://localhost',
      'https://id.example',
    ])
      expect(readSettings({ GOOGLE_ISSUER: issuer }).GOOGLE_ISSUER).toBe(issuer);
  });

  it('take as many processes as there are cores, or a number of them, with a database that they can share', () => {
    const DATABASE_URL = 'postgres://127.0.0.1/orbita';
    expect(readSettings({ WEB_CONCURRENCY: 'auto', DATABASE_URL }).WEB_CONCURRENCY).toBe(
      availableParallelism(),
    );
    expect(readSettings({ WEB_CONCURRENCY: '3', ROLE: 'jobs', DATABASE_URL })).toMatchObject({
      WEB_CONCURRENCY: 3,
      ROLE: 'jobs',
    });
    expect(readSettings({ ROLE: 'all' }).WEB_CONCURRENCY).toBeUndefined();
    for (const env of [{ WEB_CONCURRENCY: '2' }, { ROLE: 'web' }] as const)
      expect(() => readSettings(env)).toThrow(/^Falta a configuração DATABASE_URL: (?:WEB_CONC|ROLE).*\.$/);
    for (const WEB_CONCURRENCY of ['0', '65', 'dois'])
      expect(() => readSettings({ WEB_CONCURRENCY, DATABASE_URL })).toThrow('WEB_CONCURRENCY está errada');
  });

  it('drop the slash at the end of the address', () => {
    expect(readSettings({ APP_URL: 'https://orbita.example/' }).APP_URL).toBe('https://orbita.example');
  });

  it.each([
    ['off', false],
    ['', false],
    ['on', 1],
    ['2', 2],
    ['10.0.0.0/8', ['10.0.0.0/8']],
    ['192.0.2.7, 2001:db8::/32', ['192.0.2.7', '2001:db8::/32']],
  ])('believe a proxy called %j as %j', (TRUST_PROXY, believed) => {
    expect(readSettings({ TRUST_PROXY }).TRUST_PROXY).toEqual(believed);
  });

  it.each([
    'sim',
    'true',
    '0',
    '10',
    '-1',
    '10.0.0.0/33',
    '0.0.0.0/0',
    '::/0',
    '10.0.0/8',
    '10.0.0.1,,',
    'loopback',
  ])('believe no proxy called %j, and say so', (TRUST_PROXY) => {
    expect(() => readSettings({ TRUST_PROXY })).toThrow(
      'A configuração TRUST_PROXY está errada: deve ser off, on, um número de proxies, de 1 a 9, ou uma lista de redes',
    );
  });

  it('have a sandbox for payments where nobody else is served, or when it is asked for', () => {
    const mail = { SMTP_URL: 'smtp://127.0.0.1', MAIL_FROM: 'oi@example.com' };
    const shared = [{ DATABASE_URL: 'postgres://127.0.0.1/orbita' }, mail, { TRUST_PROXY: 'on' }];
    for (const env of shared) {
      expect(readSettings(env).PAYMENTS).toBeUndefined();
      expect(readSettings({ ...env, PAYMENTS: 'sandbox' }).PAYMENTS).toBe('sandbox');
      expect(readSettings({ ...env, APP_URL: 'http://localhost:3000' }).PAYMENTS).toBe('sandbox');
    }
    expect(readSettings({ APP_URL: 'https://orbita.example' }).PAYMENTS).toBeUndefined();
    expect(readSettings({ HOST: '0.0.0.0' }).PAYMENTS).toBeUndefined();
  });

  it.each([
    [{ PORT: '70000' }, 'PORT'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
    [{ REDIS_URL: 'http://x' }, 'REDIS_URL'],
    [{ EMAIL_CHECK: 'maybe' }, 'EMAIL_CHECK'],
    [{ APP_URL: 'orbita' }, 'APP_URL'],
    [{ JWT_SECRET: 'curto' }, 'JWT_SECRET'],
    [{ LOG_LEVEL: 'alto' }, 'LOG_LEVEL'],
    [{ SMTP_URL: 'smtp://127.0.0.1' }, 'MAIL_FROM'],
    [{ AI_BASE_URL: 'http://127.0.0.1:1' }, 'AI_MODEL'],
    [{ AI_TOKENS_A_DAY: 'muitos' }, 'AI_TOKENS_A_DAY'],
    [{ PAYMENTS: 'real' }, 'PAYMENTS'],
    [{ MERCADOPAGO_ACCESS_TOKEN: 'TEST-1' }, 'MERCADOPAGO_WEBHOOK_SECRET'],
    [
      { MERCADOPAGO_ACCESS_TOKEN: 'TEST-1', MERCADOPAGO_WEBHOOK_SECRET: 'x', PAYMENTS: 'sandbox' },
      'PAYMENTS',
    ],
    [{ GOOGLE_CLIENT_ID: 'x' }, 'Falta a configuração GOOGLE_CLIENT_SECRET'],
    [{ GOOGLE_CLIENT_SECRET: 'x', GOOGLE_CLIENT_ID: '' }, 'Falta a configuração GOOGLE_CLIENT_ID'],
    [{ GOOGLE_ISSUER: 'contas' }, 'GOOGLE_ISSUER'],
    [{ GOOGLE_ISSUER: 'http://accounts.google.com' }, 'GOOGLE_ISSUER'],
    [{ GOOGLE_ISSUER: 'http://127.0.0.1.example.com' }, 'GOOGLE_ISSUER'],
  ])('that are wrong are named: %j', (env, name) => {
    expect(() => readSettings(env)).toThrow(name);
  });

  it('that are wrong are never quoted', () => {
    expect(() => readSettings({ JWT_SECRET: 'segredo-curto' })).toThrow(
      'A configuração JWT_SECRET está errada: deve ter pelo menos 32 caracteres.',
    );
  });
});
