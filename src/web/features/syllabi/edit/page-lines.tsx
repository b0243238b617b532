import { clsx } from 'clsx';
import { Fragment, useEffect, useMemo, useRef } from 'react';
import type { PageDoubt } from '#shared/contracts/syllabi.ts';
import { groupBy } from '#shared/rules/group-by.ts';

type PageLinesProps = {
  page: number;
  lines: readonly string[];
  /** Words that may be misread, in order. */
  doubts: readonly PageDoubt[];
  /** The first of the lines to mark and the one after the last. */
  marked: [number, number] | null;
};

/** The lines of a page, with those of a row marked and doubtful words underlined. */
export function PageLines({ page, lines, doubts, marked }: PageLinesProps) {
  const box = useRef<HTMLElement>(null);
  const from = marked?.[0];
  useEffect(() => {
    const line = from === undefined ? null : box.current?.querySelector<HTMLElement>(`[data-line="${from}"]`);
    if (!line || !box.current) return;
    // Only the page scrolls, not the window around it.
    box.current.scrollTop = line.offsetTop - box.current.clientHeight / 3;
  }, [from]);
  const byLine = useMemo(() => groupBy(doubts, ({ line }) => line), [doubts]);
  return (
    <>
      {doubts.length > 0 && (
        <p className="border-line border-b px-4 py-1.5 text-ink-muted text-sm">
          Página digitalizada: <u className={underline}>palavra</u> lida com dúvida.
        </p>
      )}
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
              <LineText text={line} doubts={byLine.get(index) ?? []} />
            </Line>
          );
        })}
      </section>
    </>
  );
}

const underline = 'text-warn decoration-2 decoration-wavy underline-offset-4';

const LineText = ({ text, doubts }: { text: string; doubts: readonly PageDoubt[] }) => (
  <>
    {doubts.map(({ from, to }, at) => (
      <Fragment key={from}>
        {text.slice(doubts[at - 1]?.to ?? 0, from)}
        <u title="Palavra lida com dúvida" className={underline}>
          {text.slice(from, to)}
          <span className="sr-only"> (lida com dúvida)</span>
        </u>
      </Fragment>
    ))}
    {text.slice(doubts.at(-1)?.to ?? 0)}
  </>
);
