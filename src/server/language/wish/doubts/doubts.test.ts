import { describe, expect, it } from 'vitest';
import { openCatalogue } from '../catalogue.ts';
import { readWish } from '../read-wish.ts';

const catalogue = await openCatalogue();
const read = (title: string, subject = '') =>
  readWish({ title, subject, goals: [], description: '' }, catalogue);

describe('a word of everyday speech', () => {
  it.each([
    ['quero ser policial', ['policial']],
    ['carro', ['carro']],
    ['meu ponto fraco', ['ponto', 'fraco']],
    ['trabalho em grupo', ['grupo']],
    ['a pior matéria da escola', ['pior']],
  ])('tells no matter alone: %s', (title, unexplained) => {
    expect(read(title)).toMatchObject({ status: 'doubtful', unexplained, choices: [] });
  });

  it.each([
    ['carro', 'Finanças Pessoais', 'Finanças Pessoais'],
    ['rios', '', 'Geografia'],
    ['autarquias', '', 'Direito Administrativo'],
    ['cinema policial', '', 'Cinema'],
  ])('tells one beside its subject, or where it names one: %s %s', (title, subject, known) => {
    const { status, scopes } = read(title, subject);
    expect(status).toBe('known');
    expect(scopes.map(({ entry }) => entry.subject)).toEqual([known]);
  });
});
