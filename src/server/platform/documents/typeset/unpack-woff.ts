import { inflateSync } from 'node:zlib';

const header = { woff: 44, sfnt: 12 } as const;
const entry = { woff: 20, sfnt: 16 } as const;

/**
 * The TrueType font that is packed in a WOFF 1 file (https://www.w3.org/TR/WOFF/), without the tables named in
 * `dropped`. fontkit reads WOFF too, but inflates a table anew for every letter that it takes from it.
 */
export function unpackWoff(file: Buffer, dropped: readonly string[] = []): Buffer {
  const packed = Array.from({ length: file.readUInt16BE(12) }, (_, at) =>
    readTable(file, header.woff + at * entry.woff),
  );
  const tables = packed.filter(({ tag }) => !dropped.includes(tag.toString()));
  const count = tables.length;
  const power = Math.floor(Math.log2(count));
  const head = Buffer.alloc(header.sfnt + count * entry.sfnt);
  file.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(16 * 2 ** power, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE(16 * (count - 2 ** power), 10);
  let offset = head.length;
  tables.forEach(({ tag, checksum, data }, at) => {
    const place = header.sfnt + at * entry.sfnt;
    tag.copy(head, place);
    checksum.copy(head, place + 4);
    head.writeUInt32BE(offset, place + 8);
    head.writeUInt32BE(data.length, place + 12);
    offset += padded(data.length);
  });
  const aligned = tables.map(({ data }) => Buffer.concat([data], padded(data.length)));
  return Buffer.concat([head, ...aligned]);
}

/** Tables begin at multiples of four bytes. */
const padded = (length: number) => Math.ceil(length / 4) * 4;

function readTable(file: Buffer, at: number) {
  const offset = file.readUInt32BE(at + 4);
  const packed = file.subarray(offset, offset + file.readUInt32BE(at + 8));
  const length = file.readUInt32BE(at + 12);
  return {
    tag: file.subarray(at, at + 4),
    checksum: file.subarray(at + 16, at + 20),
    data: packed.length < length ? inflateSync(packed, { maxOutputLength: length }) : packed,
  };
}
