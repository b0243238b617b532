import { z } from 'zod';
import type { PlanSuggestions, StudyPlan } from '#shared/contracts/study-plans.ts';

const fieldsSchema = z.object({
  title: z.string(),
  subject: z.string(),
  description: z.string(),
  goals: z.array(z.object({ text: z.string() })),
});

/** The fields of the creation form that suggestions fill. */
export type SuggestedFields = z.output<typeof fieldsSchema>;

export const suggestionSchema = z.object({
  engine: z.enum(['local', 'model']),
  /** What the fields held, and what they were filled with. */
  before: fieldsSchema,
  filled: fieldsSchema,
  /** The topics that did not become goals. */
  others: z.array(z.string()),
});

/** Suggestions that were applied to the form. */
type Suggestion = z.output<typeof suggestionSchema>;

const topicsAsGoals = 5;

const asGoals = (texts: readonly string[]) => texts.map((text) => ({ text }));

const fieldsOf = ({ title, subject, description, goals }: SuggestedFields): SuggestedFields => ({
  title,
  subject,
  description,
  goals: asGoals(goals.map(({ text }) => text)),
});

/** What `answer` makes of a form; a part that it leaves empty keeps what the student wrote. */
export function suggestionFor(
  form: SuggestedFields,
  answer: PlanSuggestions,
  engine: StudyPlan['engine'],
): Suggestion {
  const before = fieldsOf(form);
  const topics = [...new Set(answer.topics)];
  const goals = topics.slice(0, topicsAsGoals);
  const filled = {
    title: answer.title || before.title,
    subject: answer.subject || before.subject,
    description: answer.description || before.description,
    goals: goals.length > 0 ? asGoals(goals) : before.goals,
  };
  return { engine, before, filled, others: topics.slice(topicsAsGoals) };
}

/** The fields as they were before `suggestion`, except for what the student has written since. */
export function withoutSuggestion(form: SuggestedFields, suggestion: Suggestion): SuggestedFields {
  const { before, filled, others } = suggestion;
  const back = (field: 'title' | 'subject' | 'description') =>
    form[field] === filled[field] ? before[field] : form[field];
  const notTheirs = new Set(['', ...others, ...[...before.goals, ...filled.goals].map(({ text }) => text)]);
  const since = form.goals.filter(({ text }) => !notTheirs.has(text.trim()));
  const goals = since.length > 0 ? before.goals.filter(({ text }) => text.trim() !== '') : before.goals;
  return {
    title: back('title'),
    subject: back('subject'),
    description: back('description'),
    goals: asGoals([...goals, ...since].map(({ text }) => text)),
  };
}

/** The goals with `text` in the first empty place, or at the end. */
export function withGoal(goals: SuggestedFields['goals'], text: string): SuggestedFields['goals'] {
  const empty = goals.findIndex((goal) => goal.text.trim() === '');
  return empty < 0 ? [...goals, { text }] : goals.with(empty, { text });
}
