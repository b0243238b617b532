const list = new Intl.ListFormat('pt-BR', { type: 'conjunction' });

/** "a, b e c". */
export const listOf = (items: readonly string[]): string => list.format(items);
