import type { Line } from '#server/platform/documents/reading/plain-lines.ts';

interface Layout {
  /** Letters that a line of the page holds. */
  width?: number;
  size?: number;
}

const letter = 5;
const margin = 50;

/** Lines that hold at most `width` letters, broken between words. */
function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/**
 * A made-up notice as printed lines: each paragraph wrapped, `**bold**` at its beginning, `^` before a larger
 * heading, cells of a row between ` | `, a blank line for white space, `---` for a new page.
 */
export function printedNotice(text: string, { width = 100, size = 10 }: Layout = {}): Line[][] {
  const pages: Line[][] = [[]];
  let y = 0;
  const columns = (count: number) => (width * letter) / count;
  for (const source of text
    .trim()
    .split('\n')
    .map((line) => line.trim())) {
    const page = pages.at(-1) as Line[];
    if (source === '---') {
      pages.push([]);
      y = 0;
    } else if (source === '') y += size * 1.2;
    else if (/(?:^|\s)\|\s/u.test(source)) {
      y += size * 1.2;
      const parts = source.split('|').map((part) => part.trim());
      const cells = parts.flatMap((part, at) => {
        const left = margin + at * columns(parts.length);
        return part === '' ? [] : [{ text: part, left, right: left + part.length * letter }];
      });
      const [left, right] = [cells[0]?.left ?? margin, cells.at(-1)?.right ?? margin];
      page.push({ text: cells.map((cell) => cell.text).join('\t'), left, right, y, size, bold: 0, cells });
    } else {
      const isLarge = source.startsWith('^');
      const own = isLarge ? size * 1.3 : size;
      const plain = source.replace(/^\^/u, '');
      const bold = /^\*\*(.+?)\*\*/u.exec(plain)?.[1] ?? '';
      let left = bold.length;
      for (const line of wrap(plain.replaceAll('**', ''), width)) {
        y += size * 1.2;
        const right = margin + line.length * letter;
        const cell = { text: line, left: margin, right };
        page.push({ ...cell, y, size: own, bold: Math.max(0, Math.min(line.length, left)), cells: [cell] });
        left -= line.length + 1;
      }
    }
  }
  return pages;
}
