import WordExtractor from 'word-extractor';
import { plainSigns } from './plain-signs.ts';

interface Body {
  /** `filterUnicode: false` leaves quotes and dashes as they are written. */
  getBody(options: { filterUnicode: boolean }): string;
}

/** The library writes an optional hyphen, which only shows at the end of a line, as this word. */
const optionalHyphen = /(?<=\p{L})undefined(?=\p{L})/gu;

/** The whole text of a Word 97–2003 file as one page: paragraphs with a blank line between, cells with tabs. */
export async function readDoc(bytes: Uint8Array): Promise<string[]> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const document = (await new WordExtractor().extract(file)) as unknown as Body;
  const lines = plainSigns(document.getBody({ filterUnicode: false }).replaceAll('\u001E', '-'))
    .replace(optionalHyphen, '')
    .split('\n')
    .map((line) => line.replace(/ {2,}/gu, ' ').replace(/\s+$/u, ''))
    .filter((line) => line.trim() !== '');
  let text = '';
  for (const [at, line] of lines.entries()) {
    const rows = line.includes('\t') && lines[at - 1]?.includes('\t');
    text += `${at === 0 ? '' : rows ? '\n' : '\n\n'}${line.trim()}`;
  }
  return [text];
}
