import type { FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { CodedError } from '#server/platform/errors.ts';
import { attachment } from '#server/platform/http/attachment.ts';
import { internalSentence } from '#server/platform/http/error-handler.ts';
import { sendEvents, takesEvents } from '#server/platform/http/event-stream.ts';
import type { StudentRoute } from '#server/platform/http/scopes.ts';
import type { Services } from '#server/platform/services.ts';
import { professorEndpoints } from '#shared/contracts/professor.schemas.ts';
import type { AnswerEvent } from '#shared/contracts/professor.ts';
import { slug } from '#shared/rules/text/slug.ts';
import { stopAnswer } from './answer-service.ts';
import { ask, askAgain, type BegunAnswer } from './ask-service.ts';
import {
  beginConversation,
  changeConversation,
  exportConversation,
  getConversation,
  getConversations,
  getMessage,
  removeConversation,
} from './conversation-service.ts';
import { generateTitle } from './title-service.ts';
import { getUsage } from './usage-service.ts';

/** An answer, told while it is written when the client takes it so, else when it is there. */
async function tell({ question, answer, write }: BegunAnswer, request: FastifyRequest, reply: FastifyReply) {
  if (!takesEvents(request)) return { message: await write(() => {}) };
  return sendEvents<AnswerEvent>(reply.code(200), async (send) => {
    send({ type: 'begun', question, answer });
    try {
      send({ type: 'ended', answer: await write((text) => send({ type: 'text', text })) });
    } catch (error) {
      const code = error instanceof CodedError ? error.code : 'common.internal';
      if (code === 'common.internal') request.log.error({ err: error }, 'answer failed');
      const message = error instanceof CodedError ? error.message : internalSentence(request.id);
      send({ type: 'failed', message, code });
    }
  });
}

/** For a scope that accepts uploads; `costly` counts the calls that make an engine work. */
export function professorRoutes(
  route: StudentRoute,
  services: Services,
  costly: RouteShorthandOptions,
): void {
  // Compressing would hold back what is told piece by piece.
  const told = { ...costly, compress: false as const };
  route(professorEndpoints.create, async ({ student, body }) => ({
    conversation: await beginConversation(services, student, body),
  }));
  route(professorEndpoints.list, async ({ student, query }) => ({
    conversations: await getConversations(services, student, query),
  }));
  route(professorEndpoints.usage, async ({ student }) => ({
    data: { usage: await getUsage(services, student) },
  }));
  route(professorEndpoints.detail, async ({ student, params, query }) => ({
    conversation: await getConversation(services, student, params.id, query),
  }));
  route(professorEndpoints.update, async ({ student, params, body }) => ({
    conversation: await changeConversation(services, student, params.id, body),
  }));
  route(professorEndpoints.remove, ({ student, params }) => removeConversation(services, student, params.id));
  route(
    professorEndpoints.generateTitle,
    async ({ student, params }) => ({ title: await generateTitle(services, student, params.id) }),
    costly,
  );
  route(
    professorEndpoints.send,
    async ({ student, params, body, request, reply }) =>
      tell(await ask(services, student, params.id, body), request, reply),
    told,
  );
  route(
    professorEndpoints.retry,
    async ({ student, params, request, reply }) =>
      tell(await askAgain(services, student, params.id, params.messageId), request, reply),
    told,
  );
  route(professorEndpoints.message, async ({ student, params }) => ({
    message: await getMessage(services, student, params.id, params.messageId),
  }));
  route(professorEndpoints.stop, async ({ student, params }) => ({
    message: await stopAnswer(services, student, params.id, params.messageId),
  }));
  route(professorEndpoints.export, async ({ student, params, reply }) => {
    const { title, markdown } = await exportConversation(services, student, params.id);
    return reply
      .type('text/markdown; charset=utf-8')
      .header('content-disposition', attachment(`${slug(title) || 'conversa'}.md`))
      .send(markdown);
  });
}
