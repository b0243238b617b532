import { hasVerb } from '#server/language/text/verbs.ts';
import { foldLetters } from '#shared/rules/text/fold.ts';

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
  | 'example'
  /** What it is for. */
  | 'purpose'
  /** Yes or no. */
  | 'whether'
  | 'plain';

const asking: readonly (readonly [QuestionKind, RegExp])[] = [
  [
    'example',
    /\bexemplos? (?:de|d[ao]s?|pra|para|disso|onde)\b|\b(?:da|de|me da|cite) (?:um|uns|alguns) exemplos?\b/,
  ],
  [
    'purpose',
    /^(?:(?:e|mas|prof|entao|ai) )*(?:para|pra) que \b|\b(?:para|pra|a|de) que (?:(?!que\b)[a-z-]+ ){0,5}?(?:serv|us[ao]|usad|utili[sz]|empreg)[a-z]*\b|\b(?:serv\w+|usad[oa]s?|utilizad[oa]s?|us[ao]m?) (?:para|pra) que\b|\bqual (?:e )?(?:a |o )?(?:funcao|finalidade|utilidade|serventia|objetivo|papel)\b/,
  ],
  [
    'date',
    /\b(?:quando|em que (?:ano|data|seculo|epoca|dia)|(?:qual|que) (?:foi )?(?:[oa] )?(?:ano|data|seculo)|de que (?:ano|seculo))\b/,
  ],
  [
    'person',
    /\b(?:quem|qual (?:foi )?[oa] (?:autor|autora|criador|criadora|inventor|inventora|lider|presidente|rei|rainha))\b/,
  ],
  [
    'cause',
    /\b(?:por ?que|pq|porque|causas?|motivos?|razao|razoes)\b|\bo que (?:e que )?(?:fez|fizeram) (?:(?:o|a|os|as) )?(?:[\p{L}-]+ ){1,4}?[\p{L}]{2,}[aei]r\b|\bo que (?:e que )?(?:levou|leva|causou|causa|provocou|provoca|motivou|gerou|originou|desencadeou|ocasionou|explica)\b/u,
  ],
  [
    'quantity',
    /\b(?:quant[oa]s?(?!.* e quais\b)|qual (?:e )?[oa] (?:quantidade|numero|valor|prazo|idade|porcentagem|percentual|duracao))\b/,
  ],
  [
    'place',
    /\b(?:onde|em (?:que|qual|quais) (?:lugar(?:es)?|local|locais|parte|pais(?:es)?|regiao|regioes|cidades?|estados?|continentes?|organela))\b/,
  ],
  [
    'manner',
    /\b(?:como|passo a passo|o que (?:eu |se |a gente )?(?:devo |deve |posso |pode |da para |tem que )?(?:fazer|faco)|de que (?:forma|modo|maneira)|de que (?:(?:(?:o|a) )?(?:[a-z-]+ ){1,3}?)?(?:morreu|faleceu|morreram))\b(?! (?:se )?(?:chama|e o nome))/,
  ],
  [
    'list',
    /\b(?:quais|(?<!o )que outr[oa]s(?= [a-z]+s\b)|cit[ae]|citar|liste|listar|lista (?:as|os|de)|(?:diz|diga|fala|fale|explica|explique|mostra) (?:quais )?(?:sao )?(?:as|os|umas|uns|algumas|alguns) [a-z]+s|enumer[ae]|(?:diz|diga|fala|fale|da|de|aponte|mostre) (?:\d|du?[oa]i?s|tres|quatro|cinco)\b|tipos|exemplos|fases|etapas|caracteristicas|consequencias|vantagens|desvantagens|elementos|componentes|regras|fatores|operacoes|sintomas|requisitos|casos (?!de\b)[a-z]+s)\b/,
  ],
  [
    'definition',
    /\b(?:o que|oq|que) (?:e|eh|sao|foi|foram|era|eram|significa|quer dizer|seria|vem a ser)\b|\b(?:defin|conceit|significad)|\bo que [\p{L} ]{3,40} (?:e|significa|quer dizer)$/u,
  ],
];

const commanding = /^(?:e|me|voce|pode|poderia|da|fala|fale|explica|explique|resum|quero|preciso)\b/;

/** Nouns by which a person is asked for; "quem foi Sócrates?" asks what a person was. */
const roles =
  'lider|autor|autora|criador|criadora|inventor|inventora|fundador|fundadora|presidente|rei|rainha|imperador|imperatriz|narrador|narradora|general|responsavel|primeir[oa]|segund[oa]|ultim[oa]|descobridor|chefe|discipul[oa]|mestre|pai|mae|filh[oa]|irm[ao]|espos[oa]|diretor|diretora|ministr[oa]|governador|comandante|protagonista|personagem|vencedor|cientista|autores|criadores|lideres|sucessor|rival|inimig[oa]|que';
