import type { Entry } from './catalogue-index.ts';
import { branchOfLaw, type Cover, namesSubject } from './matches.ts';
import { examsIn } from './read-words.ts';
import { subjectsInRow } from './school/subjects-in-row.ts';
import { coverOf, type Wish } from './wish.ts';
import { isBeside, phraseIn, saysSomething, saysWhere, type WishWord } from './words.ts';

const leastPoints = 2.6;
const leastOfAnother = 4.5;
/** Of the words, for a curriculum that is named itself. */
const namedShare = 0.5;
/** What a school subject counts against a specialist's. */
const schoolCounts = 1.25;
/** What the subject of a school year that is named counts against a specialist's. */
const yearCounts = 2.5;
/** Of the points of the best, for one as good. */
const nearlyAll = 0.55;
/** Of the words that the best explains, for one that explains as many. */
const nearlySame = 0.9;
/** What the chosen subject counts where the title names a curriculum itself. */
const besideTitle = 0.3;
/** What a subject that holds others counts beside them. */
const generalCounts = 0.75;
/** A word that stands in some name of a curriculum, beside one that is a name. */
const heardCounts = 0.6;
/** Of the words, for a curriculum that isn't named itself. */
const leastShare = 0.45;
const perTopicOfArea = 0.02;
const mostScopes = 6;

/** How well a curriculum explains some words. */
interface Ranked {
  entry: number;
  points: number;
  /** Of the words that have to be explained. */
  share: number;
  /** Whether title or subject name it. */
  isNamed: boolean;
}

/** "Penal e administrativo" are branches of law, and no examination that nobody named. */
const isUnnamedExam = ({ catalogue, title, subject }: Wish, entry: number): boolean => {
  const exams = catalogue.examsOf(catalogue.entries[entry]?.subject ?? '');
  if (exams.length === 0) return false;
  const isSaid = [title, subject].some(({ words }) =>
    examsIn(words, catalogue).some(({ exam }) => exams.includes(exam)),
  );
  const isOwn = title.covers
    .find((cover) => cover.entry === entry)
    ?.taken.some(({ places }) => places.length > 1);
  return !isSaid && !isOwn;
};

/** How well each curriculum explains the wish, the best first. `words`: only by these of the main text. */
export function ranked(wish: Wish, only?: ReadonlySet<number>): Ranked[] {
  const main = wish.main;
  const left = only ?? main.telling;
  const entries = new Set(
    [...wish.title.covers, ...wish.subject.covers]
      .map(({ entry }) => entry)
      .filter((entry) => !isUnnamedExam(wish, entry)),
  );
  // A title that names a curriculum says more than the subject that was chosen.
  const isTitled = wish.title.covers.some((cover) => cover.isNamed);
  // "Direito civil e processo civil" are two subjects, not what "Direito" has of both.
  const specialists = wish.title.covers.filter(
    ({ entry, isNamed }) => isNamed && !wish.catalogue.entries[entry]?.isGeneral,
  );
  const general = specialists.length > 1 ? generalCounts / 2 : generalCounts;
  const rated = [...entries].map((entry) => {
    const cover = coverOf(main, entry);
    const taken = cover?.taken.filter(({ places }) => !only || places.some((at) => left.has(at))) ?? [];
    const explained = [...left].filter((at) => taken.some(({ places }) => places.includes(at))).length;
    // "Matemática, história, 6º ano": a year doesn't count against a subject.
    const counted =
      cover?.taken.filter(({ places }) => places.some((at) => main.telling.has(at))).length || 1;
    const own = cover ? cover.points * Math.min(1, taken.length / counted) : 0;
    const bySubject = coverOf(wish.subject, entry);
    // What the title names itself is chosen no more by being the subject, too.
    const isChosen = main === wish.title && !only && bySubject?.isNamed && !cover?.isNamed;
    const weight = isTitled ? besideTitle : 0.9;
    const { stems } = wish.catalogue.entries[entry] as Entry;
    const heard = [...left].filter(
      (at) =>
        !taken.some(({ places }) => places.includes(at)) && stems.has((main.words[at] as WishWord).stem),
    ).length;
    const share = left.size > 0 ? (explained + heard * heardCounts) / left.size : 0;
    const isNamed = (cover?.isNamed ?? false) || (bySubject?.isNamed ?? false);
    const points = own * (0.3 + 0.7 * share) + (isChosen ? bySubject.points * weight : 0);
    const { isGeneral, areas } = wish.catalogue.entries[entry] as Entry;
    // Of two that call an area the same, the one that has more of it.
    const held = taken.flatMap(({ means }) =>
      means.flatMap(({ kind, at }) => (kind === 'area' ? (areas[at]?.topics.length ?? 0) : 0)),
    );
    const detail = Math.max(0, ...held) * perTopicOfArea;
    return { entry, points: points * (isGeneral ? general : 1) + detail, share, isNamed };
  });
  return rated.sort((a, b) => b.points - a.points || a.entry - b.entry);
}

