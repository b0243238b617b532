import { expect, it } from 'vitest';
import { pointsBack } from './points-back.ts';

it.each([
  'O exemplo mais citado é a usina de Itaipu.',
  'A experiência daria origem a um romance.',
  'O sinal positivo indica que o corpo acelera.',
  'O cineasta levou a história ao palco.',
  'A carta perguntava se aquele ministro aceitaria o cargo.',
  'O próton comporta-se de modo oposto: atrai o elétron.',
  'Existem quatro classes: a, b, c e d.',
  'Em 1922 filiou-se ao partido.',
  'Em maio de 1889, quando lecionava no Recife, foi preso na rua.',
  'Depois da guerra, voltou em 1919 para o campo.',
  'Jornalista, elegeu-se vereador da cidade.',
  'Como prova, citou o formato das rochas.',
  'Durante o exílio, saiu o seu segundo livro.',
  'O saldo foi de cem feridos.',
  'No dia 9, a frota partiu de Lisboa.',
  'A infância, marcada pela fome, aparece nos contos.',
  'A variante mais perigosa é a hemorrágica.',
  'As principais são a régua e o compasso.',
  'Ferrugem, mofo e traça são os principais inimigos.',
  'O pai da heroína morre no mar.',
  '"A rua é de todos", afirmou.',
  'Dom Casmurro, sua obra mais lida, saiu em 1899.',
  'No ano seguinte, uma junta de químicos negou a reação que ela descobrira.',
  'Os vizinhos do Recife passaram a vê-lo como um herói.',
  'Filha de lavradores, perdeu a mãe no parto.',
  'Nomeado pelo rei, porém, recusou o posto.',
  'Entre 1950 e 1954 dirigiu a biblioteca.',
  'Dali o sinal segue para o músculo.',
  'A notícia espantou o país.',
])('does not let "%s" stand alone', (sentence) => {
  expect(pointsBack(sentence)).toBe(true);
});

it.each([
  'O exemplo de Itaipu é o mais citado.',
  'Aquele que planta colhe.',
  'Existem quatro classes de anticorpos no leite.',
  'Em 1988, criou-se o sistema de saúde.',
  'Em 1922 surgiu o partido.',
  'No dia 9 de março, a frota partiu de Lisboa.',
  'A 20 °C, a água é líquida.',
  'Durante a guerra, a fábrica parou.',
  'Na ausência de luz, a planta respira.',
  'Internamente, o vetor guarda números.',
  'A infância pobre marcou o escritor Lima Barreto.',
  'O elemento mais comum do ar é o nitrogênio.',
  'Os pais do menino decidiram vê-lo no hospital.',
  'O pai da heroína do romance morre no mar.',
  'Entre 1950 e 1954, a cidade cresceu muito.',
  'Os principais sintomas da gripe são febre e tosse.',
])('lets "%s" stand alone', (sentence) => {
  expect(pointsBack(sentence)).toBe(false);
});
