const prefix = 'topico-';

/** What the address of a syllabus holds of a topic that is gone to. */
export const topicHash = (topicId: number): string => `${prefix}${topicId}`;

/** The topic that an address's hash names; null for none. */
export const topicOfHash = (hash: string): number | null =>
  hash.startsWith(prefix) ? Number(hash.slice(prefix.length)) : null;
