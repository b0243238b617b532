import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { splitSentences } from '#server/language/text/split-sentences.ts';

/** A study text with two reference summaries, each as its sentences; see the corpus' own README. */
export interface SummaryText {
  number: number;
  title: string;
  subject: string;
  text: string;
  references: readonly (readonly string[])[];
}

const folder = join(import.meta.dirname, '../corpus/summaries');

const sentencesOf = (text: string) => splitSentences(text).sentences.map((sentence) => sentence.text);

/** The texts with reference summaries, in the order of their numbers. */
export async function readSummaryTexts(): Promise<SummaryText[]> {
  const names = (await readdir(folder)).filter((name) => /^\d+-.*\.txt$/u.test(name)).sort();
  return Promise.all(
    names.map(async (name) => {
      const [head = '', text = '', ...references] = (await readFile(join(folder, name), 'utf8')).split(
        /^---$/mu,
      );
      const field = (key: string) => new RegExp(`^${key}: (.*)$`, 'mu').exec(head)?.[1] ?? '';
      return {
        number: Number.parseInt(name, 10),
        title: field('título'),
        subject: field('matéria'),
        text: text.trim(),
        references: references.map(sentencesOf),
      };
    }),
  );
}
