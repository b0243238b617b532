import type { Catalogue } from './catalogue.ts';
import type { Cover } from './matches.ts';
import { type ReadWords, readWords } from './read-words.ts';
import type { StudentText } from './reading.ts';

/** Topics of a field that is studied as one. */
export const mostOfField = 24;

/** A student's words, with what the catalogue makes of each of them. */
export interface Wish {
  readonly text: StudentText;
  readonly catalogue: Catalogue;
  readonly title: ReadWords;
  readonly subject: ReadWords;
  /** The words that have to be explained: the title's; the subject's where the title says nothing. */
  readonly main: ReadWords;
}

/** The title and the subject of `text`, read against the catalogue. */
export function openWish(text: StudentText, catalogue: Catalogue): Wish {
  const title = readWords(text.title, catalogue);
  const subject = readWords(text.subject, catalogue);
  return { text, catalogue, title, subject, main: title.telling.size > 0 ? title : subject };
}

/** What a curriculum makes of some words that were read. */
export const coverOf = (read: ReadWords, entry: number): Cover | undefined =>
  read.covers.find((cover) => cover.entry === entry);
