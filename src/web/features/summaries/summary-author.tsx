import type { PublicSummary } from '#shared/contracts/summaries.ts';
import { Author } from '#web/ui/author.tsx';

type SummaryAuthorProps = { summary: Pick<PublicSummary, 'author' | 'isOwn'> };

export function SummaryAuthor({ summary: { author, isOwn } }: SummaryAuthorProps) {
  return <Author name={author.name} isOwn={isOwn} />;
}
