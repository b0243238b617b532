import type { Check } from '../check.ts';

export const checks: Check[] = [
  { says: 'Um só trem faz o serviço de 150 caminhões', is: () => (60 * 80) / 32, equals: 150 },
  { says: '= 4800$ toneladas.', is: () => 60 * 80, equals: 4800 },
  { says: 'Resposta: 45', is: () => 260 - 215, equals: 45 },
];
