import { higher, level, lower, readTex } from './read-tex.ts';

const marks = new RegExp(`[${higher}${lower}${level}]`, 'g');
const parts = new RegExp(`[${higher}${lower}][^${level}]*|[^${higher}${lower}]+`, 'g');

/**
 * A formula as somebody would write it in a line of text: `x² + y²`, `a/b`, `√(x + 1)`. What has no such form stays
 * TeX. `tex` is one line, without its dollars; `rise` tells what stands above or below the line.
 */
export function texRuns(tex: string): { text: string; rise?: 1 | -1 }[] {
  const text = readTex(tex.replace(marks, ''));
  return (text.match(parts) ?? []).map((part) => {
    const bare = part.replace(marks, '');
    if (part.startsWith(higher)) return { text: bare, rise: 1 };
    return part.startsWith(lower) ? { text: bare, rise: -1 } : { text: bare };
  });
}
