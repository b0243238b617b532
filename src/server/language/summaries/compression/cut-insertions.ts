import { hasVerb } from '#server/language/text/verbs.ts';
import { goesOnWithVerb, hasNoVerb, opensBeforeSubject } from './clauses.ts';

const connective =
  /, (?:porém|contudo|todavia|entretanto|no entanto|portanto|por exemplo|aliás|além disso|por sua vez|por outro lado|afinal|assim|também|por isso|de fato|na verdade|igualmente|enfim),(?= )/gu;

/** What a speaker says to those who listen. */
const spoken =
  /, (?:pessoal|gente|galera|né|tá|viu|olha|sabe)(?=,)(,)|, (?:imagina|né|tá|viu|beleza|certo)(?=[.!]*$)/gu;

/** Without ", pessoal," or the like. */
export const withoutSpoken = (text: string) =>
  text.replace(spoken, (_, comma: string | undefined, at: number) =>
    comma !== undefined && hasVerb(text.slice(0, at)) ? ',' : '',
  );

const participial = /^\p{Lu}\p{L}{2,}[ai]d[oa]s? [^,]+$/u;

/** Without ", porém," or the like; a comma stays after what comes before the subject, and before an apposition. */
export const withoutConnectives = (text: string) =>
  text.replace(connective, (found, at: number) => {
    const before = text.slice(0, at);
    const after = text.slice(at + found.length + 1);
    // "Incentivado por um tio, porém, mudou de carreira".
    if (goesOnWithVerb(after)) return participial.test(before) ? ',' : '';
    if (opensBeforeSubject(before)) return before.includes(', ') ? '' : ',';
    if (hasVerb(before.charAt(0).toLowerCase() + before.slice(1))) return '';
    const [, next = ''] = after.split(', ');
    return goesOnWithVerb(next) ? ',' : found;
  });

/** What nothing else says: a formula, a measure (but not a year), a list. */
const substance = /[=<>≤≥≈+*/^·√→%°]|\d|, .* (?:e|ou) /u;
const year = /(?<!\d)[12]\d{3}(?!\d)/gu;

/** Without brackets that tell something beside, and without asides between dashes. */
export const withoutAsides = (text: string) =>
  text
    .replace(/ \(([^()]{2,200})\)/gu, (found, inside: string) =>
      substance.test(inside.replace(year, '')) ? found : '',
    )
    .replace(/ [–—] [^–—:;.!?]{2,160} [–—](?=[ ,])/gu, '')
    .replace(/ (?=[,.;:])/gu, '');

/** A subject: what an article begins, or a name. */
const subjectLike =
  /^(?:(?:[OA]s?|Uma?) (?!cada|partir|seguir|princípio|rigor|propósito)|\p{Lu}\p{L}+(?: (?:d[aeo]s? |e )?\p{Lu}\p{L}+)+$)/u;
const name = /^\p{Lu}\p{L}+$/u;
/** What may be left out between the subject and the verb: it tells more of the subject, and neither sets a condition nor hedges. */
const conditional =
  /^(?:se|caso|quando|exceto|salvo|sem|não|nem|só|apenas|desde|segundo|conforme|para|ou|e|em (?:princípio|geral|regra|média|tese|parte)|às vezes|muitas vezes|quase|talvez|\p{L}+mente)(?!\p{L})/iu;
const relative = /^(?:que|cuj[oa]s?|onde|n[oa] qual)(?!\p{L})/u;

/** "O ferro, metal abundante, forma ligas" without what stands between commas from the subject to the verb. */
export function withoutInsertion(text: string): string[] {
  const [subject = '', ...rest] = text.split(', ');
  const verb = rest.findIndex((part, at) => at > 0 && goesOnWithVerb(part));
  const inserted = rest.slice(0, Math.max(0, verb));
  if (inserted.length === 0 || inserted.some((part) => conditional.test(part) || /[;:]/u.test(part)))
    return [];
  if (inserted.length > 1 && inserted.some((part) => / e /u.test(part))) return [];
  const isSubject = name.test(subject)
    ? relative.test(inserted[0] ?? '')
    : subjectLike.test(subject) &&
      !opensBeforeSubject(subject) &&
      !/[;:]/u.test(subject) &&
      hasNoVerb(subject);
  return isSubject ? [`${subject} ${rest.slice(verb).join(', ')}`] : [];
}
