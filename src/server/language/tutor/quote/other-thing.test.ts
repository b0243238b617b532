import { describe, expect, test } from 'vitest';
import { askTutor, card, summary } from '#test/support/ask-tutor.ts';

const league = summary(
  'Guerra do Sal',
  'A Guerra do Sal, travada entre maio de 1702 e agosto de 1705, opôs as cidades da costa às do planalto. ' +
    'A cidade de Orvalho fica na costa.\n\n' +
    'A batalha do Farol, em 1703, foi vencida pela frota costeira comandada pela capitã Inês Prado, que bloqueou a estrada planaltina. ' +
    'A batalha do Moinho, em 1704, foi a mais longa. Orvalho caiu em julho de 1705.\n\n' +
    'O imposto do sal protegia o comércio. O prazo para pagá-lo era de 40 dias. O pedágio livre garantia a passagem de quem levava grãos.',
);
const mills = summary(
  'Moinhos de vento e de maré',
  'O moinho é uma máquina que mói grãos.\n\nO moinho de vento é usado em colinas. O moinho de maré precisa de uma represa.',
);
const stoves = summary(
  'Lamparinas e fogões',
  'A luz já foi de fogo.\n\nAs lamparinas são usadas em salas e quartos.',
);
const rates = summary(
  'Taxas do cais',
  'Taxas diárias do cais:\n- barcaças: 4 moedas\n- veleiros: 6 moedas\n- canoas: 1 moeda',
);
const ask = (message: string) =>
  askTutor(message, [league, mills, stoves, rates, card('Qual é a madeira mais densa?', 'A aroeira.')]);

describe('a sentence that has the words of a question tells another thing', () => {
  test.each([
    ['quem comandou a batalha do Moinho?', 'Inês'],
    ['quem comandava a frota planaltina?', 'Inês'],
    ['qual o prazo do pedágio livre?', '40 dias'],
    ['qual é a madeira menos densa?', 'aroeira'],
    ['onde os fogões são usados?', 'salas'],
    ['qual a taxa diária de guindastes no cais?', 'moedas'],
    ['quando acabou a guerra do sal?', 'Orvalho caiu'],
    ['o pedágio livre tem prazo?', 'garantia'],
  ])('%s: not %s', (message, word) => {
    expect(ask(message)).not.toContain(word);
  });

  test.each([
    ['quem comandou a batalha do Farol?', 'Inês'],
    ['quem comandava a frota costeira?', 'Inês'],
    ['qual é a madeira mais densa?', 'aroeira'],
    ['qual o prazo do imposto do sal?', '40 dias'],
    ['onde as lamparinas são usadas?', 'salas'],
    ['quando acabou a guerra do sal?', '1705'],
    ['quando começou a guerra do sal?', '1702'],
  ])('%s: %s', (message, word) => {
    expect(ask(message)).toContain(word);
  });
});

test('a refusal tells where the thing is spoken of', () => {
  expect(ask('o pedágio livre tem prazo?')).toContain('Guerra do Sal');
});

test('which of two a thing is, is told by what speaks of the thing, or not at all', () => {
  const given = [
    summary(
      'Doenças',
      'O botulismo é causado por uma bactéria. O vírus não tem célula. A bactéria tem uma célula só.',
    ),
  ];
  expect(askTutor('o botulismo é vírus ou bactéria?', given)).toMatch(/diz:.*causado por uma bactéria/s);
  expect(askTutor('a malária é vírus ou bactéria?', given)).not.toContain('célula');
});
