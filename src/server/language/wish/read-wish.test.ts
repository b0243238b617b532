import { describe, expect, it } from 'vitest';
import { merged } from './asked.ts';
import { openCatalogue } from './catalogue.ts';
import { isOneSlip } from './correct-words.ts';
import { choicesFor, describeReading, questionFor } from './describe-reading.ts';
import { readWish } from './read-wish.ts';
import type { StudentText } from './reading.ts';
import { phraseOf, wordsOf } from './words.ts';

const catalogue = await openCatalogue();
const read = (title: string, rest: Partial<StudentText> = {}) =>
  readWish({ title, subject: '', description: '', goals: [], ...rest }, catalogue);
const subjectsIn = (title: string, rest: Partial<StudentText> = {}) =>
  read(title, rest).scopes.map(({ entry }) => entry.subject);
const askedIn = (title: string, rest: Partial<StudentText> = {}) =>
  read(title, rest).scopes.flatMap(({ entry, asked }) =>
    [...merged(asked).keys()].map((at) => entry.topics[at]),
  );

describe('the words of a wish', () => {
  it.each([
    ['funções do 2º grau', 'funcao 2 grau'],
    ['Segunda Guerra Mundial', '2 guerr mundial'],
    ['2a guerra mundial', '2 guerr mundial'],
    ['II Guerra Mundial', '2 guerr mundial'],
    ['século XVIII', 'secul 18'],
    ['regra de três', 'regr 3'],
    ['Lei 8.112', 'lei 8112'],
    ['C++ e C#', 'c++ & c#'],
  ])('%s is compared as %s', (text, phrase) => {
    expect(phraseOf(text)).toBe(phrase);
  });

  it('stand where they were written', () => {
    const text = 'Química, orgânica';
    expect(wordsOf(text).map(({ start, end }) => text.slice(start, end))).toEqual(['Química', 'orgânica']);
  });
});

describe('a subject', () => {
  it.each([
    ['Física', ['Física']],
    ['FISICA do zero', ['Física']],
    ['quero aprender educação física', ['Educação Física']],
    ['História da Arte', ['História da Arte']],
    ['história', ['História']],
    ['Termodinâmica para engenharia mecânica', ['Termodinâmica']],
    ['matematica e quimica', ['Matemática', 'Química']],
    ['mtematica', ['Matemática']],
    ['banco de dados e SQL', ['Banco de Dados']],
    ['direito tributário e empresarial', ['Direito Tributário', 'Direito Empresarial']],
    ['processo civil e direito civil', ['Direito Processual Civil', 'Direito Civil']],
    ['filosofia e sociologia para o enem', ['Filosofia', 'Sociologia']],
    ['business english', ['Inglês para Negócios']],
    ['ingles instrumental p mestrado', ['Inglês Instrumental']],
    ['ingles pra viajar', ['Inglês para Viagem']],
    ['português e matemática 4º ano', ['Português dos Anos Iniciais', 'Matemática dos Anos Iniciais']],
    ['introdução ao direito', ['Introdução ao Direito']],
    ['introdução ao direito penal', ['Direito Penal']],
  ])('is found by its name: %s', (title, subjects) => {
    expect(subjectsIn(title)).toEqual(subjects);
  });

  it('is found by a topic, a part or a term of it', () => {
    expect(subjectsIn('ciclo de Krebs e glicólise')[0]).toMatch(/Bioquímica|Biologia/);
    expect(subjectsIn('crase')[0]).toMatch(/Língua Portuguesa|Gramática/);
    expect(subjectsIn('licitações, Lei 14.133')).toEqual(['Direito Administrativo']);
  });

  it('is asked for by what stands behind an examination', () => {
    expect(askedIn('história pro enem era vargas')).toContain('Era Vargas');
  });

  it('keeps every matter of a list, however loosely it is named', () => {
    expect(askedIn('sociologia: karl marx, durkheim e weber')).toEqual(
      expect.arrayContaining(['Durkheim e o fato social', 'Max Weber e a ação social']),
    );
    expect(askedIn('estatística: teste de hipóteses e regressão linear')).toContain(
      'Regressão linear simples',
    );
  });

  it('is not guessed by an adjective behind a word that nobody knows', () => {
    expect(read('cromoterapia quântica').status).toBe('doubtful');
  });

  it('chosen on the form decides between those that know the title', () => {
    expect(subjectsIn('Piaget', { subject: 'Pedagogia' })).toEqual(['Pedagogia']);
    expect(subjectsIn('Piaget', { subject: 'Psicologia' })).toEqual(['Psicologia']);
  });

  it('chosen on the form is meant where the title is a mere name', () => {
    expect(subjectsIn('Decolando', { subject: 'Química' })).toEqual(['Química']);
    expect(subjectsIn('Xilofonia básica', { subject: 'Matemática' })).toEqual(['Matemática']);
  });
});

