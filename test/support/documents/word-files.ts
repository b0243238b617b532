import { strToU8, type Zippable, zipSync } from 'fflate';

const namespaces =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

/** A paragraph: its text as runs of XML or as plain text, and the properties before them. */
export const paragraph = (text: string, properties = ''): string =>
  `<w:p><w:pPr>${properties}</w:pPr>${text.startsWith('<') ? text : `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`}</w:p>`;

export const heading = (text: string, level: number): string =>
  paragraph(text, `<w:pStyle w:val="Ttulo${level}"/>`);

/** `list` is 1 for bullets, 2 for numbers. */
export const listItem = (text: string, list: 1 | 2, level = 0): string =>
  paragraph(text, `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${list}"/></w:numPr>`);

export const table = (rows: readonly (readonly string[])[]): string =>
  `<w:tbl>${rows.map((cells) => `<w:tr>${cells.map((cell) => `<w:tc>${paragraph(cell)}</w:tc>`).join('')}</w:tr>`).join('')}</w:tbl>`;

const styles = `${xml}<w:styles ${namespaces}>${[1, 2].map((level) => `<w:style w:type="paragraph" w:styleId="Ttulo${level}"><w:name w:val="heading ${level}"/></w:style>`).join('')}</w:styles>`;
const levels = (format: string) =>
  [0, 1].map((level) => `<w:lvl w:ilvl="${level}"><w:numFmt w:val="${format}"/></w:lvl>`).join('');
const numbering = `${xml}<w:numbering ${namespaces}>${['bullet', 'decimal'].map((format, index) => `<w:abstractNum w:abstractNumId="${index}">${levels(format)}</w:abstractNum>`).join('')}${[1, 2].map((id) => `<w:num w:numId="${id}"><w:abstractNumId w:val="${id - 1}"/></w:num>`).join('')}</w:numbering>`;
const footnotes = `${xml}<w:footnotes ${namespaces}><w:footnote w:id="2">${paragraph('Nota sobre o termo.')}</w:footnote></w:footnotes>`;

const relationships = (...targets: string[]) =>
  `${xml}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${targets.join('')}</Relationships>`;
const relationship = (id: number, type: string, target: string, mode = '') =>
  `<Relationship Id="rId${id}" Type="${office}/${type}" Target="${target}" ${mode}/>`;

interface DocxLook {
  /** Between the XML declaration and the document. */
  before?: string;
  /** More files, or others instead. */
  files?: Zippable;
}

/** A DOCX with this content of its body. */
export function docxFile(body: string, { before = '', files = {} }: DocxLook = {}): Uint8Array {
  const types = ['document', 'styles', 'numbering', 'footnotes']
    .map(
      (part) =>
        `<Override PartName="/word/${part}.xml" ContentType="${word}.${part}${part === 'document' ? '.main' : ''}+xml"/>`,
    )
    .join('');
  return zipSync({
    '[Content_Types].xml': strToU8(
      `${xml}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${types}</Types>`,
    ),
    '_rels/.rels': strToU8(relationships(relationship(1, 'officeDocument', 'word/document.xml'))),
    'word/_rels/document.xml.rels': strToU8(
      relationships(
        relationship(1, 'styles', 'styles.xml'),
        relationship(2, 'numbering', 'numbering.xml'),
        relationship(3, 'footnotes', 'footnotes.xml'),
        relationship(4, 'attachedTemplate', 'http://192.0.2.1/modelo.dotm', 'TargetMode="External"'),
      ),
    ),
    'word/styles.xml': strToU8(styles),
    'word/numbering.xml': strToU8(numbering),
    'word/footnotes.xml': strToU8(footnotes),
    'word/document.xml': strToU8(
      `${xml}${before}<w:document ${namespaces}><w:body>${body}</w:body></w:document>`,
    ),
    ...files,
  });
}
