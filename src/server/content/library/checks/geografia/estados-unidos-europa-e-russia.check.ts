import type { Check } from '../check.ts';

export const checks: Check[] = [{ says: 'A perda é de 30% do gás', is: () => 60 * 0.5, equals: 30 }];
