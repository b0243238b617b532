import { rankTerms } from '#server/language/text/key-terms.ts';
import { hasVerb } from '#server/language/text/verbs.ts';
import { wordsOf } from '#server/language/text/words.ts';
import { foldLetters } from '#shared/rules/text/fold.ts';
import { contentWords, stemsOf } from '../content-words.ts';
import type { Asked } from '../matching/asked-words.ts';
import { onlyItem } from './one-item.ts';
import { answersKind, isDefinition, ofDeeds, type QuestionKind, questionKind } from './question-kind.ts';
import type { Quotable } from './read-quotables.ts';
import { coverageOf, hasAny, nearby, presence, type Weighed } from './weigh.ts';

/** What is looked for. */
export interface Wanted {
  /** The words that have to be spoken of. */
  asked: readonly Asked[];
  /** What was spoken of before; it only helps to choose. */
  context?: readonly Asked[];
  /** Of these a sentence has to have one by itself, where the material has any. */
  must?: readonly Asked[];
  kind: QuestionKind;
  /** Of these it has to be near one: under it, or standing for it. */
  near?: readonly Asked[];
  /** It has to be near all of these: "o clima da ilha Sul". */
  whose?: readonly Asked[];
  /** Whether it is asked what is not so. */
  isDenied?: boolean;
  /** What may be quoted at all; everything without it. */
  among?: (quotable: Quotable) => boolean;
  /** Whether it has to be near all that is asked: what stands beside it is of other matters. */
  isStrict?: boolean;
  /** A story of many words: an answer need not have all of them. */
  isStory?: boolean;
}

export interface Rated {
  quotable: Quotable;
  coverage: number;
  found: number;
  fits: boolean;
  isDefined: boolean;
  /** Whether it begins with what does what is asked how or why. */
  isDone: boolean;
  score: number;
}

/** What a card is worth that asks what the student asks. */
const sameQuestion = 0.6;

/** How much of a card's question and of the student's is the same, 0 to 1. */
function asksSame({ asks }: Quotable, weighed: readonly Weighed[]): number {
  if (asks.size === 0) return 0;
  const shared = weighed.filter((word) => hasAny(asks, word)).length;
  return shared === 0 ? 0 : shared / (asks.size + weighed.length - shared);
}

const firstWords = 4;
/** More of them make a list. */
const mostCommas = 3;
const copular =
  /(?<!\p{L})(?:é|são|foi|foram|era|eram|consiste|significa|corresponde|representa|refere-se|designa)(?!\p{L})/u;
const naming =
  /(?<!\p{L})(?:(?:se|ele|ela) chamam?|chamad[oa]s?|denominad[oa]s?|conhecid[oa]s? (?:como|por)|nome d[eao]|denomina-se|chama-se|fala-se em|diz-se|tem-se)[^,.;]{0,30}$/iu;

/** "Se a quantidade cai mais, a demanda é elástica" says when it is so. */
const conditional = /(?:^|[;.] )(?:se|quando) [^.;]+, (?:\S+ ){0,3}?(?:é|são)(?: uma?)? $/iu;

/** "Na endotérmica ela é positiva" says what something else is there. */
const isPlace = /[;:] (?:n[ao]s?|em|durante|para|com) (?:\p{L}+ )?$/iu;

/** "Só há penumbra quando …" */
const onlyIs = /(?<!\p{L})(?:há|houve|haverá|existe|existem) (?:\p{L}+ )?$/iu;

/** "O prazo para anular é de cinco anos" says what a term is. */
const completes =
  /^(?:[OA]s? )?(?!conceito|definição|ideia|noção|tipo|processo|fenômeno)\p{L}+ (?:para|por|sobre) (?:[oa]s? )?$/iu;

/** "…, o passivo reúne as obrigações e o patrimônio líquido é a diferença": what is said of one of several. */
const isGenus = /^(?: \p{L}+)? (?:é|são|era|eram) (?:[oa]s?|uma?|uns|umas) \p{L}/u;
/** "Os liquens são associações …, e as micorrizas são associações …" */
const isCoordinated = /(?:, e|;(?: já| e)?|, (?:já|enquanto|ao passo que)) [oa]s? $/iu;
const opensPart = /(?:^|[,;:] | e )(?:[oa]s? )?(?:\p{L}+ ){0,2}$/iu;

