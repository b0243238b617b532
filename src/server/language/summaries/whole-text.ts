import { cleanText } from '#server/language/text/clean-text.ts';
import { readParagraphs } from '#server/language/text/read-paragraphs.ts';
import { wordsOf } from '#server/language/text/words.ts';
import { isCaption, isSource } from './outline/apart.ts';

/** Code between fences, and the rows of a table. */
const block = /^(`{3,}|~{3,})[^\n]*\n[\s\S]*?^\1[^\n]*$|^(?:\|[^\n]*\|[ \t]*(?:\n|$))+/gmu;

const rank = (heading: string) => /^#{1,6} /u.exec(heading)?.[0] ?? '## ';

/**
 * A text as Markdown, whole but for captions, its bibliography and the noise of a PDF: headings, items of lists, code and tables
 * stay what they are, each paragraph is one line. The heading that only repeats the `title` is left out.
 */
function setWhole(text: string, title: string): string {
  const parts: { at: number; text: string; isItem: boolean }[] = [];
  for (const { index, 0: found } of text.matchAll(block))
    parts.push({ at: index, text: found.trimEnd(), isItem: false });
  const blocks = [...parts];
  let atSource = false;
  for (const { kind, start, masked } of readParagraphs(text)) {
    const line = cleanText(masked);
    const within = blocks.some((found) => start >= found.at && start < found.at + found.text.length);
    atSource = kind === 'prose' ? isSource(line) : atSource && kind === 'item';
    if (line === '' || within || isCaption(line) || atSource) continue;
    if (kind === 'heading') {
      const heading = line.replace(/^#{1,6} /u, '');
      if (heading.toLowerCase() !== title.toLowerCase())
        parts.push({ at: start, text: rank(line) + heading, isItem: false });
    } else parts.push({ at: start, text: kind === 'item' ? `- ${line}` : line, isItem: kind === 'item' });
  }
  parts.sort((one, other) => one.at - other.at);
  return parts
    .map((part, at) => (part.isItem && parts[at - 1]?.isItem ? '\n' : '\n\n') + part.text)
    .join('')
    .trim();
}

/** Characters of a word, at most, by which a text that can't fit is told at once. */
const longestWord = 40;

/** The whole text when it has up to `maxWords` words; undefined when it has more, or nothing is left of it. */
export function wholeText(text: string, title: string, maxWords: number): string | undefined {
  if (text.length > maxWords * longestWord || wordsOf(text).length > maxWords * 2) return undefined;
  const whole = setWhole(text, title);
  return whole !== '' && wordsOf(whole).length <= maxWords ? whole : undefined;
}
