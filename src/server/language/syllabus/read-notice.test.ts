import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainLines } from '#server/platform/documents/reading/plain-lines.ts';
import { printedNotice } from '#test/support/documents/printed-notice.ts';
import type { Topic } from './notice.ts';
import { readNotice } from './read-notice.ts';

const read = (text: string, width = 100) => readNotice(printedNotice(text, { width }));
const outline = (text: string, width = 100) =>
  Object.fromEntries(
    read(text, width).posts.map(({ name, disciplines }) => [name, disciplines.map((each) => each.name)]),
  );
const texts = (topics: readonly Topic[] = []) => topics.map(({ text }) => text);

describe('a notice with a general and a specific part', () => {
  const notice = `
    Disciplina | Nº de questões | Peso
    Língua Portuguesa | 10 | 1
    Conhecimentos Específicos | 30 | 2
    ---
    **ANEXO I – CONTEÚDO PROGRAMÁTICO**
    **CONHECIMENTOS GERAIS PARA TODOS OS CARGOS**
    **LÍNGUA PORTUGUESA:** 1 Compreensão de textos. 2 Ortografia. 2.1 Crase.
    **CONHECIMENTOS ESPECÍFICOS**
    **CARGO 1: CONTADOR**
    1 Contabilidade geral. 2 Lei nº 6.404/1976.
    **CARGO 2: ENFERMEIRO**
    1 Saúde coletiva. 2 Lei nº 8.080/1990. 3 Imunização.`;

  it('gives the general disciplines to each position', () => {
    expect(outline(notice)).toEqual({
      'CARGO 1: CONTADOR': ['LÍNGUA PORTUGUESA', 'CONHECIMENTOS ESPECÍFICOS'],
      'CARGO 2: ENFERMEIRO': ['LÍNGUA PORTUGUESA', 'CONHECIMENTOS ESPECÍFICOS'],
    });
  });

  it('keeps values, pages and lines', () => {
    const [post] = read(notice).posts;
    expect(post?.disciplines.map(({ questions, weight }) => [questions, weight])).toEqual([
      [10, 1],
      [30, 2],
    ]);
    expect(post?.disciplines[0]?.topics[1]).toEqual({
      text: 'Ortografia',
      page: 2,
      line: 2,
      children: [{ text: 'Crase', children: [], page: 2, line: 2 }],
    });
  });
});

