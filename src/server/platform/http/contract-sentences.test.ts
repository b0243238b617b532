import { expect, it } from 'vitest';
import { z } from 'zod';
import { everyEndpoint } from '#test/support/endpoints.ts';
import { CodedError } from '../errors.ts';
import { parseInput } from './validation.ts';

interface Schema {
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
}

const wrong = [null, true, -1e9, 1.5, 1e12, '', 'x', 'x'.repeat(700_000), [], [1], ['x'], [{}], {}, { a: 1 }];

/** Inputs that are wrong in one place each, as far down as `schema` goes. */
function* wrongInputs(schema: Schema): Generator<unknown> {
  yield* wrong;
  for (const choice of [schema, ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]) {
    for (const [name, property] of Object.entries(choice.properties ?? {}))
      for (const value of wrongInputs(property)) yield { [name]: value };
    if (choice.items) for (const value of wrongInputs(choice.items)) yield [value];
  }
}

function sentencesAbout(schema: z.ZodType, input: unknown): string[] {
  try {
    parseInput(schema, input);
    return [];
  } catch (error) {
    if (error instanceof CodedError) return error.errors ?? [];
    throw error;
  }
}

const ofTheLibrary = /^(Invalid|Too (big|small)|Unrecognized|Expected|Required|Number|String)\b/;

it('every contract says what is wrong in words of its own, whatever it is given', async () => {
  const schemas = (await everyEndpoint()).flatMap(({ method, path, body, query }) =>
    [body, query]
      .filter((part) => part !== undefined)
      .map((schema) => ({ call: `${method} ${path}`, schema })),
  );
  const said = schemas.flatMap(({ call, schema }) => {
    const described = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema;
    return [...wrongInputs(described)].flatMap((input) =>
      sentencesAbout(schema, input).map((sentence) => `${call}: ${sentence}`),
    );
  });
  expect(new Set(said).size).toBeGreaterThan(300);
  expect(said.filter((line) => ofTheLibrary.test(line.slice(line.indexOf(': ') + 2)))).toEqual([]);
});
