import {
  messages,
  type PGlite,
  parse,
  protocol,
  type QueryOptions,
  type Results,
} from '@electric-sql/pglite';

interface Statement {
  name: string;
  /** Type of each parameter, as PostgreSQL numbers them. */
  parameterTypes: number[];
  columns: { name: string; dataTypeID: number }[];
}

const { serialize } = protocol;
/** Each costs some memory for ever; a program asks a few dozen different questions. */
const keptAtMost = 300;

/**
 * `pglite.query` with statements that stay prepared, as the drivers of servers keep them. PGlite's own parses,
 * plans and describes at every call, in six exchanges: three quarters of the time of a small query. A call that
 * doesn't fit (no parameters, options besides `rowMode` and `parsers`) goes the usual way.
 */
export function preparingQuery(pglite: PGlite): PGlite['query'] {
  const unprepared = pglite.query.bind(pglite);
  const statements = new Map<string, Statement>();

  const exchange = (...parts: Uint8Array[]) => pglite.execProtocolStream(joined(parts));

  async function prepare(text: string): Promise<Statement> {
    const name = `orbita_${statements.size}`;
    const answer = await exchange(
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
      serialize.sync(),
    );
    const rows = answer.find((message) => message instanceof messages.RowDescriptionMessage);
    const statement = {
      name,
      parameterTypes: parse.parseDescribeStatementResults(answer),
      columns: rows?.fields.map(({ name, dataTypeID }) => ({ name, dataTypeID })) ?? [],
    };
    statements.set(text, statement);
    return statement;
  }

  async function run<T>(text: string, values: unknown[], options: QueryOptions = {}): Promise<Results<T>> {
    const { name, parameterTypes, columns } = statements.get(text) ?? (await prepare(text));
    const written = values.map((value, index) => {
      if (value === null || value === undefined) return null;
      const write = pglite.serializers[parameterTypes[index] as number];
      return write ? write(value) : String(value);
    });
    const answer = await exchange(
      serialize.bind({ statement: name, values: written }),
      serialize.execute({}),
      serialize.sync(),
    );
    const readers = columns.map(({ dataTypeID }) => {
      const read = options.parsers?.[dataTypeID] ?? pglite.parsers[dataTypeID];
      return (field: string | null) => (field === null || !read ? field : read(field, dataTypeID));
    });
    const rowOf = ({ fields }: messages.DataRowMessage): unknown => {
      const row = fields.map((field, index) => readers[index]?.(field));
      if (options.rowMode === 'array') return row;
      return Object.fromEntries(columns.map(({ name }, index) => [name, row[index]]));
    };
    const ended = answer.find((message) => message instanceof messages.CommandCompleteMessage);
    return {
      rows: answer.filter((message) => message instanceof messages.DataRowMessage).map(rowOf) as T[],
      fields: columns,
      affectedRows: Number(/\d+$/.exec(ended?.text ?? '')?.[0] ?? 0),
    };
  }

  return async (text, values, options) => {
    const { rowMode, parsers, ...others } = options ?? {};
    const fits = values?.length && Object.keys(others).length === 0;
    if (!fits || (!statements.has(text) && statements.size >= keptAtMost)) {
      return unprepared(text, values, options);
    }
    await pglite._checkReady();
    // The two locks that `query` takes: behind an open transaction, and one at a time.
    return pglite._runExclusiveTransaction(() =>
      pglite._runExclusiveQuery(() => run(text, values, { rowMode, parsers })),
    );
  };
}

/** Several messages of the protocol as one: a single way into PostgreSQL and back. */
function joined(parts: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.length;
  }
  return whole;
}
