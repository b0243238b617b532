import type { SyllabusDiscipline, SyllabusTopic } from '#shared/contracts/syllabi.ts';
import { isWeak } from '#shared/rules/question-accuracy.ts';
import { isLeaf } from '#shared/rules/syllabi/shares.ts';
import { searchable, searchFor } from '#shared/rules/text/search-text.ts';

export const topicFilters = [
  { value: 'all', label: 'Todos' },
  { value: 'open', label: 'Não começados' },
  { value: 'theory', label: 'Teoria feita' },
  { value: 'weak', label: 'Fracos' },
  { value: 'out', label: 'De fora' },
] as const;
export type TopicFilter = (typeof topicFilters)[number]['value'];

/** The filter named in an address; anything unknown shows all. */
export const topicFilterOf = (text: string | undefined): TopicFilter =>
  topicFilters.find(({ value }) => value === text)?.value ?? 'all';

/** Of a topic that has none below it; `isOut`: it, or one above it, is left out. */
const passes: Record<TopicFilter, (topic: SyllabusTopic, isOut: boolean) => boolean> = {
  all: () => true,
  open: ({ theoryOn, revisedOn, questionsDone }, isOut) =>
    !isOut && theoryOn === null && revisedOn.length === 0 && questionsDone === 0,
  theory: ({ theoryOn }) => theoryOn !== null,
  weak: isWeak,
  out: (_, isOut) => isOut,
};

interface Count {
  /** Topics with none below them that are not left out, and how many of them were studied. */
  topics: number;
  studied: number;
}

export interface DisciplineRow extends Count {
  kind: 'discipline';
  key: string;
  discipline: SyllabusDiscipline;
  /** Of its weight what was studied, and of the exam's what it is worth: 0 to 1. */
  coverage: number;
  share: number;
  isOpen: boolean;
}

export interface TopicRow {
  kind: 'topic';
  key: string;
  topic: SyllabusTopic;
  /** Name of its discipline. */
  subject: string;
  isOut: boolean;
  /** The last of its discipline. */
  isLast: boolean;
}

/** A topic with others below it. */
export interface GroupRow extends Count {
  kind: 'group';
  key: string;
  topic: SyllabusTopic;
  isOut: boolean;
}

export type Row = DisciplineRow | GroupRow | TopicRow;

interface Narrowed {
  filter: TopicFilter;
  query: string;
}

const ready = new WeakMap<SyllabusTopic, string>();

/** Made ready once: a search looks at thousands with every key. */
function readyText(topic: SyllabusTopic): string {
  const known = ready.get(topic) ?? searchable(topic.text);
  ready.set(topic, known);
  return known;
}

/**
 * The topics of a discipline that a filter and a search let through, in order: those that pass, and those they stand
 * below. Who finds the discipline or a topic above finds all below it.
 */
function foundTopics({ name, topics }: SyllabusDiscipline, { filter, query }: Narrowed) {
  const isFound = searchFor(query);
  const isWhole = isFound(searchable(name));
  const above: { row: GroupRow; isFound: boolean; isShown: boolean }[] = [];
  const rows: (GroupRow | TopicRow)[] = [];
  topics.forEach((topic, at) => {
    while ((above.at(-1)?.row.topic.depth ?? -1) >= topic.depth) above.pop();
    const parent = above.at(-1);
    const key = `topic ${topic.id}`;
    const isOut = topic.isLeftOut || parent?.row.isOut === true;
    const hit = isWhole || parent?.isFound === true || isFound(readyText(topic));
    if (!isLeaf(topics, at)) {
      const row: GroupRow = { kind: 'group', key, topic, isOut, topics: 0, studied: 0 };
      above.push({ row, isFound: hit, isShown: false });
      return;
    }
    if (!isOut)
      for (const { row } of above) {
        row.topics += 1;
        row.studied += topic.theoryOn === null ? 0 : 1;
      }
    if (!hit || !passes[filter](topic, isOut)) return;
    for (const group of above) {
      if (!group.isShown) rows.push(group.row);
      group.isShown = true;
    }
    rows.push({ kind: 'topic', key, topic, subject: name, isOut, isLast: false });
  });
  const last = rows.at(-1);
  if (last?.kind === 'topic') last.isLast = true;
  return rows;
}

export const isNarrowed = ({ filter, query }: Narrowed): boolean => filter !== 'all' || query.trim() !== '';

const shareOf = (topics: readonly SyllabusTopic[]) => topics.reduce((sum, { share }) => sum + share, 0);

/**
 * The syllabus as it is drawn, a row each: disciplines, and below each that is open its topics. Narrowed, only the
 * disciplines where something is found.
 */
export function syllabusRows(
  disciplines: readonly SyllabusDiscipline[],
  narrowed: Narrowed,
  isOpen: (disciplineId: number) => boolean,
): Row[] {
  return disciplines.flatMap((discipline) => {
    const opened = isOpen(discipline.id);
    const found = opened || isNarrowed(narrowed) ? foundTopics(discipline, narrowed) : [];
    if (isNarrowed(narrowed) && found.length === 0) return [];
    const counting = discipline.topics.filter(({ share }) => share > 0);
    const studied = counting.filter(({ theoryOn }) => theoryOn !== null);
    const share = shareOf(counting);
    const head: DisciplineRow = {
      kind: 'discipline',
      key: `discipline ${discipline.id}`,
      discipline,
      topics: counting.length,
      studied: studied.length,
      coverage: share > 0 ? shareOf(studied) / share : 0,
      share,
      isOpen: opened,
    };
    return [head, ...(opened ? found : [])];
  });
}

/** How many topics with none below them a list shows, folded ones too. */
export const countFound = (disciplines: readonly SyllabusDiscipline[], narrowed: Narrowed): number =>
  disciplines.reduce(
    (sum, discipline) =>
      sum + foundTopics(discipline, narrowed).filter(({ kind }) => kind === 'topic').length,
    0,
  );

/** Pixels, by which rows are placed before they are measured. */
const letter = 7.6;
const line = 24;
const widestPage = 1152;

export function heightOf(row: Row, pageWidth: number): number {
  const isPhone = pageWidth < 640;
  if (row.kind === 'discipline') return isPhone ? 96 : 84;
  const beside = isPhone ? (row.kind === 'topic' ? 106 : 66) : row.kind === 'topic' ? 460 : 140;
  const room = Math.min(pageWidth, widestPage) - beside - row.topic.depth * 14;
  const lines = Math.min(foldedLines, Math.ceil((row.topic.text.length * letter) / Math.max(120, room)));
  return lines * line + 25 + (row.kind === 'topic' && isPhone ? 46 : 0);
}

/** Lines of a long topic that are seen before it is unfolded. */
export const foldedLines = 3;
