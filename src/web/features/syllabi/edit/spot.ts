import { fold } from '#shared/rules/text/fold.ts';
import { type Discipline, type Place, type Topic, topicOf } from './tree.ts';

/** Where a row stands in the source. */
export type Spot = Pick<Topic, 'page' | 'line' | 'text'>;

/** Where the row stands in the source, that of a discipline's first topic; null for what was written by hand. */
export function spotOf(disciplines: readonly Discipline[], place: Place | null): Spot | null {
  const key = Number(place?.row.slice(1));
  const topic = place?.row.startsWith('t')
    ? topicOf(disciplines, key)
    : disciplines
        .filter((discipline) => !place || discipline.key === key)
        .flatMap(({ topics }) => topics)
        .find(({ page }) => page !== null);
  return topic && topic.page !== null ? topic : null;
}

const bare = (text: string) => fold(text).replaceAll(/[^a-z0-9]+/g, '');

/** The lines of a page that a topic takes, from the one it begins on: as long as they hold nothing but its words. */
export function linesOf(
  lines: readonly string[],
  { line, text }: Pick<Spot, 'line' | 'text'>,
): [number, number] | null {
  if (line === null || lines[line] === undefined) return null;
  const whole = bare(text);
  let end = line + 1;
  while (end < lines.length) {
    const next = bare(lines[end] ?? '');
    if (next === '' || !whole.includes(next)) break;
    end += 1;
  }
  return [line, end];
}
