import { countOf, formatNumber } from '#shared/rules/text/format.ts';

/** A small number for reading: what rounds to nothing is still something. */
const readable = (value: number) => (value > 0 && value < 0.05 ? 'menos de 0,1' : formatNumber(value));

/** `1,2% da prova`; `percent` is 0 to 100. */
export const examShare = (percent: number): string => `${readable(percent)}% da prova`;

/** Points where the notice gives questions, else the share they stand for: `0,4 ponto`, `0,4% da prova`. */
export const pointsText = (points: number, areKnown: boolean): string => {
  if (!areKnown) return examShare(points);
  return points > 0 && points < 0.05 ? `${readable(points)} ponto` : countOf(points, 'ponto', 'pontos');
};