/**
 * The curricula that explain the words together, the best first; none when nothing explains enough of them. `within`:
 * only these.
 */
export function explainers(wish: Wish, within?: ReadonlySet<number>): number[] {
  const main = wish.main;
  const row = subjectsInRow(main.words, wish.catalogue);
  if (
    !within &&
    row.length > 0 &&
    row.reduce((sum, { places }) => sum + places.length, 0) === main.telling.size
  )
    return [...new Set(row.flatMap(({ entries: [entry = -1] }) => entry))].slice(0, mostScopes);
  const ranks = ranked(wish).filter(({ entry }) => within?.has(entry) ?? true);
  const [most] = ranks;
  // What school teaches before what a specialist calls the same.
  const near = ranks.filter(
    ({ entry, points, share, isNamed }) =>
      most &&
      !most.isNamed &&
      !isNamed &&
      points >= leastPoints &&
      (wish.catalogue.entries[entry]?.isSchool || isOfYear(wish, entry)) &&
      points * (isOfYear(wish, entry) ? yearCounts : schoolCounts) >= most.points * nearlyAll &&
      share >= most.share * nearlySame,
  );
  // What the title names itself before what only knows its words: "farmacologia do sistema nervoso".
  const named = ranks.find(
    ({ entry, points, share, isNamed }) =>
      most &&
      !most.isNamed &&
      isNamed &&
      !wish.catalogue.entries[entry]?.isGeneral &&
      share >= namedShare &&
      points >= most.points * nearlyAll,
  );
  // "Anatomia, histologia e embriologia" are three subjects, not what one has of the three.
  const listed = ranks.filter(({ entry }) => coverOf(main, entry)?.isNamed);
  const ofListed = new Set(listed.flatMap(({ entry }) => [...(coverOf(main, entry)?.words ?? [])]));
  const ofMost = coverOf(main, most?.entry ?? -1)?.words ?? new Set<number>();
  const first =
    most && !most.isNamed && listed.length > 1 && [...ofMost].every((at) => ofListed.has(at))
      ? listed[0]
      : undefined;
  const inYear = ({ entry, points }: Ranked) => points * (isOfYear(wish, entry) ? yearCounts : 1);
  const best = named ?? first ?? near.sort((a, b) => inYear(b) - inYear(a) || a.entry - b.entry)[0] ?? most;
  if (!best || best.points < leastPoints || (best.share < leastShare && !best.isNamed)) return [];
  const chosen = [best.entry];
  const left = new Set(main.telling);
  const explain = (entry: number) => {
    const others = listedSubjects(wish, entry, row);
    for (const at of coverOf(main, entry)?.words ?? []) if (!others.has(at)) left.delete(at);
  };
  explain(best.entry);
  const ofBest = coverOf(main, best.entry);
  // "Física moderna" is the name of a part, with that of the subject.
  const head =
    ofBest?.taken.find(({ means }) => means.some(namesSubject)) ??
    (ofBest?.isNamed ? ofBest.taken[0] : undefined);
  const headEnd = head?.places.at(-1) ?? Number.POSITIVE_INFINITY;
  while (left.size > 0 && chosen.length < mostScopes) {
    // What has its own name before what only has a part of that name.
    const others = ranked(wish, left);
    const inTurn = [...others.filter(({ isNamed }) => isNamed), ...others.filter(({ isNamed }) => !isNamed)];
    const another = inTurn.find(({ entry }) => {
      const cover = coverOf(main, entry);
      const isLeft = (at: number) => left.has(at) || !main.telling.has(at);
      // "Direito constitucional e administrativo": two names may share a word.
      const own =
        cover?.taken.filter(({ places, means }) =>
          // "História da América Latina e espanhol": an area that begins with the name of its subject.
          means.some(namesSubject) || (cover.isNamed && means.some(({ kind }) => kind === 'area'))
            ? places.some((at) => left.has(at))
            : places.every(isLeft),
        ) ?? [];
      // "Enfermagem: vias de administração" has ways of its own.
      // "Genética: 3ª lei" is no law of thermodynamics.
      const isHeard = ({ places }: Cover['taken'][number]) => {
        const [at = 0] = places;
        const telling = places.map((place) => main.words[place] as WishWord).filter(saysSomething);
        return (
          telling.length === 1 &&
          (isQualified(main.words[at + 1]) || isHeaded(main.words, headEnd, at)) &&
          telling.every(({ stem }) => wish.catalogue.entries[best.entry]?.stems.has(stem))
        );
      };
      // "Romantismo em Portugal e no Brasil" is no history of Brazil.
      const isPlace = ({ places: [at = 0] }: Cover['taken'][number]) => saysWhere(main.words[at] as WishWord);
      const isMatter = own.some(
        (stretch) =>
          stretch.means.some(namesSubject) ||
          (stretch.means.some(({ kind }) => kind === 'area') && !isHeard(stretch) && !isPlace(stretch)),
      );
      const isOpen = within?.has(entry) ?? true;
      return isOpen && !chosen.includes(entry) && isMatter && own.some(({ places }) => isApart(wish, places));
    });
    if (!another || another.points < leastOfAnother) break;
    chosen.push(another.entry);
    explain(another.entry);
  }
  const firstOf = (entry: number) => Math.min(...(coverOf(main, entry)?.words ?? []));
  // Of two that share their first word, the one whose name ends first.
  const nameEnd = (entry: number) =>
    Math.max(
      ...(coverOf(main, entry)?.taken ?? []).flatMap(({ places, means }) =>
        means.some(namesSubject) ? places : [],
      ),
    );
  return chosen.sort((a, b) => firstOf(a) - firstOf(b) || (nameEnd(a) < nameEnd(b) ? -1 : 1));
}

