import { describe, expect, test } from 'vitest';
import { clausesOf } from './clauses.ts';
import { makeCards } from './make-cards.ts';

const answersOf = (text: string) =>
  Object.fromEntries(makeCards(text, 20).cards.map(({ question, answer }) => [question, answer]));

describe('a definition in other dress', () => {
  test.each([
    [
      'Erosão do solo\n\nA erosão, que é o desgaste do solo pela água, arrasta os nutrientes dos campos.',
      { 'O que é a erosão?': 'O desgaste do solo pela água.' },
    ],
    [
      'Alteridade é, na antropologia, o reconhecimento do outro como diferente de nós.',
      { 'O que é alteridade?': 'O reconhecimento do outro como diferente de nós.' },
    ],
    [
      'Denomina-se mais-valia o valor que o trabalho produz e o salário não paga.',
      { 'O que é mais-valia?': 'O valor que o trabalho produz e o salário não paga.' },
    ],
    [
      'Estagflação é quando a economia para e os preços sobem ao mesmo tempo.',
      { 'Quando há estagflação?': 'Quando a economia para e os preços sobem ao mesmo tempo.' },
    ],
    [
      'Decantação\n\nDecantar é deixar em repouso uma mistura até que o sólido desça.',
      { 'O que é decantar?': 'Deixar em repouso uma mistura até que o sólido desça.' },
    ],
    [
      'A verticalização das cidades\n\nA verticalização, construção de prédios altos em terrenos pequenos, mudou os bairros centrais.',
      { 'O que é a verticalização?': 'Construção de prédios altos em terrenos pequenos.' },
    ],
    [
      'Quem mede a inflação usa o INPC, que é o Índice Nacional de Preços ao Consumidor.',
      { 'O que significa INPC?': 'Índice Nacional de Preços ao Consumidor' },
    ],
  ])('%s', (text, cards) => {
    expect(answersOf(text)).toMatchObject(cards);
  });

  test('is none of a cause', () => {
    expect(answersOf('Chama-se negra porque os fornos soltavam muita fumaça na cidade.')).toEqual({});
  });
});

describe('a fact with one clear complement', () => {
  test.each([
    [
      'O recurso administrativo ocorrerá no prazo de dez dias contados da ciência da decisão.',
      'Dez dias contados da ciência da decisão',
    ],
    ['A vacância do cargo efetivo ocorrerá com a aposentadoria.', 'Com a aposentadoria'],
    ['É de trinta dias o prazo para a autoridade julgar o recurso.', 'Trinta dias'],
    [
      'O processo seletivo terá validade de até 1 (um) ano, prorrogável uma vez.',
      'Até 1 ano, prorrogável uma vez.',
    ],
    ['Espermatozoides\n\nOs espermatozoides amadurecem no epidídimo.', 'No epidídimo'],
  ])('%s', (text, answer) => {
    expect(Object.values(answersOf(text))).toEqual([answer]);
  });

  test('of a life, where and when it began and ended', () => {
    expect(
      answersOf(
        'Cora Coralina nasceu em Vila Boa, no interior de Goiás, em 20 de agosto de 1889, filha de um juiz.',
      ),
    ).toEqual({
      'Onde nasceu Cora Coralina?': 'Em Vila Boa, no interior de Goiás',
      'Quando nasceu Cora Coralina?': 'Em 20 de agosto de 1889',
    });
  });
});

test('clauses with subjects of their own are told apart', () => {
  expect(clausesOf('Os rins filtram o sangue, enquanto a bexiga guarda a urina')).toEqual([
    'Os rins filtram o sangue',
    'A bexiga guarda a urina',
  ]);
  const one = 'O juiz que julga o caso ouve as partes, e a lei manda que decida';
  expect(clausesOf(one)).toEqual([one]);
});
