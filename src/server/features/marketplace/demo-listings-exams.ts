import { type DemoListing, rhythms } from './demo-listing.ts';

/** Whole examinations: Enem, vestibular, public service, OAB. */
export const examListings: readonly DemoListing[] = [
  {
    author: 4,
    publishedAgo: 200,
    asked: {
      title: 'Enem em 16 semanas para quem trabalha',
      subject: 'ENEM',
      difficulty: 'intermediário',
      description:
        'De segunda a quinta duas horas, no sábado quatro, contando com o cansaço de quem trabalha. As quatro áreas e a redação se alternam para nada ficar esquecido, e o plano termina em revisão.',
      goals: ['Cobrir as quatro áreas', 'Escrever redações completas', 'Chegar à prova com tudo revisto'],
      topicsCount: 32,
      numberOfWeeks: 16,
      weeklySchedule: [
        { day: 'monday', hours: 2 },
        { day: 'tuesday', hours: 2 },
        { day: 'wednesday', hours: 2 },
        { day: 'thursday', hours: 2 },
        { day: 'saturday', hours: 4 },
      ],
    },
  },
  {
    author: 5,
    publishedAgo: 12,
    asked: {
      title: 'Reta final do Enem: quatro semanas',
      subject: 'ENEM',
      difficulty: 'avançado',
      description:
        'Revisão para quem já estudou o ano todo e quer chegar leve. Os assuntos que mais caem, prática cronometrada e um caderno de erros que volta na revisão.',
      goals: ['Revisar o que mais cai', 'Treinar o tempo de prova', 'Acertar as questões fáceis'],
      topicsCount: 24,
      numberOfWeeks: 4,
      weeklySchedule: rhythms.intensive,
    },
  },
  {
    author: 6,
    publishedAgo: 148,
    asked: {
      title: 'Física, química e biologia do Enem para quem é de humanas',
      subject: 'ENEM',
      difficulty: 'iniciante',
      description:
        'A área de natureza pelo caminho do cotidiano: a fatura elétrica, o remédio, o clima. Para quem quer somar pontos na área mais temida sem virar especialista.',
      goals: [
        'Entender circuitos e consumo de energia',
        'Explicar doenças, vacinas e impactos ambientais',
        'Resolver questões de soluções e mol',
      ],
      topicsCount: 12,
      numberOfWeeks: 8,
      timeAvailable: 6,
    },
  },
  {
    author: 7,
    publishedAgo: 186,
    asked: {
      title: 'Fuvest completa: primeira e segunda fase',
      subject: 'Vestibular',
      difficulty: 'avançado',
      description:
        'O programa inteiro em quatro meses, para quem pode estudar em tempo integral. As leituras obrigatórias caminham junto com as matérias, e as respostas escritas da segunda fase entram desde cedo.',
      goals: [
        'Fechar o programa antes da prova',
        'Ler e discutir as obras obrigatórias',
        'Responder por escrito com clareza',
      ],
      topicsCount: 32,
      numberOfWeeks: 16,
      weeklySchedule: rhythms.intensive,
      isAdvanced: true,
    },
  },
  {
    author: 8,
    publishedAgo: 69,
    asked: {
      title: 'Vestibular do começo: três meses de base',
      subject: 'Vestibular',
      difficulty: 'iniciante',
      description:
        'Para quem vai prestar pela primeira vez e quer começar bem. Um pouco de cada matéria, começando pelo que sustenta o resto, sem correr.',
      goals: ['Montar uma base em todas as matérias', 'Criar o hábito de estudar'],
      topicsCount: 20,
      numberOfWeeks: 13,
      weeklySchedule: rhythms.mornings,
    },
  },
  {
    author: 9,
    publishedAgo: 17,
    asked: {
      title: 'Segunda fase da Unicamp: respostas que pontuam',
      subject: 'Vestibular',
      difficulty: 'avançado',
      description:
        'Para aprovados na primeira fase ou para quem quer treinar antes. Ensina a gastar poucas linhas: o que a pergunta pede, o dado que prova, a conclusão.',
      goals: [
        'Escrever respostas completas em poucas linhas',
        'Treinar gêneros da redação',
        'Usar a coletânea com autoria',
      ],
      topicsCount: 14,
      numberOfWeeks: 6,
      timeAvailable: 15,
    },
  },
  {
    author: 10,
    publishedAgo: 167,
    asked: {
      title: 'Meu primeiro concurso: do edital à prova',
      subject: 'Concursos Públicos',
      difficulty: 'iniciante',
      description:
        'Para quem decidiu prestar concurso e está diante do primeiro edital. As matérias comuns à maioria das provas de nível médio, da leitura do edital à redação oficial, com exercícios desde o começo.',
      goals: ['Ler um edital e montar prioridades', 'Estudar as matérias básicas', 'Treinar com questões'],
      topicsCount: 22,
      numberOfWeeks: 12,
      weeklySchedule: rhythms.fiveEvenings,
    },
  },
  {
    author: 11,
    publishedAgo: 74,
    asked: {
      title: 'Português e raciocínio lógico para bancas exigentes',
      subject: 'Concursos Públicos',
      difficulty: 'intermediário',
      description:
        'As duas matérias que eliminam mais gente, intercaladas para descansar a cabeça. Para quem já estuda para concursos e quer acertar as questões longas.',
      goals: [
        'Resolver equivalências e diagramas lógicos',
        'Reescrever trechos sem mudar o sentido',
        'Dominar sintaxe, regência e crase',
      ],
      topicsCount: 11,
      numberOfWeeks: 6,
      weeklySchedule: rhythms.eveningsAndSaturday,
    },
  },
  {
    author: 12,
    publishedAgo: 31,
    asked: {
      title: 'Licitações, orçamento e gestão pública para analista',
      subject: 'Concursos Públicos',
      difficulty: 'avançado',
      description:
        'Para cargos de nível superior em que a administração pública decide a classificação. Licitações, orçamento e modelos de gestão, com a prova discursiva no fim.',
      goals: [
        'Dominar licitações e contratos',
        'Entender orçamento e finanças públicas',
        'Escrever a prova discursiva',
      ],
      topicsCount: 14,
      numberOfWeeks: 7,
      timeAvailable: 12,
    },
  },
  {
    author: 13,
    publishedAgo: 126,
    asked: {
      title: 'OAB primeira fase com calma',
      subject: 'OAB',
      difficulty: 'intermediário',
      description:
        'Catorze semanas para as matérias do Exame de Ordem, com ética desde o começo, porque é onde os pontos custam menos. Da teoria geral do Direito à peça prática, uma matéria depois da outra.',
      goals: [
        'Garantir as questões de ética',
        'Revisar todas as matérias do exame',
        'Chegar ao exame com tudo revisto',
      ],
      topicsCount: 31,
      numberOfWeeks: 14,
      weeklySchedule: rhythms.eveningsAndSaturday,
    },
  },
  {
    author: 2,
    publishedAgo: 23,
    asked: {
      title: 'Segunda fase trabalhista: peça e questões',
      subject: 'OAB',
      difficulty: 'avançado',
      description:
        'Para quem passou na primeira fase e escolheu trabalho. Da relação de emprego à reclamação trabalhista e seus recursos, até a peça prática da segunda fase.',
      goals: [
        'Escrever a peça no tempo da prova',
        'Dominar jornada, salário e rescisão',
        'Contestar e recorrer no processo do trabalho',
      ],
      topicsCount: 8,
      numberOfWeeks: 5,
      timeAvailable: 12,
    },
  },
];
