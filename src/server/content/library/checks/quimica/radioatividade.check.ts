import type { Check } from '../check.ts';

export const checks: Check[] = [
  { says: '$3 \\cdot 5730 = 17\\,190$ anos', is: () => Math.log2(1 / 0.125) * 5730, equals: 17190 },
  { says: '[x] ${}^{222}_{86}\\mathrm{Rn}$', is: () => 226 - 4, equals: 222 },
  { says: '[x] ${}^{222}_{86}\\mathrm{Rn}$', is: () => 88 - 2, equals: 86 },
  { says: '[x] 5,0 mg', is: () => 80 / 2 ** (32 / 8), equals: 5 },
  { says: 'Contou cinco meias-vidas', is: () => 80 / 2 ** 5, equals: 2.5 },
  { says: 'Dividiu a massa pelo número de meias-vidas', is: () => 80 / (32 / 8), equals: 20 },
  { says: 'Resposta: 8', is: () => (238 - 206) / 4, equals: 8 },
  { says: 'ou 12,5%', is: () => 100 / 2 ** (90 / 30), equals: 12.5 },
  { says: 'pois $2^{10} = 1024$', is: () => 2 ** 10, equals: 1024 },
  { says: '$10 \\cdot 30 = 300$ anos', is: () => 10 * 30, equals: 300 },
  {
    says: '{}^{238}_{92}U \\rightarrow {}^{234}_{90}Th + {}^{4}_{2}\\alpha',
    is: () => 1 * 238,
    equals: 1 * 234 + 1 * 4,
  }, // A
  {
    says: '{}^{238}_{92}U \\rightarrow {}^{234}_{90}Th + {}^{4}_{2}\\alpha',
    is: () => 1 * 92,
    equals: 1 * 90 + 1 * 2,
  }, // Z
  {
    says: '{}^{14}_{6}C \\rightarrow {}^{14}_{7}N + {}^{0}_{-1}\\beta',
    is: () => 1 * 14,
    equals: 1 * 14 + 1 * 0,
  }, // A
  {
    says: '{}^{14}_{6}C \\rightarrow {}^{14}_{7}N + {}^{0}_{-1}\\beta',
    is: () => 1 * 6,
    equals: 1 * 7 + 1 * -1,
  }, // Z
  {
    says: '{}^{137}_{55}Cs \\rightarrow {}^{137}_{56}Ba + {}^{0}_{-1}\\beta',
    is: () => 1 * 137,
    equals: 1 * 137 + 1 * 0,
  }, // A
  {
    says: '{}^{137}_{55}Cs \\rightarrow {}^{137}_{56}Ba + {}^{0}_{-1}\\beta',
    is: () => 1 * 55,
    equals: 1 * 56 + 1 * -1,
  }, // Z
];
