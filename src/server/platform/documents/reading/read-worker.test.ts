import { describe, expect, it } from 'vitest';
import { typesetPdf } from '#test/support/documents/typeset-pdf.ts';
import { docxFile, heading, listItem, paragraph, table } from '#test/support/documents/word-files.ts';
import type { DocumentText } from '../read-document.ts';
import { run } from './read-worker.ts';

async function read(kind: DocumentText['kind'], bytes: Uint8Array, lines?: boolean): Promise<DocumentText> {
  const reading = await run({ kinds: [kind], lines }, new Uint8Array(bytes), () => {});
  if ('problem' in reading) throw new Error(reading.problem);
  return reading;
}

const bold = (text: string) => `<w:r><w:rPr><w:b/></w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
const plain = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;

describe('lines of a document', () => {
  it('are handed out only where they are asked for, beside the same text', async () => {
    const pdf = await typesetPdf((page) => page.text('Um texto que se pode ler.', 100, 100));
    const without = await read('pdf', pdf);
    const { lines, ...text } = await read('pdf', pdf, true);
    expect(without).toEqual(text);
    expect(lines?.[0]?.map((line) => line.text)).toEqual(['Um texto que se pode ler.']);
  });

  it('of a PDF say what is bold and which cells stand apart', async () => {
    const pdf = await typesetPdf((page) => {
      page
        .font('Helvetica-Bold')
        .text('Direito: ', 60, 60, { continued: true })
        .font('Helvetica')
        .text('atos e poderes');
      page.text('Língua Portuguesa', 60, 120).text('10', 300, 120);
    });
    const [first, second] = (await read('pdf', pdf, true)).lines?.[0] ?? [];
    expect(first?.text.slice(0, first.bold).trim()).toBe('Direito:');
    expect(second?.cells.map(({ text, left }) => [text, Math.round(left)])).toEqual([
      ['Língua Portuguesa', 60],
      ['10', 300],
    ]);
  });

  it('of a Word file are its paragraphs, items and rows', async () => {
    const docx = await docxFile(
      [
        heading('Programa', 1),
        paragraph(bold('Direito:') + plain(' atos')),
        listItem('Crase', 2),
        table([['Direito', '10']]),
      ].join(''),
    );
    const lines = (await read('docx', docx, true)).lines?.[0] ?? [];
    expect(lines.map(({ text, bold: letters }) => [text, letters])).toEqual([
      ['Programa', 8],
      ['Direito: atos', 8],
      ['1. Crase', 0],
      ['Direito\t10', 0],
    ]);
  });
});
