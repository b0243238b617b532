import type { Lexicon } from '#server/language/text/lexicon.ts';
import { firstVerb, hasMainVerb } from '#server/language/text/verbs.ts';
import { wordsOf } from '#server/language/text/words.ts';
import { topicOf } from '../context.ts';
import { takesObject } from '../questions/acting-verbs.ts';
import {
  asSentence,
  asTerm,
  hasPlainGender,
  inside,
  isFeminine,
  isPlural,
  withoutBrackets,
  withPreposition,
} from '../questions/phrase.ts';
import type { Asking, Draft } from '../questions/statement.ts';
import { pointsOutside, subjectIn } from '../questions/subject.ts';
import { askAttribute } from './attributes.ts';

/** "Mecanismo: …", "prófase -> …", "Síndrome de Down = …" */
const labelled = /^(?:ex: )?([^:=<>→]{1,60}?)(?:: | ?(?:->|→|=>|⇒) ?| = )(\S.*)$/u;
/** Labels of remarks, and of what a lesson is about. */
const remark =
  /^(?:\P{L}|ex|exemplos?|obs|observaç(?:ão|ões)|nota|dicas?|importante|atenção|cuidado|lembrete|aula|tema|assunto|capítulo|questão|dúvidas?|resp|resposta|gabarito|resumo|fontes?$|exceç(?:ão|ões)|curiosidade|regra|p|q|r)(?!\p{L})/iu;
/** What goes on, by its ending or by what its section tells the parts of. */
const process =
  /^(?:não )?\p{L}+(?:ção|são|mento|fase|ose|ese|lise|ismo|cinese|gênese)(?: (?:I{1,3}|\d))?$/iu;
const ofStages =
  /(?<!\p{L})(?:ciclo|fases?|etapas?|estágios?|processo|períodos?|divisão|mitose|meiose)(?!\p{L})/iu;
/** "Em enumeração", "confundir um com outro", "primeira vantagem": no thing that something is told of. */
const noThing =
  /^(?:em|d[aeo]s?|n[ao]s?|com|sem|por|para|se|quando|como|(?:primeir|segund|terceir|quart|quint)[oa]s?|(?!par |mar |lugar |mulher )\p{L}+[aeiô]r)(?!\p{L})/iu;
/** How an attribute may be qualified and remain one: "efeito adverso", "função principal". */
const qualified =
  /^\p{L}+(?: (?:principa(?:l|is)|centra(?:l|is)|gera(?:l|is)|adversos?|colatera(?:l|is)|clássic[oa]s?|típic[oa]s?|mais comu(?:m|ns)|usua(?:l|is)|químic[oa]|comu(?:m|ns)|de escolha|de ação|de uso))*$/iu;
/** Words before the verb of a clause that tells what goes on. */
const mostBefore = 4;
/** "Alta participação", "vendas baixas": of what degree something is. */
const degree =
  /(?:^|\s)(?:alt|baix|grande|pequen|elevad|reduzid|muit|pouc|fort|frac|lent|rápid|maior|menor|sem|negativ|positiv|nul|máxim|mínim|intens|larg|estreit|curt|long|fácil|difícil)\p{L}*/iu;
/** "Geográfica": a kind of what its section is about. */
const kind = /^\p{L}+(?:ic[oa]|iv[oa]|al|ar|tal)$/u;
const mostItems = 6;

const articleOf = (noun: string) => `${isFeminine(noun) ? 'a' : 'o'}${isPlural(noun) ? 's' : ''}`;
const partsOf = (text: string) => withoutBrackets(text).split(/, | e /u);

/** "a prófase", "o ponto de interrogação"; a mark such as "G1" as it stands; null where the gender is unsure. */
function withArticle(label: string, lexicon: Lexicon): string | null {
  if (/\d|^\p{Lu}{1,5}$/u.test(label)) return label;
  const [noun = ''] = wordsOf(label).filter((word) => !/^não$/iu.test(word));
  const loud = label === label.toUpperCase() ? label.toLowerCase() : label;
  return hasPlainGender(noun) ? `${articleOf(noun)} ${inside(loud, lexicon)}` : null;
}

/** "Em G1", "na prófase". */
const within = (thing: string) => (/^[oa]s? /u.test(thing) ? `n${thing}` : `em ${thing}`);

