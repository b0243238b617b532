import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useMemo, useState } from 'react';
import { sentenceOf } from '#web/lib/api/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { SkeletonBlock } from '#web/ui/skeleton.tsx';
import { syllabusPageQuery } from '../api.ts';
import { PageLines } from './page-lines.tsx';
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
  const { data, error, refetch } = useQuery(syllabusPageQuery(syllabusId, page));
  const marked = useMemo(
    () => (data && spot && spot.page === page ? linesOf(data.lines, spot) : null),
    [data, spot, page],
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
      ) : data ? (
        <PageLines key={page} {...data} marked={marked} />
      ) : (
        <div className="p-4">
          <SkeletonBlock className="h-72" />
        </div>
      )}
    </div>
  );
}
