import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { everyEndpoint } from '#test/support/endpoints.ts';
import { bodyLimits } from '../routes.ts';

interface Schema {
  type?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  enum?: string[];
  format?: string;
  maxLength?: number;
  maxItems?: number;
}

/** A letter has at most three bytes; two of one that is a pair of surrogates. */
const bytesOfLetter = 3;
/** Of an id, a day, a number, and of a text whose form bounds it. */
const bytesOfValue = 100;

/** Bytes of the longest JSON that `schema` allows; what may be anything may have any length. */
function longest({ type, properties, items, anyOf, oneOf, ...schema }: Schema): number {
  const choices = anyOf ?? oneOf;
  if (choices) return Math.max(...choices.map(longest));
  if (properties)
    return Object.entries(properties).reduce(
      (sum, [name, property]) => sum + name.length + 4 + longest(property),
      2,
    );
  if (items) return 2 + (schema.maxItems ?? Infinity) * (longest(items) + 1);
  if (type === 'string' && schema.maxLength)
    // An address is ASCII (RFC 3986).
    return 2 + schema.maxLength * (schema.format === 'uri' ? 1 : bytesOfLetter);
  return type || schema.enum ? bytesOfValue : Infinity;
}

describe('limits of bodies', () => {
  it('leave room for whatever a contract allows', async () => {
    const isFile = (path: string) =>
      path.startsWith('/flashcards/import') || path === '/study-plans/programme';
    const endpoints = (await everyEndpoint()).filter(
      ({ body, largeBody, path }) => body && !largeBody && !isFile(path),
    );
    expect(endpoints.length).toBeGreaterThan(30);
    const tooLong = endpoints
      .map(({ method, path, body }) => {
        const schema = z.toJSONSchema(body as z.ZodType, { io: 'input', unrepresentable: 'any' }) as Schema;
        return { call: `${method} ${path}`, bytes: longest(schema) };
      })
      .filter(({ bytes }) => bytes > bodyLimits.usual);
    expect(tooLong).toEqual([]);
  });

  it('are small where nobody is signed in, where one pays, and where one ticks', async () => {
    const large = (await everyEndpoint()).filter(({ largeBody }) => largeBody).map(({ path }) => path);
    expect(large.filter((path) => /^\/(auth|payments|streak)|progress$|\/schedule\//.test(path))).toEqual([]);
    expect(large).toContain('/summaries');
  });
});
