import type { Check } from '../check.ts';

const morning = 360;
const afternoon = 240;
const school = morning + afternoon;

export const checks: Check[] = [
  { says: 'Uma escola tem 600 alunos', is: () => school, equals: 600 },
  { says: '360 ÷ 600 = 0,6', is: () => morning / school, equals: 0.6, near: 0.000001 },
  { says: '60% de 50 = 30', is: () => (morning / school) * 50, equals: 30, near: 0.000001 },
  { says: '50 − 30 = 20', is: () => 50 - (morning / school) * 50, equals: 20, near: 0.000001 },
  { says: '40% de 50 = 20', is: () => (afternoon / school) * 50, equals: 20, near: 0.000001 },
  { says: '200 ÷ 800 = 25%', is: () => (200 / 800) * 100, equals: 25 },
  { says: '25% de 40 = 10', is: () => (200 / 800) * 40, equals: 10 },
];
