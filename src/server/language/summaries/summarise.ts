import { wordsOf } from '#server/language/text/words.ts';
import { chooseStatements } from './choose-statements.ts';
import { expectWords } from './expected-words.ts';
import { joinPages } from './join-pages.ts';
import { keyPointsOf } from './key-points.ts';
import { readOutline } from './outline/read-outline.ts';
import { readStatements } from './read-statements.ts';
import { setOut } from './set-out.ts';
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
  const units = readOutline(text);
  const [first] = units;
  const heading = first?.kind === 'name' ? first.text : (first?.heading ?? '');
  const statements = readStatements(units, `${title} ${heading}`);
  const running = units.filter((_, at) => statements[at]?.isRunning);
  const words = running.reduce((sum, unit) => sum + wordsOf(unit.text).length, 0);
  const expectation = expectWords(running, `${title} ${subject} ${heading}`, Math.min(maxWords, words));
  const chosen = chooseStatements(statements, expectation, maxWords, avoid);
  const summary = setOut(chosen, units, statements);
  return {
    summary: wholeText(text, title, maxWords) ?? (summary || beginning(text, maxWords)),
    keyPoints: keyPointsOf(statements, expectation, words).flatMap(({ statement, text }): KeyPoint[] => {
      const unit = units[statement];
      return unit ? [{ text, sentence: unit.source, page: pageAt(unit.at) }] : [];
    }),
    tags: tagsOf(running, title),
  };
}
