import { type Curriculum, readCurriculum } from '#server/content/curricula.ts';
import { soundOf } from '#server/language/text/sound.ts';
import { type Named, pack, unpack } from './named.ts';
import { isBeside, isShort, phraseIn, phraseOf, saysSomething, type WishWord, wordsOf } from './words.ts';

/** What is kept of a curriculum: its names. The rest is read from its file when it is needed. */
export interface Entry {
  readonly position: number;
  readonly subject: string;
  /** Stems of the words of its name. */
  readonly ownStems: ReadonlySet<string>;
  /** Whether every school teaches it. */
  readonly isSchool: boolean;
  /** Whether it holds what other curricula have alone, as "Direito" does. */
  readonly isGeneral: boolean;
  /** Names of areas with the positions of their topics. */
  readonly areas: readonly {
    readonly name: string;
    readonly topics: readonly number[];
    /** Of each topic the parts that don't belong to it. */
    readonly without: ReadonlyMap<number, ReadonlySet<number>>;
  }[];
  readonly topics: readonly string[];
  /** For every stem in a name of a topic or part, or in a term: the topics that have it. */
  readonly stems: ReadonlyMap<string, readonly number[]>;
  readonly read: () => Curriculum;
}

const mostKept = 16;
const foreign = new Set(['school/ingles', 'school/espanhol']);
/** Of the languages, what is taught in Portuguese of Portuguese, or of all of them. */
const native =
  /^languages\/(?:escrita-criativa|gramatica|interpretacao-de-texto|letras|linguistica|portugues-dos-anos-iniciais)$/;

/** "Núcleo, cromossomos e mitose" is asked for as "mitose", too. */
export const fragmentsOf = (name: string): string[] => {
  const pieces = name.split(/\s+e\s+|[,:;()–/]|\s+ou\s+|\s+-\s+/iu).map((piece) => piece.trim());
  return pieces.length > 1 ? pieces : [];
};

const prefixed =
  /(?<!\p{L})(anti|auto|contra|extra|hiper|hipo|infra|inter|intra|macro|micro|neo|p[óo]s|pr[ée]|semi|sub|super|ultra)-(?=\p{L}{4})/giu;
/** As it is written, and "antihipertensivos", "prenatal": without the hyphen, as students write. */
const spellingsOf = (name: string): string[] => [...new Set([name, name.replace(prefixed, '$1')])];

/** "3º ano do médio" is of secondary school. */
const ofSecondary = / do ensino (médio)$/u;

const singular = (word: string) => word.replace(/s$/, '');
const yearOfLaw = /(?<=\d)\/(?:19|20)?\d{2}$/;
const shortestFragment = 4;
/** Letters of a word that tells something alone. */
const longWord = 8;

/** The only one of some parts whose name has all of a term of several words: "Ciclo de Krebs na mitocôndria". */
function onlyPartWith(
  term: readonly WishWord[],
  parts: readonly { part: number; words: readonly WishWord[] }[],
): number | undefined {
  const telling = term.filter(saysSomething);
  if (telling.length < 2) return undefined;
  const holding = parts.filter(({ words }) =>
    telling.every((each) => words.some(({ stem }) => stem === each.stem)),
  );
  return new Set(holding.map(({ part }) => part)).size === 1 ? holding[0]?.part : undefined;
}

const none: ReadonlyMap<number, ReadonlySet<number>> = new Map();
/** Of the topics at `positions`, each that has parts of those names, with where they stand in it. */
function partsAmong(
  topics: Curriculum['topics'],
  positions: readonly number[],
  names: ReadonlySet<string>,
): ReadonlyMap<number, ReadonlySet<number>> {
  if (names.size === 0) return none;
  const parts = positions.map((at) => {
    const subtopics = topics[at]?.subtopics ?? [];
    return [at, new Set(subtopics.flatMap(([name], part) => (names.has(name) ? [part] : [])))] as const;
  });
  return new Map(parts.filter(([, found]) => found.size > 0));
}

