import { DrizzleQueryError } from 'drizzle-orm/errors';
import { expect, it, vi } from 'vitest';
import { FakeClock } from '#test/support/clock.ts';
import { newSecret } from './auth/tokens.ts';
import { openLog } from './log.ts';

it('tells why a query failed without what the student wrote', () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const cause = Object.assign(new Error('duplicate key value violates unique constraint'), { code: '23505' });
  const lines: string[] = [];
  const log = openLog('error', { write: (line) => void lines.push(line) });
  log.error(
    { err: new DrizzleQueryError('insert into accounts values ($1)', ['ana@example.com'], cause) },
    'failed',
  );
  const [line = ''] = lines;
  expect(line).toContain('duplicate key value');
  expect(line).toContain('23505');
  expect(line).toContain('log.test.ts');
  expect(line).not.toContain('ana@example.com');
  expect(write).not.toHaveBeenCalled();
});

it('keeps the secret of an address out of the paths', () => {
  const lines: string[] = [];
  const log = openLog('info', { write: (line) => void lines.push(line) });
  const secret = newSecret();
  const url = `/api/calendar-feed/01900000-0000-7000-8000-00000000000a.${secret}.ics?x=1`;
  log.info({ req: { method: 'GET', url } }, 'request');
  expect(lines[0]).toContain('/api/calendar-feed/01900000-0000-7000-8000-00000000000a.….ics');
  expect(lines[0]).not.toContain(secret);
});

it('tells of a cause once in a second, however many requests it fails', () => {
  const lines: string[] = [];
  const clock = new FakeClock('2026-03-11T15:00:00.200Z');
  const log = openLog('info', { write: (line) => void lines.push(line) }, clock);
  const fail = (reason: string) => log.child({ requestId: 'um' }).error({ err: new Error(reason) }, 'failed');
  for (let request = 0; request < 50; request++) {
    fail('No space left on device');
    fail('Another reason');
    log.info({ res: {} }, 'request completed');
  }
  const errors = () => lines.filter((line) => line.includes('"level":50')).length;
  expect(errors()).toBe(2);
  expect(lines).toHaveLength(52);
  clock.set('2026-03-11T15:00:01.100Z');
  fail('No space left on device');
  expect(errors()).toBe(3);
});
