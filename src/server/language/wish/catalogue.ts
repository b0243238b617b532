import { curriculumFiles, type Exam, readExams } from '#server/content/curricula.ts';
import { CatalogueIndex, type Entry } from './catalogue-index.ts';
import type { Named } from './named.ts';
import { exactPhraseIn, wordsOf } from './words.ts';

export interface Catalogue {
  readonly entries: readonly Entry[];
  readonly exams: readonly Exam[];
  /** What a phrase (`phraseOf`) may mean. */
  readonly named: (phrase: string) => readonly Named[];
  /** The exams that a phrase (`exactPhraseIn`) names, by position. */
  readonly examsNamed: (phrase: string) => readonly number[];
  /** The exams that are called as a subject is, by position. */
  readonly examsOf: (subject: string) => readonly number[];
  /** Every stem of every name, with the number of curricula that have it. */
  readonly vocabulary: ReadonlyMap<string, number>;
  /** Stems of the names of subjects alone. */
  readonly subjectStems: ReadonlySet<string>;
  /** Stems by first letter and length, those of subjects first. */
  readonly stemsLike: (letter: string, length: number) => readonly string[];
  /** The stem that sounds so (`soundOf`): of several, a subject's, then the one that most curricula have. */
  readonly stemSounding: (sound: string) => string | undefined;
  /** Whether a single word as it is written, folded, is a name of some subject: "física", not "físico". */
  readonly isSubjectWord: (word: string) => boolean;
  /** Whether a curriculum has a short name as it is written, folded, or in the plural: "mot" and "mots", not "moto". */
  readonly hasShortName: (entry: number, word: string) => boolean;
}

/** Lets others have the event loop. */
const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Reads the curricula of `entries`, one in each turn of the event loop, so that they are at hand. */
export async function readAhead(entries: readonly Entry[]): Promise<void> {
  for (const entry of entries) {
    entry.read();
    await turn();
  }
}

/** The examination of the OAB is called by its own name, too, whichever phase or branch is told with it. */
const alsoCalled = (name: string): string[] => [
  ...new Set([name, name.replace(/(?<!\p{L})oab(?!\p{L})/iu, 'exame de ordem')]),
];

async function open(): Promise<Catalogue> {
  const index = new CatalogueIndex();
  // One file in each turn of the event loop: all of them would hold it for half a second.
  for (const file of curriculumFiles()) {
    index.add(file);
    await turn();
  }
  const exams = readExams();
  const byPhrase = new Map<string, number[]>();
  for (const [position, { words }] of exams.entries())
    for (const phrase of words.flatMap(alsoCalled).map((each) => exactPhraseIn(wordsOf(each))))
      byPhrase.set(phrase, [...(byPhrase.get(phrase) ?? []), position]);
  const ofSubjects = new Map(
    index.entries.map(({ subject }) => [subject, byPhrase.get(exactPhraseIn(wordsOf(subject))) ?? []]),
  );
  return {
    entries: index.entries,
    exams,
    named: index.named,
    examsNamed: (phrase) => byPhrase.get(phrase) ?? [],
    examsOf: (subject) => ofSubjects.get(subject) ?? [],
    vocabulary: index.vocabulary,
    subjectStems: index.subjectStems,
    stemsLike: index.stemsLike(),
    stemSounding: index.stemSounding,
    isSubjectWord: (word) => index.subjectWords.has(word),
    hasShortName: index.hasShortName,
  };
}

let opened: Promise<Catalogue> | undefined;

/** Everything that the local engines know by name; opened when it is first asked for, and kept. */
export function openCatalogue(): Promise<Catalogue> {
  opened ??= open().catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}
