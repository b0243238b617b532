import { strToU8, type Zippable, zipSync } from 'fflate';
import { docxFile } from './word-files.ts';

/** Where the central directory says how large an entry unpacks to (APPNOTE 4.3.12); -1 when it isn't there. */
function sizeFieldOf(zip: Buffer, name: string): number {
  for (
    let at = zip.indexOf('PK\x01\x02', 0, 'latin1');
    at >= 0;
    at = zip.indexOf('PK\x01\x02', at + 4, 'latin1')
  )
    if (zip.toString('latin1', at + 46, at + 46 + zip.readUInt16LE(at + 28)) === name) return at + 24;
  return -1;
}

/** A DOCX whose document unpacks to so many MB of spaces. */
export const swollenDocx = (megabytes: number): Uint8Array =>
  docxFile('', {
    files: { 'word/document.xml': [Buffer.alloc(megabytes * 1024 * 1024, ' '), { level: 9 }] },
  });

/** The same, but it says that it unpacks to `declared` bytes. */
export function lyingDocx(megabytes: number, declared: number): Uint8Array {
  const zip = Buffer.from(swollenDocx(megabytes));
  zip.writeUInt32LE(declared, sizeFieldOf(zip, 'word/document.xml'));
  return zip;
}

/** A zip file with so many empty entries, and these. */
export function crowdedZip(entries: number, files: Zippable = {}): Uint8Array {
  const crowd: Zippable = {};
  for (let number = 0; number < entries; number++) crowd[`${number}.xml`] = [new Uint8Array(), { level: 0 }];
  return zipSync({ ...crowd, ...files });
}

export const zipOf = (...names: string[]): Uint8Array =>
  zipSync(Object.fromEntries(names.map((name) => [name, strToU8('<x/>')])));