/** What the curricula name, by every way that it is named. */
export class CatalogueIndex {
  readonly entries: Entry[] = [];
  readonly vocabulary = new Map<string, number>();
  readonly subjectStems = new Set<string>();
  readonly subjectWords = new Set<string>();
  private readonly shortNames = new Set<string>();
  /** Stems by how they, or the names of subjects, sound. */
  private readonly sounding = new Map<string, Set<string>>();
  /** One meaning as it is, several as a list: most names have one. */
  private readonly phrases = new Map<string, number | number[]>();

  /** By its whole name, and by what of it says something: "Teoria geral do crime" is "teoria do crime", too. */
  private nameAll(words: readonly WishWord[], named: Named): void {
    const telling = words.filter(saysSomething);
    this.name(phraseIn(words), named);
    // "Trabalho em Marx, Durkheim e Weber" is not what "Marx, Durkheim e Weber" asks for.
    if (telling.slice(1).some(isBeside)) return;
    if (telling.length > 1 && telling.length < words.length) this.name(phraseIn(telling), named);
  }

  private count(stem: string, curricula: number): void {
    if (!this.vocabulary.has(stem)) this.hear(stem, stem);
    this.vocabulary.set(stem, curricula);
  }

  private hear(word: string, stem: string): void {
    const sound = soundOf(word);
    const others = this.sounding.get(sound);
    if (others) others.add(stem);
    else this.sounding.set(sound, new Set([stem]));
  }

  stemSounding = (sound: string): string | undefined => {
    const isOfSubject = (stem: string) => Number(this.subjectStems.has(stem));
    const curricula = (stem: string) => this.vocabulary.get(stem) ?? 0;
    return [...(this.sounding.get(sound) ?? [])].sort(
      (one, other) => isOfSubject(other) - isOfSubject(one) || curricula(other) - curricula(one),
    )[0];
  };

  stemsLike(): (letter: string, length: number) => readonly string[] {
    const groups = new Map<string, string[]>();
    for (const stem of new Set([...this.subjectStems, ...this.vocabulary.keys()])) {
      const key = `${stem[0]}${stem.length}`;
      const group = groups.get(key);
      if (group) group.push(stem);
      else groups.set(key, [stem]);
    }
    return (letter, length) => groups.get(`${letter}${length}`) ?? [];
  }

  private name(phrase: string, named: Named): void {
    if (phrase === '') return;
    const packed = pack(named);
    const others = this.phrases.get(phrase);
    if (others === undefined) this.phrases.set(phrase, packed);
    else if (typeof others === 'number') {
      if (others !== packed) this.phrases.set(phrase, [others, packed]);
    } else if (!others.includes(packed)) others.push(packed);
  }

  /** Single words of other languages are left out: "crea" is no Portuguese. */
  private fragments(name: string, named: Omit<Named, 'kind'>, isForeign: boolean): void {
    for (const fragment of fragmentsOf(name)) {
      const all = wordsOf(fragment);
      const words = all.filter(saysSomething);
      const isTelling = words.length > 1 || (!isForeign && (words[0]?.word.length ?? 0) >= shortestFragment);
      if (isTelling) this.name(phraseIn(all), { ...named, kind: 'fragment' });
    }
  }

  /** "Conversação em inglês", asked for of Inglês, is "conversação". */
  private withoutSubject(
    words: readonly WishWord[],
    own: ReadonlySet<string>,
    named: Omit<Named, 'kind'>,
  ): void {
    const rest = words.filter(({ stem }) => !own.has(stem)).filter(saysSomething);
    const isTelling = rest.length > 1 || (rest[0]?.word.length ?? 0) >= longWord;
    if (rest.length < words.length && isTelling) this.name(phraseIn(rest), { ...named, kind: 'fragment' });
  }

