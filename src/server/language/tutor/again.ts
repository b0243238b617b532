import { foldLetters } from '#shared/rules/text/fold.ts';
import { plainMessage } from './intent/plain-message.ts';
import { openQuestion } from './open-question.ts';
import { Citations } from './quote/quote.ts';
import type { Quotable } from './quote/read-quotables.ts';
import { showQuotables } from './quote/show-quotables.ts';
import { sourceWords } from './source-words.ts';
import type { Passage, TutorAnswer, TutorInput } from './tutor.ts';
import { paragraphs, upperFirst } from './words.ts';

const again =
  /^(?:(?:mas|ainda|prof|professora?|e|ai|entao|desculpa|eu) )*(?:(?:nao|continuo sem) (?:entend\w+|compreend\w+|saquei|ficou claro|ficou muito claro|peguei)|(?:me )?(?:expli\w+|fal\w+|diz|diga|repet\w+|repit\w+)(?: (?:isso|ai|um pouco))? (?:melhor|de novo|novamente|outra vez|mais|de outr[oa] (?:jeito|forma|maneira|modo)|com outras palavras|mais (?:simples|facil|devagar|detalh\w+))|como assim|mais detalhes|(?:de )?outr[oa] (?:jeito|forma|maneira)|(?:pode )?detalh\w+|aprofund\w+)\b/;

/** Whether a message wants what was just told to be told again, or more of it. */
export const asksAgain = (message: string): boolean => again.test(foldLetters(plainMessage(message)).trim());

/** Sentences before and after that may help. */
const [back, ahead] = [2, 2];
const leastShared = 3;

/** Whether one goes on with the other, or speaks of the same things. */
const sharesWith = (one: Quotable, other: Quotable) =>
  one.leansOn === other ||
  other.leansOn === one ||
  [...one.stems].filter((stem) => other.stems.has(stem)).length >= leastShared;

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
  const cards = told.filter(({ question }) => question !== null);
  const citations = new Citations();
  return {
    content: paragraphs(
      `Vamos com calma, de novo. ${upperFirst(sourceWords(input).says)} não diz de outro jeito; veja com o que vem junto:`,
      ...showQuotables(
        [...new Set([...cards, ...(best.question === null ? around : told)])],
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
