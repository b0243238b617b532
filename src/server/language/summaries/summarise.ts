import { onOneLine } from '#server/language/text/clean-text.ts';
import { splitSentences } from '#server/language/text/split-sentences.ts';
import { wordsOf } from '#server/language/text/words.ts';
import { chooseStatements } from './choose-statements.ts';
import { expectWords } from './expected-words.ts';
import { joinPages } from './join-pages.ts';
import { keyPointsOf } from './key-points.ts';
import { isRunningText, readStatements, type Statement } from './read-statements.ts';
import { tagsOf } from './tags.ts';
import { wholeText } from './whole-text.ts';

/** A text to be made into a summary of at most `maxWords` words. */
export interface SourceText {
  /** Text of each page of a document; one for a text without pages. */
  pages: readonly string[];
  title: string;
  subject: string;
  maxWords: number;
  /** A summary of the same text that stands there now, and that the new one should differ from. */
  avoid?: string;
}

/** A statement that matters, and where the text makes it. */
interface KeyPoint {
  text: string;
  /** The whole sentence that it is taken from, as the text has it but for line breaks. */
  sentence: string;
  /** Number from 1 of the page on which the sentence begins. */
  page: number;
}

export interface TextSummary {
  /** Sentences of the text in its order, paragraphs parted by a blank line. */
  summary: string;
  /** Three to seven when the text has as many sentences that stand alone. */
  keyPoints: KeyPoint[];
  /** Up to eight, with accents. */
  tags: string[];
}

/** Words after which the summary of another stretch of the text begins a paragraph. */
const paragraphWords = 70;

interface Line {
  text: string;
  statement: Statement;
}

function setOut(lines: readonly Line[]): string {
  const paragraphs: string[][] = [];
  let words = 0;
  lines.forEach(({ text, statement }, at) => {
    const before = lines[at - 1]?.statement;
    const apart = before && (before.heading !== statement.heading || before.block !== statement.block);
    if (!before || (apart && words >= paragraphWords)) {
      paragraphs.push([]);
      words = 0;
    }
    paragraphs.at(-1)?.push(text);
    words += wordsOf(text).length;
  });
  return paragraphs.map((sentences) => sentences.join(' ')).join('\n\n');
}

/** Characters for each word of a beginning, at most: some texts have no spaces. */
const longestWord = 40;

/** The beginning of a text without sentences to choose from, cut between two words. */
function beginning(text: string, maxWords: number): string {
  const start = text.slice(0, maxWords * longestWord);
  const words = [...start.matchAll(/[\p{L}\p{M}\d]+(?:[-'’][\p{L}\p{M}\d]+)*/gu)];
  const end =
    words[maxWords]?.index ?? (start.length < text.length ? words.at(-1)?.index || start.length : undefined);
  const line = start.slice(0, end).replace(/\s+/gu, ' ').trim();
  return end === undefined ? line : `${line.replace(/[\s,;:–—(-]+$/u, '')}…`;
}

/**
 * Summarises a Portuguese text by its own sentences: never over `maxWords` words, and near it when the text has enough
 * to choose from. What fits whole is answered whole, as Markdown, cleaned of captions and the noise of a PDF. The same
 * request always gets the same answer; any text is allowed.
 */
export function summarise({ pages, title, subject, maxWords, avoid }: SourceText): TextSummary {
  const { text, pageAt } = joinPages(pages);
  const { sentences } = splitSentences(text);
  const statements = readStatements(sentences);
  const running = statements.flatMap((statement): Line[] => {
    const line = sentences[statement.at]?.text ?? '';
    return isRunningText(line) && !statement.source ? [{ text: line, statement }] : [];
  });
  const words = running.reduce((sum, line) => sum + wordsOf(line.text).length, 0);
  const passages = running.map(({ text, statement: { opens } }) => ({ text, opens }));
  const expectation = expectWords(passages, `${title} ${subject}`, Math.min(maxWords, words));
  const lines =
    words <= maxWords
      ? running
      : chooseStatements(statements, expectation, maxWords, avoid).flatMap(({ statement, text }): Line[] => {
          const found = statements[statement];
          return found ? [{ text, statement: found }] : [];
        });
  return {
    summary:
      wholeText(text, title, maxWords) ?? (lines.length > 0 ? setOut(lines) : beginning(text, maxWords)),
    keyPoints: keyPointsOf(statements, expectation, words).flatMap(({ statement, text }): KeyPoint[] => {
      const sentence = sentences[statement];
      return sentence ? [{ text, sentence: onOneLine(sentence.masked), page: pageAt(sentence.at) }] : [];
    }),
    tags: tagsOf(
      running.flatMap(({ statement }) => sentences[statement.at] ?? []),
      title,
    ),
  };
}
