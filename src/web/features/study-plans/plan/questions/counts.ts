import { planFollowUpSchemas } from '#shared/contracts/plan-follow-up.schemas.ts';
import type { QuestionCounts, QuestionDraft } from './draft.ts';

export type DraftErrors = Partial<Record<'done' | 'right', string>>;

/** The numbers of a draft, or one sentence for each field that is wrong. */
export function countsOf({
  id,
  done,
  right,
}: QuestionDraft): { counts: QuestionCounts } | { errors: DraftErrors } {
  const number = (text: string) => (text === '' ? undefined : Number(text));
  const input = { id, topicIndex: 0, done: number(done), right: number(right) };
  const { data, error } = planFollowUpSchemas.logQuestions.body.safeParse(input);
  if (data) return { counts: { done: data.done, right: data.right } };
  const errors: DraftErrors = {};
  for (const { path, message } of error.issues) errors[path[0] === 'done' ? 'done' : 'right'] ??= message;
  return { errors };
}
