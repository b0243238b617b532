import compress from '@fastify/compress';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { signInRoutes } from '#server/features/accounts/google/routes.ts';
import {
  guestRightsRoutes,
  rightsRoutes,
  verificationRoutes,
} from '#server/features/accounts/rights/routes.ts';
import { flashcardStatsRoutes } from '#server/features/flashcards/stats/routes.ts';
import { planFollowUpRoutes } from '#server/features/study-plans/follow-up/routes.ts';
import { limitBodyTime, requestMs, usualPace } from '#server/platform/http/limits/body-time.ts';
import { limitRates } from '#server/platform/http/limits/rate-limits.ts';
import { cutOffSlowReaders, usualReading } from '#server/platform/http/limits/slow-readers.ts';
import { uploadSlots } from '#server/platform/http/uploads/upload-slots.ts';
import { acceptUploads } from '#server/platform/http/uploads/uploads.ts';
import { documentLimits } from '#shared/contracts/documents.ts';
import { transferLimits } from '#shared/contracts/flashcard-transfer.ts';
import { messageOf } from '#shared/messages.ts';
import { isAdministrator } from './features/accounts/administrators/administrator-service.ts';
import { accountRoutes, guestAccountRoutes } from './features/accounts/routes.ts';
import { saveTimeZone } from './features/accounts/service.ts';
import { administrationClaimRoute, administrationRoutes } from './features/administration/routes.ts';
import { billingCheckRoutes, billingRoutes, billingWebhookRoutes } from './features/billing/routes.ts';
import { calendarFeedRoutes, publicCalendarRoutes } from './features/calendar-feed/routes.ts';
import { dashboardRoutes } from './features/dashboard/routes.ts';
import { flashcardRoutes } from './features/flashcards/routes.ts';
import { flashcardTransferRoutes } from './features/flashcards/transfer-routes.ts';
import { focusRoutes } from './features/focus/routes.ts';
import { landingRoutes } from './features/landing/routes.ts';
import { libraryRoutes, studentLibraryRoutes } from './features/library/routes.ts';
import { publicLibrary } from './features/library/service.ts';
import { marketplaceRoutes } from './features/marketplace/routes.ts';
import { modelUseRoutes } from './features/model-use/routes.ts';
import { professorRoutes } from './features/professor/routes.ts';
import { reminderRoutes } from './features/reminders/routes.ts';
import { streakRoutes } from './features/streak/routes.ts';
import { studyCycleRoutes } from './features/study-cycles/routes.ts';
import { programmeRoutes } from './features/study-plans/programme-routes.ts';
import { studyPlanRoutes } from './features/study-plans/routes.ts';
import { summaryRoutes } from './features/summaries/routes.ts';
import { syllabusRoutes } from './features/syllabi/routes.ts';
import {
  recogniseStudent,
  refuseTestAccounts,
  requireAdministrator,
  requireStudent,
} from './platform/auth/guard.ts';
import { handleErrors } from './platform/http/error-handler.ts';
import { healthRoutes } from './platform/http/health.ts';
import { ignoreForms } from './platform/http/ignored-forms.ts';
import { endConnectionsOnClose } from './platform/http/last-answers.ts';
import { lazySerializer } from './platform/http/lazy-serializer.ts';
import { serveSearchEngines } from './platform/http/public-pages.ts';
import { serveReference } from './platform/http/reference.ts';
import { requestNames, tellRequestIds } from './platform/http/request-ids.ts';
import { bodyLimits } from './platform/http/routes.ts';
import { guestRoutes, studentRoutes } from './platform/http/scopes.ts';
import { secureHeaders } from './platform/http/security.ts';
import { trustedProxies } from './platform/http/trusted-proxies.ts';
import { answerUnreadable } from './platform/http/unreadable-requests.ts';
import { parseJsonBody } from './platform/http/validation.ts';
import { readWebClient, serveWebClient } from './platform/http/web-client.ts';
import { measureRequests } from './platform/metrics/requests.ts';
import { serveMetrics } from './platform/metrics/serve.ts';
import type { Services } from './platform/services.ts';
import { listSettings } from './settings.ts';

