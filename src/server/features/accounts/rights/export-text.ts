import { csvLine, csvMark } from '#shared/rules/text/csv-line.ts';

type Portions = AsyncIterable<readonly string[]>;

/** Rows, each a JSON object on a line, as one JSON array. */
export async function* jsonText(portions: Portions): AsyncGenerator<string> {
  let before = '[\n';
  for await (const lines of portions) {
    yield before + lines.join(',\n');
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

/** The same rows as a spreadsheet: what is not a single value stays JSON in its cell. */
export async function* csvText(portions: Portions, columns: readonly string[]): AsyncGenerator<string> {
  yield csvMark + csvLine(columns);
  for await (const lines of portions) yield lines.map((line) => csvRow(line, columns)).join('');
}

function csvRow(line: string, columns: readonly string[]): string {
  const row = JSON.parse(line) as Record<string, unknown>;
  return csvLine(columns.map((column) => cellOf(row[column])));
}

function cellOf(value: unknown): string | number {
  switch (typeof value) {
    case 'string':
    case 'number':
      return value;
    case 'boolean':
      return value ? 'sim' : 'não';
    default:
      return value === null || value === undefined ? '' : JSON.stringify(value);
  }
}
