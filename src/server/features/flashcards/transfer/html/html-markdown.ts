import { decodeReferences } from './html-text.ts';
import { MarkdownFrame } from './markdown-frame.ts';
import { subscript, superscript } from './raised-text.ts';

const marks: Record<string, string> = {
  b: '**',
  strong: '**',
  i: '*',
  em: '*',
  u: '*',
  s: '~~',
  strike: '~~',
  del: '~~',
};
const media = new Set(['img', 'audio', 'video', 'object', 'embed', 'iframe']);
const dropped = new Set(['script', 'style', 'title']);
const lines = new Set(
  'div tr li dt dd section article header footer figure figcaption center address form'.split(' '),
);
const paragraphs = new Set('p h1 h2 h3 h4 h5 h6 table blockquote dl hr'.split(' '));
const framed = new Set([...Object.keys(marks), 'sub', 'sup', 'code', 'pre', 'ul', 'ol', 'li', 'a']);
const plain = new Set(
  'html head body meta link span font small big mark kbd samp tt var cite q abbr ins label input button source track picture svg path tbody thead tfoot colgroup col caption td th wbr ruby rt rp rb param anki-mathjax'.split(
    ' ',
  ),
);
/** What has no such name is no element but text: "x<y e z>w". */
const isElement = (tag: string) =>
  tag === 'br' || [media, dropped, lines, paragraphs, framed, plain].some((elements) => elements.has(tag));

/** Elements open within each other; what is deeper is read as text without them. */
const deepest = 50;

