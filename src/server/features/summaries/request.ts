import { type CreateSummary, sensibleWords, summaryLimits } from '#shared/contracts/summaries.ts';

/** What a student asks for: a new summary, or another one of the same text. */
export type SummaryRequest =
  | ({ kind: 'create'; length: Length } & Pick<CreateSummary, 'title' | 'subject' | 'tags' | 'isPublic'>)
  | { kind: 'regenerate'; summaryId: string; currentSummary: string; length: Length };

/** How long a summary may be. */
export interface Length {
  /** Words. */
  most: number;
  /** Nobody has asked for one: the summary has a length that suits its text. */
  isAutomatic: boolean;
}

export const lengthOf = ({
  maxLength,
  automaticLength,
}: Pick<CreateSummary, 'maxLength'> & Partial<Pick<CreateSummary, 'automaticLength'>>): Length => ({
  most: maxLength ?? summaryLimits.words.usual,
  isAutomatic: automaticLength ?? maxLength === undefined,
});

/** Words that a summary of a text of `originalWords` may have. */
export const wordsFor = ({ most, isAutomatic }: Length, originalWords: number): number =>
  isAutomatic ? sensibleWords(originalWords, most) : most;
