import { leansBack } from '#server/language/text/leans-back.ts';
import { weakNouns } from '#server/language/text/stop-words.ts';
import { isVerb } from '#server/language/text/verbs.ts';
import { wordsOf } from '#server/language/text/words.ts';
import { foldLetters } from '#shared/rules/text/fold.ts';
import { hasNoVerb, opensBeforeSubject } from './compression/clauses.ts';

/** "O exemplo mais conhecido é", "A experiência daria": a noun for what was told, with no complement but adjectives. */
const told =
  /^[OA]s? (?:exemplo|experiência|saldo|sinal|caso|resultado|episódio|exceção|diferença|explicação|resposta|motivo)s?(?: (?!d[aeo]s? |que |entre |em |n[ao]s? )(?:mais |menos )?\p{Ll}+)?(?<! (?:é|são|foi|era)) (?:é|são|foi|foram|era|eram|indica|mostra|explica|significa|\p{Ll}+ria[m]?)(?!\p{L})/u;
/** "levou a história ao cinema". */
const object =
  /(\p{L}+) (?:a história|o episódio|a experiência|a proposta|o romance|o livro|o invento|a invenção)(?= (?:aos?|às?|para|n?um|n?uma) |[.,;])/u;
/** "aquele prefeito": of somebody named before, unless the sentence itself does. */
const distant = /(?<!\p{L})(?:[nd]?aquel[ea]s?|àquel[ea]s?) (?!que|d[aeo]s? |em )(\p{L}+)(?! que)/giu;
/** "comporta-se de modo oposto": to something else. */
const compared =
  /de (?:modo|forma|maneira) (?:oposta?|inversa?|semelhante|contrári[oa]|idêntic[oa]|análog[oa])(?! (?:aos?|às?|d[eao]s?)(?!\p{L}))/u;
/** "Existem cinco classes: …": of what? */
const counted =
  /^(?:Há|Havia|Existem|Existiam) (?:\p{L}+mente )?(?:dois|duas|três|quatro|cinco|seis|sete|oito|vári[oa]s|divers[oa]s) (\p{L}+)(?=[:.,;])/u;
const kind = /^(?:classe|categoria|espécie|modalidade|variedade|subtipo|subclasse)s$/u;
/** "Em 1945 filiou-se", "Entre 1945 e 1950 dirigiu". */
const dated = /^(?:(?:Em|Desde|No ano de|Em [\p{L}]+ de) \d{4}|(?:Entre|De) \d{4} (?:e|a) \d{4}) (?=\p{Ll})/u;
/** "Filha de lavradores, perdeu", "Formado em 1950, dirigiu": a word without article, which tells of somebody. */
const describing =
  /^(?:\p{Lu}\p{L}{2,}[ai]d[oa]|\p{Lu}\p{Ll}+[oa]r?) (?:d[aeo]s?|por|pel[oa]s?|em|n[ao]s?|com) (?:\p{Ll}|\d)[^,]*$/u;
/** "No dia 14,": of which month? */
const ofMonth = /^No dia \d{1,2}(?:,| (?!de ))/u;
const between =
  /^(?:quando|onde|que|em que|no qual|na qual|ao|após|depois|antes|com|sem|sob|em|n[oa]s?|por) |^(?:porém|contudo|entretanto|no entanto)$/u;

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
  const opens = opensBeforeSubject(first) || describing.test(first) || /^\p{Lu}\p{Ll}+$/u.test(first);
  if (!opens) return false;
  return lacksSubject(parts.find((part) => !between.test(part)) ?? '');
}

/** "Durante o cárcere,": whose, and when? */
const meanwhile =
  /^(?:Durante|Após|Depois d)[ eo]*[oa] (?:cárcere|prisão|exílio|mandato|gestão|internação|estada|viagem),/u;

