import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createGzip } from 'node:zlib';
import { expect, it } from 'vitest';
import { temporaryFolder } from '#test/support/processes/server-process.ts';
import { readHeader } from './backup-file.ts';

it('refuses a line longer than any row, before it holds more than a string can', async () => {
  const folder = await temporaryFolder();
  try {
    const file = join(folder.path, 'enorme.backup');
    const part = 'a'.repeat(2 ** 20);
    const parts = Array.from({ length: 600 }, () => part);
    await pipeline(
      Readable.from(parts),
      createGzip({ level: constants.Z_BEST_SPEED }),
      createWriteStream(file),
    );
    await expect(readHeader(file)).rejects.toThrow(
      'O arquivo está incompleto ou danificado. Nada foi restaurado.',
    );
  } finally {
    await folder.remove();
  }
});
