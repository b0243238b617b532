import type { Exam, ExamPart } from '#server/content/curricula.ts';
import { type Asked, askedBy, isNarrowName, isStrong, looselyAsked, merged, namedIn } from './asked.ts';
import type { Catalogue, Entry } from './catalogue.ts';
import { namesSubject } from './matches.ts';
import { examsIn, type ReadWords, readWords, widerOf } from './read-words.ts';
import { isBeside, phraseOf, saysSomething, type WishWord, wordsOf } from './words.ts';

/** What a student wrote about what is to be studied. */
export interface StudentText {
  readonly title: string;
  readonly subject: string;
  readonly description: string;
  readonly goals: readonly string[];
}

/** What of one curriculum is wished for. */
export interface Scope {
  readonly entry: Entry;
  /** What the exam, or else the curriculum, calls it. */
  readonly label: string;
  /** Whether the rest of the subject belongs to the wish, too: "corrida, 10 km", not "biologia: genética". */
  readonly isWide: boolean;
  /** Of the whole plan, above 0; all of them together are 1. */
  readonly share: number;
  /** The topics that the wish is about, those of each thing it names together; none: the whole subject. */
  readonly asked: readonly Asked[];
  /** The topics that goals and description name. */
  readonly stressed: Asked;
  /** The topics that an exam asks most, by position; none: no preference. */
  readonly focus: readonly number[];
}

export interface Reading {
  /**
   * `known`: the scopes hold what is wished for. `doubtful`: there is a likeness, and a word that nothing explains.
   * `unknown`: nothing of the catalogue. `vague`: the words name nothing that could be studied.
   */
  readonly status: 'known' | 'doubtful' | 'unknown' | 'vague';
  /** Empty unless known. */
  readonly scopes: readonly Scope[];
  readonly exam: Exam | undefined;
  /** Words of the wish that nothing explains, as written. */
  readonly unexplained: readonly string[];
  /** What might be meant, by name, most likely first; at most four. */
  readonly choices: readonly string[];
}

const leastPoints = 2.6;
const leastOfAnother = 4.5;
/** Of the words, for a curriculum that is named itself. */
const namedShare = 0.5;
/** What a school subject counts against a specialist's. */
const schoolCounts = 1.25;
/** Of the points of the best, for one as good. */
const nearlyAll = 0.55;
/** Of the words that the best explains, for one that explains as many. */
const nearlySame = 0.9;
/** For a part of an examination that has many subjects. */
const leastWithinExam = 7;
/** For what might be meant. */
const leastAlike = 2.5;
/** Of the points of the best, for what might be meant instead. */
const leastOfOther = 0.6;
/** What the chosen subject counts where the title names a curriculum itself. */
const besideTitle = 0.3;
/** Letters of a word that is no slip of another. */
const longWord = 7;
/** What a subject that holds others counts beside them. */
const generalCounts = 0.75;
/** A word that stands in some name of a curriculum, beside one that is a name. */
const heardCounts = 0.6;
/** Of the words, for a curriculum that isn't named itself. */
const leastShare = 0.45;
const perTopicOfArea = 0.02;
/** Themes of one subject that are all that is meant: "replicação, transcrição e tradução". */
const listOfThemes = 3;
const mostScopes = 6;
/** Goals and sentences of a description that are read, and characters of each: reading is done while others wait. */
const mostGoals = 24;
const longestGoal = 200;
const mostChoices = 4;
/** Topics of a field that is studied as one. */
const mostOfField = 24;

/** How well a curriculum explains some words. */
interface Ranked {
  entry: number;
  points: number;
  /** Of the words that have to be explained. */
  share: number;
  /** Whether title or subject name it. */
  isNamed: boolean;
}

/** "Dos gregos a Foucault" is all that lies between. */
const range = /(?:^|[\s:])d[aeo]s?\s[^,;:]{2,40}?\s(?:a|à|às|ao|aos|até)\s(?!passo|d[aeo]s?\s)/iu;
/** "ENEM com foco em filosofia" is the whole exam, and more of one part. */
const emphasis =
  /(?<!\p{L})(?:foco|focad[oa]|focando|focar|[êe]nfase|principalmente|sobretudo|especialmente|refor[çc](?:o|ar|ando))(?!\p{L})/iu;

/** Reads one wish against the catalogue. */
class WishReader {
  private readonly catalogue: Catalogue;
  private readonly text: StudentText;
  private readonly title: ReadWords;
  private readonly subject: ReadWords;

