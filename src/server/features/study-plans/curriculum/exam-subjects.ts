/** A subject of a cycle: difficulty and priority from 1 to 5. */
export type RatedSubject = readonly [name: string, difficulty: number, priority: number];

/** What is studied together for one aim. */
export interface SubjectBundle {
  /** Folded words or phrases that name the aim, each on its own. */
  words: readonly string[];
  /** At most 12, the weightiest first: by questions of the last exams, and how hard students find them. */
  subjects: readonly RatedSubject[];
}

const publicServiceBasics = [
  ['Língua Portuguesa', 3, 5],
  ['Direito Constitucional', 4, 4],
  ['Direito Administrativo', 4, 4],
  ['Raciocínio Lógico', 4, 3],
  ['Informática', 2, 3],
] as const satisfies readonly RatedSubject[];

/** The first whose words a student uses is meant: what is narrow stands before what is broad. */
export const subjectBundles: readonly SubjectBundle[] = [
  {
    words: ['inss', 'seguro social', 'previdencia social'],
    subjects: [
      ['Direito Previdenciário', 4, 5],
      ['Língua Portuguesa', 3, 4],
      ['Raciocínio Lógico', 4, 3],
      ['Direito Constitucional', 3, 3],
      ['Direito Administrativo', 3, 3],
      ['Informática', 2, 3],
      ['Ética no Serviço Público', 1, 2],
    ],
  },
  {
    words: ['oab', 'exame de ordem', 'exame da ordem'],
    subjects: [
      ['Ética e Estatuto da OAB', 2, 5],
      ['Direito Constitucional', 3, 5],
      ['Direito Civil', 4, 5],
      ['Processo Civil', 4, 5],
      ['Direito Penal', 3, 4],
      ['Processo Penal', 3, 4],
      ['Direito Administrativo', 3, 4],
      ['Direito do Trabalho', 3, 4],
      ['Processo do Trabalho', 3, 4],
      ['Direito Tributário', 4, 4],
      ['Direito Empresarial', 4, 3],
      ['Direitos Humanos', 2, 2],
    ],
  },
  {
    words: ['policia', 'policial', 'prf', 'delegado', 'agente penitenciario'],
    subjects: [
      ['Língua Portuguesa', 3, 5],
      ['Direito Penal', 4, 5],
      ['Processo Penal', 4, 4],
      ['Direito Constitucional', 3, 4],
      ['Direito Administrativo', 3, 4],
      ['Legislação Penal Especial', 4, 3],
      ['Informática', 3, 4],
      ['Raciocínio Lógico', 4, 3],
      ['Direitos Humanos', 2, 2],
    ],
  },
  {
    words: ['tribunal', 'tribunais', 'trt', 'trf', 'tj', 'tjsp', 'tecnico judiciario', 'analista judiciario'],
    subjects: [
      ...publicServiceBasics,
      ['Processo Civil', 4, 4],
      ['Processo Penal', 4, 3],
      ['Regimento Interno e Legislação', 2, 2],
    ],
  },
  {
    words: ['banco do brasil', 'caixa economica', 'bancario', 'bancarios', 'banco central', 'escriturario'],
    subjects: [
      ['Conhecimentos Bancários', 3, 5],
      ['Língua Portuguesa', 3, 4],
      ['Informática', 3, 4],
      ['Matemática Financeira', 4, 4],
      ['Vendas e Negociação', 2, 4],
      ['Atualidades do Mercado Financeiro', 2, 3],
      ['Inglês', 3, 2],
    ],
  },
  {
    words: ['receita federal', 'auditor', 'area fiscal', 'carreira fiscal', 'fisco', 'sefaz'],
    subjects: [
      ['Contabilidade Geral', 5, 5],
      ['Direito Tributário', 5, 5],
      ['Auditoria', 4, 3],
      ['Legislação Tributária', 4, 4],
      ['Língua Portuguesa', 3, 4],
      ['Raciocínio Lógico e Estatística', 4, 3],
      ['Direito Constitucional', 3, 3],
      ['Direito Administrativo', 3, 3],
      ['Administração Pública', 3, 2],
      ['Tecnologia da Informação', 4, 3],
    ],
  },
  {
    words: ['concurso', 'concursos', 'cnu', 'servidor publico'],
    subjects: [
      ...publicServiceBasics,
      ['Administração Pública', 3, 3],
      ['Ética no Serviço Público', 1, 2],
      ['Atualidades', 2, 2],
    ],
  },
  {
    words: ['ita', 'ime'],
    subjects: [
      ['Matemática', 5, 5],
      ['Física', 5, 5],
      ['Química', 5, 5],
      ['Língua Portuguesa', 3, 3],
      ['Inglês', 3, 3],
      ['Redação', 3, 3],
    ],
  },
  {
    words: ['enem', 'exame nacional do ensino medio'],
    subjects: [
      ['Matemática', 4, 5],
      ['Redação', 4, 5],
      ['Língua Portuguesa', 2, 4],
      ['Biologia', 3, 4],
      ['Química', 4, 4],
      ['Física', 5, 4],
      ['História', 3, 3],
      ['Geografia', 3, 3],
      ['Filosofia', 3, 2],
      ['Sociologia', 2, 2],
      ['Literatura', 3, 2],
      ['Inglês', 2, 1],
    ],
  },
  {
    words: ['vestibular', 'vestibulares', 'fuvest', 'unicamp', 'unesp', 'comvest', 'uerj', 'ufrgs', 'ufpr'],
    subjects: [
      ['Matemática', 4, 5],
      ['Redação', 4, 5],
      ['Língua Portuguesa', 3, 4],
      ['Física', 5, 4],
      ['Química', 4, 4],
      ['Biologia', 3, 4],
      ['História', 3, 4],
      ['Geografia', 3, 4],
      ['Literatura', 3, 3],
      ['Inglês', 2, 3],
      ['Filosofia', 3, 1],
      ['Sociologia', 2, 1],
    ],
  },
];
