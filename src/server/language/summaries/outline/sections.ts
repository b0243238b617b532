import { upperFirst } from '#server/language/text/capital.ts';
import { cleanText } from '#server/language/text/clean-text.ts';
import type { Paragraph } from '#server/language/text/read-paragraphs.ts';
import type { Sentence } from '#server/language/text/split-sentences.ts';
import { hasVerb } from '#server/language/text/verbs.ts';
import { lineBreak } from '#server/platform/documents/reading/printed-lines.ts';
import type { Row } from './tables.ts';

/** A paragraph with its sentences, or a row of a table. */
export interface Piece {
  start: number;
  end: number;
  kind: Paragraph['kind'] | 'row';
  /** On one line, cleaned. */
  text: string;
  lettered: boolean;
  /** Whether it is a single line of the text. */
  isLine: boolean;
  sentences: readonly Sentence[];
  shorter: readonly string[];
  /** Where the table of a row begins. */
  table?: number;
}

/** What stands under a heading or a question. */
export interface Section {
  name: string | undefined;
  at: number;
  /** Whether a question names it, which what follows answers. */
  asks: boolean;
  /** Whether its lines follow the name without a blank line, as in notes. */
  isDense: boolean;
  /** Whether the heading is that of the whole text. */
  isTitle: boolean;
  pieces: Piece[];
}

/** Headings that name no subject. */
const generic =
  /^(?:observaç(?:ão|ões)|obs|notas?|resumo|introdução|conclus(?:ão|ões)|exemplos?|atenção|importante|lembretes?|dicas?|curiosidades?|definiç(?:ão|ões)|conceitos?|(?:título|capítulo|seção|aula|unidade|módulo|parte) [\divxlc]+)$/iu;

const numbering = /^#+ |^(?:\(?\d+(?:\.\d+)*[.)]?|[IVXLC]{1,6} ?[-–—.)]) /u;

/** What may stand before an answer. */
export const answer = /^(?:R|Resp|Resposta)(?: ?[:.)–-])+ */u;

/** "Demanda: desejo apoiado", "anáfase -> separa": the term before the sign, when it is one. */
export function labelOf(text: string): string | undefined {
  const [found = ''] = /^[^\s:.!?;,][^:.!?;]{0,70}(?=(?:: | -> | → | = )\S)/u.exec(text) ?? [];
  const label = found.replace(/ \([^()]*\)/gu, '');
  return label !== '' && !label.includes(', ') && label.split(' ').length <= 4 && !hasVerb(label)
    ? label
    : undefined;
}

/** The paragraphs and rows of a text in its order, each with the sentences that lie within it. */
export function piecesOf(
  paragraphs: readonly Paragraph[],
  rows: readonly Row[],
  sentences: readonly Sentence[],
): Piece[] {
  let next = 0;
  const pieces = paragraphs.map(({ kind, start, end, masked, lettered }): Piece => {
    const from = next;
    while ((sentences[next]?.at ?? Number.POSITIVE_INFINITY) < end) next++;
    const own = kind === 'heading' ? [] : sentences.slice(from, next);
    return {
      kind,
      start,
      end,
      text: cleanText(masked),
      lettered,
      isLine: !masked.includes(lineBreak),
      sentences: own,
      shorter: [],
    };
  });
  for (const { text, shorter, start, end, table } of rows)
    if (text !== '')
      pieces.push({
        kind: 'row',
        start,
        end,
        text,
        shorter,
        table,
        lettered: false,
        isLine: false,
        sentences: [],
      });
  return pieces.sort((one, other) => one.start - other.start);
}

/** What a teacher asks for in a sentence that is no question: "Diferencie habitat e nicho." */
const task =
  /^(?:Diferencie|Diferencia|Defina|Conceitue|Explique|Descreva|Caracterize|Compare|Cite|Liste|Enumere|Justifique|Comente|Exemplifique|Relacione|Dê|Diga|Aponte|Identifique)(?:,| )/u;
/** "Explique o que é a osmose." */
const asking = /^\p{L}+ (o que (?:é|são|foi|foram) [^?]*)\.$/u;

const isQuestion = ({ kind, text, sentences }: Piece) =>
  kind !== 'heading' && sentences.length <= 1 && (/\?$/u.test(text) || task.test(text));

/** A question as it stands over its answer: "O que é a osmose?" for a task that asks so, "Habitat e nicho" for others. */
function nameOf(text: string): string {
  // "E o comensalismo?", after a question on another thing.
  const [, other] = /^E (?:[oa]s? )?([^?]+)\?$/u.exec(text) ?? [];
  if (other !== undefined && !hasVerb(other)) return upperFirst(other);
  const asked = asking.exec(text)?.[1];
  if (asked !== undefined) return `${upperFirst(asked)}?`;
  return task.test(text) ? upperFirst(text.replace(task, '').replace(/\.$/u, '')) : text;
}

function begin({ kind, text, start }: Piece): Section {
  const bare = text
    .replace(numbering, '')
    .replace(/^(?:P|Pergunta) ?[:.)–-] ?/u, '')
    .replace(/:$/u, '');
  const name = kind === 'heading' ? bare : nameOf(bare);
  return {
    name: generic.test(name) ? undefined : name,
    at: start,
    asks: kind !== 'heading',
    isDense: false,
    isTitle: false,
    pieces: [],
  };
}

/** "1) O que é osmose? É a passagem …": a question and its answer in one paragraph. */
function parted(piece: Piece): Piece[] {
  const [first, second] = piece.sentences;
  if (!first || !second || !/\?$/u.test(first.text)) return [piece];
  if (piece.sentences.slice(1).every(({ text }) => task.test(text)))
    return [{ ...piece, text: first.text, sentences: [first] }];
  if (piece.kind !== 'item' && !answer.test(second.text)) return [piece];
  const from = second.at;
  return [
    { ...piece, text: first.text, end: from, sentences: [first] },
    {
      ...piece,
      start: from,
      text: piece.text.slice(first.text.length).trim(),
      sentences: piece.sentences.slice(1),
    },
  ];
}

/** Pieces under the headings and questions that name them; those of notes end at a blank line. */
export function sectionsOf(text: string, all: readonly Piece[]): Section[] {
  const pieces = all.flatMap(parted);
  const sections: Section[] = [];
  let open: Section | undefined;
  let atTitle = true;
  pieces.forEach((piece, at) => {
    const isApart = /\n\s*\n/u.test(text.slice(pieces[at - 1]?.end ?? 0, piece.start));
    if (piece.kind === 'heading' || isQuestion(piece)) {
      open = begin(piece);
      sections.push(open);
      atTitle &&= piece.kind === 'heading';
      return;
    }
    if (open?.pieces.length === 0) {
      open.isDense = !isApart;
      open.isTitle = atTitle && isApart;
    } else if (open?.isDense && isApart) open = undefined;
    if (!open) {
      open = { name: undefined, at: piece.start, asks: false, isDense: false, isTitle: false, pieces: [] };
      sections.push(open);
    }
    open.pieces.push(piece);
    atTitle = false;
  });
  return sections;
}
