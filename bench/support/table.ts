/** A number as Brazilian readers write it, with a fixed count of decimals. */
export const decimal = (value: number, digits = 0): string =>
  value.toLocaleString('pt-BR', { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** A figure beside its aim, with a mark that says whether it was met. */
export function against(value: number, sign: '≥' | '≤', aim: number, digits = 2): string {
  const met = sign === '≥' ? value >= aim : value <= aim;
  return `${decimal(value, digits)} (${sign} ${aim.toLocaleString('pt-BR')} ${met ? '✓' : '✗'})`;
}

/** Prints a table: the first column to the left, the others to the right. */
export function printTable(
  title: string,
  header: readonly string[],
  rows: readonly (readonly string[])[],
): void {
  const widthOf = (column: number) =>
    Math.max(...[header, ...rows].map((cells) => (cells[column] ?? '').length));
  const widths = header.map((_, column) => widthOf(column));
  const line = (cells: readonly string[]) =>
    cells.map((cell, column) => (column ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[0] ?? 0)));
  const rule = widths.map((width) => '─'.repeat(width));
  const lines = [header, rule, ...rows].map((cells) => line(cells).join('  ').trimEnd());
  console.log(`\n${title}\n\n${lines.join('\n')}`);
}
