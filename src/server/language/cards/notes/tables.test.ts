import { expect, test } from 'vitest';
import { makeCards } from '../make-cards.ts';
import { tablesIn } from './tables.ts';

const asked = (text: string) =>
  tablesIn(text).flatMap(({ told }) =>
    told.flatMap(({ drafts }) => drafts.map(({ question, answer }) => [question, answer])),
  );

const layers = `Camada | Altitude | Fenômenos
Troposfera | até 12 km | nuvens e chuvas
Estratosfera | de 12 a 50 km | camada de ozônio
Mesosfera | de 50 a 80 km | meteoros`;

test('each cell of a table is asked for by the head of its column, each row beginning with another', () => {
  expect(asked(layers)).toEqual([
    ['Troposfera: qual é a altitude?', 'Até 12 km'],
    ['Troposfera: quais são os fenômenos?', 'Nuvens e chuvas'],
    ['Estratosfera: quais são os fenômenos?', 'Camada de ozônio'],
    ['Estratosfera: qual é a altitude?', 'De 12 a 50 km'],
    ['Mesosfera: qual é a altitude?', 'De 50 a 80 km'],
    ['Mesosfera: quais são os fenômenos?', 'Meteoros'],
  ]);
});

test('a mark that says nothing alone is named with the head of its column', () => {
  const blood = 'Grupo\tAntígeno\nA\tA na hemácia\nB\tB na hemácia\nO\tnenhum';
  expect(asked(blood)[0]).toEqual(['Grupo A: qual é o antígeno?', 'A na hemácia']);
});

test('what compares its columns tells of these', () => {
  const compared = `| Característica | Célula animal | Célula vegetal |
| --- | --- | --- |
| Parede | ausente | de celulose |
| Reserva | glicogênio | amido |`;
  expect(asked(compared)).toContainEqual(['Célula vegetal: qual é a reserva?', 'Amido']);
});

test.each([
  ['two lines', 'Nome | Idade\nAna | 12'],
  ['rows of different lengths', 'a | b\nc | d | e\nf | g'],
  ['heads that are sentences', 'Isso é assim. | Aquilo não.\nx | y\nz | w'],
  ['a thing told of twice', 'Rio | Foz\nTejo | Lisboa\nTejo | Mar da Palha'],
  ['cells that tell nothing', 'Rio | Foz\nTejo | -\nDouro | ?'],
])('nothing is asked of %s', (_, text) => {
  expect(asked(text)).toEqual([]);
});

test('a table gives cards whose sources are its rows', () => {
  const { cards } = makeCards(`# Atmosfera\n\n${layers}\n\nFim.`, 3);
  expect(cards).toHaveLength(3);
  expect(cards.every(({ source }) => layers.includes(source ?? '-'))).toBe(true);
});
