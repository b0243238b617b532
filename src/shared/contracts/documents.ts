/** What the reading of a document takes at most; beyond it the student gets a sentence. */
export const documentLimits = {
  /** Bytes. */
  file: 20 * 1024 * 1024,
  pages: 500,
  /** Characters of its text. */
  text: 3_000_000,
} as const;

/** What the names of documents end in, and the kinds that a document of such a name may be. */
export const documentNames: Readonly<Record<string, readonly ('pdf' | 'docx' | 'doc' | 'txt' | 'md')[]>> = {
  pdf: ['pdf'],
  doc: ['doc', 'docx'],
  docx: ['docx', 'doc'],
  txt: ['txt', 'md'],
  md: ['md', 'txt'],
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
] as const;