  constructor(text: StudentText, catalogue: Catalogue) {
    this.text = text;
    this.catalogue = catalogue;
    this.title = readWords(text.title, catalogue);
    this.subject = readWords(text.subject, catalogue);
  }

  private coverOf = (read: ReadWords, entry: number) => read.covers.find((cover) => cover.entry === entry);

  /** The words that have to be explained: the title's; the subject's where the title says nothing. */
  private get main(): ReadWords {
    return this.title.telling.size > 0 ? this.title : this.subject;
  }

  /** How well each curriculum explains the wish, the best first. `words`: only by these of the main text. */
  private ranked(only?: ReadonlySet<number>): Ranked[] {
    const main = this.main;
    const left = only ?? main.telling;
    const entries = new Set([...this.title.covers, ...this.subject.covers].map(({ entry }) => entry));
    // A title that names a curriculum says more than the subject that was chosen.
    const isTitled = this.title.covers.some((cover) => cover.isNamed);
    // "Direito civil e processo civil" are two subjects, not what "Direito" has of both.
    const specialists = this.title.covers.filter(
      ({ entry, isNamed }) => isNamed && !this.catalogue.entries[entry]?.isGeneral,
    );
    const general = specialists.length > 1 ? generalCounts / 2 : generalCounts;
    const rated = [...entries].map((entry) => {
      const cover = this.coverOf(main, entry);
      const taken = cover?.taken.filter(({ places }) => !only || places.some((at) => left.has(at))) ?? [];
      const explained = [...left].filter((at) => taken.some(({ places }) => places.includes(at))).length;
      const own = cover && taken.length > 0 ? (cover.points * taken.length) / cover.taken.length : 0;
      const bySubject = this.coverOf(this.subject, entry);
      const isChosen = main === this.title && !only && bySubject?.isNamed;
      const weight = isTitled ? besideTitle : 0.9;
      const { stems } = this.catalogue.entries[entry] as Entry;
      const heard = [...left].filter(
        (at) =>
          !taken.some(({ places }) => places.includes(at)) && stems.has((main.words[at] as WishWord).stem),
      ).length;
      const share = left.size > 0 ? (explained + heard * heardCounts) / left.size : 0;
      const isNamed = (cover?.isNamed ?? false) || (bySubject?.isNamed ?? false);
      const points = own * (0.3 + 0.7 * share) + (isChosen ? bySubject.points * weight : 0);
      const { isGeneral, areas } = this.catalogue.entries[entry] as Entry;
      // Of two that call an area the same, the one that has more of it.
      const held = taken.flatMap(({ means }) =>
        means.flatMap(({ kind, at }) => (kind === 'area' ? (areas[at]?.topics.length ?? 0) : 0)),
      );
      const detail = Math.max(0, ...held) * perTopicOfArea;
      return { entry, points: points * (isGeneral ? general : 1) + detail, share, isNamed };
    });
    return rated.sort((a, b) => b.points - a.points || a.entry - b.entry);
  }

