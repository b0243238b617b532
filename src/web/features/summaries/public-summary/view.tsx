import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import type { PublicSummary } from '#shared/contracts/summaries.ts';
import { subjectStyle } from '#web/domain/subject-style.ts';
import { SubjectTag } from '#web/domain/subject-tag.tsx';
import { isMissing } from '#web/lib/api/api-error.ts';
import { formatDate } from '#web/lib/format.ts';
import { useTitle } from '#web/lib/hooks/use-title.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { publicSummaryQuery } from '../api.ts';
import { SummaryAuthor, SummaryTags } from '../badges.tsx';
import { SummaryFailure } from '../failure.tsx';
import { ExportSummary, KeyPoints, SummaryBody, SummarySkeleton } from '../reading.tsx';
import { readingTime, sizeWords, spokenSize } from '../summary-labels.ts';

export function PublicSummaryPage() {
  const { summaryId = '' } = useParams({ strict: false });
  const { data: summary, error, refetch, isFetching } = useQuery(publicSummaryQuery(summaryId));
  useTitle(summary?.title ?? 'Resumo público');
  if (error && (!summary || isMissing(error)))
    return <SummaryFailure isPublic error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  return summary ? <PublicView summary={summary} /> : <SummarySkeleton />;
}

type PublicViewProps = { summary: PublicSummary };

/** Somebody's public summary, to be read; of its text nothing is shown. */
function PublicView({ summary }: PublicViewProps) {
  const { id, title, subject, keyPoints, tags, wordCount, isOwn, publishedAt } = summary;
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
