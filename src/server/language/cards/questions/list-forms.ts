import type { Lexicon } from '#server/language/text/lexicon.ts';
import { hasVerb } from '#server/language/text/verbs.ts';
import { wordsOf } from '#server/language/text/words.ts';
import { foldLetters } from '#shared/rules/text/fold.ts';
import { inside, isFeminine, isPlural, withPreposition } from './phrase.ts';
import { isBare, pointsOutside, subjectIn } from './subject.ts';

const number =
  '(?:dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|\\d{1,2}|vári[oa]s|divers[oa]s|diferentes|seguintes|alguns|algumas|muit[oa]s|seus|suas)';

/** Nouns of which one asks which they are; "as células são pequenas, redondas e simples" lists none. */
const listed = new Set(
  `fase etapa tipo parte elemento componente estado principal caracteristica causa consequencia fundamento poder regiao
  bioma cor planeta orgao organela camada funcao fator principio lei pais estrutura classe categoria genero forma
  modalidade exemplo sintoma ramo nivel estagio periodo vantagem desvantagem objetivo direito requisito operacao meio
  instrumento criterio grupo reino clima dominio setor area propriedade nutriente vitamina particula grandeza unidade
  pilar dimensao obra autor estilo escola movimento corrente medida passo regra condicao garantia dever competencia
  especie modelo metodo tecnica recurso fonte produto material metal gas acido base osso musculo nervo vaso tecido
  celula hormonio glandula enzima tempo modo pessoa verbo pronome artigo preposicao conjuncao figura vogal sinal
  estacao oceano continente rio bacia relevo solo rocha camadas comando topologia variavel operador
  linguagem protocolo efeito impacto problema desafio doenca virus agente vetor sujeito capital cidade povo tribo
  remedio atributo requisito limite vicio sentido pressuposto`.split(/\s+/),
);
const counting =
  /^(?:os|as|principais|três|dois|duas|quatro|cinco|seis|sete|oito|nove|dez|\d+|maiores|grandes|seguintes|diferentes|primeir[oa]s)$/iu;
const singulars: readonly (readonly [RegExp, string])[] = [
  [/(?:oes|aes|aos)$/, 'ao'],
  [/ais$/, 'al'],
  [/eis$/, 'el'],
  [/ns$/, 'm'],
  [/es$/, ''],
  [/s$/, ''],
];

/** Whether the plural noun that the phrase is about is one of `listed`, or told apart: "principais", "mais comuns". */
export function isListed(phrase: string): boolean {
  const head = foldLetters(wordsOf(phrase).find((word) => !counting.test(word)) ?? '');
  const isKnown = singulars.some(
    ([ending, single]) => ending.test(head) && listed.has(head.replace(ending, single)),
  );
  return (
    isKnown ||
    /(?<!\p{L})principais | mais (?:comuns|importantes|conhecid|frequentes|usad|utilizad|famos)/iu.test(
      phrase,
    )
  );
}

/** "os" or "as", for a phrase in the plural that begins with its noun or with "principais". */
export function articleFor(phrase: string): 'os' | 'as' {
  const noun = wordsOf(phrase).find((word) => !counting.test(word)) ?? '';
  return isFeminine(noun) ? 'as' : 'os';
}

/** A way in which sentences announce a list, and the question that the list answers. */
export interface ListForm {
  /** What is listed stands in the group `list`. */
  pattern: RegExp;
  /** Items that make a list; three unless told. */
  fewest?: number;
  /** The list as it answers the question, when not as it stands. */
  answer?(list: string): string;
  /** The question, or null when the words do not bear it. */
  question(groups: Record<string, string>, lexicon: Lexicon): string | null;
}

/** The subject in `text` as it stands inside a question; null when it is none, or only a general noun. */
function subjectOf(text: string, lexicon: Lexicon): string | null {
  const subject = subjectIn(text);
  return subject && !isBare(subject) ? inside(subject, lexicon) : null;
}

