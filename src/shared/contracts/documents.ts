/** What the reading of a document takes at most; beyond it the student gets a sentence. */
export const documentLimits = {
  /** Bytes. */
  file: 20 * 1024 * 1024,
  pages: 500,
  /** Characters of its text. */
  text: 3_000_000,
  /** Pages of a PDF that are pictures, where their text is recognised. */
  scannedPages: 60,
  /** Millions of pixels of a picture whose text is recognised. */
  megapixels: 40,
} as const;

/** What the names of documents end in, and the kinds that a document of such a name may be. */
export const documentNames: Readonly<Record<string, readonly ('pdf' | 'docx' | 'doc' | 'txt' | 'md')[]>> = {
  pdf: ['pdf'],
  doc: ['doc', 'docx'],
  docx: ['docx', 'doc'],
  txt: ['txt', 'md'],
  md: ['md', 'txt'],
};

/** What the names of pictures end in, where their text is recognised; many programs name one as the other. */
export const pictureNames: Readonly<Record<string, readonly ('png' | 'jpeg')[]>> = {
  png: ['png', 'jpeg'],
  jpg: ['jpeg', 'png'],
  jpeg: ['jpeg', 'png'],
};

export const documentErrorCodes = [
  'documents.missing',
  'documents.too_large',
  'documents.one_file',
  'documents.empty',
  'documents.unknown_type',
  'documents.not_as_named',
  'documents.encrypted',
  'documents.broken',
  'documents.without_text',
  'documents.too_many_pages',
  'documents.too_long',
  'documents.too_heavy',
  'documents.neither_document_nor_picture',
  'documents.nothing_recognised',
  'documents.too_many_scanned_pages',
  'documents.picture_too_large',
] as const;
