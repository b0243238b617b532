import { merged } from '#server/language/wish/asked.ts';
import type { Reading } from '#server/language/wish/reading.ts';

const mostTopics = 60;

/**
 * What the catalogue knows about a wish, as lines for a model: each subject with its share of the plan, and its topics
 * in teaching order, those asked for first. Empty when nothing is known.
 */
export function evidenceFor({ status, scopes, exam, excluded = [] }: Reading): string {
  if (status !== 'known') return '';
  const each = Math.ceil(mostTopics / scopes.length);
  const lines = scopes.map(({ entry, share, asked, stressed, focus, excluded: left }) => {
    const wanted = [...new Set([...merged(asked).keys(), ...stressed.keys(), ...focus.flat()])];
    const rest = asked.length > 0 ? [] : [...entry.topics.keys()].filter((at) => !wanted.includes(at));
    const names = [...wanted.sort((a, b) => a - b), ...rest]
      .filter((at) => left.get(at)?.size !== 0)
      .slice(0, each)
      .map((at) => entry.topics[at]);
    return `${entry.subject} (${Math.round(share * 100)}% do plano): ${names.join('; ')}`;
  });
  return [
    ...(exam ? [`Prova: ${exam.name}`] : []),
    ...lines,
    ...(excluded.length > 0 ? [`Fora do pedido: ${excluded.join('; ')}`] : []),
  ].join('\n');
}
