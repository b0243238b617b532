export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The parts of an answer that say something, each in a paragraph of its own. */
export const paragraphs = (...parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null && part !== '').join('\n\n');
