import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { engineSchema, fallbackSchema } from './engine.ts';
import { modelUseSchema } from './model-use.ts';
import { pageInput } from './page-input.ts';
import { largestInteger } from './table-integer.ts';
import { uploadedFile } from './uploaded-file.ts';

export const professorLimits = {
  /** Conversations that are listed. */
  list: 20,
  /** Messages that a page of a conversation has. */
  page: { default: 50, max: 200 },
  title: 120,
  message: 8000,
  attachmentName: 200,
  greeting: 'Olá! Como posso te ajudar com seus estudos hoje?',
  untitled: 'Nova Conversa',
  /** User messages after which a title is asked for. */
  titleAfter: 2,
} as const;

export const professorErrorCodes = [
  'professor.conversation_not_found',
  'professor.message_not_found',
  'professor.message_missing',
  'professor.busy',
  'professor.daily_limit',
  'professor.daily_limit_top',
  'professor.answer_failed',
  'professor.interrupted',
  'professor.not_the_last_answer',
] as const;

export const conversationModes = ['normal', 'socratic'] as const;
export type ConversationMode = (typeof conversationModes)[number];

/** Where a part of an answer comes from; `[1]` in its text is the first. */
const citationSchema = z.object({
  kind: z.enum(['flashcard', 'summary', 'plan', 'attachment', 'catalogue']),
  /** Of the item; null for what has no page of its own. */
  id: z.string().nullable(),
  title: z.string(),
  /** The words that are cited, as they stand there. */
  quote: z.string(),
  /** Of an attachment with pages, from 1. */
  page: z.int().nullable(),
});
export type Citation = z.output<typeof citationSchema>;

const messageSchema = z.object({
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
export type ChatMessage = z.output<typeof messageSchema>;

const conversationSchema = z.object({
  id: z.string(),
  title: z.string(),
  mode: z.enum(conversationModes),
  lastActivity: z.string(),
});
export type Conversation = z.output<typeof conversationSchema>;

const title = z.string('O título é um texto.').trim().max(120, 'O título pode ter até 120 caracteres.');
const mode = z.enum(conversationModes, 'Escolha o modo normal ou o socrático.');

const numberMissing = 'Informe o número de uma mensagem.';
const messageNumber = z.coerce
  .number<string | number>(numberMissing)
  .int(numberMissing)
  .min(0, numberMissing)
  .max(largestInteger, numberMissing);

const sendMessageSchema = z.object({
  message: z
    .string('A mensagem é um texto.')
    .trim()
    .max(8000, 'A mensagem pode ter até 8000 caracteres.')
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
export type SendMessage = z.output<typeof sendMessageSchema>;

/** What an answer is told in while it is written, one event at a time (server-sent events). */
const answerEventSchema = z.discriminatedUnion('type', [
  /** The question as it is kept, and the answer that is begun. */
  z.object({ type: z.literal('begun'), question: messageSchema.nullable(), answer: messageSchema }),
  z.object({ type: z.literal('text'), text: z.string() }),
  z.object({ type: z.literal('ended'), answer: messageSchema }),
  z.object({ type: z.literal('failed'), message: z.string(), code: z.string() }),
]);
export type AnswerEvent = z.output<typeof answerEventSchema>;

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

const usageSchema = z.object({
  /** Messages of the student's day that were answered, and how many may be. */
  used: z.int(),
  limit: z.int(),
  /** When the count starts anew. */
  resetsAt: z.string(),
  modelUse: modelUseSchema,
});
export type ProfessorUsage = z.output<typeof usageSchema>;

export const professorApi = {
  create: {
    method: 'POST',
    path: '/chatbot/conversations',
    summary: 'Begins a conversation.',
    body: z.object({
      title: title.default('').transform((text) => text || professorLimits.untitled),
      mode: mode.default('normal'),
    }),
    response: oneConversation,
    status: 201,
  },
  list: {
    method: 'GET',
    path: '/chatbot/conversations',
    summary: 'The latest conversations, or those in which `search` is found.',
    query: z.object({
      limit: pageInput('Informe um limite de 1 a 100.', 100).default(professorLimits.list),
      sort: z.literal('lastActivity').default('lastActivity'),
      search: z.string().trim().max(200, 'A busca pode ter até 200 caracteres.').optional(),
    }),
    response: z.object({ conversations: z.array(conversationSchema) }),
  },
  detail: {
    method: 'GET',
    path: '/chatbot/conversations/:id',
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
    method: 'PUT',
    path: '/chatbot/conversations/:id',
    summary: 'Renames a conversation, or changes how it teaches.',
    body: z.object({ title: title.min(1, 'O título é obrigatório.'), mode }).partial(),
    response: oneConversation,
    ...conversationNotFound,
  },
  remove: {
    method: 'DELETE',
    path: '/chatbot/conversations/:id',
    summary: 'Deletes a conversation with its attachments.',
    ...conversationNotFound,
  },
  generateTitle: {
    method: 'PUT',
    path: '/chatbot/conversations/:id/generate-title',
    summary: 'Gives a conversation a title of its own, from what was asked.',
    response: z.object({ title: z.string() }),
    ...conversationNotFound,
  },
  send: {
    method: 'POST',
    path: '/chatbot/conversations/:id/messages',
    summary:
      'Asks the tutor, with a document or without. Answers the answer; as server-sent events when they are accepted.',
    body: sendMessageSchema,
    largeBody: true,
    response: oneMessage,
    ...conversationNotFound,
  },
  message: {
    method: 'GET',
    path: '/chatbot/conversations/:id/messages/:messageId',
    summary: 'One message, with what stands there of an answer that is being written.',
    response: oneMessage,
    ...messageNotFound,
  },
  stop: {
    method: 'POST',
    path: '/chatbot/conversations/:id/messages/:messageId/stop',
    summary: 'Stops an answer; what came of it stays.',
    response: oneMessage,
    ...messageNotFound,
  },
  retry: {
    method: 'POST',
    path: '/chatbot/conversations/:id/messages/:messageId/retry',
    summary: 'Writes the latest answer anew; answered as `send`.',
    response: oneMessage,
    ...messageNotFound,
  },
  usage: {
    method: 'GET',
    path: '/chatbot/usage',
    summary: "How many of the day's messages are used.",
    response: z.object({ data: z.object({ usage: usageSchema }) }),
  },
  export: {
    method: 'GET',
    path: '/chatbot/conversations/:id/export',
    summary: 'The conversation as Markdown.',
    ...conversationNotFound,
  },
} as const satisfies Record<string, Endpoint>;
