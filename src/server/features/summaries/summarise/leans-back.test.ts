import { expect, it } from 'vitest';
import { leansBack } from './leans-back.ts';

it.each([
  'Ela ocorre nos cloroplastos.',
  'Isso explica a cor das folhas.',
  'Essa lei proibiu o tráfico.',
  'Por outro lado, os juros subiram.',
  'Além disso, a dívida cresceu.',
  'Com isso, o gás deixa de entrar.',
  'Mas nada mudou.',
  'Na década seguinte, porém, ele voltou ao poder.',
  'Segundo ela, o corpo cai.',
  'Ao queimá-los, devolvemos o carbono ao ar.',
  'A primeira é a reprodução.',
  'O primeiro, o Cruzado, congelou os preços.',
  'As duas leis tinham o mesmo espírito.',
  'Poucos chegavam a tanto.',
  'Muitos juntavam moedas para a alforria.',
  'Permanece constante nos processos ideais.',
  'Trata-se de um sistema aberto.',
  'O resultado é o índice oficial do país.',
  'O que as distingue é a frequência.',
  'Seus efeitos demoram meses.',
  'O episódio costuma abrir os livros.',
  'Quatro anos depois, o Ceará aboliu a escravidão.',
  'No ano seguinte saiu o livro.',
  'O UDP, ao contrário, envia e esquece.',
  'Em regra, retroagem até a origem.',
  'Nesse caso, os segundos pesaram mais.',
])('does not let "%s" stand alone', (sentence) => {
  expect(leansBack(sentence)).toBe(true);
});

it.each([
  'A fotossíntese ocorre nos cloroplastos.',
  'Em 1850, a Lei Eusébio de Queirós pôs fim ao tráfico.',
  'Há três leis da termodinâmica.',
  'No Sul, há geadas no inverno.',
  'É preciso distinguir massa e peso.',
  'Calcula-se que milhões tenham desembarcado no país.',
  'Todo número primo maior que dois é ímpar.',
  'Quando a luz é fraca, a planta consome reservas.',
  'A primeira lei conserva a energia.',
  'Muitos países adotaram o regime de metas.',
])('lets "%s" stand alone', (sentence) => {
  expect(leansBack(sentence)).toBe(false);
});
