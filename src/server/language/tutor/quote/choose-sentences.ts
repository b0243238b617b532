import {
  asksNoFact,
  denies,
  enumerates,
  example,
  isAbout,
  isItem,
  isOfTitle,
  isOtherNumber,
  namesAll,
  ofSort,
  sameHead,
  speaksOf,
  tellsAll,
  tellsOf,
} from './fitness.ts';
import { mayAnswer } from './may-answer.ts';
import { needsOf } from './needs.ts';
import { isOfAllNames } from './other-thing.ts';
import {
  byScore,
  causeAfter,
  goesOn,
  inOrder,
  measureAfter,
  partsAfter,
  pick,
  withFollowing,
} from './pick.ts';
import { needsForm, type QuestionKind, questionKind } from './question-kind.ts';
import { type Rated, rate, rateAll, type Wanted } from './rate.ts';
import type { Quotable } from './read-quotables.ts';
import { hasAny, vocabularyOf, type Weighed, weigh } from './weigh.ts';

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
  purpose: 2,
  whether: 2,
};
const room = 900;
/** The share of a question's words, by weight, that a sentence has to speak of. */
const leastCoverage = 0.62;
/** The same of one that is about what is asked of, and looks like an answer. */
const leastOfSubject = 0.5;
/** Kinds that ask who or what is so: those that are not are others. */
const ofSome: ReadonlySet<QuestionKind> = new Set(['person', 'list']);
const open: ReadonlySet<QuestionKind> = new Set(['cause', 'manner']);
/** A card that asks for the list. */
const asksList = ({ quotable: { question }, fits }: Rated) =>
  fits && question !== null && questionKind(question) === 'list';
const isOf = ({ stems, inherited }: Quotable, head: Weighed | undefined) =>
  head?.role === 'name' && (hasAny(stems, head) || hasAny(inherited, head));

/** A story's words that a sentence has to have. */
const leastOfStory = 2;
/** The share of a story that a sentence has to speak of; half as much where it has the date or number it ends asking for. */
const leastOfTale = 0.12;
/** Beside the best. */
const leastBeside = 0.86;
/** What begins with a word of the question, and speaks of so much less of it, is about something else. */
const leastBesideHead = 0.75;

