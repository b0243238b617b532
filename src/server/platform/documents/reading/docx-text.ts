import { type Line, lineAt } from './plain-lines.ts';
import { plainSigns, raisedDigits } from './plain-signs.ts';

/** A node of the tree that mammoth reads a document into; only what is used here. */
interface DocxNode {
  type: string;
  children?: DocxNode[];
  value?: string;
  styleName?: string | null;
  /** `level` counts from 0. */
  numbering?: { level: string | number; isOrdered: boolean } | null;
  verticalAlignment?: string;
  isBold?: boolean;
  body?: DocxNode[];
}

export interface DocxDocument extends DocxNode {
  notes: { resolve: (reference: DocxNode) => DocxNode | null };
}

/** Word keeps the names of its own styles in English in every language. */
const headingLevel = (style: string) =>
  /^title$/iu.test(style) ? 1 : Number(/^heading ([1-6])$/iu.exec(style)?.[1]);

/** How many of a paragraph's first letters are bold. */
function boldLetters(node: DocxNode): number {
  let letters = 0;
  const walk = (part: DocxNode, bold: boolean): boolean => {
    if (part.type === 'text') {
      const text = part.value ?? '';
      if (!bold && text.trim() !== '') return false;
      letters += text.length;
      return true;
    }
    return (part.children ?? []).every((child) => walk(child, bold || part.isBold === true));
  };
  walk(node, false);
  return letters;
}

class TextWriter {
  private text = '';
  /** What was written, a line for each paragraph and row. */
  readonly lines: Line[] = [];
  /** Whether the last block was a list's item or a table's row, which stay close together. */
  private last: 'item' | 'row' | 'block' | null = null;
  /** How far the ordered list of each level has counted. */
  private counts: number[] = [];
  private readonly notes: DocxNode[] = [];
  private readonly resolveNote: DocxDocument['notes']['resolve'];

  constructor({ notes }: Pick<DocxDocument, 'notes'>) {
    this.resolveNote = (reference) => notes.resolve(reference);
  }

  private add(kind: 'item' | 'row' | 'block', text: string): void {
    if (this.last) this.text += kind !== 'block' && kind === this.last ? '\n' : '\n\n';
    this.text += text;
    this.last = kind;
    if (kind !== 'item') this.counts = [];
  }

  /** Text within a paragraph; notes are kept for the end. */
  private inline(node: DocxNode, before = ''): string {
    if (node.type === 'text') return node.value ?? '';
    if (node.type === 'tab') return ' ';
    if (node.type === 'break') return '\n';
    if (node.type === 'noteReference') {
      const note = this.resolveNote(node);
      if (note) this.notes.push(note);
      return '';
    }
    let text = '';
    for (const child of node.children ?? []) text += this.inline(child, before + text);
    const isRaised = node.verticalAlignment === 'superscript' && /^\d+$/u.test(text);
    return isRaised ? raisedDigits(before, text) : text;
  }

  private markOf({ level, isOrdered }: { level: string | number; isOrdered: boolean }): string {
    const depth = Math.min(8, Number(level) || 0);
    this.counts.length = depth + 1;
    const count = (this.counts[depth] ?? 0) + 1;
    this.counts[depth] = isOrdered ? count : 0;
    return `${'  '.repeat(depth)}${isOrdered ? `${count}.` : '-'} `;
  }

  private paragraph(node: DocxNode): void {
    const text = plainSigns(this.inline(node))
      .replace(/[ \t]+/gu, ' ')
      .replace(/ ?\n ?/gu, '\n')
      .trim();
    if (text === '') return;
    const level = headingLevel(node.styleName ?? '');
    const item = !level && node.numbering ? this.markOf(node.numbering) : '';
    this.lines.push(
      ...lineAt(this.lines.length, [item + text.replaceAll('\n', ' ')], {
        size: level ? 20 - level : 12,
        bold:
          level || node.styleName === 'Strong'
            ? text.length
            : boldLetters(node) && boldLetters(node) + item.length,
      }),
    );
    if (level) this.add('block', `${'#'.repeat(level)} ${text.replaceAll('\n', ' ')}`);
    else if (item) this.add('item', item + text.replaceAll('\n', ' '));
    else this.add('block', text);
  }

  private row(node: DocxNode): void {
    const cells = (node.children ?? []).map((cell) => {
      const writer = new TextWriter({ notes: { resolve: this.resolveNote } });
      writer.blocks(cell.children ?? []);
      this.notes.push(...writer.notes);
      return writer.text.replace(/\s+/gu, ' ');
    });
    if (cells.every((cell) => cell === '')) return;
    this.lines.push(...lineAt(this.lines.length, cells));
    this.add('row', cells.join('\t').trimEnd());
  }

  private blocks(nodes: readonly DocxNode[]): void {
    for (const node of nodes) {
      if (node.type === 'paragraph') this.paragraph(node);
      else if (node.type === 'tableRow') this.row(node);
      else this.blocks(node.children ?? []);
    }
  }

  write(document: DocxNode): { text: string; lines: Line[] } {
    this.blocks(document.children ?? []);
    for (const note of this.notes) this.blocks(note.body ?? []);
    return { text: this.text, lines: this.lines };
  }
}

/**
 * The text of a document: headings behind `#`, items of lists behind `-` or their number, rows of tables on a line
 * with tabs between the cells, notes at the end; a blank line between paragraphs. Its lines are those paragraphs.
 */
export const docxText = (document: DocxDocument): { text: string; lines: Line[] } =>
  new TextWriter(document).write(document);
