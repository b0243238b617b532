import { foldLetters } from '#shared/rules/text/fold.ts';
import { isSameWord } from '../attempt/same-word.ts';
import { stemOf } from '../content-words.ts';
import { studiedWordsFor } from './everyday.ts';
import { isMisspelt } from './sound.ts';
import { synonymsOf } from './synonyms.ts';

/** How surely a word of a text is the word that was asked for, 0 to 1. */
const sureness = {
  same: 1,
  form: 0.9,
  synonym: 0.75,
  everyday: 0.8,
  misspelt: 0.85,
  shortened: 0.85,
} as const;

const fewestLetters = 3;
/** Who plays is not who is thrown: "jogador", "jogado". */
const agent = /dor(?:a|es|as)?$/;
const participle = /[ai]d[oa]s?$/;
/** "Brasileirão" is no "brasileira". */
const augmentative = /eirao$/;
const isAugmented = (folded: string, word: string) =>
  augmentative.test(folded) && !augmentative.test(foldLetters(word));
/** "Inexigibilidade" is of what is "inexigível", "elasticidade" of what is "elástico". */
const abstract = /^(\p{L}{4,}?)(?:bilidades?|vel|veis|icidades?|ic[oa]s?|ismos?|istas?)$/u;
/** "Climático" is of the climate, "econômico" of the economy. */
const adjectival = /^(\p{L}{4,}?)(?:atic|etic|ic|ari|u?al|ar)(?:[oa]s?|is|es)?$/u;
/** "Diabético" is who has diabetes, "econômico" of the economy; "elétrico" is of no electron. */
const ofMatter = /^(\p{L}{5,}?)(?:atic|etic|ic)[oa]s?$/u;
const isMatterOf = (word: string, matter: string) =>
  word.startsWith(matter) &&
  /^(?:ias?|ismos?|etes|es)$/.test(word.slice(matter.length)) &&
  !/[^t]es$/.test(word);
const longestEnding = 3;
/** No word of Portuguese ends so: "adm", "prog", "constit" are the beginnings of longer ones. */
const isShortened = (folded: string) =>
  folded.length <= 7 &&
  (/[^aeiou]{2}$/.test(folded) ? !/(?:ns|rs|ls|ps|x)$/.test(folded) : /.{3}[bcdfgjkpqtv]$/.test(folded));
/** So many letters at least are left out. */
const fewestCut = 3;
/** "A revolução de 30" is one of 1930. */
const shortYear = /^\d{2}$/;
const fullYear = /^(?:1[4-9]|20)\d{2}$/;
/** "Lesionado" has a "lesão", "nacional" is of a "nação". */
const ofAction = /^(\p{L}{3,})ion(?:a[lrm]?|ad[oa]s?|ais|ou|ando|amentos?)$/u;
/** A pronoun that hangs on a verb: "evitá-la". */
const clitic = /-(?:l?[oa]s?|se|lhes?)$/;

/** A formula is nothing that somebody formulated. */
const formula = /^formulas?$/;

/** "Depois" is no form of "depor". */
const order = /^(?:antes|depois)$/;

/** "Pedrinhas" are "pedras"; what else ends so is a name of its own. */
const diminutive = /^(\p{L}{4,})(?:z?inh[oa]s?)$/u;
const noDiminutive = /^(?:colar|golf|madr|padr|sobr|verm)inh[oa]s?$/;

/** A word of three letters is itself or its plural, one of four has its own end: a rhyme is no kidney, a team no thymus. */
const isSameShort = (one: string, other: string) =>
  one === other ||
  /s$/.test(one) ||
  /s$/.test(other) ||
  one.length > fewestLetters + 2 ||
  (one.length > fewestLetters && one.endsWith('e') === other.endsWith('e'));

/** "Não fure" is of "furar". */
const isWish = (one: string, other: string) => /ar$/.test(one) && /[^ae]em?$/.test(other);

/** A part of "bem-estar"; "email" for "e-mails". */
const isOfHyphened = (folded: string, word: string) =>
  word.split('-').includes(folded) || isSameWord(folded, word.replaceAll('-', ''));

/** A text's words that may be meant by an asked one: stems with how surely; none when it has no such word. */
export type Matches = ReadonlyMap<string, number>;

/** What was found is kept as long as its vocabulary. */
const matched = new WeakMap<ReadonlyMap<string, string>, Map<string, Matches>>();

/**
 * The words of `vocabulary` (stems, each with how it is written) that `asked` stands for: itself, another form of it, a
 * word that says the same; only where the text has none of these, one that it may be misspelt for.
 */
export function matchWord(
  asked: { word: string; stem: string },
  vocabulary: ReadonlyMap<string, string>,
): Matches {
  const known = matched.get(vocabulary) ?? new Map<string, Matches>();
  matched.set(vocabulary, known);
  const found = known.get(asked.word) ?? findMatches(asked, vocabulary);
  known.set(asked.word, found);
  return found;
}

