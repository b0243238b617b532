import type { ClozeMode } from './cloze.ts';
import { plainText } from './plain-text.ts';

let sayFormula: ((tex: string) => string) | undefined;

/** Brings the words for formulas. Until then they are read as they are written. */
export async function loadFormulaWords(): Promise<void> {
  ({ sayFormula } = await import('./formula-words.ts'));
}

/** `plainText` for a voice. */
export const spokenText = (text: string, cloze: ClozeMode = 'shown'): string =>
  plainText(text, cloze, sayFormula);
