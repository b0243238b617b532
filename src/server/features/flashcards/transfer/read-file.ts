import {
  type ImportInput,
  type ImportPreview,
  transferLimits,
} from '#shared/contracts/flashcard-transfer.ts';
import type { CreateFlashcard } from '#shared/contracts/flashcards.ts';
import { FileProblem } from './file-problem.ts';
import { type CardText, countsOf, judgeNotes, type Report } from './judge-notes.ts';
import { readPackageNotes } from './package/package-notes.ts';
import { isZip } from './package/package-zip.ts';
import { readTextNotes } from './text/text-notes.ts';

/** What the reading of a file starts from; plain data, since it goes to a process of its own. */
export interface ReadingTask {
  /** What the file is by its name. */
  format: 'text' | 'package';
  choices: Pick<ImportInput, 'separator' | 'columns'>;
  /** Null for a preview. */
  wanted: Pick<ImportInput, 'deck' | 'subject' | 'duplicates'> | null;
  /** The cards that the student has. */
  own: readonly CardText[];
}

export type Reading =
  | { preview: Omit<ImportPreview, 'kept' | 'most'> }
  | { cards: CreateFlashcard[]; report: Report }
  | { problem: Pick<FileProblem, 'code' | 'params'> };

/** Reads, judges and, for an import, chooses: the cards to make. */
export function readFlashcardFile(task: ReadingTask, bytes: Uint8Array): Reading {
  try {
    if (isZip(bytes) !== (task.format === 'package')) throw new FileProblem('flashcards.file_not_as_named');
    const file = task.format === 'package' ? readPackageNotes(bytes) : readTextNotes(bytes, task.choices);
    const { judged, report } = judgeNotes(file, task.own, task.wanted?.deck ?? '');
    if (task.wanted === null) {
      const { format, separator, columns } = file;
      const rows = file.rows.map((cells) => cells.map((cell) => cell.slice(0, transferLimits.cell)));
      return { preview: { format, separator, columns, rows, ...countsOf(file, judged), ...report } };
    }
    const { duplicates, subject } = task.wanted;
    const cards = judged
      .filter(({ duplicateOf }) => duplicates === 'import' || duplicateOf === null)
      .map(({ card }) => ({ ...card, subject: card.subject || subject }));
    if (cards.some((card) => card.subject === '')) throw new FileProblem('flashcards.subject_missing');
    return { cards, report };
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error;
    return { problem: { code: error.code, params: error.params } };
  }
}
