import { summaryLimits } from '#shared/contracts/summaries.ts';
import { addTags, type Tagged } from '#web/lib/add-tags.ts';
import type { BrokenRule } from '#web/lib/form-rules.ts';

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
