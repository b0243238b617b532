import { foldLetters } from '#shared/rules/text/fold.ts';
import { contentWords } from '../content-words.ts';

/** What a question wants to hear. */
export type QuestionKind =
  | 'definition'
  | 'cause'
  | 'date'
  | 'manner'
  | 'list'
  | 'place'
  | 'person'
  | 'quantity'
  | 'plain';

const asking: readonly (readonly [QuestionKind, RegExp])[] = [
  [
    'definition',
    /\b(?:o que|oq|que) (?:e|eh|sao|foi|foram|era|significa|quer dizer)\b|\b(?:defin|conceit|significad)/,
  ],
  ['cause', /\b(?:por ?que|pq|causas?|motivos?|razao|razoes)\b/],
  ['date', /\b(?:quando|em que (?:ano|data|seculo|epoca)|que ano|qual (?:a )?data)\b/],
  ['list', /\b(?:quais|cite|liste|tipos|exemplos|fases|etapas|caracteristicas)\b/],
  ['manner', /\b(?:como|passo a passo|de que (?:forma|modo|maneira))\b/],
  ['place', /\bonde\b/],
  ['person', /\bquem\b/],
  ['quantity', /\b(?:quantos?|quantas?)\b/],
];

export const questionKind = (message: string): QuestionKind => {
  const folded = foldLetters(message);
  return asking.find(([, pattern]) => pattern.test(folded))?.[0] ?? 'plain';
};

const copula =
  /^(?:\S+ ){1,7}?(?:é|são|foi|foram|era|eram|consiste|consistem|significa|corresponde|chama-se|denomina-se)(?: |$)|(?:é|são) (?:chamad|denominad|conhecid|definid)[oa]s?|^[^:]{2,50}: /u;

const answering: Record<Exclude<QuestionKind, 'plain' | 'quantity'>, RegExp> = {
  definition: copula,
  cause:
    /(?<!\p{L})(?:porque|pois|devido|por causa|graças a|em razão|uma vez que|já que|visto que|causad[oa]s?|provoc\p{L}+|caus(?:a|am|ou|aram)|result(?:a|am|ou|aram|ante|antes) (?:d\p{L}+|em)|lev(?:a|am|ou|aram) a|por conta|decorr\p{L}+)(?!\p{L})/iu,
  date: /(?<!\d)1?\d{3}(?!\d)|século|(?:janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)|\d a\.C/u,
  manner:
    /(?<!\p{L})(?:por meio|através|primeir[oa]|em seguida|depois|por fim|etapas?|fases?|ocorre|acontece|funciona|convert\p{L}+|transform\p{L}+|consiste|a partir|usa-se|calcula-se|basta|dev[ea]m?-se)(?!\p{L})/iu,
  list: /, .+(?:,| e ) ?\p{L}+|(?:divid|classific|são:)/u,
  place: /(?<!\p{L})(?:em|n[oa]s?|dentro|entre) .*|localiza|situa|ocorre n/iu,
  person: /(?<!^)(?<!\p{L})\p{Lu}\p{Ll}+ (?:d[aeo]s? )?\p{Lu}\p{Ll}+|^\p{Lu}\p{Ll}+ (?:d[aeo]s? )?\p{Lu}/u,
};

/** Whether a sentence looks like an answer of the kind that is asked for. */
export const answersKind = (text: string, kind: QuestionKind): boolean =>
  kind !== 'plain' && kind !== 'quantity' && answering[kind].test(text);

/** Stems of what a sentence counts: those of "26 estados" and "três fases". */
export const countedIn = (text: string): string[] =>
  [
    ...text.matchAll(
      /(?<![\p{L}\d])(?:\d[\d.,]*|dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez) (\p{L}+)/giu,
    ),
  ].flatMap(([, noun = '']) => contentWords(noun).map(({ stem }) => stem));

/** Whether a sentence says what something is. */
export const isDefinition = (text: string): boolean => copula.test(text);
