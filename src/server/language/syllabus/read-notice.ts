import type { Line } from '#server/platform/documents/reading/plain-lines.ts';
import { readDates } from './dates.ts';
import { giveValues, type OpenPost, weightsTable } from './give-values.ts';
import { readBlocks } from './headings.ts';
import { positionNames } from './known-names.ts';
import type { Discipline, Notice, Topic } from './notice.ts';
import { type NoticeLine, readNoticeLines } from './notice-lines.ts';
import { readPassage, wordsOf } from './passage.ts';
import { type DisciplineDraft, type Programme, ProgrammeReader } from './programme.ts';
import { findSections } from './sections.ts';
import { readStatedValues } from './stated-values.ts';
import { readTables } from './tables.ts';
import { readTopics } from './topics.ts';

const mostPosts = 400;

function partTopics(draft: DisciplineDraft, words: ReadonlySet<string>): Topic[] {
  const roots: Topic[] = [];
  const open: { rank: number; children: Topic[] }[] = [];
  for (const { heading, rank, page, line, lines } of draft.parts) {
    const topics = readTopics(readPassage(lines, words));
    if (heading === null) {
      (open.at(-1)?.children ?? roots).push(...topics);
      continue;
    }
    while (open.length > 0 && (open.at(-1)?.rank ?? 0) <= rank) open.pop();
    (open.at(-1)?.children ?? roots).push({ text: heading, children: topics, page, line });
    open.push({ rank, children: topics });
  }
  return roots;
}

function disciplineOf(draft: DisciplineDraft, words: ReadonlySet<string>): Discipline {
  const { name, area, page, line } = draft;
  return {
    name,
    area,
    questions: null,
    weight: null,
    minimum: null,
    topics: partTopics(draft, words),
    page,
    line,
  };
}

function postsOf(programme: Programme, words: ReadonlySet<string>): OpenPost[] {
  const read = new Map<DisciplineDraft, Discipline>();
  const disciplineFor = (draft: DisciplineDraft) => {
    const known = read.get(draft) ?? disciplineOf(draft, words);
    read.set(draft, known);
    return known;
  };
  const shared = programme.shared.filter(({ discipline }) => discipline.parts.length > 0);
  const all = { levels: [], group: null, shared: 0 };
  if (programme.posts.length === 0)
    return shared.length === 0
      ? []
      : [
          {
            ...all,
            name: programme.title,
            disciplines: shared.map(({ discipline }) => disciplineFor(discipline)),
          },
        ];
  return programme.posts.map(({ name, levels, group, own }) => {
    const general = shared.filter(
      (each) =>
        each.levels.length === 0 ||
        levels.length === 0 ||
        each.levels.some((level) => levels.includes(level)),
    );
    return {
      name,
      levels,
      group,
      shared: general.length,
      disciplines: [...general.map(({ discipline }) => discipline), ...own].map(disciplineFor),
    };
  });
}

/** Reads a notice's lines, page by page. Pure; never throws. */
export function readNotice(pages: readonly (readonly Line[])[]): Notice {
  const lines: NoticeLine[] = readNoticeLines(pages);
  const sections = findSections(lines);
  const inside = new Set(sections.flatMap((section) => section.lines));
  const outside = lines.filter((line) => !inside.has(line));
  const positions = positionNames(outside);
  const words = wordsOf(lines);
  const programmes = sections.map((section) =>
    new ProgrammeReader(section.title, positions).read(readBlocks(section.lines)),
  );
  const posts = programmes.flatMap((programme) => postsOf(programme, words)).slice(0, mostPosts);
  const tables = readTables(outside);
  const stated = readStatedValues(outside);
  giveValues(posts, tables, stated);
  return {
    posts: posts.map(({ name, disciplines }) => ({ name, disciplines })),
    weightsTable: weightsTable(tables, stated),
    ...readDates(lines),
  };
}
