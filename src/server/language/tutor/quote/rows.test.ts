import { describe, expect, test } from 'vitest';
import { askTutor, card, summary } from '#test/support/ask-tutor.ts';

const given = [
  summary(
    'Oficina',
    'Cada ferramenta tem o seu lugar na oficina.\n' +
      'Peso de alguns martelos em gramas:\nBola: 300\nPena: 250\nUnha: 500\n\n' +
      'Peça | Torque | Chave\nBiela | 45 Nm | Torx\nVela | 25 Nm | Soquete\nRoda | 110 Nm | Cruz\n\n' +
      'Validade dos óleos:\n- mineral: 6 meses\n- sintético: 12 meses\n- vegetal: 3 meses',
  ),
  summary(
    'Caixas',
    'Massa das molas em gramas:\nFina: 30\nMédia: 50\nGrossa: 90\n\nParafuso: 5\nPorca: 3\nArruela: 2',
  ),
  card('Qual é o torque da roda?', '110 Nm'),
];
const ask = (message: string, said: readonly string[] = []) => askTutor(message, given, said);

describe('a row is told under what stands over it', () => {
  test.each([
    ['qual o peso do martelo pena?', 'Pena: 250', '500'],
    ['a biela leva qual torque', 'Biela \\| 45 Nm \\| Torx', '25 Nm'],
    ['a vela usa torx ou soquete?', 'Vela \\| 25 Nm \\| Soquete', 'Biela'],
    ['qual a validade do óleo sintético?', 'sintético: 12 meses', 'vegetal'],
  ])('%s', (message, row, other) => {
    expect(ask(message)).toContain(row);
    expect(ask(message)).not.toContain(other);
  });

  test('and asked of another one after it', () => {
    expect(ask('e o unha?', ['qual o peso do martelo pena?'])).toContain('Unha: 500');
  });

  test('but for what the card asks', () => {
    expect(ask('qual é o torque da roda?')).not.toContain('Cruz');
  });
});

test.each(['qual o peso do martelo borracha?', 'qual o torque do cabeçote?', 'qual a validade da vela?'])(
  'no row is told of what none has: %s',
  (message) => {
    expect(ask(message)).not.toMatch(/\d+ (?:Nm|meses)|Pena|Unha/);
  },
);

test('a list that is asked for comes whole', () => {
  expect(ask('quais são as validades dos óleos?')).toMatch(/mineral.*sintético.*vegetal/s);
});

test('what stands over some rows says nothing of the next ones', () => {
  const content = ask('quantos gramas tem a porca?');
  expect(content).not.toMatch(/molas[^\n]*\n*[^\n]*Porca: 3/u);
});
