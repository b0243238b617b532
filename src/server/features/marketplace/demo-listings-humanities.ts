import { type DemoListing, rhythms } from './demo-listing.ts';

/** History, geography, philosophy and sociology. */
export const humanitiesListings: readonly DemoListing[] = [
  {
    author: 13,
    publishedAgo: 198,
    asked: {
      title: 'História do Brasil: da Colônia à Constituição de 1988',
      subject: 'História do Brasil',
      difficulty: 'iniciante',
      description:
        'Cinco séculos em ordem, para quem estudou pedaços soltos e quer ver o fio. Antes da Colônia, uma volta pela Europa, pela África e pelos povos indígenas.',
      goals: [
        'Ligar os períodos às suas causas',
        'Entender a escravidão e suas consequências',
        'Comparar as repúblicas brasileiras',
      ],
      topicsCount: 17,
      numberOfWeeks: 13,
      weeklySchedule: rhythms.threeEvenings,
    },
  },
  {
    author: 2,
    publishedAgo: 29,
    asked: {
      title: 'De Vargas à redemocratização',
      subject: 'História do Brasil',
      difficulty: 'intermediário',
      description:
        'O século vinte brasileiro, que concentra a maior parte das questões. Antes, uma retomada da Colônia, da escravidão e do Império, para entender de onde ele vem.',
      goals: [
        'Explicar a Era Vargas',
        'Entender o golpe de 1964 e a ditadura militar',
        'Ligar a República ao que veio antes',
      ],
      topicsCount: 11,
      numberOfWeeks: 4,
      timeAvailable: 6,
    },
  },
  {
    author: 3,
    publishedAgo: 146,
    asked: {
      title: 'Do feudo à caravela: Idade Média e Moderna',
      subject: 'História',
      difficulty: 'intermediário',
      description:
        'Para quem confunde Renascimento com Reforma e absolutismo com mercantilismo. Dos reinos germânicos, de Bizâncio e do Islã até o Iluminismo. O plano compara um século com o seguinte e pede sempre uma causa e uma consequência.',
      goals: [
        'Descrever a sociedade medieval',
        'Explicar o Renascimento e as Reformas',
        'Entender a expansão marítima',
      ],
      topicsCount: 8,
      numberOfWeeks: 5,
      timeAvailable: 5,
    },
  },
  {
    author: 4,
    publishedAgo: 58,
    asked: {
      title: 'As guerras do século XX e o mundo que veio depois',
      subject: 'História',
      difficulty: 'avançado',
      description:
        'História contemporânea em profundidade, do imperialismo ao fim da União Soviética. Das revoluções ao mundo global, e no fim a leitura crítica de fontes.',
      goals: [
        'Relacionar as duas guerras mundiais',
        'Comparar fascismo, nazismo e stalinismo',
        'Explicar a Guerra Fria e a descolonização',
      ],
      topicsCount: 10,
      numberOfWeeks: 6,
      weeklySchedule: rhythms.eveningsAndSaturday,
    },
  },
  {
    author: 5,
    publishedAgo: 16,
    asked: {
      title: 'Relevo, clima e biomas: geografia física na prática',
      subject: 'Geografia',
      difficulty: 'iniciante',
      description:
        'Para quem quer parar de decorar nomes de serras. Dos mapas e escalas ao relevo, ao clima, às águas e aos biomas, com a pergunta de sempre: por que aqui é assim?',
      goals: [
        'Ler mapas e escalas',
        'Explicar o clima de cada região',
        'Situar rochas, solos e bacias hidrográficas',
        'Reconhecer os biomas brasileiros',
      ],
      topicsCount: 10,
      numberOfWeeks: 6,
      timeAvailable: 5,
    },
  },
  {
    author: 6,
    publishedAgo: 77,
    asked: {
      title: 'Geopolítica para entender o noticiário',
      subject: 'Geopolítica',
      difficulty: 'avançado',
      description:
        'População, cidades, indústria e globalização primeiro; depois, uma região do mundo de cada vez. Bom para quem pensa em relações internacionais.',
      goals: [
        'Situar os principais conflitos no mapa',
        'Comparar Estados Unidos, Europa e Rússia',
        'Explicar a ascensão da China',
      ],
      topicsCount: 14,
      numberOfWeeks: 8,
      weeklySchedule: rhythms.weekend,
    },
  },
  {
    author: 7,
    publishedAgo: 134,
    asked: {
      title: 'Brasil: campo, cidade e gente',
      subject: 'Geografia',
      difficulty: 'intermediário',
      description:
        'Geografia humana do Brasil para Enem e vestibulares. Dos mapas à população, às migrações, às cidades e ao campo, com uma pergunta de fundo: quem ganha e quem perde?',
      goals: [
        'Entender a questão agrária',
        'Explicar a urbanização e a desigualdade',
        'Analisar a população e as migrações com dados',
      ],
      topicsCount: 10,
      numberOfWeeks: 5,
      weeklySchedule: rhythms.fiveEvenings,
    },
  },
  {
    author: 8,
    publishedAgo: 171,
    asked: {
      title: 'Dos pré-socráticos a Aristóteles',
      subject: 'Filosofia',
      difficulty: 'iniciante',
      description:
        'O primeiro contato com a filosofia grega, até as escolas helenísticas, sem pressa e com os textos na mão. Do mito ao logos, de Sócrates e Platão à ética das virtudes.',
      goals: [
        'Distinguir mito e filosofia',
        'Explicar a alegoria da caverna de Platão',
        'Entender a virtude em Aristóteles',
      ],
      topicsCount: 8,
      numberOfWeeks: 4,
      timeAvailable: 3,
    },
  },
  {
    author: 9,
    publishedAgo: 41,
    asked: {
      title: 'Dos gregos a Foucault em um semestre',
      subject: 'Filosofia',
      difficulty: 'avançado',
      description:
        'Um curso quase completo, para quem já estudou filosofia e quer ligar as pontas. A retomada dos gregos é rápida; depois vêm a ciência nova, o racionalismo, o empirismo, o contrato social, Kant, Nietzsche e Foucault.',
      goals: [
        'Comparar racionalismo e empirismo',
        'Explicar o contrato social',
        'Entender Kant, Nietzsche e Foucault',
        'Argumentar com os autores',
      ],
      topicsCount: 26,
      numberOfWeeks: 15,
      weeklySchedule: rhythms.eveningsAndSaturday,
    },
  },
  {
    author: 10,
    publishedAgo: 11,
    asked: {
      title: 'Ética em prova: virtude, dever e utilidade',
      subject: 'Ética',
      difficulty: 'intermediário',
      description:
        'Virtude, dever, utilidade e os dilemas de hoje, para concursos, Enade e segunda fase, dos sofistas à bioética.',
      goals: ['Comparar ética do dever e utilitarismo', 'Argumentar sobre um dilema'],
      topicsCount: 9,
      numberOfWeeks: 3,
      timeAvailable: 4,
    },
  },
  {
    author: 11,
    publishedAgo: 95,
    asked: {
      title: 'Durkheim, Marx e Weber sem complicação',
      subject: 'Sociologia',
      difficulty: 'iniciante',
      description:
        'Os três clássicos explicados a partir de situações que todos conhecem: a escola, o emprego, a fila. Para quem vê sociologia pela primeira vez ou precisa dela no Enem.',
      goals: [
        'Explicar o que é fato social',
        'Entender classe e trabalho em Marx',
        'Reconhecer os tipos de ação social em Weber',
      ],
      topicsCount: 8,
      numberOfWeeks: 3,
      timeAvailable: 4,
    },
  },
  {
    author: 12,
    publishedAgo: 63,
    asked: {
      title: 'Desigualdade, raça e gênero no Brasil',
      subject: 'Sociologia',
      difficulty: 'intermediário',
      description:
        'Os temas sociais que mais aparecem nas provas, lidos com os conceitos de Marx e Weber. Rende também repertório para a redação.',
      goals: [
        'Ler indicadores de desigualdade',
        'Explicar racismo e ações afirmativas',
        'Discutir gênero e família com conceitos',
      ],
      topicsCount: 12,
      numberOfWeeks: 6,
      weeklySchedule: rhythms.threeEvenings,
    },
  },
  {
    author: 13,
    publishedAgo: 21,
    asked: {
      title: 'Estado, poder e voto: primeira ciência política',
      subject: 'Ciência Política',
      difficulty: 'intermediário',
      description:
        'Para calouros de humanas e para quem quer entender uma eleição por dentro. Começa no que é um Estado e termina no sistema eleitoral brasileiro, passando pelos direitos e pela cidadania.',
      goals: [
        'Definir Estado, governo e poder',
        'Explicar o sistema eleitoral brasileiro',
        'Relacionar cidadania e direitos',
      ],
      topicsCount: 8,
      numberOfWeeks: 4,
      timeAvailable: 5,
    },
  },
  {
    author: 2,
    publishedAgo: 107,
    asked: {
      title: 'Antropologia: olhar o outro, olhar a gente',
      subject: 'Antropologia',
      difficulty: 'iniciante',
      description:
        'Uma porta de entrada para cultura, diversidade e trabalho de campo. Do estranhamento ao etnocentrismo, de Boas a Malinowski, até os povos tradicionais do Brasil.',
      goals: ['Explicar cultura e etnocentrismo', 'Entender a observação participante'],
      topicsCount: 8,
      numberOfWeeks: 4,
      timeAvailable: 3,
    },
  },
];