/** "A forma mais grave é", "As principais são", "são os principais sintomas": of what was told of. */
const ofTold =
  /^[OA]s? \p{Ll}+ (?:mais|menos) \p{Ll}+ (?:é|são|foi|foram|era|eram)(?!\p{L})|^[OA]s? principa(?:l|is) (?:é|são|foi|foram|era|eram)(?!\p{L})|(?<!\p{L})(?:é|são|foi|foram) [oa]s? principa(?:l|is) \p{L}+(?: de \p{L}+)?\.$/u;
/** "O nome da heroína é": of which book? */
const ofPart =
  /^[OA]s? \p{Ll}+ d[oa] (?:protagonista|heroína|herói|personagem|narradora?|autora?|obra|livro|romance|poema|doença|enfermidade|tragédia|batalha|expedição) (\p{L}+)/u;
/** "A cidade abriga": which? */
const place =
  /^(?:A (?:cidade|vila|aldeia|capital|comarca|fazenda|ilha)|O (?:município|povoado|vilarejo|arraial|bairro)) (\p{L}+)/u;
/** '"…", afirma.': who? */
const quoted = /["”»],? (?:(?:afirm|explic|cont|lembr|complet|ressalt|resum)(?:a|ou)|diz|disse)\.$/u;
/** "Dom Casmurro, sua obra mais lida, saiu": whose? */
const owned = /^([^,]{2,60}), (?:seus?|suas?) /u;
/** "a cura que ela descobrira": who? */
const byOther = /(?<!\p{L})que el[ea]s? \p{L}+[aeiê]ram?(?!\p{L})/u;
/** Names of somebody, neither first in the sentence nor behind a preposition. */
const name = /(?<=[\p{Ll},;] )(?<!(?:d[aeo]s?|n[ao]s?|em) )\p{Lu}\p{Ll}/u;
const articles: Readonly<Record<string, RegExp>> = {
  o: /(?<!\p{L})(?:[DdNn]?o|O|[Aa]o|[Pp]elo|[Nn]?um|Um) \p{Ll}/u,
  a: /(?<!\p{L})(?:[DdNn]?a|A|[Ààs]|[Pp]ela|[Nn]?uma|Uma) \p{Ll}/u,
  os: /\p{Ll}{3}s(?!\p{L})/u,
  as: /\p{Ll}{3}s(?!\p{L})/u,
};

/** "passaram a vê-lo": whom, where neither a noun with its article nor a name by itself stands before? */
function lacksObject(text: string): boolean {
  const found = /(?<!(?<!\p{L})fazê)-l([oa]s?)(?!\p{L})/u.exec(text);
  const before = text.slice(0, found?.index);
  const ending = found?.[1] ?? '';
  return ending !== '' && !articles[ending]?.test(before) && !name.test(before);
}

/** Whether the sentence says something false, or nothing, without the one before it. */
export function pointsBack(text: string): boolean {
  if (
    leansBack(text) ||
    told.test(text) ||
    compared.test(text) ||
    meanwhile.test(text) ||
    ofMonth.test(text) ||
    ofTold.test(text) ||
    quoted.test(text) ||
    byOther.test(text) ||
    lacksObject(text) ||
    goesOnAboutSubject(text)
  )
    return true;
  const [, noun = ''] = counted.exec(text) ?? [];
  if (kind.test(noun) || weakNouns.has(foldLetters(noun))) return true;
  const [, owning] = owned.exec(text) ?? [];
  if (owning !== undefined && hasNoVerb(owning) && !opensBeforeSubject(owning)) return true;
  const verbOfPlace = place.exec(text)?.[1];
  if (verbOfPlace !== undefined && isVerb(verbOfPlace, 'e')) return true;
  const part = ofPart.exec(text);
  if (part && isVerb(part[1] ?? '', 'e')) return true;
  const own = whose.exec(text);
  if (own && (own[1] === undefined || isVerb(own[1], 'e'))) return true;
  const [, verb] = object.exec(text) ?? [];
  if (verb !== undefined && isVerb(verb, 'e')) return true;
  return [...text.matchAll(distant)].some(
    ({ index, 1: named = '' }) => !wordsOf(text.slice(0, index).toLowerCase()).includes(named.toLowerCase()),
  );
}
