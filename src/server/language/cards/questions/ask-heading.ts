import { hasVerb } from '#server/language/text/verbs.ts';
import { wordsOf } from '#server/language/text/words.ts';
import { topicOf } from '../context.ts';
import { asSentence, inside, isPlural } from './phrase.ts';
import type { Asking, Draft } from './statement.ts';
import { pointsOutside } from './subject.ts';

const copula = /^(é|são) ((?:(?:uma?|uns|umas|[oa]s?) )?\p{Ll}[^:;]{10,})$/iu;
/** "É proibido", "É possível", "É a teoria monista": of no heading is that a definition. */
const unfit =
  /^(?:(?:uma?|[oa]s?) )?(?:(?:\p{L}+(?:[aií]d[oa]s?|vel|veis|nte|ntes|ic[oa]s?|iv[oa]s?|os[oa]s?|ári[oa]s?|al|ar))(?!\p{L})|nul[oa]s?|exemplos?|títulos?|crime formal|preciso|comum|fácil|difícil|mais|menos|muito|bem|n[oa]s?|em|d[aeo]s?|por|para|só|apenas|quando|que|se|como)(?!\p{L})/iu;
const mostWords = 4;

/** "O que é agência reguladora?" from "É autarquia em regime especial", which opens the section of that name. */
export function askHeading({ statement, lexicon }: Asking): Draft[] {
  const { sentence, clause, lead } = statement;
  const { heading, previous } = sentence;
  if (lead || !heading || !sentence.opens || previous?.heading === heading) return [];
  const [, verb = '', genus = ''] = copula.exec(clause) ?? [];
  const topic = topicOf(heading);
  if (!genus || !topic || topic !== heading || wordsOf(topic).length > mostWords) return [];
  const isMany = isPlural(wordsOf(topic)[0] ?? '');
  if (isMany !== /^são$/iu.test(verb) || / e |,/u.test(topic)) return [];
  if (unfit.test(genus) || pointsOutside(genus) || !/ (?:que|d[aeo]s?|em|com|para) /u.test(genus)) return [];
  if (hasVerb(genus.split(/ que |, /u)[0] ?? '')) return [];
  const question = `O que ${verb.toLowerCase()} ${inside(topic, lexicon)}?`;
  return [{ kind: 'definition', question, answer: asSentence(genus) }];
}
