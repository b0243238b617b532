import { pipe } from '#shared/markdown/math-delimiters.ts';
import { clozeEnd, clozeStart, gapWords } from './cloze.ts';

const cloze = new RegExp(`${clozeStart}([^\uE000\uE001]*)${clozeEnd}`, 'g');

/** TeX as KaTeX reads it: its bars and its clozes back from what they were while Markdown was read. */
export function finishTex(tex: string, hints: (string | null)[] | null): string {
  return tex
    .replaceAll(pipe, '|')
    .replace(cloze, (_, inside) =>
      hints ? gapInTex(hints[Number(inside)] ?? null) : `\\underline{${inside}}`,
    )
    .replaceAll(clozeStart, '')
    .replaceAll(clozeEnd, '');
}

const gapInTex = (hint: string | null) => `\\text{${gapWords(hint).shown.replace(/[\\{}$%#&_^~]/g, '')}}`;
