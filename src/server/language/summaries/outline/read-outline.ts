import { onOneLine } from '#server/language/text/clean-text.ts';
import { leansBack } from '#server/language/text/leans-back.ts';
import { readParagraphs } from '#server/language/text/read-paragraphs.ts';
import { type Sentence, splitSentences } from '#server/language/text/split-sentences.ts';
import { hasMainVerb, isVerb } from '#server/language/text/verbs.ts';
import { wordsOf } from '#server/language/text/words.ts';
import { itemsAfter, sayList } from './announced-lists.ts';
import { isCaption, isSource } from './apart.ts';
import { listPlaces } from './list-places.ts';
import { withoutNoteNumbers } from './marks.ts';
import { answer, labelOf, type Piece, piecesOf, type Section, sectionsOf } from './sections.ts';
import { readRows } from './tables.ts';

/** What a text says at one place, and what names what it is about. */
export interface Unit {
  /**
   * An `entry` is a line of notes, an item, a list or the row of a table: it needs no verb. A `name` is a heading or a
   * question, said only before what stands under it.
   */
  kind: 'sentence' | 'entry' | 'name';
  text: string;
  /** Shorter wordings of the row of a table. */
  shorter: readonly string[];
  /** Position of its first character in the text. */
  at: number;
  /** As the text has it, on one line. */
  source: string;
  heading: string | null;
  /** Whether it begins a paragraph. */
  opens: boolean;
  /** Position among the units of what it is never said without; -1 when that is not known. */
  needs: number | undefined;
  /** Number of the list that it is an item of, or of the question that it answers; such are said whole or not at all. */
  list: number | undefined;
  /** Whether it is an item under another one. */
  isNested: boolean;
  /** Whether it is of a law, whose every word counts. */
  isRule: boolean;
  /** Position of the unit that it goes on from when it points back; -1 when there is none. */
  before: number;
}

/** Labels that several things have, so that they name none. */
const generic =
  /^(?:mecanismos?(?: de ação)?|usos?|indicaç(?:ão|ões)|contraindicaç(?:ão|ões)|efeitos?(?: [\p{L}]+){0,2}|fármacos|funç(?:ão|ões)|características?|causas?|consequências?|sintomas?|tratamentos?|diagnóstico|definição|conceito|objetivos?|vantagens|desvantagens|tipos?|fórmula|unidade|autor(?:es)?|obras?|data|local|origem|resultado|importância|resumo|conclusão|dica|importante|atenção|fontes?)$/iu;
/** Labels of what is added to something said before. */
const adding = /^(?:exemplos?|ex|exceç(?:ão|ões)|obs(?:ervaç(?:ão|ões))?|notas?|atenção)$/iu;
const article = /^Art(?:igo)?s?\.? ?\d/u;
const articleNumber = /^Art(?:igo)?s?\.? ?\d+(?:\.\d+)*[º°ª]?(?:-\p{Lu})?\.?(?= )/u;
const paragraphOfLaw = /^(?:§|Parágrafo único)/u;
/** "(Redação dada pela Lei nº …)": where a law has it from. */
const amendment = /\((?:Redação dada|Incluíd[oa]|Vide|Renumerad[oa]|Acrescid[oa])[^()\n]{0,200}\)/gu;
/** What is due, not what is learnt. */
const due =
  /^(?:para (?:a próxima|casa)|próxima aula|tarefas?|lição de casa|avisos?|referências|bibliografia)/iu;

/** Characters by which a paragraph shows that it is an entry of a bibliography. */
const sourceStart = 100;

/** Words of a line of notes, at most; a paragraph of prose may begin like one. */
const mostWordsOfNote = 50;

type Optional = 'shorter' | 'before' | 'list' | 'isNested' | 'isRule';