const token = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][a-z\d-]*)((?:[^<>"']|"[^"]*"|'[^']*')*)>|[^<]+|</gi;

/**
 * A field of Anki as Markdown: what Markdown can say is said, everything else is left to its text. Formulas keep what
 * stands in them and get the delimiters that Markdown knows. `media` counts the images and sounds left out. By hand,
 * in one pass: rehype-remark got 11 of the tests' 23 fields right, overflowed at 5,000 nested tags, and took 11 s for
 * 1 MB of links that never end.
 */
export function htmlToMarkdown(html: string): { text: string; media: number } {
  const sounds = html.match(sound)?.length ?? 0;
  const reader = new MarkdownReader(mathDelimiters(html.replace(sound, '')));
  return { text: reader.read(), media: sounds + reader.media };
}

const sound = /\[sound:[^\]]{0,500}\]/gi;

/** Anki's own delimiters of formulas in those of Markdown; `\(…\)` and `\[…\]` are common to both. */
function mathDelimiters(html: string): string {
  if (!/\[(?:\$|latex\])/i.test(html)) return html;
  return html
    .replace(/\[\/?(\${1,2})\]/g, (_, signs: string) => signs)
    .split(/\[latex\]/i)
    .map((part, index) => {
      const [formula = '', ...rest] = part.split(/\[\/latex\]/i);
      if (index === 0 || rest.length === 0) return part;
      // LaTeX that brings its own delimiters is text with formulas in it.
      return (/\$|\\[([]/.test(formula) ? formula : `$$${formula}$$`) + rest.join('');
    })
    .join('');
}

class MarkdownReader {
  media = 0;
  readonly #html: string;
  readonly #open = [new MarkdownFrame('')];

  constructor(html: string) {
    this.#html = html;
  }

  read(): string {
    const tokens = new RegExp(token);
    for (let match = tokens.exec(this.#html); match; match = tokens.exec(this.#html)) {
      const [whole, slash, name, attributes = ''] = match;
      const tag = name?.toLowerCase();
      if (tag === undefined) {
        if (!whole.startsWith('<!--')) this.#text(whole);
      } else if (!isElement(tag)) this.#text(whole);
      else if (slash) this.#end(tag);
      else if (dropped.has(tag)) tokens.lastIndex = this.#afterEndOf(tag, tokens.lastIndex);
      else this.#start(tag, attributes);
    }
    while (this.#open.length > 1) this.#close();
    return this.#top.text.trim();
  }

  get #top(): MarkdownFrame {
    return this.#open.at(-1) as MarkdownFrame;
  }

  #afterEndOf(tag: string, from: number): number {
    const end = new RegExp(`</${tag}\\s{0,9}>`, 'gi');
    end.lastIndex = from;
    return end.exec(this.#html) ? end.lastIndex : this.#html.length;
  }

  #isIn = (...tags: string[]) => this.#open.some(({ tag }) => tags.includes(tag));

  #text(html: string): void {
    if (this.#isIn('pre')) {
      this.#top.add(decodeReferences(html.replaceAll('\r\n', '\n')));
      return;
    }
    const frame = this.#top;
    if (frame.tag === 'ul' || frame.tag === 'ol') {
      if (html.trim() !== '') this.#item(decodeReferences(html));
      return;
    }
    let text = html.replace(/[ \t\r\n\f]+/g, ' ');
    const isBroken = frame.length === 0 ? marks[frame.tag] === undefined : /[\n ]$/.test(frame.tail);
    if (isBroken && text.startsWith(' ')) text = text.slice(1);
    frame.add(decodeReferences(text));
  }

  #start(tag: string, attributes: string): void {
    if (media.has(tag)) this.media += 1;
    else if (tag === 'br') this.#top.add('\n');
    else if (this.#isIn('pre')) return;
    else if (paragraphs.has(tag)) this.#breakLine(2);
    else if (tag === 'td' || tag === 'th') this.#cell();
    else if (tag === 'li') this.#startItem();
    else if (framed.has(tag) && this.#open.length < deepest) {
      const isBlock = tag === 'ul' || tag === 'ol' || tag === 'pre';
      if (isBlock) this.#breakLine(tag === 'pre' ? 2 : 1);
      this.#open.push(new MarkdownFrame(tag, tag === 'a' ? linkOf(attributes) : undefined));
    } else if (lines.has(tag)) this.#breakLine(1);
  }

  #startItem(): void {
    if (this.#open.length > deepest) return;
    const list = this.#open.findLastIndex(({ tag }) => tag === 'ul' || tag === 'ol');
    if (list < 0) this.#open.push(new MarkdownFrame('ul'));
    else while (this.#open.length > list + 1) this.#close();
    this.#open.push(new MarkdownFrame('li'));
  }

  #cell(): void {
    const { tail } = this.#top;
    if (tail !== '' && !tail.endsWith('\n')) this.#top.add(' | ');
  }

  #end(tag: string): void {
    if (framed.has(tag)) {
      const index = this.#open.findLastIndex((frame) => frame.tag === tag);
      if (index > 0) while (this.#open.length > index) this.#close();
    } else if (this.#isIn('pre')) return;
    else if (paragraphs.has(tag)) this.#breakLine(2);
    else if (lines.has(tag)) this.#breakLine(1);
  }

  /** Ends the line, with an empty one after it when `ends` is 2; nothing at the beginning. */
  #breakLine(ends: number): void {
    const frame = this.#top;
    if (frame.length === 0) return;
    if (!frame.tail.endsWith('\n')) frame.add('\n');
    if (ends === 2 && frame.tail !== '\n\n') frame.add('\n');
  }

  #item(text: string): void {
    const list = this.#top;
    const content = text.trim();
    if (content === '') return;
    list.items += 1;
    const marker = list.tag === 'ol' ? `${list.items}. ` : '- ';
    list.add(`${marker}${content.replace(/\n(?=[^\n])/g, `\n${' '.repeat(marker.length)}`)}\n`);
  }

  #close(): void {
    const frame = this.#open.pop() as MarkdownFrame;
    const { tag, text } = frame;
    const top = this.#top;
    const mark = marks[tag];
    if (tag === 'li') this.#item(text);
    else if (tag === 'ul' || tag === 'ol') {
      top.add(text);
      if (top.tag !== 'li') this.#breakLine(2);
    } else if (tag === 'pre') {
      top.add(fenced(text));
      this.#breakLine(2);
    } else if (this.#isIn('code', 'pre')) top.add(text);
    else if (mark) this.#emphasise(text, mark);
    else if (tag === 'code') top.add(inlineCode(text));
    else if (tag === 'sub') top.add(subscript(text));
    else if (tag === 'sup') top.add(superscript(text));
    else top.add(linked(text, frame.href));
  }

  /** Emphasis holds within a paragraph only, and not beside white space. */
  #emphasise(text: string, mark: string): void {
    const top = this.#top;
    if (this.#open.some(({ tag }) => marks[tag] === mark)) {
      top.add(text);
      return;
    }
    for (const part of text.split(/(\n\s*\n)/)) {
      const words = part.trim();
      if (words === '') {
        top.add(part);
        continue;
      }
      const before = part.slice(0, part.length - part.trimStart().length);
      const continues = before === '' && top.ended?.mark === mark && top.ended.at === top.length;
      if (continues) top.drop(mark.length);
      top.add(`${before}${continues ? '' : mark}${words}${mark}`);
      top.ended = { mark, at: top.length };
      top.add(part.slice(before.length + words.length));
    }
  }
}

function linkOf(attributes: string): string | undefined {
  const [, double, single] = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(attributes) ?? [];
  const href = decodeReferences(double ?? single ?? '').trim();
  return /^https?:\/\/[^\s<>()]+$/i.test(href) ? href : undefined;
}

function linked(text: string, href: string | undefined): string {
  if (!href || text.includes('\n')) return text;
  if (text.trim() === '' || text === href) return `${text.trim() === '' ? text : ''}${href}`;
  return `[${text.replace(/[[\]]/g, '\\$&')}](${href})`;
}

const longestTicks = (text: string) => Math.max(0, ...(text.match(/`+/g) ?? []).map((ticks) => ticks.length));

function inlineCode(text: string): string {
  const code = text.replace(/\s+/g, ' ').trim();
  if (code === '') return '';
  const fence = '`'.repeat(longestTicks(code) + 1);
  const space = /^`|`$/.test(code) ? ' ' : '';
  return `${fence}${space}${code}${space}${fence}`;
}

function fenced(text: string): string {
  const code = text.trimEnd().replace(/^\n+/, '');
  if (code === '') return '';
  const fence = '`'.repeat(Math.max(3, longestTicks(code) + 1));
  return `${fence}\n${code}\n${fence}\n`;
}
