import { hasMath } from '#shared/markdown/math-delimiters.ts';

const marks = [
  /\\|``|`[^`]+`|~~|!\[|\]\(|&#?\w+;/,
  /\*\S[\s\S]*?\*/,
  /(?<![\p{L}\p{N}_])_+[^\s_][\s\S]*?_/u,
  /<[^\s<>]+[:@]/,
  /https?:\/\/|www\.|[\w.+-]@[\w.-]|mailto:/i,
  // Lines that Markdown reads as a heading, quotation, list, rule or the head of a table.
  /^[ \t]*(?:#{1,6}(?:[ \t]|$)|>|[-+*](?:[ \t]|$)|\d{1,9}[.)](?:[ \t]|$)|(?:[*_-][ \t]*){3,}$|[=:|-][ \t=:|-]*$)/m,
];

/**
 * Whether a text has anything that Markdown or TeX would draw differently from what is typed. Cheap, and rather true
 * than false in doubt. Clozes alone are no markup: their braces are read without the renderer.
 */
export function hasMarkup(text: string): boolean {
  return marks.some((mark) => mark.test(text)) || hasMath(text);
}
