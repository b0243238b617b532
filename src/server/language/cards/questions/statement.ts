import { upperFirst } from '#server/language/text/capital.ts';
import type { Lexicon } from '#server/language/text/lexicon.ts';
import type { Sentence } from '#server/language/text/split-sentences.ts';
import { hasMainVerb, hasVerb } from '#server/language/text/verbs.ts';

/** A sentence without what binds it to the one before. */
export interface Statement {
  sentence: Sentence;
  /** "Na física": what stands before the first comma to say where, when or after whom; null when nothing does. */
  lead: string | null;
  /** The rest, without its final mark. */
  clause: string;
  /** Whether the sentence began with words such as "por isso", which the clause no longer has. */
  wasBound: boolean;
}

/** What asks a question of a statement. */
export interface Asking {
  statement: Statement;
  /** Whether it is one of several lines of a section that each say what a term is. */
  isOfTerms?: boolean;
  /** Whose attribute a label tells, where the heading doesn't; null where nothing does. */
  owner?: string | null | undefined;
  lexicon: Lexicon;
}

export type DraftKind =
  | 'definition'
  | 'name'
  | 'role'
  | 'cause'
  | 'function'
  | 'date'
  | 'quantity'
  | 'list'
  | 'person'
  | 'abbreviation'
  | 'place'
  | 'manner'
  | 'action'
  | 'asked'
  | 'cloze';

/** A card before it is chosen. */
export interface Draft {
  kind: DraftKind;
  question: string;
  answer: string;
  /** Whether the thing asked about is one word of a list, which its topic has to explain. */
  isEntry?: boolean;
  /** Whether it is one of several lines that each say what a term is. */
  isOfTerms?: boolean;
  /** Whether it can be asked only with its topic, or of a thing that has a name. */
  needsTopic?: boolean;
  /** Whether that topic is what the section is about, whatever the text is. */
  ofSection?: boolean;
  /** Whether it asks for a rule of a law, whose nouns mean the same in all of it. */
  isRule?: boolean;
  /** When it is more than the sentence. */
  source?: string;
}

const numbering =
  /^(?:Art\. ?\d+[ºo°]?(?:-[A-Z])?[.:]?|Artigo \d+[ºo°]?[.:]?|§ ?\d+[ºo°]?[.:]?|Parágrafo único[.:]|\d{1,2}[.)]|\d{1,2}(?:\.\d{1,2}){1,3}[.)]?|\(?[a-z]\)|[IVXLC]{1,5} ?[–—-])\s+/u;

const bound =
  /^(?:por isso|por conseguinte|consequentemente|assim|assim sendo|sendo assim|logo|portanto|des[st]e modo|des[st]a (?:forma|maneira)|com isso|diante disso|nes[st]e (?:sentido|contexto|caso)|por outro lado|por sua vez|em seguida|depois disso)(?:,|:)? /iu;

const connective =
  /^(?:além disso|além do mais|ademais|entretanto|no entanto|contudo|todavia|porém|mas|ou seja|isto é|em (?:suma|resumo|geral|síntese)|geralmente|normalmente|de (?:modo|forma|maneira) (?:geral|simplificada|resumida|simples|sucinta|clara)|em outras palavras|por exemplo|na verdade|de fato|com efeito|enfim|por fim|finalmente|atualmente|também|inicialmente|primeiramente|em primeiro lugar|em segundo lugar|já|inclusive|basicamente|resumindo|lembrando que|e),? (?=\S)/iu;

const introduction =
  /^(?:(?:vale|cabe|convém|é (?:importante|preciso|necessário|fundamental|interessante)) (?:\p{L}+ que|\p{L}+-se de que|\p{L}+ ainda que)|(?:note|observe|repare|veja|perceba|lembre)(?:-se)?(?: de)? que|(?:sabe|ressalta|destaca|percebe|observa|nota|verifica)-se(?: de)? que|sabemos que|podemos dizer que|pode-se (?:dizer|afirmar) que|considera-se que|afirma-se que),? /iu;

