import type { Check } from '../check.ts';

const day = (month: number, date: number) => Date.UTC(2026, month - 1, date) / (24 * 60 * 60 * 1000);
/** Days in hospital, from the birth to the day before leaving. */
const hospital = () => day(4, 10) - day(3, 1);

export const checks: Check[] = [
  { says: '$31 + 9 = 40$', is: hospital, equals: 40 },
  { says: 'a internação passou de duas semanas', is: () => Number(hospital() > 14), equals: 1 },
  { says: '$40 + 120 = 160$', is: () => hospital() + 120, equals: 160 },
];