describe('headings', () => {
  it('run in bold before sentences, with positions on lines of their own', () => {
    expect(
      outline(`
      ANEXO II
      CONTEÚDO PROGRAMÁTICO
      **CONHECIMENTOS GERAIS**
      **Língua Portuguesa:** Ortografia oficial. Pontuação.
      **CONHECIMENTOS ESPECÍFICOS**
      **ANALISTA JUDICIÁRIO – ÁREA ADMINISTRATIVA**
      **Direito Constitucional:** Constituição: princípios. Direitos fundamentais.
      **Direito Administrativo:** Atos administrativos. Poderes.`),
    ).toEqual({
      'ANALISTA JUDICIÁRIO – ÁREA ADMINISTRATIVA': [
        'Língua Portuguesa',
        'Direito Constitucional',
        'Direito Administrativo',
      ],
    });
  });

  it('end in a full stop, behind numbers', () => {
    expect(
      outline(`
      ANEXO II – CONTEÚDO PROGRAMÁTICO
      1 CONHECIMENTOS GERAIS
      1.1 LÍNGUA PORTUGUESA. 1. Compreensão de textos. 2. Tipologia textual. 3. Coesão e coerência.
      1.2 RACIOCÍNIO LÓGICO. 1. Operações. 2. Princípios de contagem e probabilidade.
      2 CONHECIMENTOS ESPECÍFICOS
      2.1 ANALISTA – DIREITO (CÓDIGO 101)
      DIREITO CIVIL. 1. Pessoas naturais. 2. Bens.`),
    ).toEqual({
      'ANALISTA – DIREITO (CÓDIGO 101)': ['LÍNGUA PORTUGUESA', 'RACIOCÍNIO LÓGICO', 'DIREITO CIVIL'],
    });
  });

  it('are told by their words where nothing is bold, in narrow columns too', () => {
    expect(
      outline(
        `
      CONTEÚDO PROGRAMÁTICO
      NÍVEL MÉDIO
      Língua Portuguesa
      1. Compreensão e interpretação de textos. 2. Tipologia textual. 3. Ortografia oficial.
      Matemática
      1. Números inteiros e racionais. 2. Razões e proporções. 3. Porcentagem.
      CONHECIMENTOS ESPECÍFICOS
      TÉCNICO EM ENFERMAGEM
      1. Código de Ética em Enfermagem. 2. Lei nº 7.498/1986. 3. Centro cirúrgico.`,
        48,
      ),
    ).toEqual({ 'TÉCNICO EM ENFERMAGEM': ['Língua Portuguesa', 'Matemática', 'CONHECIMENTOS ESPECÍFICOS'] });
  });

  it('are the names that the table of questions gives, where nothing else sets them apart', () => {
    expect(
      outline(`
      Disciplina | Nº de questões
      Língua Portuguesa | 10
      Vigilância em Saúde/Epidemias Urbanas | 10
      ---
      ANEXO I – CONTEÚDO PROGRAMÁTICO
      CONHECIMENTOS GERAIS
      Língua Portuguesa
      Ortografia oficial. Pontuação. Crase.
      Vigilância em Saúde/Epidemias Urbanas
      Dengue. Zika. Notificação compulsória.
      CONHECIMENTOS ESPECÍFICOS
      Cargo: Agente de Endemias
      Visita domiciliar. Controle de vetores. Larvicidas.
      Cargo: Motorista
      Direção defensiva. Mecânica básica. Primeiros socorros.`),
    ).toEqual({
      'Cargo: Agente de Endemias': [
        'Língua Portuguesa',
        'Vigilância em Saúde/Epidemias Urbanas',
        'CONHECIMENTOS ESPECÍFICOS',
      ],
      'Cargo: Motorista': [
        'Língua Portuguesa',
        'Vigilância em Saúde/Epidemias Urbanas',
        'CONHECIMENTOS ESPECÍFICOS',
      ],
    });
  });

  it('say for whom a discipline is, before or below its name; books are left out', () => {
    const notice = `
      **ANEXO VI – PROGRAMAS DAS PROVAS OBJETIVAS**
      **LÍNGUA PORTUGUESA – Comum a todos os cargos de nível superior**
      **PROGRAMA:**
      1. Leitura. 2. Ortografia.
      **REFERÊNCIAS:**
      1. SOBRENOME, Nome. Gramática. Editora, 2019.
      **MATEMÁTICA**
      NÍVEL MÉDIO
      **PROGRAMA:**
      1. Conjuntos. 2. Funções.
      **CONHECIMENTOS ESPECÍFICOS**
      **CARGO: ADVOGADO**
      NÍVEL SUPERIOR
      **PROGRAMA:**
      1. Direito Civil. 2. Direito do Trabalho.`;
    expect(outline(notice)).toEqual({
      'CARGO: ADVOGADO': ['LÍNGUA PORTUGUESA', 'CONHECIMENTOS ESPECÍFICOS'],
      'Nível médio': ['MATEMÁTICA'],
    });
    expect(texts(read(notice).posts[0]?.disciplines[0]?.topics)).toEqual(['Leitura', 'Ortografia']);
  });

  it('of lower rank are topics with what stands below them', () => {
    const [post] = read(`
      ^**Programa das Provas**

      ^**Matemática**
      **Conjuntos numéricos**
      • Números naturais.
      • Números racionais.
      **Funções**
      • Função afim.`).posts;
    expect(post?.disciplines.map(({ name }) => name)).toEqual(['Matemática']);
    expect(post?.disciplines[0]?.topics.map(({ text, children }) => [text, texts(children)])).toEqual([
      ['Conjuntos numéricos', ['Números naturais', 'Números racionais']],
      ['Funções', ['Função afim']],
    ]);
  });
});

