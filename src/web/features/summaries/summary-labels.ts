import type { PublicSummary, Summary, SummaryTask } from '#shared/contracts/summaries.ts';
import { summaryLimits } from '#shared/contracts/summaries.ts';
import { countOf, formatMinutes, formatNumber } from '#shared/rules/text/format.ts';
import { plainText } from '#web/ui/rich-text/plain-text.ts';

export const engineWords: Record<Summary['engine'], string> = {
  local: 'Feito sem IA externa',
  model: 'Feito com IA conectada',
};

export const wordCountOf = (words: number): string => countOf(words, 'palavra', 'palavras');

type Measured = Pick<Summary, 'wordCount' | 'compressionRate'>;

/** `1.200 → 240 palavras · 80% menor`; without a text only its own words. */
export function sizeWords({ wordCount: { original, summary }, compressionRate }: Measured): string {
  if (original === 0) return wordCountOf(summary);
  const change = `${formatNumber(original)} → ${wordCountOf(summary)}`;
  return compressionRate > 0 ? `${change} · ${compressionRate}% menor` : change;
}

/** The same to be heard: an arrow has no sound. */
export const spokenSize = (measured: Measured): string =>
  sizeWords(measured)
    .replace(/^(\S+) → /, 'De $1 para ')
    .replace(' · ', ', ');

/** Words that are read in a minute. */
const readingSpeed = 200;

/** `2min`; never less than one. */
export const readingTime = (words: number): string => formatMinutes(Math.max(1, words / readingSpeed));

/** `Documento de 12 páginas`. */
export function originWords({ origin, pages }: Pick<Summary, 'origin' | 'pages'>): string {
  if (origin === 'title') return 'Título, sem um texto';
  if (origin === 'text') return 'Texto colado';
  return pages === null ? 'Documento' : `Documento de ${countOf(pages, 'página', 'páginas')}`;
}

/** The beginning of a summary without its Markdown, in at most 200 characters, cut between words. */
export function previewOf(markdown: string, most: number = summaryLimits.preview.characters): string {
  const plain = plainText(markdown).replace(/\s+/g, ' ').trim();
  if (plain.length <= most) return plain;
  const cut = plain.slice(0, most);
  const end = cut.lastIndexOf(' ');
  // A single word may be longer than the whole preview.
  return `${(end > 0 ? cut.slice(0, end) : cut.slice(0, -1)).replace(/[\s,;:.–—-]+$/, '')}…`;
}

/** A summary to be pasted elsewhere, as Markdown. */
export function summaryMarkdown(summary: Pick<PublicSummary, 'title' | 'summary' | 'keyPoints'>): string {
  const { title, keyPoints } = summary;
  const points =
    keyPoints.length > 0 ? ['## Pontos-chave', keyPoints.map((point) => `- ${point}`).join('\n')] : [];
  return [`# ${title}`, ...points, '## Resumo', summary.summary.trim()].join('\n\n');
}

/** What is being done right now, as far as it is known. */
export function stepWords({ step, done, total }: Pick<SummaryTask, 'step' | 'done' | 'total'>): string {
  if (step === 'waiting') return 'Na fila, começa em instantes';
  if (step === 'saving') return 'Salvando';
  if (step === 'writing') return 'Escrevendo o resumo';
  return total > 1
    ? `Lendo parte ${formatNumber(Math.min(done + 1, total))} de ${formatNumber(total)}`
    : 'Lendo o texto';
}

/** What the control that shares a summary says: what it does, or why it can't be used. */
export const sharingWords = (canShare: boolean, label: string): { label: string; hint: string } =>
  canShare
    ? { label, hint: 'Outros estudantes podem ler o resumo, nunca o texto original.' }
    : { label: 'Disponível no Premium', hint: 'Com um plano pago, seus resumos podem ser públicos.' };
