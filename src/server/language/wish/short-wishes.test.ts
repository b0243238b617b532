import { expect, it } from 'vitest';
import { openCatalogue } from './catalogue.ts';
import { readWish } from './read-wish.ts';

const catalogue = await openCatalogue();
const read = (title: string) => readWish({ title, subject: '', description: '', goals: [] }, catalogue);

it.each([
  ['partes da célula', 'Biologia'],
  ['média, mediana e moda', 'Matemática'],
  ['moda', 'Moda'],
  ['fontes renováveis e não renováveis', 'Geografia'],
  ['escalas e mapas', 'Geografia'],
  ['tipos de solo', 'Geografia'],
  ['uso dos porquês', 'Língua Portuguesa'],
  ['ácidos e bases', 'Química'],
  ['antibióticos', 'Farmacologia'],
  ['direito de família', 'Direito Civil'],
  ['habeas corpus', 'Direito Constitucional'],
  ['aposentadoria por idade', 'Direito Previdenciário'],
  ['sistema circulatório e respiratório 8º ano', 'Ciências'],
  ['história da educação no Brasil', 'Pedagogia'],
  ['cálculo 1: limites e derivadas, curso de engenharia civil', 'Cálculo'],
  ['estatística descritiva na faculdade de psicologia', 'Estatística'],
  ['bioquímica na faculdade de nutrição', 'Bioquímica'],
  ['nr10 segurança em eletricidade', 'Segurança do Trabalho'],
  ['curso de inglês', 'Inglês'],
  ['can', 'Inglês'],
  ['artes para o Enem', 'Artes'],
  ['educação física no Enem', 'Educação Física'],
  ['antihipertensivos e diureticos', 'Farmacologia'],
])('%s is of %s', (title, subject) => {
  const { status, scopes } = read(title);
  expect(status).toBe('known');
  expect(scopes.map(({ entry }) => entry.subject)).toEqual([subject]);
});

it.each(['rato', 'cana', 'motos', 'obras'])('%s is no short term that only sounds so', (title) => {
  expect(read(title).scopes).toEqual([]);
});

it.each([
  ['PF administrativo', 'agente administrativo da PF e da PRF'],
  ['residência de enfermagem', 'a residência em enfermagem'],
  ['concurso agente de saúde', 'agente comunitário de saúde'],
  ['exame de ordem segunda fase trabalho', 'a OAB (2ª fase, Direito do Trabalho)'],
])('%s is the examination of %s', (title, exam) => {
  expect(read(title).exam?.name).toBe(exam);
});

it('reads no name across that of an examination', () => {
  const { scopes } = read('história para o Enem e filosofia');
  expect(scopes.map(({ entry }) => entry.subject)).toEqual(['História', 'Filosofia']);
});

it('knows the ages of Brazil by the words that students use', () => {
  const [scope] = read('revisao de historia do brasil republica').scopes;
  const asked = [...(scope?.asked[0]?.keys() ?? [])].map((at) => scope?.entry.topics[at]);
  expect(asked).toContain('Estado Novo');
  expect(asked).not.toContain('Período Regencial');
});
