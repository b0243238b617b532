import { describe, expect, it, test } from 'vitest';
import { askTutor, card, summary } from '#test/support/ask-tutor.ts';

const swamp = summary(
  'Pantanal (apostila 3)',
  `PANTANAL

Onde fica
- planície no Centro-Oeste, em Mato Grosso e Mato Grosso do Sul
- alaga-se por meses
- passa da fronteira e chega à Bolívia e ao Paraguai

Fauna
- tuiuiú, jacaré, onça-pintada, ariranha
- muitas aves vêm de longe na vazante

Quando visitar
- de maio a setembro, na seca
- os passeios de barco dependem da cheia

Quando não visitar
- de dezembro a fevereiro, no auge da chuva

Turismo
- hospedagem em fazendas e pousadas de rio
- o safári fotográfico sai antes do sol nascer porque os bichos se mexem no fresco
- o ingresso da estrada-parque custa vinte reais

Os fazendeiros vivem da criação de gado.`,
);
const bees = card('Qual ave é símbolo do Pantanal?', 'O tuiuiú.');
const ask = (message: string) => askTutor(message, [swamp, bees]);

describe('a section is told by its heading', () => {
  it.each([
    ['onde fica o pantanal?', /“Onde fica” \[1\]\n\n- “planície.*\n.*\n- “passa da fronteira/, /tuiuiú/],
    ['bichos do pantanal', /“Fauna” \[1\]\n\n- “tuiuiú.*\n- “muitas aves/, /planície/],
    ['quais animais vivem no pantanal?', /“Fauna” \[1\]\n\n- “tuiuiú/, /gado/],
    ['quando visitar o pantanal', /“Quando visitar” \[1\]\n\n- “de maio/, /dezembro/],
    ['quando não visitar o pantanal', /“Quando não visitar” \[1\]\n\n- “de dezembro/, /maio/],
  ])('%s', (message, told, other) => {
    expect(ask(message)).toMatch(told);
    expect(ask(message)).not.toMatch(other);
  });

  test('and not by one that names another thing', () => {
    expect(ask('fauna do Cerrado')).not.toContain('tuiuiú, jacaré');
  });

  test('as far as the first empty line', () => {
    expect(ask('turismo no pantanal')).toContain('ingresso');
    expect(ask('turismo no pantanal')).not.toContain('gado');
  });
});

describe('of a list the one item that is asked about is told', () => {
  it.each([
    ['por que o safári sai tão cedo?', 'porque os bichos se mexem', 'pousadas'],
    ['quanto custa o ingresso?', 'custa vinte reais', 'safári'],
  ])('%s', (message, told, other) => {
    expect(ask(message)).toContain(told);
    expect(ask(message)).not.toContain(other);
  });

  test('and all of them where the steps are asked for', () => {
    const recipe = summary(
      'Pão caseiro',
      `Como fazer:
1. Misture a farinha com o fermento.
2. Sove a massa por dez minutos.
3. Deixe a massa crescer coberta.
4. Asse em forno quente.`,
    );
    expect(askTutor('passo a passo do pão caseiro', [recipe])).toMatch(/Misture.*Sove.*Deixe.*Asse/s);
  });
});
