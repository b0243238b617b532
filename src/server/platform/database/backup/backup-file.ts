import { createReadStream, createWriteStream } from 'node:fs';
import { access, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { z } from 'zod';

/** Raised when what the lines mean changes; a new table or column is no such change. */
export const formatVersion = 1;

/**
 * A backup is UTF-8 text, one JSON value a line, compressed with gzip: this header; then for each table, parents
 * first, its mark followed by one line per row; then the end. A row is an array with each column's value in
 * PostgreSQL's own text form, or null.
 */
const headerSchema = z.object({
  format: z.literal('orbita-backup'),
  version: z.int(),
  createdAt: z.string(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  /** What signs this installation's tokens; null when it came from `JWT_SECRET` or was never made. */
  secret: z.string().nullable(),
});
export type Header = z.output<typeof headerSchema>;

export const markSchema = z.union([
  z.object({ table: z.string(), columns: z.array(z.string()) }),
  z.object({ end: z.record(z.string(), z.int()) }),
]);
export type Mark = z.output<typeof markSchema>;

/** Why a backup can't be written or restored: a sentence for the person who asked. */
export class BackupError extends Error {}

export const damaged = () => new BackupError('O arquivo está incompleto ou danificado. Nada foi restaurado.');

const foreign = () => new BackupError('O arquivo não é um backup da Órbita. Nada foi restaurado.');

/** `line` as JSON that `schema` accepts; throws that the file is damaged otherwise. */
export function readLine<S extends z.ZodType>(schema: S, line: string): z.output<S> {
  try {
    return schema.parse(JSON.parse(line));
  } catch {
    throw damaged();
  }
}

/** Writes a new file that only its owner may read. Its name appears once it is whole. */
export async function writeLines(file: string, chunks: AsyncIterable<string>): Promise<void> {
  if (await exists(file)) throw new BackupError(`O arquivo ${file} já existe. Escolha outro nome.`);
  const draft = `${file}.parcial`;
  await rm(draft, { force: true });
  try {
    const output = createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true });
    await pipeline(Readable.from(chunks), createGzip(), output);
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new BackupError(`A pasta de ${file} não existe.`);
  }
}

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

/** Characters of a row at most; the largest hold a document's text, each of its signs escaped. */
const longestLine = 2 ** 26;

/** The lines of a backup. Only a line feed ends one: other separators may stand inside a text. */
export async function* readLines(file: string): AsyncGenerator<string> {
  const unzipped = createGunzip().setEncoding('utf8');
  const reading = pipeline(createReadStream(file), unzipped);
  reading.catch(() => {});
  let rest = '';
  try {
    for await (const chunk of unzipped as AsyncIterable<string>) {
      rest += chunk;
      if (rest.length > longestLine) throw damaged();
      if (!chunk.includes('\n')) continue;
      const lines = rest.split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
    await reading;
  } catch (error) {
    throw readingFailure(error);
  }
  if (rest) yield rest;
}

function readingFailure(error: unknown): unknown {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT' || code === 'EISDIR') return new BackupError('O arquivo do backup não existe.');
  if (message === 'incorrect header check') return foreign();
  return code?.startsWith('Z_') ? damaged() : error;
}

/** The first line of a backup. Throws one sentence for a file that is none, or that a newer version wrote. */
export async function readHeader(file: string): Promise<Header> {
  for await (const line of readLines(file)) {
    const read = headerSchema.safeParse(parsed(line));
    if (!read.success) throw foreign();
    if (read.data.version > formatVersion) throw newer();
    return read.data;
  }
  throw foreign();
}

export const newer = () =>
  new BackupError(
    'O backup foi feito por uma versão mais nova da Órbita. Atualize o programa e rode de novo.',
  );

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