describe('a part of a subject', () => {
  it('is asked for alone', () => {
    const names = askedIn('Segunda Guerra Mundial em uma semana');
    expect(names.length).toBeLessThanOrEqual(4);
    expect(names.join(' ')).toMatch(/Segunda Guerra/);
  });

  it('and every part that is named', () => {
    const names = askedIn('crase, regência e concordância', { subject: 'Língua Portuguesa' }).join(' ');
    for (const word of [/crase/i, /reg[eê]ncia/i, /concord[aâ]ncia/i]) expect(names).toMatch(word);
  });
});

describe('a name of a subject that is one of its parts, too', () => {
  it('narrows the wish to that part', () => {
    const asked = askedIn('curso de encanador');
    expect(asked).toContain('Esgoto sanitário, ventilação e caixas');
    expect(asked).not.toContain('Alvenaria de blocos e tijolos');
  });

  it('tells the year of school', () => {
    expect(askedIn('matemática 4º ano')).toContain('Frações: metade, terço e quarto');
    expect(askedIn('matemática 4º ano')).not.toContain('Números até 20');
  });

  it('does not narrow beside another name, nor where the part is small', () => {
    expect(askedIn('ioga e meditação')).toEqual([]);
    expect(askedIn('letramento')).toEqual([]);
  });
});

