import { listOf } from '#server/language/text/list-of.ts';
import { askedIn } from '../matching/asked-words.ts';
import { type Choice, chooseSentences } from '../quote/choose-sentences.ts';
import { quoted } from '../quote/quote.ts';
import { readingsOf } from '../readings.ts';
import { sourceWords } from '../source-words.ts';
import type { TutorAnswer, TutorInput } from '../tutor.ts';
import { answerWith, type Material } from './answer-with.ts';

const mostOfParts = 5;

/** So many of what is quoted that the best is among them. */
const leaning = ({ quotables, best }: Choice, count: number) =>
  Math.max(count, best ? quotables.indexOf(best) + 1 : 0);

/** What is told of several questions at once; null where none of them is answered. */
export function answerParts(
  input: TutorInput,
  all: readonly string[],
  material: Material,
): TutorAnswer | null {
  // What asks of nothing is left aside, where each is a question of its own.
  const parts = all.every((part) => part.endsWith('?'))
    ? all.filter((part) => askedIn(part).length > 0)
    : all;
  const choices = parts.map((part, at) => {
    const asked = {
      message: part,
      said: [...input.said, ...parts.slice(0, at)],
      intent: { kind: 'explain', topic: '', question: part },
    } as const;
    const choice = readingsOf(asked)
      .filter((wanted) => wanted.asked.length > 0)
      .map((wanted) => chooseSentences(material.quotables, wanted))
      .find(({ best }) => best !== null);
    return { part, choice };
  });
  const found = choices.flatMap(({ choice }) => (choice?.best ? [choice] : []));
  const missed = choices.filter(({ choice }) => !choice?.best).map(({ part }) => quoted(part));
  // Half of one sentence may be no question of its own.
  if (found.length === 0 || (missed.length > 0 && parts.some((part) => askedIn(part).length === 0)))
    return null;
  const each = Math.max(1, Math.floor(mostOfParts / found.length));
  const quotables = [...new Set(found.flatMap((choice) => choice.quotables.slice(0, leaning(choice, each))))];
  const lack =
    missed.length > 0 ? `Não encontrei ${sourceWords(input).in} a resposta a ${listOf(missed)}.` : null;
  return answerWith(input, '', { quotables, material, lack });
}
