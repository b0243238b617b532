import { z } from 'zod';
import { createSummarySchema } from '#shared/contracts/summaries.schemas.ts';
import { type CreateSummaryInput, summaryLimits } from '#shared/contracts/summaries.ts';
import { addTags, type Tagged } from '#web/lib/add-tags.ts';
import type { BrokenRule } from '#web/lib/form-rules.ts';

const { words } = summaryLimits;

/** What the creation form holds; also what a browser keeps of it. A file is no part of it: it can't be kept. */
export const summaryFormSchema = z.object({
  title: z.string(),
  subject: z.string(),
  inputType: z.enum(['text', 'pdf']),
  originalText: z.string(),
  maxLength: z.int().min(words.min).max(words.max),
  /** The student has not chosen a length. */
  automaticLength: z.boolean().default(true),
  tags: z.array(z.string()),
  /** Typed, but no tag yet. */
  tagDraft: z.string(),
  outputFormat: z.enum(['text', 'pdf']),
  isPublic: z.boolean(),
});
export type SummaryForm = z.output<typeof summaryFormSchema>;

/** The fields from top to bottom. */
export const summaryFields = [
  'title',
  'subject',
  'originalText',
  'maxLength',
  'tags',
  'outputFormat',
  'isPublic',
] as const satisfies (keyof SummaryForm)[];

export const newSummary: SummaryForm = {
  title: '',
  subject: summaryLimits.otherSubject,
  inputType: 'text',
  originalText: '',
  maxLength: words.usual,
  automaticLength: true,
  tags: [],
  tagDraft: '',
  outputFormat: 'text',
  isPublic: false,
};

/** What is sent beside the file; a tag that was typed and not added is one too. */
export function summaryInput({ inputType, tagDraft, tags, ...form }: SummaryForm): CreateSummaryInput {
  return {
    ...form,
    originalText: inputType === 'text' ? form.originalText : '',
    tags: addSummaryTags(tags, tagDraft).tags,
  };
}

/** The rules that the form breaks. */
export function brokenSummaryRules(form: SummaryForm): BrokenRule[] {
  const { error } = createSummarySchema.safeParse(summaryInput(form));
  const shared = (error?.issues ?? []).map(({ path, message }) => ({ field: String(path[0]), message }));
  return [...shared, ...brokenTags(form)];
}

/** The form that the server takes: what was asked, and the document last. */
export function uploadOf(
  { originalText, tags, ...asked }: CreateSummaryInput,
  file: { name: string; content: Blob },
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(asked)) form.append(name, String(value));
  form.append('tags', JSON.stringify(tags));
  form.append('pdf', file.content, file.name);
  return form;
}

const rules = {
  longest: summaryLimits.tag,
  most: summaryLimits.ownTags,
  one: 'Um resumo',
  here: 'neste resumo',
};

/** The tags of a summary with those of `typed` after them. */
export const addSummaryTags = (tags: readonly string[], typed: string): Tagged => addTags(tags, typed, rules);

/** What is wrong with a tag that was typed and not added. */
export function brokenTags({ tags, tagDraft }: { tags: string[]; tagDraft: string }): BrokenRule[] {
  const { problem } = addSummaryTags(tags, tagDraft);
  return problem === null ? [] : [{ field: 'tags', message: problem }];
}
