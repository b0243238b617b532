import type { RouteShorthandOptions } from 'fastify';
import { attachment } from '#server/platform/http/attachment.ts';
import type { GuestRoute, StudentRoute } from '#server/platform/http/scopes.ts';
import type { Services } from '#server/platform/services.ts';
import { rightsEndpoints } from '#shared/contracts/rights.schemas.ts';
import { disownAccount, resendVerification, verifyEmail } from '../mailed-links/verification-service.ts';
import { deviceOf } from '../routes.ts';
import { endOtherSessions, endSession, listSessions } from '../sessions/session-service.ts';
import { giveConsent, listConsents } from './consent-service.ts';
import { askDeletion, cancelDeletion, confirmDeletion, mailDeletionLink } from './deletion-service.ts';
import { getExport, linkExport, openExport, startExport } from './export-service.ts';

/** Calls of who comes by a link: what its token holds can't be guessed. */
export function guestRightsRoutes(route: GuestRoute, services: Services): void {
  route(rightsEndpoints.disownAccount, async ({ body }) => {
    await disownAccount(services, body.token);
    return {
      message:
        'Feito: quem criou a conta perdeu o acesso. Se quiser ficar com ela, crie a sua senha em “Esqueceu sua senha?”, no login.',
    };
  });
  route(rightsEndpoints.confirmDeletion, async ({ body }) => ({
    data: { deletionAt: await confirmDeletion(services, body.token) },
  }));
  route(
    rightsEndpoints.downloadExport,
    async ({ query, reply }) => {
      const { file, size } = await openExport(services, query.token);
      return reply
        .type('application/zip')
        .header('content-length', size)
        .header('cache-control', 'no-store')
        .header('content-disposition', attachment('orbita-meus-dados.zip'))
        .send(file);
    },
    // A HEAD would use the address up.
    { exposeHeadRoute: false },
  );
}

/** Calls of who may be signed in or not; `strict` counts those that test a password. */
export function verificationRoutes(
  route: GuestRoute,
  services: Services,
  strict: RouteShorthandOptions,
): void {
  route(
    rightsEndpoints.verifyEmail,
    async ({ body, request }) => {
      await verifyEmail(services, body, request.student, deviceOf(services, request));
      return { message: 'Email confirmado. Obrigado!' };
    },
    strict,
  );
}

/** Calls for signed-in students; `strict` counts those that test a password, `costly` those that make work. */
export function rightsRoutes(
  route: StudentRoute,
  services: Services,
  { strict, costly }: { strict: RouteShorthandOptions; costly: RouteShorthandOptions },
): void {
  route(rightsEndpoints.listSessions, async ({ student }) => ({
    data: { sessions: await listSessions(services, student) },
  }));
  route(rightsEndpoints.endSession, ({ student, params }) => endSession(services, student, params.id));
  route(rightsEndpoints.endOtherSessions, ({ student }) => endOtherSessions(services, student));
  route(
    rightsEndpoints.resendVerification,
    async ({ student }) => {
      await resendVerification(services, student);
      return { message: 'Enviamos outro link. Confira também a caixa de spam.' };
    },
    costly,
  );
  route(rightsEndpoints.listConsents, async ({ student }) => ({
    data: { consents: await listConsents(services, student) },
  }));
  route(rightsEndpoints.giveConsent, ({ student, body }) =>
    giveConsent(services, student, body.consentVersion),
  );
  route(
    rightsEndpoints.askDeletion,
    async ({ student, body }) => ({
      data: { deletionAt: await askDeletion(services, student, body?.password) },
    }),
    strict,
  );
  route(
    rightsEndpoints.mailDeletionLink,
    async ({ student }) => {
      await mailDeletionLink(services, student);
      return {
        message: 'Enviamos o link de confirmação. Ele vale por 1 hora; confira também a caixa de spam.',
      };
    },
    costly,
  );
  route(rightsEndpoints.cancelDeletion, ({ student }) => cancelDeletion(services, student));
  route(
    rightsEndpoints.startExport,
    async ({ student }) => ({ data: { export: await startExport(services, student) } }),
    costly,
  );
  route(rightsEndpoints.getExport, async ({ student }) => ({
    data: { export: await getExport(services, student) },
  }));
  route(
    rightsEndpoints.linkExport,
    async ({ student }) => ({ data: { url: await linkExport(services, student) } }),
    costly,
  );
}
