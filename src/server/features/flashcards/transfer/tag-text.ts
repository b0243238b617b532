/**
 * Anki parts tags by white space, so that inside a tag a space travels as a no-break space. What else would be lost
 * on the way, other white space and what looks like an escape, travels as `%u` with its code.
 */
export const tagText = (tag: string): string =>
  tag.replace(/%(?=u[\da-f]{4})|[^\S ]/g, escaped).replaceAll(' ', '\u00a0');

const escaped = (sign: string) => `%u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;

const readTag = (text: string) =>
  text
    .replaceAll('\u00a0', ' ')
    .replace(/%u([\da-f]{4})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** The tags of a text, parted as Anki does; the reverse of `tagText`. */
export const splitTags = (text: string): string[] =>
  text
    .split(/[ \t\r\n\u3000]+/)
    .filter((tag) => tag !== '')
    .map(readTag);

/** The tags of a cell that no header calls Anki's: people write commas or semicolons between them. */
export const splitWrittenTags = (text: string): string[] =>
  /[,;]/.test(text)
    ? text
        .split(/[,;]/)
        .map((tag) => tag.trim())
        .filter((tag) => tag !== '')
    : splitTags(text);
