import type { Check } from '../check.ts';

const salary = 3000;
const notice = (salary / 30) * 33;
const rest = (salary / 30) * 10;
const bonus = (salary * 5) / 12;
const holidays = bonus + bonus / 3;
/** Day of June in which a notice of 33 days given on 10 May ends. */
const lastDay = new Date(Date.UTC(2025, 4, 10 + 33)).getUTCDate();

export const checks: Check[] = [
  { says: 'até 12 de junho', is: () => lastDay, equals: 12 },
  { says: '3.000 ÷ 30 × 33 = 3.300', is: () => notice, equals: 3300 },
  { says: '3.000 ÷ 30 × 10 = 1.000', is: () => rest, equals: 1000 },
  { says: '3.000 × 5 ÷ 12 = 1.250', is: () => bonus, equals: 1250 },
  { says: '1.250 + 416,67 = 1.666,67', is: () => holidays, equals: 1666.67, near: 0.005 },
  {
    says: '3.300 + 1.000 + 1.250 + 1.666,67 = 7.216,67',
    is: () => notice + rest + bonus + holidays,
    equals: 7216.67,
    near: 0.005,
  },
  { says: '1.200 + 400 = 1.600', is: () => ((2400 * 6) / 12) * (4 / 3), equals: 1600 },
];
