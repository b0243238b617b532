import type { ImportPreview, Separator } from '#shared/contracts/flashcard-transfer.ts';
import { countOf, formatNumber } from '#web/lib/format.ts';

export const separatorNames: Record<Separator, string> = {
  comma: 'Vírgula ( , )',
  semicolon: 'Ponto e vírgula ( ; )',
  tab: 'Tabulação',
  pipe: 'Barra vertical ( | )',
  colon: 'Dois-pontos ( : )',
  space: 'Espaço',
};

export const cardCount = (count: number): string => countOf(count, 'flashcard', 'flashcards');

/** A file's size: `312 kB`, `4,2 MB`. */
export function sizeText(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024));
  return kilobytes < 1024 ? `${formatNumber(kilobytes)} kB` : `${formatNumber(bytes / 1024 / 1024)} MB`;
}

/** Where in the file something stands: `Linha 7`, `Nota 3`. */
export const placeText = (format: ImportPreview['format'], line: number): string =>
  `${format === 'text' ? 'Linha' : 'Nota'} ${formatNumber(line)}`;

/** How many lines or notes: `3 linhas`, `1 nota`. */
export const lineCount = (format: ImportPreview['format'], count: number): string =>
  format === 'text' ? countOf(count, 'linha', 'linhas') : countOf(count, 'nota', 'notas');

/** What was left out of the cards that are imported, sentence by sentence. */
export function lossNotes({ media, shortened }: { media: number; shortened: number }): string[] {
  return [
    ...(media > 0
      ? [
          `${countOf(media, 'imagem ou áudio fica', 'imagens e áudios ficam')} de fora: só o texto é importado.`,
        ]
      : []),
    ...(shortened > 0
      ? [
          `${countOf(shortened, 'flashcard teve', 'flashcards tiveram')} baralho, tags, matéria ou dificuldade ajustados aos limites.`,
        ]
      : []),
  ];
}
