import { summaryLimits } from '#shared/contracts/summaries.ts';

/** Bytes that the title may take: file systems allow 255 for a name, and a browser may add ' (1)'. */
const mostBytes = 200;

/** What no file's name may hold on Windows, macOS or Linux, and what would not be seen in one. */
const forbidden = /[/\\:*?"<>|]|[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

const graphemes = new Intl.Segmenter('pt-BR');
const bytes = new TextEncoder();

/**
 * Name of a summary's PDF: `resumo-{title}.pdf`, the title without the signs that file names can't have and of no
 * more than 200 bytes; `resumo-sem-titulo.pdf` for one without a title.
 */
export function summaryFileName(title: string): string {
  const clean = title
    .toWellFormed()
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(forbidden, '')
    .replace(/ {2,}/g, ' ');
  const name = trim(shorten(trim(clean)));
  return `resumo-${name === '' || name === summaryLimits.untitled ? 'sem-titulo' : name}.pdf`;
}

const trim = (name: string) => name.replace(/^[\s.]+|[\s.]+$/g, '');

function shorten(name: string): string {
  let length = 0;
  let short = '';
  for (const { segment } of graphemes.segment(name)) {
    length += bytes.encode(segment).length;
    if (length > mostBytes) break;
    short += segment;
  }
  return short;
}
