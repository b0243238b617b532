import { z } from 'zod';
import { type CallSchemas, withSchemas } from './endpoint.ts';
import { engineSchema, fallbackSchema } from './engine.schemas.ts';
import { pageInput } from './page-input.schemas.ts';
import { summaryApi, summaryLimits } from './summaries.ts';
import { tableInteger } from './table-integer.schemas.ts';
import { uploadedFile } from './uploaded-file.schemas.ts';

const title = z.string('O título é um texto.').trim().max(160, 'O título pode ter até 160 caracteres.');
const subject = z.string('A matéria é um texto.').trim().max(80, 'A matéria pode ter até 80 caracteres.');
const tags = z
  .array(
    z
      .string('Cada tag é um texto.')
      .trim()
      .min(1, 'As tags não podem ficar vazias.')
      .max(40, 'Cada tag pode ter até 40 caracteres.'),
    'Envie as tags como uma lista.',
  )
  .max(20, 'Um resumo pode ter até 20 tags.')
  .transform((list) => [...new Set(list)]);
const wordsMissing = 'Informe quantas palavras o resumo pode ter.';
const maxLength = z
  .int(wordsMissing)
  .min(100, 'O resumo pode ter de 100 a 2.000 palavras.')
  .max(2000, 'O resumo pode ter de 100 a 2.000 palavras.');
const automaticLength = z.boolean('Diga se o tamanho é automático.');
const isPublic = z.boolean('Diga se o resumo é público.');

/** A form has only text: numbers, yes or no, and lists are read out of it; JSON comes as it is. */
const number = (value: unknown) =>
  typeof value === 'string' && value.trim() !== '' ? Number(value.replace(',', '.')) : value;
const flag = (value: unknown) => (value === 'true' ? true : value === 'false' ? false : value);
function list(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return value
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean);
  }
}

export const createSummarySchema = z.object({
  title: title.default('').transform((text) => text || summaryLimits.untitled),
  subject: subject.default('').transform((text) => text || summaryLimits.otherSubject),
  originalText: z
    .string('O texto original é um texto.')
    .max(600_000, 'O texto pode ter até 600.000 caracteres. Envie um texto maior como arquivo.')
    .default(''),
  /** The document of a form: PDF, DOCX, DOC, TXT or MD, by its name and by what it holds. */
  pdf: uploadedFile('Envie o documento como arquivo.').optional(),
  /** Words; without it 500 at most, and a third of the text. */
  maxLength: z.preprocess(number, maxLength.optional()),
  /** `maxLength` is nobody's wish: it is the most, and the summary has a length that suits the text. */
  automaticLength: z.preprocess(flag, automaticLength.optional()),
  tags: z.preprocess((value) => (value === '' ? [] : list(value)), tags.default([])),
  outputFormat: z.enum(['text', 'pdf'], 'Escolha texto ou PDF.').default('text'),
  isPublic: z.preprocess(flag, isPublic.default(false)),
});

/** Where a key point comes from. */
export const sourceSchema = z.object({
  /** Sentence of the text, as it stands there but for line breaks. */
  sentence: z.string('Cada fonte é uma frase do texto.').max(5000, 'Cada fonte é uma frase do texto.'),
  /** From 1; null when the text has no pages. */
  page: tableInteger('A página é um número.').nullable(),
});

const engine = z.enum(engineSchema.options, 'Escolha um dos motores.');

export const updateSummarySchema = z
  .object({
    title: title.transform((text) => text || summaryLimits.untitled),
    subject: subject.transform((text) => text || summaryLimits.otherSubject),
    summary: z
      .string('O resumo é obrigatório.')
      .trim()
      .min(1, 'O resumo é obrigatório.')
      .max(40_000, 'O resumo pode ter até 40.000 caracteres.'),
    keyPoints: z
      .array(
        z
          .string('Cada ponto-chave é um texto.')
          .trim()
          .min(1, 'Os pontos-chave não podem ficar vazios.')
          .max(500, 'Cada ponto-chave pode ter até 500 caracteres.'),
      )
      .max(20, 'Um resumo pode ter até 20 pontos-chave.'),
    /** Of a proposal that is taken, or of what stood there before it; without them, points worded as before keep theirs. */
    keyPointSources: z
      .array(sourceSchema.nullable(), 'Envie as fontes como uma lista.')
      .max(20, 'Um resumo pode ter até 20 pontos-chave.'),
    /** Who wrote the proposal that is taken. */
    engine,
    tags,
    isPublic,
  })
  .partial();

export const keepOwnSchema = z.object({
  title: updateSummarySchema.shape.title.unwrap(),
  subject: updateSummarySchema.shape.subject.unwrap(),
  summary: updateSummarySchema.shape.summary.unwrap(),
  tags: tags.default([]),
});

export const contentSchema = z.object({
  /** Markdown. */
  summary: z.string(),
  keyPoints: z.array(z.string()),
  /** One for each key point; null for one that the student wrote, or that was written without a text. */
  keyPointSources: z.array(sourceSchema.nullable()),
  tags: z.array(z.string()),
  wordCount: z.object({ original: z.int(), summary: z.int() }),
  /** How much shorter the summary is than its text, in percent; 0 without a text. */
  compressionRate: z.int(),
  engine,
  fallback: fallbackSchema,
});

