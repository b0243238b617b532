import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchema,
  RouteShorthandOptions,
} from 'fastify';
import { z } from 'zod';
import type { BodyOf, Endpoint, ParamsOf, QueryOf, ResponseOf } from '#shared/contracts/endpoint.ts';
import { CacheableJson, responseCache } from './response-cache.ts';
import { parseInput, parseParams, storable } from './validation.ts';

/** Bytes of a body: of any, and of one that its contract calls large. */
export const bodyLimits = { usual: 16 * 1024, large: 1024 * 1024 } as const;

/** What a handler receives: the declared parts of the call, already read, and what its scope adds. */
type Call<E extends Endpoint, Scope> = Scope & {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  request: FastifyRequest;
  reply: FastifyReply;
};

/** A body that is JSON already, sent as it stands: for answers that the database has written. */
export class RawJson {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** A reply is one that the handler has sent itself. */
type Answer<E extends Endpoint> = E['response'] extends z.ZodType
  ? ResponseOf<E> | RawJson | CacheableJson | FastifyReply
  : unknown;

/** Registers one endpoint: `route(studyPlanEndpoints.list, ({ student }) => listPlans(parts, student))`. */
export type Route<Scope> = <const E extends Endpoint>(
  endpoint: E,
  handler: (call: Call<E, Scope>) => Promise<Answer<E>> | Answer<E>,
  options?: RouteShorthandOptions,
) => void;

/**
 * Makes the `route` function of a scope; `enter` gives what the scope knows of each request, `described` what the
 * reference says of each of its calls.
 */
export function routesOf<Scope>(
  app: FastifyInstance,
  enter: (request: FastifyRequest) => Scope,
  described: FastifySchema = {},
): Route<Scope> {
  const sendCached = responseCache();
  return (endpoint, handler, options = {}) => {
    const { params, query, body, response } = endpoint;
    const status = endpoint.status ?? (response ? 200 : 204);
    app.route({
      ...options,
      method: endpoint.method,
      url: endpoint.path,
      bodyLimit: endpoint.largeBody ? bodyLimits.large : bodyLimits.usual,
      schema: { ...described, ...documented(endpoint, status) },
      handler: async (request, reply) => {
        const call = {
          ...enter(request),
          params: params && parseParams(params, request.params, endpoint.notFound ?? 'common.not_found'),
          query: query && parseInput(query, storable(request.query)),
          body: body && parseInput(body, request.body ?? undefined),
          request,
          reply,
        } as Parameters<typeof handler>[0];
        const answer: unknown = await handler(call);
        if (reply.sent) return reply;
        reply.code(status);
        if (!response) return reply.send();
        if (answer instanceof CacheableJson) return sendCached(request, reply, answer);
        if (answer instanceof RawJson)
          return reply.type('application/json; charset=utf-8').send(Buffer.from(answer.text));
        return reply.send(answer);
      },
    });
  };
}

/**
 * The JSON Schemas of a call. Fastify compiles the response's into its serialiser, so that nothing undeclared
 * leaves the server; the rest is for the reference page, since zod has already read the input.
 */
function documented(endpoint: Endpoint, status: number) {
  const input = (schema: z.ZodType) => jsonSchema(schema, 'input');
  return {
    summary: endpoint.summary,
    tags: [endpoint.path.split('/')[1] as string],
    ...(endpoint.params && { params: input(endpoint.params) }),
    ...(endpoint.query && { querystring: input(endpoint.query) }),
    ...(endpoint.body && { body: input(endpoint.body) }),
    ...(endpoint.response && { response: { [status]: jsonSchema(endpoint.response, 'output') } }),
  };
}

/** Made once a process: a contract says the same to each of its applications. */
const jsonSchemas = {
  input: new WeakMap<z.ZodType, Record<string, unknown>>(),
  output: new WeakMap<z.ZodType, Record<string, unknown>>(),
};

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Record<string, unknown> {
  const known = jsonSchemas[io].get(schema);
  if (known) return known;
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, target: 'draft-7', unrepresentable: 'any' });
  jsonSchemas[io].set(schema, rest);
  return rest;
}
