import { describe, expect, test } from 'vitest';
import { askTutor, card, summary } from '#test/support/ask-tutor.ts';

const passages = [
  summary(
    'Abelhas',
    'A colmeia é a casa das abelhas e guarda o mel. Suas partes são o ninho, a melgueira e a tampa. ' +
      'A melgueira serve para guardar o mel que se colhe. O fumigador serve para acalmar as abelhas. ' +
      'A rainha põe os ovos, e o zangão fecunda a rainha. A própolis é uma resina que veda as frestas. ' +
      'A colmeia Langstroth foi proposta por Lorenzo Langstroth em 1852. ' +
      'O favo é um conjunto de células: uma parede de cera com seis lados. ' +
      'Se a colmeia fica sem espaço, a família se divide e enxameia. ' +
      'A dança do oito foi um sinal que indica flores distantes. A dança em círculo foi um sinal que indica flores próximas.',
  ),
  summary(
    'Segunda Revolta do Sal',
    'A Segunda Revolta do Sal foi um levante de tropeiros em 1821. ' +
      'O levante aconteceu porque a União Soviética das salinas cobrava imposto. ' +
      'A transformação lenta seca o sal ao sol. O prazo para secar é de nove dias. A secagem é a perda de água ao vento. ' +
      'Na salina, a água fria corre por canais, e a pedra branca aparece depois da primeira estiagem.',
  ),
  card('Que cor tem a cera nova?', 'Branca.', 'Matéria Colmeias'),
  card('O que faz o zangão?', 'Fecunda a rainha.', 'Matéria Colmeias'),
];

const ask = (message: string, ...said: string[]) => askTutor(message, passages, said);
const quotations = (answer: string) => answer.match(/“[^”]*” \[/g)?.join(' ') ?? '';

describe('a question', () => {
  test.each([
    'pra que serve o fumigador?',
    'pra que é usado o fumigador?',
    'me lista pra que o fumigador é usado',
    'qual a utilidade do fumigador?',
  ])('for what a thing is for, %j, is answered by what it serves', (message) => {
    expect(quotations(ask(message))).toContain('acalmar as abelhas');
  });

  test('with a pronoun two questions on is still about the same thing', () => {
    const answer = ask('pra que ela serve?', 'o que é a colmeia?', 'quais são as partes dela?');
    expect(quotations(answer)).toMatch(/colmeia|casa/);
    expect(quotations(answer)).not.toContain('fumigador');
  });

  test('under another condition asks the same of it', () => {
    const answer = ask('e na dança em círculo?', 'onde ficam as flores na dança do oito?');
    expect(quotations(answer)).toContain('próximas');
  });

  test('for who was the first to do it takes any such verb', () => {
    expect(quotations(ask('quem inventou?', 'o que é a colmeia Langstroth?'))).toContain('Lorenzo');
  });

  test('for those of a sort has each of them', () => {
    const answer = ask('quais sinais as abelhas fazem?');
    expect(answer).toContain('dança do oito');
    expect(answer).toContain('dança em círculo');
  });

  test('for an example is answered by what stands behind a colon', () => {
    const answer = ask('me dá um exemplo', 'o que é o favo?');
    expect(answer).toContain('seis lados');
    expect(answer).not.toContain('Sobre **exemplo**');
  });

  test('for how one knows is answered by the condition', () => {
    expect(quotations(ask('como sei que a família vai se dividir?'))).toContain('sem espaço');
  });

  test('is not answered by a card that asks about something else', () => {
    expect(ask('que cor tem o mel?')).not.toContain('Branca');
  });

  test('about the first is not answered by the second of its name', () => {
    expect(quotations(ask('o que foi a primeira revolta do sal?'))).toBe('');
    expect(quotations(ask('o que foi a segunda revolta do sal?'))).toContain('tropeiros');
  });

  test('about a thing of another sort is not answered by the thing', () => {
    expect(quotations(ask('qual é a fórmula da água destilada?'))).toBe('');
  });

  test('for a definition is answered by one, and no fact about it', () => {
    expect(quotations(ask('o que é a secagem?'))).not.toMatch(/^“O prazo/);
    expect(quotations(ask('me explica o que é a própolis'))).toContain('resina');
  });

  test('may say another of two names that everybody knows', () => {
    expect(quotations(ask('por que a urss cobrava imposto?'))).toContain('levante');
  });

  test('for a sum finds nothing', () => {
    expect(ask('quanto é 9 vezes 12?')).toMatch(/^Não encontrei/);
  });
});

describe('a comparison', () => {
  test.each([
    'dança do oito e dança em círculo: o que muda?',
    'dança do oito e dança em círculo, como diferenciar?',
    'dança do oito e dança em círculo significam a mesma coisa?',
  ])('%j has both sides', (message) => {
    const answer = ask(message);
    expect(answer).toMatch(/^Lado a lado/);
    expect(answer).toContain('distantes');
    expect(answer).toContain('próximas');
  });

  test('is none of a variable', () => {
    expect(ask('por que a função de x não tem limite no zero?')).not.toMatch(/^Lado a lado/);
  });

  test('whose sides one sentence tells names both over it', () => {
    expect(ask('rainha x zangão')).toMatch(/\*\*(?:rainha|zangão)\*\*/);
  });
});
