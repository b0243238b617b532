import type { CreateSummary } from '#shared/contracts/summaries.ts';

/** What is summarised: the text of each page (one for a text without pages), none for a title alone. */
export interface SummarySource {
  origin: 'text' | 'document' | 'title' | 'own';
  pages: string[];
  hasPages: boolean;
}

/** What a student asks for: a new summary, or another one of the same text. */
export type SummaryRequest =
  | ({ kind: 'create' } & Pick<CreateSummary, 'title' | 'subject' | 'maxLength' | 'tags' | 'isPublic'>)
  | { kind: 'regenerate'; summaryId: string; currentSummary: string; maxLength: number };
