import { tableCells } from '#server/language/text/table-blocks.ts';
import { hasVerb } from '#server/language/text/verbs.ts';
import { contentWords, stemsOf } from '../content-words.ts';
import type { Passage } from '../tutor.ts';
import type { QuestionKind } from './question-kind.ts';
import type { Wanted } from './rate.ts';
import { none, type Quotable } from './read-quotables.ts';
import { hasAny, vocabularyOf, type Weighed, weigh } from './weigh.ts';

/** A line of a table: "SSH | 22 | TCP", "Quartzo: 7". */
interface Row {
  text: string;
  cells: readonly string[];
  start: number;
  /** What stands over it: the first row, or the line that announces the others. */
  head: string;
}

const longestCell = 60;
const fewest = 3;
const bullet = /^[-–•*·] /u;
const rule = /^[|\s:+-]+$/u;

/** The cells of a line; none of one that is no row of anything. */
function cellsOf(line: string): string[] {
  const bare = line
    .replace(bullet, '')
    .replace(/[.;,]$/u, '')
    .trim();
  const [, label, value] = /^([^:|\t]{1,40}): ([^:|\t]+)$/u.exec(bare) ?? [];
  const cells = label && value ? [label, value] : tableCells(bare).filter((cell) => cell !== '');
  const isRow = cells.length > 1 && cells.every((cell) => cell.length <= longestCell && !hasVerb(cell));
  return isRow ? cells : [];
}

const isTable = (line: string) => /[|\t]/u.test(line.trim());

/** The rows that stand one under the other, three of them or more, with what is over them. */
function rowsIn({ text }: Passage): Row[] {
  const rows: Row[] = [];
  let run: Row[] = [];
  let over = '';
  const close = () => {
    const [first, ...others] = run;
    // The first row of a table names its columns.
    const isHead = first !== undefined && isTable(first.text) && !/\d/u.test(first.text);
    // What stands over one table says nothing of the next.
    if (first) over = '';
    if (run.length >= fewest)
      rows.push(...(isHead ? others.map((row) => ({ ...row, head: first.text })) : run));
    run = [];
  };
  let start = 0;
  for (const raw of text.split('\n')) {
    const line = raw.trim();
    const cells = cellsOf(line);
    const isApart = run[0] && cells.length > 0 && isTable(run[0].text) !== isTable(line);
    if (cells.length === 0 || isApart) if (!(rule.test(line) && line !== '' && run.length > 0)) close();
    if (cells.length > 0)
      run.push({ text: line.replace(bullet, ''), cells, start: start + raw.indexOf(line), head: over });
    else if (line !== '' && !rule.test(line)) over = line.length <= 200 ? line : '';
    start += raw.length + 1;
  }
  close();
  return rows;
}

/** A row as it is quoted: under what it stands under. */
function quotableOf({ text, cells, start, head }: Row, passage: Passage, at: number): Quotable {
  const intro = head.replace(/^#+ |:$/gu, '');
  const words = stemsOf(`${intro} ${text}`);
  return {
    passage: at,
    start,
    end: start + text.length,
    text: intro === '' ? text : intro,
    items: intro === '' ? [] : [text],
    source: text,
    question: null,
    words: contentWords(intro),
    stems: words,
    begins: [...stemsOf(cells[0] ?? '')],
    around: stemsOf(`${passage.title} ${passage.subject ?? ''}`),
    heading: `${passage.title} ${passage.subject ?? ''}`,
    opening: none,
    whole: words,
    asks: none,
    inherited: stemsOf(intro),
    leansOn: null,
    isTorn: false,
  };
}

const ofFacts: ReadonlySet<QuestionKind> = new Set([
  'plain',
  'quantity',
  'whether',
  'date',
  'place',
  'person',
]);
const mostRows = 2;

/** The rows of the texts that are quoted from, in their order. */
export const rowsOf = (passages: readonly Passage[]) =>
  passages.flatMap((passage, at) =>
    passage.kind === 'flashcard' || passage.asks !== undefined
      ? []
      : rowsIn(passage).map((row) => ({ row, quotable: quotableOf(row, passage, at) })),
  );

/**
 * The rows that answer: one of their cells is asked for as a whole, the head, the title or another cell speaks of the
 * rest of the question, and nothing is named that none of them has.
 */
export function toldInRows(
  { asked, context = [], must = [], kind, isStory }: Wanted,
  rows: ReturnType<typeof rowsOf>,
  quotables: readonly Quotable[],
): Quotable[] {
  if (!ofFacts.has(kind) || isStory || rows.length === 0) return [];
  const all = [...quotables, ...rows.map(({ quotable }) => quotable)];
  const vocabulary = vocabularyOf(all);
  const [weighed, before] = [asked, context].map((words) => weigh(words, all, vocabulary));
  const answers = ({ row, quotable }: (typeof rows)[number]) => {
    const own = row.cells.map(stemsOf).filter(({ size }) => size > 0);
    const isAskedIn = (cell: ReadonlySet<string>) =>
      [...cell].every((stem) => weighed?.some(({ matches }) => matches.has(stem)));
    const cell = own.find(isAskedIn);
    const isTold = (word: Weighed) => hasAny(quotable.stems, word);
    const others = (weighed ?? []).filter((word) => cell && !hasAny(cell, word));
    // Of "is it A or B?" one is enough.
    const isEither = must.some(({ stem, role }) => role === 'name' && cell?.has(stem));
    return (
      cell !== undefined &&
      [...others, ...(before ?? [])].some(isTold) &&
      (isEither ||
        others.every(
          (word) => word.role === 'verb' || word.isVague || isTold(word) || hasAny(quotable.around, word),
        ))
    );
  };
  const found = rows.filter(answers).map(({ quotable }) => quotable);
  return found.length <= mostRows ? found : [];
}
