import type { Unit } from './outline/read-outline.ts';

const ranks = ['primeir', 'segund', 'terceir', 'quart', 'quint', 'sext'];
const member = /^[OA]s? (primeir|segund|terceir|quart|quint|sext)[oa]s?,? (\p{L}+)/u;
const verb = /^(?:é|são|foi|foram|era|eram)$/u;
/** Units in which the one before of a series is looked for. */
const reach = 40;

/**
 * Position of "O primeiro uso", for "O segundo uso é" and "O segundo é"; -1 when nothing begins so, undefined for a unit
 * that is of no series.
 */
export function oneBefore(units: readonly Unit[], at: number): number | undefined {
  const [, stem = '', noun = ''] = member.exec(units[at]?.text ?? '') ?? [];
  const rank = ranks.indexOf(stem);
  const copular =
    verb.test(noun) ||
    new RegExp(`^[OA]s? \\p{L}+ ${noun} (?:é|são|era|eram)(?!\\p{L})`, 'u').test(units[at]?.text ?? '');
  if (rank < 1 || !copular) return undefined;
  for (let other = at - 1; other >= Math.max(0, at - reach); other--) {
    const [, before, named = ''] = member.exec(units[other]?.text ?? '') ?? [];
    if (before === ranks[rank - 1] && (named === noun || verb.test(noun))) return other;
  }
  return -1;
}
