import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { unpackWoff } from './unpack-woff.ts';

const { resolve } = createRequire(import.meta.url);
const packed = readFileSync(resolve('@fontsource/inter/files/inter-latin-400-normal.woff'));

/** Tables of a TrueType font with the sum of their words, as the format defines a checksum. */
function tablesOf(font: Buffer): Map<string, { checksum: number; sum: number; isAligned: boolean }> {
  const count = font.readUInt16BE(4);
  return new Map(
    Array.from({ length: count }, (_, index) => {
      const at = 12 + 16 * index;
      const [checksum, offset, length] = [4, 8, 12].map((field) => font.readUInt32BE(at + field));
      let sum = 0;
      for (let word = offset ?? 0; word < (offset ?? 0) + (length ?? 0); word += 4)
        sum = (sum + font.readUInt32BE(word)) >>> 0;
      return [
        font.toString('latin1', at, at + 4),
        { checksum: checksum ?? -1, sum, isAligned: (offset ?? 1) % 4 === 0 },
      ];
    }),
  );
}

it('gives back every table as it was before it was packed', () => {
  const font = unpackWoff(packed);
  expect(font.readUInt32BE(0)).toBe(0x00010000);
  const tables = tablesOf(font);
  expect([...tables.keys()]).toEqual(
    expect.arrayContaining(['cmap', 'glyf', 'head', 'hmtx', 'GSUB', 'GPOS']),
  );
  for (const [tag, { checksum, sum, isAligned }] of tables) {
    // The checksum of `head` leaves out one of its fields.
    if (tag !== 'head') expect(sum, tag).toBe(checksum);
    expect(isAligned, tag).toBe(true);
  }
});

it('leaves out the tables that are not wanted', () => {
  const all = tablesOf(unpackWoff(packed));
  const some = tablesOf(unpackWoff(packed, ['GSUB']));
  expect([...some.keys()]).toEqual([...all.keys()].filter((tag) => tag !== 'GSUB'));
  expect(some.get('glyf')).toEqual(all.get('glyf'));
});
