import { listOf } from '#server/language/text/list-of.ts';
import { quoted } from '../quote/quote.ts';
import { paragraphs } from '../words.ts';
import { giveHint, wantsHint } from './give-hint.ts';
import { type Judgement, judgeAttempt } from './judge-attempt.ts';

/** Attempts after which the answer is shown. */
const mostTries = 3;

/** What became of a message while a question was open. */
export type Outcome =
  | { kind: 'right'; words: string }
  | { kind: 'shown'; words: string }
  | { kind: 'again'; words: string; tries: number };

const levelOf = (tries: number) => (tries > 1 ? 2 : 1);

function encourage({ verdict, missing }: Judgement, hint: string): string {
  if (verdict !== 'partly') return paragraphs('Ainda não é isso.', hint);
  return paragraphs(
    'Está no caminho, mas ainda não está completo.',
    missing.length > 0 ? `Faltou: ${listOf(missing.map(quoted))}. Tente dizer tudo de uma vez.` : hint,
  );
}

/** Judges an attempt, the `tries`-th after 0, or shows the answer when `gaveUp`; a wish for a hint is no attempt. */
export function tryAnswer(
  message: string,
  gaveUp: boolean,
  { question, answer, tries }: { question: string; answer: string; tries: number },
): Outcome {
  if (gaveUp) return { kind: 'shown', words: 'Sem problema, vamos à resposta.' };
  const isEmpty = !/[\p{L}\p{N}]/u.test(message);
  if (isEmpty || wantsHint(message))
    return { kind: 'again', words: giveHint(answer, '', levelOf(Math.max(1, tries))), tries };
  const judgement = judgeAttempt(message, answer, question);
  if (judgement.verdict === 'right')
    return { kind: 'right', words: tries > 0 ? 'Agora sim, é isso.' : 'Certo, é isso.' };
  const made = tries + 1;
  if (made >= mostTries) return { kind: 'shown', words: 'Foram três tentativas, então vamos à resposta.' };
  return {
    kind: 'again',
    words: encourage(judgement, giveHint(answer, message, levelOf(made))),
    tries: made,
  };
}
