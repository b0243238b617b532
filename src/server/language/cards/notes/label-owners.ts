import type { Sentence } from '#server/language/text/split-sentences.ts';
import { hasVerb } from '#server/language/text/verbs.ts';
import { askAttribute } from './attributes.ts';

const bullet = /^(?:[-–—•*◦▪]|\(?[a-z\d]{1,2}[.)]) +/u;
const labelled = /^([^:=<>→]{2,45}?)(?:: | ?(?:->|→|=>) ?| = )\S/u;
const longestOwner = 45;

/** "Malha" of "• Malha: múltiplos caminhos"; null for a line that only a sentence could sum up. */
function ownerIn(line: string): string | null {
  const text = line.replace(bullet, '');
  const label = labelled.exec(text)?.[1] ?? text.replace(/:$/u, '');
  const isName = label.length <= longestOwner && !/[.,;?!]/u.test(label) && !hasVerb(label.toLowerCase());
  return isName ? label : null;
}

/** For the beginning of each line that stands under another, by its indentation, what that one names. */
function parentsIn(text: string): Map<number, string | null> {
  const parents = new Map<number, string | null>();
  const above: { indent: number; line: string }[] = [];
  let from = 0;
  for (const line of text.split('\n')) {
    const indent = line.length - line.trimStart().length;
    if (line.trim()) {
      while ((above.at(-1)?.indent ?? -1) >= indent) above.pop();
      const parent = above.at(-1);
      if (parent) parents.set(from, ownerIn(parent.line.trim()));
      above.push({ indent, line });
    }
    from += line.length + 1;
  }
  return parents;
}

/**
 * Whose the attributes of notes are, by position: of "– Vantagem: …" what the line above names; null where none
 * tells, as when one section has the label of several things. Those of what the heading names are left out.
 */
export function labelOwners(
  text: string,
  sentences: readonly Sentence[],
): ReadonlyMap<number, string | null> {
  const owners = new Map<number, string | null>();
  const parents = parentsIn(text);
  const seen = new Map<string, number>();
  for (const { at, text: line, heading, opens } of sentences) {
    const [, label = ''] = (opens && labelled.exec(line)) || [];
    if (!label || !askAttribute(label)) continue;
    const parent = parents.get(text.lastIndexOf('\n', at) + 1);
    if (parent !== undefined) {
      owners.set(at, parent);
      continue;
    }
    const key = `${heading}\n${label.toLowerCase()}`;
    const first = seen.get(key);
    if (first === undefined) seen.set(key, at);
    else for (const place of [first, at]) owners.set(place, null);
  }
  return owners;
}
