import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../button.tsx';

type NumberTableProps = {
  /** What the numbers are of: read aloud with the table and with its button. */
  caption: string;
  columns: readonly string[];
  /** The first cell of each row names it. */
  rows: readonly { key: string | number; cells: readonly ReactNode[] }[];
};

/** The numbers of a chart: always there for screen readers, shown to everybody on demand. */
export function NumberTable({ caption, columns, rows }: NumberTableProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <div className="relative mt-2 print:hidden">
      <Button
        size="sm"
        variant="quiet"
        aria-expanded={isOpen}
        aria-controls={id}
        icon={
          <ChevronDown aria-hidden="true" className={clsx('transition-[rotate]', !isOpen && '-rotate-90')} />
        }
        onClick={() => setIsOpen(!isOpen)}
        className="-ms-3"
      >
        Ver números<span className="sr-only">: {caption}</span>
      </Button>
      <section
        id={id}
        aria-label={caption}
        tabIndex={isOpen ? 0 : undefined}
        className={isOpen ? 'mt-1 max-h-80 overflow-auto rounded-md border border-line' : 'sr-only'}
      >
        <table className="w-full text-xs sm:text-sm">
          <caption className="sr-only">{caption}</caption>
          <thead className="sticky top-0 bg-well">
            <tr>
              {columns.map((column, index) => (
                <th
                  key={column}
                  scope="col"
                  className={clsx(
                    'px-1.5 py-1.5 font-semibold sm:px-3',
                    index === 0 ? 'text-start' : 'text-end',
                  )}
                >
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, cells }) => (
              <tr key={key} className="border-line border-t">
                {cells.map((cell, index) =>
                  index === 0 ? (
                    <th
                      key={columns[index]}
                      scope="row"
                      className="px-1.5 py-1.5 text-start font-normal sm:px-3"
                    >
                      {cell}
                    </th>
                  ) : (
                    <td key={columns[index]} className="px-1.5 py-1.5 text-end sm:px-3">
                      {cell}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}
