import { describe, expect, test } from 'vitest';
import { askTutor } from '#test/support/ask-tutor.ts';
import type { Passage } from '../tutor.ts';

const text = (title: string, words: string): Passage => ({
  kind: 'summary',
  id: title,
  title,
  text: words,
  page: null,
  subject: 'Matéria',
});

const ask = (message: string, ...passages: Passage[]) => askTutor(message, passages, []);

describe('a fallback that quotes', () => {
  test('lends no sentence to what the material lacks', () => {
    const races = text(
      'Raças',
      'A abelha italiana não tem ferrão longo. O marco é a caixa de Langstroth. A abelha africana chegou em 1956.',
    );
    expect(ask('qual é o marco da abelha uruguaia de montanha?', races)).not.toContain('Langstroth');
  });

  test('answers no "whether" by a sentence that only shares its words', () => {
    const honey = text('Mel', 'O mel cristaliza no frio, porque a glicose se separa. O favo fica na caixa.');
    expect(ask('é verdade que a glicose do favo azeda na caixa?', honey)).not.toMatch(/mas diz:/);
  });

  test('does not tell when something ended by when it began', () => {
    const entry = text('Abelha africana', 'Abelha africana: trazida por Warwick Kerr, 1956, para Rio Claro.');
    expect(ask('quando acabou a abelha africana?', entry)).not.toContain('1956');
  });
});

describe('one word', () => {
  test('is not told by what an everyday word may stand for', () => {
    const given = text('Sucessões', 'A sucessão de espécies é a troca das plantas de um lugar.');
    expect(ask('o que é herança?', given)).not.toContain('troca das plantas');
  });

  test('that ends in "-ético" is of the matter before it', () => {
    const given = text('Açúcar', 'A diabetes é a falta de ação da insulina. O éter é um solvente.');
    expect(ask('o que o diabético tem?', given)).toContain('insulina');
  });

  test('of two, the second also asked, is the name of an entry', () => {
    const given = text(
      'Remédios',
      'Os remédios são cinco, habeas corpus, habeas data e outros.\n\nHabeas data: serve para conhecer o que um banco de dados guarda.',
    );
    expect(ask('o que é habeas data?', given)).toMatch(/“Habeas data: serve/);
  });
});

describe('a formula', () => {
  const given = text(
    'Energia',
    '## Energia elástica\n\nEla cresce com a deformação da mola.\n\nEe = k · x² / 2\n\n## Energia potencial\n\nEp = m · g · h (gravitacional)',
  );

  test('is the equation of what it stands under', () => {
    expect(ask('qual a fórmula da energia elástica?', given)).toContain('k · x² / 2');
  });

  test('of something else is not given', () => {
    expect(ask('qual a fórmula da lei de hooke?', given)).not.toMatch(/= /);
  });
});

describe('a list that stands line by line', () => {
  const given = text(
    'Colmeia',
    'Produtos da colmeia\nMel: alimento do inverno.\nPrópolis: resina que veda as frestas.\nCera: material dos favos.',
  );

  test('is not told where one of its lines is asked about', () => {
    expect(ask('quais são os usos do própolis?', given)).not.toContain('“Mel:');
  });

  test('is not told where what is asked is not what it lists', () => {
    expect(ask('quais são os inimigos da colmeia?', given)).not.toContain('“Mel:');
  });
});

test('what is said after a preposition is no definition of what stands before it', () => {
  const given = text(
    'Cera',
    'Os favos guardam o mel na cera, contra o calor do verão. A cera é uma gordura que as operárias suam.',
  );
  expect(ask('o que é cera?', given)).toMatch(/diz:\s+“A cera é uma gordura/);
});
