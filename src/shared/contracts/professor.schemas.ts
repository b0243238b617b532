import { z } from 'zod';
import { type CallSchemas, withSchemas } from './endpoint.ts';
import { engineSchema, fallbackSchema } from './engine.schemas.ts';
import { modelUseSchema } from './model-use.schemas.ts';
import { pageInput } from './page-input.schemas.ts';
import { conversationModes, professorApi, professorLimits } from './professor.ts';
import { largestInteger } from './table-integer.schemas.ts';
import { uploadedFile } from './uploaded-file.schemas.ts';

/** Where a part of an answer comes from; `[1]` in its text is the first. */
export const citationSchema = z.object({
  kind: z.enum(['flashcard', 'summary', 'plan', 'attachment', 'catalogue']),
  /** Of the item, `subject/lesson` for a lesson of the catalogue; null for what has no page of its own. */
  id: z.string().nullable(),
  title: z.string(),
  /** The words that are cited, as they stand there. */
  quote: z.string(),
  /** Of an attachment with pages, from 1. */
  page: z.int().nullable(),
});

export const messageSchema = z.object({
  id: z.string(),
  /** From 0, in order. */
  number: z.int(),
  role: z.enum(['user', 'assistant', 'system']),
  /** Markdown. */
  content: z.string(),
  /** Of an answer: whether it is still being written, was stopped by the student, or broke off. */
  status: z.enum(['done', 'writing', 'stopped', 'failed']),
  citations: z.array(citationSchema),
  engine: engineSchema.nullable(),
  fallback: fallbackSchema,
  attachment: z.object({ id: z.string(), name: z.string(), pages: z.int().nullable() }).nullable(),
  createdAt: z.string(),
});

export const conversationSchema = z.object({
  id: z.string(),
  title: z.string(),
  mode: z.enum(conversationModes),
  lastActivity: z.string(),
});

const title = z.string('O título é um texto.').trim().max(120, 'O título pode ter até 120 caracteres.');
const mode = z.enum(conversationModes, 'Escolha o modo normal ou o socrático.');

const numberMissing = 'Informe o número de uma mensagem.';
const messageNumber = z.coerce
  .number<string | number>(numberMissing)
  .int(numberMissing)
  .min(0, numberMissing)
  .max(largestInteger, numberMissing);

export const sendMessageSchema = z.object({
  message: z
    .string('A mensagem é um texto.')
    .trim()
    .max(8000, 'A mensagem pode ter até 8.000 caracteres.')
    .default(''),
  /** Made by the client: the same message sent twice is answered once. */
  id: z.uuid('Informe o identificador da mensagem.').optional(),
  /** The document of a form: PDF, DOCX, DOC, TXT or MD, by its name and by what it holds. */
  file: uploadedFile('Envie o documento como arquivo.').optional(),
  /** What the document is called; its beginning, when it is long. */
  fileName: z
    .string()
    .trim()
    .default('')
    .transform((name) => name.slice(0, professorLimits.attachmentName).toWellFormed()),
});

/** What an answer is told in while it is written, one event at a time (server-sent events). */
export const answerEventSchema = z.discriminatedUnion('type', [
  /** The question as it is kept, and the answer that is begun. */
  z.object({ type: z.literal('begun'), question: messageSchema.nullable(), answer: messageSchema }),
  z.object({ type: z.literal('text'), text: z.string() }),
  z.object({ type: z.literal('ended'), answer: messageSchema }),
  z.object({ type: z.literal('failed'), message: z.string(), code: z.string() }),
]);

const conversationParams = z.object({ id: z.uuid() });
const conversationNotFound = {
  params: conversationParams,
  notFound: 'professor.conversation_not_found',
} as const;
const messageNotFound = {
  params: z.object({ id: z.uuid(), messageId: z.uuid() }),
  notFound: 'professor.message_not_found',
} as const;
const oneConversation = z.object({ conversation: conversationSchema });
const oneMessage = z.object({ message: messageSchema });

export const usageSchema = z.object({
  /** Messages of the student's day that were answered, and how many may be. */
  used: z.int(),
  limit: z.int(),
  /** When the count starts anew. */
  resetsAt: z.string(),
  modelUse: modelUseSchema,
});

export const professorSchemas = {
  create: {
    summary: 'Begins a conversation.',
    body: z.object({
      title: title.default('').transform((text) => text || professorLimits.untitled),
      mode: mode.default('normal'),
    }),
    response: oneConversation,
    status: 201,
  },
  list: {
    summary: 'The latest conversations, or those in which `search` is found.',
    query: z.object({
      limit: pageInput('Informe um limite de 1 a 100.', 100).default(professorLimits.list),
      sort: z.literal('lastActivity').default('lastActivity'),
      search: z.string().trim().max(200, 'A busca pode ter até 200 caracteres.').optional(),
    }),
    response: z.object({ conversations: z.array(conversationSchema) }),
  },
  detail: {
    summary:
      'A conversation with its messages in order: the latest that one answer holds (5,000 and 8 MB), or `limit`, before `before`.',
    query: z.object({
      limit: pageInput('Informe um limite de 1 a 200.', professorLimits.page.max).optional(),
      /** A message's number. */
      before: messageNumber.optional(),
    }),
    response: z.object({
      conversation: conversationSchema.extend({
        messages: z.array(messageSchema),
        /** Whether there are messages before these. */
        hasEarlier: z.boolean(),
      }),
    }),
    ...conversationNotFound,
  },
  update: {
    summary: 'Renames a conversation, or changes how it teaches.',
    body: z.object({ title: title.min(1, 'O título é obrigatório.'), mode }).partial(),
    response: oneConversation,
    ...conversationNotFound,
  },
  remove: { summary: 'Deletes a conversation with its attachments.', ...conversationNotFound },
  generateTitle: {
    summary: 'Gives a conversation a title of its own, from what was asked.',
    response: z.object({ title: z.string() }),
    ...conversationNotFound,
  },
  send: {
    summary:
      'Asks the tutor, with a document or without. Answers the answer; as server-sent events when they are accepted.',
    body: sendMessageSchema,
    largeBody: true,
    response: oneMessage,
    ...conversationNotFound,
  },
  message: {
    summary: 'One message, with what stands there of an answer that is being written.',
    response: oneMessage,
    ...messageNotFound,
  },
  stop: { summary: 'Stops an answer; what came of it stays.', response: oneMessage, ...messageNotFound },
  retry: {
    summary: 'Writes the latest answer anew; answered as `send`.',
    response: oneMessage,
    ...messageNotFound,
  },
  usage: {
    summary: "How many of the day's messages are used.",
    response: z.object({ data: z.object({ usage: usageSchema }) }),
  },
  export: { summary: 'The conversation as Markdown.', ...conversationNotFound },
} satisfies Record<string, CallSchemas>;

export const professorEndpoints = withSchemas(professorApi, professorSchemas);
