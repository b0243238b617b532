import { z } from 'zod';
import { type CallSchemas, withSchemas } from './endpoint.ts';
import { topicLessonsSchema } from './library.schemas.ts';
import {
  marketplaceApi,
  marketplaceLimits,
  marketplaceSorts,
  planLengths,
  reportReasons,
} from './marketplace.ts';
import { pageInput } from './page-input.schemas.ts';
import { planReviewSchema } from './plan-reviews.schemas.ts';
import { evaluationMethodSchema, resourceSchema, studyPlanSchema } from './study-plan-answers.schemas.ts';
import { planNotFound } from './study-plans.schemas.ts';
import { activityKinds, planDifficulties, topicPriorities } from './study-plans.ts';
import { tableInteger } from './table-integer.schemas.ts';

/** An empty choice of a form is none. */
const chosen = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

export const listQuery = z.object({
  page: pageInput('Informe a página a partir de 1.', 10_000).optional(),
  limit: pageInput('Uma página tem de 1 a 60 planos.', marketplaceLimits.page.max).optional(),
  search: z.string().trim().max(marketplaceLimits.search, 'A busca pode ter até 200 caracteres.').optional(),
  subject: z.string().trim().max(80, 'A matéria pode ter até 80 caracteres.').optional(),
  difficulty: chosen(z.enum(planDifficulties, 'Escolha dificuldade fácil, média ou difícil.')),
  length: chosen(z.enum(planLengths, 'Escolha uma duração curta, média ou longa.')),
  /** Least average. */
  rating: chosen(pageInput('A nota mínima vai de 1 a 5.', 5)),
  sortBy: chosen(z.enum(marketplaceSorts, 'Ordene por nota ou por data.')),
});

/** What students see of another: nothing else ever leaves. */
const authorSchema = z.object({ username: z.string(), profilePicture: z.string().nullable() });

export const listingCardSchema = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  author: authorSchema,
  subject: z.string(),
  difficulty: z.enum(planDifficulties),
  /** Of the reviews that count, as is their number; 0 without one. */
  averageRating: z.number(),
  numberOfReviews: z.int(),
  /** Students who cloned it. */
  clones: z.int(),
  topicsCount: z.int(),
  /** Topics of the syllabus that comes along with a clone; 0 without one. */
  syllabusTopics: z.int(),
  /** 0 for a plan without a schedule. */
  numberOfWeeks: z.int(),
  /** Hours of study in a week. */
  timeAvailable: z.number(),
  /** When it was published first, and when what it says changed last. */
  createdAt: z.string(),
  updatedAt: z.string(),
});

export const scheduledDaySchema = z.object({
  /** From 1. */
  weekNumber: z.int(),
  /** Name of the weekday. */
  day: z.string(),
  activities: z.array(
    z.object({
      time: z.string(),
      topic: z.string(),
      kind: z.enum(activityKinds),
      duration: z.int(),
      description: z.string(),
    }),
  ),
});

export const listingSchema = listingCardSchema.extend({
  /** From 1; another one after every "Atualizar publicação". */
  version: z.int(),
  isAdvanced: z.boolean(),
  engine: z.enum(['local', 'model']),
  goals: z.array(z.string()),
  topics: z.array(z.object({ name: z.string(), description: z.string(), priority: z.enum(topicPriorities) })),
  /** The days that have activities, in their order. */
  schedule: z.array(scheduledDaySchema),
  lessons: topicLessonsSchema,
  resources: z.array(resourceSchema),
  evaluationMethods: z.array(evaluationMethodSchema),
});

export const widenedSearchSchema = z.object({
  words: z.array(z.string()),
  /** What is shown has each of them; otherwise one of them is enough. */
  needsAll: z.boolean(),
});

export const paginationSchema = z.object({
  page: z.int(),
  limit: z.int(),
  pages: z.int(),
  total: z.int(),
  /** There are more than `total`, which were not counted. */
  hasMore: z.boolean(),
});

const statisticsDaySchema = z.object({
  day: z.string(),
  /** Students who opened it on that day. */
  views: z.int(),
  clones: z.int(),
  /** As they stood at the end of that day. */
  averageRating: z.number(),
  numberOfReviews: z.int(),
});

export const publicationSchema = z.object({
  /** `hidden`: reported, until an administrator decides; `removed`: decided against. */
  state: z.enum(['unpublished', 'published', 'hidden', 'removed']),
  /** The plan says something else than its publication. */
  hasChanges: z.boolean(),
  /** Null for a plan that was never published. */
  publishedAt: z.string().nullable(),
  updatedAt: z.string().nullable(),
  version: z.int(),
  views: z.int(),
  clones: z.int(),
  /** Topics of the syllabus that is published with the plan as it stands; 0 without one. */
  syllabusTopics: z.int(),
  averageRating: z.number(),
  numberOfReviews: z.int(),
  /** The last 30 days on which something happened, oldest first. */
  days: z.array(statisticsDaySchema),
});

