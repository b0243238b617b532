import type { Exam, ExamPart } from '#server/content/curricula.ts';
import { fold } from '#shared/rules/text/fold.ts';
import { type Asked, merged } from './asked.ts';
import type { Entry } from './catalogue-index.ts';
import { explainers } from './explainers.ts';
import { type Cover, namesSubject } from './matches.ts';
import { examsIn, isConfession, type ReadWords, readWords } from './read-words.ts';
import type { Scope } from './reading.ts';
import { scopesOf } from './scopes.ts';
import { emphasisIn } from './stress/emphasis.ts';
import { isJoinedToExam, isTwo } from './stress/joined-to-exam.ts';
import { withAnother } from './two-exams.ts';
import { coverOf, type Wish } from './wish.ts';
import { exactPhraseIn, phraseOf, type WishWord, wordsOf } from './words.ts';

/** "Exatas", whatever groups an examination puts them in. */
export const exactSciences: ReadonlySet<string> = new Set(['Matemática', 'Física', 'Química']);
/** Of the time, for each of two wishes. */
const half = 0.5;
/** Parts of an examination that are asked beside the subject of the candidates. */
const mostBesideOwn = 3;
/** For a part of an examination that has many subjects. */
const leastWithinExam = 7;
const laws = new Set(['lei', 'leis', 'decreto', 'estatuto']);

const positionOf = ({ catalogue }: Wish, subject: string) =>
  catalogue.entries.findIndex((entry) => entry.subject === subject);

function focusOf(wish: Wish, { focus = [] }: ExamPart, entry: Entry): number[][] {
  const found = focus.map((name) =>
    wish.catalogue
      .named(phraseOf(name))
      .filter((named) => named.entry === entry.position && !namesSubject(named))
      .flatMap((named) => (named.kind === 'area' ? (entry.areas[named.at]?.topics ?? []) : [named.at])),
  );
  return found.map((topics) => [...new Set(topics)]).filter((topics) => topics.length > 0);
}

const asWhole = (topics: readonly number[]): Asked => new Map(topics.map((at) => [at, new Set<number>()]));

/** What an examination makes of a scope: what it asks most, or alone, and what it doesn't ask. */
function askedOf(wish: Wish, part: ExamPart, entry: Entry): { focus: number[][]; excluded: Asked } {
  const excluded = (part.without ?? []).map((name) => entry.topics.indexOf(name)).filter((at) => at >= 0);
  return { focus: focusOf(wish, part, entry), excluded: asWhole(excluded) };
}

/** The topics of a scope that the examination asks; none: all of it. */
export function focusIn(wish: Wish, exam: Exam, { entry }: Scope): Scope['focus'] {
  const part = exam.parts.find(({ subject }) => subject === entry.subject);
  return part ? focusOf(wish, part, entry) : [];
}

/** The parts of an examination, each by its share. */
export function ofParts(wish: Wish, parts: readonly ExamPart[]): Scope[] {
  const known = parts.filter(({ subject }) => positionOf(wish, subject) >= 0);
  const total = known.reduce((sum, { share }) => sum + share, 0);
  const { scopes } = scopesOf(
    wish,
    known.map(({ subject }) => positionOf(wish, subject)),
  );
  return scopes.map((scope, index) => {
    const part = known[index] as ExamPart;
    const { focus, excluded } = askedOf(wish, part, scope.entry);
    const asked = part.isExact ? { asked: focus.map(asWhole), beside: 'nothing' as const } : { asked: [] };
    return { ...scope, ...asked, share: part.share / total, focus: [...scope.focus, ...focus], excluded };
  });
}

/** The exam named, and whether the title says no more than the exam does. */
export function examNamed(wish: Wish): { exam: Exam; isAll: boolean } | undefined {
  const inTitle = examsIn(wish.title.words, wish.catalogue);
  const inSubject = examsIn(wish.subject.words, wish.catalogue);
  // A goal that says more is about its matter: "ataques e GCM" is no municipal guard.
  const inGoals = wish.text.goals
    .map((goal) => readWords(goal, wish.catalogue))
    .filter(({ telling }) => telling.size === 0)
    .flatMap(({ words }) => examsIn(words, wish.catalogue));
  const [found] = [...inTitle, ...inSubject, ...inGoals].sort((a, b) => a.exam - b.exam);
  const first = found && wish.catalogue.exams[found.exam];
  if (!first) return undefined;
  const exam = withAnother(wish, first);
  const isDay = groupsNamed(wish, exam, () => true).length > 0;
  return { exam, isAll: wish.title.telling.size === 0 && !isDay };
}

/** "Com espanhol", "linguagens: …, espanhol": the parts of an examination with the language that the student takes. */
function withLanguage(wish: Wish, exam: Exam): readonly ExamPart[] | undefined {
  const { parts } = exam;
  const { words } = wish.title;
  const [group, ...others] = groupsNamed(wish, exam, () => true);
  const isOfGroup =
    others.length === 0 &&
    parts.some((part) => part.subject === 'Inglês' && part.group === group) &&
    words.every(({ word }) => word !== 'ingles');
  const isChosen = words.some(
    ({ word, gap }) => word === 'espanhol' && (isOfGroup || /(?<![a-z])com\s*$/.test(gap)),
  );
  return isChosen && parts.some(({ subject }) => subject === 'Inglês')
    ? parts.map((part) => (part.subject === 'Inglês' ? { ...part, subject: 'Espanhol' } : part))
    : undefined;
}

