import type { Exam } from '#server/content/curricula.ts';
import type { Catalogue } from './catalogue.ts';
import {
  choicesFor,
  isEveryday,
  isFaint,
  isOddWord,
  isOtherThing,
  isQualified,
  isScattered,
  others,
} from './doubts/doubts.ts';
import { exclude } from './exclusions.ts';
import { explainers } from './explainers.ts';
import type { Cover } from './matches.ts';
import { partWish, withoutRest } from './part-wish.ts';
import { examsIn, readWords } from './read-words.ts';
import type { Reading, Scope, StudentText } from './reading.ts';
import { withSchoolAreas } from './school/school-areas.ts';
import { scopesOf } from './scopes.ts';
import { withEmphasis } from './stress/emphasis.ts';
import { withWeakPoint } from './stress/weak-point.ts';
import { byWeights, withWeights } from './stress/weights.ts';
import { coverOf, mostOfField, openWish, type Wish } from './wish.ts';
import { examNamed, focusIn, ofParts, withinExam } from './within-exam.ts';
import { saysSomething, type WishWord, wordsOf } from './words.ts';

/** Letters of a word that is no slip of another. */
const longWord = 7;

const answer = (status: Reading['status'], rest: Partial<Reading>): Reading => ({
  status,
  scopes: [],
  exam: undefined,
  unexplained: [],
  choices: [],
  ...rest,
});

function read(wish: Wish): Reading {
  const named = examNamed(wish);
  if (named) {
    const { exam } = named;
    const within = named.isAll ? undefined : withinExam(wish, exam);
    const scopes = askedFor(wish, exam, within ?? []) ?? within ?? ofParts(wish, exam.parts);
    if (scopes.length > 0) return answer('known', { scopes, exam });
  }
  const main = wish.main;
  if (main.telling.size === 0) return fromGoals(wish);
  const entries = explainers(wish);
  const { scopes, explained } = scopesOf(wish, entries);
  const left = [...main.telling].filter((at) => !explained.has(at)).map((at) => main.words[at] as WishWord);
  const source = main === wish.title ? wish.text.title : wish.text.subject;
  const { vocabulary, subjectStems } = wish.catalogue;
  const isHeardOf = ({ stem }: WishWord) => vocabulary.has(stem) || subjectStems.has(stem);
  const nobodys = entries.length > 0 ? left.filter((word) => !isHeardOf(word)) : left;
  // "Lei 13.022" is not known, not "lei".
  const written = (word: WishWord) => {
    const next = main.words[main.words.indexOf(word) + 1];
    const isNumbered = next !== undefined && /^\d/.test(next.stem) && /^\s*(?:n?[º°.])?\s*$/.test(next.gap);
    return source.slice(word.start, isNumbered ? next.end : word.end);
  };
  const unexplained = nobodys.map(written);
  const bySubject = fromSubject(wish, entries);
  if (entries.length === 0)
    return bySubject ?? answer('unknown', { unexplained, choices: choicesFor(wish, left) });
  // "Cromoterapia quântica": one word that is known doesn't tell what a noun before it means.
  const [first] = left;
  const isGuess =
    main.telling.size === 2 &&
    first !== undefined &&
    left.length === 1 &&
    main.words.indexOf(first) === 0 &&
    !isHeardOf(first) &&
    first.word.length >= longWord &&
    /^\s*$/.test(main.words[1]?.gap ?? '-') &&
    !entries.some((entry) => coverOf(main, entry)?.isNamed);
  const isDoubtful =
    isGuess ||
    (entries.length === 1 &&
      entries.some((entry) => isOddWord(wish, entry) || isOtherThing(wish, entry, left))) ||
    (first !== undefined &&
      first === main.words[[...main.telling][0] ?? -1] &&
      !isHeardOf(first) &&
      first.word.length >= longWord &&
      entries.every((entry) => isFaint(wish, entry))) ||
    (left.length > 0 && entries.length === 1 && isScattered(wish, entries[0] as number)) ||
    (main.telling.size - left.length <= 1 &&
      scopes.some(({ entry }) => entry.topics.length > mostOfField) &&
      left.some((word) => isQualified(wish, word, explained)));
  const doubted = left.map(written);
  // What an everyday word stands in is no choice either.
  if (entries.every((entry) => isEveryday(wish, entry)))
    return (
      bySubject ??
      answer('doubtful', { unexplained: [...main.telling].map((at) => written(main.words[at] as WishWord)) })
    );
  if (isDoubtful)
    return bySubject ?? answer('doubtful', { unexplained: doubted, choices: choicesFor(wish, left) });
  return answer('known', { scopes, unexplained, choices: others(wish, entries) });
}

/** Behind these a student lists what an examination asks: "cai português, o ECA e a LDB". */
const asks =
  /(?<!n[ãa]o )(?<!\p{L})(?:ca(?:i|em)|cobram?|pedem?)(?: na prova)?:? (?!muito|bastante|mais|pouco|sempre|menos)/iu;
const longestList = 400;
const mostOfList = 12;
/** Fewer may be said of something else. */
const fewestOfList = 3;

/** Whether a curriculum, a part or a topic of it is called so. */
const isByName = ({ taken }: Cover): boolean =>
  taken.some(({ means }) => means.some(({ kind }) => /^(?:subject|alias|area|topic)$/.test(kind)));

