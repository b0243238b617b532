import { rankTerms } from '#server/language/text/key-terms.ts';
import { wordsOf } from '#server/language/text/words.ts';
import { foldLetters } from '#shared/rules/text/fold.ts';
import { contentWords } from '../content-words.ts';
import type { Asked } from '../matching/asked-words.ts';
import { type Matches, matchWord } from '../matching/match-words.ts';
import { answersKind, isDefinition, needsForm, type QuestionKind, questionKind } from './question-kind.ts';
import type { Quotable } from './read-quotables.ts';

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
  /** Whether it is asked what is not so. */
  isDenied?: boolean;
  /** What may be quoted at all; everything without it. */
  among?: (quotable: Quotable) => boolean;
  /** A story of many words: an answer need not have all of them. */
  isStory?: boolean;
}

/** What is quoted, and how well it fits. */
export interface Choice {
  /** In the order to be read in; those that lean on another follow it. */
  quotables: Quotable[];
  /** The share of what is asked about that the best of them speaks of, 0 to 1. */
  coverage: number;
  /** Whether it looks like an answer of the kind asked for. */
  fits: boolean;
  /** Whether it says what the thing is. */
  isDefined: boolean;
  /** Whether it goes through what a list was asked for. */
  isList: boolean;
  /** What answers best; it may lean on those before it. */
  best: Quotable | null;
}

/** Sentences that are quoted at most, and characters, about; the best one comes whatever its length. */
const most: Record<QuestionKind, number> = {
  definition: 3,
  plain: 4,
  list: 5,
  manner: 4,
  cause: 2,
  date: 2,
  place: 2,
  person: 2,
  quantity: 2,
  example: 3,
  whether: 2,
};
const room = 900;
/** The share of a question's words, by weight, that a sentence has to speak of. */
const leastCoverage = 0.62;
/** A story's words that a sentence has to have. */
const leastOfStory = 2;
/** Beside the best. */
const leastBeside = 0.86;
/** What only stands above a sentence, or what its pronoun stands for, says less of what it is about. */
const parts = { own: 1, inherited: 0.92, around: 0.78, opening: 0.6, whole: 0.35 } as const;
/** What only stands somewhere in the text is no sign of what a sentence is about. */
const nearby = parts.whole;
/** So many sentences at least are reckoned with, so that in a short text no word is common. */
const fewest = 30;
/** What begins with a word of the question, and speaks of so much less of it, is about something else. */
const leastBesideHead = 0.75;
const sameness = 0.6;
/** Sentences after one about a matter that may go on about it. */
const reach = 2;
/** What a card is worth that asks what the student asks. */
const sameQuestion = 0.6;

/** A word that the material has, by its role; and one that it hasn't. */
const known = { name: 1, aspect: 0.7, verb: 0.6 } as const;
const unknown = { name: 1, aspect: 0.1, verb: 0.2 } as const;
const unknownComplement = 0.7;
const unknownQualifier = 1.2;
const unknownVague = 0.4;

interface Weighed extends Asked {
  matches: Matches;
  weight: number;
}

interface Rated {
  quotable: Quotable;
  coverage: number;
  found: number;
  fits: boolean;
  isDefined: boolean;
  score: number;
}

/** Read once for the many questions about the same material. */
const vocabularies = new WeakMap<readonly Quotable[], ReadonlyMap<string, string>>();

/** Every stem of the quotables and of what they stand under, with how it is written. */
export function vocabularyOf(quotables: readonly Quotable[]): ReadonlyMap<string, string> {
  const known = vocabularies.get(quotables);
  if (known) return known;
  const vocabulary = new Map<string, string>();
  const titles = new Set<string>();
  const add = (text: string) => {
    for (const { stem, word } of contentWords(text)) if (!vocabulary.has(stem)) vocabulary.set(stem, word);
  };
  for (const { words, items, question, around, heading } of quotables) {
    for (const { stem, word } of words) if (!vocabulary.has(stem)) vocabulary.set(stem, word);
    for (const item of items) add(item);
    if (question) add(question);
    if (heading !== '' && !titles.has(heading)) add(heading);
    titles.add(heading);
    for (const stem of around) if (!vocabulary.has(stem)) vocabulary.set(stem, stem);
  }
  vocabularies.set(quotables, vocabulary);
  return vocabulary;
}

