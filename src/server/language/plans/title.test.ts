import { describe, expect, it } from 'vitest';
import { merged } from '#server/language/wish/asked.ts';
import { openCatalogue } from '#server/language/wish/catalogue.ts';
import { readWish } from '#server/language/wish/read-wish.ts';
import type { Reading } from '#server/language/wish/reading.ts';
import { titleFor } from './title.ts';

const catalogue = await openCatalogue();
const read = (title: string, subject = '') =>
  readWish({ title, subject, description: '', goals: [] }, catalogue);
const topicsOf = ({ scopes }: Reading) =>
  scopes.map(({ entry, asked }) => [entry.subject, [...merged(asked).keys()].toSorted()]);
const titled = (prompt: string) => {
  const reading = read(prompt);
  const subject = reading.status === 'known' ? (reading.scopes[0]?.entry.subject ?? '') : '';
  return titleFor(prompt, reading, reading.scopes.length === 1 ? subject : '', catalogue);
};

describe('the title of a plan', () => {
  it.each([
    ['Genética', 'Genética'],
    ['quero aprender xadrez', 'Xadrez'],
    ['revolução russa, prova do 9º ano', 'História: Revolução Russa e formação da URSS em detalhe'],
    ['quimca: tabela periodica', 'Química: Tabela periódica e propriedades'],
    ['biologia 2º ano sem botânica', 'Biologia 2º ano, sem botânica'],
    ['vou fazer o enem e preciso de ciências humanas', 'Ciências Humanas para o Enem'],
    ['não entendo estequiometria, me ajuda', 'Química: Mol e massa molar; Cálculo estequiométrico'],
    ['falcoaria', 'Falcoaria'],
    ['teste de hipóteses', 'Teste de hipóteses'],
    [
      'preciso de humanas no enem, não vou mal, mas quero mais tempo em geografia',
      'Ciências Humanas para o Enem, mais geografia',
    ],
    ['o básico de excel', 'Excel'],
    ['da revolução francesa à primeira guerra', 'Da revolução francesa à primeira guerra'],
    ['hiragana e o básico do japonês', 'Hiragana e japonês'],
    ['meu filho tá no 3 ano, matemática', 'Matemática'],
  ])('%s: %s', (prompt, title) => {
    expect(titled(prompt)).toBe(title);
  });

  it.each([
    'hist. 1 gerra mundial e revoluçao ruça',
    'citologia pra facul: menbrana plasmatica, organelas e nucleo',
    'óptica geométrica: espelhos e lentes',
    'eletrostática inteira, socorro, prova sexta',
  ])('says again what was understood: %s', (prompt) => {
    const reading = read(prompt);
    const title = titled(prompt);
    expect(title).toMatch(/^\p{Lu}[^!]{6,}$/u);
    expect(topicsOf(read(title, reading.scopes[0]?.entry.subject))).toEqual(topicsOf(reading));
  });

  it('has room for the longest name', () => {
    expect(titled(`biologia ${'e também a ecologia dos rios '.repeat(20)}`).length).toBeLessThanOrEqual(120);
  });
});
