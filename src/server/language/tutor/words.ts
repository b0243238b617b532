const number = new Intl.NumberFormat('pt-BR');
const list = new Intl.ListFormat('pt-BR', { type: 'conjunction' });

/** `count`, a whole number, with the right word: "1 cartão", "3 cartões", "0 cartões". */
export const countOf = (count: number, one: string, many: string): string =>
  `${number.format(count)} ${count === 1 ? one : many}`;

/** "a, b e c". */
export const listOf = (items: readonly string[]): string => list.format(items);

/** Minutes as "Xh Ymin" from an hour on, "Ymin" below. */
export function minutesText(minutes: number): string {
  const whole = Math.round(minutes);
  const [hours, rest] = [Math.floor(whole / 60), whole % 60];
  if (hours === 0) return `${rest}min`;
  return rest === 0 ? `${hours}h` : `${hours}h ${rest}min`;
}

/** The parts of an answer that say something, each in a paragraph of its own. */
export const paragraphs = (...parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null && part !== '').join('\n\n');
