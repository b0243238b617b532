import { getRouteApi, Link } from '@tanstack/react-router';
import { subjectStyle } from '#web/domain/subject-style.ts';
import { SubjectTag } from '#web/domain/subject-tag.tsx';
import { formatDate } from '#web/lib/format.ts';
import { useLoaded } from '#web/lib/hooks/use-loaded.ts';
import { useTitle } from '#web/lib/hooks/use-title.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { publicSummaryQuery } from '../api.ts';
import { SummaryAuthor, SummaryTags } from '../badges.tsx';
import { SummaryFailure } from '../failure.tsx';
import { ExportSummary, KeyPoints, SummaryBody } from '../reading.tsx';
import { readingTime, sizeWords, spokenSize } from '../summary-labels.ts';

export { SummarySkeleton } from '../reading.tsx';

const route = getRouteApi('/student/summaries/public/$summaryId');

/** Somebody's public summary, to be read; of its text nothing is shown. */
export function PublicSummaryPage() {
  const { summaryId } = route.useParams();
  const summary = useLoaded(publicSummaryQuery(summaryId));
  const { id, title, subject, keyPoints, tags, wordCount, isOwn, publishedAt } = summary;
  useTitle(title);
  return (
    <div className="subject" style={subjectStyle(subject)}>
      <PageHeader
        title={<span className="break-words">{title}</span>}
        back={
          <span className="print:hidden">
            <BackLink render={<Link to="/summaries/public" />}>Resumos públicos</BackLink>
          </span>
        }
        meta={
          <>
            <SubjectTag name={subject} />
            <SummaryAuthor summary={summary} />
            <p className="basis-full text-ink-muted text-sm tabular-nums">
              <span aria-hidden="true">{sizeWords(summary)}</span>
              <span className="sr-only">{spokenSize(summary)}</span>
              {` · ${readingTime(wordCount.summary)} de leitura · `}
              <time dateTime={publishedAt}>{formatDate(publishedAt)}</time>
            </p>
          </>
        }
        actions={
          <div className="flex flex-wrap gap-2 print:hidden">
            {isOwn && (
              <Button render={<Link to="/summaries/$summaryId" params={{ summaryId: id }} />}>
                Abrir o meu resumo
              </Button>
            )}
            <ExportSummary summary={summary} />
          </div>
        }
      />
      <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-6">
        <KeyPoints points={keyPoints} />
        <SummaryBody text={summary.summary} />
        <SummaryTags tags={tags} />
      </div>
    </div>
  );
}

export const PublicSummaryFailure = ({ error }: { error: unknown }) => (
  <SummaryFailure isPublic error={error} />
);
