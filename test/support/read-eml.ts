export interface ReadMail {
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
}

/**
 * Reads back a mail this platform wrote: two alternatives in quoted-printable, base64 or 7bit. Not a parser for
 * mail from elsewhere.
 */
export function readEml(eml: string): ReadMail {
  const message = splitPart(eml);
  const boundary = /boundary="?([^";]+)"?/.exec(message.headers.get('content-type') ?? '')?.[1];
  if (!boundary) throw new TypeError('The mail has no alternatives.');
  const services = message.body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => splitPart(part.trimStart()));
  const content = (type: string) => {
    const part = services.find(({ headers }) => headers.get('content-type')?.startsWith(type));
    return part ? decodeBody(part.body, part.headers.get('content-transfer-encoding')) : '';
  };
  const header = (name: string) => decodeWords(message.headers.get(name) ?? '');
  return {
    from: header('from'),
    to: header('to'),
    subject: header('subject'),
    text: content('text/plain'),
    html: content('text/html'),
  };
}

function splitPart(source: string): { headers: Map<string, string>; body: string } {
  const lines = source.replaceAll('\r\n', '\n');
  const end = lines.indexOf('\n\n');
  const unfolded = lines.slice(0, end).replace(/\n[ \t]+/g, ' ');
  const headers = new Map(
    unfolded.split('\n').map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
    }),
  );
  return { headers, body: lines.slice(end + 2).trimEnd() };
}

function decodeBody(body: string, encoding = '7bit'): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  return encoding === 'quoted-printable' ? decodeQuoted(body.replaceAll('=\n', '')) : body;
}

/** RFC 2047 encoded words of a header. */
function decodeWords(header: string): string {
  return header
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?(.*?)\?=/gi, (_, kind: string, word: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(word, 'base64').toString()
        : decodeQuoted(word.replaceAll('_', ' ')),
    );
}

function decodeQuoted(text: string): string {
  const bytes = text.replace(/=([\dA-F]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, 'latin1').toString();
}
