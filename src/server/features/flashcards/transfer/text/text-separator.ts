import type { Separator } from '#shared/contracts/flashcard-transfer.ts';
import { readRecords } from './csv-records.ts';
import { separatorSigns } from './text-headers.ts';

/** In order of preference: the rarer a sign is in sentences, the sooner it is believed. */
const candidates: readonly Separator[] = ['tab', 'semicolon', 'pipe', 'comma', 'colon', 'space'];
const sampleRecords = 60;
/** Of the lines, at least this share must have as many columns as the most common line. */
const enough = 0.6;

/** The separator that parts most lines of a text into equally many columns, two at least; a comma when none does. */
export function guessSeparator(text: string, offset: number): Separator {
  let best: Separator = 'comma';
  let bestShare = 0;
  for (const candidate of candidates) {
    const share = shareOfEqualLines(text, offset, separatorSigns[candidate]);
    if (share >= enough && share > bestShare + 0.001) [best, bestShare] = [candidate, share];
  }
  return best;
}

function shareOfEqualLines(text: string, offset: number, separator: string): number {
  const sample = text.slice(offset, offset + 200_000);
  const { records, broken } = readRecords(sample, { separator, most: sampleRecords });
  const lines = new Map<number, number>();
  for (const { cells } of records) {
    // Lines of as many words as each other are sentences, but for a word and its translation.
    const isParted = cells.length > 1 && (separator !== ' ' || cells.length === 2);
    if (isParted) lines.set(cells.length, (lines.get(cells.length) ?? 0) + 1);
  }
  const most = Math.max(0, ...lines.values());
  return most / Math.max(1, records.length + broken.length);
}