/** Whether a curriculum has the school year that the words name: "sistema digestório, 8º ano". */
const isOfYear = ({ main }: Wish, entry: number): boolean =>
  coverOf(main, entry)?.taken.some(
    ({ places, means }) =>
      means.some(({ kind }) => kind === 'area') &&
      places.every((at) => !saysSomething(main.words[at] as WishWord)) &&
      places.some((at) => /^(?:ano|serie)$/.test(main.words[at]?.word ?? '')),
  ) ?? false;

/** Whether what stands before a word is of it: "vias de administração". */
const isQualified = (word: WishWord | undefined): boolean => /^\s*d[aeo]s?\s*$/.test(word?.gap ?? '');

/** Whether a word is of what follows the name of a subject: "compiladores: autômatos", "francês verbos e preposições". */
function isHeaded(words: readonly WishWord[], end: number, at: number): boolean {
  // "Ecologia (3º ano): sucessão".
  const next = words.slice(end + 1).find(saysSomething);
  return at > end && (/^\s*$|:/.test(words[end + 1]?.gap ?? '-') || /:/.test(next?.gap ?? ''));
}

/** "Química orgânica e bioquímica", "português e redação": beside a subject or its part, the name of another is another. */
function listedSubjects(
  { main, catalogue }: Wish,
  entry: number,
  row: ReturnType<typeof subjectsInRow>,
): ReadonlySet<number> {
  const cover = coverOf(main, entry);
  const names = cover?.taken.filter(({ means }) => means.some(namesSubject)) ?? [];
  const isName = (at: number | undefined) => names.some(({ places }) => places.includes(at ?? -1));
  const isSubjectName = (word: WishWord | undefined) =>
    word !== undefined && catalogue.named(word.stem).some(({ kind }) => kind === 'subject');
  const isOther = ({ places, means }: Cover['taken'][number]) => {
    const [at = 0] = places;
    const word = main.words[at] as WishWord;
    const before = [...main.telling].filter((place) => place < at).at(-1);
    const isBehind =
      names.length > 0
        ? isName(before) || saysWhere(word)
        : cover?.isNamed && !means.some(({ kind }) => kind === 'area');
    const whole = phraseIn(places.map((place) => main.words[place] as WishWord));
    // "Direito administrativo e penal": two names may share their first word.
    const head = main.words[names[0]?.places[0] ?? -1]?.stem ?? '';
    const isSubject =
      catalogue
        .named(whole)
        .some((named) => named.kind === 'subject' && (places.length === 1 || named.entry !== entry)) ||
      [`${head} ${whole}`, branchOfLaw(whole)].some((name) =>
        catalogue.named(name).some((named) => named.kind === 'subject' && named.entry !== entry),
      );
    // "Português matemática ciências e história".
    const isInRow = /^\s*$/.test(word.gap) && isSubjectName(main.words[at - 1]);
    const isParted = isBehind && (isBeside(word) || saysWhere(word));
    // "Gramática e redação", "história para o Enem e filosofia".
    const end = places.at(-1) ?? at;
    const next = [...main.telling].find((place) => place > end) ?? end + 1;
    const isAhead = isName(next) && isBeside(main.words[next] as WishWord);
    return !isName(at) && (isParted || isInRow || isAhead) && isSubject;
  };
  const inRow = row.filter(({ entries }) => !entries.includes(entry));
  return new Set([...(cover?.taken.filter(isOther) ?? []), ...inRow].flatMap(({ places }) => [...places]));
}

