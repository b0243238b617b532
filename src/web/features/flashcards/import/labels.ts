import type { ColumnRole, ImportPreview, Separator } from '#shared/contracts/flashcard-transfer.ts';
import { countOf, formatNumber } from '#shared/rules/text/format.ts';

export const separatorNames: Record<Separator, string> = {
  comma: 'Vírgula ( , )',
  semicolon: 'Ponto e vírgula ( ; )',
  tab: 'Tabulação',
  pipe: 'Barra vertical ( | )',
  colon: 'Dois-pontos ( : )',
  space: 'Espaço',
};

export const roleNames: Record<ColumnRole, string> = {
  question: 'Pergunta',
  answer: 'Resposta',
  deck: 'Baralho',
  tags: 'Tags',
  subject: 'Matéria',
  difficulty: 'Dificuldade',
  ignore: 'Não importar',
};

export const cardCount = (count: number): string => countOf(count, 'flashcard', 'flashcards');

/** Where in the file something stands: `Linha 7`, `Nota 3`. */
export const placeText = (format: ImportPreview['format'], line: number): string =>
  `${format === 'text' ? 'Linha' : 'Nota'} ${formatNumber(line)}`;

/** How many lines or notes: `3 linhas`, `1 nota`. */
export const lineCount = (format: ImportPreview['format'], count: number): string =>
  format === 'text' ? countOf(count, 'linha', 'linhas') : countOf(count, 'nota', 'notas');

/** How full the account is, and whether the new cards fit. */
export function roomNote({ ready, kept, most }: { ready: number; kept: number; most: number }): string {
  const used = `Você guarda ${formatNumber(kept)} de ${cardCount(most)}.`;
  const room = Math.max(0, most - kept);
  if (ready <= room) return used;
  return room === 0
    ? `${used} Exclua alguns para importar estes.`
    : `${used} Cabem mais ${formatNumber(room)}: exclua alguns ou divida o arquivo.`;
}

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
