import { z } from 'zod';
import { type CallSchemas, withSchemas } from './endpoint.ts';
import {
  columnRoles,
  exportFormats,
  flashcardTransferApi,
  separators,
  transferLimits,
} from './flashcard-transfer.ts';
import { createFlashcardSchema } from './flashcards.schemas.ts';
import { flashcardLimits } from './flashcards.ts';
import { formOf, uploadedFile } from './uploaded-file.schemas.ts';

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

export const previewInput = z.object(upload);

export const importInput = z.object({
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

/** A line or note that can't become a card, and why. */
export const leftOutSchema = z.object({
  /** The line of a text file, the number of a package's note; both count from 1. */
  line: z.int(),
  /** How it begins. */
  text: z.string(),
  reason: z.string(),
});

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

export const previewSchema = z.object({
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

export const importResultSchema = z.object({
  imported: z.int(),
  /** The decks that got cards, in order of name. */
  decks: z.array(z.object({ deck: z.string(), count: z.int() })),
  ...reportSchema,
});

export const flashcardTransferSchemas = {
  preview: {
    summary: 'What a file (CSV, TXT or .apkg) would bring; keeps nothing. A form with `file`.',
    body: formOf(previewInput),
    response: z.object({ data: z.object({ preview: previewSchema }) }),
  },
  import: {
    summary: 'Makes cards from a file (CSV, TXT or .apkg). A form with `file`.',
    body: formOf(importInput),
    response: z.object({ data: importResultSchema }),
    status: 201,
  },
  export: {
    summary:
      'The cards as a file: CSV with the headers of Anki, a spreadsheet (CSV without formulas), or a package that Anki opens.',
    query: z.object({
      format: z.enum(exportFormats, 'Escolha CSV, planilha ou Anki.'),
      /** A deck, or a folder with all its decks; without it, every card. */
      deck: z.string().trim().max(flashcardLimits.deck).optional(),
    }),
  },
} satisfies Record<string, CallSchemas>;

export const flashcardTransferEndpoints = withSchemas(flashcardTransferApi, flashcardTransferSchemas);
