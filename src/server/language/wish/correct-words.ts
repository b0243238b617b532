import { soundOf } from '#server/language/text/sound.ts';
import type { Catalogue } from './catalogue.ts';
import { isBeside, phraseOf, saysSomething, stemOf, type WishWord, wordsOfNothing } from './words.ts';

/** Of a stem; a shorter one is as likely another word. */
const shortestTypo = { subject: 5, other: 7, begun: 9 } as const;
const letters = [...'abcdefghijklmnopqrstuvwxyz'];
/** As students write in haste. */
const abbreviations: ReadonlyMap<string, string> = new Map(
  Object.entries({
    adm: 'administração',
    adv: 'administrativo',
    bioestat: 'bioestatística',
    const: 'constitucional',
    dir: 'direito',
    dto: 'direito',
    ed: 'educação',
    eng: 'engenharia',
    exel: 'excel',
    flu: 'fluido',
    func: 'função',
    hidr: 'hidráulica',
    info: 'informática',
    js: 'javascript',
    calc: 'cálculo',
    contab: 'contabilidade',
    estat: 'estatística',
    mec: 'mecânica',
    mov: 'movimento',
    org: 'orgânica',
    prod: 'produto',
    prog: 'programação',
    termo: 'termodinâmica',
    trig: 'trigonometria',
    prev: 'previdenciário',
    proc: 'processual',
    psico: 'psicologia',
    rl: 'raciocínio',
    sist: 'sistema',
    trib: 'tributário',
    vet: 'veterinária',
  }),
);
/** Behind these, "adm" says which: "dir adm", "atos adm". */
const administered = /^(?:dir|dto|direito|direto|atos?|processos?|contratos?|poder(?:es)?)$/;
const ofLaw = /^(?:dir|dto|direito)$/;
const branch =
  /^(?:const\p{L}*|penal|civil|trib\p{L}*|prev\p{L}*|proc\p{L}*|eleitoral|empresarial|trabalho|ambiental)$/u;
/** "Dir const e adm", but "direito constitucional e adm pública". */
function isAdministrative(words: readonly WishWord[], at: number): boolean {
  const [before, word, next] = [words[at - 1]?.word ?? '', words[at], words[at + 1]];
  if (word?.word !== 'adm') return false;
  const isOfList = branch.test(before) && isBeside(word) && words.some((each) => ofLaw.test(each.word));
  return administered.test(before) || (isOfList && (!next || isBeside(next)));
}
/** "Geo analítica", "geo plana": beside these it is no geography. */
const isGeometry = (words: readonly WishWord[], at: number): boolean =>
  words[at]?.word === 'geo' &&
  /^(?:planas?|espaci(?:al|ais)|analiticas?|metric\p{L}*)$/u.test(words[at + 1]?.word ?? '');
/** Other words for what the catalogue calls so: "inglês para viajar". */
const synonyms: ReadonlyMap<string, string> = new Map([
  ['viajar', 'viagem'],
  ['brazil', 'brasil'],
]);

/** Letters of a word that is known by its sound, and of one whose accents are written. */
const shortestSound = { bare: 5, accented: 6, alone: 7 } as const;
/** Without it a word is heard as its stem is: "fotossintece". */
const lastVowel = /[aeo]s?$/;
const nothings = wordsOfNothing.filter(({ length }) => length >= shortestSound.bare);
const nothingSounds = new Map(nothings.map((word) => [soundOf(word), word]));

/** The word that says nothing which another was meant to be: "faser", "aprendr". */
const nothingLike = (word: string): string | undefined =>
  nothingSounds.get(soundOf(word)) ??
  (word.length < shortestTypo.other - 1
    ? undefined
    : nothings.find((each) => each[0] === word[0] && isOneSlip(word, each)));

/** Letters of a beginning: a longer one is a word of its own, as "programa" is. */
const abbreviation = { min: 4, max: 5 } as const;
const longestWhole = 16;

/** Whether one letter added, left out, changed, or exchanged with its neighbour makes `one` of `other`. */
export function isOneSlip(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1 || one === other) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1);
  const isExchanged = short[at] === long[at + 1] && short[at + 1] === long[at];
  return (
    short.slice(at + 1) === long.slice(at + 1) || (isExchanged && short.slice(at + 2) === long.slice(at + 2))
  );
}

/** The words before and behind another, and the next but one. */
type Beside = readonly [WishWord | undefined, WishWord | undefined, WishWord | undefined];

