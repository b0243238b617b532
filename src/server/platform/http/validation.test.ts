import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
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
