import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { Button } from '../button.tsx';

type PaginationProps = {
  page: number;
  pages: number;
  /** A link to a page: the best choice, since the page number lives in the address. */
  renderLink?: (page: number) => ReactElement<Record<string, unknown>>;
  onPageChange?: (page: number) => void;
  label?: string;
};

export function Pagination({ page, pages, renderLink, onPageChange, label = 'Paginação' }: PaginationProps) {
  if (pages <= 1) return null;
  const step = (target: number, content: ReactNode, name: string, icon: boolean) => (
    <Button
      variant="quiet"
      size="sm"
      disabled={target < 1 || target > pages}
      render={target < 1 || target > pages ? undefined : renderLink?.(target)}
      onClick={onPageChange && (() => onPageChange(target))}
      aria-label={name}
      aria-current={target === page ? 'page' : undefined}
      className={clsx(
        'min-w-9 tabular-nums pointer-coarse:min-w-11',
        icon ? 'px-2' : 'px-1 max-sm:hidden',
        target === page && 'bg-cometa-soft text-cometa',
      )}
    >
      {content}
    </Button>
  );
  return (
    <nav aria-label={label} className="flex items-center justify-center gap-1">
      {step(page - 1, <ChevronLeft aria-hidden="true" className="size-4.5" />, 'Página anterior', true)}
      <span className="min-w-28 text-center text-ink-muted text-sm tabular-nums sm:hidden">
        Página {page} de {pages}
      </span>
      {pageWindow(page, pages).map((slot) =>
        typeof slot === 'number' ? (
          <span key={slot} className="flex">
            {step(slot, slot, `Página ${slot}`, false)}
          </span>
        ) : (
          <span key={slot} aria-hidden="true" className="px-1 text-ink-muted max-sm:hidden">
            …
          </span>
        ),
      )}
      {step(page + 1, <ChevronRight aria-hidden="true" className="size-4.5" />, 'Próxima página', true)}
    </nav>
  );
}

type PageSlot = number | 'gap-before' | 'gap-after';

/** The page numbers worth showing: the ends, the current page and its neighbours; a gap never hides a single page. */
export function pageWindow(page: number, pages: number): PageSlot[] {
  if (pages <= 7) return Array.from({ length: pages }, (_, index) => index + 1);
  const first = Math.max(2, Math.min(page - 1, pages - 4));
  const last = Math.min(pages - 1, Math.max(page + 1, 5));
  const middle = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return [
    1,
    ...(first === 3 ? [2] : first > 3 ? (['gap-before'] as const) : []),
    ...middle,
    ...(last === pages - 2 ? [pages - 1] : last < pages - 2 ? (['gap-after'] as const) : []),
    pages,
  ];
}
