import type { PublicSummary } from '#shared/contracts/summaries.ts';
import { Avatar } from '#web/ui/avatar.tsx';

type SummaryAuthorProps = { summary: Pick<PublicSummary, 'author' | 'isOwn'> };

export function SummaryAuthor({ summary: { author, isOwn } }: SummaryAuthorProps) {
  return (
    <p className="flex min-w-0 items-center gap-2 text-sm">
      <Avatar decorative size="sm" name={author.name} src={author.picture} />
      <span className="min-w-0 truncate">
        <span className="sr-only">Por </span>
        {author.name}
        {isOwn && <span className="text-ink-muted"> (você)</span>}
      </span>
    </p>
  );
}
