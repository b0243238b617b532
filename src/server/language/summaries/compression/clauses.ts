import { hasMainVerb, hasVerb, isVerb } from '#server/language/text/verbs.ts';
import { wordsOf } from '#server/language/text/words.ts';

const subordinating =
  /^(?:se|quando|embora|como|porque|enquanto|caso|conforme|segundo|ainda que|mesmo que|já que|uma vez que|visto que|assim que|logo que|sempre que|depois que|antes que|desde que|à medida que|por mais|para|ao|a fim)(?!\p{L})/iu;
const prepositional =
  /^(?:em|n[oa]s?|n?uma? vez|de|d[oa]s?|por|pel[oa]s?|com|sem|a partir|até|desde|sob|sobre|entre|durante|após|contra|ao?s|à|às|hoje|ontem|aqui|ali)(?!\p{L})/iu;
const conjugated = /(?:[aei]ria|[aei]riam|ava|avam|[aei]rá|[aei]rão)$/u;
/** A word that something has to follow. */
const open =
  /(?<!\p{L})(?:e|ou|mas|que|nem|como|se|mais|menos|muito|tão|quase|não|d[aeo]s?|n[ao]s?|[ao]s?|ao|à|em|por|para|com|sem|entre|pel[ao]s?|uma?s?)$/iu;

export const ended = (text: string) => `${text.replace(/[\s,;:–—-]+$/u, '')}.`;

/** Whether the text begins before the subject: with a circumstance or a subordinate clause. */
export const opensBeforeSubject = (text: string) => subordinating.test(text) || prepositional.test(text);

export const hasNoVerb = (text: string) => !hasVerb(text.charAt(0).toLowerCase() + text.slice(1));

/** Whether the text, which begins within a sentence, goes on with a verb. */
export function goesOnWithVerb(text: string): boolean {
  const next = wordsOf(text.slice(0, 60))[0] ?? '';
  return isVerb(next, 'e') || conjugated.test(next) || /^(?:não|se|nunca|já|só)$/u.test(next);
}

/** Whether the beginning of a sentence is one by itself: it has a verb of its own, and that what it asks for. */
export function standsAlone(text: string): boolean {
  let rest = text;
  while (subordinating.test(rest)) {
    const comma = rest.indexOf(', ');
    if (comma < 0) return false;
    rest = rest.slice(comma + 2);
  }
  if (wordsOf(rest).length < 4 || !hasMainVerb(rest)) return false;
  return !rest.split(', ').some((part) => {
    const [before, last = ''] = wordsOf(part).slice(-2);
    return open.test(part) || isVerb(last, before);
  });
}
