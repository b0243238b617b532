import type { DisciplineDraft, PostDraft, Programme, Shared } from './drafts.ts';
import type { Discipline, Topic } from './notice.ts';
import { readPassage, type Words } from './passage.ts';
import { readTopics } from './topics.ts';
import type { OpenPost } from './values/give-values.ts';
import { coverage, nameWords, plain } from './words.ts';

/** The topics of all parts of a discipline; a part's heading is their parent, below those of higher rank. */
function partTopics(draft: DisciplineDraft, words: Words): Topic[] {
  const roots: Topic[] = [];
  const open: { rank: number; children: Topic[] }[] = [];
  for (const { heading, isDoubtful, rank, page, line, lines } of draft.parts) {
    const topics = readTopics(readPassage(lines, words));
    if (heading === null) {
      (open.at(-1)?.children ?? roots).push(...topics);
      continue;
    }
    while (open.length > 0 && (open.at(-1)?.rank ?? 0) <= rank) open.pop();
    (open.at(-1)?.children ?? roots).push({
      text: heading,
      children: topics,
      page,
      line,
      ...(isDoubtful && { isDoubtful }),
    });
    open.push({ rank, children: topics });
  }
  return roots;
}

/** Whether a shared discipline's own words ("exclusivo para …", "exceto …") mean a position. */
function isMeant(post: PostDraft, only: string): boolean {
  const [meant = '', except] = only.split(/\bexceto\b/iu);
  const isIn = (text: string) => {
    const words = nameWords(text);
    return (
      coverage(nameWords(post.name), words) >= 0.75 ||
      (post.group !== null && coverage(nameWords(post.group), words) >= 0.99)
    );
  };
  return except === undefined ? isIn(meant) : !isIn(except);
}

const sharesLevel = (post: PostDraft, { levels }: Shared) =>
  levels.length === 0 || post.levels.length === 0 || levels.some((level) => post.levels.includes(level));

/**
 * Leaves out what stands below other headings of a level when the position's own heading, or the position itself, has
 * disciplines of the same names: "Nível superior – especialista" after "Nível superior".
 */
function ofOwnRound({ round, own: itself }: PostDraft, shared: readonly Shared[]): readonly Shared[] {
  const nameOf = ({ discipline }: Shared) => plain(discipline.name);
  const own = new Set(shared.filter((each) => each.round === round).map(nameOf));
  const rivals = new Set(
    shared.filter((each) => each.round !== round && own.has(nameOf(each))).map((each) => each.round),
  );
  const names = new Set(itself.map(({ name }) => plain(name)));
  for (const [each, those] of Map.groupBy(shared, ({ round: other }) => other))
    if (those.filter((one) => names.has(nameOf(one))).length >= 2) rivals.add(each);
  return shared.filter((each) => !rivals.has(each.round));
}

const levelNames: Readonly<Record<string, string>> = {
  'fundamental incompleto': 'Nível fundamental incompleto',
  fundamental: 'Nível fundamental',
  medio: 'Nível médio',
  tecnico: 'Nível técnico',
  superior: 'Nível superior',
};

/** Disciplines of levels for which the programme names no position, under the level's own name. */
function restOf(rest: readonly Shared[], disciplineOf: (draft: DisciplineDraft) => Discipline): OpenPost[] {
  const byLevel = Map.groupBy(rest, ({ levels }) => levels.join(', '));
  return [...byLevel.values()].map((each) => {
    const levels = each[0]?.levels ?? [];
    const name = levels.map((level) => levelNames[level] ?? level).join(', ') || 'Todos os cargos';
    const disciplines = each.map(({ discipline }) => disciplineOf(discipline));
    return { name, levels, group: null, shared: disciplines.length, disciplines };
  });
}

/** The positions of a programme, each with the disciplines that it shares and its own. */
export function readPosts({ title, posts, shared: all }: Programme, words: Words): OpenPost[] {
  const read = new Map<DisciplineDraft, Discipline>();
  const disciplineOf = (draft: DisciplineDraft): Discipline => {
    const known = read.get(draft);
    if (known) return known;
    const { name, area, page, line } = draft;
    const topics = partTopics(draft, words);
    const discipline = { name, area, questions: null, weight: null, minimum: null, topics, page, line };
    read.set(draft, discipline);
    return discipline;
  };
  const shared = all.filter(({ discipline }) => disciplineOf(discipline).topics.length > 0);
  if (posts.length === 0 && shared.length > 0) {
    const disciplines = shared.map(({ discipline }) => disciplineOf(discipline));
    return [{ name: title, levels: [], group: null, shared: 0, disciplines }];
  }
  const names = new Set(
    shared.filter(({ only }) => only !== null && posts.some((post) => isMeant(post, only))),
  );
  // A signature below the programme looks like a position with a line of text.
  const countOf = (post: PostDraft) =>
    post.own.reduce((sum, draft) => sum + flat(disciplineOf(draft).topics).length, 0);
  const real = posts.filter((post) => post.isSure || post.isNamed || countOf(post) > 2);
  const used = new Set<Shared>();
  const withNames = real.map((post) => {
    const general = ofOwnRound(
      post,
      shared.filter(
        (each) => sharesLevel(post, each) && (!names.has(each) || isMeant(post, each.only ?? '')),
      ),
    );
    for (const each of general) used.add(each);
    const drafts = [
      ...general.map(({ discipline }) => discipline),
      ...post.own.filter((draft) => disciplineOf(draft).topics.length > 0),
    ];
    return {
      name: post.name,
      levels: post.levels,
      group: post.group,
      shared: general.length,
      disciplines: drafts.map(disciplineOf),
    };
  });
  return [
    ...withNames,
    ...restOf(
      shared.filter((each) => !used.has(each) && each.only === null),
      disciplineOf,
    ),
  ];
}

const flat = (topics: readonly Topic[]): Topic[] =>
  topics.flatMap((topic) => [topic, ...flat(topic.children)]);
const clause = /\b(?:ser[áã]o?|dever[áã]o?|poder[áã]o?|candidat[oa]s?|inscri[çc](?:ão|ões)|edital)\b/iu;

/** Whether what was read are topics to study rather than clauses of the notice. */
export function isProgramme(posts: readonly OpenPost[]): boolean {
  const disciplines = new Set(posts.flatMap((post) => post.disciplines.map(({ topics }) => topics)));
  let [topics, clauses] = [0, 0];
  for (const each of disciplines)
    for (const { text } of flat(each)) {
      topics += 1;
      if (clause.test(text)) clauses += 1;
    }
  return topics >= 3 && clauses <= topics * 0.3;
}
