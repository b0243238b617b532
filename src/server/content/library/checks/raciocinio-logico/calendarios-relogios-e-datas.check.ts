import type { Check } from '../check.ts';
import { range } from './enumerate.ts';

const date = (year: number, month: number, day: number) => new Date(Date.UTC(year, month - 1, day));
/** 0 is Sunday. */
const weekday = (year: number, month: number, day: number) => date(year, month, day).getUTCDay();
const isLeap = (year: number) => Number(date(year, 2, 29).getUTCMonth() === 1);
const days = (from: Date, to: Date) => (to.getTime() - from.getTime()) / 86_400_000;
/** The smaller angle between the hands, from the minutes since twelve. */
const angle = (hours: number, minutes: number) => {
  const apart = Math.abs(((hours * 60 + minutes) / 720) * 360 - (minutes / 60) * 360);
  return Math.min(apart, 360 - apart);
};

export const checks: Check[] = [
  { says: '$100 = 7 \\cdot 14 + 2$; avançam-se 2 dias', is: () => 100 % 7, equals: 2 },
  {
    says: 'Têm 30 dias abril, junho, setembro e novembro',
    is: () =>
      Number(
        range(1, 12)
          .filter((month) => days(date(2026, month, 1), date(2026, month + 1, 1)) === 30)
          .join(''),
      ),
    equals: 46911,
  },
  { says: 'a mesma data avança 3 dias', is: () => 31 % 7, equals: 3 },
  { says: 'de um de 30, avança 2', is: () => 30 % 7, equals: 2 },
  { says: '$365 = 7 \\cdot 52 + 1$ dias: de um', is: () => 7 * 52 + 1, equals: 365 },
  { says: 'Foi bissexto 2000; não foi 1900', is: () => isLeap(2000) - isLeap(1900), equals: 1 },
  {
    says: 'salvo os divisíveis por 100 que não o são por 400',
    is: () =>
      range(1600, 2400).filter(
        (year) => (year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)) !== (isLeap(year) === 1),
      ).length,
    equals: 0,
  },
  { says: '$360° : 60 = 6°$', is: () => 360 / 60, equals: 6 },
  { says: 'ou 0,5° por minuto', is: () => 30 / 60, equals: 0.5 },
  {
    says: 'a diferença entre $30h + 0{,}5m$ e $6m$',
    is: () =>
      range(0, 11).flatMap((h) =>
        range(0, 59).filter((m) => {
          const apart = Math.abs(30 * h + 0.5 * m - 6 * m);
          return Math.abs((apart > 180 ? 360 - apart : apart) - angle(h, m)) > 1e-9;
        }),
      ).length,
    equals: 0,
  },
  { says: '15 de novembro de 2026 cai em um domingo', is: () => weekday(2026, 11, 15), equals: 0 },
  { says: 'Em 2027, cai na segunda-feira', is: () => weekday(2027, 11, 15), equals: 1 },
  { says: 'dois dias adiante: quarta-feira', is: () => weekday(2028, 11, 15), equals: 3 },
  { says: '$365 + 366 = 731$', is: () => days(date(2026, 11, 15), date(2028, 11, 15)), equals: 731 },
  { says: '$731 = 7 \\cdot 104 + 3$', is: () => 731 % 7, equals: 3 },
  { says: 'nem será 2100', is: () => isLeap(2100), equals: 0 },
  { says: '[x] quinta-feira', is: () => (2 + 100) % 7, equals: 4 },
  { says: '[x] 130°', is: () => angle(3, 40), equals: 130 },
  { says: '[ ] 100°', is: () => 240 - 140, equals: 100 },
  { says: '[ ] 120°', is: () => 240 - 120, equals: 120 },
  { says: '[ ] 150°', is: () => 240 - 90, equals: 150 },
  { says: '[ ] 1900', is: () => isLeap(1900), equals: 0 },
  { says: '[ ] 2018', is: () => isLeap(2018), equals: 0 },
  { says: '[ ] 2026', is: () => isLeap(2026), equals: 0 },
  { says: '[ ] 2100', is: () => isLeap(2100), equals: 0 },
  { says: '[x] 2000', is: () => isLeap(2000), equals: 1 },
  { says: '$2018 = 4 \\cdot 504 + 2$', is: () => 4 * 504 + 2, equals: 2018 },
  { says: '$2026 = 4 \\cdot 506 + 2$', is: () => 4 * 506 + 2, equals: 2026 },
  { says: 'Resposta: 19h36', is: () => 20 * 60 - 2 * (20 - 8), equals: 19 * 60 + 36 },
  { says: '1º de janeiro de 2026 foi uma quinta-feira', is: () => weekday(2026, 1, 1), equals: 4 },
  {
    says: '2027, sexta; 2028, sábado; 2029, segunda; 2030, terça; 2031, quarta; 2032, quinta; 2033, sábado; 2034, domingo; 2035, segunda; 2036, terça; 2037, quinta',
    is: () =>
      Number(
        range(2027, 2037)
          .map((year) => weekday(year, 1, 1))
          .join(''),
      ),
    equals: 56123460124,
  },
  {
    says: 'O próximo igual é 2037',
    is: () =>
      range(2027, 2100).find(
        (year) => weekday(year, 1, 1) === weekday(2026, 1, 1) && isLeap(year) === isLeap(2026),
      ) ?? 0,
    equals: 2037,
  },
];
