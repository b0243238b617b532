import { fieldId } from '#web/lib/form-rules.ts';
import { TagsField } from '#web/ui/tags-field.tsx';
import { addSummaryTags } from './summary-tags.ts';

type SummaryTagsFieldProps = {
  tags: readonly string[];
  /** Typed, but no tag yet. */
  typed: string;
  onChange: (next: { tags: readonly string[]; typed: string }) => void;
  error: string | undefined;
};

export const SummaryTagsField = (props: SummaryTagsFieldProps) => (
  <TagsField {...props} id={fieldId('tags')} listLabel="Tags do resumo" add={addSummaryTags} />
);