function presence({ stems, inherited, around, opening, whole }: Quotable, matches: Matches): number {
  let best = 0;
  for (const [stem, sure] of matches) {
    const part = stems.has(stem)
      ? parts.own
      : inherited.has(stem)
        ? parts.inherited
        : around.has(stem)
          ? parts.around
          : opening.has(stem)
            ? parts.opening
            : whole.has(stem)
              ? parts.whole
              : 0;
    best = Math.max(best, part * sure);
  }
  return best;
}

/** Rarer words weigh more: ln(1 + n / number of quotables that have the word), one that none has most of all. */
export function weigh(
  asked: readonly Asked[],
  quotables: readonly Quotable[],
  vocabulary: ReadonlyMap<string, string>,
): Weighed[] {
  const all = Math.max(fewest, quotables.length);
  return asked.map((word) => {
    const matches = matchWord(word, vocabulary);
    const having = quotables.filter((quotable) => presence(quotable, matches) > nearby).length;
    const factor =
      having > 0
        ? known[word.role]
        : unknown[word.role] *
          (word.isVague
            ? unknownVague
            : word.isQualifier
              ? unknownQualifier
              : word.isComplement
                ? unknownComplement
                : 1);
    return { ...word, matches, weight: Math.log(1 + all / Math.max(0.7, having)) * factor };
  });
}

/** A sentence may answer without the words by which the question names a side of the matter. */
const absent = { name: 1, aspect: 0.3, verb: 0.45 } as const;

function coverageOf(quotable: Quotable, weighed: readonly Weighed[], above = 0): number {
  let [share, total] = [0, 0];
  for (const { weight, matches, role } of weighed) {
    const near = presence(quotable, matches);
    const present = near > above ? near : 0;
    total += present > 0 || matches.size === 0 ? weight : weight * absent[role];
    share += weight * present;
  }
  return total === 0 ? 0 : share / total;
}

const hasAny = (stems: ReadonlySet<string>, { matches }: Weighed) =>
  [...matches.keys()].some((stem) => stems.has(stem));

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
  /(?<!\p{L})(?:se chamam?|chamad[oa]s?|denominad[oa]s?|conhecid[oa]s? (?:como|por)|nome d[eao]|denomina-se|chama-se)[^,.;]{0,30}$/iu;

/** Where the last clause begins: "; fenótipo é …". */
const lastClause = /[;:](?=[^;:]*$)/u;

/** Whether a sentence says what the last of the named words is: before it, after it, or between commas. */
function defines({ text, words, inherited }: Quotable, weighed: readonly Weighed[]): boolean {
  const names = weighed.filter(({ role }) => role === 'name');
  const wanted = names.length > 0 ? names : weighed;
  const isWanted = (stem: string) => wanted.some(({ matches }) => matches.has(stem));
  if (wanted.some((word) => hasAny(inherited, word)) && copular.test(text.slice(0, 40))) return true;
  let from = 0;
  for (const [at, { word, stem }] of words.entries()) {
    const start = text.indexOf(word, from);
    from = start + word.length;
    if (!isWanted(stem)) continue;
    const [before, after] = [text.slice(0, start), text.slice(from)];
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
    if (naming.test(before)) return true;
    if (
      text.split(',').length <= mostCommas &&
      /^(?: \p{L}+)?, (?!que |e |mas |ou |também |a |o |os |as )\p{Ll}[^,.]{4,}/u.test(after) &&
      at >= firstWords - 1
    )
      return true;
  }
  return false;
}

