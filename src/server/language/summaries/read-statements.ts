import { leansBack } from '#server/language/text/leans-back.ts';
import type { Sentence } from '#server/language/text/split-sentences.ts';
import { hasVerb } from '#server/language/text/verbs.ts';
import { wordsOf } from '#server/language/text/words.ts';
import { compress } from './compression/compress.ts';

/** One wording of a statement. */
interface Form {
  text: string;
  /** Words of `text`. */
  length: number;
  /** Whether it needs the statement just before it. */
  leans: boolean;
}

/** A sentence in the forms that a summary may take, the first as it stands; without forms when it may not. */
export interface Statement {
  forms: readonly Form[];
  /** Position among the sentences of the text. */
  at: number;
  /** Number of the stretch of the text, of a paragraph or two, in which it lies. */
  block: number;
  opens: boolean;
  heading: string | null;
  /** Whether it is of a bibliography. */
  source: boolean;
}

const caption =
  /^(?:figura|fig\.|tabela|tab\.|quadro|gráfico|imagem|mapa|foto|esquema|ilustração|fonte|nota|legenda|crédito)s?(?: [\d.]+[a-z]?)? ?[-–—:.]/iu;
const bibliographic =
  /^\p{Lu}{2,}(?:[ -]\p{Lu}{2,})*, \p{Lu}|\bIn: \p{Lu}|\bDisponível em:|\bAcesso em:|\bISBN\b|\bISSN\b|\bet al\.,|, v\. ?\d+, n\. ?\d+/u;
const exercise =
  /^(?:exercícios?|questão|questões|atividades?|responda|assinale|marque|calcule|complete|observe|veja|leia|analise|julgue|pense|imagine|suponha|considere|lembre)(?!\p{L})/iu;
const address =
  /(?<!\p{L})(?:você|vocês|clique|capítulo anterior|próximo capítulo|próxima aula|nesta aula|nesta unidade)(?!\p{L})/iu;

/** Of a count that began some sentences before. */
const later = /^[OA]s? (?:segund|terceir|quart|últim)[oa]s? (?:é|são|foi|foram|era|eram)(?!\p{L})/u;

const shortestForm = 5;
const longestForm = 90;
/** Words after which the next paragraph begins a stretch of its own, and after which any sentence does. */
const enough = 50;
const plenty = 160;

const unbalanced = (text: string) =>
  (text.match(/"/gu)?.length ?? 0) % 2 === 1 ||
  (text.match(/[“«]/gu)?.length ?? 0) !== (text.match(/[”»]/gu)?.length ?? 0) ||
  (text.match(/\(/gu)?.length ?? 0) !== (text.match(/\)/gu)?.length ?? 0);

export const isCaption = (text: string) => caption.test(text);
/** Whether the text is, or begins as, an entry of a bibliography. */
export const isSource = (text: string) => bibliographic.test(text);

/** Sentences that are none: captions, bibliographies, lines without a verb. */
export const isRunningText = (text: string) =>
  !isCaption(text) && !isSource(text) && hasVerb(text) && /[\p{L}\d.!?…”"’)%]$/u.test(text);

const mayStand = (text: string) =>
  !/[?:;,]["”’)]?$/u.test(text) && !later.test(text) && !exercise.test(text) && !address.test(text);

const ended = (text: string) => (/[\p{L}\d)%]$/u.test(text) ? `${text}.` : text);

function formsOf(text: string): Form[] {
  return [text, ...compress(text)]
    .map((form) => ({ text: ended(form), length: wordsOf(form).length, leans: leansBack(form) }))
    .filter(({ text, length }) => length >= shortestForm && length <= longestForm && !unbalanced(text));
}

/** What a summary may be made of, in the order of the text; a bibliography goes with its whole paragraph. */
export function readStatements(sentences: readonly Sentence[]): Statement[] {
  let block = 0;
  let words = 0;
  let source = false;
  const said = new Set<string>();
  return sentences.map(({ text, opens, heading }, at) => {
    const length = wordsOf(text).length;
    if ((opens && words >= enough) || words >= plenty) {
      block++;
      words = 0;
    }
    words += length;
    if (opens) source = isSource(text);
    // What a text repeats word for word is said once.
    const eligible = !source && !said.has(text) && isRunningText(text) && mayStand(text);
    said.add(text);
    return { forms: eligible ? formsOf(text) : [], at, block, opens, heading, source };
  });
}
