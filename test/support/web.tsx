import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  type AnyRoute,
  createMemoryHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  Outlet,
  type RouteComponent,
  RouterProvider,
} from '@tanstack/react-router';
import { act, render } from '@testing-library/react';
import { expect, onTestFinished, vi } from 'vitest';
import { consentVersion, type User } from '#shared/contracts/accounts.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import type { RouteContext } from '#web/parent-routes.ts';
import { router as ownRouter, screenOptions } from '#web/router.ts';
import { ScreenTitle } from '#web/shell/root.tsx';

interface ApiCall {
  method: string;
  path: string;
  search: string;
  body: unknown;
  token: string | null;
}

interface ApiAnswer {
  /** 0 is a server out of reach; 200 unless said. */
  status?: number;
  body?: unknown;
  /** A file instead of JSON. */
  file?: string;
  /** An answer that is told piece by piece. */
  stream?: ReadableStream<Uint8Array>;
  /** Hears that the client no longer waits. */
  onAbort?: (reason: unknown) => void;
}

type Answering = ApiAnswer | ((call: ApiCall) => ApiAnswer | Promise<ApiAnswer>);

/**
 * Answers the client's calls by `METHOD /path`; a call that nobody expected fails the test. Returns the calls made,
 * in order.
 */
export function stubApi(answers: Record<string, Answering>): ApiCall[] {
  const calls: ApiCall[] = [];
  const unexpected: string[] = [];
  onTestFinished(() => expect(unexpected.join(', '), 'calls that nobody expected').toBe(''));
  globalThis.fetch = async (input, init) => {
    const url = new URL(String(input), 'http://localhost');
    const method = init?.method ?? 'GET';
    const signal = init?.signal;
    const path = url.pathname.replace(/^\/api/, '');
    const form = init?.body instanceof FormData ? Object.fromEntries(init.body) : undefined;
    const body = typeof init?.body === 'string' ? JSON.parse(init.body) : form;
    const token = new Headers(init?.headers).get('authorization')?.replace('Bearer ', '') ?? null;
    const call = { method, path, search: url.search, body, token };
    calls.push(call);
    const answering = answers[`${method} ${path}`];
    if (!answering) unexpected.push(`${method} ${path}`);
    const {
      status = 200,
      body: answer,
      file,
      stream,
      onAbort,
    } = (typeof answering === 'function' ? await unlessAborted(answering(call), signal) : answering) ?? {};
    if (onAbort) signal?.addEventListener('abort', () => onAbort(signal.reason));
    if (status === 0) throw new TypeError('Failed to fetch');
    if (stream) return new Response(stream, { headers: { 'content-type': 'text/event-stream' } });
    if (file !== undefined) return new Response(file, { headers: { 'content-type': 'application/pdf' } });
    return status === 204 ? new Response(null, { status }) : Response.json(answer ?? {}, { status });
  };
  return calls;
}

/** As `fetch`, an answer that the client no longer waits for is a rejection. */
const unlessAborted = <T,>(answer: T | Promise<T>, signal: AbortSignal | null | undefined): Promise<T> =>
  new Promise((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
    Promise.resolve(answer).then(resolve, reject);
  });

/** A stream of server-sent events that the test tells one by one, ends and breaks. */
export function toldEvents<Event>() {
  const cancelled = vi.fn();
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const stream = new ReadableStream<Uint8Array>({
    start(given) {
      controller = given;
    },
    cancel: cancelled,
  });
  const tell = (event: Event) =>
    act(async () => controller?.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`)));
  const answer: ApiAnswer = { stream, onAbort: (reason) => controller?.error(reason) };
  return {
    answer,
    cancelled,
    tell,
    end: () => act(async () => controller?.close()),
    break: () => act(async () => controller?.error(new TypeError('network error'))),
  };
}

/** An answer that waits until the test lets it go. */
export function heldAnswer(answer: ApiAnswer = {}) {
  let letGo = (_: ApiAnswer) => {};
  const held = new Promise<ApiAnswer>((resolve) => {
    letGo = resolve;
  });
  return { answering: () => held, release: () => act(async () => letGo(answer)) };
}

interface Place {
  /** The address opened first. */
  at: string;
  /** Stands around every screen, with its `Outlet`. */
  layout?: RouteComponent;
}

const ownRoutes: Record<string, AnyRoute | undefined> = ownRouter.routesByPath;

const Root = () => (
  <>
    <ScreenTitle />
    <Outlet />
  </>
);

/**
 * Shows the screens of `routes` (path → screen), with a router and an empty query cache of their own. Each stands where
 * the application has it, loaded as there; what is written in place of a screen is only shown.
 */
export function renderRoutes(routes: Record<string, RouteComponent>, { at, layout = Outlet }: Place) {
  window.scrollTo = vi.fn();
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const root = createRootRouteWithContext<RouteContext>()({ component: Root });
  const parents = new Map<string, AnyRoute>();
  const parentOf = (own: AnyRoute | undefined) => {
    const id = own && !own.parentRoute.isRoot ? own.parentRoute.options.id : 'frame';
    const parent = parents.get(id) ?? createRoute({ getParentRoute: () => root, id, component: layout });
    parents.set(id, parent);
    return parent;
  };
  for (const [path, component] of Object.entries(routes)) {
    const own = ownRoutes[path];
    const parent = parentOf(own);
    const isOwn = own && /\wPage$/.test(component.name);
    const screen = createRoute({
      getParentRoute: () => parent,
      path,
      ...(isOwn && { ...own.options, getParentRoute: () => parent }),
      component,
    });
    screen.lazyFn = isOwn ? own.lazyFn : undefined;
    parent.addChildren([...Object.values(parent.children ?? {}), screen] as AnyRoute[]);
  }
  const router = createRouter({
    ...screenOptions,
    routeTree: root.addChildren([...parents.values()]),
    history: createMemoryHistory({ initialEntries: [at] }),
    context: { queryClient },
  });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
    // What a route's `errorComponent` shows is no accident.
    { onCaughtError: (error) => error instanceof ApiError || reportError(error) },
  );
  return { router, queryClient, address: () => router.state.location.href };
}

/** A student as the API describes one. */
export function someStudent(changes: Partial<User> = {}): User {
  return {
    id: '0193a000-0000-7000-8000-000000000001',
    name: 'Ana Lima',
    email: 'ana@exemplo.com.br',
    emailVerified: true,
    role: 'user',
    isTestAccount: false,
    expiresAt: null,
    plan: 'free',
    planExpiresAt: null,
    profilePicture: null,
    preferences: {
      theme: 'light',
      notifications: { email: true, push: false },
      enableBackgroundAnimations: true,
      shortcuts: { singleKey: true },
      review: { retention: 0.9, newPerDay: 20, reviewsPerDay: 200 },
    },
    createdAt: '2026-03-01T12:00:00.000Z',
    loginStreak: 0,
    hasPassword: true,
    consentVersion,
    deletionAt: null,
    ...changes,
  };
}

export const someTokens = { accessToken: 'acesso-1', refreshToken: 'renovacao-1' };
