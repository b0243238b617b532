import { Copy, Download, FileDown, Printer, Quote } from 'lucide-react';
import type { KeyPointSource, PublicSummary } from '#shared/contracts/summaries.ts';
import { fieldId } from '#web/lib/form-rules.ts';
import { OrbitMark } from '#web/ui/brand/orbit-logo.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Menu, MenuItem } from '#web/ui/overlay/menu.tsx';
import { RichText } from '#web/ui/rich-text/rich-text.tsx';
import { Skeleton, SkeletonBlock } from '#web/ui/skeleton.tsx';
import { useToast } from '#web/ui/toast/use-toast.ts';
import { summaryMarkdown } from './summary-labels.ts';

type KeyPointsProps = {
  points: readonly string[];
  /** One for each point, or none at all. */
  sources?: readonly (KeyPointSource | null)[];
};

export function KeyPoints({ points, sources = [] }: KeyPointsProps) {
  if (points.length === 0) return null;
  return (
    <Card title="Pontos-chave">
      <ol className="grid max-w-[70ch] grid-cols-[minmax(0,1fr)] gap-3">
        {points.map((point, index) => (
          <li key={fieldId(`keyPoints.${index}`)} className="flex gap-3">
            <span
              aria-hidden="true"
              className="grid size-6 shrink-0 place-items-center rounded-full bg-subject-soft font-semibold text-subject text-xs tabular-nums"
            >
              {index + 1}
            </span>
            <div className="min-w-0 flex-1">
              <RichText text={point} />
              <Source source={sources[index] ?? null} number={index + 1} />
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
}

/** The sentence that a point comes from, when it is known. */
function Source({ source, number }: { source: KeyPointSource | null; number: number }) {
  if (!source) return null;
  return (
    <details className="mt-0.5 text-ink-muted text-sm print:hidden">
      <summary className="inline-flex min-h-6 cursor-pointer items-center gap-1.5 rounded-md hover:text-ink pointer-coarse:min-h-11">
        <Quote aria-hidden="true" className="size-3.5 shrink-0" />
        <span>
          Ver no texto<span className="sr-only">, ponto {number}</span>
          {source.page !== null && ` · p. ${source.page}`}
        </span>
      </summary>
      <blockquote className="mt-1 break-words border-subject-mark border-s-2 ps-3">
        {source.sentence}
      </blockquote>
    </details>
  );
}

type SummaryBodyProps = { text: string };

/** The summary itself, at the width at which it reads well. */
export const SummaryBody = ({ text }: SummaryBodyProps) => (
  <Card title="Resumo">
    <RichText text={text} className="max-w-[68ch] leading-relaxed [&_p+p]:mt-4!" />
  </Card>
);

type ExportSummaryProps = {
  summary: Pick<PublicSummary, 'title' | 'summary' | 'keyPoints'>;
  /** Only of one's own. */
  pdf?: { onMake: () => void; isMaking: boolean };
};

/** A summary on paper, as a file, or copied. */
export function ExportSummary({ summary, pdf }: ExportSummaryProps) {
  const toast = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(summaryMarkdown(summary));
      toast.success('Resumo copiado.');
    } catch {
      toast.error('Não foi possível copiar o resumo. Tente novamente.');
    }
  };
  const isMaking = pdf?.isMaking === true;
  return (
    <Menu
      align="end"
      trigger={
        // Not disabled while the file is made: the focus comes back here when the menu closes.
        <Button icon={isMaking ? <OrbitMark spinning /> : <Download aria-hidden="true" />}>
          {isMaking ? 'Gerando PDF...' : 'Exportar'}
        </Button>
      }
    >
      <MenuItem icon={<Printer aria-hidden="true" />} onSelect={() => window.print()}>
        Imprimir
      </MenuItem>
      {pdf && (
        <MenuItem icon={<FileDown aria-hidden="true" />} disabled={isMaking} onSelect={pdf.onMake}>
          {isMaking ? 'Gerando PDF...' : 'Baixar PDF'}
        </MenuItem>
      )}
      <MenuItem icon={<Copy aria-hidden="true" />} onSelect={copy}>
        Copiar
      </MenuItem>
    </Menu>
  );
}

export function SummarySkeleton() {
  return (
    <Skeleton>
      <SkeletonBlock className="h-8 w-3/5" />
      <SkeletonBlock className="h-6 w-2/5" />
      <SkeletonBlock className="mt-3 h-48 max-w-3xl rounded-lg!" />
      <SkeletonBlock className="h-96 max-w-3xl rounded-lg!" />
    </Skeleton>
  );
}
