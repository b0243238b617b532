import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { assertReadable } from '#shared/markdown/assert-readable.ts';
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

/**
 * A Markdown text as it is read on the screen, headings from level 3 on. One that nests too deep or goes on too long
 * to be read so is a text without marks.
 */
export function readMarkdown(text: string): Root {
  const source = mathDelimiters(text);
  try {
    assertReadable(source);
    return reader.runSync(reader.parse(source), source) as Root;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return { type: 'root', children: [{ type: 'paragraph', children: [{ type: 'text', value: text }] }] };
  }
}
