import { firstVerb } from '#server/language/text/verbs.ts';
import { wordsOf } from '#server/language/text/words.ts';
import { foldLetters } from '#shared/rules/text/fold.ts';
import { comparedIn } from '../comparison/compared.ts';
import { loneOrdinal, threadOf } from '../intent/follow-up.ts';
import { plainMessage } from '../intent/plain-message.ts';
import { topicOf } from '../intent/topic-of.ts';
import { askedIn } from '../matching/asked-words.ts';
import { chooseSentences } from '../quote/choose-sentences.ts';
import { withLists } from '../quote/labelled-lists.ts';
import type { Quotable } from '../quote/read-quotables.ts';
import { readingsOf } from '../readings.ts';
import type { TutorAnswer, TutorInput } from '../tutor.ts';
import { answerWith, type Material } from './answer-with.ts';

/** Where each stands that an ordinal counts; the last one from behind. */
const places: readonly (readonly [RegExp, number])[] = [
  [/^(?:primeir|1)/, 0],
  [/^(?:segund|2)/, 1],
  [/^(?:terceir|3)/, 2],
  [/^(?:quart|4)/, 3],
  [/^(?:quint|5)/, 4],
  [/^ultim/, -1],
];

/** What a sentence counts up last: "… tem três etapas: filtração, reabsorção e secreção." */
const enumerated =
  /(?::|(?<!\p{L})(?:são|foram|eram|em|entre))\s+((?:[^,;:.()]{2,50}, ){1,8}[^,;:.()]{2,50} e [^,;:.()]{2,50})[.;]?$/iu;
const pair = /:\s+([^,;:.()]{2,40} e [^,;:.()]{2,40})[.;]?$/iu;
const between = /, (?:e )?| e /u;
const mostWords = 5;

const nameOf = (item: string) =>
  (/^([^:–—]{2,60}?)(?::| [–—-] )/u.exec(item)?.[1] ?? item)
    .replace(/^(?:[oa]s?|uma?) |[;,.]$/giu, '')
    .trim();

/** The names of what a sentence or a list counts up, in their order. */
export function itemsOf({ text, items, question }: Pick<Quotable, 'text' | 'items' | 'question'>): string[] {
  const counted = (enumerated.exec(text) ?? pair.exec(text))?.[1]?.split(between) ?? [];
  const names = (items.length > 1 ? [...items] : counted).map(nameOf);
  const areNames = names.every((name) => {
    const words = wordsOf(name);
    return words.length > 0 && words.length <= mostWords && firstVerb(words) < 0;
  });
  return names.length > 1 && (areNames || (question === null && items.length > 1)) ? names : [];
}

interface Listed {
  names: readonly string[];
  /** What told them; null where the student named them. */
  by: Quotable | null;
}

/** What was counted up last, to or by the student; null where something else was begun since. */
function listedBefore(said: readonly string[], material: Material): Listed | null {
  for (let at = said.length - 1; at >= 0; at--) {
    const message = plainMessage(said[at] ?? '');
    if (loneOrdinal.test(foldLetters(message))) continue;
    const before = said.slice(0, at);
    const intent = { kind: 'explain', topic: '', question: message } as const;
    for (const wanted of readingsOf({ message, said: before, intent })) {
      if (wanted.asked.length === 0) continue;
      const choice = chooseSentences(withLists(material, wanted).quotables, wanted);
      const by = choice.quotables.find((each) => itemsOf(each).length > 0);
      if (by) return { names: itemsOf(by), by };
      if (choice.best) break;
    }
    const sides = comparedIn(message);
    if (sides) return { names: sides.map(({ name }) => name), by: null };
    if (threadOf(before, message).before.length === 0) return null;
  }
  return null;
}

/** Says nothing besides the ordinal: "e", "fala mais", "explica melhor". */
const saysMore = (rest: string) =>
  askedIn(rest).length > 0 || /^(?:onde|quando|como|por que|quem|quant)/iu.test(rest);

/** What is told of the item of a list that an ordinal alone means: "fala mais da primeira"; null where none is told. */
export function tellItem(input: TutorInput, question: string, material: Material): TutorAnswer | null {
  const plain = plainMessage(question);
  const found = loneOrdinal.exec(foldLetters(plain));
  if (!found || input.said.length === 0) return null;
  const listed = listedBefore(input.said, material);
  const place = places.find(([ordinal]) => ordinal.test(found[1] ?? ''))?.[1];
  const name = listed && place !== undefined ? listed.names.at(place) : undefined;
  if (!listed || name === undefined) return null;
  const { by } = listed;
  const rest = `${plain.slice(0, found.index)} ${plain.slice(found.index + found[0].length)}`
    .replace(/^\s*(?:(?:e|mas|aí) )?/iu, '')
    .replace(/^[\s,]+/u, '')
    .trim();
  const asksMore = saysMore(rest);
  const message = asksMore ? `${name} ${rest}` : `o que é ${name}?`;
  const intent = { kind: 'explain', topic: topicOf(message), question: message } as const;
  // What announced it says no more of it; other texts may mean another thing by its name.
  const rests = material.quotables.filter(
    (each) =>
      each !== by &&
      !itemsOf(each).includes(name) &&
      (by === null || each.passage === by.passage || each.question !== null),
  );
  const isNamed = (each: Quotable) =>
    foldLetters(`${each.question ?? ''} ${each.text}`).includes(foldLetters(name));
  for (const wanted of readingsOf({ message, said: [], intent })) {
    const { quotables, best } = chooseSentences(rests, wanted);
    // "Nessas aplicações" tells nothing of the layer of application.
    if (best && (asksMore || isNamed(best)))
      return answerWith({ ...input, message, intent, said: [] }, intent.topic, { quotables, material });
  }
  return null;
}
