import type { Publication } from '#shared/contracts/marketplace.ts';
import { messageOf } from '#shared/messages.ts';
import { countOf } from '#web/lib/format.ts';

export const stateNames: Record<Publication['state'], string> = {
  unpublished: 'Não publicado',
  published: 'Publicado',
  hidden: 'Em análise',
  removed: 'Retirado pela moderação',
};

export const stateSentences: Record<Publication['state'], string> = {
  unpublished: 'Só você vê este plano agora. O que foi visto, clonado e avaliado continua contado.',
  published: 'Outros estudantes encontram, avaliam e clonam este plano.',
  hidden: messageOf('marketplace.under_review'),
  removed: messageOf('marketplace.removed'),
};

/** `12 visualizações e 3 clones nos últimos 30 dias.` */
export function daysSummary(days: Publication['days']): string {
  const sum = (of: (day: Publication['days'][number]) => number) =>
    days.reduce((total, day) => total + of(day), 0);
  const views = countOf(
    sum((day) => day.views),
    'visualização',
    'visualizações',
  );
  const clones = countOf(
    sum((day) => day.clones),
    'clone',
    'clones',
  );
  return `${views} e ${clones} nos últimos ${days.length} dias.`;
}
