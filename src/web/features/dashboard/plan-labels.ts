import type { Dashboard } from '#shared/contracts/dashboard.ts';
import { countOf, formatMinutes } from '#web/lib/format.ts';

type Plan = Dashboard['plan'];

/** What the list is made to fit. What was studied is said once, among the statistics. */
export function planIntroduction({ items, minutesToday, minutesDone }: Plan): string {
  if (minutesToday === null) return 'O que estudar agora, em ordem.';
  if (minutesToday === 0)
    return items.length > 0
      ? 'Hoje é um dia livre nos seus planos e ciclos: só os flashcards não esperam.'
      : 'Hoje é um dia livre nos seus planos e ciclos.';
  const hours = `Em ordem, dentro das suas ${formatMinutes(minutesToday)} de hoje.`;
  const isUnderWay = minutesDone > 0 && minutesDone < minutesToday;
  return isUnderWay ? `${hours} Ainda cabem ${formatMinutes(minutesToday - minutesDone)}.` : hours;
}

const things = (count: number) => countOf(count, 'item', 'itens');

/** What does not stand on the list, and why, of `due` flashcards too; null when everything does. */
export function planRest({ items, minutesToday, minutesDone, leftOut }: Plan, due: number): string | null {
  // The day's limits are used up.
  if (leftOut === 0 && items.length === 0 && due > 0)
    return `${countOf(due, 'flashcard espera', 'flashcards esperam')} por revisão.`;
  if (leftOut === 0) return null;
  const waits = leftOut === 1 ? 'espera' : 'esperam';
  if (minutesToday === null) return `Mais ${things(leftOut)} depois destes.`;
  if (minutesToday === 0) return `${things(leftOut)} ${waits} pelos próximos dias.`;
  if (items.length === 0 && minutesDone >= minutesToday)
    return `Você cumpriu o tempo de hoje. ${things(leftOut)} ${waits} pelos próximos dias.`;
  return `Mais ${things(leftOut)} não ${leftOut === 1 ? 'cabe' : 'cabem'} no tempo de hoje.`;
}
