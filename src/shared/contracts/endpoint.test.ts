import { describe, expect, expectTypeOf, it } from 'vitest';
import { z } from 'zod';
import { type ApiCalls, type CallSchemas, type InputOf, type ResponseOf, withSchemas } from './endpoint.ts';

const schemas = {
  list: { summary: 'Everything.', response: z.array(z.string()) },
  remove: { summary: 'One less.', params: z.object({ id: z.uuid() }), notFound: 'common.not_found' },
} satisfies Record<string, CallSchemas>;

const calls: ApiCalls<typeof schemas> = {
  list: { method: 'GET', path: '/things' },
  remove: { method: 'DELETE', path: '/things/:id' },
};

describe('the two halves of a contract', () => {
  it('make its endpoints', () => {
    expect(withSchemas(calls, schemas)).toEqual({
      list: { ...calls.list, ...schemas.list },
      remove: { ...calls.remove, ...schemas.remove },
    });
  });

  it('name the same calls', () => {
    // @ts-expect-error: one call is missing
    const fewer: ApiCalls<typeof schemas> = { list: calls.list };
    // @ts-expect-error: one call has no schemas
    const more: ApiCalls<typeof schemas> = { ...calls, add: { method: 'POST', path: '/things' } };
    expect([fewer, more].map((some) => Object.keys(some).length)).toEqual([1, 3]);
  });

  it('type what a client gives and gets', () => {
    const call = <S extends CallSchemas>(_: ApiCalls<{ it: S }>['it'], input: InputOf<S>) =>
      input as unknown as ResponseOf<S>;
    expectTypeOf(call(calls.list, {})).toEqualTypeOf<string[]>();
    expectTypeOf(call(calls.remove, { params: { id: '' } })).toEqualTypeOf<undefined>();
    // @ts-expect-error: an id is missing
    call(calls.remove, {});
  });
});
