import { DrizzleQueryError } from 'drizzle-orm/errors';
import { expect, it, vi } from 'vitest';
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