const firstIsPlural = (phrase: string) => isPlural(wordsOf(phrase)[0] ?? '');

/** "As fases da mitose são prófase, …" */
const named: ListForm = {
  pattern: new RegExp(
    `^(?<things>(?:os|as) .{3,110}?) (?:são|foram|eram|incluem|compreendem)(?: ${number})?(?<colon>:)? (?<list>.+)$`,
    'iu',
  ),
  question: ({ things = '', colon, list = '' }, lexicon) => {
    const subject = subjectOf(things, lexicon);
    if (!subject || /^\p{L}+[ai]d[oa]s /u.test(list)) return null;
    const isAsked = colon || (isListed(subject) && wordsOf(subject).length > 2);
    return isAsked ? `Quais são ${subject}?` : null;
  },
};

const countedThings = new RegExp(
  `^(?:em|por|de) ${number} (?:grandes |principais |diferentes )?([^,:]{3,50}):`,
  'u',
);

/** What "em quatro fases:" counts, in the plural; undefined when it counts nothing. */
function thingsCounted(list: string): string | undefined {
  const things = countedThings.exec(list)?.[1];
  return things && firstIsPlural(things) ? things : undefined;
}

/** "O Nordeste divide-se em quatro sub-regiões: …" */
const divided: ListForm = {
  fewest: 2,
  pattern:
    /^(?<subject>.{2,110}?) (?<verb>(?:sub)?dividem?-se|se dividem?|classificam?-se|se classificam?|baseiam?-se|se baseiam?|(?:é|são|foi|era|eram|está|pode ser|podem ser|costuma ser|costumam ser) (?:sub)?(?:dividid|classificad|agrupad|organizad|separad|armazenad|distribuíd)[oa]s?) (?:basicamente |geralmente )?(?<list>(?:em|como|conforme) .+)$/u,
  question: ({ subject = '', verb = '', list = '' }, lexicon) => {
    const thing = subjectOf(subject, lexicon);
    if (!thing) return null;
    const counted = thingsCounted(list);
    const asks = counted ? `Em quais ${counted}` : list.startsWith('em') ? 'Em que' : 'Como';
    return verb.endsWith('-se') ? `${asks} se ${verb.slice(0, -3)} ${thing}?` : `${asks} ${thing} ${verb}?`;
  },
};

/** "A membrana é formada por fosfolipídios, …" */
const composed: ListForm = {
  pattern:
    /^(?<subject>.{2,110}?) (?<verb>(?:é|são|foi|foram|está|estão) (?:formad|compost|constituíd|integrad)[oa]s?) (?:basicamente |principalmente )?(?<list>(?:por|de|pel[oa]s?) .+)$/u,
  question: ({ subject = '', verb = '', list = '' }, lexicon) => {
    const thing = subjectOf(subject, lexicon);
    const counted = thingsCounted(list);
    if (!thing) return null;
    const asks = list.startsWith('de ') ? 'De' : 'Por';
    return counted ? `${asks} quais ${counted} ${thing} ${verb}?` : `De que ${verb} ${thing}?`;
  },
  answer: (list) => list.replace(/(?<=^|, | e )por /gu, 'de ').replace(/(?<=^|, | e )pel(?=[oa]s? )/gu, 'd'),
};

/** "Existem três tipos de rochas: …" */
const existing: ListForm = {
  fewest: 2,
  pattern: new RegExp(
    `^(?:há|existem|são conhecid[oa]s|distinguem-se|podemos citar|temos)(?: basicamente)? (?:${number} |os |as )(?:grandes |principais |diferentes )?(?<things>[^,:;]{3,80}): (?<list>.+)$`,
    'iu',
  ),
  question: ({ things = '' }) =>
    firstIsPlural(things) && !pointsOutside(things) && !hasVerb(things)
      ? `Quais são ${articleFor(things)} ${things}?`
      : null,
};

