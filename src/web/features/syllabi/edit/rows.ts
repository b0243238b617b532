import type { Discipline, Place, Topic } from './tree.ts';

export type Row = { id: Place['row']; discipline: Discipline } & (
  | { topic: Topic }
  | { topic: null; isFolded: boolean; doubtful: number }
);

interface Shown {
  /** Keys of disciplines whose topics are not shown. */
  folded: ReadonlySet<number>;
  isDoubtfulOnly: boolean;
  /** The row that one is on stays, whatever is shown. */
  here: Place['row'] | undefined;
}

/** What the list shows, from top to bottom. */
export function rowsOf(disciplines: readonly Discipline[], { folded, isDoubtfulOnly, here }: Shown): Row[] {
  return disciplines.flatMap((discipline): Row[] => {
    const { key, topics } = discipline;
    const doubtful = topics.reduce((sum, topic) => sum + (topic.isDoubtful ? 1 : 0), 0);
    const isFolded = folded.has(key) && !isDoubtfulOnly;
    const shown = isFolded
      ? []
      : topics.flatMap((topic): Row[] => {
          const id = `t${topic.key}` as const;
          return isDoubtfulOnly && !topic.isDoubtful && id !== here ? [] : [{ id, discipline, topic }];
        });
    if (isDoubtfulOnly && shown.length === 0) return [];
    return [{ id: `d${key}`, discipline, topic: null, isFolded, doubtful }, ...shown];
  });
}

/** Of a line of text, and what stands above and below the text of a row. */
const [lineHeight, around] = [24, 14];
const disciplineHeight = 68;
/** Pixels: of a letter on average, of what stands beside a row's text, of a level, and of the widest list. */
const [letter, beside, level, widest] = [7.6, 92, 20, 720];

/** A row's height before it has been measured, in pixels. */
export function heightOf({ topic }: Row, pageWidth: number): number {
  if (!topic) return disciplineHeight;
  const room = Math.min(pageWidth, widest) - beside - topic.depth * level;
  return around + lineHeight * Math.max(1, Math.ceil((topic.text.length * letter) / room));
}
