const startsWith = (bytes: Uint8Array, ...start: number[]) =>
  start.every((byte, index) => bytes[index] === byte);

/** Of UTF-16 in a Western language every other byte is 0. */
function encodingOf(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le';
  if (startsWith(bytes, 0xfe, 0xff)) return 'utf-16be';
  const sample = bytes.subarray(0, 2000);
  const zeros = [0, 0];
  for (const [index, byte] of sample.entries())
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const most = sample.length * 0.4;
  if (sample.length >= 8 && odd > most && even === 0) return 'utf-16le';
  return sample.length >= 8 && even > most && odd === 0 ? 'utf-16be' : null;
}

function decode(bytes: Uint8Array): string {
  const encoding = encodingOf(bytes);
  if (encoding) return new TextDecoder(encoding).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Signs that no text has, U+FFFD for what could not be decoded included; as many as one in a thousand pass. */
const foreign = /(?![\t\n\v\f\r])[\p{Cc}\uFFFD]/gu;
const markup = /^\s*(?:<\?xml|<!doctype|<html|<svg|<\/?[a-z]+[^>]*>\s*<|\{\\rtf)/iu;

/**
 * The text that the bytes are in UTF-8, UTF-16 or else Windows-1252; null when they are not text or are markup made
 * for programs, as HTML and RTF.
 */
export function decodePlainText(bytes: Uint8Array): string | null {
  const text = decode(bytes);
  if (text.includes('\0') || markup.test(text.slice(0, 1000))) return null;
  const strange = text.match(foreign)?.length ?? 0;
  return strange > text.length / 1000 + 1 ? null : text;
}

/** Headings, fences, emphasis, links or quotes as Markdown writes them, on two lines or more. */
export function isMarkdown(text: string): boolean {
  const marks = text.match(
    /^(?:#{1,6} \S|```|> \S|[-*+] \[[ x]\] )|\*\*\S[^*\n]*\*\*|\[[^[\]\n]+\]\([^()\s]+[()]/gmu,
  );
  return (marks?.length ?? 0) >= 2 || /^#{1,6} \S/u.test(text);
}
