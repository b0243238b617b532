import fc from 'fast-check';
import { expect, it } from 'vitest';
import { splitCode } from './split-code.ts';

const codeOf = (text: string) =>
  splitCode(text).flatMap(({ kind, inner }) => (kind === 'text' ? [] : [`${kind}: ${inner}`]));

it.each([
  ['a `b` c', ['code-span: b']],
  ['`a` e `b`', ['code-span: a', 'code-span: b']],
  ['``a ` b`` `c`', ['code-span: a ` b', 'code-span: c']],
  ['`` ` `` e `x', ['code-span: `']],
  ['`a\\`', ['code-span: a\\']],
  ['\\`a` b`', ['code-span:  b']],
  ['`um\ndois`', ['code-span: um\ndois']],
  ['`um\n\ndois` `três`', ['code-span:  ']],
  ['`um\n> \n> dois` `três`', ['code-span:  ']],
  ['`um\n\n`dois`', ['code-span: dois']],
  ['```\na\n```\nb `c`', ['code-block: a\n', 'code-span: c']],
  ['~~~\n```\n~~~\n```\na', ['code-block: ```\n', 'code-block: a']],
  ['````\n```\n````', ['code-block: ```\n']],
])('finds the code of %j', (text, code) => expect(codeOf(text)).toEqual(code));

it('loses nothing of a text', () => {
  const text = fc.string({
    unit: fc.constantFrom('`', '``', '```', '~~~', '\n', '\n\n', '\\', '>', ' ', 'a'),
  });
  fc.assert(
    fc.property(text, (typed) => {
      const values = splitCode(typed).map(({ value }) => value);
      expect(values.join('')).toBe(typed);
    }),
  );
});
