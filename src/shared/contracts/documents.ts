/** What the reading of a document takes at most; beyond it the student gets a sentence. */
export const documentLimits = {
  /** Bytes. */
  file: 20 * 1024 * 1024,
  pages: 500,
  /** Characters of its text. */
  text: 3_000_000,
} as const;

export const documentErrorCodes = [
  'documents.missing',
  'documents.too_large',
  'documents.one_file',
  'documents.empty',
  'documents.unknown_type',
  'documents.encrypted',
  'documents.broken',
  'documents.without_text',
  'documents.too_many_pages',
  'documents.too_long',
  'documents.too_heavy',
] as const;
