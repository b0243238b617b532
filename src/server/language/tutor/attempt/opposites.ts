import { wordsOf } from '#server/language/text/words.ts';
import { foldLetters } from '#shared/rules/text/fold.ts';

/** Pairs of folded beginnings, each against the other. */
const pairs =
  `primeir ultim|maior menor|mais menos|aument diminu|cresc decresc|positiv negativ|antes depois|dentro fora
  direit esquerd|quente frio|quente fria|alto baixo|alta baixa|cima baixo|rapid lent|sempre nunca|inicio fim|entra sai
  sobe desce|subi desci|fort fraco|fort fraca|acido basic|claro escuro|clara escura|intern extern|ativo passivo|ativa passiva
  ganha perde|norte sul|leste oeste|vertical horizontal|maxim minim`
    .split(/\|\s*|\n\s*/)
    .map((pair) => pair.trim().split(' ') as [string, string]);

/** "Aument-avam", and not "mais-valia" or "sul-coreano". */
const longestEnding = 4;
const says = (words: readonly string[], beginning: string) =>
  words.filter((word) => word.startsWith(beginning) && word.length <= beginning.length + longestEnding)
    .length;

/**
 * Whether an attempt has a word in the place of which the answer has its opposite: "o último a entrar" of "o primeiro a
 * entrar". One that has both of them, as the answer has, or one that the question has, opposes nothing.
 */
export function opposes(attempt: string, answer: string, question: string): boolean {
  const [said, meant, asked] = [attempt, answer, question].map((text) => wordsOf(foldLetters(text)));
  if (!said || !meant || !asked) return false;
  return pairs.some(([one, other]) =>
    [
      [one, other],
      [other, one],
    ].some(([mine = '', theirs = '']) => {
      const [mineSaid, mineMeant] = [says(said, mine), says(meant, mine)];
      const [theirsSaid, theirsMeant] = [says(said, theirs), says(meant, theirs)];
      return (
        mineSaid > mineMeant && theirsSaid < theirsMeant && says(asked, mine) + says(asked, theirs) === 0
      );
    }),
  );
}
