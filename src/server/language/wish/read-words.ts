import type { Catalogue } from './catalogue.ts';
import { corrected } from './correct-words.ts';
import { type Cover, coversOf, law, type Match, matchesIn, namesSubject } from './matches.ts';
import { exactPhraseIn, isBeside, phraseIn, saysSomething, type WishWord, wordsOf } from './words.ts';

/** A text of a wish, with what the catalogue makes of it. */
export interface ReadWords {
  words: readonly WishWord[];
  /** Of the words that tell a matter. */
  covers: readonly Cover[];
  /** Of all words, those that say what for included. */
  wider: readonly Cover[];
  /** Positions of what has to be explained. */
  telling: ReadonlySet<number>;
}

/** Behind these stands the course that a matter is studied for. */
const studies = new Set('periodo semestre faculdade graduacao bacharelado'.split(' '));

/**
 * Whether a word says that the course follows which a matter is studied in: "na faculdade de psicologia", "limites, curso de
 * engenharia"; not so the second of two courses.
 */
const tellsCourse = (words: readonly WishWord[], at: number): boolean => {
  const word = words[at]?.word ?? '';
  if (word !== 'curso') return studies.has(word);
  const isOfMatter = /,|(?<![a-z])[nd]o\s*$/.test(words[at]?.gap ?? '');
  return isOfMatter && words.findIndex((other) => other.word === word) === at;
};

/** Behind these stands a name: "conteúdo do professor João". */
const teachers = new Set('professor professora prof profa'.split(' '));

/**
 * Where the course begins that stands before a semester, behind what is studied: "anatomia e embriologia, medicina
 * 1º semestre"; -1: nowhere.
 */
function courseBefore(words: readonly WishWord[], semester: number, catalogue: Catalogue): number {
  const isNumber = (at: number) => /^\d/.test(words[at]?.stem ?? '');
  const isSemester = /^(?:periodo|semestre)$/.test(words[semester]?.word ?? '');
  if (!isSemester || !isNumber(semester - 1) || !/^\s*$/.test(words[semester]?.gap ?? '')) return -1;
  const end = semester - 1;
  const isRow = (from: number) =>
    words.slice(from + 1, end).every(({ gap }) => /^\s*(?:d[aeo]\s*)?$/.test(gap));
  const namesOne = (from: number) => catalogue.named(phraseIn(words.slice(from, end))).some(namesSubject);
  const starts = [...words.keys()].filter((from) => from < end && isRow(from));
  const [from = -1] = starts.filter(namesOne);
  return from > (starts[0] ?? 0) || (from > 0 && !isBeside(words[from] as WishWord)) ? from : -1;
}

/** What one studies for years, of many subjects; behind "engenharia", up to two words say which. */
const courses = new Set(
  'medicina enfermagem odontologia farmacia nutricao fisioterapia psicologia pedagogia agronomia zootecnia computacao'.split(
    ' ',
  ),
);
const engineering = /^eng(?:enharia)?$/;
const isComputing = (words: readonly WishWord[], at: number) =>
  /^ciencias?$/.test(words[at]?.word ?? '') && words[at + 1]?.word === 'computacao';

/** Positions of the course that stands right behind the name of a matter: "cálculo engenharia civil". */
function courseBehind(words: readonly WishWord[], catalogue: Catalogue): number[] {
  const at = words.findIndex(
    ({ word, gap }, place) =>
      place > 0 &&
      /^\s*$/.test(gap) &&
      (courses.has(word) || engineering.test(word) || isComputing(words, place)),
  );
  // "Cálculo 1 engenharia civil".
  const named = words.slice(0, at).filter(({ stem }, place) => place + 1 < at || !/^\d/.test(stem));
  if (at < 0 || !catalogue.named(phraseIn(named)).some(({ kind }) => kind !== 'fragment')) return [];
  const isKind = ({ gap }: WishWord) => /^\s*(?:d[aeo]\s*)?$/.test(gap);
  const end =
    engineering.test(words[at]?.word ?? '') || isComputing(words, at)
      ? at + 1 + words.slice(at + 1, at + 3).findIndex((word) => !isKind(word))
      : at + 1;
  const to = end === at ? Math.min(words.length, at + 3) : end;
  return Array.from({ length: to - at }, (_, more) => at + more);
}

/** "Estatística aplicada à administração" is statistics, where administration has no more of it than a topic. */
function isAppliedTo(words: readonly WishWord[], at: number, catalogue: Catalogue): boolean {
  const isApplied =
    /^aplicad[oa]s?$/.test(words[at - 1]?.word ?? '') &&
    /(?<![a-z])(?:a|ao|as|aos|em|n[ao]s?)\s*$/.test(words[at]?.gap ?? '');
  const subject = phraseIn(words.slice(0, at - 1));
  if (!isApplied || !catalogue.named(subject).some(({ kind }) => kind === 'subject')) return false;
  const settings = catalogue.named(words[at]?.stem ?? '').filter(namesSubject);
  const isTopic = catalogue.named(phraseIn(words.slice(0, at + 1))).length > 0;
  const topics = settings.map(
    ({ entry }) => catalogue.entries[entry]?.stems.get(words[0]?.stem ?? '')?.length ?? 0,
  );
  return settings.length > 0 && !isTopic && Math.max(...topics) <= 1;
}

