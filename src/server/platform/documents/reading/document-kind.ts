import { unzipSync } from 'fflate';
import { DocumentProblem } from './document-problem.ts';
import { plainSigns } from './plain-signs.ts';
import { decodePlainText, isMarkdown } from './plain-text.ts';

export type Found = { kind: 'pdf' | 'docx' | 'doc' } | { kind: 'txt' | 'md'; text: string };

const asciiOf = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);

/** PDF readers take a header anywhere in the first 1024 bytes (ISO 32000-1, annex H.3.4.1), but a text may speak of one. */
function isPdf(bytes: Uint8Array): boolean {
  const file = asciiOf(bytes);
  const at = file.subarray(0, 1024).indexOf('%PDF-');
  return at >= 0 && (/^[\s\uFEFF]*$/u.test(file.toString('utf8', 0, at)) || file.includes('startxref'));
}

const isZip = (bytes: Uint8Array) =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5);

/** The main part's name has a number in some programs' files. */
function isDocx(bytes: Uint8Array): boolean {
  let found = false;
  try {
    unzipSync(bytes, {
      filter: ({ name }) => {
        found ||= /^word\/document\d*\.xml$/u.test(name);
        return false;
      },
    });
  } catch {
    throw new DocumentProblem('documents.broken');
  }
  return found;
}

const compoundFile = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const streamAt = (bytes: Uint8Array, name: string) => asciiOf(bytes).indexOf(`${name}\0`, 'utf16le');

/** Of a compound file, what Word and what an encrypted DOCX have in their directory ([MS-CFB] 2.6, [MS-OFFCRYPTO] 2.3). */
function readCompoundKind(bytes: Uint8Array): 'doc' {
  if (streamAt(bytes, 'EncryptedPackage') >= 0) throw new DocumentProblem('documents.encrypted');
  const entry = streamAt(bytes, 'WordDocument');
  if (entry < 0) throw new DocumentProblem('documents.unknown_type');
  if (isEncryptedDoc(bytes, entry)) throw new DocumentProblem('documents.encrypted');
  return 'doc';
}

/** Bit 8 of the flags at the start of the Word stream ([MS-DOC] 2.5.2), whose first sector the entry tells. */
function isEncryptedDoc(bytes: Uint8Array, entry: number): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  if (entry + 120 > bytes.length) throw new DocumentProblem('documents.broken');
  const start = (view.getUint32(entry + 116, true) + 1) * 2 ** view.getUint16(30, true);
  return start + 12 <= bytes.length && (view.getUint16(start + 10, true) & 0x100) !== 0;
}

/** What the bytes are, whatever their name says. Throws `unknown_type`, `empty`, `encrypted` and `broken`. */
export function kindOf(bytes: Uint8Array): Found {
  if (isPdf(bytes)) return { kind: 'pdf' };
  if (isZip(bytes) && isDocx(bytes)) return { kind: 'docx' };
  if (compoundFile.every((byte, index) => bytes[index] === byte)) return { kind: readCompoundKind(bytes) };
  const decoded = isZip(bytes) ? null : decodePlainText(bytes);
  if (decoded === null) throw new DocumentProblem('documents.unknown_type');
  const text = plainSigns(decoded).trim();
  if (text === '') throw new DocumentProblem('documents.empty');
  return { kind: isMarkdown(text) ? 'md' : 'txt', text };
}