/** Says what is not so, first. */
const denies = /^(?:Não|Nunca|Jamais|Nem)(?!\p{L})/u;
const denial = /(?<!\p{L})(?:não|nunca|jamais|nem)(?!\p{L})/iu;
const anyName = /\p{Lu}\p{Ll}{2,}/u;

/** "Fundou a Academia" has it done to what is asked about, "estudou na Academia e fundou o Liceu" hasn't. */
function isSideBySide({ words }: Quotable, asked: readonly Weighed[]): boolean {
  const at = asked.findIndex(({ role }, index) => role === 'verb' && asked[index + 1]?.role === 'name');
  const [verb, name] = [asked[at], asked[at + 1]];
  if (!verb || !name) return false;
  return words.some(
    ({ stem }, index) => verb.matches.has(stem) && name.matches.has(words[index + 1]?.stem ?? ''),
  );
}

const likeDefinition: ReadonlySet<QuestionKind> = new Set(['definition', 'plain', 'whether']);

function rate(quotables: readonly Quotable[], wanted: Wanted, asked: Weighed[], context: Weighed[]) {
  const telling = asked.filter(({ role }) => role !== 'verb');
  const names = telling.length > 0 ? telling : asked;
  const { kind, isStory, isDenied = false } = wanted;
  return quotables.map((quotable): Rated => {
    const { text, passage, isTorn, items, inherited, stems, question, begins } = quotable;
    const coverage = coverageOf(quotable, asked, isStory ? nearby : 0);
    const asksKind = question === null ? 'plain' : questionKind(question);
    const isSameKind = asksKind === kind || (likeDefinition.has(asksKind) && likeDefinition.has(kind));
    const same = asksSame(quotable, asked) * (isSameKind ? 1 : 0.4);
    const isBegun = begins.some((stem) => names.some(({ matches }) => matches.has(stem)));
    const isClause = kind === 'definition' && beginsClause(text, names);
    const isSubject = isClause || names.some(({ matches }) => matches.has(begins[0] ?? ''));
    const isOf = isClause || isBegun || names.some((word) => hasAny(inherited, word));
    const listed = items.length > 0 && (kind === 'list' || kind === 'manner' || kind === 'example');
    const fits =
      kind === 'definition'
        ? (question !== null && same >= 0.5) || defines(quotable, asked)
        : kind === 'plain'
          ? defines(quotable, asked)
          : (question === null || isSameKind || kind !== 'manner') &&
            (listed ||
              answersKind(text, kind) ||
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
      (isDenied ? (denial.test(text) ? 0.25 : -0.15) : 0) +
      ((kind === 'whether' ? 0.6 : 0.2) * own) / Math.max(1, asked.length) +
      0.3 * coverageOf(quotable, context) +
      (isSideBySide(quotable, asked) ? 0.3 : 0) -
      (isTorn ? 0.25 : 0) -
      0.01 * passage -
      Math.max(0, text.length - 250) / 2500;
    return {
      quotable,
      coverage,
      found,
      isDefined: kind === 'definition' && fits,
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
    .some((clause) => {
      const [first] = contentWords(clause);
      return first !== undefined && names.some(({ matches }) => matches.has(first.stem));
    });

/** Where nothing is named, what says most of what the passages speak of. */
function rateAll(quotables: readonly Quotable[]): Rated[] {
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
      score: 0.5 + mean - (quotable.isTorn ? 0.3 : 0) - 0.01 * quotable.passage,
    };
  });
}

function isLike({ stems: one }: Quotable, { stems: other }: Quotable): boolean {
  const shared = [...one].filter((stem) => other.has(stem)).length;
  return (
    shared / Math.max(1, Math.min(one.size, other.size)) > sameness + 0.2 ||
    shared / Math.max(1, one.size + other.size - shared) >= sameness
  );
}

const lengthOf = ({ text, items }: Quotable) => [text, ...items].join(' ').length;

const byScore = (one: Rated, other: Rated) =>
  other.score - one.score ||
  one.quotable.passage - other.quotable.passage ||
  one.quotable.start - other.quotable.start;

/** As they stand in the material. */
const inOrder = (one: Quotable, other: Quotable) => one.passage - other.passage || one.start - other.start;

/** A sentence with the one it leans on, and so on; none of it twice. */
function withBefore(quotable: Quotable, chosen: readonly Quotable[], depth = 2): Quotable[] {
  const before =
    depth > 0 && quotable.leansOn && !chosen.includes(quotable.leansOn)
      ? withBefore(quotable.leansOn, chosen, depth - 1)
      : [];
  return [...before, quotable];
}

/** Something that is told in the sentences after it: "de formas diferentes", "vários motivos". */
const announces =
  /(?<!\p{L})(?:(?:de )?(?:formas?|maneiras?|modos?|tipos?|fases?|etapas?|grupos?|motivos?|fatores) (?:diferentes|distint[oa]s|divers[oa]s)|(?:dois|duas|três|quatro|cinco|vári[oa]s|divers[oa]s) \p{L}+|seguintes?)(?:[^:]*)$/iu;

/** What goes on with a chosen sentence: those that lean on it, and those that it announces. */
function goesOn(quotable: Quotable, all: readonly Quotable[], kind: QuestionKind): Quotable[] {
  if (quotable.question !== null || quotable.items.length > 0) return [];
  const at = all.indexOf(quotable);
  const wantsAll = (kind === 'list' || kind === 'manner') && announces.test(quotable.text);
  const after: Quotable[] = [];
  for (const next of all.slice(at + 1, at + 5)) {
    if (next.passage !== quotable.passage || next.question !== null) break;
    const leans = next.leansOn === (after.at(-1) ?? quotable);
    if (!leans && !wantsAll) break;
    if (!wantsAll && after.length >= (toThePoint.has(kind) ? 0 : 1)) break;
    after.push(next);
  }
  return after;
}

function pick(rated: readonly Rated[], count: number, length: number, beside: number): Quotable[] {
  const ranked = rated.toSorted(byScore);
  const best = ranked[0]?.score ?? 0;
  const chosen: Quotable[] = [];
  let left = length;
  for (const { quotable, score } of ranked) {
    if (score < best * beside || chosen.length >= count) break;
    if (chosen.includes(quotable) || chosen.some((other) => isLike(quotable, other))) continue;
    const more = withBefore(quotable, chosen);
    const needed = more.reduce((sum, each) => sum + lengthOf(each), 0);
    if (chosen.length > 0 && (needed > left || chosen.length + more.length > count)) continue;
    chosen.push(...more);
    left -= needed;
  }
  return chosen;
}

/** "As regras são três" may be told by sentences that each begin with one of them. */
function sameHead(rated: readonly Rated[], asked: readonly Weighed[]): Rated[] {
  const heads = asked.filter(({ role }) => role !== 'verb');
  // "A primeira lei" and "a segunda lei" are two laws; "os fatores do clima" are no climate.
  const begun = (words: number): Rated[] =>
    heads
      .map(({ matches }) =>
        rated.filter(({ quotable }) =>
          quotable.begins.slice(0, words).some((stem) => (matches.get(stem) ?? 0) >= 0.9),
        ),
      )
      .reduce((most, each) => (each.length > most.length ? each : most), []);
  const first = begun(1);
  return first.length > 2 ? first : begun(2);
}

/**
 * What a name is built on has to be in the sentence itself: one that has hydrogen, under a title with bonds, says nothing
 * about hydrogen bonds. A title that has the whole name will do.
 */
function headed(asked: readonly Weighed[]): (rated: Rated) => boolean {
  const names = asked.filter(({ role, isVague }) => role === 'name' && !isVague);
  const [head] = names;
  if (!head || names.length < 2) return () => true;
  return ({ quotable: { stems, inherited, around } }) =>
    hasAny(stems, head) || hasAny(inherited, head) || names.every((word) => hasAny(around, word));
}

/** A list told in the sentence itself: "três fases: a, b e c". */
const enumerates = /: [^.;]{3,}, [^.;]+ (?:e|ou) /u;

/** One of several: "a primeira lei". */
const isFirstOf = /^[AO] (?:primeir|segund|terceir|quart)[oa] /u;

/** Whether one sentence answers a question for a list by itself. */
const tellsAll = ({ quotable: { text, question }, coverage }: Rated) =>
  enumerates.test(text) ||
  (question === null &&
    coverage >= 0.95 &&
    !isFirstOf.test(text) &&
    text.split(',').length > 2 &&
    / (?:e|ou) /u.test(text));

/** What a sentence without a cause in it has to speak of, to tell why all the same. */
const sureWithoutForm = 0.85;
/** One thing is asked for: no sentence after the answer adds to it. */
const toThePoint: ReadonlySet<QuestionKind> = new Set(['date', 'person', 'quantity', 'place']);

/** Whether it is no card that asks who or when, where it is asked what a thing is. */
const asksNoFact = ({ question }: Quotable, kind: QuestionKind) =>
  question === null || !likeDefinition.has(kind) || !toThePoint.has(questionKind(question));

/** Whether all that is asked about is spoken of near, and not just somewhere in the text. */
const speaksOf = (quotable: Quotable, weighed: readonly Weighed[]) =>
  weighed.every(
    ({ matches, role }) => role === 'verb' || matches.size === 0 || presence(quotable, matches) > nearby,
  );

/** What an author does to a work. */
const authorial = /^(?:escrev|pint|compo|compus|cri|public|esculp|fez|fiz|dirig|autor)/;
const byName = /^["”’»]?,? (?:de|do|da|por|pelo|pela) \p{Lu}/u;

/** Whether a sentence tells whose a work is: "Macunaíma, de Mário de Andrade". */
const isSigned = ({ text, words }: Quotable, asked: readonly Weighed[]) =>
  words.some(
    ({ word, stem }) =>
      asked.some(({ role, matches }) => role === 'name' && matches.has(stem)) &&
      byName.test(text.slice(text.indexOf(word) + word.length)),
  );

const nothing: Choice = {
  quotables: [],
  coverage: 0,
  fits: false,
  isDefined: false,
  isList: false,
  best: null,
};

/**
 * What answers of what can be quoted: it speaks of what is asked, the rare words most, by itself, by what its pronouns
 * stand for or by what it stands under, and looks like an answer of the kind that is asked for. The best comes first,
 * with what goes on from it; nothing where nothing speaks of enough. Without words to look for, what says most.
 */
export function chooseSentences(quotables: readonly Quotable[], wanted: Wanted): Choice {
  const { asked, context = [], kind, isStory = false } = wanted;
  if (asked.length === 0) {
    const chosen = pick(rateAll(quotables), most.plain, room, 0.55);
    return {
      quotables: chosen,
      coverage: chosen.length > 0 ? 1 : 0,
      fits: true,
      isDefined: false,
      isList: false,
      best: chosen[0] ?? null,
    };
  }
  const vocabulary = vocabularyOf(quotables);
  const weighed = weigh(asked, quotables, vocabulary);
  const rated = rate(quotables, wanted, weighed, weigh(context, quotables, vocabulary));
  const isEnough = ({ coverage, found }: Rated) =>
    isStory ? found >= leastOfStory && coverage >= 0.12 : coverage >= leastCoverage;
  const needed = weigh(wanted.must ?? [], quotables, vocabulary).filter(({ matches }) => matches.size > 0);
  const isWork =
    kind === 'person' && (wanted.must ?? []).some(({ word }) => authorial.test(foldLetters(word)));
  const hasNeeded = ({ quotable }: Rated) =>
    needed.length === 0
      ? !isWork || isSigned(quotable, weighed)
      : needed.some((word) => hasAny(quotable.stems, word)) || (isWork && isSigned(quotable, weighed));
  const says = (wanted.must ?? []).some(({ role }) => role !== 'aspect');
  if (says && needed.length === 0 && !isWork) return nothing;
  const close = weigh(wanted.near ?? [], quotables, vocabulary);
  // What goes on from a sentence about it need not name it again.
  const isNear = ({ quotable }: Rated) => {
    if (close.length === 0) return true;
    const at = quotables.indexOf(quotable);
    return quotables
      .slice(Math.max(0, at - reach), at + 1)
      .some(
        (each) =>
          each.passage === quotable.passage && close.some(({ matches }) => presence(each, matches) > nearby),
      );
  };
  const isHeaded = isStory || !likeDefinition.has(kind) ? () => true : headed(weighed);
  const among = wanted.among ?? (() => true);
  const speaking = rated.filter(
    (each) => among(each.quotable) && isEnough(each) && hasNeeded(each) && isNear(each) && isHeaded(each),
  );
  // Where a title names a part of what is asked, what stands under other titles speaks of something else.
  const titled = weighed.filter(
    ({ role, matches }) =>
      role === 'name' && quotables.some(({ around }) => [...matches.keys()].some((stem) => around.has(stem))),
  );
  const isUnder = ({ quotable: { around, stems, inherited } }: Rated) =>
    titled.every((word) => hasAny(around, word) || hasAny(stems, word) || hasAny(inherited, word));
  const under = speaking.filter(isUnder);
  const told = under.length > 0 && !isStory ? under : speaking;
  const ofKind = needsForm.has(kind)
    ? told.filter(({ fits }) => fits)
    : told.filter(
        ({ fits, coverage, quotable: { question } }) =>
          kind !== 'cause' || isStory || fits || (question === null && coverage >= sureWithoutForm),
      );
  // A name that one sentence has is not meant by one that only stands in the same text.
  const naming = ofKind.filter(({ quotable }) => speaksOf(quotable, weighed));
  const formed = isStory || kind === 'list' || naming.length === 0 ? ofKind : naming;
  const [best] = formed.toSorted(byScore);
  if (!best) return nothing;
  const isWhole = kind === 'list' && tellsAll(best) && speaksOf(best.quotable, weighed);
  const heads =
    kind === 'list' && best.quotable.items.length === 0 && !tellsAll(best)
      ? sameHead(
          formed.filter(({ coverage }) => coverage >= best.coverage * leastBesideHead),
          weighed,
        )
      : [];
  const clear = formed.filter(({ quotable }) => quotable === best.quotable || asksNoFact(quotable, kind));
  const least =
    isStory || isWhole
      ? 0.97
      : heads.length > 2
        ? 0.5
        : kind === 'plain'
          ? 0.8
          : needsForm.has(kind)
            ? 0.9
            : leastBeside;
  const picked = pick(heads.length > 2 ? heads : clear, most[kind], room, least);
  const chosen = heads.length > 2 ? picked.toSorted(inOrder) : picked;
  const whole: Quotable[] = [];
  let left = room;
  for (const quotable of chosen) {
    if (whole.includes(quotable)) continue;
    whole.push(quotable);
    left -= lengthOf(quotable);
    for (const next of isWhole || heads.length > 2 ? [] : goesOn(quotable, quotables, kind))
      if (!whole.includes(next) && !chosen.includes(next) && lengthOf(next) <= left) {
        whole.push(next);
        left -= lengthOf(next);
      }
  }
  return {
    quotables: whole,
    coverage: best.coverage,
    fits: best.fits,
    isDefined: best.isDefined,
    isList: best.quotable.items.length > 0 || tellsAll(best) || heads.length > 2,
    best: best.quotable,
  };
}

/** Up to `count` sentences that say most of all passages together, in the order in which they stand there. */
export function chooseGist(quotables: readonly Quotable[], count: number): Quotable[] {
  return pick(rateAll(quotables), count, Number.POSITIVE_INFINITY, 0.3).toSorted(
    (one, other) => one.passage - other.passage || one.start - other.start,
  );
}