  private scopesOf(entries: readonly number[]): { scopes: Scope[]; explained: Set<number> } {
    const main = this.main;
    const explained = new Set<number>();
    const namedBy = new Map(entries.map((entry) => [entry, this.coverOf(main, entry)?.words ?? new Set()]));
    for (const words of namedBy.values()) for (const at of words) explained.add(at as number);
    const goals = [...this.text.goals, ...this.text.description.split(/[.;\n]+/u)].filter(
      (goal) => goal.trim() !== '',
    );
    const readGoals = goals
      .slice(0, mostGoals)
      .map((goal) => readWords(goal.slice(0, longestGoal), this.catalogue));
    const isRange = range.test(this.text.title);
    const scopes = entries.map((position): Scope => {
      const entry = this.catalogue.entries[position] as Entry;
      // What for counts only where nothing else is named: "inglês para viagem", not "termodinâmica para engenharia".
      const covers = [
        [this.title, this.coverOf(this.title, position)],
        [this.title, widerOf(this.title, position)],
        [this.subject, widerOf(this.subject, position)],
      ] as const;
      const found = covers.map(([read, cover]) => namedIn(cover, entry, read.words));
      const strict = found.find((each) => each.named.length > 0)?.named ?? [];
      const years = found.find((each) => each.years.length > 0)?.years ?? [];
      const looseOnes = looselyAsked(main, entry, explained);
      const loose = looseOnes.map(({ asked }) => asked);
      const listed = looseOnes.filter(({ isListed }) => isListed).map(({ asked }) => asked);
      // What is listed is asked for, however loosely; a year only where nothing else is.
      const named = strict.length > 0 ? [...strict, ...listed] : loose.length > 0 ? [] : years;
      const stressed = merged(
        readGoals.flatMap((read) => {
          const cover = widerOf(read, position);
          const named = askedBy(cover, entry, read.words);
          // "Variação linguística (Língua Portuguesa)" says nothing of Química, where "variação" is a word of some topic.
          const isOfAnother = !cover?.isNamed && entries.some((other) => widerOf(read, other)?.isNamed);
          const loosely = isOfAnother ? [] : looselyAsked(read, entry, new Set(cover?.words));
          return [...named, ...loosely.map(({ asked }) => asked)];
        }),
      );
      const asked = named.length > 0 ? named : loose;
      const isNamed = this.coverOf(this.title, position)?.isNamed ?? false;
      // "Estado, poder e voto: primeira ciência política": words that only stand in it don't narrow what is named.
      const isLoose = isNamed && !isStrong(this.coverOf(this.title, position));
      const isWhole =
        isRange || isLoose || this.isItem(position) || merged(asked).size > entry.topics.length * 0.8;
      return {
        entry,
        label: entry.subject,
        isWide:
          isNamed &&
          entry.topics.length <= mostOfField &&
          named.length < listOfThemes &&
          !this.isPartOf(position),
        share: 1 / entries.length,
        asked: isWhole ? [] : asked,
        stressed: merged([stressed, ...(isWhole ? named : []), ...(named.length > 0 ? loose : [])]),
        focus: [],
      };
    });
    return { scopes, explained };
  }

  /** Whether the title lists the subject beside a part of it: "probabilidade e análise combinatória". */
  private isItem(position: number): boolean {
    const taken = this.coverOf(this.title, position)?.taken ?? [];
    return taken.some(({ means, places }) => {
      const next = (places.at(-1) ?? 0) + 1;
      const word = this.title.words[next];
      const isOwn = taken.some((other) => other.places[0] === next && !other.means.some(namesSubject));
      return means.some(namesSubject) && word !== undefined && isBeside(word) && isOwn;
    });
  }

  /** "Acordes no violão", "encanador": what stands before the name of its subject, or is its name, too, is all that is meant. */
  private isPartOf(position: number): boolean {
    const taken = this.coverOf(this.title, position)?.taken ?? [];
    // The name of the subject within that of a part: "Cálculo 1".
    const isWithin = !taken.some(({ means }) => means.some(namesSubject));
    if (isWithin || taken.some(({ means }) => isNarrowName(means))) return true;
    const [first, ...rest] = [...taken].sort((a, b) => (a.places[0] ?? 0) - (b.places[0] ?? 0));
    const subject = rest.find(({ means }) => means.some(namesSubject));
    const word = this.title.words[subject?.places[0] ?? -1];
    return (
      word !== undefined &&
      !first?.means.some(namesSubject) &&
      !isBeside(word) &&
      /(?<![a-z])(?:em|n[oa]s?)(?![a-z])/.test(word.gap)
    );
  }

  private positionOf = (subject: string) =>
    this.catalogue.entries.findIndex((entry) => entry.subject === subject);

  private focusOf({ focus = [] }: ExamPart, entry: Entry): number[] {
    const found = focus.flatMap((name) =>
      this.catalogue
        .named(phraseOf(name))
        .filter((named) => named.entry === entry.position && !namesSubject(named))
        .flatMap((named) => (named.kind === 'area' ? (entry.areas[named.at]?.topics ?? []) : [named.at])),
    );
    return [...new Set(found)];
  }

  private ofParts(parts: readonly ExamPart[]): Scope[] {
    const known = parts.filter(({ subject }) => this.positionOf(subject) >= 0);
    const total = known.reduce((sum, { share }) => sum + share, 0);
    const { scopes } = this.scopesOf(known.map(({ subject }) => this.positionOf(subject)));
    return scopes.map((scope, index) => {
      const part = known[index] as ExamPart;
      return { ...scope, asked: [], share: part.share / total, focus: this.focusOf(part, scope.entry) };
    });
  }

