import { z } from 'zod';
import { type CallSchemas, withSchemas } from './endpoint.ts';
import { flashcardLimits } from './flashcards.ts';
import { libraryApi, libraryLimits } from './library.ts';

const slug = z
  .string()
  .max(80)
  .regex(/^[a-z0-9-]+$/);

export const librarySubjectSchema = z.object({
  /** As in the address: `matematica`. */
  slug: z.string(),
  name: z.string(),
  lessons: z.int(),
});

export const lessonLinkSchema = z.object({
  slug: z.string(),
  topic: z.string(),
  summary: z.string(),
  /** 1 básico, 2 médio, 3 avançado. */
  level: z.literal([1, 2, 3]),
});

const optionSchema = z.object({ text: z.string(), isRight: z.boolean(), comment: z.string() });

export const questionSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['choice', 'statement']), statement: z.string(), options: z.array(optionSchema) }),
  z.object({
    kind: z.literal('short'),
    statement: z.string(),
    /** Each of them is right. */
    answers: z.array(z.string()),
    comment: z.string(),
  }),
]);

/** Texts are Markdown with formulas. */
export const lessonSchema = lessonLinkSchema.extend({
  subject: librarySubjectSchema.pick({ slug: true, name: true }),
  reviewed: z.string(),
  explanation: z.string(),
  terms: z.array(z.object({ term: z.string(), definition: z.string() })),
  example: z.string(),
  mistakes: z.array(z.string()),
  asked: z.string(),
  cards: z.array(z.object({ question: z.string(), answer: z.string() })),
  questions: z.array(questionSchema),
  exercise: z.object({ task: z.string(), answer: z.string() }),
  sources: z.array(z.string()),
  /** Lessons of the same subject that this one builds on. */
  requires: z.array(lessonLinkSchema),
  next: lessonLinkSchema.nullable(),
});

export const foundLessonSchema = lessonLinkSchema.extend({
  subject: librarySubjectSchema.pick({ slug: true, name: true }),
});

/** Where the lesson of something stands. */
export const lessonAddressSchema = z.object({ subject: z.string(), lesson: z.string() });

/** The lessons of a plan's topics, by their names. */
export const topicLessonsSchema = z.array(lessonAddressSchema.extend({ topic: z.string() }));

const lessonParams = z.object({ subject: slug, lesson: slug });

export const lessonReadSchema = z.object({ subject: z.string(), lesson: z.string(), readAt: z.string() });

export const librarySchemas = {
  list: {
    summary: 'The subjects of the library, by name. For anyone.',
    response: z.object({ subjects: z.array(librarySubjectSchema) }),
  },
  subject: {
    summary: "A subject's lessons, in teaching order. For anyone.",
    params: z.object({ subject: slug }),
    response: z.object({
      subject: librarySubjectSchema.pick({ slug: true, name: true }),
      lessons: z.array(lessonLinkSchema),
    }),
    notFound: 'library.not_found',
  },
  lesson: {
    summary: 'A lesson: explanation, terms, example, flashcards and questions with their keys. For anyone.',
    params: lessonParams,
    response: z.object({ lesson: lessonSchema }),
    notFound: 'library.not_found',
  },
  search: {
    summary:
      'Lessons of all subjects by the words of their topics, terms and summaries, the best first. For anyone.',
    query: z.object({
      q: z.string().trim().max(libraryLimits.search, 'A busca pode ter até 200 caracteres.').default(''),
    }),
    response: z.object({
      lessons: z.array(foundLessonSchema),
      /** Otherwise no lesson has all of the words, and these have most. */
      hasAll: z.boolean(),
    }),
  },
  reads: {
    summary: 'The lessons that the student marked as read, the last one first.',
    response: z.object({ reads: z.array(lessonReadSchema) }),
  },
  setRead: {
    summary: 'Marks a lesson as read, or takes the mark back; twice is once.',
    params: lessonParams,
    body: z.object({ isRead: z.boolean('Diga se a lição foi lida.') }),
    notFound: 'library.not_found',
  },
  addCards: {
    summary: "Makes the student's own flashcards of a lesson's; those made before are left as they are.",
    params: lessonParams,
    body: z.object({
      /** As the lesson has them: of its flashcards, and of its questions. */
      questions: z
        .array(z.string().max(flashcardLimits.question), 'Escolha pelo menos um flashcard.')
        .min(1, 'Escolha pelo menos um flashcard.')
        .max(50, 'Escolha até 50 flashcards.'),
    }),
    largeBody: true,
    response: z.object({
      added: z.int(),
      /** How many of them the student had. */
      known: z.int(),
    }),
    status: 201,
    notFound: 'library.not_found',
  },
  report: {
    summary: 'Says that something in a lesson is wrong; further reports of it are added to the first.',
    params: lessonParams,
    body: z.object({
      comment: z
        .string('Conte o que está errado.')
        .trim()
        .min(1, 'Conte o que está errado.')
        .max(libraryLimits.report, 'O relato pode ter até 500 caracteres.'),
    }),
    response: z.object({ message: z.string() }),
    status: 201,
    notFound: 'library.not_found',
  },
} satisfies Record<string, CallSchemas>;

export const libraryEndpoints = withSchemas(libraryApi, librarySchemas);
