import type { z } from 'zod';
import { type ErrorCode, messageOf } from '#shared/messages.ts';
import { CodedError, malformed, notFound } from '../errors.ts';

/** A missing field or a wrong type is malformed (400); a value that breaks a rule is unprocessable (422). */
function isMalformed(issue: z.core.$ZodIssue): boolean {
  if (issue.code === 'invalid_type') return true;
  return issue.code === 'invalid_value' && typeof issue.input !== 'string';
}

/** For a rule that no contract gives a sentence, such as a body that is no object. */
const unnamedRule = () => messageOf('common.malformed');

/** Reads `value` by `schema`, or throws with one sentence for every broken rule, the first as the message. */
export function parseInput<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const read = schema.safeParse(value, { reportInput: true, error: unnamedRule });
  if (read.success) return read.data;
  const status = read.error.issues.some(isMalformed) ? 400 : 422;
  const sentences = [...new Set(read.error.issues.map(({ message }) => message))];
  throw new CodedError(status, 'common.invalid', undefined, sentences);
}

/** Reads path parameters: a malformed one answers as if the thing were not there. */
export function parseParams<S extends z.ZodType>(schema: S, value: unknown, missing: ErrorCode): z.output<S> {
  const read = schema.safeParse(value);
  if (!read.success) throw notFound(missing);
  return read.data;
}

/**
 * Makes text storable: PostgreSQL refuses NUL in any text and lone surrogates in JSON. Both are dropped, nothing
 * else of what the student typed changes. Lists and records are changed in place.
 */
export function storable<T>(value: T): T {
  if (typeof value === 'string') return value.replaceAll('\u0000', '').toWellFormed() as T;
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index++) value[index] = storable(value[index]);
  } else if (typeof value === 'object' && value !== null) {
    const record = value as Record<string, unknown>;
    for (const key in record) {
      const entry = storable(record[key]);
      const name = storable(key);
      if (name !== key) delete record[key];
      if (name !== '__proto__') record[name] = entry;
    }
  }
  return value;
}

const suspicious = /\\u(0000|d[89a-f])/i;

/** A key, written with or without escapes. */
const keyOf = (name: string) => {
  const letters = Array.from(name, (letter) => {
    const hex = letter
      .charCodeAt(0)
      .toString(16)
      .replace(/[a-f]/, (digit) => `[${digit}${digit.toUpperCase()}]`);
    return `(?:${letter}|\\\\u00${hex})`;
  });
  return `"${letters.join('')}"\\s*:`;
};
/** Only a key is followed by a colon, and a quote within a text has a backslash. */
const prototypeKey = new RegExp(`${keyOf('__proto__')}|${keyOf('constructor')}\\s*\\{`);

/** Reads a JSON body; an empty one is none. Keys that would reach a prototype are refused. */
export function parseJsonBody(text: string): unknown {
  if (text.trim() === '') return undefined;
  if (prototypeKey.test(text)) throw malformed('common.malformed');
  try {
    const value: unknown = JSON.parse(text);
    return suspicious.test(text) ? storable(value) : value;
  } catch {
    throw malformed('common.malformed');
  }
}
