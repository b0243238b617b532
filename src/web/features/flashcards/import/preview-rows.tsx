type PreviewRowsProps = { names: readonly string[]; rows: readonly (readonly string[])[] };

/** The first rows of a file as they stand; wide ones scroll within. */
export function PreviewRows({ names, rows }: PreviewRowsProps) {
  return (
    <section
      aria-label="Primeiras linhas do arquivo"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard.
      tabIndex={0}
      className="max-h-96 overflow-auto rounded-md border border-line"
    >
      <table className="w-full text-sm">
        <thead className="sticky top-0 bg-well">
          <tr>
            {names.map((name, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place.
              <th key={column} scope="col" className="min-w-32 px-3 py-1.5 text-start font-semibold">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place.
            <tr key={row} className="border-line border-t align-top">
              {cells.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place.
                <td key={column} className="max-w-80 break-words px-3 py-1.5">
                  <span className="line-clamp-3 whitespace-pre-line">{cell}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