/** "O que ocorre na prófase?", "O que caracteriza a estrela?", of notes whose label stands under a heading. */
function ofContent(label: string, content: string, thing: string, heading: string): Draft[] {
  const words = wordsOf(withoutBrackets(content));
  const verb = firstVerb(words.map((word, at) => (at === 0 ? word.toLowerCase() : word)));
  const parts = partsOf(content);
  const answer = asSentence(content);
  const base = { answer, needsTopic: true, ofSection: true } as const;
  if (parts.length > 1 && parts.length <= mostItems && parts.every((part) => degree.test(part)))
    return [{ ...base, kind: 'manner', question: `O que caracteriza ${thing}?` }];
  const goesOn = process.test(label) || ofStages.test(heading);
  const tells =
    verb >= 0 && verb <= mostBefore && words.length > 2 && !/(?:[aei]rem|que)$/u.test(words[verb] ?? '');
  return tells && goesOn ? [{ ...base, kind: 'manner', question: `O que ocorre ${within(thing)}?` }] : [];
}

/** "Hidrogel: indicado para lesões secas": its ending tells the gender of the label. */
const participle = /^(?:indicad|usad|utilizad|empregad|recomendad)([oa]s?) para \p{L}/u;

/** "Amilorida: bloqueia canais de sódio" as the sentence that it stands for; null where it is none. */
export function asStatement(text: string, lexicon: Lexicon): string | null {
  const [, label = '', content = ''] = labelled.exec(text) ?? [];
  const [, verb = '', rest = ''] = /^(\p{L}+) (.+)$/u.exec(content) ?? [];
  if (!verb || remark.test(label) || noThing.test(label) || kind.test(label) || askAttribute(label))
    return null;
  const used = participle.exec(content);
  if (used && wordsOf(label).length < 5) {
    const [, ending = 'o'] = used;
    const isMany = ending.endsWith('s');
    const named = inside(label.replace(/ \([^()]*\)/gu, ''), lexicon);
    return subjectIn(label)
      ? `${ending.toUpperCase().charAt(0)}${isMany ? 's' : ''} ${named} ${isMany ? 'são' : 'é'} ${content}`
      : null;
  }
  if (!takesObject(verb, rest) || /^(?:d[aeo]s?|pel[oa]s?|ao?s?|também|não) /u.test(rest)) return null;
  const thing = subjectIn(label) && wordsOf(label).length < 4 ? withArticle(label, lexicon) : null;
  if (!thing || verb.endsWith('m') !== /^[oa]s /u.test(thing)) return null;
  return `${thing.charAt(0).toUpperCase()}${thing.slice(1)} ${content.charAt(0).toLowerCase()}${content.slice(1)}`;
}

/** What notes and slides tell of a label, with the heading that it stands under. */
export function askLabel({ statement, lexicon, owner }: Asking): Draft[] {
  const { sentence } = statement;
  const { heading, text } = sentence;
  const [, label = '', content = ''] = labelled.exec(text.replace(/[\s.;]+$/u, '')) ?? [];
  const topic = topicOf(heading);
  if (!content || !sentence.opens || !heading || !topic || remark.test(label) || noThing.test(label))
    return [];
  if (pointsOutside(content) || /(?:->|→|=>|[=;]|: )/u.test(content)) return [];
  const attribute = qualified.test(label) ? askAttribute(label) : null;
  // "Competência: receitas são registradas quando …" tells what happens, of no attribute.
  if (attribute && firstVerb(wordsOf(content)) > 1 && hasMainVerb(content)) return [];
  if (attribute) {
    const whose = owner && owner !== topic ? withArticle(owner, lexicon) : '';
    if (owner === null || whose === null || askAttribute(topic)) return [];
    const asks = whose ? `${attribute} ${withPreposition('de', whose)}` : attribute;
    const question = `${asks.charAt(0).toUpperCase()}${asks.slice(1)}?`;
    return [{ kind: 'role', question, answer: asTerm(content), needsTopic: true, ofSection: true }];
  }
  const [noun = ''] = wordsOf(topic);
  if (kind.test(label) && partsOf(content).length > 2) {
    const agrees = /(?:al|ar)$/u.test(label) || isFeminine(noun) === /a$/u.test(label);
    if (!agrees || !hasPlainGender(noun) || isPlural(noun)) return [];
    const question = `O que abrange ${articleOf(noun)} ${noun.toLowerCase()} ${label.toLowerCase()}?`;
    return [{ kind: 'manner', question, answer: asTerm(content), needsTopic: true, ofSection: true }];
  }
  const thing = wordsOf(label).length < 5 && !kind.test(label) ? withArticle(label, lexicon) : null;
  return thing ? ofContent(label, content, thing, heading) : [];
}
