import { z } from 'zod';
import { weekdays } from '#shared/rules/time/study-day.ts';
import { dayInput } from './day-input.schemas.ts';
import { creationDifficulties, studyPlanLimits, topicPriorities } from './study-plans.ts';
import { tableInteger } from './table-integer.schemas.ts';

const examDateInput = dayInput('Informe a data da prova.').nullable();

const hours = z
  .number('Informe as horas de estudo do dia.')
  .min(0, 'As horas de um dia vão de 0 a 12.')
  .max(12, 'As horas de um dia vão de 0 a 12.')
  .multipleOf(0.5, 'As horas de um dia seguem passos de meia hora.');

const weeklyScheduleSchema = z
  .array(z.object({ day: z.enum(weekdays, 'Informe um dia da semana válido.'), hours }))
  .max(7, 'A semana tem sete dias.')
  .refine(
    (days) => new Set(days.map(({ day }) => day)).size === days.length,
    'Cada dia da semana aparece uma vez só.',
  );

const goalsSchema = z
  .array(
    z
      .string('Todos os objetivos devem ser preenchidos')
      .trim()
      .min(1, 'Todos os objetivos devem ser preenchidos')
      .max(200, 'Cada objetivo pode ter até 200 caracteres.'),
    'Escreva pelo menos um objetivo.',
  )
  .min(1, 'Escreva pelo menos um objetivo.')
  .max(20, 'Um plano pode ter até 20 objetivos.');

const chooseLevel = 'Escolha iniciante, intermediário ou avançado.';

const title = z
  .string('O título é obrigatório.')
  .trim()
  .min(1, 'O título é obrigatório.')
  .max(120, 'O título pode ter até 120 caracteres.');

const description = z.string().trim().max(2000, 'A descrição pode ter até 2.000 caracteres.');

const programme = z
  .string('Cole o programa como texto.')
  .trim()
  .max(studyPlanLimits.programme, 'O programa pode ter até 20.000 caracteres.');

export const createStudyPlanSchema = z.object({
  title,
  description: description.default(''),
  subject: z
    .string('A matéria é obrigatória.')
    .trim()
    .min(1, 'A matéria é obrigatória.')
    .max(80, 'A matéria pode ter até 80 caracteres.'),
  difficulty: z.enum(creationDifficulties, {
    error: ({ input }) => (input === undefined ? 'A dificuldade é obrigatória.' : chooseLevel),
  }),
  startDate: dayInput('A data de início é obrigatória.'),
  endDate: dayInput('A data de término é obrigatória.'),
  goals: goalsSchema,
  /** Hours per week. */
  timeAvailable: z
    .number('Informe as horas disponíveis por semana.')
    .min(0.5, 'As horas por semana vão de 0,5 a 60.')
    .max(60, 'As horas por semana vão de 0,5 a 60.')
    .default(20),
  weeklySchedule: weeklyScheduleSchema.optional(),
  topicsCount: z
    .int('Informe quantos tópicos o plano deve ter.')
    .min(5, 'Um plano tem de 5 a 50 tópicos.')
    .max(50, 'Um plano tem de 5 a 50 tópicos.')
    .default(20),
  includeSchedule: z.boolean('Diga se o plano deve ter cronograma.').default(true),
  numberOfWeeks: z
    .int('Informe quantas semanas o plano deve ter.')
    .min(1, 'Um plano tem de 1 a 52 semanas.')
    .max(52, 'Um plano tem de 1 a 52 semanas.')
    .default(4),
  isAdvanced: z.boolean('Diga se o plano usa a IA avançada.').default(false),
  examDate: examDateInput.optional(),
  /** A syllabus, an index or a notice as pasted: its lines become the topics. */
  programme: programme.default(''),
});

export const updateStudyPlanSchema = z.object({
  title: title.optional(),
  description: description.optional(),
  isActive: z.boolean('Diga se o plano está ativo.').optional(),
  /** Null takes the exam away. */
  examDate: examDateInput.optional(),
  topics: z
    .array(
      z.object({
        /** Of the topic as it was read; a topic without one is known by its name, or new. */
        id: tableInteger('Informe o tópico.').optional(),
        name: z
          .string('O nome do tópico é obrigatório.')
          .trim()
          .min(1, 'O nome do tópico é obrigatório.')
          .max(160, 'O nome do tópico pode ter até 160 caracteres.'),
        description: z
          .string()
          .trim()
          .max(1000, 'A descrição do tópico pode ter até 1.000 caracteres.')
          .default(''),
        priority: z.enum(topicPriorities, 'Escolha prioridade alta, média ou baixa.').default('média'),
        completed: z.boolean().default(false),
      }),
    )
    .min(1, 'O plano precisa de pelo menos um tópico.')
    .max(100, 'Um plano pode ter até 100 tópicos.')
    .optional(),
});

const promptMissing = 'Por favor, digite o que você deseja estudar (mínimo 3 caracteres)';
const prompt = z
  .string(promptMissing)
  .trim()
  .min(studyPlanLimits.promptMin, promptMissing)
  .max(studyPlanLimits.prompt, 'Descreva em até 1.000 caracteres o que você deseja estudar.');

/** Either name of the prompt is taken; neither is a missing field. */
export const suggestSchema = z
  .object({
    userInput: z.unknown().optional(),
    prompt: z.unknown().optional(),
    topicsCount: z
      .int('Informe quantos tópicos sugerir.')
      .min(studyPlanLimits.topics.min, 'As sugestões têm de 5 a 50 tópicos.')
      .max(studyPlanLimits.topics.max, 'As sugestões têm de 5 a 50 tópicos.')
      .default(studyPlanLimits.topics.default),
    /** Of the form, for a prompt that names no level. */
    difficulty: z.enum(creationDifficulties, chooseLevel).default('iniciante'),
    /** A syllabus as pasted: its lines become the topics. */
    programme: programme.default(''),
  })
  .transform(({ userInput, prompt, ...rest }) => ({ prompt: userInput ?? prompt, ...rest }))
  .pipe(
    z.object({
      prompt,
      topicsCount: z.int(),
      difficulty: z.enum(creationDifficulties),
      programme: z.string(),
    }),
  );
