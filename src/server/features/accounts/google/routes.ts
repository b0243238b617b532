import type { FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { rememberDevice } from '#server/platform/auth/known-device.ts';
import { seal, unseal } from '#server/platform/auth/sealed.ts';
import { CodedError } from '#server/platform/errors.ts';
import { type CookieKind, readCookie, setCookie } from '#server/platform/http/cookie.ts';
import type { GuestRoute } from '#server/platform/http/scopes.ts';
import type { Parts } from '#server/platform/parts.ts';
import { googleApi } from '#shared/contracts/google-sign-in.ts';
import { messageOf } from '#shared/messages.ts';
import { deviceOf } from '../routes.ts';
import type { Arrival } from '../service.ts';
import { confirmGoogleLink, linkByPassword, mailGoogleLink } from './link-service.ts';
import { exchangeTicket, getPending, registerWithGoogle, returnFromGoogle, startGoogle } from './service.ts';
import { type GoogleStep, stepSeconds } from './step.ts';

/** Calls for guests; `strict` counts those that test a password or send a mail. */
export function googleRoutes(route: GuestRoute, parts: Parts, strict: RouteShorthandOptions): void {
  const { keep, forget, stepOf } = stepCookie(parts);

  const travel = async (
    request: FastifyRequest,
    reply: FastifyReply,
    way: ReturnType<typeof startGoogle>,
  ) => {
    reply.header('cache-control', 'no-store');
    try {
      const { address, step } = await way;
      await keep(reply, step);
      reply.redirect(address, 302);
    } catch (error) {
      forget(reply);
      const isCoded = error instanceof CodedError;
      if (!isCoded) request.log.error({ err: error }, 'sign-in with Google failed');
      const sentence = isCoded ? error.message : messageOf('common.internal');
      reply.redirect(`/auth/google/callback?${new URLSearchParams({ error: sentence })}`, 302);
    }
  };
  const finish = async (request: FastifyRequest, reply: FastifyReply, arrival: Promise<Arrival>) => {
    const data = await arrival;
    forget(reply);
    rememberDevice(parts, request, reply, data.user.id);
    return { data };
  };

  route(googleApi.start, ({ request, reply }) => travel(request, reply, startGoogle(parts)));
  route(googleApi.callback, async ({ request, reply }) => {
    const { search } = new URL(request.url, parts.settings.APP_URL);
    await travel(request, reply, returnFromGoogle(parts, search, await stepOf(request)));
  });
  route(googleApi.exchange, async ({ request, reply, body }) =>
    finish(
      request,
      reply,
      exchangeTicket(parts, await stepOf(request), body.token, deviceOf(parts, request)),
    ),
  );
  route(googleApi.pending, async ({ request }) => ({ data: await getPending(parts, await stepOf(request)) }));
  route(googleApi.register, async ({ request, reply, body }) =>
    finish(request, reply, registerWithGoogle(parts, await stepOf(request), body, deviceOf(parts, request))),
  );
  route(
    googleApi.link,
    async ({ request, reply, body }) =>
      finish(
        request,
        reply,
        linkByPassword(parts, await stepOf(request), body.password, deviceOf(parts, request)),
      ),
    strict,
  );
  route(
    googleApi.mailLink,
    async ({ request }) => {
      const email = await mailGoogleLink(parts, await stepOf(request));
      return { message: `Enviamos um link para ${email}. Ele vale por 1 hora; se não chegar, olhe no spam.` };
    },
    strict,
  );
  route(googleApi.confirmLink, async ({ request, reply, body }) =>
    finish(request, reply, confirmGoogleLink(parts, body.token, deviceOf(parts, request))),
  );
}

/** The browser keeps how far it has come itself: any instance can go on from there. */
function stepCookie({ settings, cookieKey, clock }: Parts) {
  const kind: CookieKind = {
    name: 'orbita_google',
    path: '/api/auth/google',
    secure: settings.APP_URL.startsWith('https:'),
  };
  return {
    keep: async (reply: FastifyReply, step: GoogleStep) => {
      const seconds = stepSeconds[step.at];
      const sealed = await seal(cookieKey, step, new Date(clock.now().getTime() + seconds * 1000));
      setCookie(reply, kind, sealed, seconds);
    },
    forget: (reply: FastifyReply) => setCookie(reply, kind, '', 0),
    stepOf: async (request: FastifyRequest) =>
      (await unseal(cookieKey, readCookie(request, kind) ?? '', clock.now())) as GoogleStep | null,
  };
}
