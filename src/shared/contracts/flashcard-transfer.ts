import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { createFlashcardSchema, flashcardLimits } from './flashcards.ts';
import { formOf, uploadedFile } from './uploaded-file.ts';

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

/** The roles from the first column on, joined by commas; each but `ignore` at most once. */
const columns = z
  .string()
  .transform((text) => text.split(','))
  .pipe(
    z
      .array(z.enum(columnRoles, 'Escolha o que cada coluna traz.'))
      .max(transferLimits.columns, 'O arquivo pode ter até 50 colunas.')
      .refine((roles) => {
        const used = roles.filter((role) => role !== 'ignore');
        return new Set(used).size === used.length;
      }, 'Cada conteúdo vem de uma coluna só.'),
  );

const upload = {
  file: uploadedFile('Escolha um arquivo.'),
  separator: z.enum(separators, 'Escolha o separador das colunas.').optional(),
  columns: columns.optional(),
};

const previewInput = z.object(upload);
export type PreviewInput = z.output<typeof previewInput>;

const importInput = z.object({
  ...upload,
  /** For cards without a deck of their own. */
  deck: createFlashcardSchema.shape.deck,
  /** For cards without a subject of their own. */
  subject: z
    .string()
    .trim()
    .max(flashcardLimits.subject, 'A matéria pode ter até 80 caracteres.')
    .default(''),
  duplicates: z.enum(['skip', 'import'], 'Escolha o que fazer com os repetidos.').default('skip'),
});
export type ImportInput = z.output<typeof importInput>;

/** A line or note that can't become a card, and why. */
const leftOutSchema = z.object({
  /** The line of a text file, the number of a package's note; both count from 1. */
  line: z.int(),
  /** How it begins. */
  text: z.string(),
  reason: z.string(),
});
export type LeftOut = z.output<typeof leftOutSchema>;

const duplicateSchema = z.object({
  line: z.int(),
  text: z.string(),
  /** The student has the card already, or the file says it twice. */
  of: z.enum(['own', 'file']),
});

const reportSchema = {
  /** Those that repeat an own card, and those that repeat another of the file. */
  duplicates: z.object({ own: z.int(), file: z.int(), first: z.array(duplicateSchema) }),
  broken: z.object({ count: z.int(), first: z.array(leftOutSchema) }),
  /** Images and sounds that the cards referred to; none is imported. */
  media: z.int(),
  /** Cards that lost something to a limit: a long deck, tag or subject, a difficulty that is none. */
  shortened: z.int(),
};

const previewSchema = z.object({
  format: z.enum(['text', 'apkg']),
  /** Of a text file. */
  separator: z.enum(separators).nullable(),
  columns: z.array(
    z.object({
      /** As the file calls it, if it does. */
      name: z.string().nullable(),
      role: z.enum(columnRoles),
    }),
  ),
  /** The first rows, a cell for each column. */
  rows: z.array(z.array(z.string())),
  /** Lines or notes in all, and how many of them are new cards. */
  total: z.int(),
  ready: z.int(),
  /** Cards, duplicates too, that need a subject from the student. */
  withoutSubject: z.int(),
  ...reportSchema,
  /** Cards that the student has, and most that the account may keep. */
  kept: z.int(),
  most: z.int(),
});
export type ImportPreview = z.output<typeof previewSchema>;

const importResultSchema = z.object({
  imported: z.int(),
  /** The decks that got cards, in order of name. */
  decks: z.array(z.object({ deck: z.string(), count: z.int() })),
  ...reportSchema,
});
export type ImportResult = z.output<typeof importResultSchema>;

/** A CSV that Anki and this program read back as it was, one whose cells a spreadsheet takes for text, or a package. */
const exportFormats = ['csv', 'spreadsheet', 'apkg'] as const;
export type ExportFormat = (typeof exportFormats)[number];

export const flashcardTransferApi = {
  preview: {
    method: 'POST',
    path: '/flashcards/import/preview',
    summary: 'What a file (CSV, TXT or .apkg) would bring; keeps nothing. A form with `file`.',
    body: formOf(previewInput),
    response: z.object({ data: z.object({ preview: previewSchema }) }),
  },
  import: {
    method: 'POST',
    path: '/flashcards/import',
    summary: 'Makes cards from a file (CSV, TXT or .apkg). A form with `file`.',
    body: formOf(importInput),
    response: z.object({ data: importResultSchema }),
    status: 201,
  },
  export: {
    method: 'GET',
    path: '/flashcards/export',
    summary:
      'The cards as a file: CSV with the headers of Anki, a spreadsheet (CSV without formulas), or a package that Anki opens.',
    query: z.object({
      format: z.enum(exportFormats, 'Escolha CSV, planilha ou Anki.'),
      /** A deck, or a folder with all its decks; without it, every card. */
      deck: z.string().trim().max(flashcardLimits.deck).optional(),
    }),
  },
} as const satisfies Record<string, Endpoint>;
