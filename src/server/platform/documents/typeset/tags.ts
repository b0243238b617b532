type Element = ReturnType<PDFKit.PDFDocument['struct']>;

/** A part of the text as who hears or reflows it knows it: `P`, `H2`, `LI`, `TD` … */
export interface Tag {
  type: string;
  element: Element;
}

/** What every part of the pages is: a tree of headings, paragraphs, lists and tables in the order of reading. */
export class Tags {
  private readonly document: PDFKit.PDFDocument;
  private readonly root: Tag;
  private parent: Tag;
  private list: Tag | undefined;
  private current: Tag | undefined;
  private content: ReturnType<PDFKit.PDFDocument['markStructureContent']> | undefined;

  constructor(document: PDFKit.PDFDocument) {
    this.document = document;
    this.root = { type: 'Document', element: document.struct('Document') };
    document.addStructure(this.root.element);
    this.parent = this.root;
  }

  /** The next part within the one that is open. */
  add(type: string): Tag {
    this.list = undefined;
    return this.addTo(this.parent, type);
  }

  /** A link within a text, after what has been drawn of it. */
  addLink(text: Tag): Tag {
    this.end();
    return this.addTo(text, 'Link');
  }

  private addTo(parent: Tag, type: string): Tag {
    const element = this.document.struct(type);
    parent.element.add(element);
    return { type, element };
  }

  /** What `draw` adds is part of an element of this type. */
  within<T>(type: string, draw: () => T): T {
    return this.inside(this.add(type), draw);
  }

  /** A point of a list, which begins with its first point and ends before the next part that is none. */
  listItem(draw: () => void): void {
    const list = this.list ?? this.add('L');
    this.inside(this.addTo(list, 'LI'), draw);
    this.list = list;
  }

  private inside<T>(tag: Tag, draw: () => T): T {
    const outer = this.parent;
    this.parent = tag;
    const drawn = draw();
    this.parent = outer;
    this.list = undefined;
    return drawn;
  }

  /** What is drawn from here on belongs to `tag`, until another is marked or the page ends. */
  mark(tag: Tag): void {
    if (this.current === tag) return;
    this.end();
    this.current = tag;
    this.content = this.document.markStructureContent(tag.type);
  }

  /** Lines, grounds and page numbers are no part of the text. */
  artifact(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
    this.end();
    this.document.markContent('Artifact', { type });
    draw();
    this.document.endMarkedContent();
  }

  /** Ends what is marked: before a page is left. */
  end(): void {
    if (!this.current || !this.content) return;
    this.document.endMarkedContent();
    this.current.element.add(this.content);
    this.current = undefined;
    this.content = undefined;
  }

  finish(): void {
    this.end();
    this.root.element.end();
  }
}