it('a programme may stand in a table', () => {
  const [post] = read(`
    ANEXO II – CONTEÚDO PROGRAMÁTICO
    DISCIPLINA | CONTEÚDO
    Língua Portuguesa | Interpretação de textos. Ortografia oficial.
    | Concordância verbal e
    | nominal. Crase.
    Matemática | Números inteiros. Regra de três
    | simples e composta.
    Legislação | Lei Orgânica do Município. Estatuto dos
    Municipal | Servidores.`).posts;
  expect(post?.disciplines.map(({ name, topics }) => [name, texts(topics)])).toEqual([
    [
      'Língua Portuguesa',
      ['Interpretação de textos', 'Ortografia oficial', 'Concordância verbal e nominal', 'Crase'],
    ],
    ['Matemática', ['Números inteiros', 'Regra de três simples e composta']],
    ['Legislação Municipal', ['Lei Orgânica do Município', 'Estatuto dos Servidores']],
  ]);
});

describe('disciplines by the table', () => {
  const table = (rows: string) => `
    QUADRO – CARGO: ANALISTA DE CONTROLE
    Disciplina | Nº de questões
    Língua Portuguesa | 10
    ${rows}
    ---
    **ANEXO I – CONTEÚDO PROGRAMÁTICO**
    **CONHECIMENTOS GERAIS**
    **LÍNGUA PORTUGUESA:** 1 Textos. 2 Crase.
    **CONHECIMENTOS ESPECÍFICOS**
    **CARGO: ANALISTA DE CONTROLE**`;

  it('are numbered items of the specific part where the table names them', () => {
    const notice = `${table('Direito Civil | 10\nAuditoria | 20')}
    1. Direito Civil: pessoas. Bens. Contratos.
    2. Auditoria: conceitos. Amostragem. Relatórios.`;
    expect(outline(notice)).toEqual({
      'CARGO: ANALISTA DE CONTROLE': ['LÍNGUA PORTUGUESA', 'Direito Civil', 'Auditoria'],
    });
  });

  it('are one with headings as topics where the table has but one', () => {
    const [post] = read(`${table('Conhecimentos Específicos | 30')}
    **BANCO DE DADOS:** 1 Modelos. 2 Transações.
    **REDES DE COMPUTADORES:** 1 Camadas. 2 Protocolos.`).posts;
    expect(post?.disciplines.map(({ name, questions }) => [name, questions])).toEqual([
      ['LÍNGUA PORTUGUESA', 10],
      ['CONHECIMENTOS ESPECÍFICOS', 30],
    ]);
    expect(texts(post?.disciplines[1]?.topics)).toEqual(['BANCO DE DADOS', 'REDES DE COMPUTADORES']);
  });
});

it('a notice whose programme stands elsewhere gives positions and disciplines by its table', () => {
  const clauses = Array.from(
    { length: 14 },
    (_, at) => `1.${at + 1} O candidato faz a inscrição e paga a taxa.`,
  );
  const notice = `${clauses.join('\n')}
    Cargo | Vagas
    Agente Administrativo | 5
    Contador | 2
    2.1 O quadro apresenta as provas para todos os cargos:
    Disciplina | Nº de questões | Peso
    Língua Portuguesa | 10 | 1
    Conhecimentos Específicos | 20 | 2
    2.2 O conteúdo programático está no sítio do concurso.`;
  expect(outline(notice)).toEqual({
    'Agente Administrativo': ['Língua Portuguesa', 'Conhecimentos Específicos'],
    Contador: ['Língua Portuguesa', 'Conhecimentos Específicos'],
  });
});

it('a pasted passage needs no heading of its own', () => {
  const pasted = 'Língua Portuguesa: 1 Textos. 2 Ortografia.\nDireito Penal: 1 Crime. 2 Pena.';
  const { posts } = readNotice([plainLines(pasted)]);
  expect(posts.map(({ disciplines }) => disciplines.map(({ name }) => name))).toEqual([
    ['Língua Portuguesa', 'Direito Penal'],
  ]);
});

