import type { Check } from '../check.ts';

const day = (month: number, date: number) => Date.UTC(2026, month - 1, date) / (24 * 60 * 60 * 1000);

export const checks: Check[] = [
  { says: 'são oito, e não quinze', is: () => 1990 - 1982, equals: 8 },
  { says: '$8 + 7 = 15$', is: () => 8 + 7, equals: 15 },
  {
    says: 'O pedido veio em até 90 dias do desligamento',
    is: () => Number(day(4, 20) - day(3, 10) <= 90),
    equals: 1,
  },
  { says: '[ ] 8 de junho, fim dos noventa dias', is: () => day(6, 8) - day(3, 10), equals: 90 },
  { says: 'Resposta: 180', is: () => 15 * 12, equals: 180 },
];