/** "Começo o técnico em informática ano que vem": what one trains for, beside what is studied. */
const isTraining = (words: readonly WishWord[], at: number, catalogue: Catalogue): boolean =>
  words[at - 1]?.word === 'tecnico' &&
  /(?<![a-z])em\s*$/.test(words[at]?.gap ?? '') &&
  /^(?:comec\w+|faco|fazendo|curs\w+|entr\w+|estou|estudo)$/.test(words[at - 2]?.word ?? '') &&
  words.slice(0, at - 2).some(({ stem }) => catalogue.named(stem).some(namesSubject));

const occasions = new Set(
  'faculdade escola colegio universidade curso cursinho prova provas concurso vestibular enem viagem hobby mestrado'.split(
    ' ',
  ),
);

/** "Química pra faculdade e (também) inglês": what stands beside a purpose is a matter again, where no course is. */
function beginsSubject(words: readonly WishWord[], at: number, begun: number, catalogue: Catalogue): boolean {
  const isSubject = ({ stem }: WishWord) => catalogue.named(stem).some(namesSubject);
  const next = words.slice(at, at + 3).find(saysSomething);
  // "Para psicologia e administração", "para filmes e música" are two purposes.
  const isOccasion = words.slice(begun, at).every((word) => occasions.has(word.word) || !saysSomething(word));
  // "… para inspetora, e o RH falou" tells a story.
  const isBare = /(?:^|\s)(?:e|mais|ou)\s*$|\+/.test(words[at]?.gap ?? '');
  return isBare && next !== undefined && isOccasion && !courses.has(next.word) && isSubject(next);
}

const audience = /(?<![a-z])(?:para|pra|pro|pros|pras|p\/|p)(?![a-z])/;

/**
 * Positions of the words that say whom or what for: "para engenharia mecânica" tells no matter of its own; those behind
 * a verb, "para vender bolo", are purposes.
 */
function contextIn(words: readonly WishWord[], catalogue: Catalogue) {
  const context = new Set<number>();
  for (const at of words.keys()) {
    const from = courseBefore(words, at, catalogue);
    for (let place = from; from >= 0 && place < at; place += 1) context.add(place);
  }
  const purposes = new Set<number>();
  let isPurpose = false;
  let isContext = false;
  let begun = 0;
  let hasMatter = false;
  for (const [at, word] of words.entries()) {
    if (
      /[,;:.!?+\n]/.test(word.gap) ||
      (isContext && isBeside(word) && beginsSubject(words, at, begun, catalogue))
    )
      isContext = false;
    if (audience.test(word.gap) && hasMatter) {
      isContext = true;
      begun = at;
    }
    // "Conteúdo do professor João", but "o professor passou genética".
    const isName = saysSomething(word) && catalogue.named(word.stem).length === 0;
    if (teachers.has(words[at - 1]?.word ?? '') && /^\s*$/.test(word.gap) && isName) context.add(at);
    // "Embriologia, 1º período medicina" is embryology.
    if (hasMatter && isAppliedTo(words, at, catalogue)) isContext = true;
    if (isTraining(words, at, catalogue)) {
      isContext = true;
      context.add(at - 1).add(at - 2);
    }
    if (hasMatter && tellsCourse(words, at - 1) && !isBeside(word)) {
      isContext = true;
      context.add(at - 1);
    }
    if (isContext) context.add(at);
    // "Para vender" is a purpose, "para viagem" a matter.
    if (isContext && audience.test(word.gap) && /(?<!^vestibul)[aei]r$/.test(word.word)) isPurpose = true;
    if (isPurpose && isContext) purposes.add(at);
    if (!isContext) isPurpose = false;
    hasMatter ||= saysSomething(word);
  }
  return { context, purposes };
}

/** "Nunca programei", "sou de humanas": what one has done, or hasn't, and what one is. */
export const isConfession = (words: readonly WishWord[], at: number): boolean => {
  const before = words[at - 1]?.word ?? '';
  const word = words[at];
  if (before === 'sou') return /^\s*d[aeo]s?\s*$/.test(word?.gap ?? '');
  return /ei$/.test(word?.word ?? '') && /^(?:nunca|ja|nao|nem)$/.test(before);
};

/** "Primeiro lugar" is hoped for; "o lugar" is a concept of geography. */
const isRank = (words: readonly WishWord[], at: number): boolean =>
  words[at]?.word === 'lugar' && /^\d/.test(words[at - 1]?.stem ?? '');

/** Words of the longest name that begins with that of an exam, and means another: "bombeiro hidráulico". */
const longestOther = 3;

