/** Stands before the first line: without it, spreadsheets don't take a text for UTF-8. */
export const csvMark = '\ufeff';

/** A spreadsheet reads these as the beginning of a formula (OWASP, CSV Injection): an apostrophe makes them text. */
const inert = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);
const written = (value: string | number) =>
  typeof value === 'number' ? String(value).replace('.', ',') : inert(value);
const cell = (value: string | number) => `"${written(value).replaceAll('"', '""')}"`;

/**
 * A line as spreadsheets in Portuguese open it: a comma stands before decimals, so that a semicolon parts the cells.
 */
export const csvLine = (cells: readonly (string | number)[]): string => `${cells.map(cell).join(';')}\r\n`;
