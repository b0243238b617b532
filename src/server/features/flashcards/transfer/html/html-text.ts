import { decodeNamedCharacterReference } from 'decode-named-character-reference';

/** Spaces that are only wider, narrower or unbroken: in a text they are spaces. */
const spaces = new Set(['nbsp', 'ensp', 'emsp', 'thinsp']);

/** Text as it stands in HTML with its character references read; what is none stays as it is. */
export const decodeReferences = (html: string): string =>
  html.replace(/&(?:#(\d{1,8}|x[\da-f]{1,6})|([a-z][a-z\d]{1,30}));/gi, (whole, code, name) =>
    code === undefined ? namedSign(name) || whole : numberedSign(code),
  );

const namedSign = (name: string) => (spaces.has(name) ? ' ' : decodeNamedCharacterReference(name));

function numberedSign(code: string): string {
  const point = /^x/i.test(code) ? Number.parseInt(code.slice(1), 16) : Number(code);
  const isSign = point > 0 && point <= 0x10ffff && !(point >= 0xd800 && point <= 0xdfff);
  return isSign ? String.fromCodePoint(point) : '\ufffd';
}

/** What a reader of Anki's fields would take for something else than a bracket. */
const ankiBracket = /\[(?=sound:|\/?latex\]|\/?\${1,2}\])/gi;

/**
 * Plain text as the HTML of a field that looks the same and from which `htmlToMarkdown` reads the very same text:
 * what HTML would run together (line ends, spaces) and what it or Anki would act on is written out.
 */
export const textToHtml = (text: string): string =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what has to be written out.
    .replace(/[&<>\u0000-\u0009\u000b-\u001f\u007f]/g, reference)
    .replace(ankiBracket, '&#91;')
    .replace(/(?<=^|[\n ]) /g, '&nbsp;')
    .replaceAll('\n', '<br>');

const reference = (sign: string) =>
  ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? `&#${sign.charCodeAt(0)};`;
