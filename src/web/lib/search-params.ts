/** A text of an address's search; an empty one, or what is none, is undefined. */
export const readText = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** A number of an address's search; undefined for what is none. */
export const readNumber = (value: unknown): number | undefined =>
  typeof value === 'number' ? value : undefined;
