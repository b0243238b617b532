import { foldLetters } from '#shared/rules/text/fold.ts';
import { plainMessage } from './plain-message.ts';

/** What questions are counted by: "1) o que é …? 2) quando …?" */
const marker = /(?:^|(?<=[\s:;,.?]))(?:\d{1,2} ?[).ªº-]|[a-e]\)) ?(?=\p{L})/gu;
const isQuestion = (text: string) =>
  text.endsWith('?') ||
  /^(?:o que|que|qual|quais|quem|quando|onde|como|por que|para que|quant|expli[cq]|defin)/.test(
    foldLetters(plainMessage(text)),
  );

/** Questions that a message counts, as questions alone, where what announces them names no matter: "tenho 3 dúvidas:". */
export function withoutNumbers(message: string): string {
  const [before = '', ...items] = message.split(marker).map((part) => part.trim());
  return items.length > 1 &&
    items.every(isQuestion) &&
    !/\?|(?<!\p{L})(?:sobre|quanto a[os]?|em rela[cç][aã]o)(?!\p{L})/iu.test(before)
    ? items.map((item) => `${item.replace(/[\s?.,;]+$/u, '')}?`).join(' ')
    : message;
}
