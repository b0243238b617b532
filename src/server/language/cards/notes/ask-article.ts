import { hasMainVerb } from '#server/language/text/verbs.ts';
import { wordsOf } from '#server/language/text/words.ts';
import { asSentence, inside } from '../questions/phrase.ts';
import { type Asking, afterLead, type Draft } from '../questions/statement.ts';
import { isBare, pointsOutside, subjectIn } from '../questions/subject.ts';

const article = /^(?:Art\. ?\d|Artigo \d|§|Parágrafo único)/u;

/** "A menoridade cessa aos dezoito anos, quando …": the rule to its end, for what follows may be its condition. */
const lasting =
  /^(.{3,110}?) (cessa|cessam|cessará|começa|começam|termina|terminam|inicia-se|se inicia|extingue-se|se extingue|encerra-se|se encerra) ((?:aos?|à|às|com|em|n[oa]s?|d[oa]s?|após|quando) .{4,})$/u;
/** "São absolutamente incapazes de … os menores de 16 anos": who they are stands at the end. */
const inverted =
  /^São ((?:\p{L}+mente )?\p{L}+(?:es|is|os|as)(?: [^:;]{3,110})?) ((?:os|as|aquel[ea]s que) (?:maiores|menores|que|brasileiros|estrangeiros|nascidos|cidadãos|cônjuges|pais|filhos|herdeiros|servidores|bens|atos|negócios|contratos|cargos|crimes|ébrios) ?.*)$/u;

/** "Quando cessa …?" and "Quem são os …?" of an article of a law. */
export function askArticle({ statement, lexicon }: Asking): Draft[] {
  const { sentence, clause, lead } = statement;
  if (!article.test(sentence.text) || (lead && pointsOutside(lead))) return [];
  const [, before = '', verb = '', when = ''] = lasting.exec(clause) ?? [];
  const subject = when && subjectIn(before);
  if (subject && !isBare(subject) && wordsOf(when).length > 1) {
    const asked = verb.endsWith('-se') ? `se ${verb.slice(0, -3)}` : verb;
    const asks = /^d/u.test(when) ? 'A partir de que momento' : 'Quando';
    const question = afterLead(lead, `${asks} ${asked} ${inside(subject, lexicon)}?`);
    return [{ kind: 'cause', question, answer: asSentence(when), isRule: true }];
  }
  const [, quality = '', who = ''] = inverted.exec(clause) ?? [];
  if (!who || lead || pointsOutside(quality) || hasMainVerb(quality)) return [];
  const areThings = /^(?:os|as|aquel[ea]s que) (?:bens|atos|negócios|contratos|cargos|crimes)/u.test(who);
  const gender = /^(?:as|aquelas)/u.test(who) ? 'as' : 'os';
  return [
    {
      kind: 'role',
      question: `${areThings ? 'Quais' : 'Quem'} são ${gender} ${quality}?`,
      answer: asSentence(who),
      isRule: true,
    },
  ];
}