  /**
   * The curricula that explain the words together, the best first; none when nothing explains enough of them. `within`:
   * only these.
   */
  private explainers(within?: ReadonlySet<number>): number[] {
    const main = this.main;
    const ranked = this.ranked().filter(({ entry }) => within?.has(entry) ?? true);
    const [most] = ranked;
    // What school teaches before what a specialist calls the same.
    const near = ranked.filter(
      ({ entry, points, share, isNamed }) =>
        most &&
        !most.isNamed &&
        !isNamed &&
        this.catalogue.entries[entry]?.isSchool &&
        points * schoolCounts >= most.points * nearlyAll &&
        share >= most.share * nearlySame,
    );
    // What the title names itself before what only knows its words: "farmacologia do sistema nervoso".
    const named = ranked.find(
      ({ points, share, isNamed }) =>
        most && !most.isNamed && isNamed && share >= namedShare && points >= most.points * nearlyAll,
    );
    // "Anatomia, histologia e embriologia" are three subjects, not what one has of the three.
    const listed = ranked.filter(({ entry }) => this.coverOf(main, entry)?.isNamed);
    const ofListed = new Set(listed.flatMap(({ entry }) => [...(this.coverOf(main, entry)?.words ?? [])]));
    const ofMost = this.coverOf(main, most?.entry ?? -1)?.words ?? new Set<number>();
    const first =
      most && !most.isNamed && listed.length > 1 && [...ofMost].every((at) => ofListed.has(at))
        ? listed[0]
        : undefined;
    const best = named ?? first ?? near.sort((a, b) => a.entry - b.entry)[0] ?? most;
    if (!best || best.points < leastPoints || (best.share < leastShare && !best.isNamed)) return [];
    const chosen = [best.entry];
    const left = new Set(main.telling);
    const explain = (entry: number) => {
      for (const at of this.coverOf(main, entry)?.words ?? []) left.delete(at);
    };
    explain(best.entry);
    while (left.size > 0 && chosen.length < mostScopes) {
      // What has its own name before what only has a part of that name.
      const ranks = this.ranked(left);
      const inTurn = [...ranks.filter(({ isNamed }) => isNamed), ...ranks.filter(({ isNamed }) => !isNamed)];
      const another = inTurn.find(({ entry }) => {
        const cover = this.coverOf(main, entry);
        const isLeft = (at: number) => left.has(at) || !main.telling.has(at);
        // "Direito constitucional e administrativo": two names may share a word.
        const own =
          cover?.taken.filter(({ places, means }) =>
            // "História da América Latina e espanhol": an area that begins with the name of its subject.
            means.some(namesSubject) || (cover.isNamed && means.some(({ kind }) => kind === 'area'))
              ? places.some((at) => left.has(at))
              : places.every(isLeft),
          ) ?? [];
        const isMatter = own.some(({ means }) =>
          means.some((named) => namesSubject(named) || named.kind === 'area'),
        );
        const isOpen = within?.has(entry) ?? true;
        return isOpen && !chosen.includes(entry) && isMatter && this.isApart(own[0]?.places[0] ?? 0);
      });
      if (!another || another.points < leastOfAnother) break;
      chosen.push(another.entry);
      explain(another.entry);
    }
    const firstOf = (entry: number) => Math.min(...(this.coverOf(main, entry)?.words ?? []));
    // Of two that share their first word, the one whose name ends first.
    const nameEnd = (entry: number) =>
      Math.max(
        ...(this.coverOf(main, entry)?.taken ?? []).flatMap(({ places, means }) =>
          means.some(namesSubject) ? places : [],
        ),
      );
    return chosen.sort((a, b) => firstOf(a) - firstOf(b) || (nameEnd(a) < nameEnd(b) ? -1 : 1));
  }

  /** Whether a word begins a part of a list: "matemática e física", not "circuitos elétricos engenharia elétrica". */
  private isApart(at: number): boolean {
    const { words } = this.main;
    // "E também estatística": what says nothing may stand between.
    let from = at;
    while (from > 1 && !isBeside(words[from] as WishWord) && !saysSomething(words[from - 1] as WishWord))
      from -= 1;
    return words.some((word, place) => place > 0 && isBeside(word) && place >= from);
  }

  /** "Direito canônico": a word that nobody knows, right behind the name of a subject, makes another one of it. */
  private isQualified(word: WishWord, explained: ReadonlySet<number>): boolean {
    const { words } = this.main;
    const at = words.indexOf(word);
    return explained.has(at - 1) && /^\s*(?:d[aeo]s?)?\s*$/.test(word.gap);
  }

