import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { CodedError } from '../errors.ts';
import { parseJsonBody, storable } from './validation.ts';

describe('storable text', () => {
  it('loses NUL and lone surrogates, deep inside too', () => {
    expect(parseJsonBody('{"a":["x\\u0000y",{"b\\u0000":"\\ud800"}]}')).toEqual({
      a: ['xy', { b: '\ufffd' }],
    });
  });

  it('keeps a backslash that only looks like an escape', () => {
    expect(parseJsonBody(JSON.stringify({ code: 'char nul = "\\u0000";' }))).toEqual({
      code: 'char nul = "\\u0000";',
    });
  });

  it('is otherwise as typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(storable(text)).toBe(text.replaceAll('\u0000', '').toWellFormed());
      }),
    );
  });
});

it('reads any JSON that has no forbidden key, and an empty body as none', () => {
  expect(parseJsonBody('  ')).toBeUndefined();
  fc.assert(
    fc.property(fc.json({ noUnicodeString: true } as never), (text) => {
      fc.pre(!/\\u|__proto__/i.test(text));
      expect(parseJsonBody(text)).toEqual(JSON.parse(text));
    }),
  );
});

it('reads a body in one go, calling nothing for each of its values', () => {
  using parse = vi.spyOn(JSON, 'parse');
  const text = `[${'{},'.repeat(1000)}{}]`;
  expect(parseJsonBody(text)).toHaveLength(1001);
  expect(parse.mock.calls).toEqual([[text]]);
});

describe('keys that would reach a prototype', () => {
  it.each([
    '{"__proto__":{}}',
    '{"a":[{"b":1,"__proto__" \n:1}]}',
    '{"\\u005f_proto__":{}}',
    '{"__pr\\u006Fto_\\u005F":{}}',
    '{"constructor":{"prototype":{"isAdmin":true}}}',
    '{"c\\u006fnstructor": {}}',
  ])('are refused: %s', (text) => {
    expect(() => parseJsonBody(text)).toThrow(CodedError);
  });

  it.each([
    '{"text":"a \\"__proto__\\": b"}',
    '["__proto__"]',
    '{"proto__":1}',
    '{"constructor":"Ana"}',
    '{"text":"{\\"constructor\\":{"}',
  ])('are not what only looks like one: %s', (text) => {
    expect(parseJsonBody(text)).toEqual(JSON.parse(text));
  });

  it('do not come from what is dropped of a key', () => {
    const read = parseJsonBody('{"__proto__\\u0000":{"isAdmin":true}}') as { isAdmin?: boolean };
    expect(read.isAdmin).toBeUndefined();
  });

  it('nor does a body that is nested without end stop anything', () => {
    const deep = `${'['.repeat(200_000)}"\\u0000"${']'.repeat(200_000)}`;
    expect(() => parseJsonBody(deep)).toThrow(CodedError);
  });
});