export const summarySchema = contentSchema.extend({
  id: z.string(),
  title: z.string(),
  subject: z.string(),
  /** Empty in lists, and for a summary that was written about its title. */
  originalText: z.string(),
  /** What it was written from. */
  origin: z.enum(['text', 'document', 'title', 'own']),
  /** Pages of the document; null when it has none. */
  pages: z.int().nullable(),
  isPublic: z.boolean(),
  createdAt: z.string(),
  updatedAt: z.string(),
});

/** What other students see of a public summary: never its text, its sources or its owner's address. */
export const publicSummarySchema = z.object({
  id: z.string(),
  title: z.string(),
  subject: z.string(),
  summary: z.string(),
  keyPoints: z.array(z.string()),
  tags: z.array(z.string()),
  wordCount: z.object({ original: z.int(), summary: z.int() }),
  compressionRate: z.int(),
  author: z.object({ name: z.string(), picture: z.string().nullable() }),
  /** Whether it is the reader's own. */
  isOwn: z.boolean(),
  publishedAt: z.string(),
});

export const listQuery = z.object({
  search: z.string().trim().max(200, 'A busca pode ter até 200 caracteres.').optional(),
  subject: z.string().trim().max(80).optional(),
  page: pageInput('Informe uma página a partir de 1.', 100_000).optional(),
  limit: pageInput('Informe um limite de 1 a 100.', summaryLimits.page.max).optional(),
});

export const taskSchema = z.object({
  taskId: z.string(),
  status: z.enum(['processing', 'completed', 'failed']),
  /** What is being done, and what is done of it: parts of a long text that were read. */
  step: z.enum(['waiting', 'reading', 'writing', 'saving']),
  done: z.int(),
  total: z.int(),
  /** What stands there of the summary so far; Markdown. */
  written: z.string(),
  /** The sentence of a failure. */
  message: z.string().nullable(),
  /** The summary that came of it. */
  summaryId: z.string().nullable(),
  /** What a regeneration proposes; kept by nobody yet. */
  draft: contentSchema.nullable(),
});

const summaryParams = z.object({ id: z.uuid() });
const summaryNotFound = { params: summaryParams, notFound: 'summaries.summary_not_found' } as const;
const oneSummary = z.object({ data: z.object({ summary: summarySchema }) });

export const summarySchemas = {
  create: {
    summary:
      'Summarises a text, a document (a form with `pdf`) or a title. Answers the summary, or a PDF; with `Prefer: respond-async` 202 and a task.',
    body: createSummarySchema,
    largeBody: true,
    response: oneSummary,
    status: 201,
  },
  keepOwn: {
    summary: 'Keeps a summary as it is written, by the student or in an answer of the tutor.',
    body: keepOwnSchema,
    largeBody: true,
    response: oneSummary,
    status: 201,
  },
  task: {
    summary: 'How far a summary is that is being written.',
    params: summaryParams,
    response: taskSchema,
    notFound: 'summaries.task_not_found',
  },
  list: {
    summary: "The student's summaries, newest first: all that one answer holds (5,000 and 8 MB), or a page.",
    query: listQuery,
    response: z.object({
      data: z.object({ summaries: z.array(summarySchema) }),
      /** Summaries that match, over all pages. */
      count: z.int(),
    }),
  },
  subjects: {
    summary: "The subjects of the student's summaries, counted, in order of name.",
    response: z.object({
      data: z.object({ subjects: z.array(z.object({ subject: z.string(), total: z.int() })) }),
    }),
  },
  listPublic: {
    summary: 'Public summaries of all students, newest first, page by page.',
    query: listQuery,
    response: z.object({ data: z.object({ summaries: z.array(publicSummarySchema) }), count: z.int() }),
  },
  publicDetail: {
    summary: 'One public summary.',
    response: z.object({ data: z.object({ summary: publicSummarySchema }) }),
    ...summaryNotFound,
  },
  detail: { summary: 'One summary with its text.', response: oneSummary, ...summaryNotFound },
  update: {
    summary: 'Changes what a summary says, or who may read it.',
    body: updateSummarySchema,
    largeBody: true,
    response: oneSummary,
    ...summaryNotFound,
  },
  remove: { summary: 'Deletes a summary.', ...summaryNotFound },
  regenerate: {
    summary:
      'Another summary of the same text, kept by nobody until it is saved. With `Prefer: respond-async` 202 and a task.',
    body: z.object({
      /** What stands there now, for another wording. */
      currentSummary: z.string('Envie o resumo atual.').max(40_000).default(''),
      /** Words; without it as for a new summary. */
      maxLength: maxLength.optional(),
      automaticLength: automaticLength.optional(),
    }),
    largeBody: true,
    response: contentSchema,
    ...summaryNotFound,
  },
  pdf: { summary: 'The summary typeset on A4 pages.', ...summaryNotFound },
} satisfies Record<string, CallSchemas>;

export const summaryEndpoints = withSchemas(summaryApi, summarySchemas);
