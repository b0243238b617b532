import { foldLetters } from '#shared/rules/text/fold.ts';
import { cleanText } from './clean-text.ts';
import { type Paragraph, readParagraphs } from './read-paragraphs.ts';

export interface Sentence {
  /** Position of its first character in the whole text. */
  at: number;
  /** As it stands in the text, line breaks included. */
  source: string;
  /** As long as `source`, with `lineBreak` for its line breaks and spaces for page numbers between them. */
  masked: string;
  /** The same on one line, cleaned. */
  text: string;
  heading: string | null;
  /** The sentence before it in the same paragraph, or in the item or paragraph just before. */
  previous: Sentence | null;
  /** Whether it begins a paragraph. */
  opens: boolean;
}

/** A list and what announces it, from the intro to the end of the last item. */
export interface ItemList {
  at: number;
  source: string;
  intro: string;
  /** Cleaned, without bullets. */
  items: string[];
  heading: string | null;
}

/** "Côncavo: reflete pela parte interna": two such lines make a list. */
const glossed = /^[^:]{2,60}: /u;

/** "Se for provável a morte": so do two cases of a law. */
const incase = /^(?:se|quando|caso) /iu;

export interface Reading {
  sentences: Sentence[];
  lists: ItemList[];
}

const longestSource = 1500;
const shortest = 12;

const abbreviations = new Set(
  `dr dra drs sr sra srs srta prof profa profª exmo exma dom d st sto sta art arts inc par p pp pag pags fig figs cap
  caps vol vols ed eds n nº no num tel av ex obs cf op cit sec secs séc sécs aprox min max máx mín vs trad org orgs
  coord jr univ dep depto ref refs alt lat long temp ltda cia eng adv pres gen cel ten sgt cap alm min subst adj pron
  prep conj pl sing fem masc abr c ca i.e e.g a.c d.c p.ex v.g`.split(/\s+/),
);
const unitNouns =
  /(?:vitamina|complexo|hepatite|tipo|classe|grupo|letra|plano|vírus|fator|ponto|linfócitos?|influenza|turma|item|gene|reta|série|categoria|conjunto|bloco|matriz|vetor|caso|opção|alternativa|célula|hemoglobina|imunoglobulina)$/iu;

/** Whether the full stop at the end of `before` only shortens a word, so that `after` goes on. */
function endsInAbbreviation(before: string, after: string): boolean {
  const word = /(?:^|[\s(“"'])([^\s(“"']{1,12})\.["”)]?\s*$/u.exec(before.slice(-24))?.[1];
  if (!word) return false;
  const lower = word.toLowerCase();
  if (lower === 'ex') return !/^\s*$/u.test(before);
  if (/^\p{Lu}$/u.test(word))
    return (
      !unitNouns.test(before.slice(-40, -3).trimEnd()) &&
      !/^(?:El[ea]s?|[OA]s?|Uma?|N[oa]s?|Em) /u.test(after.trimStart())
    );
  if (/^(?:a\.c|d\.c)$/u.test(lower)) return /^[\p{Ll}\d,;]/u.test(after);
  if (/^(?:no|min|max|cap|par|ex|sec|inc|ed|ref|long|lat|temp|alt|org)$/u.test(lower))
    return /^[\d\p{Ll}IVXLC]/u.test(after);
  return abbreviations.has(lower) || abbreviations.has(foldLetters(lower));
}

const lowerStart = /(?<=(\p{L}{4,}|[\d)%])[.!?])\s+(?=\p{Ll}\p{L}*\s)/gu;

/** Ends of sentences in one line of text; hasty notes may begin the next one with a small letter. */
function sentenceEnds(text: string, segmenter: Intl.Segmenter): number[] {
  const ends: number[] = [];
  for (const { index, segment } of segmenter.segment(text)) {
    const start = ends.at(-1) ?? 0;
    for (const { index: gap } of segment.matchAll(lowerStart)) {
      const upTo = text.slice(Math.max(start, index + gap - 60), index + gap);
      if (!endsInAbbreviation(upTo, segment.slice(gap).trimStart())) ends.push(index + gap);
    }
    const end = index + segment.length;
    const upTo = text.slice(Math.max(start, end - 60), end).trimEnd();
    if (end < text.length && endsInAbbreviation(upTo, text.slice(end, end + 20))) continue;
    ends.push(end);
  }
  if (ends.at(-1) !== text.length) ends.push(text.length);
  return ends;
}

class Reader {
  readonly reading: Reading = { sentences: [], lists: [] };
  private readonly segmenter = new Intl.Segmenter('pt-BR', { granularity: 'sentence' });
  private readonly text: string;
  private heading: string | null = null;
  private previous: Sentence | null = null;
  private open: ItemList | undefined;

  constructor(text: string) {
    this.text = text;
  }

  private addSentence(start: number, masked: string, opens: boolean): void {
    const at = start + masked.length - masked.trimStart().length;
    const source = this.text.slice(at, start + masked.trimEnd().length);
    if (source.length < shortest || source.length > longestSource) return;
    const text = cleanText(masked);
    if (text.length < shortest) return;
    const sentence = {
      at,
      source,
      masked: masked.trim(),
      text,
      heading: this.heading,
      previous: this.previous,
      opens,
    };
    this.reading.sentences.push(sentence);
    this.previous = sentence;
  }

  private addSentences({ start, masked }: Paragraph): void {
    if (masked.length < shortest) return;
    let from = 0;
    for (const end of sentenceEnds(masked, this.segmenter)) {
      this.addSentence(start + from, masked.slice(from, end), from === 0);
      from = end;
    }
  }

  private addItem(paragraph: Paragraph): void {
    if (!this.open) return;
    const source = this.text.slice(this.open.at, paragraph.end);
    if (source.length > longestSource * 2) this.open = undefined;
    else {
      this.open.source = source;
      this.open.items.push(cleanText(paragraph.masked));
    }
  }

  private openList({ start, end, masked, kind }: Paragraph): void {
    const tail = kind === 'heading' ? masked : (masked.split(/(?<=[.!?])\s+(?=\p{Lu})/u).at(-1) ?? masked);
    const at = start + masked.length - tail.length;
    const announces = kind === 'heading' || !/[.!…;,]$/u.test(tail.trimEnd());
    const intro = cleanText(tail).replace(/^#+ /u, '').replace(/:$/u, '');
    this.open =
      announces && intro.length <= 200
        ? { at, source: this.text.slice(at, end), intro, items: [], heading: this.heading }
        : undefined;
    if (this.open) this.reading.lists.push(this.open);
  }

  read(paragraphs: readonly Paragraph[]): Reading {
    for (const paragraph of paragraphs) {
      if (paragraph.kind === 'heading') {
        this.openList(paragraph);
        this.heading = cleanText(paragraph.masked)
          .replace(/^#+ |^\d+(?:\.\d+)*[.)]? /u, '')
          .slice(0, 100);
        this.previous = null;
        continue;
      }
      if (paragraph.kind === 'item') this.addItem(paragraph);
      else this.openList(paragraph);
      if (!paragraph.lettered) this.addSentences(paragraph);
    }
    this.reading.lists = this.reading.lists.filter(
      ({ items }) =>
        items.length >= 3 ||
        (items.length === 2 &&
          (items.every((item) => glossed.test(item)) || items.every((item) => incase.test(item)))),
    );
    return this.reading;
  }
}

/**
 * The sentences and the announced lists of a text, in its order; headings, page numbers and code are not
 * among them. Every `source` is a substring of `text`.
 */
export function splitSentences(text: string): Reading {
  return new Reader(text).read(readParagraphs(text));
}
