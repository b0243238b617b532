import type { User } from '#shared/contracts/accounts.ts';
import {
  type ListingCard,
  marketplaceLimits,
  type marketplaceSorts,
  type Pagination,
  type planLengths,
  type ReportReason,
  type WidenedSearch,
} from '#shared/contracts/marketplace.ts';
import { countOf, formatHours, formatNumber } from '#shared/rules/text/format.ts';

const { short, medium } = marketplaceLimits.weeks;

export const lengthNames: Record<(typeof planLengths)[number], string> = {
  short: `Curta: até ${short} semanas`,
  medium: `Média: ${short + 1} a ${medium} semanas`,
  long: `Longa: mais de ${medium} semanas`,
};

export const sortNames: Record<(typeof marketplaceSorts)[number], string> = {
  rating: 'Melhor avaliados',
  date: 'Mais recentes',
};

export const reasonNames: Record<ReportReason, string> = {
  spam: 'Propaganda ou spam',
  copied: 'Cópia do trabalho de outra pessoa',
  offensive: 'Conteúdo ofensivo',
  personal: 'Expõe dados pessoais',
  wrong: 'Informações erradas',
  other: 'Outro motivo',
};

export const leastRatingText = (rating: number): string =>
  rating === 5 ? 'Nota 5' : `Nota ${rating} ou mais`;

/** `41 planos`, `Mais de 999 planos`. */
export const foundText = ({ total, hasMore }: Pick<Pagination, 'total' | 'hasMore'>): string =>
  `${hasMore ? 'Mais de ' : ''}${countOf(total, 'plano', 'planos')}`;

const lists = {
  true: new Intl.ListFormat('pt-BR'),
  false: new Intl.ListFormat('pt-BR', { type: 'disjunction' }),
};

/** `“enem” ou “matemática”`, `“enem” e “redação”`. */
export const keptWords = ({ words, needsAll }: WidenedSearch): string =>
  lists[`${needsAll}`].format(words.map((word) => `“${word}”`));

/** `4 semanas`, `20 tópicos`, `10h por semana`. */
export const sizeWords = ({
  numberOfWeeks,
  topicsCount,
  timeAvailable,
}: Pick<ListingCard, 'numberOfWeeks' | 'topicsCount' | 'timeAvailable'>): string[] => [
  numberOfWeeks > 0 ? countOf(numberOfWeeks, 'semana', 'semanas') : 'Sem cronograma',
  countOf(topicsCount, 'tópico', 'tópicos'),
  `${formatHours(timeAvailable)} por semana`,
];

/** `Com edital verticalizado: 312 tópicos`; nothing for a plan without one. */
export const syllabusText = (topics: number): string | null =>
  topics > 0 ? `Com edital verticalizado: ${countOf(topics, 'tópico', 'tópicos')}` : null;

/** `Clonado por 12 estudantes`; nothing while nobody did. */
export const clonesText = (clones: number): string | null =>
  clones > 0 ? `Clonado por ${countOf(clones, 'estudante', 'estudantes')}` : null;

/** `Média de 4,3 em 12 avaliações.` */
export const averageText = ({
  averageRating,
  numberOfReviews,
}: Pick<ListingCard, 'averageRating' | 'numberOfReviews'>): string =>
  `Média de ${formatNumber(averageRating)} em ${countOf(numberOfReviews, 'avaliação', 'avaliações')}.`;

/** What a review asks of the student who writes it. */
export type Reviewer = Pick<User, 'id' | 'isTestAccount' | 'emailVerified'>;

/** Why the student's rating is not part of the average; null when it is. */
export function outsideAverage({ isTestAccount, emailVerified }: Omit<Reviewer, 'id'>): string | null {
  if (isTestAccount) return 'Notas de contas de teste aparecem, mas ficam fora da média.';
  return emailVerified ? null : 'Sua nota entra na média quando você confirmar seu email.';
}
