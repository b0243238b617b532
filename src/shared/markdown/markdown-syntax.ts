/** A node of the Markdown tree; only what is read or written here. */
interface MarkdownNode {
  type: string;
  value?: string;
  depth?: number;
  lang?: string | null;
  children?: MarkdownNode[];
  position?: { start: { offset?: number } };
  data?: { hProperties?: Record<string, unknown> };
}

/**
 * What is not Markdown here: HTML is text like any other; lines that begin with blanks are no code; definitions and
 * notes, whose lines would vanish from where they were typed, stay there.
 */
const disabled = [
  'htmlFlow',
  'htmlText',
  'codeIndented',
  'definition',
  'gfmFootnoteDefinition',
  'gfmFootnoteCall',
  'gfmPotentialFootnoteCall',
  'mathFlow',
];

export function withoutHtml(this: unknown) {
  const data = (this as { data(): { micromarkExtensions?: unknown[] } }).data();
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), { disable: { null: disabled } }];
}

/** A line that was ended in the text ends on the page too. */
export function keepLines() {
  return (tree: MarkdownNode) => visit(tree, splitLines);
}

function splitLines(node: MarkdownNode) {
  if (!node.children) return;
  node.children = node.children.flatMap((child) => {
    if (child.type !== 'text' || !child.value?.includes('\n')) return child;
    const lines = child.value.split(/(?<![ \t])[ \t]*\n[ \t]*/);
    return lines.flatMap((value, index) => [
      ...(index > 0 ? [{ type: 'break' }] : []),
      ...(value === '' ? [] : [{ type: 'text', value }]),
    ]);
  });
}

/** Formulas between two dollars are displayed, wherever they stand; remark-math would set them in the line. */
export function displayMath() {
  return (tree: MarkdownNode, file: unknown) => {
    const source = String(file);
    visit(tree, ({ type, data, position }) => {
      if (type !== 'inlineMath' || !data) return;
      const fence = /\$*/y;
      fence.lastIndex = position?.start.offset ?? 0;
      const length = fence.exec(source)?.[0].length ?? 0;
      if (length % 2 === 0) data.hProperties = { className: ['language-math', 'math-display'] };
    });
  };
}

/** A text's own headings, from its highest on, become those of level 3 and below: the page has the levels above. */
export function lowerHeadings() {
  return (tree: MarkdownNode) => {
    const headings: MarkdownNode[] = [];
    visit(tree, (node) => {
      if (node.type === 'heading') headings.push(node);
    });
    const levels = [...new Set(headings.map(({ depth = 1 }) => depth))].sort();
    for (const heading of headings) heading.depth = Math.min(6, 3 + levels.indexOf(heading.depth ?? 1));
  };
}

/** What follows a fence names a language, or nothing: it becomes a class of the page. */
export function plainLanguages() {
  return (tree: MarkdownNode) =>
    visit(tree, (node) => {
      if (node.type === 'code' && !/^[\w#+.-]{1,30}$/.test(node.lang ?? '')) node.lang = null;
    });
}

function visit(node: MarkdownNode, change: (node: MarkdownNode) => void) {
  change(node);
  for (const child of node.children ?? []) visit(child, change);
}
