import type { Problem } from './tree.ts';

const longest = 72;

/** Longer subjects are cut off where commits are listed. */
export function checkSubject(subject: string): Problem[] {
  return subject.length > longest
    ? [`último commit: o assunto tem ${subject.length} caracteres; o limite é ${longest}: ${subject}`]
    : [];
}
