import { lowerFirst } from '#server/language/text/capital.ts';
import type { DraftTopic } from './plan-writer.ts';

/** A line of a syllabus: what is to be studied, and what belongs to it. */
export interface ProgrammeItem {
  /** As it stands, at most 160 characters. */
  name: string;
  /** The lines below it, in order. */
  parts: string[];
}

const longest = { name: 160, text: 20_000 } as const;
const fewest = 3;
const marker =
  /^\s*(?:(\d{1,3}(?:\.\d{1,3})*)\s*[.)ºª°:–-]*\s+|([ivxlc]{1,6}|[a-z])\s*[.)–-]\s+|[-–—•*▪●·►]\s*)/iu;
/** "1 Textos. 2 Verbos. 3 Crase", as notices print it. */
const numberedInLine = /(?<=[.;:])\s+(?=\d{1,2}(?:\.\d{1,2})*[.)]?\s+\p{Lu})/gu;

/** What only says that a syllabus follows. */
const announcing =
  /^\P{L}*(?:ementa|conte[úu]dos?(?: program[áa]ticos?)?|programa|edital|t[óo]picos|mat[ée]ria)(?!\p{L})\P{L}*(?:d[aeo]s? )?/iu;

/** What stands before the first item: the matter of the syllabus; empty without. */
export const headingOf = (text: string): string =>
  (text.split(/\n/u)[0]?.split(numberedInLine)[0] ?? '')
    .replace(announcing, '')
    .replace(/[\s:.;–-]+$/u, '')
    .trim();

const tidy = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/[\s.;,:–-]+$/u, '')
    .trim();

interface Line {
  depth: number;
  text: string;
  isMarked: boolean;
  isHeading: boolean;
}

function linesOf(text: string): Line[] {
  return text
    .slice(0, longest.text)
    .split(/\n+/u)
    .flatMap((line) => line.split(numberedInLine))
    .flatMap((line): Line[] => {
      const found = marker.exec(line);
      const rest = tidy(found ? line.slice(found[0].length) : line);
      if (!/\p{L}{2}/u.test(rest)) return [];
      const depth = (found?.[1]?.split('.').length ?? (found ? 2 : 1)) as number;
      const isHeading = !found && (/:\s*$/u.test(line) || (rest === rest.toUpperCase() && rest.length < 80));
      return [{ depth: isHeading ? 0 : depth, text: rest, isMarked: found !== null, isHeading }];
    });
}

/** A long line is a list: its items are parts, its beginning the name. */
function itemOf(text: string): ProgrammeItem {
  const [head = text, ...tail] = text.split(/:\s+/u);
  const list = (tail.length > 0 ? tail.join(': ') : text)
    .split(/[;.]\s+|,\s+/u)
    .map(tidy)
    .filter(Boolean);
  if (tail.length > 0 && head.length <= longest.name) return { name: tidy(head), parts: list };
  if (text.length <= longest.name) return { name: text, parts: [] };
  return { name: tidy(text.slice(0, longest.name).replace(/\s+\S*$/u, '')), parts: list };
}

/**
 * The items of a syllabus, an index or a notice as pasted: numbered lines, items of lists and lines of their own, as they
 * stand; deeper lines are parts of the one above. Empty when the text is no such list (fewer than three items, or prose).
 */
export function readProgramme(text: string): ProgrammeItem[] {
  const lines = linesOf(text);
  const marked = lines.filter(({ isMarked }) => isMarked);
  const isList =
    marked.length >= fewest ||
    (lines.length >= fewest && lines.every(({ text: line }) => line.length <= 120));
  if (!isList) return [];
  const top = Math.min(...lines.filter(({ isHeading }) => !isHeading).map(({ depth }) => depth));
  const items: ProgrammeItem[] = [];
  for (const { depth, text: line, isHeading } of lines) {
    const last = items.at(-1);
    if (isHeading) continue;
    if (depth > top && last) last.parts.push(line.slice(0, longest.name));
    else items.push(itemOf(line));
  }
  const seen = new Set<string>();
  return items.filter(({ name }) => {
    const key = name.toLowerCase();
    return !seen.has(key) && seen.add(key);
  });
}

/** The items as at most `count` topics, in their order: neighbours are joined when there are more. */
export function programmeTopics(items: readonly ProgrammeItem[], count: number): DraftTopic[] {
  const size = Math.ceil(items.length / count);
  const groups = Array.from({ length: Math.ceil(items.length / size) }, (_, at) =>
    items.slice(at * size, at * size + size),
  );
  return groups.map((group) => {
    const [first, ...rest] = group.map(({ name }) => name);
    const joined = [first ?? '', ...rest.map(lowerFirst)].join('; ');
    const parts = group.flatMap((item) => item.parts);
    const name = joined.length <= longest.name ? joined : `${first} e mais ${rest.length}`;
    const held = joined === name ? parts : [...rest, ...parts];
    return {
      name: name.slice(0, longest.name),
      description:
        held.length > 0 ? `Do seu programa: ${held.join('; ')}.`.slice(0, 1000) : 'Do seu programa.',
      priority: 'média',
      weight: Math.min(5, 2 + group.length),
      kind: 'concept',
      parts: held.slice(0, 8),
    };
  });
}
