import { Link } from '@tanstack/react-router';
import { Layers, Pencil } from 'lucide-react';
import type { Summary, SummaryDraft } from '#shared/contracts/summaries.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { floatingClass } from '#web/ui/floating-class.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { SubjectTag } from '#web/ui/subject-tag.tsx';
import { DeleteSummary } from '../delete-summary.tsx';
import { ExportSummary } from '../export-summary.tsx';
import { PublicBadge } from '../public-badge.tsx';
import { RegenerateSummary } from '../regeneration.tsx';
import { readingTime } from '../summary-labels.ts';
import { useSummaryPdf } from '../use-summary-pdf.ts';

type SummaryHeaderProps = {
  summary: Summary;
  onReplace: (draft: SummaryDraft) => Promise<boolean>;
  onDeleted: () => void;
};

export function SummaryHeader({ summary, onReplace, onDeleted }: SummaryHeaderProps) {
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
