import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { parseSync, Visitor } from 'vite';
import { expect, it } from 'vitest';

const root = new URL('..', import.meta.url);
const read = (file: string) => readFile(new URL(file, root), 'utf8');

/** Where the words that a student reads are written: screens, sentences, mails, answers of the engines. What the database's part and the administration say is read by who runs it. */
const places = [
  'src/web/**/*.{ts,tsx}',
  'src/shared/**/*.ts',
  'src/server/features/**/*.ts',
  'src/server/language/**/*.ts',
  'src/server/platform/**/*.ts',
];

/** Everything in a file's quotes and between its tags. */
function textsOf(file: string, code: string): string[] {
  const texts: string[] = [];
  const literal = ({ value }: { value: unknown }) => void (typeof value === 'string' && texts.push(value));
  const template = ({ value }: { value: { raw: string } }) => void texts.push(value.raw);
  // Alone between tags a name is said, too.
  const jsx = ({ value }: { value: string }) => void texts.push(`${value} `);
  const visitor = new Visitor({ Literal: literal, TemplateElement: template, JSXText: jsx });
  visitor.visit(parseSync(file, code).program);
  return texts;
}

it('no student reads the name of a setting', async () => {
  const names = [...(await read('.env.example')).matchAll(/^#? ?([A-Z][A-Z_]+)=/gm)].map(([, name]) => name);
  expect(names).toContain('AI_BASE_URL');
  const named = new RegExp(`\\b(${names.join('|')})\\b`);
  // A name alone is how the server's code reads the setting.
  const isSaid = (text: string) => named.test(text) && !names.includes(text);
  const isOurs = (file: string) => !/\.test\.|platform\/database\/|features\/administration\//.test(file);
  const files = globSync(places, { cwd: root }).filter(isOurs);
  expect(files.length).toBeGreaterThan(800);
  const said: string[] = [];
  for (const file of files)
    for (const text of textsOf(file, await read(file)))
      if (isSaid(text)) said.push(`${file}: ${text.trim()}`);
  expect(said).toEqual([]);
});
