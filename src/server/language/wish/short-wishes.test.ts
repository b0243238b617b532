import { describe, expect, it } from 'vitest';
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
  ['pilhas e filas', 'Algoritmos e Estruturas de Dados'],
  ['filas', 'Algoritmos e Estruturas de Dados'],
  ['geopolítica atual', 'Geopolítica'],
  ['fração 5º ano', 'Matemática dos Anos Iniciais'],
  ['lei 13.022', 'Direito Constitucional'],
  ['leis de niuton', 'Física'],
])('%s is of %s', (title, subject) => {
  const { status, scopes } = read(title);
  expect(status).toBe('known');
  expect(scopes.map(({ entry }) => entry.subject)).toEqual([subject]);
});

it.each(['rato', 'cana', 'motos', 'obras'])('%s is no short name that only sounds so', (title) => {
  expect(read(title).scopes).toEqual([]);
});

it.each([
  ['PF administrativo', 'agente administrativo da PF e da PRF'],
  ['residência de enfermagem', 'a residência em enfermagem'],
  ['concurso agente de saúde', 'agente comunitário de saúde'],
  ['exame de ordem segunda fase trabalho', 'a OAB (2ª fase, Direito do Trabalho)'],
  ['direito penal oab segunda fase', 'a OAB (2ª fase, Direito Penal)'],
  ['ufrgs redação', 'o vestibular'],
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

const topicsOf = (title: string) =>
  read(title).scopes.flatMap(({ entry, asked }) =>
    asked.flatMap((group) => [...group.keys()].map((at) => entry.topics[at])),
  );

it.each(['análise combinatória e probabilidade', 'probabilidade e análise combinatória'])(
  '%s is all of the subject, which both are parts of',
  (title) => {
    expect(read(title).scopes.map(({ entry, asked }) => [entry.subject, asked])).toEqual([
      ['Probabilidade', []],
    ]);
  },
);

it('reads the year of secondary school by half its name, also beside Brazil and the world', () => {
  const whole = topicsOf('história 3º ano do ensino médio');
  expect(whole.length).toBeGreaterThan(0);
  expect(topicsOf('historia 3 ano do medio brasil e mundo')).toEqual(whole);
});

it('names a law by its number', () => {
  expect(read('lei 99.999').unexplained).toEqual(['lei 99.999']);
});

/** The parts that a wish for one subject leaves out. */
const leftOut = (title: string) => {
  const [scope] = read(title).scopes;
  const { topics } = scope?.entry.read() ?? { topics: [] };
  return [...(scope?.excluded ?? [])].flatMap(([at, parts]) =>
    [...parts].map((part) => topics[at]?.subtopics[part]?.[0]),
  );
};

it('leaves out what a later year teaches, unless it is named', () => {
  expect(leftOut('matemática 6º ano')).toContain('Racionalização de denominadores');
  expect(leftOut('potenciação 6º ano')).toContain('Racionalização de denominadores');
  expect(leftOut('matemática 9º ano')).toEqual([]);
  expect(leftOut('matemática 6º ano dízimas periódicas')).not.toContain(
    'Dízimas periódicas e fração geratriz',
  );
});

it('leaves out what an area has not, unless another that is named has it', () => {
  expect(leftOut('guerra fria')).toContain('Primavera Árabe e Síria');
  expect(leftOut('guerra fria e primavera árabe')).not.toContain('Primavera Árabe e Síria');
  expect(leftOut('concordância verbal')).toContain('Anexo, meio, bastante, só e proibido');
  expect(leftOut('concordância nominal e concordância verbal')).toEqual([]);
});

it.each([
  'português e concordância verbal',
  'história e guerra fria',
  'depois da guerra fria',
  'mundo pós guerra fria',
  'da guerra fria à primavera árabe',
])('leaves nothing out of what is more than the area: %s', (title) => {
  expect(leftOut(title)).toEqual([]);
});

it('leaves nothing of an area out of an examination that only stresses it', () => {
  const { scopes } = read('enem com foco em guerra fria');
  const history = scopes.find(({ entry }) => entry.subject === 'História');
  expect(history).toMatchObject({ asked: [], excluded: new Map() });
});

it('keeps the part that a word of the wish names', () => {
  expect(leftOut('racionalização 8º ano')).not.toContain('Racionalização de denominadores');
  expect(leftOut('iugoslávia e guerra fria')).not.toContain('Guerras na Iugoslávia');
});

describe('what has several names', () => {
  it.each([
    ['geo plana e geo espacial', 'Geometria'],
    ['saussure e chomsky', 'Linguística'],
    ['fazer um jogo na unity c#', 'Desenvolvimento de Jogos'],
    ['alfabetizar em casa', 'Alfabetização e Letramento'],
    ['residência médica: go e cirurgia', 'Residência Médica'],
  ])('is known by each: %s', (title, subject) => {
    const { status, scopes } = read(title);
    expect(status).toBe('known');
    expect(scopes.map(({ entry }) => entry.subject)).toEqual([subject]);
  });

  it('is only what is listed behind a subject', () => {
    const [scope] = read('estatística pra psicologia qui-quadrado, anova e correlação').scopes;
    const asked = scope?.asked.flatMap((topics) => [...topics.keys()].map((at) => scope.entry.topics[at]));
    expect(asked).toContain('Análise de variância (ANOVA)');
  });
});

describe('what lies between two matters', () => {
  const topicsOf = (title: string) => {
    const [scope] = read(title).scopes;
    return scope?.asked.flatMap((topics) => [...topics.keys()].map((at) => scope.entry.topics[at])) ?? [];
  };

  it('is all of it where both ends are named', () => {
    expect(topicsOf('grécia antiga até o feudalismo')).toContain('Roma Antiga');
    expect(topicsOf('história do brasil: república velha até a redemocratização')).toContain('Estado Novo');
  });

  it('stays within what holds both', () => {
    const topics = topicsOf('enem história do brasil, república velha até redemocratização');
    expect(topics).toContain('Era Vargas');
    expect(topics).not.toContain('Segunda Guerra e Holocausto');
  });

  it('is nothing but the one that is named before a day', () => {
    expect(topicsOf('mitose até sexta')).toEqual(['Núcleo, cromossomos e mitose']);
  });
});
