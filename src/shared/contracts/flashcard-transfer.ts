import type { z } from 'zod';
import type { ApiCalls } from './endpoint.ts';
import type {
  flashcardTransferSchemas,
  importInput,
  importResultSchema,
  leftOutSchema,
  previewInput,
  previewSchema,
} from './flashcard-transfer.schemas.ts';

export const transferLimits = {
  /** Bytes of the file as it is sent, and of what a package holds once it is unpacked. */
  file: 25 * 1024 * 1024,
  unpacked: 200 * 1024 * 1024,
  notes: 100_000,
  columns: 50,
  /** Rows of a preview, and characters of each of its cells. */
  rows: 10,
  cell: 300,
  /** Lines left out that are named one by one; the rest is only counted. */
  named: 20,
} as const;

/** What the names of files to import end in, and which of them are packages. */
export const importNames = { text: ['csv', 'tsv', 'txt'], package: ['apkg'] } as const;

export const flashcardTransferErrorCodes = [
  'flashcards.file_too_large',
  'flashcards.one_file',
  'flashcards.file_unknown',
  'flashcards.file_not_as_named',
  'flashcards.file_broken',
  'flashcards.file_encrypted',
  'flashcards.file_unpacks_too_large',
  'flashcards.file_too_heavy',
  'flashcards.file_empty',
  'flashcards.package_too_new',
  'flashcards.too_many_notes',
  'flashcards.too_many_columns',
  'flashcards.subject_missing',
  'flashcards.nothing_to_export',
] as const;

/** What a column of a text file holds. */
export const columnRoles = ['question', 'answer', 'deck', 'tags', 'subject', 'difficulty', 'ignore'] as const;
export type ColumnRole = (typeof columnRoles)[number];

/** The separators of Anki's header `#separator`. */
export const separators = ['comma', 'semicolon', 'tab', 'pipe', 'colon', 'space'] as const;
export type Separator = (typeof separators)[number];

/** A CSV that Anki and this program read back as it was, one whose cells a spreadsheet takes for text, or a package. */
export const exportFormats = ['csv', 'spreadsheet', 'apkg'] as const;
export type ExportFormat = (typeof exportFormats)[number];

export type PreviewInput = z.output<typeof previewInput>;
export type ImportInput = z.output<typeof importInput>;
export type LeftOut = z.output<typeof leftOutSchema>;
export type ImportPreview = z.output<typeof previewSchema>;
export type ImportResult = z.output<typeof importResultSchema>;

export const flashcardTransferApi: ApiCalls<typeof flashcardTransferSchemas> = {
  preview: { method: 'POST', path: '/flashcards/import/preview' },
  import: { method: 'POST', path: '/flashcards/import' },
  export: { method: 'GET', path: '/flashcards/export' },
};
