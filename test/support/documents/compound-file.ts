const sector = 512;
const endOfChain = 0xfffffffe;
const free = 0xffffffff;

const padded = (bytes: Uint8Array, size: number) => Buffer.concat([bytes, Buffer.alloc(size - bytes.length)]);
/** Smaller streams would lie in a stream of their own. */
const smallest = 4096;

/** A directory's entry ([MS-CFB] 2.6.1); its siblings hang to the right of each other. */
function entry(
  name: string,
  type: number,
  right: number,
  child: number,
  start: number,
  size: number,
): Buffer {
  const bytes = Buffer.alloc(128);
  bytes.write(name, 0, 'utf16le');
  bytes.writeUInt16LE((name.length + 1) * 2, 64);
  bytes.writeUInt8(type, 66);
  bytes.writeUInt8(1, 67);
  bytes.writeUInt32LE(free, 68);
  bytes.writeUInt32LE(right, 72);
  bytes.writeUInt32LE(child, 76);
  bytes.writeUInt32LE(start, 116);
  bytes.writeUInt32LE(size, 120);
  return bytes;
}

interface CompoundLook {
  /** Makes the chain of every stream end in its beginning. */
  isEndless?: boolean;
}

/** A compound file (OLE) with up to three streams ([MS-CFB], version 3). */
export function compoundFile(
  streams: Readonly<Record<string, Uint8Array>>,
  { isEndless = false }: CompoundLook = {},
): Uint8Array {
  const names = Object.keys(streams);
  const table = Buffer.alloc(sector, 0xff);
  table.writeUInt32LE(0xfffffffd, 0);
  table.writeUInt32LE(endOfChain, 4);
  const directory = [entry('Root Entry', 5, free, 1, endOfChain, 0)];
  const data: Buffer[] = [];
  let next = 2;
  for (const [index, name] of names.entries()) {
    const bytes = streams[name] ?? new Uint8Array();
    const size = Math.ceil(Math.max(smallest, bytes.length) / sector) * sector;
    const last = next + size / sector - 1;
    for (let at = next; at < last; at++) table.writeUInt32LE(at + 1, at * 4);
    table.writeUInt32LE(isEndless ? next : endOfChain, last * 4);
    directory.push(entry(name, 2, index + 2 <= names.length ? index + 2 : free, free, next, size));
    data.push(padded(bytes, size));
    next = last + 1;
  }
  const header = Buffer.alloc(sector, 0xff);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header);
  header.fill(0, 8, 76);
  header.writeUInt16LE(0x3e, 24);
  header.writeUInt16LE(3, 26);
  header.writeUInt16LE(0xfffe, 28);
  header.writeUInt16LE(9, 30);
  header.writeUInt16LE(6, 32);
  header.writeUInt32LE(1, 44);
  header.writeUInt32LE(1, 48);
  header.writeUInt32LE(smallest, 56);
  header.writeUInt32LE(endOfChain, 60);
  header.writeUInt32LE(endOfChain, 68);
  header.writeUInt32LE(0, 76);
  return Buffer.concat([header, table, padded(Buffer.concat(directory), sector), ...data]);
}

const textAt = 2048;

interface DocLook extends CompoundLook {
  isEncrypted?: boolean;
}

/**
 * A Word 97–2003 file ([MS-DOC]) whose text lies in two pieces, as after a quick save: the first half in UTF-16, the
 * second in bytes of Windows-1252, which it may not go beyond. `\r` ends paragraphs, `\x07` cells.
 */
export function docFile(text: string, { isEncrypted = false, ...look }: DocLook = {}): Uint8Array {
  const half = text.length >> 1;
  const wide = Buffer.from(text.slice(0, half), 'utf16le');
  const narrow = Buffer.from(text.slice(half), 'latin1');
  const main = Buffer.concat([Buffer.alloc(textAt), wide, narrow]);
  main.writeUInt16LE(0xa5ec, 0);
  main.writeUInt16LE(0xc1, 2);
  main.writeUInt16LE(isEncrypted ? 0x0300 : 0x0200, 10);
  main.writeUInt32LE(textAt, 0x18);
  main.writeUInt32LE(text.length, 0x4c);
  const pieces = Buffer.alloc(5 + 12 + 16);
  pieces.writeUInt8(2, 0);
  pieces.writeUInt32LE(28, 1);
  for (const [index, position] of [0, half, text.length].entries())
    pieces.writeUInt32LE(position, 5 + index * 4);
  pieces.writeUInt32LE(textAt, 5 + 12 + 2);
  pieces.writeUInt32LE(((textAt + wide.length) * 2 + 0x40000000) >>> 0, 5 + 12 + 8 + 2);
  main.writeUInt32LE(0, 0x1a2);
  main.writeUInt32LE(pieces.length, 0x1a6);
  return compoundFile({ WordDocument: main, '1Table': pieces }, look);
}