describe('a pasted table', () => {
  const outlineOf = (pasted: string) =>
    readNotice([plainLines(pasted)]).posts.flatMap(({ disciplines }) =>
      disciplines.map(({ name, topics }) => [name, ...texts(topics)]),
    );
  const portuguese = ['Língua Portuguesa', 'Interpretação de textos', 'Crase'];
  const mathematics = ['Matemática', 'Conjuntos', 'Funções'];

  it.each([
    [
      'tabs and a head',
      'DISCIPLINA\tCONTEÚDO\nLíngua Portuguesa\tInterpretação de textos. Crase.\nMatemática\tConjuntos. Funções.',
    ],
    [
      'a row for each topic',
      `Disciplina\tTópico\nLíngua Portuguesa\tInterpretação de textos\nLíngua Portuguesa\tCrase
Matemática\tConjuntos\nMatemática\tFunções`,
    ],
    [
      'names that stand once',
      'Disciplina\tTópico\nLíngua Portuguesa\tInterpretação de textos\n\tCrase\nMatemática\tConjuntos\n\tFunções',
    ],
    [
      'Markdown',
      '| Disciplina | Conteúdo |\n|---|---|\n| Língua Portuguesa | Interpretação de textos. Crase. |\n| Matemática | Conjuntos. Funções. |',
    ],
  ])('with %s is a programme', (_, pasted) => {
    expect(outlineOf(pasted)).toEqual([portuguese, mathematics]);
  });

  it('may have columns of spaces, no head, and a name that reaches the next column', () => {
    expect(
      outlineOf(
        [
          'Língua Portuguesa      Interpretação de textos. Crase.',
          'Matemática             Conjuntos. Funções.',
          'Noções de Informática  Planilhas. Internet.',
        ].join('\n'),
      ),
    ).toEqual([portuguese, mathematics, ['Noções de Informática', 'Planilhas', 'Internet']]);
  });

  it('may have a third column, for positions or for parts of topics', () => {
    const posts = readNotice([
      plainLines(
        `Cargo\tDisciplina\tConteúdo
Contador\tLíngua Portuguesa\tInterpretação de textos. Crase.
\tContabilidade\tBalanço. Custos.
Enfermeiro\tLíngua Portuguesa\tOrtografia. Pontuação.
Enfermeiro\tEnfermagem\tImunização. Curativos.`,
      ),
    ]).posts;
    expect(
      posts.map(({ name, disciplines }) => [
        name,
        ...disciplines.map((one) => [one.name, ...texts(one.topics)]),
      ]),
    ).toEqual([
      ['Contador', portuguese, ['Contabilidade', 'Balanço', 'Custos']],
      [
        'Enfermeiro',
        ['Língua Portuguesa', 'Ortografia', 'Pontuação'],
        ['Enfermagem', 'Imunização', 'Curativos'],
      ],
    ]);
    const [post] = readNotice([
      plainLines(
        `Nº\tDisciplina\tTópico\tSubtópicos
1\tMatemática\tFunções\tAfim. Quadrática.
2\tMatemática\tGeometria\tÁreas. Volumes.
3\tFísica\tCinemática\tVelocidade. Aceleração.`,
      ),
    ]).posts;
    expect(
      post?.disciplines.map(({ name, topics }) => [
        name,
        ...topics.map(({ text, children }) => [text, ...texts(children)]),
      ]),
    ).toEqual([
      ['Matemática', ['Funções', 'Afim', 'Quadrática'], ['Geometria', 'Áreas', 'Volumes']],
      ['Física', ['Cinemática', 'Velocidade', 'Aceleração']],
    ]);
  });

  it('of questions above a programme gives values, and no topics', () => {
    const pasted = `CONTEÚDO PROGRAMÁTICO\n\nCargo: Agente Administrativo\n
Disciplina\tQuestões\tPeso\nPortuguês\t10\t1\nInformática\t15\t2\n
PORTUGUÊS\nInterpretação de textos. Crase.\n\nINFORMÁTICA\nPlanilhas. Internet.`;
    const [post] = readNotice([plainLines(pasted)]).posts;
    expect(
      post?.disciplines.map(({ name, questions, weight, topics }) => [
        name,
        questions,
        weight,
        ...texts(topics),
      ]),
    ).toEqual([
      ['PORTUGUÊS', 10, 1, 'Interpretação de textos', 'Crase'],
      ['INFORMÁTICA', 15, 2, 'Planilhas', 'Internet'],
    ]);
  });
});

