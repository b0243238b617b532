import type { z } from 'zod';
import type { ErrorCode } from '#shared/messages.ts';

/** One call of the API, written once: it types the server's handler, the web's client and the reference page. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below `/api`, with Fastify's `:name` for parameters. */
  path: `/${string}`;
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

type Output<S> = S extends z.ZodType ? z.output<S> : undefined;
type Input<S> = S extends z.ZodType ? z.input<S> : undefined;

export type ParamsOf<E extends Endpoint> = Output<E['params']>;
export type QueryOf<E extends Endpoint> = Output<E['query']>;
export type BodyOf<E extends Endpoint> = Output<E['body']>;
export type ResponseOf<E extends Endpoint> = Output<E['response']>;

type Given<K extends string, S> = S extends z.ZodType ? { [P in K]: Input<S> } : unknown;

/** What a caller has to give: only the parts that the endpoint declares. */
export type InputOf<E extends Endpoint> = Given<'params', E['params']> &
  Given<'query', E['query']> &
  Given<'body', E['body']>;
