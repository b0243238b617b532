import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { Layers, Pencil } from 'lucide-react';
import { lazy, Suspense, useMemo } from 'react';
import type { Summary, SummaryDraft } from '#shared/contracts/summaries.ts';
import { tierLimits } from '#shared/rules/tiers.ts';
import { subjectStyle } from '#web/domain/subject-style.ts';
import { SubjectTag } from '#web/domain/subject-tag.tsx';
import { sentenceOf } from '#web/lib/api/api-error.ts';
import { useLoaded } from '#web/lib/hooks/use-loaded.ts';
import { useTitle } from '#web/lib/hooks/use-title.ts';
import { profileQuery } from '#web/session/current-user.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Collapsible } from '#web/ui/collapsible.tsx';
import { floatingClass, PageHeader } from '#web/ui/page-header.tsx';
import { useToast } from '#web/ui/toast/use-toast.ts';
import { summaryQuery, useUpdateSummary } from '../api.ts';
import { PublicBadge } from '../badges.tsx';
import { DeleteSummary } from '../delete-summary.tsx';
import { ExportSummary, KeyPoints, SummaryBody } from '../reading.tsx';
import { RegenerateSummary } from '../regeneration.tsx';
import { readingTime, wordCountOf } from '../summary-labels.ts';
import { useSummaryPdf } from '../use-summary-pdf.ts';
import { AboutSummary } from './about.tsx';

export { SummaryFailure } from '../failure.tsx';
export { SummarySkeleton } from '../reading.tsx';

const SummaryTopicCard = lazy(async () => ({
  default: (await import('#web/features/syllabi/summary-topic.tsx')).SummaryTopicCard,
}));

const route = getRouteApi('/student/summaries/$summaryId');

export function SummaryPage() {
  const { summaryId } = route.useParams();
  const summary = useLoaded(summaryQuery(summaryId));
  const { data: user } = useQuery(profileQuery);
  useTitle(summary.title);
  const canShare = user && tierLimits[user.plan].publicSummaries;
  return <SummaryView key={summary.id} summary={summary} canShare={canShare} />;
}

type SummaryViewProps = {
  summary: Summary;
  /** Whether the student's plan allows public summaries; undefined until it is known. */
  canShare: boolean | undefined;
};

function SummaryView({ summary, canShare }: SummaryViewProps) {
  const { mutateAsync: update } = useUpdateSummary(summary.id);
  const navigate = useNavigate();
  const toast = useToast();

  const save = async ({ summary: text, keyPoints, keyPointSources, engine }: SummaryDraft) => {
    try {
      await update({ summary: text, keyPoints, keyPointSources, engine });
      return true;
    } catch (error) {
      toast.error(sentenceOf(error, 'Não foi possível salvar o resumo. Tente novamente.'));
      return false;
    }
  };

  /** Takes a proposal for the summary; answers whether it was saved. What it was can be put back. */
  const replace = async (draft: SummaryDraft) => {
    const isSaved = await save(draft);
    if (isSaved) toast.success('Resumo substituído.', { undo: () => void save(summary) });
    return isSaved;
  };

  return (
    <div className="subject" style={subjectStyle(summary.subject)}>
      <SummaryHeader
        summary={summary}
        onReplace={replace}
        onDeleted={() => void navigate({ to: '/summaries' })}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,1fr)_17rem] lg:items-start lg:gap-8">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6">
          <KeyPoints points={summary.keyPoints} sources={summary.keyPointSources} />
          <SummaryBody text={summary.summary} />
          {summary.originalText && (
            <OriginalText text={summary.originalText} words={summary.wordCount.original} />
          )}
        </div>
        <AboutSummary summary={summary} canShare={canShare}>
          <Suspense>
            <SummaryTopicCard summaryId={summary.id} />
          </Suspense>
        </AboutSummary>
      </div>
    </div>
  );
}

type SummaryHeaderProps = {
  summary: Summary;
  onReplace: (draft: SummaryDraft) => Promise<boolean>;
  onDeleted: () => void;
};

function SummaryHeader({ summary, onReplace, onDeleted }: SummaryHeaderProps) {
  const { id, title, subject, isPublic, wordCount } = summary;
  const { download, isMaking } = useSummaryPdf();
  return (
    <PageHeader
      title={<span className="break-words">{title}</span>}
      back={
        <span className="print:hidden">
          <BackLink render={<Link to="/summaries" />}>Resumos</BackLink>
        </span>
      }
      meta={
        <>
          <SubjectTag name={subject} />
          {isPublic && <PublicBadge />}
          <span className="text-ink-muted text-sm tabular-nums">
            {readingTime(wordCount.summary)} de leitura
          </span>
        </>
      }
      actions={
        <div className="flex flex-wrap gap-2 print:hidden">
          <Button
            icon={<Pencil aria-hidden="true" />}
            render={<Link to="/summaries/$summaryId/edit" params={{ summaryId: id }} />}
          >
            Editar
          </Button>
          <RegenerateSummary summary={summary} current={summary.summary} onUse={onReplace} />
          <ExportSummary summary={summary} pdf={{ onMake: () => download({ id, title }), isMaking }} />
          <DeleteSummary summary={summary} onDeleted={onDeleted} />
          <Button
            variant="main"
            icon={<Layers aria-hidden="true" />}
            className={floatingClass}
            render={<Link to="/flashcards/create-from-text" search={{ summary: id }} />}
          >
            Gerar flashcards
          </Button>
        </div>
      }
    />
  );
}

type OriginalTextProps = { text: string; words: number };

/** What the summary was written from, folded: it may be a whole book. */
function OriginalText({ text, words }: OriginalTextProps) {
  return (
    <div className="print:hidden">
      <Collapsible
        level={2}
        title={
          <>
            Texto original{' '}
            <span className="font-normal text-ink-muted text-sm tabular-nums">({wordCountOf(words)})</span>
          </>
        }
      >
        <Paragraphs text={text} />
      </Collapsible>
    </div>
  );
}

/** Each is laid out only where it is looked at. */
function Paragraphs({ text }: { text: string }) {
  const paragraphs = useMemo(() => {
    let start = 0;
    return text.split(/\n{2,}|\f/).map((paragraph) => {
      const place = start;
      start += paragraph.length + 1;
      return { place, paragraph };
    });
  }, [text]);
  return (
    <div className="grid max-w-[68ch] grid-cols-[minmax(0,1fr)] gap-3 text-ink-muted">
      {paragraphs.map(({ place, paragraph }) => (
        <p
          key={place}
          className="whitespace-pre-line break-words [contain-intrinsic-size:auto_6rem] [content-visibility:auto]"
        >
          {paragraph}
        </p>
      ))}
    </div>
  );
}