it('levels may be letters, and headings stand alone where nothing is bold', () => {
  const notice = `ANEXO II – PROGRAMAS
CARGOS DE NÍVEL DE CLASSIFICAÇÃO "D"
Língua Portuguesa
Compreensão de textos. Ortografia vigente.
Conhecimentos específicos
Assistente em Administração
Administração geral: planejamento, organização, direção e controle. Arquivo e protocolo.
Técnico de Laboratório
Vidrarias. Preparo de soluções.
CARGOS DE NÍVEL DE CLASSIFICAÇÃO "E"
Língua Portuguesa
Coesão e coerência. Argumentação.
Conhecimentos específicos
Bibliotecário-Documentalista
Catalogação. Indexação.`;
  const { posts } = readNotice([plainLines(notice)]);
  expect(
    posts.map(({ name, disciplines }) => [name, ...disciplines.map((each) => texts(each.topics)[0])]),
  ).toEqual([
    [
      'Assistente em Administração',
      'Compreensão de textos',
      'Administração geral: planejamento, organização, direção e controle',
    ],
    ['Técnico de Laboratório', 'Compreensão de textos', 'Vidrarias'],
    ['Bibliotecário-Documentalista', 'Coesão e coerência', 'Catalogação'],
  ]);
});

it('a programme that is its own list of laws to read belongs to the discipline above it', () => {
  const [post] = read(`
    **ANEXO III – PROGRAMAS**
    **LEGISLAÇÃO**
    **PROGRAMA E REFERÊNCIA BIBLIOGRÁFICA:**
    1. Lei Orgânica do Município.
    2. Lei nº 14.133, de 1º de abril de 2021.
    **LÍNGUA PORTUGUESA**
    **PROGRAMA:**
    1. Leitura. 2. Ortografia.`).posts;
  expect(post?.disciplines.map(({ name, topics }) => [name, texts(topics)[0]])).toEqual([
    ['LEGISLAÇÃO', 'Lei Orgânica do Município'],
    ['LÍNGUA PORTUGUESA', 'Leitura'],
  ]);
});

describe('levels and what is for all', () => {
  it('means all of the level where it stands right below one', () => {
    expect(
      outline(`
      **ANEXO II – CONTEÚDO PROGRAMÁTICO**
      ^**ENSINO MÉDIO**
      **COMUM A TODOS OS CARGOS**
      **LÍNGUA PORTUGUESA**
      Ortografia oficial. Pontuação. Crase.
      ^**CONHECIMENTOS ESPECÍFICOS**
      **AUXILIAR ADMINISTRATIVO**
      Redação oficial. Arquivo. Atendimento ao público.
      ^**ENSINO SUPERIOR**
      **COMUM A TODOS OS CARGOS**
      **LÍNGUA PORTUGUESA**
      Coesão e coerência. Estilística. Figuras de linguagem.
      ^**CONHECIMENTOS ESPECÍFICOS**
      **CONTADOR**
      Contabilidade geral. Custos. Balanço patrimonial.`),
    ).toEqual({
      'AUXILIAR ADMINISTRATIVO': ['LÍNGUA PORTUGUESA', 'CONHECIMENTOS ESPECÍFICOS'],
      CONTADOR: ['LÍNGUA PORTUGUESA', 'CONHECIMENTOS ESPECÍFICOS'],
    });
  });

  it('stay in the part above them, with positions that run in', () => {
    expect(
      outline(`
      **ANEXO III – CONTEÚDO PROGRAMÁTICO**
      **CONHECIMENTOS GERAIS**
      **LÍNGUA PORTUGUESA:** 1. Ortografia. 2. Pontuação. 3. Crase.
      **CONHECIMENTOS ESPECÍFICOS**
      **NÍVEL MÉDIO**
      **LEGISLAÇÃO GERAL (PARA TODOS OS CARGOS):** 1. Estatuto dos servidores. 2. Lei nº 8.080/1990.
      **AGENTE ADMINISTRATIVO:** 1. Arquivo. 2. Redação oficial. 3. Protocolo.
      **NÍVEL SUPERIOR**
      **ASSISTENTE SOCIAL:** 1. Serviço social. 2. Instrumentos. 3. Ética profissional.`),
    ).toEqual({
      'AGENTE ADMINISTRATIVO': ['LÍNGUA PORTUGUESA', 'LEGISLAÇÃO GERAL', 'CONHECIMENTOS ESPECÍFICOS'],
      'ASSISTENTE SOCIAL': ['LÍNGUA PORTUGUESA', 'CONHECIMENTOS ESPECÍFICOS'],
    });
  });
});

