import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadModule, parseSync } from 'libpg-query';
import { beforeAll, describe, expect, it } from 'vitest';
import { splitStatements } from './split-statements.ts';

const directory = join(import.meta.dirname, '../../../../migrations');
beforeAll(() => loadModule());

/** Where something stands in its text is another in a script. */
const withoutPlaces = (name: string, value: unknown) =>
  /^location$|_start$|_end$/.test(name) ? undefined : value;

describe('the statements of a script', () => {
  it.each([
    ['two', 'select 1; select 2;', ['select 1', 'select 2']],
    ['the last without its semicolon', 'select 1;\nselect 2\n', ['select 1', 'select 2']],
    ['none', ' ;; -- nothing; at all\n /* here; */ ;', []],
    ['a comment before', '-- one; two\nselect 1;', ['-- one; two\nselect 1']],
    [
      'comments within comments',
      '/* a; /* b; */ c; */ select 1; select 2',
      ['/* a; /* b; */ c; */ select 1', 'select 2'],
    ],
    [
      'strings',
      `select ';', 'it''s; so', E'\\';', ''; select 2`,
      [`select ';', 'it''s; so', E'\\';', ''`, 'select 2'],
    ],
    ['a string that ends with a backslash', `select '\\'; select 2`, [`select '\\'`, 'select 2']],
    ['a word before a string', `select type'a\\'; select 2`, [`select type'a\\'`, 'select 2']],
    ['quoted names', 'select 1 as "a;""b"; select 2', ['select 1 as "a;""b"', 'select 2']],
    [
      'texts between dollars',
      'do $$ begin; end; $$; select $a$ $$; $b$ $a$;',
      ['do $$ begin; end; $$', 'select $a$ $$; $b$ $a$'],
    ],
    [
      'parameters',
      'select $1; select a$1$ from b; select $2',
      ['select $1', 'select a$1$ from b', 'select $2'],
    ],
    ['comment marks in strings', `select '--', '/*'; select 2`, [`select '--', '/*'`, 'select 2']],
  ])('%s', (_, script, statements) => expect(splitStatements(script)).toEqual(statements));

  it.each(readdirSync(directory))('of %s are those that PostgreSQL reads', (name) => {
    const script = readFileSync(join(directory, name), 'utf8');
    const read = (text: string) =>
      parseSync(text).stmts?.map(({ stmt }) => JSON.stringify(stmt, withoutPlaces));
    const statements = splitStatements(script);
    expect(statements.map((statement) => read(statement)?.length)).toEqual(statements.map(() => 1));
    expect(statements.flatMap(read)).toEqual(read(script));
  });
});
