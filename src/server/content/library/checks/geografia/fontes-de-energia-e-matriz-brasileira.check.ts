import type { Check } from '../check.ts';

export const checks: Check[] = [
  { says: 'Cada painel gera 75 kWh por mês', is: () => 0.5 * 5 * 30, equals: 75 },
  { says: 'e 4 painéis cobrem o consumo', is: () => 300 / (0.5 * 5 * 30), equals: 4 },
  { says: 'Resposta: 120', is: () => 150 * 0.8, equals: 120 },
];
