import { hasVerb } from '#server/language/text/verbs.ts';
import { wordsOf } from '#server/language/text/words.ts';
import { withoutSecondVerb } from './ask-definition.ts';
import { personNoun } from './people.ts';
import { asSentence, asTerm, inside, withoutBrackets } from './phrase.ts';
import { type Asking, afterLead, type Draft } from './statement.ts';
import { pointsOutside, subjectIn } from './subject.ts';

const roles =
  'índice|função|papel|objetivo|finalidade|meta|propósito|capital|unidade|fórmula|símbolo|causa|consequência|efeito|resultado|valor|velocidade|temperatura|massa|densidade|carga|número|quantidade|área|população|altura|comprimento|duração|origem|idade|foco|característica|diferença(?! de)|vantagem|desvantagem|importância|base|fonte|sede|órgão|nome|plural|feminino|coletivo|sinônimo|antônimo|significado|regra|condição|requisito|prazo|pena|complexidade|moeda|língua|idioma|religião|bioma|clima|relevo|vegetação|fundamento|período|presidente|autor|autora|fundador|criador|inventor|descobridor|líder|imperador|rei|pai|mãe|marco|estopim|produto|local|sujeito|núcleo|princípio|expoente|representante|obra|equação|expressão|gráfico|extensão|ponto(?! de)|pico|rio|estado|país|planeta|elemento|gás|metal|p[Hh]|hormônio|enzima|molécula';
const role = new RegExp(
  `^((?:[OoAa]) (?:principal |primeir[oa] |últim[oa] |maior |menor |únic[oa] )?(?:${roles})(?: \\p{L}+){0,3}? (?:d[aeo]s?|entre|para) .{2,100}?) (é|foi|era) (?:que )?(.{2,})$`,
  'u',
);
const described =
  /^(?:\p{L}+(?:[aií]d[oa]|ável|ível|(?<!aproximada)mente|nte|oso|osa)|muito|bem|mais|menos|maior|menor|melhor|pior|tão|grande|pequen[oa]|alt[oa]|baix[oa]|essencial|fundamental|necessári[oa]|simples|clar[oa]|ótim[oa]|crucial|vital|outr[oa]|tal|também|sempre|assim|feit[oa]|vist[oa]|escrit[oa]|compost[oa]|possível|evidente|quando|que|se|como|em|n[oa]s?|par[ae]|por|pel[oa]s?|d[eoa]s?)(?!\p{L})/iu;

/** "A molécula de água é polar" tells which it is of none. */
const isQuality = /^\p{Ll}+(?:al|ar|ic[oa]|os[oa]|iv[oa]|ári[oa]|nte)$/u;
const ofQuality =
  /^[OoAa] (?:clima|relevo|vegetação|religião|regime|cor|língua|idioma|vegetação|capital|moeda)(?!\p{L})/u;

const balance =
  /^([OA] (?:saldo|total|balanço|custo|prejuízo|placar)(?: \p{L}+){0,3}?) (foi|é|era) ((?:de )?\d.*)$/u;

const amount =
  /^([OoAa] \p{L}+(?: \p{L}+){0,2}? d[aeo]s? .{2,90}?) (é|era) ((?:de |igual a )?(?:cerca de |aproximadamente )?\d.*|igual a .{2,60})$/u;

/** "O município com mais habitantes": of all, one. */
const most =
  /^([OA] \p{L}+ (?:\p{L}+ )?(?:com|de|que tem) (?:[oa] )?(?:mais|menos|maior|menor) .{3,80}?) (é|foi|era) (\p{Lu}.{2,})$/u;

/** "O prazo da posse": in which case, is told elsewhere. */
const ofOneWord = /^[oa] (?:multa|prazo|pena|jornada|alíquota|limite|taxa) d[aeo]s? \p{L}+$/iu;
/** What such a noun is defined by, rather than named. */
const isRatio =
  /^(?:a razão|a relação|o quociente|o produto|a soma|a medida|a diferença|a distância|a quantidade|o número|o valor|a parte|o conjunto|o que|uma?) /u;

/** "Qual é a capital do Brasil?" from "a capital do Brasil é …": a noun that asks for one thing. */
export function askRole({ statement, lexicon }: Asking): Draft[] {
  const { clause, lead } = statement;
  if (!/^[OoAa] .* (?:é|foi|era) /u.test(clause)) return [];
  const [, before = '', verb = '', told = ''] =
    role.exec(clause) ?? most.exec(clause) ?? amount.exec(clause) ?? balance.exec(clause) ?? [];
  const after = /^de /u.test(told) ? told.slice(3).replace(/ e de (?=\p{L}|\d)/u, ' e ') : told;
  const subject = after && subjectIn(before);
  if (!subject || (lead && pointsOutside(lead)) || described.test(after)) return [];
  if (ofOneWord.test(before)) return [];
  if (isQuality.test(after) && !ofQuality.test(subject)) return [];
  const cut = withoutBrackets(
    withoutSecondVerb(after).replace(
      /(?:;|, (?:enquanto|mas|porém|já|que|o que|uma? d[ao]s|e [oa]s? |\p{L}+[ai]d[oa]s? |com \d)).*$/u,
      '',
    ),
  );
  const [, measured = cut, year = ''] = /^(.+) (em (?:1\d|20)\d{2})$/u.exec(cut) ?? [];
  const wasAmount = verb === 'era' && /^\d/u.test(cut);
  if (wasAmount && !year && !/\d/u.test(lead ?? '')) return [];
  const value = measured.replace(/^igual a (?=.{2})/u, '');
  const isLong = wordsOf(measured).length > 6 || hasVerb(measured);
  const thing = `${inside(subject, lexicon)}${year && ` ${year}`}`;
  const equal = /^igual ((?:ao|à)s? .+)$/u.exec(cut)?.[1];
  if (equal)
    return [
      { kind: 'role', question: afterLead(lead, `A que ${verb} igual ${thing}?`), answer: asSentence(equal) },
    ];
  const asks = personNoun.test(subject) ? 'Quem' : isRatio.test(cut) ? 'O que' : 'Qual';
  return [
    {
      kind: 'role',
      question: afterLead(lead, `${asks} ${verb} ${thing}?`),
      answer: isLong ? asSentence(measured) : asTerm(value),
      ...(wasAmount && { needsTopic: true }),
    },
  ];
}