/** "A média" is measured by nobody. */
const mean = /^médias?$/iu;

/** Adds the words of `vocabulary` that are a form of one of `others`. */
function addSame(
  found: Map<string, number>,
  vocabulary: ReadonlyMap<string, string>,
  others: readonly string[],
  sure: number,
): void {
  if (others.length === 0) return;
  for (const [stem, word] of vocabulary)
    if (
      !found.has(stem) &&
      !mean.test(word) &&
      others.some(
        (other) =>
          other.slice(0, 3) === stem.slice(0, 3) && isSameWord(other, foldLetters(word).replace(clitic, '')),
      )
    )
      found.set(stem, sure);
}

/** The same for a whole material: one that lacks the everyday word may say it in words of study. */
export function matchMaterial(
  asked: { word: string; stem: string; role: string },
  vocabulary: ReadonlyMap<string, string>,
): Matches {
  const found = matchWord(asked, vocabulary);
  if (found.size > 0) return found;
  const studied = new Map<string, number>();
  addSame(
    studied,
    vocabulary,
    studiedWordsFor(foldLetters(asked.word), asked.role === 'verb'),
    sureness.everyday,
  );
  return studied;
}

function findMatches(
  asked: { word: string; stem: string },
  vocabulary: ReadonlyMap<string, string>,
): Matches {
  const found = new Map<string, number>();
  const folded = foldLetters(asked.word);
  const same = vocabulary.get(asked.stem);
  if (same !== undefined && isSameShort(folded, foldLetters(same)) && !isAugmented(folded, same))
    found.set(asked.stem, sureness.same);
  if (shortYear.test(folded))
    for (const [stem, word] of vocabulary)
      if (fullYear.test(word) && word.endsWith(folded)) found.set(stem, sureness.form);
  if (folded.length < fewestLetters || order.test(folded)) return found;
  for (const [stem, word] of vocabulary) {
    if (stem === asked.stem || stem[0] !== folded[0] || stem[1] !== folded[1] || stem.length < 3) continue;
    if (agent.test(folded) && participle.test(word)) continue;
    if (isAugmented(folded, word)) continue;
    const whole = foldLetters(word).replace(clitic, '');
    // "Cobra" is nothing that one covers.
    const isForm = whole.length > folded.length + 1 || isSameShort(folded, whole) || isWish(folded, whole);
    if (isForm && isSameWord(folded, whole)) found.set(stem, sureness.form);
  }
  if (folded.length > fewestLetters)
    for (const [stem, word] of vocabulary)
      if (word.includes('-') && !found.has(stem) && isOfHyphened(folded, foldLetters(word)))
        found.set(stem, sureness.form);
  const action = ofAction.exec(folded)?.[1];
  if (action !== undefined) {
    const noun = new RegExp(`^${action}(?:ao|oes)$`);
    for (const [stem, word] of vocabulary)
      if (!found.has(stem) && noun.test(foldLetters(word))) found.set(stem, sureness.form);
  }
  const [, base] = abstract.exec(folded) ?? [];
  if (base !== undefined)
    for (const [stem, word] of vocabulary)
      if (!found.has(stem) && stem[0] === folded[0] && abstract.exec(foldLetters(word))?.[1] === base)
        found.set(stem, sureness.form);
  if (!formula.test(folded)) addSame(found, vocabulary, synonymsOf(folded), sureness.synonym);
  const matter = ofMatter.exec(folded)?.[1];
  if (matter !== undefined)
    for (const [stem, word] of vocabulary)
      if (!found.has(stem) && isMatterOf(foldLetters(word), matter)) found.set(stem, sureness.synonym);
  if (found.size > 0) return found;
  const root = adjectival.exec(folded)?.[1];
  if (root !== undefined)
    for (const [stem, word] of vocabulary)
      if (word.length <= root.length + longestEnding && foldLetters(word).startsWith(root))
        found.set(stem, sureness.synonym);
  if (found.size > 0) return found;
  const small = noDiminutive.test(folded) ? undefined : diminutive.exec(folded)?.[1];
  if (small !== undefined)
    for (const each of [`${small}a`, `${small}o`, small].map(stemOf))
      if (vocabulary.has(each)) found.set(each, sureness.form);
  if (found.size > 0) return found;
  for (const [stem, word] of vocabulary)
    if (
      !isAugmented(folded, word) &&
      ((Math.abs(word.length - folded.length) <= 3 && isMisspelt(asked.word, word)) ||
        (word.includes('-') && word.split('-').some((part) => isMisspelt(asked.word, part))))
    )
      found.set(stem, sureness.misspelt);
  if (found.size === 0 && isShortened(folded))
    for (const [stem, word] of vocabulary)
      if (word.length >= folded.length + fewestCut && foldLetters(word).startsWith(folded))
        found.set(stem, sureness.shortened);
  return found;
}