/** What a list goes on with behind one of its things. */
const countsOn =
  /^(?: (?:d[aeo]s? )?\p{L}+){0,3}, (?:[^,.;:]{3,60}, )*[^,.;:]{3,60} (?:e|ou) [^,.;:]{3,80}[.;]?$/u;

/** "Os atributos são …" */
const counts = /(?<!\p{L})(?:são|eram|foram|inclu\p{L}+|compreend\p{L}+|abrang\p{L}+) /u;

const countsUp = /^[^,]{2,60}(?:, [^,]{2,60})+ (?:e|ou) [^,]+$/u;
const lastPart = /[.;:](?=[^.;:]*$)/u;

/** Where the last clause begins: "; fenótipo é …". */
const lastClause = /[;:](?=[^;:]*$)/u;

/** Whether a sentence says what the last of the named words is: before it, after it, or between commas. */
function defines({ text, words, inherited }: Quotable, weighed: readonly Weighed[]): boolean {
  const names = weighed.filter(({ role }) => role === 'name');
  const wanted = names.length > 0 ? names : weighed;
  const isWanted = (stem: string) => wanted.some(({ matches }) => matches.has(stem));
  const isAsked = (stem: string) => weighed.some(({ matches }) => matches.has(stem));
  if (wanted.some((word) => hasAny(inherited, word)) && copular.test(text.slice(0, 40))) return true;
  let from = 0;
  for (const [at, { word, stem }] of words.entries()) {
    const start = text.indexOf(word, from);
    from = start + word.length;
    if (!isWanted(stem)) continue;
    const next = words[at + 1];
    // "Habeas data:" names one thing in two words.
    const isWholeName =
      next && text.startsWith(` ${next.word}`, from) && isAsked(next.stem) && !isWanted(next.stem);
    const [before, after] = [
      text.slice(0, start),
      text.slice(from + (isWholeName ? next.word.length + 1 : 0)),
    ];
    if (isPlace.test(before) || onlyIs.test(before) || (at > 0 && completes.test(before))) continue;
    // "Há quatro excludentes: estado de necessidade, legítima defesa e …" only counts it up.
    const clause = before.slice(before.search(lastPart) + 1);
    if (countsOn.test(after) && !copular.test(after) && (counts.test(clause) || !hasVerb(clause))) continue;
    if (isGenus.test(after) && opensPart.test(before)) return true;
    if (isCoordinated.test(before) && /^ (?:é|são|foi|foram|era|eram) /u.test(after)) return true;
    const inClause = contentWords(before.slice(before.search(lastClause) + 1)).length;
    if (
      Math.min(at, inClause) < firstWords &&
      (copular.test(after.slice(0, 90)) || /^\s?(?:\([^)]*\))?\s?[:–=—]/u.test(after))
    )
      return (
        isDefinition(text) ||
        /^[^.;]{0,90}(?<!\p{L})(?:é|são|foi|foram|era|eram) /u.test(after) ||
        /^\s?[:–=—(]/u.test(after)
      );
    if (/^, que (?:é|são|foi|foram|era|eram) /u.test(after)) return true;
    if (naming.test(before) || conditional.test(before)) return true;
    if (
      text.split(',').length <= mostCommas &&
      /^(?: \p{L}+)?, (?!que |e |mas |ou |também |a |o |os |as |como |quando |se |por |para |contra |sem |com |em |até |entre |sob |d[aeo]s? |desde |após |n[ao]s? )\p{Ll}[^,.]{4,}/u.test(
        after,
      ) &&
      at >= firstWords - 1
    )
      return true;
  }
  return false;
}

/** Says what is not so, first. */
const denies = /^(?:Não|Nunca|Jamais|Nem)(?!\p{L})/u;
export const denial = /(?<!\p{L})(?:não|nunca|jamais|nem)(?!\p{L})/iu;
const anyName = /\p{Lu}\p{Ll}{2,}/u;

/**
 * "Fundou a Academia" has it done to what is asked about, "estudou na Academia e fundou o Liceu" hasn't; "Vidas Secas" is
 * one name, "vida" and "seca" are two words.
 */
