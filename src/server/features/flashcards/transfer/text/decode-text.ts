import { FileProblem } from '../file-problem.ts';

const isUtf16 = (bytes: Uint8Array) =>
  (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);

/**
 * The text of a file: UTF-8 with or without a byte order mark, UTF-16 with one, otherwise Latin-1 (as Windows
 * means it). Old Mac line ends become `\n`. Throws `file_unknown` when it is no text.
 */
export function decodeText(bytes: Uint8Array): string {
  const text = isUtf16(bytes)
    ? new TextDecoder(bytes[0] === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes)
    : decodeBytes(bytes);
  if (text.includes('\0') || text.startsWith('%PDF-')) throw new FileProblem('flashcards.file_unknown');
  return text.includes('\n') ? text : text.replaceAll('\r', '\n');
}

function decodeBytes(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
