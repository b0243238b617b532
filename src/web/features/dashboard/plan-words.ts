import type { Dashboard } from '#shared/contracts/dashboard.ts';
import { countOf, formatMinutes } from '#web/lib/format.ts';

type Plan = Dashboard['plan'];

/** What the list is made to fit. */
export function planIntroduction({ minutesToday, minutesDone }: Plan): string {
  if (minutesToday === null) return 'O que estudar agora, em ordem.';
  if (minutesToday === 0) return 'Hoje é um dia livre nos seus planos e ciclos.';
  const hours = `Em ordem, dentro das suas ${formatMinutes(minutesToday)} de hoje.`;
  return minutesDone > 0 ? `${hours} Já estudados: ${formatMinutes(minutesDone)}.` : hours;
}

const things = (count: number) => countOf(count, 'item', 'itens');

/** What does not stand on the list, and why; null when everything does. */
export function planRest({ items, minutesToday, minutesDone, leftOut }: Plan): string | null {
  if (leftOut === 0) return null;
  const waits = leftOut === 1 ? 'espera' : 'esperam';
  if (minutesToday === null) return `Mais ${things(leftOut)} depois destes.`;
  if (minutesToday === 0) return `${things(leftOut)} ${waits} pelos próximos dias.`;
  if (items.length === 0 && minutesDone >= minutesToday)
    return `Você cumpriu o tempo de hoje. ${things(leftOut)} ${waits} pelos próximos dias.`;
  return `Mais ${things(leftOut)} não ${leftOut === 1 ? 'cabe' : 'cabem'} no tempo de hoje.`;
}
