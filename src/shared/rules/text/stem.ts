interface Change {
  /** Letters that stand before an ending, at least. */
  after: number;
  /** Endings that take each other's place, longer ones before those that end them; a stem keeps the last. */
  endings: readonly string[];
}

const changes: readonly Change[] = [
  { after: 1, endings: ['oes', 'aes', 'aos', 'ao'] },
  { after: 2, endings: ['ais', 'al'] },
  { after: 2, endings: ['eis', 'il', 'el'] },
  { after: 2, endings: ['ois', 'ol'] },
  { after: 2, endings: ['uis', 'ul'] },
  { after: 1, endings: ['ns', 'n', 'm'] },
  { after: 3, endings: ['as', 'os', 'es', 'a', 'o', 'e', 's', ''] },
];

/** 'Sais' may be of 'sal', but 'pais' is hardly of 'pal': a stem has to choose, a list of forms need not. */
const rare: readonly Change[] = [
  { after: 1, endings: ['ais', 'al'] },
  { after: 1, endings: ['ois', 'ol'] },
  { after: 2, endings: ['is', 'il'] },
];

/** What stands before the ending; undefined when none of the change fits. */
function baseOf(word: string, { after, endings }: Change): string | undefined {
  const ending = endings.find((end) => word.endsWith(end) && word.length - end.length >= after);
  return ending === undefined ? undefined : word.slice(0, word.length - ending.length);
}

/** One form for the singular and plural, masculine and feminine of a folded word; only good for comparing. */
export function stem(folded: string): string {
  if (folded.length < 4) return folded;
  for (const change of changes) {
    const base = baseOf(folded, change);
    if (base !== undefined) return base + change.endings.at(-1);
  }
  return folded;
}

/** Every form that a folded word may have in the singular and plural, masculine and feminine; many are no words. */
export function wordForms(folded: string): string[] {
  const forms = [...changes, ...rare].flatMap((change) => {
    const base = baseOf(folded, change);
    return base === undefined ? [] : change.endings.map((ending) => base + ending);
  });
  return [...new Set([folded, ...forms])];
}