export const sourceSchema = z.object({
  listingId: z.string(),
  author: authorSchema,
  /** Of the publication, and the one that the clone holds. */
  version: z.int(),
  clonedVersion: z.int(),
  updatedAt: z.string(),
  /** What taking the new version would do, by names of topics; null while there is none. */
  changes: z
    .object({
      added: z.array(z.string()),
      removed: z.array(z.string()),
      renamed: z.array(z.object({ from: z.string(), to: z.string() })),
      /** Of the schedule. */
      activities: z.object({ before: z.int(), after: z.int() }),
      /** Activities and topics done: those that stay so. */
      done: z.object({ before: z.int(), after: z.int() }),
      /** Of the syllabus that came along; null where nothing of it changes. */
      syllabus: z
        .object({
          /** Topics of the one that would come along, where the clone has none; 0 where it has one. */
          comes: z.int(),
          added: z.array(z.string()),
          removed: z.array(z.string()),
          renamed: z.array(z.object({ from: z.string(), to: z.string() })),
        })
        .nullable(),
    })
    .nullable(),
});

export const reportSchema = z.object({
  reason: z.enum(reportReasons, 'Escolha o motivo da denúncia.'),
  comment: z
    .string()
    .trim()
    .max(marketplaceLimits.reportComment, 'O relato pode ter até 500 caracteres.')
    .nullish(),
  /** Absent: the plan itself is reported. */
  reviewId: z.uuid('Avaliação não encontrada.').nullish(),
});

export const marketplaceSchemas = {
  list: {
    summary:
      'Published plans of all students, a page of them: searched, narrowed, and sorted by rating or date.',
    query: listQuery,
    response: z.object({
      data: z.object({
        studyPlans: z.array(listingCardSchema),
        pagination: paginationSchema,
        /** What was searched instead, when nothing has the words as they were typed; null otherwise. */
        correctedSearch: z.string().nullable(),
        /** The words of the search that were kept, when no plan has them all; null otherwise. */
        widenedSearch: widenedSearchSchema.nullable(),
      }),
    }),
  },
  detail: {
    summary: 'One published plan, as it stood when it was published, with its newest reviews.',
    response: z.object({
      data: z.object({
        studyPlan: listingSchema,
        /** The first ten: those that count before the others, the newest first. */
        reviews: z.array(planReviewSchema),
        reviewPages: z.int(),
        /** How many of those that count gave 1, 2, 3, 4 and 5 stars. */
        ratings: z.array(z.int()),
        /** Of the student who asks. */
        ownReview: planReviewSchema.nullable(),
        isOwn: z.boolean(),
        /** The student's newest clone of it. */
        cloneId: z.string().nullable(),
      }),
    }),
    ...planNotFound,
  },
  reviews: {
    summary: 'What students wrote about a published plan, what counts first, then the newest, ten to a page.',
    query: z.object({ page: pageInput('Informe a página a partir de 1.', 10_000).optional() }),
    response: z.object({
      data: z.object({ reviews: z.array(planReviewSchema), pagination: paginationSchema }),
    }),
    ...planNotFound,
  },
  clone: {
    summary: "Makes a plan of the student's own out of a published one, with nothing done in it.",
    response: z.object({ data: z.object({ clonedStudyPlanId: z.string() }) }),
    status: 201,
    ...planNotFound,
  },
  view: {
    summary: 'Says that the student reads a published plan; counted once a day for each.',
    ...planNotFound,
  },
  report: {
    summary: 'Reports a published plan or one of its reviews; a second report of the same changes nothing.',
    body: reportSchema,
    response: z.object({ success: z.boolean(), message: z.string() }),
    status: 201,
    ...planNotFound,
  },
  removeReview: { summary: "Takes the student's own review of a plan back.", ...planNotFound },
  publication: {
    summary: "How the student's own plan stands in the marketplace, with its figures.",
    response: z.object({ data: z.object({ publication: publicationSchema }) }),
    ...planNotFound,
  },
  updatePublication: {
    summary: 'Publishes what changed in the plan since it was published.',
    response: z.object({ success: z.boolean(), message: z.string() }),
    ...planNotFound,
  },
  source: {
    summary:
      'The published plan that a clone was made of, and what its author changed since; null when it is gone.',
    response: z.object({ data: z.object({ source: sourceSchema.nullable() }) }),
    ...planNotFound,
  },
  takeVersion: {
    summary: 'Puts the new version of its author in place of what a clone holds; what both have stays done.',
    body: z.object({
      version: tableInteger('Informe a versão que você viu.').min(1, 'Informe a versão que você viu.'),
    }),
    response: z.object({ data: z.object({ studyPlan: studyPlanSchema }) }),
    ...planNotFound,
  },
} satisfies Record<string, CallSchemas>;

export const marketplaceEndpoints = withSchemas(marketplaceApi, marketplaceSchemas);
