/** The middle value; of an even number of them, the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

/** The value below which `share` (0 to 1) of the values lie. */
export function percentile(values: Float64Array, share: number): number {
  const sorted = values.toSorted();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** A number as Brazilian readers write it, with a fixed count of decimals. */
export const decimal = (value: number, digits = 0): string =>
  value.toLocaleString('pt-BR', { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** A figure beside its aim, with a mark that says whether it was met. */
export function against(value: number, aim: number, kind: 'at least' | 'at most', digits = 2): string {
  const met = kind === 'at least' ? value >= aim : value <= aim;
  const sign = kind === 'at least' ? '≥' : '≤';
  return `${decimal(value, digits)} (${sign} ${aim.toLocaleString('pt-BR')} ${met ? '✓' : '✗'})`;
}

/** Prints a table: the first column to the left, the others to the right. */
export function printTable(
  title: string,
  header: readonly string[],
  rows: readonly (readonly string[])[],
): void {
  const lines = [header, ...rows];
  const widths = header.map((_, column) =>
    Math.max(...lines.map((line) => [...(line[column] ?? '')].length)),
  );
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) => (column ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[0] ?? 0)))
      .join('  ');
  console.log(`\n${title}\n\n${line(header)}\n${widths.map((width) => '─'.repeat(width)).join('  ')}`);
  for (const row of rows) console.log(line(row));
}
