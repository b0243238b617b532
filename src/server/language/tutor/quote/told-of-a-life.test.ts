import { describe, expect, it, test } from 'vitest';
import { askTutor, card, summary } from '#test/support/ask-tutor.ts';

const life = summary(
  'Tibério III',
  `Tibério III nasceu em Olinda em 4 de maio de 1871. O pai, dono de um engenho, queria que ele cuidasse das terras.

A família se mudou para o Recife quando o açúcar entrou em crise. Fundou em 1902 o Jornal da Maré, que circulou por doze anos. Três anos mais tarde abriu o Teatro do Cais, dirigido por operários. Casou-se com Inácia Prado e teve cinco netos.

A seca do sertão esvaziou as feiras. Recusou um cargo no governo e morreu em 1940, vítima de tifo.`,
);
const asks = card('Que cidade viu nascer o teatro operário?', 'Recife.');
const ask = (message: string) => askTutor(message, [life, asks]);

describe('of a life is told', () => {
  it.each([
    ['quando tibério 3 morreu?', 'Recusou um cargo no governo e morreu em 1940', 'seca'],
    ['o que tibério fundou em 1902?', 'Fundou em 1902 o Jornal da Maré', 'mudou'],
    ['quando foi aberto o teatro do cais?', 'Fundou em 1902 .* Três anos mais tarde abriu', 'açúcar'],
    ['com quem tibério 3 casou?', 'Casou-se com Inácia', 'Recife'],
    ['quem dirigiu o teatro do cais?', 'dirigido por operários', 'açúcar'],
    ['quantos netos tibério teve?', 'teve cinco netos', 'nasceu'],
  ])('%s', (message, told, other) => {
    expect(ask(message)).toMatch(new RegExp(`“[^”]*${told}`));
    expect(ask(message)).not.toMatch(new RegExp(`“[^”]*${other}`));
  });

  test.each(['quantos irmãos tibério teve?', 'quantos livros tibério escreveu?'])(
    'no number of another thing: %s',
    (message) => {
      expect(ask(message)).not.toContain('“');
    },
  );

  test('nothing by a card whose answer is what is asked about', () => {
    expect(ask('o que é recife?')).not.toContain('Que cidade');
  });
});

test('a word that the text writes with a hyphen is that word', () => {
  const rents = summary(
    'Custos',
    'O custo-oportunidade de uma escolha é o valor da melhor alternativa deixada de lado. O custo fixo não muda com a produção. Quando o custo sobe, a oportunidade some.',
  );
  expect(askTutor('o que é custo oportunidade?', [rents])).toContain('melhor alternativa');
});

test('what is asked of one substance is told by no sentence on others', () => {
  const alloys = summary(
    'Ligas',
    'O ponto de fusão do estanho é baixo. O latão leva cobre e zinco. O bronze, com 88% de cobre, é usado em sinos.',
  );
  expect(askTutor('ponto de fusão do zinco', [alloys])).not.toContain('estanho é baixo');
});

const statute = summary(
  'Concessões do condômino',
  `Art. 1º Conceder-se-á ao condômino isenção:
I - para reforma da fachada;
II - por motivo de obra da prefeitura;
III - à família enlutada.

Art. 2º A isenção do condômino será suspensa por trinta dias em caso de atraso.`,
);
test.each(['quais isenções o condômino pode pedir?'])(
  'a list that announces all that is asked: %s',
  (message) => {
    expect(askTutor(message, [statute])).toMatch(/reforma.*prefeitura.*enlutada/s);
  },
);
test('no count by a card that asks another number', () => {
  const lasting = card('Qual a duração da isenção?', 'Trinta dias.');
  expect(askTutor('quantas isenções existem?', [statute, lasting])).not.toContain('Trinta dias');
});
