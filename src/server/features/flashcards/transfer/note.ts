/** What a line of a text or a note of a package says, before it is judged. */
export interface Note {
  /** The line of the text, or the number of the note in its package; from 1. */
  line: number;
  question: string;
  answer: string;
  /** Empty when the note says none. */
  deck: string;
  tags: string[];
  subject: string;
  /** As written: a number, a word, or nothing. */
  difficulty: string;
  /** Images and sounds that were left out of it. */
  media: number;
}
