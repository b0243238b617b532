import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { sentenceOf } from '#web/lib/api/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { SkeletonBlock } from '#web/ui/skeleton.tsx';
import { syllabusPageQuery } from '../api.ts';
import { linesOf, type Spot } from './spot.ts';

/** From here on the page stands beside the tree; as Tailwind's `lg`. */
export const wide = '(min-width: 64rem)';

type SourceProps = {
  syllabusId: string;
  /** Numbers of the pages that were kept, in order. */
  pages: readonly number[];
  spot: Spot | null;
};

/** A page of the notice as it was read, with the lines of the row that the student is on marked. */
export function Source({ syllabusId, pages, spot }: SourceProps) {
  const [turned, setTurned] = useState<{ page: number; from: number | null } | null>(null);
  const follows = spot?.page ?? null;
  // Leafed through until the row leads to another page.
  const page = turned && turned.from === follows ? turned.page : (follows ?? turned?.page ?? pages[0] ?? 1);
  const { data: lines, error, refetch } = useQuery(syllabusPageQuery(syllabusId, page));
  const marked = useMemo(
    () => (lines && spot && spot.page === page ? linesOf(lines, spot) : null),
    [lines, spot, page],
  );
  const at = pages.indexOf(page);
  const turn = (by: number) => {
    const next = pages[at + by];
    if (next !== undefined) setTurned({ page: next, from: follows });
  };
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="flex items-center gap-1 border-line border-b px-2 py-1">
        <IconButton label="Página anterior" size="sm" disabled={at <= 0} onClick={() => turn(-1)}>
          <ChevronLeft aria-hidden="true" />
        </IconButton>
        <p className="flex-1 text-center font-medium text-sm tabular-nums">{`Página ${page} do edital`}</p>
        <IconButton
          label="Próxima página"
          size="sm"
          disabled={at < 0 || at >= pages.length - 1}
          onClick={() => turn(1)}
        >
          <ChevronRight aria-hidden="true" />
        </IconButton>
      </div>
      {error ? (
        <div className="grid justify-items-start gap-2 p-4 text-sm">
          <p>{sentenceOf(error, 'Não foi possível abrir esta página do edital.')}</p>
          <Button size="sm" onClick={() => void refetch()}>
            Tentar novamente
          </Button>
        </div>
      ) : lines ? (
        <PageLines key={page} lines={lines} marked={marked} page={page} />
      ) : (
        <div className="p-4">
          <SkeletonBlock className="h-72" />
        </div>
      )}
    </div>
  );
}

type PageLinesProps = { lines: readonly string[]; marked: [number, number] | null; page: number };

function PageLines({ lines, marked, page }: PageLinesProps) {
  const box = useRef<HTMLElement>(null);
  const from = marked?.[0];
  useEffect(() => {
    const line = from === undefined ? null : box.current?.querySelector<HTMLElement>(`[data-line="${from}"]`);
    if (!line || !box.current) return;
    // Only the page scrolls, not the window around it.
    box.current.scrollTop = line.offsetTop - box.current.clientHeight / 3;
  }, [from]);
  return (
    <section
      ref={box}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
      tabIndex={0}
      aria-label={`Texto da página ${page}`}
      className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain p-2 text-sm leading-6"
    >
      {lines.map((line, index) => {
        const isMarked = marked !== null && index >= marked[0] && index < marked[1];
        const Line = isMarked ? 'mark' : 'span';
        return (
          <Line
            // biome-ignore lint/suspicious/noArrayIndexKey: a page's lines never change
            key={index}
            data-line={index}
            className={clsx(
              'block min-h-3 whitespace-pre-wrap break-words border-s-3 px-2',
              isMarked ? 'border-cometa bg-cometa-soft text-ink' : 'border-transparent text-ink-muted',
            )}
          >
            {line}
          </Line>
        );
      })}
    </section>
  );
}
