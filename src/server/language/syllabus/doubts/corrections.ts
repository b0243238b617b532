import type { Discipline, Notice, Topic } from '../notice.ts';
import { cleanTopic } from '../topics.ts';
import { flatten, type Item, keyOf, nest, type PrintedLine, PrintedTopics, squeeze } from './outline.ts';

export const lineRoles = ['heading', 'topic', 'continuation', 'noise'] as const;

/** What a line of the notice is, in place of what the rules took it for. */
export interface Correction extends PrintedLine {
  as: (typeof lineRoles)[number];
  /** Of a topic, from 1; null leaves it at the level of what it was part of. */
  level: number | null;
}

/** The first correction of each line that was asked about and is quoted letter by letter; all others are made up. */
export function groundedCorrections(
  corrections: readonly Correction[],
  asked: readonly PrintedLine[],
): Correction[] {
  const left = new Map(asked.map((line) => [keyOf(line), line.text]));
  return corrections.filter((correction) => {
    const key = keyOf(correction);
    const text = left.get(key);
    if (text === undefined || squeeze(text) !== squeeze(correction.text)) return false;
    return left.delete(key);
  });
}

/** A heading parts what comes after it from its discipline. */
type Entry = Item | (PrintedLine & { depth: null });

const withoutMarker = (text: string) =>
  text.replace(/^(?:\(?\d{1,2}(?:\.\d{1,2})*\s*[.)–—-]?\s+|[a-z]\)\s+|[^\p{L}\p{N}("“]+)/u, '');
const bare = (text: string) => cleanTopic(withoutMarker(squeeze(text)));

interface Found extends Correction {
  from: number;
  to: number;
}

/** Where the corrected lines stand in a topic's text; those that can't be found in it change nothing. */
function findIn({ text }: Item, corrections: readonly Correction[]): Found[] {
  let after = 0;
  return corrections.flatMap((correction) => {
    const words = bare(correction.text).replace(/[-\u2010\u00AD]$/u, '');
    const from = words === '' ? -1 : text.indexOf(words, after);
    if (from < 0) return [];
    after = from + words.length;
    return [{ ...correction, from, to: after }];
  });
}

class DisciplineEditor {
  readonly entries: Entry[] = [];
  private readonly corrections: ReadonlyMap<string, Correction>;
  private readonly printed: PrintedTopics;
  /** What stood below a topic that was moved moves with it. */
  private moved: { below: number; by: number } | null = null;

  constructor(corrections: ReadonlyMap<string, Correction>, printed: PrintedTopics) {
    this.corrections = corrections;
    this.printed = printed;
  }

  take(item: Item): void {
    const lines = this.printed.linesOf(item);
    const opens = this.printed.opensItsLine(item);
    const cited = lines.slice(opens ? 0 : 1).flatMap((line) => this.corrections.get(keyOf(line)) ?? []);
    if (this.moved && item.depth <= this.moved.below) this.moved = null;
    const depth = Math.max(0, item.depth + (this.moved?.by ?? 0));
    const found = findIn(item, cited);
    if (found.length === 0) this.entries.push({ ...item, depth });
    else this.cut(item, depth, found);
  }

  private cut(item: Item, depth: number, found: readonly Found[]): void {
    const { text } = item;
    const [first] = found;
    let open: Item = { ...item, depth, text: text.slice(0, first?.from) };
    const close = () => {
      const cleaned = cleanTopic(open.text);
      if (/\p{L}/u.test(cleaned)) this.entries.push({ ...open, text: cleaned });
    };
    for (const [at, { as, level, from, to, page, line }] of found.entries()) {
      const end = found[at + 1]?.from ?? text.length;
      const own = text.slice(from, end);
      const isWhole = from === 0;
      if (as === 'topic') {
        close();
        open = { ...item, page, line, text: withoutMarker(own), depth: level === null ? depth : level - 1 };
        if (isWhole && open.depth !== depth) this.moved = { below: item.depth, by: open.depth - item.depth };
      } else if (as === 'heading') {
        close();
        this.addHeading({ page, line, text: text.slice(from, to) });
        open = { ...item, page, line, text: text.slice(to, end) };
      } else if (as === 'noise') open.text = `${open.text} ${text.slice(to, end).replace(/^[\s.;:,]+/u, '')}`;
      else if (!isWhole || !this.goOn(own)) open.text += own;
    }
    close();
  }

  /** A heading in two lines is one. */
  private addHeading(heading: PrintedLine): void {
    const last = this.entries.at(-1);
    const goesOn = last?.depth === null && last.page === heading.page && last.line === heading.line - 1;
    if (goesOn)
      this.entries[this.entries.length - 1] = { ...last, ...heading, text: `${last.text} ${heading.text}` };
    else this.entries.push({ ...heading, depth: null });
  }

  /** Adds to the topic before; false without one. */
  private goOn(text: string): boolean {
    const last = this.entries.at(-1);
    if (!last || last.depth === null) return false;
    this.entries[this.entries.length - 1] = { ...last, text: cleanTopic(`${last.text} ${text}`) };
    return true;
  }
}

type Part = Pick<Discipline, 'name' | 'page' | 'line' | 'topics'>;

/** What the topics of a discipline become: its own, and the disciplines that begin among them. */
function partsOf(entries: readonly Entry[]): { topics: Topic[]; others: Part[] } {
  const groups: { heading: PrintedLine | null; items: Item[] }[] = [{ heading: null, items: [] }];
  for (const entry of entries)
    if (entry.depth === null) groups.push({ heading: entry, items: [] });
    else groups.at(-1)?.items.push(entry);
  const [own, ...rest] = groups;
  const others = rest.flatMap(({ heading, items }) => {
    if (!heading) return [];
    const top = items[0]?.depth ?? 0;
    const raised = items.map((item) => ({ ...item, depth: Math.max(0, item.depth - top) }));
    return [{ name: heading.text, page: heading.page, line: heading.line, topics: nest(raised) }];
  });
  return { topics: nest(own?.items ?? []), others };
}

/**
 * The notice with what some of its lines are put right. Names and topics are made of the notice's own letters only, and
 * where nothing is corrected all stays as it was read. Pure; never throws.
 */
export function applyCorrections(
  notice: Notice,
  pages: readonly (readonly string[])[],
  corrections: readonly Correction[],
): Notice {
  const byLine = new Map(corrections.map((correction) => [keyOf(correction), correction]));
  const printed = new PrintedTopics(notice, pages);
  const done = new Map<readonly Topic[], ReturnType<typeof partsOf>>();
  const corrected = (topics: readonly Topic[]) => {
    const known = done.get(topics);
    if (known) return known;
    const editor = new DisciplineEditor(byLine, printed);
    for (const item of flatten(topics)) editor.take(item);
    const parts = partsOf(editor.entries);
    done.set(topics, parts);
    return parts;
  };
  const posts = notice.posts.map((post) => ({
    ...post,
    disciplines: post.disciplines.flatMap((discipline) => {
      const { topics, others } = corrected(discipline.topics);
      // What only stood above a heading was no discipline, unless the notice says what it is worth.
      const isEmpty = topics.length === 0 && others.length > 0 && discipline.questions === null;
      const added = others.map((part) => ({ ...unknown, area: discipline.area, ...part }));
      return [...(isEmpty ? [] : [{ ...discipline, topics }]), ...added];
    }),
  }));
  return { ...notice, posts };
}

const unknown = { questions: null, weight: null, minimum: null };