describe('an exam', () => {
  it('is not named by a word that begins the name of another subject', () => {
    expect(read('bombeiro civil')).toMatchObject({ exam: undefined, status: 'known' });
    expect(read('bombeiro').exam?.name).toBe('a Polícia Militar');
    expect(read('OAB FGV').exam?.name).toBe('a OAB (1ª fase)');
  });

  it.each([
    ['ENEM', 'o Enem'],
    ['concurso do INSS', 'o INSS (Técnico do Seguro Social)'],
    ['TJ-SP escrevente', 'o TJ-SP (Escrevente)'],
    ['oab primeira fase', 'a OAB (1ª fase)'],
    ['concurso público', 'concursos públicos'],
  ])('%s is %s', (title, name) => {
    expect(read(title).exam?.name).toBe(name);
  });

  it('has its parts by their weight', () => {
    const { scopes } = read('INSS');
    expect(scopes[0]?.entry.subject).toBe('Direito Previdenciário');
    expect(scopes[0]?.share).toBeGreaterThan(0.5);
    expect(scopes.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
  });

  it('is not stressed by a loose word of a goal that names another subject', () => {
    const goals = ['Variação linguística e norma-padrão (Língua Portuguesa)'];
    const stressed = read('ENEM', { goals }).scopes.filter((scope) => scope.stressed.size > 0);
    const labels = stressed.map(({ label }) => label);
    expect(labels).toContain('Língua Portuguesa');
    expect(labels).not.toContain('Química');
  });

  it('is narrowed by what is named of it, and not widened by a career', () => {
    expect(subjectsIn('matemática pro ENEM')).toEqual(['Matemática']);
    expect(new Set(subjectsIn('ENEM: matemática e natureza, quero medicina'))).toEqual(
      new Set(['Matemática', 'Biologia', 'Química', 'Física']),
    );
    expect(subjectsIn('português para concurso')).toEqual(['Língua Portuguesa']);
  });
});

describe('what is not known', () => {
  it.each(['Quiromancia', 'falcoaria', 'asdfgh qwerty', 'Direito Canônico'])('is said: %s', (title) => {
    expect(read(title).status).toMatch(/unknown|doubtful/);
    expect(read(title).scopes).toEqual([]);
  });

  it.each(['não sei por onde começar', 'aprender coisas novas', 'quero passar', '...'])(
    'or vague: %s',
    (title) => {
      expect(read(title).status).toBe('vague');
    },
  );

  it('is not guessed from a loose word', () => {
    expect(read('dados').status).not.toBe('known');
    expect(read('dados').choices).toContain('Banco de Dados');
  });
});

it('says what it understood, or asks', () => {
  expect(describeReading(read('isomeria para o enem'))).toEqual([
    expect.stringMatching(/^Química.*: .*[Ii]someria/),
    'Enem',
  ]);
  expect(describeReading(read('ENEM'))).toEqual(['Enem']);
  expect(describeReading(read('dados'))).toEqual([]);
  expect(questionFor(read('dados'))).toContain('Ainda não conheço “dados” bem o bastante.');
  expect(choicesFor(read('quero passar'))).toHaveLength(4);
});

it('takes one slip of the finger for the word that was meant', () => {
  expect(isOneSlip('matematca', 'matematica')).toBe(true);
  expect(isOneSlip('quimcia', 'quimica')).toBe(true);
  expect(isOneSlip('bioligia', 'biologia')).toBe(true);
  expect(isOneSlip('moda', 'modelo')).toBe(false);
  expect(isOneSlip('fisica', 'fisica')).toBe(false);
});

describe('what stands around a matter', () => {
  it('is not put together with what stands together already', () => {
    expect(askedIn('simple past e present perfect')).toContain('Presente perfeito (present perfect)');
  });

  it('keeps every subject of a list, the course behind a term aside', () => {
    expect(subjectsIn('Anatomia, Histologia e Embriologia 1º período medicina')).toEqual([
      'Anatomia',
      'Histologia',
      'Embriologia',
    ]);
  });

  it('stresses a part of an examination only behind the examination', () => {
    expect(subjectsIn('enem geografia com foco em meio ambiente')).toEqual(['Geografia']);
  });

  it('asks about single words from parts of different topics', () => {
    expect(read('genealogia da família silva').status).toBe('doubtful');
  });

  it('reads “p/ geral” as the general part', () => {
    expect(askedIn('direito penal p/ geral')).toContain('Teoria do crime e conceito analítico');
  });
});

describe('names beside names', () => {
  const subjectsOf = (title: string) => read(title).scopes.map(({ entry }) => entry.subject);

  it.each([
    ['química orgânica e bioquímica das proteínas', ['Química', 'Bioquímica']],
    ['português e redação', ['Língua Portuguesa', 'Redação']],
    ['Matemática: probabilidade e estatística', ['Matemática']],
    ['imunologia básica enfermagem', ['Imunologia']],
    ['inglês B2 conversação e gramática', ['Inglês']],
    [
      'português, matemática, história e geografia 6º ano',
      ['Língua Portuguesa', 'Matemática', 'História', 'Geografia'],
    ],
    [
      'administrativo e português para tribunal + redação',
      ['Língua Portuguesa', 'Direito Administrativo', 'Redação'],
    ],
  ])('reads “%s”', (title, subjects) => {
    expect(subjectsOf(title)).toEqual(subjects);
  });

  it('asks of no subject what names another', () => {
    const { scopes } = read('economia, contabilidade de custos e matemática financeira');
    expect(scopes.at(-1)).toMatchObject({ entry: { subject: 'Matemática Financeira' }, asked: [] });
  });

  it('takes a word for the part that is named beside it, and what follows a colon for what is meant', () => {
    const named = (title: string) => {
      const [scope] = read(title).scopes;
      return [...merged(scope?.asked ?? []).keys()].map((at) => scope?.entry.topics[at]);
    };
    expect(named('eletrodinâmica: resistores, potência, lei de ohm')).not.toContain(
      'Trabalho, potência e energia',
    );
    expect(named('história: Egito e Mesopotâmia')).toEqual(['Mesopotâmia, Egito e povos do Oriente']);
    expect(named('Filosofia moderna: Descartes, Hume e Kant')).not.toContain(
      'Maquiavel e a política moderna',
    );
  });

  it('keeps an examination whole that is named with its number or as its own subject', () => {
    expect(read('OAB 1ª fase exame XLIV').scopes.length).toBeGreaterThan(8);
    expect(read('prova da OAB').scopes.length).toBeGreaterThan(8);
    expect(subjectsOf('matemática básica pro enem, sou péssimo em exatas')).toEqual(['Matemática']);
  });

  it('doubts what only parts of topics speak of', () => {
    expect(read('numismática e moedas antigas do império').status).toBe('doubtful');
    expect(read('classificação de selos raros').status).not.toBe('known');
  });

  it('mends what makes a name with its neighbours', () => {
    expect(read('segunda gerra mundial e olocausto').unexplained).toEqual([]);
    expect(read('álgebra linear: transf lineares').unexplained).toEqual([]);
    expect(read('tocar violão, nunca toquei').unexplained).toEqual([]);
  });
});