/** Such a list, or what stands behind the name of the examination and a colon. */
function listIn(text: string, catalogue: Catalogue): string[] {
  const [head = '', ...rest] = text.split(':');
  const at = asks.exec(text);
  if (rest.length === 0 && !at) return [];
  const { words, telling } = readWords(head, catalogue);
  const isNamed = rest.length > 0 && telling.size <= 1 && examsIn(words, catalogue).length > 0;
  const from = isNamed ? head.length + 1 : at ? at.index + at[0].length : text.length;
  const [list = ''] = text.slice(from, from + longestList).split(/[!?\n]|(?<!\d)\.|\.(?!\d)/u);
  return list
    .replace(/\([^()]*\)/gu, ' ')
    .split(/,|;|\/|\se\s/u)
    .map((item) => item.trim())
    .filter((item) => item !== '')
    .slice(0, mostOfList);
}

/**
 * The scopes of such a list, each of its matters read alone, where it holds what the examination is not known to ask; else
 * what is known of it is better.
 */
function askedFor(wish: Wish, exam: Exam, within: readonly Scope[]): readonly Scope[] | undefined {
  if (exam.isClosed) return undefined;
  const isOfExam = ({ entry }: Scope) => exam.parts.some(({ subject }) => subject === entry.subject);
  for (const text of [wish.text.title, ...wish.text.goals]) {
    const items = listIn(text, wish.catalogue);
    if (items.length < fewestOfList) continue;
    const read = items.map((title) =>
      readWish({ title, subject: '', goals: [], description: '' }, wish.catalogue),
    );
    const known = read.filter(({ status, exam: other }) => status === 'known' && !other);
    const missed = read.filter(({ status }) => status !== 'known' && status !== 'vague');
    const scopes = new Map<number, Scope>();
    const named = items.flatMap((item) => readWords(item, wish.catalogue).covers.filter(isByName));
    const isNamed = ({ entry }: Scope) => named.some((cover) => cover.entry === entry.position);
    for (const scope of known.flatMap((each) => each.scopes)) {
      // "Digitação" is no fingering of the guitar.
      if (!isOfExam(scope) && !isNamed(scope)) continue;
      const other = scopes.get(scope.entry.position);
      const isAll = scope.asked.length === 0 || other?.asked.length === 0;
      scopes.set(scope.entry.position, {
        ...scope,
        asked: isAll ? [] : [...(other?.asked ?? []), ...scope.asked],
      });
    }
    const listed = [...scopes.values()];
    // The last of them may be cut within its name.
    if (known.length < fewestOfList || missed.length > 1 || listed.every(isOfExam)) continue;
    const own = within.filter((scope) => !isOfExam(scope) && !scopes.has(scope.entry.position));
    const all = [...listed.map((scope) => ({ ...scope, focus: focusIn(wish, exam, scope) })), ...own];
    return all.map((scope) => ({ ...scope, share: 1 / all.length }));
  }
  return undefined;
}

/** The title is nobody's words, but the subject that was chosen is known, and not what the title makes another of. */
function fromSubject(wish: Wish, doubted: readonly number[]): Reading | undefined {
  const { subject, title, goals, description } = wish.text;
  if (wish.main === wish.subject || subject.trim() === '') return undefined;
  const text = { title: subject, subject: '', goals: [title, ...goals], description };
  const reading = readWish(text, wish.catalogue);
  const isOther = reading.scopes.every(({ entry }) => !doubted.includes(entry.position));
  const isNamed = wish.subject.covers.some((cover) => cover.isNamed);
  return reading.status === 'known' && isOther && isNamed ? reading : undefined;
}

/** The title and the subject say nothing: perhaps the goals do, or the description. */
function fromGoals(wish: Wish): Reading {
  const { goals, description } = wish.text;
  const [title, ...others] = [...goals, description].filter((text) =>
    wordsOf(text).some((word) => saysSomething(word)),
  );
  if (title === undefined) return answer('vague', {});
  return readWish({ title, subject: '', goals: others, description: '' }, wish.catalogue);
}

/** What a student wishes to study, as far as the catalogue knows it. Pure; same words, same reading. */
export function readWish(given: StudentText, catalogue: Catalogue): Reading {
  const entriesOf = (title: string) =>
    readWish({ title, subject: '', goals: [], description: '' }, catalogue).scopes.map(
      ({ entry }) => entry.position,
    );
  const text = withWeights(withoutRest(given), entriesOf);
  const reading = readAll(withWeakPoint(withSchoolAreas(text, catalogue), catalogue), catalogue);
  return text.weights && reading.scopes.length > 1 ? byWeights(reading, text.weights) : reading;
}

/** The same, of a text whose areas and weights are told. */
function readAll(text: StudentText, catalogue: Catalogue): Reading {
  const parted = partWish(text, catalogue);
  if (!parted) return withEmphasis(read(openWish(text, catalogue)), text, catalogue);
  const wish = openWish(parted.text, catalogue);
  const reading = exclude(read(wish), parted.excluded, catalogue);
  // "Contratação sem licitação" is a matter of its own, "matemática sem geometria" is most of a subject.
  const isSubject = reading.scopes.every(
    ({ entry, asked }) => asked.length === 0 || coverOf(wish.title, entry.position)?.isNamed,
  );
  const isNone =
    parted.excluded.every(({ isWeak }) => isWeak) && (reading.excluded?.length === 0 || !isSubject);
  return isNone
    ? withEmphasis(read(openWish(text, catalogue)), text, catalogue)
    : withEmphasis({ ...reading, wanted: parted.text }, text, catalogue);
}
