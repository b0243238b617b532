import { merged } from './asked.ts';
import type { Reading, Scope } from './read-wish.ts';

const mostNames = 2;

/** "Química: isomeria", "Matemática". */
function scopeName({ entry, asked }: Scope): string {
  const names = [...merged(asked).keys()].sort((a, b) => a - b).map((at) => entry.topics[at] ?? '');
  if (names.length === 0) return entry.subject;
  const rest = names.length - mostNames;
  const shown = names.slice(0, mostNames).join(', ');
  return `${entry.subject}: ${shown}${rest > 0 ? ` e mais ${rest}` : ''}`;
}

/** What was understood of a wish, in a few words each: subjects with the topics named, and the exam. Empty unless known. */
export function describeReading({ status, scopes, exam }: Reading): string[] {
  if (status !== 'known') return [];
  const many = exam !== undefined && scopes.length > 3;
  return [...(many ? [] : scopes.map(scopeName)), ...(exam ? [exam.name] : [])];
}