/** What a sentence without a cause in it has to speak of, to tell why all the same. */
const sureWithoutForm = 0.8;

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
  // What a list is asked of has to be known: "os princípios" of something are none of its other sides.
  const [head] = weighed.filter(({ role }) => role !== 'verb');
  if (kind === 'list' && head?.role === 'name' && head.matches.size === 0 && !isStory) return nothing;
  if (!isStory && isOtherNumber(quotables, weighed)) return nothing;
  // "Qual celular comprar?" is not answered by what is bought.
  const found = weighed.filter(({ matches }) => matches.size > 0);
  if (found.length > 0 && found.length < weighed.length && found.every(({ role }) => role === 'verb'))
    return nothing;
  const isKnown = weighed.every(
    ({ matches, role, isVague }) => matches.size > 0 || role !== 'name' || isVague,
  );
  const isNearlyEnough = ({ coverage, fits, quotable }: Rated) =>
    fits && coverage >= leastOfSubject && isOf(quotable, head);
  const needs = needsOf(wanted, weighed, quotables, vocabulary);
  if (needs.areLacking) return nothing;
  // "O exemplo clássico é …" and "As exceções são …" say what they are of in the sentence before.
  const isPlainly = ({ text, begins, question }: Quotable) =>
    question === null &&
    ((kind === 'example' && example.test(text)) ||
      (kind === 'list' && head?.matches.has(begins[0] ?? '') === true));
  const isEnough = ({ coverage, found, fits, quotable }: Rated) =>
    isStory
      ? found >= leastOfStory &&
        (coverage >= leastOfTale ||
          (needs.words.length > 0 && needsForm.has(kind) && fits && coverage >= leastOfTale / 2))
      : coverage >= leastCoverage || (coverage >= leastOfSubject && isPlainly(quotable));
  const able = rated.filter(mayAnswer(quotables, wanted, weighed, needs));
  // "Quem não podia votar?" is told by who could not, where that is said at all.
  const some = able.filter(isEnough);
  const denied = wanted.isDenied && !isStory ? some.filter(({ quotable }) => denies(quotable)) : [];
  if (wanted.isDenied && !isStory && denied.length === 0 && ofSome.has(kind)) return nothing;
  const all = denied.length > 0 ? denied : some;
  // A card that asks for one of several lists none.
  const listing =
    kind === 'list' && !isStory ? all.filter(({ quotable, fits }) => quotable.question === null || fits) : [];
  const answering = listing.length > 0 ? listing : all;
  // What has all the names that a list is asked by comes before what has some: "natureza credora".
  const complete =
    kind === 'list' && !isStory ? answering.filter(({ quotable }) => namesAll(quotable, weighed)) : [];
  const enough = complete.length > 0 ? complete : answering;
  const [first] = enough.toSorted(byScore);
  const isListed =
    first !== undefined &&
    (asksList(first) || first.quotable.items.length > 0 || enumerates.test(first.quotable.text)) &&
    (asksList(first) || tellsAll(first, head)) &&
    !isItem(first.quotable, weighed) &&
    speaksOf(first.quotable, weighed);
  const ofHead =
    kind === 'list' && !isStory && !isListed
      ? enough.filter(({ quotable: { begins } }) => head?.matches.has(begins[0] ?? ''))
      : [];
  const sure = ofHead.length > 0 ? ofHead : enough;
  const speaking =
    sure.length === 0 && open.has(kind) && isKnown && !isStory ? able.filter(isNearlyEnough) : sure;
  // Where a title names a part of what is asked, what stands under other titles speaks of something else.
  const titled = weighed.filter(
    ({ role, matches }) =>
      role === 'name' &&
      // A deck only files its cards.
      quotables.some(
        ({ around, question }) => question === null && [...matches.keys()].some((stem) => around.has(stem)),
      ),
  );
  const isUnder = ({ quotable: { around, stems, inherited } }: Rated) =>
    titled.every((word) => hasAny(around, word) || hasAny(stems, word) || hasAny(inherited, word));
  const under = speaking.filter(isUnder);
  const told = under.length > 0 && !isStory ? under : speaking;
  const ofKind = needsForm.has(kind)
    ? told.filter(({ fits }) => fits)
    : told.filter(
        ({ fits, coverage, quotable, quotable: { question } }) =>
          kind !== 'cause' ||
          isStory ||
          fits ||
          (question === null &&
            coverage >= (wanted.isStrict ? 1 : sureWithoutForm) &&
            isAbout(quotable, weighed)),
      );
  // A name that one sentence has is not meant by one that only stands in the same text.
  const naming = ofKind.filter(({ quotable, isDone }) => isDone || speaksOf(quotable, weighed));
  // "O clima do Cerrado" is told under the Cerrado, where that is spoken of at all.
  const whose = weighed.filter(
    ({ role, isComplement, isVague }) => role === 'name' && isComplement && !isVague,
  );
  const ofWhose = ofKind.filter(({ quotable }) => speaksOf(quotable, whose));
  const isSide = !isStory && (kind === 'plain' || kind === 'definition') && whose.length > 0;
  const isSpokenOf = (some: readonly Weighed[]) => quotables.some((each) => speaksOf(each, some));
  if (isSide && ofWhose.length === 0 && (isSpokenOf(whose) || isSpokenOf(whose.slice(-1)))) return nothing;
  const formed = wanted.isStrict
    ? naming
    : isStory || kind === 'list'
      ? ofKind
      : naming.length > 0
        ? naming
        : (ofWhose.length > 0 ? ofWhose : ofKind).filter(isOfAllNames(kind, weighed, quotables));
  const [best] = formed.toSorted(byScore);
  if (!best) return nothing;
  const isWhole =
    kind === 'list' && (asksList(best) || tellsAll(best, head)) && speaksOf(best.quotable, weighed);
  const heads =
    kind === 'list' && !isWhole && best.quotable.items.length === 0 && !tellsAll(best, head)
      ? sameHead(
          formed.filter(({ coverage }) => coverage >= best.coverage * leastBesideHead),
          weighed,
        )
      : [];
  const isBestNamed =
    best.fits &&
    [...(head?.matches ?? [])].some(([stem, sure]) => sure === 1 && best.quotable.stems.has(stem));
  const sorted =
    kind === 'list' && !isWhole && !isBestNamed && heads.length <= 2 ? ofSort(able, weighed) : [];
  if (sorted.length > 0)
    return {
      quotables: sorted.map(({ quotable }) => quotable).slice(0, most.list),
      coverage: best.coverage,
      fits: true,
      isDefined: false,
      isList: true,
      best: sorted[0]?.quotable ?? best.quotable,
    };
  // Beside what begins with the thing, only what does so, too.
  const isTold = kind === 'definition' && tellsOf(best.quotable, weighed);
  const clear =
    isWhole && best.quotable.items.length > 0
      ? [best]
      : formed.filter(
          ({ quotable }) =>
            quotable === best.quotable ||
            (asksNoFact(quotable, kind) && (!isTold || tellsOf(quotable, weighed))),
        );
  const least =
    isStory || isWhole
      ? 0.97
      : heads.length > 2
        ? 0.5
        : kind === 'plain' || kind === 'whether'
          ? 0.8
          : needsForm.has(kind)
            ? 0.9
            : leastBeside;
  const picked = pick(heads.length > 2 ? heads : clear, most[kind], room, least, isOfTitle(weighed));
  const chosen = heads.length > 2 ? picked.toSorted(inOrder) : picked;
  const isHead = head && /s$/.test(head.word) && head.matches.has(best.quotable.begins[0] ?? '');
  const parts =
    kind === 'list' && !best.fits && heads.length <= 2 && isHead ? partsAfter(best.quotable, quotables) : [];
  if (parts.length > 0)
    return {
      quotables: [best.quotable, ...parts],
      coverage: best.coverage,
      fits: true,
      isDefined: best.isDefined,
      isList: true,
      best: best.quotable,
    };
  const following = (quotable: Quotable) => [
    ...goesOn(quotable, quotables, kind),
    ...(kind === 'cause' && !isStory && quotable === best.quotable ? causeAfter(quotable, quotables) : []),
    ...(kind === 'quantity' && !isStory && quotable === best.quotable
      ? measureAfter(quotable, quotables, weighed.find(({ role }) => role === 'aspect')?.word)
      : []),
  ];
  const whole = withFollowing(chosen, isWhole || heads.length > 2 ? () => [] : following, room);
  return {
    quotables: whole,
    coverage: best.coverage,
    fits: best.fits,
    isDefined: best.isDefined,
    isList:
      best.quotable.items.length > 0 ||
      tellsAll(best, head) ||
      heads.length > 2 ||
      whole.some(({ leansOn, text }) => leansOn === best.quotable && enumerates.test(text)),
    best: best.quotable,
  };
}

/** Up to `count` sentences that say most of all passages together, in the order in which they stand there. */
export function chooseGist(quotables: readonly Quotable[], count: number): Quotable[] {
  return pick(rateAll(quotables), count, Number.POSITIVE_INFINITY, 0.3).toSorted(
    (one, other) => one.passage - other.passage || one.start - other.start,
  );
}