/** Who may reach what, read from top to bottom. */
export async function buildApp(
  services: Services,
  pace = usualPace,
  reading = usualReading,
): Promise<FastifyInstance> {
  const app = await bareApp(services);
  if (services.metrics) measureRequests(app, services.metrics);
  limitBodyTime(app, pace.bodyMs);
  cutOffSlowReaders(app, reading);
  const client = await readWebClient(services.settings);
  const { general, costly, strict } = await limitRates(
    app,
    services.settings.RATE_LIMIT === 'on',
    services.settings.REDIS_URL,
  );
  secureHeaders(app, services.settings.APP_URL, client.scriptHashes);
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: 1024, inflateIfDeflated: false });
  await serveReference(app);
  serveMetrics(app, services);
  await serveWebClient(app, client);
  serveSearchEngines(app, services.settings.APP_URL, publicLibrary());

  const sellsPlans = services.settings.PLANS === 'on';
  const api = { prefix: '/api' };
  await app.register(async (everyone) => healthRoutes(everyone, services), api);
  await app.register(async (guests) => {
    guests.addHook('onRequest', general);
    const route = guestRoutes(guests);
    guestAccountRoutes(route, services, strict);
    guestRightsRoutes(route, services);
    signInRoutes(route, services, strict, 'google');
    signInRoutes(route, services, strict, 'openid');
    landingRoutes(route, services);
    libraryRoutes(route);
    publicCalendarRoutes(route, services);
    if (sellsPlans) billingWebhookRoutes(route, services);
    await guests.register(async (either) => {
      recogniseStudent(either, services);
      verificationRoutes(guestRoutes(either), services, strict);
    });
    await guests.register(async (mailboxes) => {
      ignoreForms(mailboxes);
      reminderRoutes(guestRoutes(mailboxes), services);
    });
  }, api);
  await app.register(async (students) => {
    requireStudent(students, {
      ...services,
      limit: general,
      saveTimeZone: (userId, zone) => saveTimeZone(services, userId, zone),
    });
    const route = studentRoutes(students);
    accountRoutes(route, services, strict);
    rightsRoutes(route, services, { strict, costly });
    dashboardRoutes(route, services);
    studyPlanRoutes(route, services, costly);
    flashcardRoutes(route, services, costly);
    flashcardStatsRoutes(route, services);
    marketplaceRoutes(route, services, costly);
    planFollowUpRoutes(route, services, costly);
    studyCycleRoutes(route, services, costly);
    focusRoutes(route, services, costly);
    streakRoutes(route, services);
    modelUseRoutes(route, services);
    calendarFeedRoutes(route, services);
    studentLibraryRoutes(route, services);
    administrationClaimRoute(route, services);
    if (sellsPlans) {
      billingCheckRoutes(route);
      await students.register(async (payers) => {
        refuseTestAccounts(payers, 'billing.test_account');
        billingRoutes(studentRoutes(payers), services);
      });
    }
    await students.register(async (administrators) => {
      requireAdministrator(administrators, (who) => isAdministrator(services, who));
      administrationRoutes(studentRoutes(administrators), services, { costly, listSettings });
    });
    const slots = uploadSlots();
    await students.register(async (uploads) => {
      await acceptUploads(uploads, {
        fileSize: transferLimits.file,
        pace,
        slots,
        tooLarge: 'flashcards.file_too_large',
        tooMany: 'flashcards.one_file',
      });
      flashcardTransferRoutes(studentRoutes(uploads), services, costly);
    });
    await students.register(async (uploads) => {
      await acceptUploads(uploads, {
        fileSize: documentLimits.file,
        pace,
        slots,
        tooLarge: 'documents.too_large',
        tooMany: 'documents.one_file',
      });
      programmeRoutes(studentRoutes(uploads), services, costly);
      syllabusRoutes(studentRoutes(uploads), services, costly);
      summaryRoutes(studentRoutes(uploads), services, costly);
      professorRoutes(studentRoutes(uploads), services, costly);
    });
  }, api);
  return app;
}

/** Fastify with the habits that every answer shares. */
async function bareApp({ settings, log }: Services): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: log,
    ...requestNames(settings.TRUST_PROXY),
    trustProxy: trustedProxies(settings.TRUST_PROXY),
    routerOptions: { ignoreTrailingSlash: true, ignoreDuplicateSlashes: true },
    bodyLimit: bodyLimits.usual,
    requestTimeout: requestMs,
    return503OnClosing: false,
    schemaController: { compilersFactory: { buildSerializer: lazySerializer } },
    clientErrorHandler: answerUnreadable,
    // Input is read by the contracts, in `routes.ts`; the schemas on the routes describe it.
    frameworkErrors: (_error, _request, reply: FastifyReply) => {
      reply.code(400).send({ message: messageOf('common.malformed'), code: 'common.malformed' });
    },
  });
  app.setValidatorCompiler(() => (data) => ({ value: data }));
  app.decorateRequest('student', null);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (_request: unknown, text: string) => parseJsonBody(text),
  );
  tellRequestIds(app);
  handleErrors(app);
  endConnectionsOnClose(app);
  return app;
}