export function withinExam(wish: Wish, exam: Exam): Scope[] | undefined {
  const withOther = withLanguage(wish, exam);
  if (withOther) {
    const named = groupsNamed(wish, exam, () => true);
    return ofParts(
      wish,
      withOther.filter(
        ({ group, subject }) =>
          named.length === 0 ||
          named.includes(group ?? '') ||
          coverOf(wish.title, positionOf(wish, subject))?.isNamed,
      ),
    );
  }
  const positions = new Map(exam.parts.map((part) => [positionOf(wish, part.subject), part]));
  const namesLaw = (cover: Cover | undefined) =>
    cover?.taken.some(
      ({ places }) => places.length > 1 && places.some((at) => laws.has(wish.main.words[at]?.word ?? '')),
    );
  // "Crase para concurso" is no more than crasis.
  const isAllOf = (cover: Cover | undefined) =>
    exam.words.includes('concurso') &&
    [...wish.main.telling].every((at) =>
      cover?.taken.some(
        ({ places, means }) =>
          places.includes(at) && means.some(({ kind }) => kind === 'area' || kind === 'topic'),
      ),
    );
  // A loose word doesn't narrow a public examination: "receita" of "auditor fiscal da Receita"; "lei 8.112" does.
  const isMeant = (entry: number) => {
    const cover = coverOf(wish.main, entry);
    const isKnown = cover?.isNamed || (cover?.points ?? 0) >= leastWithinExam;
    return exam.isClosed || isKnown || namesLaw(cover) || isAllOf(cover);
  };
  // Spanish may be chosen instead of English: what school teaches belongs to a closed examination, too.
  const isBesides = ({ subject, position }: Entry) =>
    exam.besides?.includes(subject) && coverOf(wish.main, position)?.isNamed;
  const taught = wish.catalogue.entries
    .filter((entry) => entry.isSchool || isBesides(entry))
    .map(({ position }) => position);
  const within = exam.isClosed ? new Set([...positions.keys(), ...taught]) : undefined;
  const known = explainers(wish, within).filter(isMeant);
  // "Ética na OAB" is what the examination has of it.
  const isForeign =
    exam.isClosed && !known.some((entry) => positions.has(entry) || coverOf(wish.main, entry)?.isNamed);
  const explained = isForeign ? explainers(wish, new Set(positions.keys())) : known;
  const { telling, words } = wish.main;
  const isRow = (places: readonly number[]) => places.every((at, index) => at === (places[0] ?? 0) + index);
  // "Execução penal" is no branch of its own.
  const isInName = (at: number) =>
    explained.some((entry) =>
      coverOf(wish.main, entry)?.taken.some(
        ({ places }) => places.length > 1 && places.includes(at) && isRow(places),
      ),
    );
  const said = new Set([...telling].filter((at) => !isInName(at)).map((at) => (words[at] as WishWord).stem));
  // "Administrativo e português": within an examination the branch of law is enough.
  const isBranch = ({ subject }: ExamPart) => {
    const [, branch = '', ...more] = wish.catalogue.entries[positionOf(wish, subject)]?.ownStems ?? [];
    return subject.startsWith('Direito ') && more.length === 0 && said.has(branch);
  };
  const ofNames = exam.parts.filter(
    (part) => explained.includes(positionOf(wish, part.subject)) || isBranch(part),
  );
  // "Matemática, sou ruim em exatas": what several groups are called adds none to a subject that is named.
  const all = Object.values(exam.groups ?? {}).flat();
  const isOfOne = (alias: string) => all.filter((each) => each === alias).length <= 1;
  const isFocus = isStressed(
    wish,
    ofNames.map(({ subject }) => positionOf(wish, subject)),
  );
  const isWritten = (alias: string) =>
    !/^\S+as$/.test(alias) || words.some(({ word }) => word === fold(alias));
  // "Geografia no Enem, tanto a física quanto a humana": a part of what is named, no group.
  const groups = groupsNamed(
    wish,
    exam,
    (name) => ofNames.length === 0 || isFocus || (isOfOne(name) && isWritten(name)),
  );
  const ofGroups = exam.parts.filter(
    ({ group, subject }) =>
      groups.includes(group ?? '') ||
      (ofNames.length === 0 && names(wish, 'exatas') && exactSciences.has(subject)),
  );
  const others = explained.filter((entry) => {
    const cover = coverOf(wish.main, entry);
    const isOther = cover?.isNamed || (!exam.isClosed && (namesLaw(cover) || isAllOf(cover)));
    return !positions.has(entry) && isOther;
  });
  const namedParts = ofNames.map(({ subject }) => positionOf(wish, subject));
  if (ofNames.length > 0 && (isStressed(wish, namedParts) || isJoinedToExam(wish, exam, namedParts))) {
    // "Humanas, com foco em história" leaves the rest of the examination out.
    const asked = ofGroups.some((part) => !ofNames.includes(part))
      ? exam.parts.filter((part) => [...ofNames, ...ofGroups].includes(part))
      : exam.parts;
    const most = Math.max(...asked.map(({ share }) => share));
    // "Foco em natureza e matemática" stresses both.
    const isOneOfAll = groups.some((group) => isStressedGroup(wish, exam, group));
    if (isOneOfAll) return ofParts(wish, asked);
    const stressed = ofNames.map((part) => ({ ...part, share: part.share + most }));
    const others = asked.filter((part) => !ofNames.includes(part));
    return ofParts(wish, [...stressed, ...others]);
  }
  if (ofGroups.length > 0) return ofParts(wish, [...new Set([...ofNames, ...ofGroups])]);
  if (ofNames.length === 0 && others.length === 0) return undefined;
  const named = [...ofNames.map((part) => positionOf(wish, part.subject)), ...others];
  const { scopes } = scopesOf(wish, named);
  // "Assistente social, SUAS, concurso": a post is asked all of its subject.
  const isPost = ({ entry }: Scope) =>
    !exam.isClosed && !entry.isSchool && others.includes(entry.position) && !wish.text.title.includes(':');
  const isTwoWishes = isTwo(wish, exam, ofNames.length === 0 ? others : []);
  const own = isTwoWishes ? half : ownShare(wish, exam);
  const more = isTwoWishes ? exam.parts : exam.parts.slice(0, mostBesideOwn);
  if (own > 0)
    return [
      ...scopes.map((scope) => ({ ...scope, share: own / scopes.length })),
      ...ofParts(
        wish,
        more.filter(({ subject }) => !named.includes(positionOf(wish, subject))),
      ).map((scope) => ({ ...scope, share: scope.share * (1 - own) })),
    ];
  // "Prova da OAB": what has the name of the examination itself is all of it.
  const isItself = ({ subject }: ExamPart) =>
    wish.catalogue.examsOf(subject).some((at) => wish.catalogue.exams[at] === exam);
  const isPlain = others.length === 0 && scopes.every(({ asked }) => asked.length === 0);
  if (isPlain && ofNames.every(isItself)) return undefined;
  return scopes.map((scope) => {
    const part = positions.get(scope.entry.position);
    const beside = isPost(scope) ? 'share' : scope.beside;
    if (!part) return { ...scope, beside };
    const { focus, excluded } = askedOf(wish, part, scope.entry);
    return {
      ...scope,
      beside,
      focus: [...scope.focus, ...focus],
      excluded: merged([scope.excluded, excluded]),
    };
  });
}

