import { useEffect } from 'react';
import { hasCloze } from '#shared/markdown/split-clozes.ts';
import { whenIdle } from '#web/lib/when-idle.ts';
import { loadFormulaWords, spokenText } from '#web/ui/rich-text/spoken-text.ts';
import { hasOwnAnswer, type Sides } from './card-labels.ts';

/** A side of a card as it is read aloud; the front tells nothing of what its clozes hide. */
export function spokenSide(card: Sides, side: 'front' | 'back'): string {
  const { question, answer } = card;
  if (side === 'front') return spokenText(question, 'hidden') || 'Sem pergunta';
  const filled = hasCloze(question) ? [spokenText(question)] : [];
  return [...filled, ...(hasOwnAnswer(card) ? [spokenText(answer)] : [])].join('. ');
}

/** Brings the words for formulas before a screen has something to announce. */
export const useFormulaWords = () =>
  useEffect(() => whenIdle(() => void loadFormulaWords().catch(() => {})), []);
