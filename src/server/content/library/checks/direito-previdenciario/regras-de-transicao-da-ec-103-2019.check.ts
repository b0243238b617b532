import type { Check } from '../check.ts';

/** Points and ages by year (EC 103/2019, arts. 15, 16 and 18). */
const points = {
  woman: (y: number) => Math.min(100, 86 + y - 2019),
  man: (y: number) => Math.min(105, 96 + y - 2019),
};
const age = {
  woman: (y: number) => Math.min(62, 56 + (y - 2019) / 2),
  man: (y: number) => Math.min(65, 61 + (y - 2019) / 2),
};
const ageOfWomen = (y: number) => Math.min(62, 60 + (y - 2019) / 2);
/** Years of contribution in all: the time asked and the share of what lacked in November 2019. */
const toll = (asked: number, had: number, share: number) => asked + share * (asked - had);
const first = (reaches: (year: number) => boolean) => {
  let year = 2019;
  while (!reaches(year)) year++;
  return year;
};

export const checks: Check[] = [
  { says: '93 pontos e 30 anos de contribuição', is: () => points.woman(2026), equals: 93 },
  { says: '103 pontos e 35 anos', is: () => points.man(2026), equals: 103 },
  { says: '59 anos e 6 meses, com 30 anos', is: () => age.woman(2026), equals: 59.5 },
  { says: '64 anos e 6 meses, com 35 anos', is: () => age.man(2026), equals: 64.5 },
  { says: 'até 100 para a mulher, em 2033', is: () => first((y) => points.woman(y) === 100), equals: 2033 },
  { says: '105 para o homem, em 2028', is: () => first((y) => points.man(y) === 105), equals: 2028 },
  { says: 'Chega a 65, para o homem, em 2027', is: () => first((y) => age.man(y) === 65), equals: 2027 },
  { says: 'e a 62, para a mulher, em 2031', is: () => first((y) => age.woman(y) === 62), equals: 2031 },
  { says: 'subiu de 60 a 62 e parou em 2023', is: () => first((y) => ageOfWomen(y) === 62), equals: 2023 },
  { says: 'em 2027, 94 e 104', is: () => points.woman(2027) * 1000 + points.man(2027), equals: 94_104 },
  { says: '$30 + 0{,}5 \\times 1 = 30{,}5$', is: () => toll(30, 29, 0.5), equals: 30.5 },
  { says: '$30 + 1 \\times 1 = 31$', is: () => toll(30, 29, 1), equals: 31 },
  { says: '[x] 35 anos e 6 meses', is: () => toll(35, 34, 0.5), equals: 35.5 },
  { says: '[ ] 36 anos.', is: () => toll(35, 34, 1), equals: 36 },
  { says: '[x] 60 anos de idade e 33', is: () => 60 + 33 - points.woman(2026), equals: 0 },
  { says: 'São 91 pontos', is: () => 57 + 34, equals: 91 },
  { says: 'São 92 pontos', is: () => 58 + 34, equals: 92 },
  { says: 'São 93 pontos, mas falta o tempo', is: () => 65 + 28, equals: 93 },
  { says: 'Resposta: 33', is: () => toll(30, 27, 1), equals: 33 },
  { says: '$62 + 40 = 102$', is: () => 62 + 40, equals: 102 },
  { says: 'precisa de 35 anos e 9 meses', is: () => toll(35, 33.5, 0.5), equals: 35.75 },
  { says: 'precisa de 36 anos e meio', is: () => toll(35, 33.5, 1), equals: 36.5 },
];
