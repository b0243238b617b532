import type { FastifyRequest, RouteShorthandOptions } from 'fastify';
import type { SignedIn } from '#server/platform/auth/tokens.ts';
import { attachment } from '#server/platform/http/attachment.ts';
import type { StudentRoute } from '#server/platform/http/scopes.ts';
import type { Services } from '#server/platform/services.ts';
import { summaryEndpoints } from '#shared/contracts/summaries.schemas.ts';
import type { Summary } from '#shared/contracts/summaries.ts';
import { summaryFileName } from '#shared/rules/text/summary-file-name.ts';
import { createSummary, keepOwnSummary } from './create-service.ts';
import { summaryPdf } from './pdf-service.ts';
import { getPublicSummary, listPublicSummaries } from './public-service.ts';
import { regenerateSummary } from './regenerate-service.ts';
import { lengthOf } from './request.ts';
import { changeSummary, deleteSummary, getSubjects, getSummary, listSummaries } from './service.ts';
import { getTask, startRegeneration, startSummary } from './task-service.ts';

/** Whether the client would rather be told where to look than wait (RFC 7240). */
const prefersAsync = ({ headers }: FastifyRequest) => /\brespond-async\b/.test(String(headers.prefer ?? ''));

async function pdfOf(summary: Summary, { userId, timeZone }: SignedIn) {
  const file = await summaryPdf(userId, summary, timeZone);
  return { file, disposition: attachment(summaryFileName(summary.title)) };
}

/** For a scope that accepts uploads; `costly` counts the calls that make an engine work. */
export function summaryRoutes(route: StudentRoute, services: Services, costly: RouteShorthandOptions): void {
  route(
    summaryEndpoints.create,
    async ({ student, body, request, reply }) => {
      if (prefersAsync(request)) {
        const task = await startSummary(services, student, body);
        return reply.code(202).header('preference-applied', 'respond-async').send(task);
      }
      const summary = await createSummary(services, student, body);
      if (body.outputFormat === 'text') return { data: { summary } };
      const { file, disposition } = await pdfOf(summary, student);
      return reply
        .code(201)
        .type('application/pdf')
        .headers({ 'content-disposition': disposition, location: `/api/summaries/${summary.id}` })
        .send(file);
    },
    costly,
  );
  route(summaryEndpoints.keepOwn, async ({ student, body }) => ({
    data: { summary: await keepOwnSummary(services, student, body) },
  }));
  route(summaryEndpoints.task, ({ student, params }) => getTask(services, student, params.id));
  route(summaryEndpoints.list, ({ student, query }) => listSummaries(services, student, query));
  route(summaryEndpoints.subjects, async ({ student }) => ({
    data: { subjects: await getSubjects(services, student) },
  }));
  route(summaryEndpoints.listPublic, ({ student, query }) => listPublicSummaries(services, student, query));
  route(summaryEndpoints.publicDetail, async ({ student, params }) => ({
    data: { summary: await getPublicSummary(services, student, params.id) },
  }));
  route(summaryEndpoints.detail, async ({ student, params }) => ({
    data: { summary: await getSummary(services, student, params.id) },
  }));
  route(summaryEndpoints.update, async ({ student, params, body }) => ({
    data: { summary: await changeSummary(services, student, params.id, body) },
  }));
  route(summaryEndpoints.remove, ({ student, params }) => deleteSummary(services, student, params.id));
  route(
    summaryEndpoints.regenerate,
    async ({ student, params, body, request, reply }) => {
      const { currentSummary, ...length } = body;
      const asked = {
        kind: 'regenerate',
        summaryId: params.id,
        currentSummary,
        length: lengthOf(length),
      } as const;
      if (!prefersAsync(request)) return regenerateSummary(services, student, asked);
      const task = await startRegeneration(services, student, asked);
      return reply.code(202).header('preference-applied', 'respond-async').send(task);
    },
    costly,
  );
  route(
    summaryEndpoints.pdf,
    async ({ student, params, reply }) => {
      const { file, disposition } = await pdfOf(await getSummary(services, student, params.id), student);
      return reply.type('application/pdf').header('content-disposition', disposition).send(file);
    },
    costly,
  );
}
