import type { NoticeLine } from '../notice-lines.ts';
import { isForEverybody, isPostHeading } from '../roles.ts';
import { capitals, soundsLikePost } from '../words.ts';

export const isCapital = (text: string): boolean => capitals(text) >= 0.9;
/** Sentences or a list with semicolons, however short the line that holds them. */
export const severalParts = /^\p{Lu}.{2,160}?[.;]\s+\S.*[.;]$/u;

/** Whether a line is the name of a position and nothing else, above a text of several parts. */
export function isPostAbove(lines: readonly NoticeLine[], at: number): boolean {
  const [line, next] = [lines[at], lines[at + 1]];
  return (
    line !== undefined &&
    next !== undefined &&
    line.text.length < 60 &&
    !/[.,;:]$/u.test(line.text) &&
    soundsLikePost(line.text) &&
    severalParts.test(next.text)
  );
}

/** "Cargo: Contador", "Para o cargo de Motorista": a line that says for whom what follows is. */
export function isPostLine({ text, isShort }: NoticeLine, next: NoticeLine | undefined): boolean {
  if (!isShort || !next?.opens || text.length > 100 || /[.;]/u.test(text)) return false;
  if (isForEverybody(text)) return /^\p{Lu}/u.test(text);
  if (!isPostHeading(text)) return false;
  const name = text.replace(/^.*?(?:[:–—-]|\bde)\s+/u, '');
  return soundsLikePost(name) || isCapital(name);
}

/** "3. Direito Penal" above "3.1 Crime". */
export const isNumberedBelow = (text: string, below: string): boolean =>
  /^\d{1,2}(?=[\s.)–—-])/u.exec(text)?.[0] === /^(\d{1,2})\.1(?!\d)/u.exec(below)?.[1];
