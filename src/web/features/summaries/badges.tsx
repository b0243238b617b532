import { Globe } from 'lucide-react';
import type { PublicSummary } from '#shared/contracts/summaries.ts';
import { Author } from '#web/domain/author.tsx';
import { Badge } from '#web/ui/badge.tsx';

type SummaryTagsProps = { tags: readonly string[] /** More are only counted. */; most?: number };

export function SummaryTags({ tags, most = tags.length }: SummaryTagsProps) {
  if (tags.length === 0) return null;
  const left = tags.length - most;
  return (
    <ul aria-label="Tags" className="flex min-w-0 flex-wrap gap-1.5">
      {tags.slice(0, most).map((tag) => (
        <li key={tag} className="min-w-0">
          <Badge>{tag}</Badge>
        </li>
      ))}
      {left > 0 && (
        <li>
          <Badge>
            <span aria-hidden="true">+{left}</span>
            <span className="sr-only">e mais {left}</span>
          </Badge>
        </li>
      )}
    </ul>
  );
}

export const PublicBadge = () => (
  <Badge tone="cometa" icon={<Globe aria-hidden="true" />}>
    Público
  </Badge>
);

type SummaryAuthorProps = { summary: Pick<PublicSummary, 'author' | 'isOwn'> };

export function SummaryAuthor({ summary: { author, isOwn } }: SummaryAuthorProps) {
  return <Author name={author.name} isOwn={isOwn} />;
}