  /** "Genealogia da família Silva": single words, each in a part of another topic, are no matter together. */
  private isScattered(entry: number): boolean {
    const cover = this.coverOf(this.main, entry);
    const taken = cover?.taken ?? [];
    const isLoose = taken.every(
      ({ places, means }) =>
        places.length === 1 && means.every(({ kind }) => kind === 'fragment' || kind === 'term'),
    );
    const [first, ...rest] = taken;
    const { words, telling } = this.main;
    const [start = 0] = telling;
    // What a list begins with is its matter: "carta, crônica e discurso: além da dissertação".
    const isListed =
      cover?.words.has(start) && rest.some(({ places }) => isBeside(words[places[0] ?? 0] as WishWord));
    const isChosen = this.coverOf(this.subject, entry)?.isNamed ?? false;
    const isTogether = first?.means.some(({ at }) =>
      rest.every(({ means }) => means.some((other) => other.at === at)),
    );
    return !cover?.isNamed && !isChosen && rest.length > 0 && isLoose && !isTogether && !isListed;
  }

  private choicesFor(unexplained: readonly WishWord[]): string[] {
    const stems = new Set(unexplained.map(({ stem }) => stem));
    const named = this.catalogue.entries.filter(({ subject }) =>
      wordsOf(subject).some(({ stem }) => stems.has(stem)),
    );
    const alike = this.ranked()
      .filter(({ points }) => points > leastAlike)
      .map(({ entry }) => this.catalogue.entries[entry] as Entry);
    return [...new Set([...named, ...alike].map(({ subject }) => subject))].slice(0, mostChoices);
  }

  /** What might be meant instead of `chosen`. */
  private others(chosen: readonly number[]): string[] {
    const [best, ...rest] = this.ranked();
    const near = rest.filter(({ entry, points, share }) => {
      return (
        !chosen.includes(entry) && points >= (best?.points ?? 0) * leastOfOther && share >= (best?.share ?? 0)
      );
    });
    return near
      .slice(0, mostChoices - 1)
      .map(({ entry }) => (this.catalogue.entries[entry] as Entry).subject);
  }

  /** The exam named, and whether the title says no more than the exam does. */
  private examNamed(): { exam: Exam; isAll: boolean } | undefined {
    const inTitle = examsIn(this.title.words, this.catalogue);
    const inSubject = examsIn(this.subject.words, this.catalogue);
    const inGoals = this.text.goals.flatMap((goal) => examsIn(wordsOf(goal), this.catalogue));
    const [found] = [...inTitle, ...inSubject, ...inGoals].sort((a, b) => a.exam - b.exam);
    const exam = found && this.catalogue.exams[found.exam];
    if (!exam) return undefined;
    return { exam, isAll: this.title.telling.size === 0 };
  }

  private withinExam(exam: Exam): Scope[] | undefined {
    const groups = Object.entries(exam.groups ?? {}).filter(([name, aliases]) =>
      [name, ...aliases].some((each) => this.names(phraseOf(each))),
    );
    const ofGroups = exam.parts.filter(({ group }) => groups.some(([name]) => name === group));
    const positions = new Map(exam.parts.map((part) => [this.positionOf(part.subject), part]));
    // A loose word doesn't narrow a public examination: "receita" of "auditor fiscal da Receita".
    const isMeant = (entry: number) => {
      const cover = this.coverOf(this.main, entry);
      return exam.isClosed || cover?.isNamed || (cover?.points ?? 0) >= leastWithinExam;
    };
    // Spanish may be chosen instead of English: what school teaches belongs to a closed examination, too.
    const taught = this.catalogue.entries.flatMap(({ isSchool, position }) => (isSchool ? [position] : []));
    const within = exam.isClosed ? new Set([...positions.keys(), ...taught]) : undefined;
    const explained = this.explainers(within).filter(isMeant);
    const ofNames = exam.parts.filter((part) => explained.includes(this.positionOf(part.subject)));
    const others = explained.filter(
      (entry) => !positions.has(entry) && this.coverOf(this.main, entry)?.isNamed,
    );
    if (ofNames.length > 0 && this.isStressed(ofNames.map(({ subject }) => this.positionOf(subject)))) {
      const most = Math.max(...exam.parts.map(({ share }) => share));
      const stressed = exam.parts.map((part) =>
        ofNames.includes(part) ? { ...part, share: part.share + most } : part,
      );
      return this.ofParts(stressed);
    }
    if (ofGroups.length > 0) return this.ofParts([...new Set([...ofNames, ...ofGroups])]);
    if (ofNames.length === 0 && others.length === 0) return undefined;
    const named = [...ofNames.map((part) => this.positionOf(part.subject)), ...others];
    const { scopes } = this.scopesOf(named);
    return scopes.map((scope) => {
      const part = positions.get(scope.entry.position);
      return { ...scope, focus: part ? this.focusOf(part, scope.entry) : [] };
    });
  }

