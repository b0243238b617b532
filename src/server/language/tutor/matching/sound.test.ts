import { expect, test } from 'vitest';
import { isMisspelt } from './sound.ts';

test.each([
  ['fotocintese', 'fotossíntese'],
  ['cauculo', 'cálculo'],
  ['inflasao', 'Inflação'],
  ['cella', 'cela'],
  ['gerras', 'guerras'],
  ['seguransa', 'segurança'],
  ['mandato', 'mandado'],
  ['mitocondrea', 'mitocôndria'],
  ['sitema', 'sistema'],
  ['metomorfose', 'metamorfose'],
  ['complecso', 'complexo'],
  ['esclusivo', 'exclusivo'],
  ['juole', 'joule'],
  ['hierarquicasao', 'hierarquização'],
  ['alpis', 'Alpes'],
  ['dhpc', 'DHCP'],
  ['infrassão', 'inflação'],
  ['angolo', 'ângulo'],
  ['mantega', 'manteigas'],
])('%j is %j misspelt', (one, other) => {
  expect(isMisspelt(one, other)).toBe(true);
});

test.each([
  ['propano', 'propeno'],
  ['perclorato', 'perclorito'],
  ['mitose', 'meiose'],
  ['sístole', 'diástole'],
  ['endotérmica', 'exotérmica'],
  ['hipertônico', 'hipotônico'],
  ['rio', 'rei'],
  ['crase', 'classe'],
])('%j is another word than %j', (one, other) => {
  expect(isMisspelt(one, other)).toBe(false);
});