const asksWhatPerson = new RegExp(
  `\\bquem (?:e|eh|sao|foi|foram|era|eram) (?!(?:(?:o|a|os|as) )?(?:${roles})\\b|\\w+[ai]d[oa]s? (?:em|por|pel[oa]s?|como|durante|com)\\b)`,
);
/** "Pregoeiro é quem?" */
const asksWhoLast = /^(?:(?:o|a|os|as) )?[\p{L} ]{3,40} (?:e|eh|era|foi|sao) quem(?: mesmo)?$/u;
/** "Quando" asks for a date of what is over, and else for a condition. */
const past =
  /\b(?:foi|foram|houve|era|eram|(?!sou\b|vou\b|seu\b|meu\b|teu\b|deu\b|ateu\b)\p{L}{2,}(?:ou|eu|iu)|\p{L}{2,}[aei]ram)\b/u;

/** Whether a message asks about what is over. */
export const isPast = (message: string): boolean => past.test(foldLetters(message));

const asksWhether =
  /^quem (?:tem|esta|usa|toma|sofre|faz|trabalha|e) (?:[\p{L}-]+ ){1,5}?(?:pode|podem|deve|precisa|tem que|tem direito)(?!\p{L})|\bquem (?:e que )?(?:esta |ta )?(?:certo|certa|com a razao|tem razao|errad[oa])\b|^(?:(?:e|mas|prof|entao) )*o que (?:(?:que|exatamente|mesmo|realmente|afinal) )*(?:acontece|ocorre|muda|significa)\b.*\b(?:quando|se)\b/u;