const insertion =
  /, ?(?:por sua vez|porém|portanto|entretanto|no entanto|contudo|todavia|então|assim|em geral|geralmente|normalmente|também|por outro lado|além disso|na verdade|de fato|atualmente|muitas vezes|basicamente|ou seja),(?= )/giu;

const leading =
  /^(?:em|no|na|nos|nas|durante|após|segundo|conforme|de acordo com|para|com|contra|entre|ao|à|aos|às|sob|desde|até|dentro|do ponto de vista|por meio|pel[oa]s?|antes|depois|a partir|sobre|apesar) [^,]{2,80}$/iu;

/** "Ação social é, em sua definição, toda conduta …" */
const aside =
  /(?<=^[^,]{2,60} )(é|são), (?:em|n[oa]s?|para|segundo|por|de|como|pessoal|gente)(?: [^,]{2,40})?, (?=(?:[oa]s?|uma?|tod[oa]|qualquer|aquel[ea]) )/u;

/** A stage named before, which what is told of its own subjects can do without. */
const withinStage = /^n(?:ess|est)[ae] (?:fase|etapa|processo|estágio|reação|ciclo)$/iu;

const glued =
  /^(?:Introdução|Conclusão|Definição|Conceito|Contexto [Hh]istórico|Resumo) (?=(?:[OA]s?|Uma?) )/u;

/** "Fase clara: A fase clara ocorre …" without its label, when what follows is a sentence. */
function withoutLabel(text: string): string {
  const [, label = '', rest = ''] = /^([^:]{2,60}): (\p{Lu}.{15,})$/u.exec(text) ?? [];
  const isSentence = !/^(?:É|São|Foi|Foram|Era|Eram) /u.test(rest) && hasMainVerb(rest);
  return rest && !hasVerb(label) && isSentence ? rest : text;
}

function withoutOpenings(text: string): [string, boolean] {
  let rest = text;
  let wasBound = false;
  for (let turn = 0; turn < 4; turn++) {
    const before = rest;
    if (bound.test(rest) && !/^assim como /iu.test(rest)) {
      wasBound = true;
      rest = rest.replace(bound, '');
    }
    rest = withoutLabel(rest.replace(numbering, '').replace(glued, ''))
      .replace(connective, '')
      .replace(introduction, '');
    if (rest === before) break;
  }
  return [upperFirst(rest), wasBound];
}

/** Takes connectives, numbering and insertions off a sentence and its leading adverbial apart. */
export function readStatement(sentence: Sentence): Statement {
  const [opened, wasBound] = withoutOpenings(sentence.text);
  const body = opened
    .replace(insertion, '')
    .replace(aside, '$1 ')
    .replace(/(?<!\p{L})(\p{Ll}+[aei]?r)-se-(á|ão|ia|iam)(?!\p{L})/gu, 'se $1$2')
    .replace(/[\s.;:…]+$/u, '');
  const [, named = '', sense = '', told = ''] = /^([^,]+), (no sentido de [^,]+), (.{8,})$/u.exec(body) ?? [];
  if (told) return { sentence, lead: upperFirst(sense), clause: `${named} ${told}`, wasBound };
  const comma = body.indexOf(', ');
  const lead = comma > 0 ? body.slice(0, comma) : '';
  const rest = body.slice(comma + 2).replace(/^(?:que|onde|também|ou) [^,]{3,90}, (?=\S)/u, '');
  if (comma > 0 && withinStage.test(lead) && rest.length >= 12)
    return { sentence, lead: null, clause: upperFirst(rest), wasBound: true };
  if (comma > 0 && leading.test(lead) && rest.length >= 12) return { sentence, lead, clause: rest, wasBound };
  return { sentence, lead: null, clause: body, wasBound };
}

/** A question after what stands before it: "Na física, o que é …?" */
export function afterLead(lead: string | null, question: string): string {
  return lead ? `${lead}, ${question.charAt(0).toLowerCase()}${question.slice(1)}` : question;
}