const isSideBySide = ({ words }: Quotable, asked: readonly Weighed[]): boolean =>
  asked.some(({ role, matches }, at) => {
    const next = asked[at + 1];
    const isPair = next?.role === 'name' && (role === 'verb' || (role === 'name' && next.isQualifier));
    return (
      isPair &&
      words.some(({ stem }, index) => matches.has(stem) && next.matches.has(words[index + 1]?.stem ?? ''))
    );
  });

const undone = /(?<!\p{L})(?:não|nem|nunca|jamais) (?:se )?(\p{L}+)/giu;
/** Whether a sentence says that what is asked about isn't done. */
const deniesDeed = (text: string, asked: readonly Weighed[]) =>
  [...text.matchAll(undone)].some(([, word = '']) =>
    contentWords(word).some(({ stem }) =>
      asked.some(({ role, matches }) => role === 'verb' && matches.has(stem)),
    ),
  );

/** Whether a sentence has the very deed that is asked about, and what it is done to. */
const doesAll = (stems: ReadonlySet<string>, asked: readonly Weighed[]) =>
  asked.some(({ role, isVague }) => role === 'verb' && !isVague) &&
  asked.every(({ matches }) => [...matches].some(([stem, sure]) => sure >= 0.9 && stems.has(stem)));

/** "A mata ciliar protege …": it begins with what is asked about, and what that does. */
const beginsWithDeed = ({ words }: Quotable, asked: readonly Weighed[]): boolean => {
  const has = (word: Weighed, place: { stem: string } | undefined) =>
    [...word.matches].some(([stem, sure]) => sure >= 0.9 && stem === place?.stem);
  const names = words.findIndex((place) => !asked.some((word) => word.role === 'name' && has(word, place)));
  return names > 0 && asked.some((word) => word.role === 'verb' && !word.isVague && has(word, words[names]));
};

/** "Divide-se em mata de igapó, mata de várzea …": each of what is listed has its name. */
const saysTwice = ({ words }: Quotable, { matches }: Weighed) =>
  words.filter(({ stem }) => matches.has(stem)).length > 1;

/** "Ao servidor é dada licença: …", where it is asked which of them there are. */
const announcesAll = ({ text, items }: Quotable, names: readonly Weighed[]) => {
  const intro = items.length > 1 ? stemsOf(text) : null;
  return intro !== null && names.length > 1 && names.every((word) => hasAny(intro, word));
};

const saysWho = /^(?:[^,.;:]{3,70}, )?el[ea]s?(?!\p{L})/iu;

const plural = /s$/;
/** "A anulação" rather than "anular", where it is asked for by that noun. */
const isWritten = ({ words, inherited }: Quotable, { word, stem }: Asked): boolean => {
  const asked = foldLetters(word).replace(plural, '');
  return inherited.has(stem) || words.some((each) => foldLetters(each.word).replace(plural, '') === asked);
};

export const likeDefinition: ReadonlySet<QuestionKind> = new Set(['definition', 'plain', 'whether']);

