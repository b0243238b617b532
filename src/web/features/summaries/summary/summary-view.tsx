import { useNavigate } from '@tanstack/react-router';
import type { Summary, SummaryDraft } from '#shared/contracts/summaries.ts';
import { sentenceOf } from '#web/lib/api-error.ts';
import { subjectStyle } from '#web/ui/subject-style.ts';
import { useToast } from '#web/ui/use-toast.ts';
import { useUpdateSummary } from '../api.ts';
import { SummaryTags } from '../badges.tsx';
import { KeyPoints } from '../reading.tsx';
import { SummaryBody } from '../summary-body.tsx';
import { SummaryFacts } from './about.tsx';
import { OriginalText } from './original-text.tsx';
import { ShareSummary } from './share-summary.tsx';
import { SummaryHeader } from './summary-header.tsx';

type SummaryViewProps = {
  summary: Summary;
  /** Whether the student's plan allows public summaries; undefined until it is known. */
  canShare: boolean | undefined;
};

export function SummaryView({ summary, canShare }: SummaryViewProps) {
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
        <aside aria-label="Sobre o resumo" className="grid grid-cols-[minmax(0,1fr)] gap-4 print:hidden">
          <SummaryFacts summary={summary} />
          {canShare !== undefined && <ShareSummary summary={summary} canShare={canShare} />}
          <SummaryTags tags={summary.tags} />
        </aside>
      </div>
    </div>
  );
}
