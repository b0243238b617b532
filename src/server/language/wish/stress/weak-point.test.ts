import { describe, expect, it } from 'vitest';
import { openCatalogue } from '../catalogue.ts';
import { namesAsked } from '../describe-reading.ts';
import { readWish } from '../read-wish.ts';
import { weakPointIn } from './weak-point.ts';

const catalogue = await openCatalogue();
const read = (title: string) => readWish({ title, subject: '', goals: [], description: '' }, catalogue);
const only = (title: string) => {
  const [scope] = read(title).scopes;
  if (!scope) throw new Error(`nothing is known of ${title}`);
  return { subject: scope.entry.subject, beside: scope.beside, named: namesAsked(scope) };
};

describe('what is hard for a student', () => {
  it.each([
    'química, tenho dificuldade em estequiometria',
    'física mas não entendo nada de ondas',
    'história, sou péssima em datas',
    'inglês e eu travo no listening',
    'biologia. meu ponto fraco é genética',
  ])('is told from what stands before it: %s', (text) => {
    expect(weakPointIn(text)).toBeGreaterThan(0);
  });

  it.each(['tenho dificuldade em química', 'não entendo química orgânica', 'dificuldades de aprendizagem'])(
    'is the wish itself where nothing stands before it: %s',
    (text) => {
      expect(weakPointIn(text)).toBe(-1);
    },
  );

  it('has most of its subject, which keeps a share', () => {
    expect(only('geografia, tenho dificuldade em cartografia')).toMatchObject({
      subject: 'Geografia',
      beside: 'share',
    });
    expect(only('geografia, tenho dificuldade em cartografia').named.join()).toMatch(/cartogr|mapas/iu);
  });

  it('stands beside a part that is named', () => {
    const { named } = only('português: classes gramaticais, tenho dificuldade em crase');
    expect(named).toContain('Crase');
    expect(named.length).toBeGreaterThan(1);
  });

  it('leaves an examination whole', () => {
    const { exam, scopes } = read('banco do brasil, tenho dificuldade em matemática financeira');
    const shareOf = (subject: string) => scopes.find(({ entry }) => entry.subject === subject)?.share ?? 0;
    expect(exam?.name).toBe('o Banco do Brasil');
    expect(scopes.length).toBeGreaterThan(5);
    expect(shareOf('Matemática Financeira')).toBeGreaterThan(shareOf('Conhecimentos Bancários'));
  });
});

it('hears of an examination behind what is hard', () => {
  expect(read('citologia e genética, tenho dificuldade nas questões do enem').exam?.name).toBe('o Enem');
});

describe('a focus', () => {
  it('narrows a subject to words that only stand in the name of a topic, and leaves the rest room', () => {
    expect(only('direito penal com foco em crimes contra a vida')).toEqual({
      subject: 'Direito Penal',
      beside: 'room',
      named: ['Homicídio, feminicídio e crimes contra a vida'],
    });
    expect(only('só mitose e meiose').beside).toBe('nothing');
    expect(only('fisiologia com ênfase em cardiovascular').named.length).toBeGreaterThan(0);
  });
});

describe('a level', () => {
  it('holds a theme that is named beside it', () => {
    const all = only('inglês conversação').named;
    const { named } = only('inglês B1 conversação');
    expect(named).not.toContain('Verbo to be e apresentações');
    expect(all.length).toBeGreaterThan(0);
  });
});

describe('subjects in a row', () => {
  it.each([
    ['português inglês', ['Língua Portuguesa', 'Inglês']],
    ['EEAR português inglês', ['Língua Portuguesa', 'Inglês']],
    ['literatura portuguesa', ['Literatura']],
  ])('are each of them: %s', (title, subjects) => {
    expect(read(title).scopes.map(({ entry }) => entry.subject)).toEqual(subjects);
  });
});
