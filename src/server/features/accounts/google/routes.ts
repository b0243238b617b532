import type { FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { rememberDevice } from '#server/platform/auth/known-device.ts';
import { seal, unseal } from '#server/platform/auth/sealed.ts';
import type { SignInProvider } from '#server/platform/auth/sign-in-providers.ts';
import { CodedError } from '#server/platform/errors.ts';
import { type CookieKind, readCookie, setCookie } from '#server/platform/http/cookie.ts';
import type { GuestRoute } from '#server/platform/http/scopes.ts';
import type { Services } from '#server/platform/services.ts';
import { googleEndpoints, openIdEndpoints } from '#shared/contracts/google-sign-in.schemas.ts';
import { messageOf } from '#shared/messages.ts';
import { deviceOf } from '../routes.ts';
import type { LoginResult } from '../service.ts';
import { confirmGoogleLink, linkByPassword, mailGoogleLink } from './link-service.ts';
import { exchangeTicket, getPending, registerWithGoogle, returnFromGoogle, startGoogle } from './service.ts';
import { type GoogleStep, type SignInServices, stepSeconds } from './step.ts';

/** Calls for guests; `strict` counts those that test a password or send a mail. */
export function signInRoutes(
  route: GuestRoute,
  everything: Services,
  strict: RouteShorthandOptions,
  provider: SignInProvider,
): void {
  const services: SignInServices = { ...everything, provider };
  const endpoints = provider === 'google' ? googleEndpoints : openIdEndpoints;
  const { keep, forget, stepOf } = stepCookie(services);

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
      if (!isCoded) request.log.error({ err: error }, `sign-in with ${provider} failed`);
      const sentence = isCoded ? error.message : messageOf('common.internal');
      reply.redirect(`/auth/${provider}/callback?${new URLSearchParams({ error: sentence })}`, 302);
    }
  };
  const finish = async (request: FastifyRequest, reply: FastifyReply, login: Promise<LoginResult>) => {
    const data = await login;
    forget(reply);
    rememberDevice(services, request, reply, data.user.id);
    return { data };
  };

  route(endpoints.start, ({ request, reply, query }) =>
    travel(request, reply, startGoogle(services, query.invitation ?? null)),
  );
  route(endpoints.callback, async ({ request, reply }) => {
    const { search } = new URL(request.url, services.settings.APP_URL);
    await travel(request, reply, returnFromGoogle(services, search, await stepOf(request)));
  });
  route(endpoints.exchange, async ({ request, reply, body }) =>
    finish(
      request,
      reply,
      exchangeTicket(services, await stepOf(request), body.token, deviceOf(services, request)),
    ),
  );
  route(endpoints.pending, async ({ request }) => ({
    data: await getPending(services, await stepOf(request)),
  }));
  route(endpoints.register, async ({ request, reply, body }) =>
    finish(
      request,
      reply,
      registerWithGoogle(services, await stepOf(request), body, deviceOf(services, request)),
    ),
  );
  route(
    endpoints.link,
    async ({ request, reply, body }) =>
      finish(
        request,
        reply,
        linkByPassword(services, await stepOf(request), body.password, deviceOf(services, request)),
      ),
    strict,
  );
  route(
    endpoints.mailLink,
    async ({ request }) => {
      const email = await mailGoogleLink(services, await stepOf(request));
      return { message: `Enviamos um link para ${email}. Ele vale por 1 hora; se não chegar, olhe no spam.` };
    },
    strict,
  );
  route(endpoints.confirmLink, async ({ request, reply, body }) =>
    finish(request, reply, confirmGoogleLink(services, body.token, deviceOf(services, request))),
  );
}

/** The browser keeps how far it has come itself: any instance can go on from there. */
function stepCookie({ settings, cookieKey, clock, provider }: SignInServices) {
  const kind: CookieKind = {
    name: `orbita_${provider}`,
    path: `/api/auth/${provider}`,
    secure: settings.APP_URL.startsWith('https:'),
  };
  return {
    keep: async (reply: FastifyReply, step: GoogleStep) => {
      const seconds = stepSeconds[step.at];
      const sealed = await seal(
        cookieKey,
        { ...step, provider },
        new Date(clock.now().getTime() + seconds * 1000),
      );
      setCookie(reply, kind, sealed, seconds);
    },
    forget: (reply: FastifyReply) => setCookie(reply, kind, '', 0),
    stepOf: async (request: FastifyRequest): Promise<GoogleStep | null> => {
      const kept = await unseal(cookieKey, readCookie(request, kind) ?? '', clock.now());
      const step = kept as (GoogleStep & { provider: SignInProvider }) | null;
      return step?.provider === provider ? step : null;
    },
  };
}
