import { describe, expect, it } from 'vitest';
import { plainLines } from '#server/platform/documents/reading/plain-lines.ts';
import { printedNotice } from '#test/support/documents/printed-notice.ts';
import type { Notice, Topic } from './notice.ts';
import { readNotice } from './read-notice.ts';

const texts = (topics: readonly Topic[]): string =>
  topics
    .map(({ text, children }) => (children.length > 0 ? `${text} (${texts(children)})` : text))
    .join(' | ');
const outline = ({ posts }: Notice) =>
  Object.fromEntries(
    posts.map(({ name, disciplines }) => [
      name,
      Object.fromEntries(disciplines.map((one) => [one.name, texts(one.topics)])),
    ]),
  );
const printed = (text: string) => outline(readNotice(printedNotice(text)));
const pasted = (text: string) => outline(readNotice([plainLines(text)])).Programa;

describe('layouts of boards', () => {
  it('may count disciplines by letters', () => {
    expect(
      printed(`
      ANEXO II
      PROGRAMA DAS PROVAS

      a) PORTUGUÊS: Interpretação. Ortografia. Crase.
      b) CONHECIMENTOS ESPECÍFICOS:
      MOTORISTA: Código de Trânsito Brasileiro. Direção defensiva. Primeiros socorros.
      OPERADOR DE MÁQUINAS: Manutenção de máquinas. Segurança no trabalho. Mecânica básica.`),
    ).toEqual({
      MOTORISTA: {
        PORTUGUÊS: 'Interpretação | Ortografia | Crase',
        'CONHECIMENTOS ESPECÍFICOS': 'Código de Trânsito Brasileiro | Direção defensiva | Primeiros socorros',
      },
      'OPERADOR DE MÁQUINAS': {
        PORTUGUÊS: 'Interpretação | Ortografia | Crase',
        'CONHECIMENTOS ESPECÍFICOS': 'Manutenção de máquinas | Segurança no trabalho | Mecânica básica',
      },
    });
  });

  it('may count disciplines by numbers, with names that are rare', () => {
    const { 'CARGO 01: BIÓLOGO': post } = printed(`
      **CONTEÚDO PROGRAMÁTICO**
      **1. LÍNGUA PORTUGUESA:** 1.1. Leitura. 1.2. Gêneros textuais.
      **2. MEIO AMBIENTE:** 2.1. Desenvolvimento sustentável. 2.2. Educação ambiental.
      **3. CONHECIMENTO ESPECÍFICO**
      **CARGO 01: BIÓLOGO**
      1. Ecologia. 2. Zoologia.`);
    expect(post).toEqual({
      'LÍNGUA PORTUGUESA': 'Leitura | Gêneros textuais',
      'MEIO AMBIENTE': 'Desenvolvimento sustentável | Educação ambiental',
      'CONHECIMENTOS ESPECÍFICOS': 'Ecologia | Zoologia',
    });
  });

  it('may count topics by letters, and their parts by numbers', () => {
    const [post] = Object.values(
      printed(`
      **ANEXO C – RELAÇÃO DE ASSUNTOS DO EXAME INTELECTUAL**
      **1. MATEMÁTICA**
      a. Conjuntos: representação de conjuntos, subconjuntos, operações; números racionais, irracionais e reais.
      b. Funções.
      c. Trigonometria.
      **2. HISTÓRIA E GEOGRAFIA DO BRASIL**
      a. História do Brasil:
      1) A expansão ultramarina.
      2) O sistema colonial.
      b. Geografia do Brasil:
      1) O espaço natural.
      2) O território nacional.`),
    );
    expect(post).toEqual({
      MATEMÁTICA:
        'Conjuntos: representação de conjuntos, subconjuntos, operações; números racionais, irracionais e reais | Funções | Trigonometria',
      'HISTÓRIA E GEOGRAFIA DO BRASIL':
        'História do Brasil (A expansão ultramarina | O sistema colonial) | Geografia do Brasil (O espaço natural | O território nacional)',
    });
  });

  it('may have parts with numerals below a programme of the same type', () => {
    const [post] = Object.values(
      printed(`
      **ANEXO IV – PROGRAMAS DAS PROVAS**
      **PROGRAMA DE BIOLOGIA**
      **I – CITOLOGIA**
      1. Membrana plasmática. 2. Organelas.
      **II – GENÉTICA**
      1. Leis de Mendel. 2. Grupos sanguíneos.
      **PROGRAMA DE FÍSICA**
      **I – MECÂNICA**
      1. Cinemática. 2. Leis de Newton.`),
    );
    expect(post).toEqual({
      BIOLOGIA: 'CITOLOGIA (Membrana plasmática | Organelas) | GENÉTICA (Leis de Mendel | Grupos sanguíneos)',
      FÍSICA: 'MECÂNICA (Cinemática | Leis de Newton)',
    });
  });

  it('may have headings that fill their lines above short ones', () => {
    const general = {
      'LÍNGUA NACIONAL': 'Análise de texto | Coesão',
      'TEMAS DE EDUCAÇÃO': 'Avaliação | Currículo',
    };
    expect(
      printed(`
      **ANEXO 1 CONTEÚDO PROGRAMÁTICO DA PROVA ESCRITA**
      **CONHECIMENTOS GERAIS PARA OS CARGOS COM EXIGÊNCIA DE CURSO DE GRADUAÇÃO EM ENSINO SUPERIOR**
      **LÍNGUA NACIONAL**
      Análise de texto. Coesão.
      **TEMAS DE EDUCAÇÃO**
      Avaliação. Currículo.
      **CONHECIMENTOS ESPECÍFICOS DOS CARGOS COM EXIGÊNCIA DE CURSO DE GRADUAÇÃO EM ENSINO SUPERIOR**
      **Professor de Artes**
      História da arte. Artes visuais.
      **Professor de Matemática**
      Funções. Geometria plana.`),
    ).toEqual({
      'Professor de Artes': { ...general, 'CONHECIMENTOS ESPECÍFICOS': 'História da arte | Artes visuais' },
      'Professor de Matemática': { ...general, 'CONHECIMENTOS ESPECÍFICOS': 'Funções | Geometria plana' },
    });
  });

  it('may have a text for each level below a discipline, and specific parts without “conhecimentos”', () => {
    expect(
      printed(`
      **CONTEÚDOS PROGRAMÁTICOS**
      **PORTUGUÊS**
      **Cargos de NÍVEL SUPERIOR:**
      1) Leitura. 2) Intenção comunicativa.
      **Cargos de NÍVEL MÉDIO:**
      1) Ortografia. 2) Pontuação.
      ^**NÍVEL SUPERIOR**
      ESPECÍFICA – ENFERMEIRO
      1) Imunização de crianças. 2) Curativos.
      ^**NÍVEL MÉDIO**
      ESPECÍFICA – AGENTE ADMINISTRATIVO
      1) Redação oficial. 2) Arquivo.`),
    ).toEqual({
      ENFERMEIRO: {
        PORTUGUÊS: 'Leitura | Intenção comunicativa',
        ESPECÍFICA: 'Imunização de crianças | Curativos',
      },
      'AGENTE ADMINISTRATIVO': {
        PORTUGUÊS: 'Ortografia | Pontuação',
        ESPECÍFICA: 'Redação oficial | Arquivo',
      },
    });
  });
});

