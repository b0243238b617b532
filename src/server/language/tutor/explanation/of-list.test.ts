import { describe, expect, test } from 'vitest';
import { askTutor, summary } from '#test/support/ask-tutor.ts';
import { itemsOf } from './of-list.ts';

const bread = summary(
  'Fazer pão',
  'O preparo do pão tem quatro fases: sova, fermentação, modelagem e forneamento. ' +
    'A sova desenvolve o glúten e dura dez minutos. A fermentação enche a massa de gás carbônico. ' +
    'O gás escapa na modelagem. A maior parte dela acontece na bancada enfarinhada. ' +
    'No forneamento, o calor doura a crosta.\n\n' +
    'O forno a lenha é gratuito para os sócios. A batedeira planetária amassa por conta própria. Ela é de uso gratuito, mas exige reserva.',
);
const physics = summary(
  'Leis do movimento',
  'A primeira lei fala da inércia. A segunda lei relaciona força e massa.',
);
const phases = 'quais as fases do preparo do pão?';
const ask = (message: string, ...said: string[]) => askTutor(message, [bread, physics], said);

describe('an ordinal alone', () => {
  test.each([
    ['fala mais da primeira', 'glúten'],
    ['explica melhor a segunda', 'gás carbônico'],
    ['e a 2ª?', 'gás carbônico'],
    ['e a última?', 'doura a crosta'],
    ['quanto tempo dura a primeira?', 'dez minutos'],
    ['e a terceira, onde acontece mais?', 'bancada'],
  ])('means that item of what was counted up: %s', (message, told) => {
    expect(ask(message, phases)).toContain(told);
    expect(ask(message, phases)).not.toContain('lei ');
  });

  test('counts on in the same list', () => {
    expect(ask('e a segunda?', phases, 'fala mais da primeira')).toContain('gás carbônico');
  });

  test('means nothing that was not counted', () => {
    expect(ask('e a quinta?', phases)).not.toMatch(/crosta|força/);
  });

  test('is not told by another form of its name, or by what counts it up again', () => {
    const layers = summary(
      'Camadas do bolo',
      'O bolo tem três camadas: fundação, recheio e cobertura. Nessas fundações de prédio não há bolo. A torta tem duas partes: massa e cobertura.',
    );
    expect(askTutor('e a primeira?', [layers], ['quais as camadas do bolo?'])).toMatch(/não encontrei/i);
    expect(askTutor('e a última?', [layers], ['quais as camadas do bolo?'])).toMatch(/não encontrei/i);
  });

  test('keeps to the noun that it has', () => {
    expect(ask('o que diz a segunda lei?', phases)).toContain('força e massa');
  });
});

describe('itemsOf', () => {
  const of = (text: string, items: string[] = []) => itemsOf({ text, items, question: null });

  test.each([
    ['As bases são três: régua, esquadro e compasso.', ['régua', 'esquadro', 'compasso']],
    ['As velas dividem-se em a latina, a redonda e a bujarrona.', ['latina', 'redonda', 'bujarrona']],
    ['O barco sai cedo, volta tarde e atraca no cais.', []],
  ])('%s', (text, names) => {
    expect(of(text)).toEqual(names);
  });

  test('takes what a line begins with', () => {
    expect(of('Os nós', ['Lais: prende e não corre', 'Volta – segura o cabo'])).toEqual(['Lais', 'Volta']);
  });
});

describe('another thing, and what is asked of it', () => {
  test('whatever was spoken of before it', () => {
    const said = ['o que é o calor da crosta?', 'e se o gás escapar na modelagem?'];
    expect(ask('e forno a lenha, é de graça?', ...said)).toContain('para os sócios');
  });

  test('is a question of its own', () => {
    expect(ask('e o forno a lenha, é gratuito?', 'o que é a fermentação?')).toContain('para os sócios');
  });

  test('is what a pronoun then stands for', () => {
    const said = ['o que é a fermentação?', 'e a batedeira planetária, é de graça?'];
    expect(ask('precisa de reserva nela?', ...said)).toContain('exige reserva');
  });
});
