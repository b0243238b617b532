import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { studyCycleLimits } from '#shared/contracts/study-cycles.ts';
import { fold } from '#shared/rules/text/fold.ts';
import { runs } from '#test/support/runs.ts';
import { subjectsFor } from './subjects.ts';

const namesFor = (focus: string) => subjectsFor(focus).map(({ name }) => name);

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
  ])('of an exam are its own: %s', (focus, some) => {
    expect(namesFor(focus)).toEqual(expect.arrayContaining(some));
    expect(namesFor(focus).length).toBeGreaterThanOrEqual(3);
  });

  it.each([
    ['Direito Constitucional e Administrativo', ['Direito Constitucional', 'Direito Administrativo']],
    ['Matemática e Física para o ENEM', ['Matemática', 'Física']],
    ['quero estudar física, química e um pouco de biologia', ['Física', 'Química', 'Biologia']],
    ['Física/Química/Biologia', ['Física', 'Química', 'Biologia']],
    ['Contabilidade pública e AFO', ['Contabilidade pública', 'AFO']],
    ['Matemática, matemática e MATEMATICA, mais História', ['Matemática', 'História']],
  ])('are those they name: %s', (focus, names) => {
    expect(namesFor(focus)).toEqual(names);
  });

  it('come first in an exam when they are named along with it', () => {
    const priorityOf = (focus: string) =>
      subjectsFor(focus).find(({ name }) => name === 'Filosofia')?.priority ?? 0;
    expect(priorityOf('ENEM')).toBe(2);
    expect(priorityOf('ENEM com foco em filosofia')).toBe(5);
  });

  it.each([['Matemática'], ['História'], ['Direito'], ['inglês']])(
    'of one subject of the catalogue are its main topics: %s',
    (focus) => {
      expect(subjectsFor(focus)).toHaveLength(8);
      expect(subjectsFor(focus).every(({ priority }) => priority >= 3)).toBe(true);
    },
  );

  it('of one field are the topics of that field', () => {
    expect(namesFor('Direito Penal')).toContain('Teoria do crime');
    expect(namesFor('genética')).toContain('Primeira lei de Mendel');
  });

  it('of what nobody has laid out are in the words of the student', () => {
    expect(namesFor('Quero aprender crochê')).toEqual([
      'Crochê: fundamentos',
      'Crochê: prática',
      'Crochê: revisão',
    ]);
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

test('whatever is written, they are one to twelve, apart, named and rated as a cycle takes them', () => {
  fc.assert(
    fc.property(anyFocus, (focus) => {
      const subjects = subjectsFor(focus.trim() || 'x');
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