it('the same level again has disciplines of its own, and specialists are positions', () => {
  expect(
    outline(`
    **ANEXO I – CONTEÚDO PROGRAMÁTICO**
    ^**CARGO DE NÍVEL SUPERIOR**
    **CONHECIMENTOS BÁSICOS**
    **LÍNGUA PORTUGUESA**
    Ortografia oficial. Pontuação. Crase.
    **ATUALIDADES**
    Economia. Cultura. Ciência.
    **CONHECIMENTOS ESPECÍFICOS**
    **CONTADOR**
    Contabilidade geral. Custos. Balanço patrimonial.
    ^**NÍVEL SUPERIOR – ESPECIALISTA**
    **CONHECIMENTOS BÁSICOS**
    **LÍNGUA PORTUGUESA**
    Coesão. Coerência. Estilística.
    **CONHECIMENTOS ESPECÍFICOS**
    **REUMATOLOGISTA**
    Artrites. Artroses. Lúpus.
    **CIRURGIÃO GERAL**
    Abdome agudo. Hérnias. Queimaduras.`),
  ).toEqual({
    CONTADOR: ['LÍNGUA PORTUGUESA', 'ATUALIDADES', 'CONHECIMENTOS ESPECÍFICOS'],
    REUMATOLOGISTA: ['LÍNGUA PORTUGUESA', 'CONHECIMENTOS ESPECÍFICOS'],
    'CIRURGIÃO GERAL': ['LÍNGUA PORTUGUESA', 'CONHECIMENTOS ESPECÍFICOS'],
  });
});

it('a position with general disciplines of its own has no others, and a module may begin anew', () => {
  expect(
    outline(`
    **9. DAS PROVAS**
    Disciplina | Nº de questões
    Língua Portuguesa | 10
    Raciocínio Lógico | 5
    ---
    **ANEXO II – CONTEÚDO PROGRAMÁTICO**
    **MÓDULO I**
    **LÍNGUA PORTUGUESA**
    Ortografia oficial. Pontuação. Crase.
    **RACIOCÍNIO LÓGICO**
    Proposições. Conectivos. Equivalências.
    **MÓDULO II – CONHECIMENTOS ESPECÍFICOS**
    **CONTADOR**
    Contabilidade geral. Custos. Balanço patrimonial.
    **PARA O CARGO DE ADVOGADO**
    **MÓDULO I**
    **LÍNGUA PORTUGUESA**
    Coesão. Coerência. Estilística.
    **RACIOCÍNIO LÓGICO**
    Silogismos. Falácias. Inferências.
    **DIREITO CIVIL**
    Pessoas. Bens. Contratos.
    **MÓDULO I**
    **LÍNGUA PORTUGUESA**
    Semântica. Sintaxe. Regência.
    **MÓDULO II – CONHECIMENTOS ESPECÍFICOS**
    **ANALISTA DE BANCO DE DADOS**
    Modelagem. Consultas. Transações.`),
  ).toEqual({
    CONTADOR: ['LÍNGUA PORTUGUESA', 'RACIOCÍNIO LÓGICO', 'CONHECIMENTOS ESPECÍFICOS'],
    ADVOGADO: ['LÍNGUA PORTUGUESA', 'RACIOCÍNIO LÓGICO', 'DIREITO CIVIL'],
    'ANALISTA DE BANCO DE DADOS': ['LÍNGUA PORTUGUESA', 'CONHECIMENTOS ESPECÍFICOS'],
  });
});

it('sciences are disciplines, though courses bear their names', () => {
  const [post, ...others] = read(`
    **2. DAS VAGAS**
    Curso | Vagas
    Física | 40
    Geografia | 30
    ---
    **ANEXO II – PROGRAMAS DAS PROVAS**
    **GEOGRAFIA**
    Clima. Relevo. População.
    **FÍSICA**
    Cinemática. Dinâmica. Óptica.
    **BIOLOGIA**
    Citologia. Genética. Ecologia.`).posts;
  expect(others).toEqual([]);
  expect(post?.disciplines.map(({ name }) => name)).toEqual(['GEOGRAFIA', 'FÍSICA', 'BIOLOGIA']);
});