/** What a message asks for, by the first of its words of question. */
export const questionKind = (message: string): QuestionKind => {
  const folded = foldLetters(message)
    .replace(/[?!.…,;:“”"]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if ((asksWhatPerson.test(folded) && !/^por que\b/.test(folded)) || asksWhoLast.test(folded))
    return 'definition';
  // Who of two is right is no name, and what comes about when something is so is no date.
  if (asksWhether.test(folded)) return 'whether';
  let [first, at]: [QuestionKind | undefined, number] = [undefined, Number.POSITIVE_INFINITY];
  for (const [kind, pattern] of asking) {
    const index = pattern.exec(folded)?.index ?? Number.POSITIVE_INFINITY;
    if (index < at) [first, at] = [kind, index];
  }
  if (first === 'date' && /^quando\b/.test(folded.slice(at)) && !past.test(folded)) return 'manner';
  return (
    first ??
    (message.trim().endsWith('?') && hasVerb(message) && !commanding.test(folded) ? 'whether' : 'plain')
  );
};

const copula =
  /^(?:\S+ ){1,7}?(?:é|são|foi|foram|era|eram|consiste|consistem|significa|corresponde|chama-se|denomina-se)(?: |$)|(?:é|são) (?:chamad|denominad|conhecid|definid)[oa]s?|^[^:]{2,50}: /u;

const month = 'janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro';
/** Numbers in words. */
export const numeral =
  'um|uma|dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|treze|quatorze|catorze|quinze|dezesseis|dezessete|dezoito|dezenove|vinte|trinta|quarenta|cinquenta|sessenta|setenta|oitenta|noventa|cem|cento|mil|metade|dobro|zero';

const answering: Record<Exclude<QuestionKind, 'plain' | 'whether'>, RegExp> = {
  definition: copula,
  cause:
    /^Como (?![^,]*\?)[^,]+, |^Por (?:não )?\p{L}{1,12}[aei]r |^(?:Se|Quando|Sem|Acima d\p{L}+|Abaixo d\p{L}+) |^Isso (?:deixa|torna|faz|fez|permite|evita|impede|reduz|aumenta) |(?<!\p{L})(?:porque|pois|por isso|devido|por causa|graças a|em razão|uma vez que|já que|visto que|por (?:vários|diversos|\p{L}+) motivos?|para que|a fim de|(?<=[\p{L}\d] )(?:para|pra) (?:não )?(?:se )?(?:fugir|escapar|evitar|impedir|proteger|não|poder|conseguir|garantir|obter|economizar|poupar|atrair|sobreviver|compensar|facilitar|reduzir|diminuir|aumentar|manter)|causad[oa]s?|provoc\p{L}+|caus(?:a|am|ou|aram)|produz(?:em|iu|iram)?|ger(?:a|am|ou|aram)|aument(?:a|am) o risco|motiv\p{L}+|result(?:a|am|ou|aram|ante|antes) (?:d\p{L}+|em)|lev(?:a|am|ou|aram) a|agrav(?:a|am|ou|aram)|intensific(?:a|am|ou|aram)|favorec(?:e|em|eu|eram)|contribu(?:i|em|iu|íram)|acarret\p{L}+|ocasion\p{L}+|propici\p{L}+|se dev(?:e|em|eu|eram) [aà]|dev(?:e|em|eu)-se [aà]|por conta|decorr\p{L}+|pretexto|desculpa|estopim|expli(?:ca|cam|cou|caram) (?:por que|o motivo|a causa)|(?:causas?|motivos?|razão|razões)(?!\p{L})[^.;:]{0,80} (?:é|são|foi|foram|está|estão|estavam|estiveram|inclu\p{L}+))(?!\p{L})/iu,
  date: new RegExp(
    `(?<!\\d)[12]?\\d{3}(?!\\d)|século|(?:${month})|\\d a\\.C|(?:anos|meses|dias|séculos|décadas) (?:mais tarde|depois|antes)(?!\\p{L})|n[oa] (?:ano|mês|dia|século|década) (?:seguinte|anterior)|(?<!\\p{L})(?:durante|após|depois d|antes d|quando)(?!\\p{L})`,
    'iu',
  ),
  manner:
    /(?<!\p{L})(?:por meio|através|primeir[oa]|em seguida|depois|por fim|etapas?|fases?|ocorre|acontece|funciona|convert\p{L}+|transform\p{L}+|consiste|a partir|usa-se|calcula-se|basta|dev[ea]m?-se|porque|multiplica\p{L}*|divid\p{L}+|soma\p{L}*|deriva-se|quando|(?<=^|[:;,.] )se|trocar|troca-se|teste|\p{L}{3,}[aei]m?-se|recomend\p{L}+(?:-se)?|aconselh\p{L}+|indicam?-se|conv[ée]m|é (?:preciso|necessário)|para \p{L}+[áêí]-l[oa]s?)(?!\p{L})/iu,
  list: /, .+(?:,| e | ou ) ?\p{L}+|(?:divid|classific|são:)|: .+ e /u,
  place: /(?<!\p{L})(?:em|n[oa]s?|dentro|entre|ao redor|junto) .*|localiza|situa|ocorre n|estende|abrange/iu,
  person:
    /^(?:Tod[oa]s )?[OA]s \p{Ll}{3,}|^\p{Lu}\p{Ll}+s(?:, \p{Ll}+s)* e \p{Ll}+s |(?<!^)(?<!\p{L})\p{Lu}\p{Ll}+ (?:d[aeo]s? )?\p{Lu}\p{Ll}+|^\p{Lu}\p{Ll}+ (?:d[aeo]s? )?\p{Lu}|(?<=\s)\p{Lu}\p{Ll}{2,}|(?<!\p{L})pel[oa]s? (?!qua(?:l|is)(?!\p{L}))\p{L}|[ai]d[oa]s? por (?!\p{L}+(?:ção|ções|mento|ência|ância|[aei]r)(?!\p{L}))\p{Ll}{4,}/u,
  purpose:
    /(?<!\p{L})(?:para [oa]s? \p{L}+(?:ção|ções|mento|mentos|gem)|serv(?:e|em|ia|iam|iu|ir|indo) (?:para|de|como)|(?:usad|utilizad|empregad)[oa]s? (?:em|n[ao]s?|para|como)|para (?:que|[\p{L}-]+[aei]r(?:-\p{L}+)?)|permit\p{L}+|(?:finalidade|funç|função|objetivo|papel) |a fim de|garant\p{L}+|evita\p{L}*|usa-se|usam-se)(?!\p{L})/iu,
  quantity: new RegExp(`\\d|(?<!\\p{L})(?:${numeral})(?!\\p{L})`, 'iu'),
  example:
    /^["“‘]|\(["“‘]?\p{Lu}\p{Ll}* [^)]{6,}\)|(?<!\p{L})(?:exemplos?|tais como|é o caso|como (?:n?[oa]s?|em)|serve[m]? (?:de|para)|usad[oa]s? (?:em|para)|(?<=[,(] ?)como)(?!\p{L})|(?<!(?:tipos|fases|etapas|classes|formas|elementos|partes|grupos|fatores|características|princípios|funções)(?!\p{L})[^:]{0,60}): ["“‘]?\p{L}[^:;]{5,120}\.?$/iu,
};

/** Whether a sentence looks like an answer of the kind that is asked for. */
export const answersKind = (text: string, kind: QuestionKind): boolean =>
  kind !== 'plain' && kind !== 'whether' && answering[kind].test(text);

/** Kinds that a sentence without such words can't answer. */
export const needsForm: ReadonlySet<QuestionKind> = new Set(['date', 'person', 'quantity', 'example']);

/** Kinds that ask about something that is done. */
export const ofDeeds: ReadonlySet<QuestionKind> = new Set(['manner', 'cause', 'purpose']);

/** Whether a sentence says what something is. */
export const isDefinition = (text: string): boolean => copula.test(text);

const happens = '(?:acontec|ocorr)(?:e|em|eu|eram|ia|iam)|se d[áã]o?|d[áã]o?-se|se realizam?|realizam?-se';
const asksHappening = new RegExp(
  `(?<!\\p{L})(?<!(?:de|para|por) )(?:onde|(em|entre|com|sob|durante|por) (?:que|quais|qual)) (?:.* )?(?:${happens})(?!\\p{L})`,
  'iu',
);
/** What says so, of a question for where, or among what, something takes place; null for any other. */
export function takingPlace(question: string): RegExp | null {
  const found = asksHappening.exec(question.trim());
  if (!found) return null;
  const place =
    found[1] === undefined ? 'em|n[oa]s?|dentro|entre|sobre' : found[1] === 'em' ? 'em|n[oa]s?' : found[1];
  return new RegExp(`(?<!\\p{L})(?:${happens})(?: \\p{L}+){0,2} (?:${place}) `, 'iu');
}
