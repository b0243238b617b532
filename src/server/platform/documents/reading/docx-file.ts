import { unzipSync, zipSync } from 'fflate';
import mammoth from 'mammoth';
import { DocumentProblem } from './document-problem.ts';
import { type DocxDocument, docxText } from './docx-text.ts';
import type { Line } from './plain-lines.ts';

/** Bytes of XML that a document may unpack to; 3 million characters of text take about 10 MB. */
const mostXml = 64 * 1024 * 1024;
const isText = (name: string) => name === '[Content_Types].xml' || /(?:^|\/)[^/]*\.(?:xml|rels)$/u.test(name);
/** Services of Word's with nothing to read, and the copies of the XML that other programs keep beside it. */
const isUseless = (name: string) =>
  /^(?:docProps|customXml|word\/(?:theme|fontTable|webSettings|glossary|header\d*|footer\d*))/u.test(name);

interface Services {
  parts: Record<string, Uint8Array>;
  hasImages: boolean;
}

/** The XML of the document, unpacked up to a limit, by what it declares and by what really comes out. */
function unpack(bytes: Uint8Array): Services {
  let declared = 0;
  let hasImages = false;
  const parts = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      hasImages ||= name.startsWith('word/media/');
      if (!isText(name) || isUseless(name)) return false;
      declared += originalSize;
      if (declared > mostXml) throw new DocumentProblem('documents.too_heavy');
      return true;
    },
  });
  return { parts, hasImages };
}

/** OPC parts have no document type (ECMA-376-2, 8.1.4), and so no entities that grow or reach out. */
function refuseDoctypes(parts: Services['parts']): void {
  for (const part of Object.values(parts))
    if (Buffer.from(part.buffer, part.byteOffset, part.length).includes('<!DOCTYPE'))
      throw new DocumentProblem('documents.broken');
}

async function readTree(parts: Services['parts']): Promise<DocxDocument> {
  let tree: DocxDocument | undefined;
  const transformDocument = (document: DocxDocument) => {
    tree = document;
    return { ...document, children: [] };
  };
  await mammoth.convertToHtml({ buffer: Buffer.from(zipSync(parts, { level: 0 })) }, { transformDocument });
  if (!tree) throw new DocumentProblem('documents.broken');
  return tree;
}

/** The whole text as one page, and its paragraphs as lines. Throws `broken`, `empty` and `too_heavy`. */
export async function readDocx(bytes: Uint8Array): Promise<{ pages: string[]; lines: Line[][] }> {
  const { parts, hasImages } = unpack(bytes);
  refuseDoctypes(parts);
  const { text, lines } = docxText(await readTree(parts));
  if (text === '' && !hasImages) throw new DocumentProblem('documents.empty');
  return { pages: [text], lines: [lines] };
}