/** "São direitos sociais: …" */
const constituted: ListForm = {
  pattern: new RegExp(
    `^são (?:${number} )?(?<things>(?:os|as|exemplos de|direitos|deveres|objetivos|fundamentos|órgãos|poderes|bens|penas|requisitos|medidas|princípios|características|tipos|elementos|formas|modalidades|garantias|competências) [^,:;]{3,110}): (?<list>.+)$`,
    'iu',
  ),
  question: ({ things = '' }) => {
    if (pointsOutside(things) || hasVerb(things)) return null;
    return `Quais são ${/^(?:os|as|exemplos) /iu.test(things) ? things : `${articleFor(things)} ${things}`}?`;
  },
};

/** "O coração tem quatro cavidades: …", "A República … tem como fundamentos: …" */
const owned: ListForm = {
  fewest: 2,
  pattern: new RegExp(
    `^(?<subject>.{2,200}?) (?:t[eê]m como|t[eê]m|possui|possuem|apresenta|apresentam|compreende|inclui|abrange|reúne|engloba|conta com|passa por|ocorre em|acontece em) (?:as |os )?(?:${number} )?(?:grandes |principais |diferentes |seguintes )?(?<things>(?!como )[^,:;]{3,60}): (?<list>.+)$`,
    'u',
  ),
  question: ({ subject = '', things = '' }, lexicon) => {
    const owner = subjectOf(subject.replace(/^([^,]+), .*$/u, '$1'), lexicon);
    if (!owner || !firstIsPlural(things) || wordsOf(things).length > 7 || hasVerb(things)) return null;
    return `Quais são ${articleFor(things)} ${things} ${withPreposition('de', owner)}?`;
  },
};

/** "A escala avalia seis itens: …", "As transações seguem as propriedades ACID: …" */
const counted: ListForm = {
  fewest: 2,
  pattern: new RegExp(
    `^(?<subject>.{2,110}?) (?<verb>avaliam?|seguem?|usam?|utilizam?|medem?|mede|analisam?|estudam?|exigem?|exige|produzem?|produz|envolvem?|oferecem?|prevê|preveem|comporta|comportam|adotam?|recebem?) (?:os |as )?(?:${number} )?(?<things>(?!como )\\p{Ll}{3,}s(?: [^,:;]{2,40})?): (?<list>.+)$`,
    'u',
  ),
  question: ({ subject = '', verb = '', things = '' }, lexicon) => {
    const doer = subjectOf(subject.replace(/^([^,]+), .*$/u, '$1'), lexicon);
    if (!doer || !firstIsPlural(things) || wordsOf(things).length > 5 || hasVerb(things)) return null;
    return `Quais ${things} ${doer} ${verb}?`;
  },
};

/** "O sistema digestório inclui boca, …" */
const including: ListForm = {
  pattern:
    /^(?<subject>.{2,110}?) (?<verb>inclui|incluem|compreende|compreendem|abrange|abrangem|engloba|englobam|reúne|reúnem) (?<list>.+)$/u,
  question: ({ subject = '', verb = '' }, lexicon) => {
    const thing = subjectOf(subject, lexicon);
    return thing && `O que ${verb} ${thing}?`;
  },
};

/** "Biomas brasileiros: …" */
const titled: ListForm = {
  pattern: /^(?<things>[^,:;]{4,80}): (?<list>.+)$/u,
  question: ({ things = '' }, lexicon) => {
    const bare = things.replace(/^(?:os|as) /iu, '');
    const isNamed = subjectOf(things, lexicon) && isListed(things) && firstIsPlural(bare);
    if (!isNamed || wordsOf(bare).filter((word) => !counting.test(word)).length < 2) return null;
    return `Quais são ${articleFor(bare)} ${inside(bare, lexicon)}?`;
  },
};

/** In the order in which they are tried. */
export const listForms: readonly ListForm[] = [
  named,
  divided,
  composed,
  existing,
  constituted,
  owned,
  counted,
  including,
  titled,
];
