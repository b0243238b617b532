import type { z } from 'zod';
import type { ApiCalls } from './endpoint.ts';
import type {
  answerEventSchema,
  citationSchema,
  conversationSchema,
  messageSchema,
  professorSchemas,
  sendMessageSchema,
  usageSchema,
} from './professor.schemas.ts';

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

export type Citation = z.output<typeof citationSchema>;
export type ChatMessage = z.output<typeof messageSchema>;
export type Conversation = z.output<typeof conversationSchema>;
export type SendMessage = z.output<typeof sendMessageSchema>;
export type AnswerEvent = z.output<typeof answerEventSchema>;
export type ProfessorUsage = z.output<typeof usageSchema>;

export const professorApi: ApiCalls<typeof professorSchemas> = {
  create: { method: 'POST', path: '/chatbot/conversations' },
  list: { method: 'GET', path: '/chatbot/conversations' },
  detail: { method: 'GET', path: '/chatbot/conversations/:id' },
  update: { method: 'PUT', path: '/chatbot/conversations/:id' },
  remove: { method: 'DELETE', path: '/chatbot/conversations/:id' },
  generateTitle: { method: 'PUT', path: '/chatbot/conversations/:id/generate-title' },
  send: { method: 'POST', path: '/chatbot/conversations/:id/messages' },
  message: { method: 'GET', path: '/chatbot/conversations/:id/messages/:messageId' },
  stop: { method: 'POST', path: '/chatbot/conversations/:id/messages/:messageId/stop' },
  retry: { method: 'POST', path: '/chatbot/conversations/:id/messages/:messageId/retry' },
  usage: { method: 'GET', path: '/chatbot/usage' },
  export: { method: 'GET', path: '/chatbot/conversations/:id/export' },
};
