import { leansBack } from '#server/language/text/leans-back.ts';
import { weakNouns } from '#server/language/text/stop-words.ts';
import { isVerb } from '#server/language/text/verbs.ts';
import { wordsOf } from '#server/language/text/words.ts';
import { foldLetters } from '#shared/rules/text/fold.ts';
import { opensBeforeSubject } from './compression/clauses.ts';

/** "O exemplo mais conhecido é", "A experiência daria": a noun for what was told, with no complement but adjectives. */
const told =
  /^[OA]s? (?:exemplo|experiência|saldo|sinal|caso|resultado|episódio|exceção|diferença|explicação|resposta|motivo)s?(?: (?!d[aeo]s? |que |entre |em |n[ao]s? )(?:mais |menos )?\p{Ll}+)?(?<! (?:é|são|foi|era)) (?:é|são|foi|foram|era|eram|indica|mostra|explica|significa|\p{Ll}+ria[m]?)(?!\p{L})/u;
/** "levou a história ao cinema". */
const object =
  /(\p{L}+) (?:a história|o episódio|a experiência|a proposta|o romance|o livro)(?= (?:aos?|às?|para|n?um|n?uma) |[.,;])/u;
/** "aquele prefeito": of somebody named before, unless the sentence itself does. */
const distant = /(?<!\p{L})(?:[nd]?aquel[ea]s?|àquel[ea]s?) (?!que|d[aeo]s? |em )(\p{L}+)(?! que)/giu;
/** "comporta-se de modo oposto": to something else. */
const compared =
  /de (?:modo|forma|maneira) (?:oposta?|inversa?|semelhante|contrári[oa]|idêntic[oa]|análog[oa])(?! (?:aos?|às?|d[eao]s?)(?!\p{L}))/u;
/** "Existem cinco classes: …": of what? */
const counted =
  /^(?:Há|Havia|Existem|Existiam) (?:\p{L}+mente )?(?:dois|duas|três|quatro|cinco|seis|sete|oito|vári[oa]s|divers[oa]s) (\p{L}+)(?=[:.,;])/u;
const kind = /^(?:classe|categoria|espécie|modalidade|variedade|subtipo|subclasse)s$/u;
/** "Em 1945 filiou-se". */
const dated = /^(?:Em|No ano de|Em [\p{L}]+ de) \d{4} (?=\p{Ll})/u;
/** "No dia 14,": of which month? */
const ofMonth = /^No dia \d{1,2}(?:,| (?!de ))/u;
const between =
  /^(?:quando|onde|que|em que|no qual|na qual|ao|após|depois|antes|com|sem|sob|em|n[oa]s?|por) /u;

/** "A infância, marcada pelas secas": whose? */
const whose =
  /^[OA]s? (?:infância|juventude|adolescência|velhice|mãe|pai|família|carreira|esposa|marido|viúva|menin[oa])(?:,| (\p{L}+))/u;

const noSubject = /^(?:há|houve|havia|haverá|existe|existem|existiam|existiu|basta|cabe|convém|chove|é)$/u;
const past = /[oei]u(?:-se)?$/u;
/** Verbs whose subject may follow them. */
const appearing =
  /^(?:surgi|nasce|sai|aparece|ocorre|acontece|começo|termino|morre|chego|existi|falto|resto|sobrevive|cresce|aumento|entro|vigoro|predomino|caiu?|desaparece)u$|^veio$/u;

/** "foi preso em", "voltou em 1915", "elegeu-se prefeito": a verb, and no subject after it. */
function lacksSubject(clause: string): boolean {
  const [verb = '', next = ''] = clause.split(/[\s,]+/u);
  if (!isVerb(verb, 'e') || noSubject.test(verb)) return false;
  if (/^(?:foi|era)$/u.test(verb)) return /^(?:\p{L}{2,}[aie]d[oa]|pres[oa]|eleit[oa])$/u.test(next);
  const hasObject = /^(?:[oa]s?|uma?|uns|umas)$/u.test(next);
  return past.test(verb) && !appearing.test(verb) && !(verb.includes('-se') && hasObject);
}

/** Whether the sentence tells of the subject of the one before, which it leaves out after what opens it. */
function goesOnAboutSubject(text: string): boolean {
  const date = dated.exec(text)?.[0];
  if (date) return lacksSubject(text.slice(date.length));
  const [first = '', ...parts] = text.split(', ');
  if (!opensBeforeSubject(first) && !/^\p{Lu}\p{Ll}+$/u.test(first)) return false;
  return lacksSubject(parts.find((part) => !between.test(part)) ?? '');
}

/** "Durante o cárcere,": whose, and when? */
const meanwhile =
  /^(?:Durante|Após|Depois d)[ eo]*[oa] (?:cárcere|prisão|exílio|mandato|gestão|internação|estada|viagem),/u;

/** Whether the sentence says something false, or nothing, without the one before it. */
export function pointsBack(text: string): boolean {
  if (
    leansBack(text) ||
    told.test(text) ||
    compared.test(text) ||
    meanwhile.test(text) ||
    ofMonth.test(text) ||
    goesOnAboutSubject(text)
  )
    return true;
  const [, noun = ''] = counted.exec(text) ?? [];
  if (kind.test(noun) || weakNouns.has(foldLetters(noun))) return true;
  const own = whose.exec(text);
  if (own && (own[1] === undefined || isVerb(own[1], 'e'))) return true;
  const [, verb] = object.exec(text) ?? [];
  if (verb !== undefined && isVerb(verb, 'e')) return true;
  return [...text.matchAll(distant)].some(
    ({ index, 1: named = '' }) => !wordsOf(text.slice(0, index).toLowerCase()).includes(named.toLowerCase()),
  );
}
