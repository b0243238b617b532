import { foldLetters } from '#shared/rules/text/fold.ts';
import { askedIn } from '../matching/asked-words.ts';
import { plainMessage } from './plain-message.ts';

const again =
  /^(?:(?:mas|ainda|prof|professora?|e|ai|entao|desculpa|eu) )*(?:(?:nao|continuo sem) (?:entend\w+|compreend\w+|saquei|ficou claro|ficou muito claro|peguei)|(?:me )?(?:expli\w+|fal\w+|diz|diga|repet\w+|repit\w+)(?: (?:isso|ai|um pouco))? (?:melhor|de novo|novamente|outra vez|mais|de outr[oa] (?:jeito|forma|maneira|modo)|com outras palavras|mais (?:simples|facil|devagar|detalh\w+))|como assim|mais detalhes|(?:de )?outr[oa] (?:jeito|forma|maneira)|(?:pode )?detalh\w+|aprofund\w+)\b/;

/** Whether a message wants what was just told to be told again, or more of it. */
export const asksAgain = (message: string): boolean => again.test(foldLetters(plainMessage(message)).trim());

/** Whether it wants no more than that, and names nothing of which more is wanted. */
export const onlyAsksAgain = (message: string): boolean => {
  const folded = foldLetters(plainMessage(message)).trim();
  return again.test(folded) && askedIn(folded.replace(again, ' ')).length === 0;
};