export function rate(quotables: readonly Quotable[], wanted: Wanted, asked: Weighed[], context: Weighed[]) {
  const telling = asked.filter(({ role }) => role !== 'verb');
  const names = telling.length > 0 ? telling : asked;
  // "Os afluentes" of a river are told by what has tributaries.
  const sort = asked.find(({ role }) => role === 'aspect');
  const { kind, isStory, isDenied = false } = wanted;
  // "Como age a insulina?" is told by what it is.
  const isNamed = asked.length === 1 && asked[0]?.role === 'name';
  const isDefining = kind === 'definition' || kind === 'plain' || isStory || wanted.isStrict;
  return quotables.map((given): Rated => {
    const quotable = isStory ? given : onlyItem(given, asked, kind);
    const { passage, isTorn, items, inherited, stems, question, begins, leansOn } = quotable;
    const text = (items.length === 1 && items[0]) || quotable.text;
    // "Nem garante a entrega" tells not how it is done.
    const isUndone = !isStory && !isDenied && ofDeeds.has(kind) && deniesDeed(text, asked);
    const coverage = isUndone ? 0 : coverageOf(quotable, asked, isStory ? nearby : 0, !isDefining);
    const asksKind = question === null ? 'plain' : questionKind(question);
    // "O que a neutralização forma?" asks for no definition.
    const isSameKind =
      asksKind === kind ||
      (likeDefinition.has(asksKind) &&
        likeDefinition.has(kind) &&
        !(kind === 'definition' && asksKind !== 'definition' && quotable.asks.size > asked.length));
    const same = asksSame(quotable, asked) * (isSameKind ? 1 : 0.4);
    const isBegun = begins.some((stem) => names.some(({ matches }) => matches.has(stem)));
    const isClause = (kind === 'definition' || kind === 'purpose') && beginsClause(text, names);
    const isSubject = isClause || names.some(({ matches }) => matches.has(begins[0] ?? ''));
    const isOf = isClause || isBegun || names.some((word) => hasAny(inherited, word));
    const isDone = ofDeeds.has(kind) && beginsWithDeed(quotable, asked);
    const listed = items.length > 0 && (kind === 'list' || kind === 'manner' || kind === 'example');
    const fits =
      kind === 'definition'
        ? (question !== null && same >= 0.5) || defines(quotable, asked)
        : kind === 'plain'
          ? defines(quotable, asked)
          : (question === null || isSameKind || kind !== 'manner') &&
            (listed ||
              answersKind(text, kind) ||
              // "Ele queimou as telas", of who is named before.
              (kind === 'person' &&
                leansOn !== null &&
                saysWho.test(text) &&
                answersKind(leansOn.text, kind)) ||
              (kind === 'manner' && question === null && (isDone || doesAll(stems, asked))) ||
              ((kind === 'manner' || kind === 'purpose') && isNamed && defines(quotable, asked)) ||
              (kind === 'person' && question !== null && isSameKind && anyName.test(text)));
    const own = asked.filter((word) => hasAny(stems, word)).length;
    const found = asked.filter((word) => presence(quotable, word.matches) > nearby).length;
    const score =
      (isStory ? coverage * 4 : coverage) +
      sameQuestion * same +
      (fits ? (kind === 'plain' ? 0.2 : 0.35) : 0) +
      (isOf ? 0.15 : 0) +
      (isSubject ? 0.12 : 0) -
      (denies.test(text) && !isDenied ? 0.25 : 0) +
      (isDenied ? (denial.test(text) ? 0.35 : -0.3) : 0) +
      ((kind === 'whether' ? 0.6 : kind === 'cause' ? 0.3 : 0.2) * own) / Math.max(1, asked.length) +
      0.3 * coverageOf(quotable, context) +
      (isSideBySide(quotable, asked) ? 0.3 : 0) +
      (isDone ? 0.3 : 0) +
      (names.every((word) => isWritten(quotable, word)) ? 0.1 : 0) +
      (kind === 'list' && (names.some((word) => saysTwice(quotable, word)) || announcesAll(quotable, names))
        ? 0.3
        : 0) +
      ((kind === 'list' || kind === 'cause') && sort && hasAny(stems, sort) ? 0.35 : 0) -
      (isTorn ? 0.25 : 0) -
      0.01 * passage -
      Math.max(0, text.length - 250) / 2500;
    return {
      quotable,
      coverage,
      found,
      isDefined: kind === 'definition' && fits,
      isDone,
      fits: fits || same >= 0.6 || (kind === 'definition' && isOf),
      score,
    };
  });
}

/** Whether a clause after the first is about one of the names: "; Skinner descreveu …". */
const beginsClause = (text: string, names: readonly Weighed[]) =>
  text
    .split(/[;:]\s/u)
    .slice(1)
    .filter((clause) => !countsUp.test(clause) || hasVerb(clause))
    .some((clause) => {
      const begins = contentWords(clause).slice(0, 2);
      return begins.some(({ stem }) => names.some(({ matches }) => matches.has(stem)));
    });

/** Where nothing is named, what says most of what the passages speak of. */
export function rateAll(quotables: readonly Quotable[]): Rated[] {
  const terms = rankTerms(quotables.map(({ text }) => ({ text, heading: null })));
  return quotables.map((quotable) => {
    const weights = wordsOf(quotable.text)
      .map(terms.weightOf)
      .filter((weight) => weight > 0);
    const mean = weights.reduce((sum, weight) => sum + weight, 0) / Math.max(4, weights.length);
    return {
      quotable,
      coverage: 1,
      found: 0,
      fits: true,
      isDefined: false,
      isDone: false,
      score: 0.5 + mean - (quotable.isTorn ? 0.3 : 0) - 0.01 * quotable.passage,
    };
  });
}