  /** Whether words of emphasis stand before what is named: "geografia com foco em clima" is geography alone. */
  private isStressed(entries: readonly number[]): boolean {
    const main = this.main;
    const text = main === this.title ? this.text.title : this.text.subject;
    const from = text.search(emphasis);
    const starts = entries.flatMap((entry) =>
      [...(this.coverOf(main, entry)?.words ?? [])].map((at) => (main.words[at] as WishWord).start),
    );
    return from >= 0 && Math.min(...starts) > from;
  }

  /** Whether title or subject hold a phrase. */
  private names(phrase: string): boolean {
    const of = ({ words }: ReadWords) => ` ${words.map(({ stem }) => stem).join(' ')} `;
    return of(this.title).includes(` ${phrase} `) || of(this.subject).includes(` ${phrase} `);
  }

  private answer(status: Reading['status'], rest: Partial<Reading>): Reading {
    return { status, scopes: [], exam: undefined, unexplained: [], choices: [], ...rest };
  }

  read(): Reading {
    const named = this.examNamed();
    if (named) {
      const { exam } = named;
      const within = named.isAll ? undefined : this.withinExam(exam);
      const scopes = within ?? this.ofParts(exam.parts);
      if (scopes.length > 0) return this.answer('known', { scopes, exam });
    }
    const main = this.main;
    if (main.telling.size === 0) return this.fromGoals();
    const entries = this.explainers();
    const { scopes, explained } = this.scopesOf(entries);
    const left = [...main.telling].filter((at) => !explained.has(at)).map((at) => main.words[at] as WishWord);
    const source = main === this.title ? this.text.title : this.text.subject;
    const { vocabulary, subjectStems } = this.catalogue;
    const isHeardOf = ({ stem }: WishWord) => vocabulary.has(stem) || subjectStems.has(stem);
    const nobodys = entries.length > 0 ? left.filter((word) => !isHeardOf(word)) : left;
    const unexplained = nobodys.map(({ start, end }) => source.slice(start, end));
    const bySubject = this.fromSubject(entries);
    if (entries.length === 0)
      return bySubject ?? this.answer('unknown', { unexplained, choices: this.choicesFor(left) });
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
      !entries.some((entry) => this.coverOf(main, entry)?.isNamed);
    const isDoubtful =
      isGuess ||
      (left.length > 0 && entries.length === 1 && this.isScattered(entries[0] as number)) ||
      (main.telling.size - left.length <= 1 &&
        scopes.some(({ entry }) => entry.topics.length > mostOfField) &&
        left.some((word) => this.isQualified(word, explained)));
    const doubted = left.map(({ start, end }) => source.slice(start, end));
    if (isDoubtful)
      return bySubject ?? this.answer('doubtful', { unexplained: doubted, choices: this.choicesFor(left) });
    return this.answer('known', { scopes, unexplained, choices: this.others(entries) });
  }

  /** The title is nobody's words, but the subject that was chosen is known, and not what the title makes another of. */
  private fromSubject(doubted: readonly number[]): Reading | undefined {
    const { subject, title, goals, description } = this.text;
    if (this.main === this.subject || subject.trim() === '') return undefined;
    const text = { title: subject, subject: '', goals: [title, ...goals], description };
    const reading = new WishReader(text, this.catalogue).read();
    const isOther = reading.scopes.every(({ entry }) => !doubted.includes(entry.position));
    const isNamed = this.subject.covers.some((cover) => cover.isNamed);
    return reading.status === 'known' && isOther && isNamed ? reading : undefined;
  }

  /** The title and the subject say nothing: perhaps the goals do, or the description. */
  private fromGoals(): Reading {
    const { goals, description } = this.text;
    const [title, ...others] = [...goals, description].filter((text) =>
      wordsOf(text).some((word) => saysSomething(word)),
    );
    if (title === undefined) return this.answer('vague', {});
    return new WishReader({ title, subject: '', goals: others, description: '' }, this.catalogue).read();
  }
}

/** What a student wishes to study, as far as the catalogue knows it. Pure; same words, same reading. */
export const readWish = (text: StudentText, catalogue: Catalogue): Reading =>
  new WishReader(text, catalogue).read();
