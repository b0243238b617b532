import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { displayMath, keepLines, lowerHeadings, withoutHtml } from '#shared/markdown/markdown-syntax.ts';
import { mathDelimiters } from '#shared/markdown/math-delimiters.ts';

const reader = unified()
  .use(remarkParse)
  .use(remarkGfm, { singleTilde: false })
  .use(remarkMath)
  .use(withoutHtml)
  .use(keepLines)
  .use(lowerHeadings)
  .use(displayMath);

/** A line in more quotations and lists than anybody means; reading it takes memory by the square of their number. */
const tooDeep = /^(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]))){100}/m;

/**
 * A Markdown text as it is read on the screen, headings from level 3 on. One that nests too deep to be read so is a
 * text without marks.
 */
export function readMarkdown(text: string): Root {
  const source = mathDelimiters(text);
  try {
    if (tooDeep.test(source)) throw new RangeError('The text nests too deep.');
    return reader.runSync(reader.parse(source), source) as Root;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return { type: 'root', children: [{ type: 'paragraph', children: [{ type: 'text', value: text }] }] };
  }
}
