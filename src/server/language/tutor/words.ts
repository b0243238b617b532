/** The parts of an answer that say something, each in a paragraph of its own. */
export const paragraphs = (...parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null && part !== '').join('\n\n');
