import type { Pagination, WidenedSearch } from '#shared/contracts/marketplace.ts';
import { foundText, keptWords } from '../listing-labels.ts';

type FoundLineProps = {
  /** Absent while nothing is known. */
  pagination: Pagination | undefined;
  /** What was typed, and what was searched instead of it. */
  typed: string;
  corrected: string | null | undefined;
  /** The words that were kept, when no plan has them all. */
  widened: WidenedSearch | null | undefined;
};

/** How much was found, and for which words when not for those that were typed. */
export function FoundLine({ pagination, typed, corrected, widened }: FoundLineProps) {
  return (
    <p role="status" className="break-words text-ink-muted text-sm tabular-nums empty:hidden">
      {corrected && (
        <span className="mb-1 block text-ink">
          Nenhum plano com “{typed}”. Mostrando resultados para <strong>“{corrected}”</strong>.
        </span>
      )}
      {widened && (
        <span className="mb-1 block text-ink">
          Nada com todas as palavras; mostrando planos com <strong>{keptWords(widened)}</strong>.
        </span>
      )}
      {pagination && pagination.total > 0 && foundText(pagination)}
    </p>
  );
}
