import type { Citation, ProfessorUsage } from '#shared/contracts/professor.ts';
import { messageOf } from '#shared/messages.ts';
import { formatNumber } from '#shared/rules/text/format.ts';
import { formatDate, formatTime } from '#web/lib/format.ts';

export const sendFailure = messageOf('professor.answer_failed');
export const answerFailure = 'Desculpe, ocorreu um erro ao processar sua solicitação.';

/** Of a conversation whose title is not known. */
export const defaultTitle = 'Professor IA';

export const engineNames = { local: 'Sem IA externa', model: 'IA conectada' } as const;

export const modeNames = { normal: 'Normal', socratic: 'Socrático' } as const;

/** `12 de 30 mensagens hoje`; once they are used up, when the count starts anew. */
export function usageText({ used, limit, resetsAt }: ProfessorUsage): string {
  const counted = `${formatNumber(used)} de ${formatNumber(limit)} mensagens hoje`;
  if (used < limit) return counted;
  return `${counted}. O limite volta em ${formatDate(resetsAt)}, ${formatTime(resetsAt)}.`;
}

const kinds: Record<Citation['kind'], string> = {
  flashcard: 'Flashcard',
  summary: 'Resumo',
  plan: 'Plano',
  attachment: 'Anexo',
  catalogue: 'Currículo',
};

/** What a source is, and on which page: `Anexo, p. 12`. */
export const sourceKind = ({ kind, id, page }: Pick<Citation, 'kind' | 'id' | 'page'>): string => {
  const name = kind === 'catalogue' && id !== null ? 'Biblioteca' : kinds[kind];
  return page === null ? name : `${name}, p. ${formatNumber(page)}`;
};

/** Ids of the places where the sources of an answer stand. */
export const sourceIds = (messageId: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `fonte-${messageId}-${index + 1}`);

/** An answer to be kept elsewhere: without the marks of its sources. */
export const withoutMarks = (text: string, sources: number): string =>
  text.replace(/[ \t]?\[(\d{1,3}(?:, ?\d{1,3})*)\]/g, (mark, numbers: string) =>
    numbers.split(',').every((number) => Number(number) >= 1 && Number(number) <= sources) ? '' : mark,
  );
