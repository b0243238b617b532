import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '#test/support/runs.ts';
import { programmeTopics, readProgramme } from './programme.ts';

const names = (text: string) => readProgramme(text).map(({ name }) => name);

test('numbered lines are items, deeper ones their parts', () => {
  expect(
    readProgramme('1. Limites\n1.1 Limites laterais\n1.2 Continuidade\n2. Derivadas\n3) Integrais'),
  ).toEqual([
    { name: 'Limites', parts: ['Limites laterais', 'Continuidade'] },
    { name: 'Derivadas', parts: [] },
    { name: 'Integrais', parts: [] },
  ]);
});

test('lists with dots and dashes, lines alone, and items in one line, as notices print them', () => {
  expect(names('- Crase\n- Regência\n- Concordância')).toEqual(['Crase', 'Regência', 'Concordância']);
  expect(names('Falcões\nMuda de penas\nVoo livre')).toEqual(['Falcões', 'Muda de penas', 'Voo livre']);
  expect(names('1 Tipologia textual. 2 Ortografia oficial. 3 Emprego das classes de palavras.')).toEqual([
    'Tipologia textual',
    'Ortografia oficial',
    'Emprego das classes de palavras',
  ]);
});

test('prose is no programme', () => {
  expect(readProgramme('Quero passar na prova. Tenho um mês e estudo à noite.')).toEqual([]);
  expect(readProgramme('')).toEqual([]);
});

test('more items than topics are joined with their neighbours, none lost, in their order', () => {
  const items = readProgramme(
    Array.from({ length: 23 }, (_, at) => `${at + 1}. Tema de número ${at + 1}`).join('\n'),
  );
  const topics = programmeTopics(items, 10);
  expect(topics.length).toBeLessThanOrEqual(10);
  const said = topics
    .map(({ name, description }) => `${name} ${description}`)
    .join(' ')
    .toLowerCase();
  for (const { name } of items) expect(said).toContain(name.toLowerCase());
});

test('any text is read in bounds', () => {
  fc.assert(
    fc.property(
      fc.string({ maxLength: 3000, unit: 'grapheme' }),
      fc.integer({ min: 5, max: 50 }),
      (text, count) => {
        const items = readProgramme(text);
        expect(items.every(({ name }) => name.length > 0 && name.length <= 160)).toBe(true);
        if (items.length > 0) expect(programmeTopics(items, count).length).toBeLessThanOrEqual(count);
      },
    ),
    runs(200),
  );
});
