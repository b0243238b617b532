import { readEnumeration } from './enumeration.ts';
import { fold, wordsOf } from './fold.ts';
import type { Lexicon } from './lexicon.ts';
import { asTerm, inside, isFeminine, isPlural, withPreposition } from './phrase.ts';
import type { ItemList } from './split-sentences.ts';
import { type Asking, afterLead, type Draft } from './statement.ts';
import { isBare, pointsOutside, subjectIn } from './subject.ts';
import { hasVerb } from './verbs.ts';

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
  estacao oceano continente rio bacia relevo solo rocha camadas comando estrutura-de-repeticao variavel operador
  linguagem protocolo efeito impacto problema desafio doenca virus agente vetor sujeito capital cidade povo tribo
  remedio`.split(/\s+/),
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

/** Whether the plural noun that the phrase is about is one of `listed`, or comes after "principais". */
function isListed(phrase: string): boolean {
  const head = fold(wordsOf(phrase).find((word) => !counting.test(word)) ?? '');
  const isKnown = singulars.some(
    ([ending, single]) => ending.test(head) && listed.has(head.replace(ending, single)),
  );
  return isKnown || /(?<!\p{L})principais /iu.test(phrase);
}

const articleFor = (noun: string) => (isFeminine(wordsOf(noun)[0] ?? '') ? 'as' : 'os');
const announcing = /^(?:a saber|são eles|são elas|quais sejam|sendo eles|sendo elas)[,:]? /u;

interface Form {
  pattern: RegExp;
  /** The question, or null when the words do not bear it. */
  question(groups: Record<string, string>, lexicon: Lexicon): string | null;
}

const owned = (subject: string | null, things: string, lexicon: Lexicon) => {
  if (
    !subject ||
    isBare(subject) ||
    !isPlural(wordsOf(things)[0] ?? '') ||
    wordsOf(things).length > 7 ||
    hasVerb(things)
  )
    return null;
  return `Quais são ${articleFor(things)} ${things} ${withPreposition('de', inside(subject, lexicon))}?`;
};

/** Up to the enumeration, which stands in the group `list`; a bulleted list has its intro end there. */
const forms: readonly Form[] = [
  {
    pattern: new RegExp(
      `^(?<things>(?:os|as) .{3,110}?) (?:são|foram|eram|incluem|compreendem)(?: ${number})?(?<colon>:)? (?<list>.+)$`,
      'iu',
    ),
    question: ({ things = '', colon = '', list = '' }, lexicon) => {
      const subject = subjectIn(things);
      if (
        !subject ||
        isBare(subject) ||
        (wordsOf(subject).length < 3 && !colon) ||
        (!isListed(subject) && !colon)
      )
        return null;
      return /^(?:\p{L}+[ai]d[oa]s )/u.test(list) ? null : `Quais são ${inside(subject, lexicon)}?`;
    },
  },
  {
    pattern:
      /^(?<subject>.{2,110}?) (?<verb>divide-se|se divide|dividem-se|se dividem|subdivide-se|subdividem-se|classifica-se|classificam-se|se classifica|se classificam|baseia-se|baseiam-se|se baseia|(?:é|são|foi|era|eram|está|pode ser|podem ser) (?:sub)?(?:dividid|classificad|agrupad|organizad|separad)[oa]s?) (?:basicamente |geralmente )?(?<list>em .+|como .+|conforme .+)$/u,
    question: ({ subject: before = '', verb = '', list = '' }, lexicon) => {
      const subject = subjectIn(before);
      if (!subject || isBare(subject)) return null;
      const counted = new RegExp(
        `^em ${number} (?:grandes |principais |grandes |diferentes )?([^,:]{3,50}):`,
        'u',
      ).exec(list)?.[1];
      const asks =
        counted && isPlural(wordsOf(counted)[0] ?? '')
          ? `Em quais ${counted}`
          : list.startsWith('em')
            ? 'Em que'
            : 'Como';
      const thing = inside(subject, lexicon);
      return verb.includes('-se')
        ? `${asks} se ${verb.replace('-se', '')} ${thing}?`
        : `${asks} ${thing} ${verb}?`;
    },
  },
  {
    pattern:
      /^(?<subject>.{2,110}?) (?<verb>(?:é|são|foi|foram|está|estão) (?:formad|compost|constituíd|integrad)[oa]s?) (?:basicamente |principalmente )?(?<list>(?:por|de|pel[oa]s?) .+)$/u,
    question: ({ subject: before = '', verb = '', list = '' }, lexicon) => {
      const subject = subjectIn(before);
      if (!subject || isBare(subject)) return null;
      const counted = new RegExp(
        `^(?:por|de) ${number} (?:grandes |principais |diferentes )?([^,:]{3,50}):`,
        'u',
      ).exec(list)?.[1];
      const thing = inside(subject, lexicon);
      if (counted && isPlural(wordsOf(counted)[0] ?? '')) return `Por quais ${counted} ${thing} ${verb}?`;
      return `De que ${verb} ${thing}?`;
    },
  },
  {
    pattern: new RegExp(
      `^(?:há|existem|são conhecid[oa]s|distinguem-se|podemos citar|temos)(?: basicamente)? (?:${number} |os |as )(?:grandes |principais |diferentes )?(?<things>[^,:;]{3,80}): (?<list>.+)$`,
      'iu',
    ),
    question: ({ things = '' }) =>
      isPlural(wordsOf(things)[0] ?? '') && !pointsOutside(things) && !hasVerb(things)
        ? `Quais são ${articleFor(things)} ${things}?`
        : null,
  },
  {
    pattern: new RegExp(
      `^são (?:${number} )?(?<things>(?:os|as|considerad[oa]s|exemplos de|direitos|deveres|objetivos|fundamentos|órgãos|poderes|bens|penas|requisitos) [^,:;]{3,110}): (?<list>.+)$`,
      'iu',
    ),
    question: ({ things = '' }) => {
      if (pointsOutside(things) || hasVerb(things)) return null;
      if (/^considerad/u.test(things)) return null;
      const article = /^(?:os|as|exemplos) /iu.test(things) ? '' : `${articleFor(things)} `;
      return `Quais são ${article}${things}?`;
    },
  },
  {
    pattern: new RegExp(
      `^(?<subject>.{2,200}?) (?:t[eê]m como|t[eê]m|possui|possuem|apresenta|apresentam|compreende|inclui|abrange|reúne|engloba|conta com|passa por|ocorre em|acontece em) (?:as |os )?(?:${number} )?(?:grandes |principais |diferentes |seguintes )?(?<things>(?!como )[^,:;]{3,60}): (?<list>.+)$`,
      'u',
    ),
    question: ({ subject: before = '', things = '' }, lexicon) =>
      owned(
        subjectIn(before.replace(/^([^,]+), .* e$/u, '$1').replace(/^([^,]+), .*$/u, '$1')),
        things,
        lexicon,
      ),
  },
  {
    pattern:
      /^(?<subject>.{2,110}?) (?<verb>inclui|incluem|compreende|compreendem|abrange|abrangem|engloba|englobam|reúne|reúnem) (?<list>.+)$/u,
    question: ({ subject: before = '', verb = '' }, lexicon) => {
      const subject = subjectIn(before);
      return subject && !isBare(subject) ? `O que ${verb} ${inside(subject, lexicon)}?` : null;
    },
  },
  {
    pattern: /^(?<things>[^,:;]{4,80}): (?<list>.+)$/u,
    question: ({ things = '' }, lexicon) => {
      const bare = things.replace(/^(?:os|as) /iu, '');
      const named = subjectIn(things);
      if (!named || isBare(named) || !isListed(things) || !isPlural(wordsOf(bare)[0] ?? '')) return null;
      if (wordsOf(bare).length < 2) return null;
      return `Quais são ${articleFor(bare.replace(/^principais /iu, ''))} ${inside(bare, lexicon)}?`;
    },
  },
];

const afterEnumeration = /(?<=\p{L}) e (?=[^,]*$)/u;
const example =
  /^(?:(?<article>os|as) )(?<things>\p{L}[^,:;]{3,60}), (?:tais como|como|a exemplo d[aeo]s?|por exemplo:?) (?<rest>.+)$/iu;
const reversed =
  /^(?<list>[^:;]{8,200}) (?<verb>são|foram) (?<things>(?:exemplos de|(?:os|as) (?:\p{L}+ ){0,2}\p{L}+) .{3,80}|(?:os|as) .{5,80})$/u;

/** The enumeration that `text` is or announces with a colon; two items are enough after "em duas etapas:". */
function enumerationIn(text: string): string | null {
  const colon = text.indexOf(': ');
  const isCounted = colon >= 0 && colon < 70;
  const items = (isCounted ? text.slice(colon + 2) : text).replace(announcing, '');
  return readEnumeration(items, isCounted ? 2 : 3) ? items : null;
}

function withExamples({ statement, lexicon }: Asking): Draft[] {
  const { things = '', rest = '', article = '' } = example.exec(statement.clause)?.groups ?? {};
  const last = rest.search(afterEnumeration);
  if (last < 0 && !rest.includes(',')) return [];
  const ends = rest.indexOf(',', Math.max(0, rest.search(/ (?:e|ou) /u)));
  const enumeration = ends > 0 ? rest.slice(0, ends) : rest;
  const subject = subjectIn(`${article} ${things}`);
  if (!subject || isBare(subject) || !readEnumeration(enumeration)) return [];
  return [
    {
      kind: 'list',
      question: `Quais são exemplos de ${inside(things, lexicon)}?`,
      answer: asTerm(enumeration),
    },
  ];
}

/** "Quais são …?", "Em que se divide …?", "De que é formado …?" from enumerations of three or more. */
export function askList(asking: Asking): Draft[] {
  const { statement, lexicon } = asking;
  const { clause, lead } = statement;
  if (lead && pointsOutside(lead)) return [];
  for (const { pattern, question } of forms) {
    const groups = pattern.exec(clause)?.groups;
    const list = groups && enumerationIn(groups.list ?? '');
    const asked = list && question(groups, lexicon);
    if (asked) return [{ kind: 'list', question: afterLead(lead, asked), answer: asTerm(list) }];
  }
  const { list = '', verb = '', things = '' } = reversed.exec(clause)?.groups ?? {};
  const isNamed =
    things &&
    !pointsOutside(things) &&
    !hasVerb(things) &&
    (things.startsWith('exemplos') || isListed(things));
  if (isNamed && !lead && readEnumeration(list) && !isBare(things))
    return [{ kind: 'list', question: `Quais ${verb} ${things}?`, answer: asTerm(list) }];
  return lead ? [] : withExamples(asking);
}

const duty = /^(?:compete|cabe|incumbe)(?: privativamente| exclusivamente)? (?:ao?s?|à|às) .{3,90}$/iu;
const longestList = 280;

/** The items of a bulleted list as an answer: their names only when they are long. */
function itemsAnswer(items: readonly string[]): string | null {
  const bare = items.map((item) => item.replace(/[;.,]?(?: e)?$/u, '').replace(/[;.,]$/u, ''));
  const names = bare.map((item) => /^([^:]{2,60}?)(?:: | [–—-] )/u.exec(item)?.[1] ?? item);
  const isGlossary = bare.every((item, at) => item !== names[at]);
  for (const candidate of isGlossary ? [names] : [bare, names]) {
    const answer = candidate.map((item) => `- ${item}`).join('\n');
    if (answer.length <= longestList && candidate.every((item) => item.length > 1 && !item.includes('?')))
      return answer;
  }
  return null;
}

/** The question that a bulleted list answers, when what announces it bears one. */
export function askItems({ intro, items, heading }: ItemList, lexicon: Lexicon): Draft[] {
  const answer = items.length <= 12 ? itemsAnswer(items) : null;
  if (!answer) return [];
  const plain = intro
    .replace(/^(?:Art\. ?\d+[ºo°]?\.?|§ ?\d+[ºo°]?\.?|\d+(?:\.\d+)*[.)]?)\s+/u, '')
    .replace(/,? (?:a saber|são eles|são elas|tais como|como)$/u, '');
  if (duty.test(plain)) return [{ kind: 'list', question: `O que ${inside(plain, lexicon)}?`, answer }];
  for (const { pattern, question } of forms) {
    const groups =
      pattern.exec(`${plain} x, x e x`)?.groups ??
      pattern.exec(`${plain}: x, x e x`)?.groups ??
      (/ em$/u.test(plain) ? undefined : pattern.exec(`${plain} em x, x e x`)?.groups);
    const asked = groups && question(groups, lexicon);
    if (asked) return [{ kind: 'list', question: asked, answer }];
  }
  const [first = '', ...rest] = wordsOf(plain);
  if (
    heading &&
    rest.length === 0 &&
    isPlural(first) &&
    isListed(first) &&
    !hasVerb(heading) &&
    wordsOf(heading).length <= 6
  )
    return [
      {
        kind: 'list',
        question: `${asTerm(heading)}: quais são ${articleFor(first)} ${first.toLowerCase()}?`,
        answer,
      },
    ];
  return [];
}