/** Whether a word begins a part of a list: "matemática e física", not "circuitos elétricos engenharia elétrica". */
function isApart(wish: Wish, places: readonly number[]): boolean {
  const { words, telling } = wish.main;
  const [at = 0] = places;
  // "E também estatística", "e aprender espanhol": what says nothing may stand between.
  const isJoined = (place: number): boolean =>
    place > 0 &&
    (isBeside(words[place] as WishWord) ||
      (place > 1 && !saysSomething(words[place - 1] as WishWord) && isJoined(place - 1)));
  // "Português matemática ciências e história": names in a row are a list.
  const isNext = (word: WishWord) =>
    /^\s*$/.test(word.gap) && wish.catalogue.named(word.stem).some(namesSubject);
  const next = [...telling].find(
    (place) => place > (places.at(-1) ?? at) && (!isNext(words[place] as WishWord) || isJoined(place)),
  );
  // "Português inglês": two that school teaches, by their plain names.
  const isTaught = (word: WishWord | undefined) =>
    word !== undefined &&
    wish.catalogue.isSubjectWord(word.word) &&
    wish.catalogue
      .named(word.stem)
      .some((named) => namesSubject(named) && wish.catalogue.entries[named.entry]?.isSchool);
  const isInRow = (place: number) =>
    /^\s*$/.test(words[place]?.gap ?? '-') && isTaught(words[place]) && isTaught(words[place - 1]);
  // "Direito administrativo e constitucional": the second name begins with the word of the first.
  const parted = places.filter((place, index) => index > 0 && place > (places[index - 1] ?? 0) + 1);
  return [at, next ?? 0, ...parted].some(isJoined) || isInRow(at) || isInRow((places.at(-1) ?? at) + 1);
}
