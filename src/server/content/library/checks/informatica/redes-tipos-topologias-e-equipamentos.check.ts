import type { Check } from '../check.ts';

/** Pairs of nodes, counted one by one. */
function links(nodes: number): number {
  let count = 0;
  for (let one = 0; one < nodes; one++) for (let other = one + 1; other < nodes; other++) count++;
  return count;
}

export const checks: Check[] = [{ says: 'Resposta: 15', is: () => links(6), equals: 15 }];
