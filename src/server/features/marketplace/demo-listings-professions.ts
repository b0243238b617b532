import { type DemoListing, rhythms } from './demo-listing.ts';

/** Law and business. */
export const professionListings: readonly DemoListing[] = [
  {
    author: 3,
    publishedAgo: 157,
    asked: {
      title: 'Direito Constitucional para tribunais',
      subject: 'Direito Constitucional',
      difficulty: 'intermediário',
      description:
        'A matéria mais cobrada nos tribunais, com a Constituição aberta o tempo todo. Direitos fundamentais primeiro, depois os Poderes e o controle de constitucionalidade, artigo por artigo.',
      goals: [
        'Saber o artigo 5º quase de memória',
        'Diferenciar os remédios constitucionais',
        'Entender o controle de constitucionalidade',
      ],
      topicsCount: 12,
      numberOfWeeks: 6,
      weeklySchedule: rhythms.fiveEvenings,
    },
  },
  {
    author: 4,
    publishedAgo: 99,
    asked: {
      title: 'Direito Civil: da pessoa à herança',
      subject: 'Direito Civil',
      difficulty: 'iniciante',
      description:
        'Acompanha a vida: nascer, contratar, comprar, casar, morrer. Para os primeiros anos da faculdade, da capacidade e dos bens aos contratos, à família e à sucessão.',
      goals: [
        'Entender o negócio jurídico',
        'Distinguir posse e propriedade',
        'Explicar a ordem da sucessão',
      ],
      topicsCount: 16,
      numberOfWeeks: 10,
      timeAvailable: 6,
    },
  },
  {
    author: 5,
    publishedAgo: 65,
    asked: {
      title: 'Teoria do crime, degrau por degrau',
      subject: 'Direito Penal',
      difficulty: 'avançado',
      description:
        'Fato típico, ilicitude e culpabilidade sem pular nenhum degrau. Para carreiras policiais e para a faculdade: dos princípios penais às penas, com as garantias da Constituição no começo.',
      goals: [
        'Separar dolo e culpa em casos difíceis',
        'Aplicar excludentes',
        'Calcular a pena em três fases',
      ],
      topicsCount: 9,
      numberOfWeeks: 4,
      weeklySchedule: rhythms.threeEvenings,
    },
  },
  {
    author: 6,
    publishedAgo: 20,
    asked: {
      title: 'Direito Administrativo com a lei na mão',
      subject: 'Direito Administrativo',
      difficulty: 'intermediário',
      description:
        'Leitura orientada das leis que as bancas mais citam: licitações, improbidade e processo administrativo. Dos princípios e agentes aos bens públicos.',
      goals: [
        'Classificar atos administrativos',
        'Conhecer a nova lei de licitações',
        'Explicar a responsabilidade do Estado',
      ],
      topicsCount: 12,
      numberOfWeeks: 5,
      timeAvailable: 8,
    },
  },
  {
    author: 7,
    publishedAgo: 88,
    asked: {
      title: 'Direito Tributário do zero à reforma do consumo',
      subject: 'Direito Tributário',
      difficulty: 'iniciante',
      description:
        'O que é um tributo, quem pode cobrá-lo e o que muda com a reforma. Linguagem simples, das normas gerais à transição para o IBS e a CBS.',
      goals: [
        'Diferenciar imposto, taxa e contribuição',
        'Entender imunidades e competência',
        'Explicar a reforma do consumo',
      ],
      topicsCount: 9,
      numberOfWeeks: 5,
      timeAvailable: 5,
    },
  },
  {
    author: 8,
    publishedAgo: 40,
    asked: {
      title: 'Direito do Trabalho: da carteira assinada à rescisão',
      subject: 'Direito do Trabalho',
      difficulty: 'intermediário',
      description:
        'Para estudantes de Direito e de recursos humanos, com contas de verdade. Jornada, salário e verbas rescisórias viram exercícios que se conferem com a CLT.',
      goals: ['Reconhecer uma relação de emprego', 'Calcular horas extras e verbas rescisórias'],
      topicsCount: 9,
      numberOfWeeks: 4,
      timeAvailable: 5,
    },
  },
  {
    author: 9,
    publishedAgo: 131,
    asked: {
      title: 'Administração: as teorias que explicam as empresas',
      subject: 'Administração',
      difficulty: 'iniciante',
      description:
        'Do chão de fábrica de Taylor à visão de sistemas, para o primeiro semestre do curso. Da abordagem clássica à contingência, até a decisão e o diagnóstico estratégico.',
      goals: ['Comparar as escolas da administração', 'Explicar planejar, organizar, dirigir e controlar'],
      topicsCount: 9,
      numberOfWeeks: 6,
      timeAvailable: 4,
    },
  },
  {
    author: 10,
    publishedAgo: 57,
    asked: {
      title: 'Finanças de empresa: da margem ao investimento',
      subject: 'Administração',
      difficulty: 'avançado',
      description:
        'Para quem já leu um balanço e quer decidir com ele. Valor do dinheiro no tempo, custos, capital de giro, indicadores e viabilidade de investimentos.',
      goals: [
        'Ler indicadores econômico-financeiros',
        'Avaliar um investimento com VPL e TIR',
        'Planejar o capital de giro',
      ],
      topicsCount: 10,
      numberOfWeeks: 8,
      weeklySchedule: rhythms.weekend,
    },
  },
  {
    author: 11,
    publishedAgo: 3,
    asked: {
      title: 'Da ideia ao primeiro cliente',
      subject: 'Empreendedorismo',
      difficulty: 'iniciante',
      description:
        'Para tirar uma ideia do papel gastando pouco. Custos, preço, marketing, modelo de negócio e produto mínimo viável, nesta ordem.',
      goals: ['Desenhar um modelo de negócio', 'Testar a ideia com clientes', 'Calcular preço e custo'],
      topicsCount: 12,
      numberOfWeeks: 5,
      timeAvailable: 4,
    },
  },
  {
    author: 12,
    publishedAgo: 79,
    asked: {
      title: 'Marketing do público à marca',
      subject: 'Marketing',
      difficulty: 'intermediário',
      description:
        'Segmentação, posicionamento e marca com exemplos brasileiros. Para estudantes de administração e para quem cuida das vendas de um negócio pequeno.',
      goals: [
        'Definir um público com clareza',
        'Montar o composto de marketing',
        'Cuidar da relação com o cliente',
      ],
      topicsCount: 9,
      numberOfWeeks: 3,
      timeAvailable: 4,
    },
  },
  {
    author: 13,
    publishedAgo: 115,
    asked: {
      title: 'Gestão de pessoas: contratar, formar, manter',
      subject: 'Recursos Humanos',
      difficulty: 'intermediário',
      description:
        'Para tecnólogos em RH e provas de concurso na área. Das teorias da administração à motivação, à liderança, à cultura e aos conflitos.',
      goals: [
        'Descrever os processos de gestão de pessoas',
        'Comparar teorias da motivação',
        'Diagnosticar o clima de uma equipe',
      ],
      topicsCount: 9,
      numberOfWeeks: 4,
      weeklySchedule: rhythms.threeEvenings,
    },
  },
];