  add(file: string): void {
    const curriculum = readCurriculum(file);
    const { subject, aliases, areas, topics, without = {} } = curriculum;
    const entry = this.entries.length;
    const stems = new Map<string, number[]>();
    const learn = (words: readonly WishWord[], at: number) => {
      for (const { stem } of words.filter(saysSomething)) {
        const known = stems.get(stem);
        if (!known) stems.set(stem, [at]);
        else if (!known.includes(at)) known.push(at);
      }
    };
    this.name(phraseOf(subject), { kind: 'subject', entry, at: 0 });
    const parts = fragmentsOf(subject).filter((part) =>
      wordsOf(part).some(({ word }) => word.length >= shortestFragment),
    );
    for (const name of [...aliases, ...parts]) {
      this.name(phraseOf(name), { kind: 'alias', entry, at: 0 });
      this.keepShort(entry, wordsOf(name));
    }
    const own = new Set(wordsOf(subject).map(({ stem }) => stem));
    const isForeign = (file.startsWith('languages/') && !native.test(file)) || foreign.has(file);
    for (const name of [subject, ...aliases]) {
      const words = wordsOf(name);
      for (const { stem } of words) {
        this.subjectStems.add(stem);
        this.hear(stem, stem);
      }
      const [only] = words;
      if (only === undefined || words.length > 1) continue;
      this.subjectWords.add(only.word);
      this.hear(only.word, only.stem);
    }
    const positions = new Map(topics.map(({ name }, at) => [name, at]));
    const kept = Object.entries(areas).map(([name, names], at) => {
      for (const said of [name, name.replace(ofSecondary, ' do $1')])
        this.nameAll(wordsOf(said), { kind: 'area', entry, at });
      const held = names.flatMap((each) => positions.get(each) ?? []);
      return { name, topics: held, without: partsAmong(topics, held, new Set(without[name])) };
    });
    for (const [at, { name, subtopics, terms = [] }] of topics.entries()) {
      for (const spelt of spellingsOf(name)) {
        const words = wordsOf(spelt);
        this.nameAll(words, { kind: 'topic', entry, at });
        this.fragments(spelt, { entry, at }, isForeign);
        this.withoutSubject(words, own, { entry, at });
        learn(words, at);
      }
      const parts = subtopics.flatMap(([partName], part) =>
        spellingsOf(partName).map((spelt) => ({ part, spelt, words: wordsOf(spelt) })),
      );
      for (const { part, spelt, words } of parts) {
        this.nameAll(words, { kind: 'part', entry, at, part });
        this.fragments(spelt, { entry, at, part }, isForeign);
        learn(words, at);
      }
      for (const term of terms.flatMap(spellingsOf)) {
        const words = wordsOf(term);
        const part = onlyPartWith(words, parts);
        this.nameAll(words, { kind: 'term', entry, at, ...(part !== undefined && { part }) });
        this.keepShort(entry, words);
        // Students leave out the year of a law.
        if (yearOfLaw.test(term))
          this.nameAll(wordsOf(term.replace(yearOfLaw, '')), { kind: 'term', entry, at });
        learn(words, at);
      }
    }
    for (const stem of stems.keys()) this.count(stem, (this.vocabulary.get(stem) ?? 0) + 1);
    for (const name of [subject, ...aliases, ...Object.keys(areas)])
      for (const { stem } of wordsOf(name)) if (!this.vocabulary.has(stem)) this.count(stem, 1);
    this.entries.push({
      position: entry,
      subject,
      ownStems: own,
      isSchool: file.startsWith('school/'),
      isGeneral: file.startsWith('general/'),
      areas: kept,
      topics: topics.map(({ name }) => name),
      stems,
      read: () => this.read(file),
    });
  }

  /** The curricula read last stay: a plan is suggested for three levels, and written from the same. */
  private readonly kept = new Map<string, Curriculum>();

  private read(file: string): Curriculum {
    const curriculum = this.kept.get(file) ?? readCurriculum(file);
    this.kept.delete(file);
    this.kept.set(file, curriculum);
    const [oldest] = this.kept.keys();
    if (this.kept.size > mostKept && oldest !== undefined) this.kept.delete(oldest);
    return curriculum;
  }

  private keepShort(entry: number, [only, ...more]: readonly WishWord[]): void {
    if (only && more.length === 0 && isShort(only)) this.shortNames.add(`${entry} ${singular(only.word)}`);
  }

  hasShortName = (entry: number, word: string): boolean => this.shortNames.has(`${entry} ${singular(word)}`);

  named = (phrase: string): Named[] => {
    const packed = this.phrases.get(phrase);
    return packed === undefined ? [] : (typeof packed === 'number' ? [packed] : packed).map(unpack);
  };
}