/** "Transf lineares", "segunda gerra mundial": of the words that begin so, or are a slip away, one that has a name with its neighbours. */
function besideOthers(
  stem: string,
  [before, behind, next]: Beside,
  { named, stemsLike }: Catalogue,
): string | undefined {
  if (stem.length < abbreviation.min) return undefined;
  const isNamed = (whole: string) =>
    [
      [before?.stem, whole],
      [whole, behind?.stem],
      [before?.stem, whole, behind?.stem],
      [whole, behind?.stem, next?.stem],
    ].some((words) => words.every(Boolean) && named(words.join(' ')).length > 0);
  for (let length = stem.length - 1; length <= longestWhole; length += 1)
    for (const whole of stemsLike(stem[0] ?? '', length)) {
      const isLike = whole.startsWith(stem) || (length <= stem.length + 1 && isOneSlip(stem, whole));
      if (isLike && isNamed(whole)) return whole;
    }
  return undefined;
}

/** The stem that a word was probably meant to have: a slip of the finger, or the beginning of a subject's name. */
/** `isAlone`: nothing else of the wish tells what it is about, so only the name of a subject is taken for it. */
function meant(
  { stem, word }: WishWord,
  isAlone: boolean,
  beside: Beside,
  catalogue: Catalogue,
): string | undefined {
  const { vocabulary, subjectStems, stemsLike } = catalogue;
  if (word.length >= abbreviation.min && word.length <= abbreviation.max) {
    const begun = [...subjectStems].filter((name) => name.startsWith(stem) && name.length > stem.length + 1);
    if (begun.length === 1) return begun[0];
  }
  const whole = besideOthers(stem, beside, catalogue);
  if (whole) return whole;
  // Nobody hears an H: "olocausto".
  if (vocabulary.has(`h${stem}`)) return `h${stem}`;
  const near = [-1, 0, 1].flatMap((more) => stemsLike(stem[0] ?? '', stem.length + more));
  const slips = near.filter((each) => isOneSlip(stem, each));
  const subject =
    stem.length >= shortestTypo.subject ? slips.find((each) => subjectStems.has(each)) : undefined;
  if (subject || stem.length < shortestTypo.other) return subject;
  // "Trigonometira": a long word that is one slip from one other is that one.
  if (isAlone) return stem.length >= shortestTypo.begun && slips.length === 1 ? slips[0] : undefined;
  if (slips.length > 0) return slips.sort((a, b) => (vocabulary.get(b) ?? 0) - (vocabulary.get(a) ?? 0))[0];
  // "Cubordinadas": where nothing else is near, another first letter, if only one word has it.
  if (stem.length < shortestTypo.begun) return undefined;
  const others = letters.map((letter) => letter + stem.slice(1)).filter((each) => vocabulary.has(each));
  return others.length === 1 ? others[0] : undefined;
}

const law = 'direito';
/** Words of their own, too: "direto do trabalho". */
const slipsOfLaw = new Set(['direto', 'dereito']);
/** Whether the word behind says which law is meant. */
const namesLaw = (next: WishWord | undefined, { named }: Catalogue): boolean =>
  next !== undefined &&
  [`${law} ${next.word}`, `${law} do ${next.word}`].some((name) =>
    named(phraseOf(name)).some(({ kind }) => kind === 'subject' || kind === 'alias'),
  );

/** `words` with those that nobody knows put right, where there is no doubt what they were meant to be. */
export function corrected(words: readonly WishWord[], catalogue: Catalogue): WishWord[] {
  const isAlone = words.filter(saysSomething).length <= 1;
  return words.map((word, at) => {
    // "Node.js" is a name.
    const whole = isAdministrative(words, at)
      ? 'administrativo'
      : isGeometry(words, at)
        ? 'geometria'
        : abbreviations.get(word.word);
    const short = word.gap.endsWith('.') ? undefined : whole;
    if (short) return { ...word, stem: phraseOf(short) };
    if (slipsOfLaw.has(word.word) && namesLaw(words[at + 1], catalogue))
      return { ...word, word: law, stem: stemOf(law) };
    const other = synonyms.get(word.word);
    if (other) return { ...word, word: other, stem: stemOf(other) };
    const isKnown =
      !saysSomething(word) || catalogue.vocabulary.has(word.stem) || catalogue.subjectStems.has(word.stem);
    if (isKnown || catalogue.examsNamed(word.word).length > 0) return word;
    const shortest = word.isAccented ? shortestSound.accented : shortestSound.bare;
    const sounding =
      word.word.length >= shortest
        ? [word.word, word.stem, word.word.replace(lastVowel, '')]
            .map((each) => catalogue.stemSounding(soundOf(each)))
            .find((each) => each !== undefined)
        : undefined;
    const isTelling = !isAlone || word.word.length >= shortestSound.alone;
    if (sounding && (isTelling || catalogue.subjectStems.has(sounding))) return { ...word, stem: sounding };
    // Who writes accents writes the word that is meant.
    if (word.isAccented) return word;
    const stem = meant(word, isAlone, [words[at - 1], words[at + 1], words[at + 2]], catalogue);
    if (stem) return { ...word, stem };
    const nothing = word.word.length >= shortestSound.bare ? nothingLike(word.word) : undefined;
    return nothing ? { ...word, word: nothing, stem: stemOf(nothing) } : word;
  });
}
