import type { ApiCall, CallSchemas, InputOf, ResponseOf } from '#shared/contracts/endpoint.ts';
import { renewSession } from '#web/session/renew-session.ts';
import { accessToken, type Tokens } from '#web/session/session.ts';
import { ApiError, defaultMessage } from './api-error.ts';
import { readEvents, within } from './event-stream.ts';

const unreachable = 'Não foi possível falar com o servidor. Verifique sua conexão e tente novamente.';

/** A 401 of these means wrong credentials, not an old token: never retried. */
const neverRetried = new Set(['/auth/login', '/auth/register', '/auth/register-test', '/auth/refresh-token']);

interface Given {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
}

type Answer<S extends CallSchemas> = ResponseOf<S> extends undefined ? null : ResponseOf<S>;

/**
 * Makes one call of a contract. Parameters without a value are left out of a query, 204 answers null, a file
 * answers a blob. Rejects with `ApiError`. A 401 renews the session once and tries again.
 */
export async function callApi<S extends CallSchemas>(
  call: ApiCall<S>,
  input: InputOf<S>,
  options: { signal?: AbortSignal } = {},
): Promise<Answer<S>> {
  const response = await sendCall(call, input as Given, options);
  if (response.status === 204) return null as Answer<S>;
  const isJson = response.headers.get('content-type')?.includes('json');
  return (await (isJson ? response.json() : response.blob())) as Answer<S>;
}

/** Starts a long work that goes on by itself (`respond-async` of RFC 7240); answers its task's id. */
export async function startTask<S extends CallSchemas>(call: ApiCall<S>, input: InputOf<S>): Promise<string> {
  const response = await sendCall(call, input as Given, { headers: { prefer: 'respond-async' } });
  return ((await response.json()) as { taskId: string }).taskId;
}

/** How long an answer that is told in pieces may be silent, in milliseconds. */
interface Patience {
  /** Before it begins: what is sent has to arrive first. */
  first: number;
  /** Between one piece and the next. */
  next: number;
}

/**
 * Makes a call that tells its answer piece by piece, as server-sent events of JSON. Rejects with `ApiError` as
 * `callApi` does, with `SilentStreamError` beyond `patience`, and with what breaks the connection.
 */
export async function* callEvents<Event>(
  call: ApiCall,
  input: Given,
  { signal, patience }: { signal: AbortSignal; patience: Patience },
): AsyncGenerator<Event> {
  // `AbortSignal.any` is newer than some students' phones.
  const gone = new AbortController();
  const leave = () => gone.abort(signal.reason);
  signal.addEventListener('abort', leave);
  if (signal.aborted) leave();
  const options = { signal: gone.signal, headers: { accept: 'text/event-stream' } };
  try {
    const response = await within(sendCall(call, input, options), patience.first);
    if (!response.body) return;
    for await (const data of readEvents(response.body, patience.next)) yield JSON.parse(data) as Event;
  } finally {
    signal.removeEventListener('abort', leave);
    gone.abort();
  }
}

interface CallOptions {
  signal?: AbortSignal;
  headers?: Record<string, string>;
}

async function sendCall(call: ApiCall, input: Given, options: CallOptions): Promise<Response> {
  const token = accessToken();
  const response = await request(call, input, token, options);
  if (response.status !== 401 || token === null || neverRetried.has(call.path)) return accepted(response);
  const renewed = await renewSession(token, renewTokens);
  return accepted(renewed === null ? response : await request(call, input, renewed, options));
}

async function renewTokens(refreshToken: string): Promise<Tokens | 'refused'> {
  const response = await request(
    { method: 'POST', path: '/auth/refresh-token' },
    { body: { refreshToken } },
    null,
  );
  if (response.status === 400 || response.status === 401 || response.status === 422) {
    await response.body?.cancel();
    return 'refused';
  }
  const { data } = (await (await accepted(response)).json()) as { data: Tokens };
  return data;
}

async function request(
  { method, path }: ApiCall,
  { params = {}, query = {}, body }: Given,
  token: string | null,
  { signal, headers }: CallOptions = {},
): Promise<Response> {
  const isForm = body instanceof FormData;
  const address = `${fillPath(path, params)}${searchOf(query)}`;
  try {
    return await fetch(`/api${address}`, {
      method,
      signal: signal ?? null,
      headers: {
        ...(token !== null && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
        ...headers,
        'x-time-zone': timeZone(),
      },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError(0, unreachable, 'offline');
  }
}

const fillPath = (path: string, params: Record<string, string>) =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

function searchOf(query: Record<string, unknown>): string {
  const given = Object.entries(query).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  );
  return given.length === 0
    ? ''
    : `?${new URLSearchParams(given.map(([key, value]) => [key, String(value)]))}`;
}

interface Failure {
  message?: unknown;
  code?: unknown;
  errors?: unknown;
}

async function accepted(response: Response): Promise<Response> {
  if (response.ok) return response;
  const failure = ((await response.json().catch(() => null)) ?? {}) as Failure;
  const { message, code, errors } = failure;
  throw new ApiError(
    response.status,
    typeof message === 'string' && message !== '' ? message : defaultMessage,
    typeof code === 'string' ? code : null,
    Array.isArray(errors) ? errors.filter((sentence) => typeof sentence === 'string') : [],
  );
}

/** What of Temporal (ECMAScript 2026) is used here. */
interface TimeZones {
  Temporal?: { Now: { timeZoneId(): string } };
}

/**
 * Where the device is, as an IANA name. A formatter of dates knows it too, but the first one made costs a cheap phone
 * 60 ms.
 */
const timeZone = (): string =>
  (globalThis as TimeZones).Temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
