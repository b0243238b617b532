import { firstVerb, isVerb } from '#server/language/text/verbs.ts';
import { mainClause } from './ask-cause.ts';
import { asSentence, withProclisis } from './phrase.ts';
import type { Asking, Draft } from './statement.ts';

const purpose = /^(.{10,170}?),? (para que|para|a fim de|com o objetivo de|com o intuito de) (\p{L}.{5,})$/u;
const infinitive =
  /^(?!(?:lugar|mar|qualquer|mulher|maior|menor|melhor|pior|par)(?!\p{L}))\p{L}+(?:[aeiô]r|[aei]rem)(?:-\p{L}+)? /u;
/** What takes "para" as its complement, so that no purpose follows: "contribui para", "capacidade para". */
const complemented =
  /(?:contribu\p{L}+|colabor\p{L}+|ten[dt]\p{L}+|serv\p{L}+|concorr\p{L}+|basta\p{L}*|usad[oa]s?|utilizad[oa]s?|exigid[oa]s?|necessári[oa]s?|essencia\p{L}+|fundamenta\p{L}+|importantes?|suficientes?|capacidade|condiç\p{L}+|energia|força|prazo|tempo|direito|meios?|instrumentos?|métodos?|técnicas?|recursos?|competência|poder|autorização|necessidade|proposta|base|espaço|caminho|passo|pressão|luta|forma|modo|muito|demais|minutos|horas|dias|anos|séculos|tinha|têm|tem)$/u;
const newClause = /(?:;|, (?:o que|enquanto|mas|porém|além d|e (?:[oa]s?|por isso) )).*$/u;
const turning = / (?:que|qual|quais|onde|se|quando|porque|pois|quem|como) /u;

/** "As plantas C4, como o milho, concentram" makes "As plantas C4 concentram". */
const withoutApposition = (clause: string) => clause.replace(/^([^,]+), [^,]+, /u, '$1 ');

const past = / \p{L}{2,}(?:ou|eu|iu|ram|avam?|iam?) /u;
const imperfect = /\p{L}{2}(?:ava|ia)$/u;
const copula = /^(?:é|são|foi|foram|era|eram)$/u;

const adverb = /^(?:só|também|depois|ainda|então|não|já|se|finalmente)$/u;

/** "O presidente pretendia modernizar a cidade e nomeou o médico" makes "O presidente nomeou o médico". */
export function lastPredicate(clause: string): string {
  const words = clause.split(' ');
  const first = words.findIndex(
    (word, at) => at > 0 && (isVerb(word, words[at - 1]) || (at > 1 && imperfect.test(word))),
  );
  const and = words.findLastIndex(
    (word, at) =>
      word === 'e' && at > first && isVerb(words[at + (adverb.test(words[at + 1] ?? '') ? 2 : 1)] ?? '', 'e'),
  );
  return first > 0 && and > 0 ? [...words.slice(0, first), ...words.slice(and + 1)].join(' ') : clause;
}

/** "Para que a URV foi criada?" from "A URV foi criada para eliminar …". */
export function askPurpose(asking: Asking): Draft[] {
  const [, before = '', link = '', after = ''] = purpose.exec(asking.statement.clause) ?? [];
  if (/ não |(?:exigência|requisito|condição|prazo|direito|autorização|necessidade|permissão) /u.test(before))
    return [];
  if (!after || complemented.test(before) || turning.test(withoutApposition(before))) return [];
  if (/(?: e (?:d[aeo]s?|com|em|por|n[oa]s?) .*| ou) para /u.test(after)) return [];
  if (link !== 'para que' && !infinitive.test(`${after} `)) return [];
  const plain = lastPredicate(before);
  const words = plain.split(' ');
  const verb = firstVerb(words);
  if (verb < 1 || verb > words.length - 2) return [];
  if (copula.test(words[verb] ?? '') && !/[ai]d[oa]s?$/u.test(words[verb + 1] ?? '')) return [];
  const main = mainClause(plain, asking);
  if (!main || (past.test(main) && !/\p{Lu}/u.test(main))) return [];
  const answer = asSentence(`${link === 'para que' ? 'para que' : 'para'} ${after.replace(newClause, '')}`);
  return [{ kind: 'function', question: `Para que ${withProclisis(main)}?`, answer }];
}