class Outline {
  readonly units: Unit[] = [];
  private caput = -1;
  private table: number | undefined;
  private firstRow = -1;
  /** Where the section began. */
  private from = 0;
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  private add(unit: Omit<Unit, Optional> & Partial<Unit>): number {
    return (
      this.units.push({ shorter: [], before: -1, list: undefined, isNested: false, isRule: false, ...unit }) -
      1
    );
  }

  private addName({ name, at, asks }: Section): number {
    if (name === undefined) return -1;
    const text = asks ? name : name.slice(0, 100);
    return this.add({ kind: 'name', text, at, source: text, heading: null, opens: true, needs: undefined });
  }

  /** A piece's sentences, the last of them with the list that it announces. */
  private addPiece(
    piece: Piece,
    section: Section,
    isNamed: boolean,
    name: number,
    items: readonly Piece[],
    under: Under | undefined,
  ): boolean {
    const { kind, start, end, shorter } = piece;
    const sentences = sentencesOf(piece);
    const heading = section.name ?? null;
    if (kind === 'row') {
      if (piece.table !== this.table) [this.table, this.firstRow] = [piece.table, this.units.length];
      const source = onOneLine(this.text.slice(start, end));
      this.add({
        kind: 'entry',
        text: piece.text,
        shorter,
        list: this.firstRow,
        at: start,
        source,
        heading,
        opens: true,
        needs: undefined,
      });
      return false;
    }
    if (isSource(piece.text.slice(0, sourceStart)) || isCaption(piece.text)) return false;
    if (article.test(piece.text)) this.caput = this.units.length;
    const ofLaw = paragraphOfLaw.test(piece.text);
    const isRule = ofLaw || article.test(piece.text);
    const inList = under?.list ?? (section.asks ? name : undefined);
    let said = false;
    sentences.forEach((sentence, at) => {
      const isFirst = at === 0;
      // Without what began it, which is too short for a sentence.
      const isCut = sentence.at > start && (section.asks || kind === 'item');
      if (isFirst && isCut && !articleNumber.test(piece.text)) return;
      const isLast = at === sentences.length - 1;
      const text = (isFirst ? beginning(piece, sentence) : sentence.text).replace(/[;,](?: (?:e|ou))?$/u, '');
      const label = isFirst || labelOf(piece.text) !== undefined ? labelOf(text) : undefined;
      const list = isLast && items.length > 0 ? sayList(text, items) : undefined;
      const isEntry =
        list !== undefined || label !== undefined || kind === 'item' || (isFirst && section.asks);
      const last = this.units.length - 1;
      const told = last === name ? last - 1 : last;
      const before = last > this.from || this.units[told]?.kind === 'sentence' ? told : -1;
      const follows = !isFirst && (section.asks || kind === 'item' || labelOf(piece.text) !== undefined);
      let needs = isNamed ? name : undefined;
      if (isFirst && ofLaw) needs = this.caput;
      else if (isFirst && under?.unit !== undefined) needs = under.unit;
      else if (isFirst && !section.asks && answer.test(piece.text)) needs = -1;
      else if (follows || (label !== undefined && !isFirst && generic.test(label))) needs = before;
      else if (label !== undefined && adding.test(label)) needs = isNamed ? name : isFirst ? -1 : before;
      else if (label !== undefined && generic.test(label) && !section.isTitle) needs = name;
      this.add({
        kind: isEntry ? 'entry' : 'sentence',
        text: list ?? text,
        at: sentence.at,
        source: onOneLine(
          list === undefined ? sentence.masked : this.text.slice(sentence.at, items.at(-1)?.end),
        ),
        heading,
        opens: sentence.opens,
        needs,
        list: isFirst || section.asks ? inList : undefined,
        isNested: under?.isNested === true,
        isRule,
        before: isFirst && (kind === 'item' || isVerb(wordsOf(text)[0] ?? '', 'e')) ? name : before,
      });
      said ||= list !== undefined;
    });
    return said;
  }

