import { z } from 'zod';
import { summarySchemas } from '#shared/contracts/summaries.schemas.ts';
import type { Summary } from '#shared/contracts/summaries.ts';
import type { BrokenRule } from '#web/lib/form-rules.ts';
import type { SummaryChanges } from '../api.ts';
import { addSummaryTags, brokenTags } from '../summary-form.ts';

/** What the edit form holds; also what a browser keeps of it. */
export const summaryEditSchema = z.object({
  title: z.string(),
  subject: z.string(),
  summary: z.string(),
  keyPoints: z.array(z.object({ text: z.string() })),
  tags: z.array(z.string()),
  /** Typed, but no tag yet. */
  tagDraft: z.string(),
  isPublic: z.boolean(),
});
export type SummaryEdit = z.output<typeof summaryEditSchema>;

/** The fields from top to bottom. */
export const summaryEditFields = [
  'title',
  'subject',
  'summary',
  'keyPoints',
  'tags',
  'isPublic',
] as const satisfies (keyof SummaryEdit)[];

export const summaryEditOf = ({
  title,
  subject,
  summary,
  keyPoints,
  tags,
  isPublic,
}: Summary): SummaryEdit => ({
  title,
  subject,
  summary,
  keyPoints: keyPoints.map((text) => ({ text })),
  tags,
  tagDraft: '',
  isPublic,
});

/** What is sent; a tag that was typed and not added is one too. */
export function summaryChanges({ keyPoints, tags, tagDraft, ...edit }: SummaryEdit): SummaryChanges {
  return {
    ...edit,
    keyPoints: keyPoints.map(({ text }) => text),
    tags: addSummaryTags(tags, tagDraft).tags,
  };
}

/** The rules that the form breaks. */
export function brokenEditRules(edit: SummaryEdit): BrokenRule[] {
  const { error } = summarySchemas.update.body.safeParse(summaryChanges(edit));
  const shared = (error?.issues ?? []).map(({ path: [field, index], message }) => ({
    field: field === 'keyPoints' && index !== undefined ? `keyPoints.${Number(index)}.text` : String(field),
    message,
  }));
  return [...shared, ...brokenTags(edit)];
}
