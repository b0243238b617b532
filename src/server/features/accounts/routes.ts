import type { FastifyRequest, RouteShorthandOptions } from 'fastify';
import { requestTimeZone } from '#server/platform/auth/guard.ts';
import { knownDevice, rememberDevice } from '#server/platform/auth/known-device.ts';
import type { GuestRoute, StudentRoute } from '#server/platform/http/scopes.ts';
import type { Services } from '#server/platform/services.ts';
import { accountEndpoints } from '#shared/contracts/accounts.schemas.ts';
import { defaultTimeZone } from '#shared/rules/time/study-day.ts';
import { changePassword, requestPasswordReset, resetPassword } from './password-service.ts';
import { getProfile, login, register, registerTestAccount, updateProfile } from './service.ts';
import { closeSession, type Device, refreshSession } from './sessions/sessions.ts';

/** Where a request comes from. */
export const deviceOf = (services: Services, request: FastifyRequest): Device => ({
  userAgent: request.headers['user-agent'] ?? '',
  timeZone: requestTimeZone(request) ?? defaultTimeZone,
  knownTo: (userId) => knownDevice(services, request, userId),
});

/** Calls for guests; `strict` counts those that test a password or an address. */
export function guestAccountRoutes(
  route: GuestRoute,
  services: Services,
  strict: RouteShorthandOptions,
): void {
  route(
    accountEndpoints.register,
    async ({ body, request, reply }) => {
      const data = await register(services, body, deviceOf(services, request));
      rememberDevice(services, request, reply, data.user.id);
      return arrival(data);
    },
    strict,
  );
  route(
    accountEndpoints.registerTest,
    async ({ request }) => arrival(await registerTestAccount(services, deviceOf(services, request))),
    strict,
  );
  route(
    accountEndpoints.login,
    async ({ body, request, reply }) => {
      const data = await login(services, body.email, body.password, deviceOf(services, request));
      rememberDevice(services, request, reply, data.user.id);
      return { data };
    },
    strict,
  );
  route(accountEndpoints.refresh, async ({ body, request }) => ({
    data: await refreshSession(services, body?.refreshToken, requestTimeZone(request)),
  }));
  route(
    accountEndpoints.forgotPassword,
    async ({ body }) => {
      await requestPasswordReset(services, body.email);
      return {
        message: 'Se o email estiver cadastrado, instruções foram enviadas. Verifique sua caixa de spam.',
      };
    },
    strict,
  );
  route(
    accountEndpoints.resetPassword,
    async ({ body, request, reply }) => {
      const userId = await resetPassword(services, body.token, body.newPassword);
      // Who guesses meanwhile shall not keep the student waiting for the sign-in that follows.
      rememberDevice(services, request, reply, userId);
      return { message: 'Senha redefinida com sucesso! Você será redirecionado para o login.' };
    },
    strict,
  );
  route(
    accountEndpoints.validateEmail,
    async ({ body }) => ({ exists: await services.emailCheck.exists(body.email.trim()) }),
    strict,
  );
}

const arrival = <T extends { accessToken: string }>(data: T) => ({
  data: { ...data, token: data.accessToken },
});

/** Calls for signed-in students; `strict` as above. */
export function accountRoutes(route: StudentRoute, services: Services, strict: RouteShorthandOptions): void {
  route(accountEndpoints.profile, async ({ student }) => ({
    data: { user: await getProfile(services, student) },
  }));
  route(accountEndpoints.updateProfile, async ({ student, body }) => ({
    data: { user: await updateProfile(services, student, body) },
  }));
  route(
    accountEndpoints.changePassword,
    async ({ student, body }) => {
      await changePassword(services, student, body);
      return { message: 'Senha alterada com sucesso!' };
    },
    strict,
  );
  route(accountEndpoints.logout, async ({ student, reply }) => {
    await closeSession(services, student);
    reply.header('clear-site-data', '"cache"');
    return { message: 'Você saiu da sua conta.' };
  });
}
