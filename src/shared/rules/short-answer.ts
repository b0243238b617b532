import { fold } from './text/fold.ts';

/**
 * Whether what a student typed is one of the right answers: case, accents, spaces, a final full stop and a dot for the
 * decimal comma don't count. Formulas are compared as they are written between `$`.
 */
export function isRightAnswer(typed: string, answers: readonly string[]): boolean {
  const given = plain(typed);
  return answers.some((answer) => plain(answer) === given);
}

const plain = (answer: string): string =>
  fold(answer)
    .replaceAll(/[\s$]/g, '')
    .replace(/\.$/, '')
    .replaceAll(/(\d)[.](\d)/g, '$1,$2')
    .replaceAll('{,}', ',')
    .replaceAll(/[−–]/g, '-');