it('text behind "for all", and programmes that speak of exams, are not lost', () => {
  expect(
    outline(`
    **ANEXO – PROGRAMAS**
    **INFORMÁTICA**
    **FUNÇÃO: TODAS**
    1. Planilhas. 2. Editores de texto. 3. Navegadores.
    **CONHECIMENTOS ESPECÍFICOS**
    **FUNÇÃO: ENFERMEIRO**
    **PROGRAMAS:**
    ${Array.from({ length: 12 }, (_, at) => `${at + 1}. Exame físico e sinais vitais do paciente adulto. `).join('')}`),
  ).toEqual({ 'FUNÇÃO: ENFERMEIRO': ['INFORMÁTICA', 'CONHECIMENTOS ESPECÍFICOS'] });
});

describe('books to read', () => {
  it('leaves out references that begin in bold or capitals', () => {
    const { posts } = read(`
      **ANEXO II – CONTEÚDO PROGRAMÁTICO E BIBLIOGRAFIA**
      **CONHECIMENTOS ESPECÍFICOS**
      **Cirurgião Dentista**
      **Conteúdo Programático**
      1. Anomalias dos dentes; 2. Anestesia local; 3. Cariologia.
      **Bibliografia Sugerida**
      1) ANDRADE, E. D. Terapêutica medicamentosa. São Paulo: Artes, 2006.
      **2) CONSELHO DE ODONTOLOGIA.** Código de Ética. Resolução 118. Rio de Janeiro, 2012.
      **Saúde bucal no município:** Guia de bolso. Série B. Textos básicos de saúde.
      **Enfermeiro**
      **Programas parte 1:**
      1. Sinais vitais; 2. Curativos; 3. Imunização.`);
    expect(
      posts.map(({ name, disciplines: [own, ...others] }) => [name, texts(own?.topics), others]),
    ).toEqual([
      ['Cirurgião Dentista', ['Anomalias dos dentes', 'Anestesia local', 'Cariologia'], []],
      ['Enfermeiro', ['Sinais vitais', 'Curativos', 'Imunização'], []],
    ]);
  });

  it('keeps a general part below a position with it', () => {
    expect(
      outline(`
      **ANEXO I – PROGRAMAS**
      **CONHECIMENTOS ESPECÍFICOS**
      ^**FUNÇÃO: MÉDICO ONCOLOGISTA**
      **PARTE GERAL**
      Medidas preventivas. Epidemiologia. Estadiamento dos tumores.
      ^**FUNÇÃO: MÉDICO PEDIATRA**
      **PROGRAMAS:**
      Aleitamento materno. Imunização. Crescimento.`),
    ).toEqual({
      'FUNÇÃO: MÉDICO ONCOLOGISTA': ['PARTE GERAL'],
      'FUNÇÃO: MÉDICO PEDIATRA': ['CONHECIMENTOS ESPECÍFICOS'],
    });
  });
});

it.each([
  ['nothing', ''],
  [
    'a menu',
    '^RESTAURANTE\nENTRADAS\n1. Pão de alho R$ 12,00\n2. Bolinho R$ 30,00\nPRATOS\nFeijoada completa R$ 60,00',
  ],
  [
    'a tale',
    'Era uma vez um rei que tinha três filhas. A mais velha partiu cedo. Ninguém soube para onde ela foi.',
  ],
])('%s has no programme', (_, text) => {
  expect(read(text).posts).toEqual([]);
});

it('any lines are read, and within bounds', () => {
  const word = fc.constantFrom(
    'CONTEÚDO PROGRAMÁTICO',
    'CARGO 1: X',
    'NÍVEL MÉDIO',
    'Direito:',
    '1',
    '2.1',
    '**',
    '|',
    '•',
    'questões',
    '(',
    '\n',
    'Peso',
    '^',
    '---',
  );
  fc.assert(
    fc.property(fc.array(word, { maxLength: 150 }), (words) => {
      const { posts } = read(words.join(' '));
      expect(posts.length).toBeLessThanOrEqual(400);
    }),
    { numRuns: 200 },
  );
});