/** Whether what stands right behind the one word of an exam makes the name of another subject of it. */
function isOther(words: readonly WishWord[], from: number, exam: number, catalogue: Catalogue): boolean {
  const isOfExam = (subject: string) => catalogue.examsOf(subject).includes(exam);
  return Array.from({ length: longestOther - 1 }, (_, index) => words.slice(from, from + index + 2)).some(
    (name) =>
      name.slice(1).every(({ gap }) => /^\s*$/.test(gap)) &&
      catalogue
        .named(phraseIn(name))
        .some((named) => namesSubject(named) && !isOfExam(catalogue.entries[named.entry]?.subject ?? '')),
  );
}

/** "Concurso de pessoas" is of criminal law, as that of crimes is; that "de agentes de trânsito" is an examination. */
const isOfCrimes = (words: readonly WishWord[], at: number): boolean =>
  words[at]?.word === 'concurso' &&
  /^\s*de\s*$/.test(words[at + 1]?.gap ?? '') &&
  /^(?:pessoas|crimes)$/.test(words[at + 1]?.word ?? '') &&
  (at + 2 >= words.length || isBeside(words[at + 2] as WishWord));

/** Positions of the words that name an exam, and the exams. */
export function examsIn(words: readonly WishWord[], catalogue: Catalogue) {
  const found: { exam: number; from: number; to: number }[] = [];
  for (const from of words.keys()) {
    for (let to = from + 1; to <= Math.min(words.length, from + 6); to += 1) {
      for (const exam of catalogue.examsNamed(exactPhraseIn(words.slice(from, to))))
        if (to > from + 1 || !(isOther(words, from, exam, catalogue) || isOfCrimes(words, from)))
          found.push({ exam, from, to });
    }
  }
  // The narrow name before the broad one, "TJ SP escrevente" before "concurso".
  return found.sort((a, b) => a.exam - b.exam || b.to - b.from - (a.to - a.from));
}

/** Positions of the words that name an exam; not of one word that is part of a longer name, as "tribunal" may be. */
function examWords(words: readonly WishWord[], found: readonly Match[], catalogue: Catalogue): number[] {
  return examsIn(words, catalogue)
    .filter(
      ({ from, to }) =>
        to - from > 1 ||
        !found.some(
          ({ places }) => places.includes(from) && places.includes(to - 1) && places.length > to - from,
        ),
    )
    .flatMap(({ from, to }) => Array.from({ length: to - from }, (_, index) => from + index));
}

const skill =
  /^(?:ler|lendo|le|escrev\w+|fala[rm]?|dormir|resolv\w+|calcul\w+|tocar?|cantar?|desenhar?|digitar?|andar?|nadar?|pronunci\w+|conjug\w+)$/;
/** "Ainda não sabe ler direito" has nothing to do with law. */
const isNoAdverb = ({ word, gap }: WishWord, at: number, words: readonly WishWord[]) =>
  word !== 'direito' || !/^\s*$/.test(gap) || !skill.test(words[at - 1]?.word ?? '');

/** Reads a text against the catalogue: typing errors, exams and audiences told apart. */
export function readWords(text: string, catalogue: Catalogue): ReadWords {
  const words = corrected(wordsOf(text).filter(isNoAdverb), catalogue);
  const found = matchesIn(words, catalogue);
  const ofExam = new Set(examWords(words, found, catalogue));
  const { context: audienceAt, purposes } = contextIn(words, catalogue);
  // "História pro Enem, Brasil Colônia": what stands behind the examination is a matter, where it has a name.
  const exams = examsIn(words, catalogue).map(({ to }) => to);
  for (const { places, length } of found)
    if (length > 0 && exams.some((to) => audienceAt.has(to - 1) && places.every((at) => at >= to)))
      for (const at of places) if (!purposes.has(at)) audienceAt.delete(at);
  // "Português para estrangeiros" is a name.
  for (const { places, means } of found)
    if (means.some(namesSubject) && places.some((at) => !audienceAt.has(at)))
      for (const at of places) audienceAt.delete(at);
  // "Técnico judiciário, área administrativa" tells the post, not what is asked.
  const posts = [...words.keys()].filter(
    (at) => ofExam.size > 0 && words[at - 1]?.word === 'area' && /^\s*$/.test(words[at]?.gap ?? '-'),
  );
  const context = new Set([...audienceAt, ...courseBehind(words, catalogue), ...ofExam, ...posts]);
  const without = (left: ReadonlySet<number>) =>
    found.filter(({ places }) => !places.some((at) => left.has(at)));
  const telling = new Set(
    [...words.keys()].filter(
      (at) =>
        !context.has(at) &&
        saysSomething(words[at] as WishWord) &&
        !isConfession(words, at) &&
        !isRank(words, at),
    ),
  );
  // "Direito do trabalho e previdenciário": what says nothing elsewhere is of the name.
  for (const { places, means } of found)
    if (places.length > 1 && means.some(namesSubject) && words[places[0] ?? 0]?.stem === law)
      for (const at of places) if (!context.has(at)) telling.add(at);
  return {
    words,
    covers: coversOf(without(context)),
    wider: coversOf(without(new Set([...ofExam, ...purposes]))),
    telling,
  };
}

/** What a curriculum makes of all words of a text. */
export const widerOf = ({ wider }: ReadWords, entry: number) => wider.find((cover) => cover.entry === entry);
