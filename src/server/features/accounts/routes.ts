import type { FastifyRequest, RouteShorthandOptions } from 'fastify';
import { requestTimeZone } from '#server/platform/auth/guard.ts';
import type { GuestRoute, StudentRoute } from '#server/platform/http/scopes.ts';
import type { Parts } from '#server/platform/parts.ts';
import { accountApi } from '#shared/contracts/accounts.ts';
import { defaultTimeZone } from '#shared/rules/study-day.ts';
import { changePassword, requestPasswordReset, resetPassword } from './password-service.ts';
import { getProfile, login, register, registerTestAccount, updateProfile } from './service.ts';
import { closeSession, type Device, refreshSession } from './sessions.ts';

/** Where a request comes from. */
export const deviceOf = (request: FastifyRequest): Device => ({
  userAgent: request.headers['user-agent'] ?? '',
  timeZone: requestTimeZone(request) ?? defaultTimeZone,
});

/** Calls for guests; `strict` counts those that test a password or an address. */
export function guestAccountRoutes(route: GuestRoute, parts: Parts, strict: RouteShorthandOptions): void {
  route(
    accountApi.register,
    async ({ body, request }) => arrival(await register(parts, body, deviceOf(request))),
    strict,
  );
  route(
    accountApi.registerTest,
    async ({ request }) => arrival(await registerTestAccount(parts, deviceOf(request))),
    strict,
  );
  route(
    accountApi.login,
    async ({ body, request }) => ({ data: await login(parts, body.email, body.password, deviceOf(request)) }),
    strict,
  );
  route(accountApi.refresh, async ({ body, request }) => ({
    data: await refreshSession(parts, body?.refreshToken, requestTimeZone(request)),
  }));
  route(
    accountApi.forgotPassword,
    async ({ body }) => {
      await requestPasswordReset(parts, body.email);
      return {
        message: 'Se o email estiver cadastrado, instruções foram enviadas. Verifique sua caixa de spam.',
      };
    },
    strict,
  );
  route(
    accountApi.resetPassword,
    async ({ body }) => {
      await resetPassword(parts, body.token, body.newPassword);
      return { message: 'Senha redefinida com sucesso! Você será redirecionado para o login.' };
    },
    strict,
  );
  route(
    accountApi.validateEmail,
    async ({ body }) => ({ exists: await parts.emailCheck.exists(body.email.trim()) }),
    strict,
  );
}

const arrival = <T extends { accessToken: string }>(data: T) => ({
  data: { ...data, token: data.accessToken },
});

/** Calls for signed-in students; `strict` as above. */
export function accountRoutes(route: StudentRoute, parts: Parts, strict: RouteShorthandOptions): void {
  route(accountApi.profile, async ({ student }) => ({ data: { user: await getProfile(parts, student) } }));
  route(accountApi.updateProfile, async ({ student, body }) => ({
    data: { user: await updateProfile(parts, student, body) },
  }));
  route(
    accountApi.changePassword,
    async ({ student, body }) => {
      await changePassword(parts, student, body);
      return { message: 'Senha alterada com sucesso!' };
    },
    strict,
  );
  route(accountApi.logout, async ({ student, reply }) => {
    await closeSession(parts, student);
    reply.header('clear-site-data', '"cache"');
    return { message: 'Você saiu da sua conta.' };
  });
}
