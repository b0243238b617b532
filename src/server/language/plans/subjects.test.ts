import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { studyCycleLimits } from '#shared/contracts/study-cycles.ts';
import { fold } from '#shared/rules/text/fold.ts';
import { runs } from '#test/support/runs.ts';
import { subjectsFor } from './subjects.ts';

const namesFor = async (focus: string) => (await subjectsFor(focus)).map(({ name }) => name);

describe('subjects for what a student wants to study', () => {
  it.each([
    ['ENEM', ['Matemática', 'Redação', 'Língua Portuguesa', 'Biologia', 'Inglês']],
    ['Quero estudar para o Enem', ['Matemática', 'Redação', 'Língua Portuguesa', 'Biologia', 'Inglês']],
    ['vestibular da Fuvest', ['Matemática', 'Literatura', 'Física']],
    ['Técnico do INSS', ['Direito Previdenciário', 'Língua Portuguesa', 'Raciocínio Lógico']],
    ['Concurso para a Polícia Federal', ['Direito Penal', 'Informática']],
    ['concurso de nível médio', ['Língua Portuguesa', 'Direito Constitucional', 'Atualidades']],
    ['Auditor fiscal da Receita', ['Contabilidade Geral', 'Direito Tributário']],
    ['OAB', ['Ética e Estatuto da OAB', 'Direito Civil']],
  ])('of an exam are its own: %s', async (focus, some) => {
    const names = await namesFor(focus);
    expect(names).toEqual(expect.arrayContaining(some));
    expect(names.length).toBeGreaterThanOrEqual(3);
  });

  it.each([
    ['Direito Constitucional e Administrativo', ['Direito Constitucional', 'Direito Administrativo']],
    ['Matemática e Física para o ENEM', ['Matemática', 'Física']],
    ['quero estudar física, química e um pouco de biologia', ['Física', 'Química', 'Biologia']],
    ['Física/Química/Biologia', ['Física', 'Química', 'Biologia']],
    ['Contabilidade pública e AFO', ['Contabilidade pública', 'AFO']],
    ['Matemática, matemática e MATEMATICA, mais História', ['Matemática', 'História']],
  ])('are those they name: %s', async (focus, names) => {
    expect(await namesFor(focus)).toEqual(names);
  });

  it('come first in an exam when they are named along with it', async () => {
    const priorityOf = async (focus: string) =>
      (await subjectsFor(focus)).find(({ name }) => name === 'Filosofia')?.priority ?? 0;
    expect(await priorityOf('ENEM')).toBe(2);
    expect(await priorityOf('ENEM com foco em filosofia')).toBe(5);
  });

  it.each([['Matemática'], ['História'], ['Direito'], ['inglês']])(
    'of one subject of the catalogue are its main topics: %s',
    async (focus) => {
      const subjects = await subjectsFor(focus);
      expect(subjects).toHaveLength(8);
      expect(subjects.every(({ priority }) => priority >= 3)).toBe(true);
    },
  );

  it('of one field are the topics of that field', async () => {
    expect((await namesFor('Direito Penal')).join(' ')).toMatch(/crime|Tipicidade/i);
    expect((await namesFor('genética')).join(' ')).toMatch(/Mendel/);
  });

  it('of what nobody has laid out are in the words of the student', async () => {
    expect(await namesFor('Quero aprender quiromancia')).toEqual(['Quiromancia']);
  });
});

const anyFocus = fc.oneof(
  fc.string({ minLength: 1, maxLength: 500, unit: 'grapheme' }),
  fc
    .array(fc.constantFrom('ENEM', 'Direito', 'Penal', 'e', ',', 'para', 'INSS', '/', '.', 'crochê', '🚀'), {
      minLength: 1,
      maxLength: 40,
    })
    .map((words) => words.join(' ')),
);

test('whatever is written, they are one to twelve, apart, named and rated as a cycle takes them', async () => {
  await fc.assert(
    fc.asyncProperty(anyFocus, async (focus) => {
      const subjects = await subjectsFor(focus.trim() || 'x');
      expect(subjects.length).toBeGreaterThanOrEqual(1);
      expect(subjects.length).toBeLessThanOrEqual(12);
      expect(new Set(subjects.map(({ name }) => fold(name))).size).toBe(subjects.length);
      for (const { name, difficulty, priority } of subjects) {
        expect(name.trim().length).toBeGreaterThan(0);
        expect(name.length).toBeLessThanOrEqual(studyCycleLimits.subjectName);
        for (const rating of [difficulty, priority]) {
          expect(Number.isInteger(rating)).toBe(true);
          expect(rating).toBeGreaterThanOrEqual(1);
          expect(rating).toBeLessThanOrEqual(5);
        }
      }
    }),
    runs(200),
  );
});
