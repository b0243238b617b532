import { z } from 'zod';
import { engineSchema, fallbackSchema } from '#shared/contracts/engine.schemas.ts';
import {
  type CreateStudyPlan,
  creationDifficulties,
  type PlanSuggestions,
  type StudyPlan,
} from '#shared/contracts/study-plans.ts';

const fieldsSchema = z.object({
  title: z.string(),
  subject: z.string(),
  difficulty: z.enum(creationDifficulties),
  description: z.string(),
  goals: z.array(z.object({ text: z.string() })),
});

const timesSchema = z.object({ examDate: z.string(), endDate: z.string(), numberOfWeeks: z.int() });

/** The fields that say how long there is. */
export type PlanTimes = z.output<typeof timesSchema>;

/** The fields of the creation form that suggestions fill. */
export type SuggestedFields = z.output<typeof fieldsSchema>;

export const suggestionSchema = z.object({
  engine: engineSchema,
  fallback: fallbackSchema.default(null),
  /** What the fields held, and what they were filled with. */
  before: fieldsSchema,
  filled: fieldsSchema,
  /** The topics that did not become goals. */
  others: z.array(z.string()),
  /** What each level makes of it. */
  levels: z.record(
    z.enum(creationDifficulties),
    z.object({ description: z.string(), topics: z.array(z.string()) }),
  ),
  /** How many topics were asked for. */
  asked: z.int().default(0),
  /** Why there are fewer topics than asked for. */
  notice: z.string().optional(),
  /** What the fields of time held, and what the sentence filled them with, where it says by when. */
  times: z.object({ before: timesSchema, filled: timesSchema }).optional(),
});

/** Suggestions that were applied to the form. */
export type Suggestion = z.output<typeof suggestionSchema>;

const topicsAsGoals = 5;

const asGoals = (texts: readonly string[]) => texts.map((text) => ({ text }));

const fieldsOf = ({ title, subject, difficulty, description, goals }: SuggestedFields): SuggestedFields => ({
  title,
  subject,
  difficulty,
  description,
  goals: asGoals(goals.map(({ text }) => text)),
});

/** What `answer` makes of a form; a part that it leaves empty keeps what the student wrote. */
export function suggestionFor(
  form: SuggestedFields,
  answer: PlanSuggestions,
  by: Pick<StudyPlan, 'engine' | 'fallback'>,
  asked: number,
): Suggestion {
  const before = fieldsOf(form);
  const { levels, notice, difficulty } = answer;
  const filled = {
    ...before,
    title: answer.title || before.title,
    subject: answer.subject || before.subject,
    difficulty,
  };
  return atLevel({ ...by, before, filled, others: [], levels, asked, ...(notice && { notice }) }, difficulty);
}

/** The topics that the plan will have: as many as asked for, or those that were found where these are fewer. */
export function topicsExpected({
  suggestions,
  difficulty,
  topicsCount,
}: {
  suggestions: readonly Suggestion[];
  difficulty: CreateStudyPlan['difficulty'];
  topicsCount: number;
}): number {
  const applied = suggestions.at(-1);
  const found = new Set(applied?.levels[difficulty].topics).size;
  const isFewer = applied !== undefined && found > 0 && found < applied.asked;
  return isFewer ? Math.min(found, topicsCount) : topicsCount;
}

export const timesOf = ({ examDate, endDate, numberOfWeeks }: PlanTimes): PlanTimes => ({
  examDate,
  endDate,
  numberOfWeeks,
});

/** The times as they were before `suggestion`, but for those that were changed since. */
export function timesWithout(form: PlanTimes, { times }: Suggestion): PlanTimes {
  if (!times) return timesOf(form);
  const { examDate, endDate, numberOfWeeks } = form;
  const { before, filled } = times;
  return {
    examDate: examDate === filled.examDate ? before.examDate : examDate,
    endDate: endDate === filled.endDate ? before.endDate : endDate,
    numberOfWeeks: numberOfWeeks === filled.numberOfWeeks ? before.numberOfWeeks : numberOfWeeks,
  };
}

/** The suggestion with the description and the topics of `level`. */
function atLevel(suggestion: Suggestion, level: CreateStudyPlan['difficulty']): Suggestion {
  const { before, filled, levels } = suggestion;
  const { description, topics } = levels[level];
  const distinct = [...new Set(topics)];
  const goals = distinct.slice(0, topicsAsGoals);
  return {
    ...suggestion,
    filled: {
      ...filled,
      description: description || before.description,
      goals: goals.length > 0 ? asGoals(goals) : before.goals,
    },
    others: distinct.slice(topicsAsGoals),
  };
}

/** What another level makes of the suggestion and of the form: what the student has written since stays. */
export function withLevel(
  form: SuggestedFields,
  suggestion: Suggestion,
  level: CreateStudyPlan['difficulty'],
): { fields: SuggestedFields; suggestion: Suggestion } {
  const { filled } = suggestion;
  const next = atLevel(suggestion, level);
  const textsOf = (goals: SuggestedFields['goals']) => goals.map(({ text }) => text).join('\n');
  return {
    fields: {
      ...fieldsOf(form),
      difficulty: level,
      description: form.description === filled.description ? next.filled.description : form.description,
      goals:
        textsOf(form.goals) === textsOf(filled.goals)
          ? next.filled.goals
          : asGoals(form.goals.map(({ text }) => text)),
    },
    suggestion: next,
  };
}

/** The fields as they were before `suggestion`, except for what the student has written since. */
export function withoutSuggestion(form: SuggestedFields, suggestion: Suggestion): SuggestedFields {
  const { before, filled, others } = suggestion;
  const back = <Field extends 'title' | 'subject' | 'difficulty' | 'description'>(field: Field) =>
    form[field] === filled[field] ? before[field] : form[field];
  const notTheirs = new Set(['', ...others, ...[...before.goals, ...filled.goals].map(({ text }) => text)]);
  const since = form.goals.filter(({ text }) => !notTheirs.has(text.trim()));
  const goals = since.length > 0 ? before.goals.filter(({ text }) => text.trim() !== '') : before.goals;
  return {
    title: back('title'),
    subject: back('subject'),
    difficulty: back('difficulty'),
    description: back('description'),
    goals: asGoals([...goals, ...since].map(({ text }) => text)),
  };
}

/** The goals with `text` in the first empty place, or at the end. */
export function withGoal(goals: SuggestedFields['goals'], text: string): SuggestedFields['goals'] {
  const empty = goals.findIndex((goal) => goal.text.trim() === '');
  return empty < 0 ? [...goals, { text }] : goals.with(empty, { text });
}
