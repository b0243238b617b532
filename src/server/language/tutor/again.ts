import { upperFirst } from '#server/language/text/capital.ts';
import { nextTo } from './explanation/beside-before.ts';
import { openQuestion } from './open-question.ts';
import { Citations } from './quote/quote.ts';
import type { Quotable } from './quote/read-quotables.ts';
import { showQuotables } from './quote/show-quotables.ts';
import { sourceWords } from './source-words.ts';
import type { Passage, TutorAnswer, TutorInput } from './tutor.ts';
import { paragraphs } from './words.ts';

/** Sentences before and after that may help. */
const [back, ahead] = [2, 2];
const leastShared = 3;

/** Whether one goes on with the other, or speaks of the same things. */
const sharesWith = (one: Quotable, other: Quotable) =>
  one.leansOn === other ||
  other.leansOn === one ||
  [...one.stems].filter((stem) => other.stems.has(stem)).length >= leastShared;

/** The sentence right before one in its paragraph; null at the paragraph's beginning. */
function leadsTo(told: Quotable, quotables: readonly Quotable[]): Quotable | null {
  const before = quotables[quotables.indexOf(told) - 1];
  return before && nextTo(before, quotables) === told && told.question === null ? before : null;
}

/** What was told, this time with what stands around it: the material has no other words for it. */
export function sayAgain(
  input: TutorInput,
  best: Quotable,
  told: readonly Quotable[],
  { quotables, passages }: { quotables: readonly Quotable[]; passages: readonly Passage[] },
): TutorAnswer {
  const at = quotables.indexOf(best);
  const around = quotables
    .slice(Math.max(0, at - back), at + ahead + 1)
    .filter(
      (each) =>
        each === best || (each.passage === best.passage && each.question === null && sharesWith(each, best)),
    );
  const next = around.length === 1 ? nextTo(best, quotables) : null;
  // The last of a paragraph is led up to by the one before it.
  const led = around.length === 1 && !next ? leadsTo(best, quotables) : null;
  const cards = told.filter(({ question }) => question !== null);
  const citations = new Citations();
  return {
    content: paragraphs(
      `Vamos com calma, de novo. ${upperFirst(sourceWords(input).says)} não diz de outro jeito; veja com o que vem junto:`,
      ...showQuotables(
        [
          ...new Set([
            ...cards,
            ...(led ? [led] : []),
            ...(best.question === null ? around : told),
            ...(next ? [next] : []),
          ]),
        ],
        passages,
        citations,
      ),
      openQuestion(input.state) ??
        'Se ainda não ficou claro, me diga qual palavra ou parte atrapalha, que eu procuro por ela.',
    ),
    citations: citations.list,
    state: input.state,
  };
}