/** "Concurso de professor de história", "residência multiprofissional em nutrição": the share of what the candidate does. */
const ownShare = ({ text }: Wish, { ownShare = 0 }: Exam): number =>
  /(?<!\p{L})(?:(?:professor(?:a|es|as)?|prof\.?|docente)\s+d[aeo]|resid[êe]ncia multi\p{L}*)\s/iu.test(
    text.title,
  )
    ? ownShare
    : 0;

/** The groups of parts that the wish names, by such names of theirs as may count. */
const groupsNamed = (wish: Wish, { groups = {} }: Exam, counts: (name: string) => boolean): string[] =>
  Object.entries(groups).flatMap(([group, aliases]) =>
    [group, ...aliases].some((each) => names(wish, each) && counts(each)) ? [group] : [],
  );

/** Whether words of emphasis stand before what is named: "geografia com foco em clima" is geography alone. */
function isStressed(wish: Wish, entries: readonly number[]): boolean {
  const main = wish.main;
  const text = main === wish.title ? wish.text.title : wish.text.subject;
  const from = emphasisIn(text);
  const starts = entries.flatMap((entry) =>
    [...(coverOf(main, entry)?.words ?? [])].map((at) => (main.words[at] as WishWord).start),
  );
  return from >= 0 && Math.min(...starts) > from;
}

/** Whether words of emphasis stand before the name of a group. */
function isStressedGroup({ text }: Wish, { groups = {} }: Exam, group: string): boolean {
  const stressed = fold(text.title.slice(Math.max(0, emphasisIn(text.title))));
  return (
    emphasisIn(text.title) >= 0 &&
    [group, ...(groups[group] ?? [])].some((name) => stressed.includes(fold(name)))
  );
}

/** Whether title or subject hold a name; "segundo dia" only as it is written, for "dois dias" is a time. */
function names(wish: Wish, name: string): boolean {
  const isNumbered = /\d/.test(phraseOf(name));
  const phrase = isNumbered ? exactPhraseIn(wordsOf(name)) : phraseOf(name);
  const of = ({ words }: ReadWords) => {
    const said = words.filter((_, at) => !isConfession(words, at));
    return ` ${said.map(({ word, stem }) => (isNumbered ? word : stem)).join(' ')} `;
  };
  return of(wish.title).includes(` ${phrase} `) || of(wish.subject).includes(` ${phrase} `);
}
