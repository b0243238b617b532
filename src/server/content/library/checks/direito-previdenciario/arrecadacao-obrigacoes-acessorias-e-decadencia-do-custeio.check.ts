import type { Check } from '../check.ts';

/** Last year in which the tax office may assess, nothing paid: five years from 1 January of the next (CTN, art. 173, I). */
const lastYear = (assessable: number) => assessable + 1 + 5 - 1;

export const checks: Check[] = [
  { says: 'acaba em 31 de dezembro de 2024', is: () => lastYear(2019), equals: 2024 },
  { says: 'acabaria já em março de 2024', is: () => 2019 + 5, equals: 2024 },
  { says: 'Resposta: 2026', is: () => lastYear(2021), equals: 2026 },
  { says: '[x] maio de 2025', is: () => 2020 + 5, equals: 2025 },
];