describe('a pasted list without signs', () => {
  const [portuguese, law] = [
    'Interpretação de texto | Ortografia',
    'Princípios fundamentais | Direitos e garantias',
  ];

  it.each([
    [
      'blank lines',
      `Língua Portuguesa\nInterpretação de texto\nOrtografia\n
Direito Constitucional\nPrincípios fundamentais\nDireitos e garantias`,
    ],
    [
      'numbers of two levels',
      `1. Língua Portuguesa\n1.1 Interpretação de texto\n1.2 Ortografia
2. Direito Constitucional\n2.1 Princípios fundamentais\n2.2 Direitos e garantias`,
    ],
  ])('has its disciplines told by %s', (_, text) => {
    expect(pasted(text)).toEqual({ 'Língua Portuguesa': portuguese, 'Direito Constitucional': law });
  });

  it('has its disciplines told by capitals', () => {
    expect(
      pasted('LÍNGUA PORTUGUESA\nInterpretação de texto\nOrtografia\nINFORMÁTICA\nWindows\nInternet'),
    ).toEqual({
      'LÍNGUA PORTUGUESA': portuguese,
      INFORMÁTICA: 'Windows | Internet',
    });
  });
});

it('a column of points is that of a question where so many questions make up the whole', () => {
  const { posts } = readNotice(
    printedNotice(`
    Matérias | Nº Questões | Valor
    Português | 10 | 2,5
    Matemática | 10 | 2,5
    Conhecimentos Gerais | 5 | 10
    ---
    CONTEÚDO PROGRAMÁTICO
    **PORTUGUÊS:** Crase. Ortografia.
    **MATEMÁTICA:** Conjuntos. Funções.`),
  );
  expect(posts[0]?.disciplines.map(({ questions, weight }) => [questions, weight])).toEqual([
    [10, 2.5],
    [10, 2.5],
  ]);
});
