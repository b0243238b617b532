import { expect, it } from 'vitest';
import { readExams } from '#server/content/curricula.ts';
import { openCatalogue } from '#server/language/wish/catalogue.ts';
import { readWish } from '#server/language/wish/read-wish.ts';
import { compose } from './compose.ts';

const catalogue = await openCatalogue();
const planOf = (title: string, count = 10) => {
  const reading = readWish({ title, subject: '', goals: [], description: '' }, catalogue);
  return { exam: reading.exam?.name, topics: compose(reading, 2, count).topics.map(({ name }) => name) };
};

it('says of every part of an examination what it asks most', () => {
  const bare = readExams().flatMap(({ name, parts }) =>
    parts.filter(({ focus = [] }) => focus.length === 0).map(({ subject }) => `${name}: ${subject}`),
  );
  expect(bare).toEqual([]);
});

it.each([
  ['fuvest 1ª fase', 'a Fuvest (1ª fase)', 'Estratégias de leitura em inglês', 'Projeto de texto (Redação)'],
  [
    'fuvest segunda fase',
    'a Fuvest (2ª fase)',
    'Projeto de texto (Redação)',
    'Números complexos (Matemática)',
  ],
  [
    'uerj qualificação',
    'o exame de qualificação da Uerj',
    'Leis de Newton (Física)',
    'Projeto de texto (Redação)',
  ],
  [
    '1ª etapa do PAS da UnB',
    'o vestibular seriado (1ª etapa)',
    'Leis de Newton (Física)',
    'Circuitos elétricos (Física)',
  ],
  ['pas unb 3', 'o vestibular seriado (3ª etapa)', 'Circuitos elétricos (Física)', 'Leis de Newton (Física)'],
  ['eear', 'a EEAR', 'Circuitos elétricos (Física)', 'Verbo to be e apresentações (Inglês)'],
  [
    'receita federal auditor',
    'a Receita Federal',
    'Regimes aduaneiros especiais (Comércio Exterior)',
    'ICMS (Direito Tributário)',
  ],
  ['sefaz', 'a área fiscal (Sefaz)', 'ICMS (Direito Tributário)', 'Despacho de importação'],
  [
    'soldado pm mg',
    'a Polícia Militar de Minas Gerais',
    'Crime militar: critérios e espécies (Direito Penal Militar)',
    'Era Vargas (História)',
  ],
  ['soldado pm sp', 'a Polícia Militar de São Paulo', 'Era Vargas (História)', 'Inquérito policial'],
  [
    'trt analista judiciário',
    'os tribunais do trabalho (analista judiciário)',
    'Jurisdição, ação e competência no CPC (Direito Processual Civil)',
    'Princípios da segurança da informação (Informática)',
  ],
  [
    'cpa 10',
    'a CPA-10',
    'Fundos de investimento e Resolução CVM 175',
    'Derivativos e estratégias de proteção',
  ],
  ['cpa 20', 'a CPA-20', 'Derivativos e estratégias de proteção', 'Instituições bancárias e não bancárias'],
  [
    'prova teórica do detran',
    'a prova teórica da CNH',
    'Primeiros socorros no trânsito',
    'Leitura e compreensão de textos (Língua Portuguesa)',
  ],
])('a plan for %s is one for %s', (title, exam, asked, foreign) => {
  const plan = planOf(title);
  expect(plan.exam).toBe(exam);
  expect(plan.topics).toContain(asked);
  expect(planOf(title, 20).topics).not.toContain(foreign);
});

it.each(['enem tri como chutar', 'estratégia de prova', 'como chutar no enem'])(
  '%s is about sitting an exam',
  (title) => {
    const { topics } = planOf(title);
    expect(topics.join()).toMatch(/TRI/);
    expect(topics.join()).toMatch(/liminação/);
  },
);

it.each([
  ['obras obrigatórias da fuvest', /Lista de autoras da Fuvest/],
  ['leituras obrigatórias unicamp', /Obras obrigatórias de vestibular/],
  ['leitura obrigatória da uerj', /Ficha de leitura de obra obrigatória/],
])('%s are books', (title, books) => {
  const { topics } = planOf(title);
  expect(topics.join()).toMatch(books);
  expect(topics.join()).not.toMatch(/Matemática/);
});
