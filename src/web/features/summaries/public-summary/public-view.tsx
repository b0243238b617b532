import { Link } from '@tanstack/react-router';
import type { PublicSummary } from '#shared/contracts/summaries.ts';
import { formatDate } from '#web/lib/format.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { subjectStyle } from '#web/ui/subject-style.ts';
import { SubjectTag } from '#web/ui/subject-tag.tsx';
import { SummaryTags } from '../badges.tsx';
import { ExportSummary } from '../export-summary.tsx';
import { KeyPoints } from '../reading.tsx';
import { SummaryAuthor } from '../summary-author.tsx';
import { SummaryBody } from '../summary-body.tsx';
import { readingTime, sizeWords, spokenSize } from '../summary-labels.ts';

type PublicViewProps = { summary: PublicSummary };

/** Somebody's public summary, to be read; of its text nothing is shown. */
export function PublicView({ summary }: PublicViewProps) {
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
