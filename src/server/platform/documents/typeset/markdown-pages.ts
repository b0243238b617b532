import type { Heading, List, ListItem, Paragraph, PhrasingContent, RootContent } from 'mdast';
import { formulaRuns, inlineRuns, isDisplayed } from './inline-runs.ts';
import { readMarkdown } from './markdown-tree.ts';
import { colours, type Run, styles } from './runs.ts';
import type { Sheet } from './sheet.ts';
import { writeTable } from './table.ts';

const white = { block: 6, item: 3 } as const;
/** What nests deeper is written as plain lines. */
const deepest = 60;

/** A Markdown text as the runs of one paragraph. */
export function markdownRuns(text: string): Run[] {
  const runs = readMarkdown(text).children.flatMap((node) => [{ text: '\n' }, ...runsWithin(node)]);
  return runs.slice(1);
}

function runsWithin(node: RootContent): Run[] {
  if (node.type === 'paragraph' || node.type === 'heading') return inlineRuns(node.children);
  return plainRuns(node);
}

/** All that is written within a node, without its form; however deep. */
function plainRuns(node: RootContent): Run[] {
  const runs: Run[] = [];
  const stack: RootContent[] = [node];
  for (let next = stack.pop(); next; next = stack.pop()) {
    if ('value' in next) runs.push({ text: `${next.value} ` });
    if ('children' in next) stack.push(...[...next.children].reverse());
  }
  return runs;
}

/** Writes a Markdown text on a sheet. */
export function writeMarkdown(sheet: Sheet, text: string): void {
  writeBlocks(sheet, readMarkdown(text).children, 0);
}

function writeBlocks(
  sheet: Sheet,
  nodes: readonly RootContent[],
  depth: number,
  gap: number = white.block,
): void {
  for (const node of nodes) {
    sheet.space(gap);
    writeNode(sheet, node, depth);
    sheet.space(gap);
  }
}

function writeNode(sheet: Sheet, node: RootContent, depth: number): void {
  const { tags } = sheet.canvas;
  if (depth > deepest) writePlain(sheet, node);
  else if (node.type === 'paragraph') writeParagraph(sheet, node);
  else if (node.type === 'heading') writeHeading(sheet, node);
  else if (node.type === 'blockquote')
    tags.within('BlockQuote', () => sheet.barred(() => writeBlocks(sheet, node.children, depth + 1)));
  else if (node.type === 'list') tags.within('L', () => writeList(sheet, node, depth + 1));
  else if (node.type === 'code' && node.lang === 'math') writeFormula(sheet, node.value);
  else if (node.type === 'code') writeCode(sheet, node.value);
  else if (node.type === 'thematicBreak') writeRule(sheet);
  else if (node.type === 'table') writeTable(sheet, node);
  else writePlain(sheet, node);
}

function writePlain(sheet: Sheet, node: RootContent): void {
  sheet.write(sheet.block('P', plainRuns(node), styles.text));
}

function writeHeading(sheet: Sheet, { depth, children }: Heading): void {
  sheet.space(depth === 3 ? 14 : 10);
  sheet.hold(
    sheet.block(`H${depth}`, inlineRuns(children), depth === 3 ? styles.section : styles.subheading),
  );
  sheet.space(4);
}

function writeParagraph(sheet: Sheet, { children }: Paragraph): void {
  const [first] = children;
  if (first?.type === 'inlineMath' && children.length === 1 && isDisplayed(first))
    writeFormula(sheet, first.value);
  else sheet.write(sheet.block('P', trimmed(children), styles.text));
}

/** A displayed formula at either end of a paragraph, or beside a line's end, leaves no empty line. */
function trimmed(children: readonly PhrasingContent[]): Run[] {
  const isEnd = (run: Run | undefined) => run?.text === '\n';
  const runs = inlineRuns(children).filter((run, at, all) => !(isEnd(run) && isEnd(all[at + 1])));
  return runs.slice(isEnd(runs[0]) ? 1 : 0, isEnd(runs.at(-1)) ? -1 : undefined);
}

function writeFormula(sheet: Sheet, tex: string): void {
  sheet.indented(24, () => sheet.write(sheet.block('P', formulaRuns(tex), styles.text)));
}

function writeCode(sheet: Sheet, code: string): void {
  const { canvas } = sheet;
  sheet.space(12);
  sheet.indented(8, () => {
    const lines = canvas.linesOf([{ text: code, code: true }], styles.code, sheet.width - 8, true);
    sheet.write({ tag: canvas.tags.add('Code'), lines, style: styles.code, ground: colours.well });
  });
  sheet.space(12);
}

function writeRule(sheet: Sheet): void {
  sheet.space(10);
  sheet.keep(1);
  sheet.canvas.tags.artifact(() => sheet.canvas.rule(sheet.left, sheet.y, sheet.width, colours.line));
  sheet.space(10);
}

function writeList(sheet: Sheet, list: List, depth: number): void {
  const start = list.start ?? 1;
  const last = String(start + list.children.length - 1);
  const gutter = list.ordered ? Math.max(16, sheet.canvas.widthOf(`${last}.`, styles.text) + 6) : 16;
  list.children.forEach((item, index) => {
    const label = list.ordered ? `${start + index}.` : undefined;
    sheet.space(white.item);
    sheet.canvas.tags.within('LI', () => writeItem(sheet, item, { label, gutter, depth }));
    sheet.space(white.item);
  });
}

interface Place {
  /** Its number; nothing when it has a dot or a box. */
  label: string | undefined;
  gutter: number;
  depth: number;
}

function writeItem(sheet: Sheet, { checked, children }: ListItem, { label, gutter, depth }: Place): void {
  const { canvas, left } = sheet;
  const number = label ? sheet.block('Lbl', [{ text: label, muted: true }], styles.text) : undefined;
  const mark = (y: number) => {
    if (typeof checked === 'boolean') canvas.tags.artifact(() => canvas.box(left, y + 1.5, checked));
    else if (number) canvas.line(number.lines[0] ?? [], styles.text, left, y, number.tag);
    else canvas.tags.artifact(() => canvas.dot(left + 3, y + 6));
  };
  const body = children.length > 0 ? children : [{ type: 'paragraph' as const, children: [] }];
  canvas.tags.within('LBody', () =>
    sheet.indented(gutter, () => sheet.labelled(mark, () => writeBlocks(sheet, body, depth, white.item))),
  );
}
