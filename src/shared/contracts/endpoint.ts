import type { z } from 'zod';
import type { ErrorCode } from '#shared/messages.ts';

/** What a call accepts and answers, and how the server treats it; beside its schemas, in `<feature>.schemas.ts`. */
export interface CallSchemas {
  /** One line for the reference page. */
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** The body carries texts or long lists: it may have 1 MB instead of 16 kB. Files have limits of their own. */
  largeBody?: true;
  /** Absent: the answer has no body (204) or is not JSON. */
  response?: z.ZodType;
  /** Success status; 200 unless said, 204 when there is no response. */
  status?: 200 | 201 | 202 | 204 | 302;
  /** What a malformed or foreign id answers: the two are never told apart. */
  notFound?: ErrorCode;
}

declare const types: unique symbol;

/** What a client needs to make a call. Its schemas come along as types alone: a browser loads none. */
export interface ApiCall<Schemas extends CallSchemas = CallSchemas> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below `/api`, with Fastify's `:name` for parameters. */
  path: `/${string}`;
  /** Never there when the program runs. */
  readonly [types]?: Schemas;
}

/** The calls of a contract, named as their schemas are: `accountApi: ApiCalls<typeof accountSchemas>`. */
export type ApiCalls<All extends Record<string, CallSchemas>> = { [Name in keyof All]: ApiCall<All[Name]> };

/** One call of the API, whole: it types the server's handler and makes the reference page. */
export type Endpoint<Schemas extends CallSchemas = CallSchemas> = Pick<ApiCall, 'method' | 'path'> & Schemas;

/** The endpoints of a contract, out of its two halves. */
export function withSchemas<All extends Record<string, CallSchemas>>(
  calls: ApiCalls<All>,
  schemas: All,
): { [Name in keyof All]: Endpoint<All[Name]> } {
  const names = Object.keys(schemas) as (keyof All)[];
  const whole = names.map((name) => [name, { ...calls[name], ...schemas[name] }]);
  return Object.fromEntries(whole);
}

type Output<S> = S extends z.ZodType ? z.output<S> : undefined;
type Input<S> = S extends z.ZodType ? z.input<S> : undefined;

export type ParamsOf<Schemas extends CallSchemas> = Output<Schemas['params']>;
export type QueryOf<Schemas extends CallSchemas> = Output<Schemas['query']>;
export type BodyOf<Schemas extends CallSchemas> = Output<Schemas['body']>;
export type ResponseOf<Schemas extends CallSchemas> = Output<Schemas['response']>;

type Given<K extends string, S> = S extends z.ZodType ? { [P in K]: Input<S> } : unknown;

/** What a caller has to give: only the parts that the call declares. */
export type InputOf<Schemas extends CallSchemas> = Given<'params', Schemas['params']> &
  Given<'query', Schemas['query']> &
  Given<'body', Schemas['body']>;
