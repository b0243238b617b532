/** An element that is still open, and the Markdown in it so far: cheap to lengthen and to look at the end of. */
export class MarkdownFrame {
  readonly tag: string;
  readonly href: string | undefined;
  /** Items written, of a list. */
  items = 0;
  length = 0;
  /** The last two signs. */
  tail = '';
  /** The emphasis that ends the text, and where: the same one beginning there continues it. */
  ended: { mark: string; at: number } | undefined;
  #parts: string[] = [];

  constructor(tag: string, href?: string) {
    this.tag = tag;
    this.href = href;
  }

  get text(): string {
    return this.#parts.join('');
  }

  add(text: string): void {
    if (text === '') return;
    this.#parts.push(text);
    this.length += text.length;
    this.tail = (this.tail + text.slice(-2)).slice(-2);
  }

  /** Takes the last signs back: as many as were added at once, at most. */
  drop(signs: number): void {
    this.#parts.push((this.#parts.pop() ?? '').slice(0, -signs));
    this.length -= signs;
  }
}