  addSection(section: Section): void {
    const { pieces, asks, isDense, isTitle } = section;
    if (pieces.length === 0 || due.test(section.name ?? '')) return;
    this.from = this.units.length;
    const name = this.addName(section);
    const announced = new Set<Piece>();
    const isEntry = (piece: Piece) =>
      (piece.kind === 'item' && !announced.has(piece)) || labelOf(piece.text) !== undefined;
    pieces.forEach((_, at) => {
      for (const item of itemsAfter(pieces, at)) announced.add(item);
    });
    const bare = pieces.filter((piece) => isEntry(piece) || isBare(piece));
    const isNotes = isDense && bare.length * 2 >= pieces.length;
    const said = new Set<Piece>();
    const places = listPlaces(this.text, pieces);
    /** The first and the last unit of each piece. */
    const first: number[] = [];
    const last: number[] = [];
    pieces.forEach((piece, at) => {
      const isPart = announced.has(piece);
      // Half of a sentence that is too long to be said whole.
      if (said.has(piece) || (isPart && /^\p{Ll}/u.test(piece.text))) return;
      const isNamed = !isTitle && name >= 0 && (isNotes || isEntry(piece) || (asks && isBare(piece)));
      const items = itemsAfter(pieces, at);
      const { list, lead = -1, parent } = places[at] ?? {};
      const standsAlone = isPart && (labelOf(piece.text) !== undefined || hasMainVerb(piece.text));
      const under: Under = {
        list: list === undefined ? (isNotes && isNamed ? this.from : undefined) : this.from + list + 1,
        unit: parent === undefined ? (standsAlone ? undefined : last[lead]) : first[parent],
        isNested: parent !== undefined,
      };
      first[at] = this.units.length;
      if (this.addPiece(piece, section, isNamed && !isPart, name, items, under))
        for (const item of items) said.add(item);
      last[at] = this.units.length - 1;
    });
  }
}

/** What a piece stands under: its list, and the item or line that it is never said without. */
interface Under {
  list: number | undefined;
  unit: number | undefined;
  isNested: boolean;
}

/** The sentences of a piece; an item too short to be one is its own. */
function sentencesOf({ kind, lettered, sentences, start, text }: Piece): readonly SaidSentence[] {
  if (kind === 'item' && !lettered && sentences.length === 0 && /^\p{L}{3}/u.test(text))
    return [{ at: start, text, masked: text, opens: true }];
  return sentences.filter(({ text: sentence }) => sentence !== 'Parágrafo único.');
}

type SaidSentence = Pick<Sentence, 'at' | 'text' | 'masked' | 'opens'>;

/** The first sentence of a piece, without the sign of an answer, and with the number of its article. */
function beginning(piece: Piece, { at, text }: SaidSentence): string {
  const number = at > piece.start ? articleNumber.exec(piece.text)?.[0] : undefined;
  return number === undefined ? text.replace(answer, '') : `${number} ${text}`;
}

/** Whether it says nothing without the name above it: it has no verb, or begins with one. */
const isBare = ({ sentences, isLine, text }: Piece) => {
  const first = sentences[0]?.text ?? '';
  if (!isLine || wordsOf(text).length > mostWordsOfNote) return false;
  return leansBack(first) || !hasMainVerb(first) || answer.test(first);
};

/** A text as what it says and what names it: sentences, lines of notes, lists, rows, headings and questions. */
export function readOutline(original: string): Unit[] {
  const text = withoutNoteNumbers(original).replace(amendment, (found) => ' '.repeat(found.length));
  const rows = readRows(text);
  let rest = '';
  for (const { start, end } of rows) rest += text.slice(rest.length, start) + ' '.repeat(end - start);
  rest += text.slice(rest.length);
  const pieces = piecesOf(readParagraphs(rest), rows, splitSentences(rest).sentences);
  const outline = new Outline(text);
  for (const section of sectionsOf(rest, pieces)) outline.addSection(section);
  return outline.units;
}
