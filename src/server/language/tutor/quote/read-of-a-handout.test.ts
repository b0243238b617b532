import { describe, expect, test } from 'vitest';
import { askTutor, card, summary, tutorInput } from '#test/support/ask-tutor.ts';
import { answerLocally } from '../local.ts';
import type { Passage } from '../tutor.ts';

const bread = summary(
  'Panificação',
  'A panificação transforma farinha em pão. O levain protege o sabor. Pode ser líquido ou firme. ' +
    'Qualquer padeiro pode alimentá-lo, em casa ou na padaria, sem balança, e ele é barato.\n\n' +
    'A massa precisa de água e de força para formar a rede de glúten. Esta é uma malha elástica, que segura o gás.\n\n' +
    'Quanto ao forno, destaca-se a queima da crosta, escurecimento rápido da superfície. Ela se deve ao calor seco e ao açúcar. ' +
    'Para atenuá-la recomendam-se o vapor e a fôrma tampada.\n\n' +
    'O excesso de sal, por sua vez, mata as leveduras e agrava a demora da massa. ' +
    'Já a farinha fraca, mais comum no verão, rende um pão baixo.\n\n' +
    'Fatores que alteram o crescimento:\n' +
    '- Temperatura: o calor acelera as leveduras. Acima de 55 °C, elas morrem.\n' +
    '- Sal: retarda a fermentação da massa. Por isso entra por último.\n' +
    '- Açúcar: alimenta as leveduras, se for pouco.',
);
const questions = [card('O que é o miolo?', 'A parte macia do pão.')];
const ask = (message: string, more: readonly Passage[] = questions) => askTutor(message, [bread, ...more]);

describe('a handout tells', () => {
  test('by what a pronoun within the sentence stands for', () => {
    expect(ask('o levain é barato?')).toContain('e ele é barato');
    expect(ask('dá pra alimentar o levain sem balança ou precisa?')).toContain('sem balança');
  });

  test('what was named last, where “esta é” goes on with it', () => {
    expect(ask('defina rede de glúten')).toContain('malha elástica');
  });

  test('what is done against a thing that is named behind its verb', () => {
    expect(ask('oq da pra fazer contra a queima da crosta?')).toContain('o vapor e a fôrma tampada');
  });

  test('why, in a word of study for an everyday one, and nothing of another matter', () => {
    const answer = ask('pq a demora da massa piora?');
    expect(answer).toContain('agrava a demora');
    expect(answer).not.toContain('farinha fraca');
  });

  test('a list whose lines have several sentences, under the line that announces it', () => {
    expect(ask('quais fatores mudam o crescimento da massa?')).toMatch(/Temperatura.*Sal.*Açúcar/s);
  });

  test('not how something is reckoned, where it only speaks of it', () => {
    expect(ask('como calcula o crescimento da massa?')).toMatch(/não encontrei/i);
  });

  test('nothing of a name that only looks like an augmented one', () => {
    expect(ask('quem vai ganhar o padeirão esse ano?')).toMatch(/não encontrei/i);
  });
});

test('of a file that is meant, the file tells before the rest', () => {
  const file: Passage = {
    kind: 'attachment',
    id: 'a',
    title: 'regras.txt',
    text: 'Sovar, no sentido de amassar, é trabalho de força.',
    page: null,
  };
  const answer = answerLocally(tutorInput('oq esse arquivo fala do verbo sovar?', [bread, file]));
  expect(answer.content).toContain('no sentido de amassar');
  expect(answer.citations.every(({ kind }) => kind === 'attachment')).toBe(true);
});

test('two things that are asked to be the same are compared', () => {
  const two = [summary('Fornos', 'O forno a lenha tem fogo vivo. O forno elétrico tem resistências.')];
  expect(askTutor('forno a lenha e forno elétrico n é tudo igual?', two)).toMatch(/fogo vivo.*resistências/s);
});
