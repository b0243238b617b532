import { type DemoListing, rhythms } from './demo-listing.ts';

/** Writing, Portuguese, literature, English and Spanish. */
export const languageListings: readonly DemoListing[] = [
  {
    author: 3,
    publishedAgo: 193,
    asked: {
      title: 'Redação nota alta em 8 semanas',
      subject: 'Redação',
      difficulty: 'intermediário',
      description:
        'Do projeto de texto à reescrita, às terças, quintas e sábados. Para quem já escreve um texto inteiro e quer subir a nota parte por parte: tese, parágrafos, coesão e intervenção.',
      goals: [
        'Planejar o texto em dez minutos',
        'Defender uma tese clara',
        'Escrever uma intervenção completa',
      ],
      topicsCount: 16,
      numberOfWeeks: 8,
      weeklySchedule: rhythms.eveningsAndSaturday,
    },
  },
  {
    author: 4,
    publishedAgo: 4,
    asked: {
      title: 'As cinco competências, uma de cada vez',
      subject: 'Redação',
      difficulty: 'iniciante',
      description:
        'Para a primeira redação do Enem da vida. O texto é lido por uma das competências da grade de cada vez, até que as cinco virem hábito.',
      goals: ['Conhecer a grade de correção', 'Evitar o que zera a redação', 'Usar repertório com sentido'],
      topicsCount: 14,
      numberOfWeeks: 5,
      timeAvailable: 5,
    },
  },
  {
    author: 5,
    publishedAgo: 122,
    asked: {
      title: 'Carta, crônica e discurso: além da dissertação',
      subject: 'Redação',
      difficulty: 'avançado',
      description:
        'Preparação para vestibulares que pedem outros formatos na prova. Um gênero de cada vez, do artigo de opinião ao discurso, depois das bases que todos pedem.',
      goals: [
        'Adaptar o tom a quem vai ler',
        'Produzir carta aberta, crônica e artigo de opinião',
        'Escrever um discurso para ser falado',
      ],
      topicsCount: 12,
      numberOfWeeks: 6,
      weeklySchedule: rhythms.weekend,
    },
  },
  {
    author: 6,
    publishedAgo: 86,
    asked: {
      title: 'Gramática que cai em prova',
      subject: 'Língua Portuguesa',
      difficulty: 'intermediário',
      description:
        'Para concursos e vestibulares que cobram análise de frases. Vai das classes de palavras ao período composto, à concordância, à regência e à crase, e os erros voltam na revisão.',
      goals: [
        'Fazer análise sintática com segurança',
        'Acertar concordância e regência',
        'Classificar orações subordinadas',
      ],
      topicsCount: 18,
      numberOfWeeks: 9,
      weeklySchedule: rhythms.fiveEvenings,
    },
  },
  {
    author: 7,
    publishedAgo: 9,
    asked: {
      title: 'Interpretação: ler o que está mesmo escrito',
      subject: 'Interpretação de Texto',
      difficulty: 'iniciante',
      description:
        'Para quem entende o texto e erra a alternativa. Gêneros, sentidos, imagens, pressupostos e ironia, separando o que o autor disse do que a gente imaginou.',
      goals: [
        'Achar a ideia principal',
        'Separar informação explícita de inferência',
        'Perceber ironia e subentendidos',
      ],
      topicsCount: 8,
      numberOfWeeks: 4,
      timeAvailable: 4,
    },
  },
  {
    author: 8,
    publishedAgo: 49,
    asked: {
      title: 'Crase, vírgula e concordância em duas semanas',
      subject: 'Língua Portuguesa',
      difficulty: 'intermediário',
      description:
        'Os três tropeços mais comuns de quem escreve, tratados de frente. As orações primeiro, depois pontuação, concordância, regência e crase.',
      goals: ['Usar crase sem chutar', 'Pontuar períodos longos', 'Acertar concordâncias difíceis'],
      topicsCount: 8,
      numberOfWeeks: 2,
      timeAvailable: 6,
    },
  },
  {
    author: 9,
    publishedAgo: 160,
    asked: {
      title: 'Escolas literárias, do Trovadorismo ao Modernismo',
      subject: 'Literatura',
      difficulty: 'iniciante',
      description:
        'Uma linha do tempo, depois de uma volta pelos gêneros, pelo verso e pela narrativa. Classicismo, Barroco, Arcadismo, Romantismo e Realismo, um de cada vez. Indicado ao ensino médio inteiro e a quem vai retomar tudo do início.',
      goals: [
        'Situar cada movimento em seu tempo',
        'Reconhecer um estilo em um trecho sem nome',
        'Ler poemas com prazer',
      ],
      topicsCount: 20,
      numberOfWeeks: 12,
      weeklySchedule: rhythms.threeEvenings,
    },
  },
  {
    author: 10,
    publishedAgo: 36,
    asked: {
      title: 'Modernismo brasileiro além da Semana de 22',
      subject: 'Literatura',
      difficulty: 'intermediário',
      description:
        'Das vanguardas a Guimarães Rosa e Clarice Lispector, com leitura de contos e poemas inteiros. Para quem tem lista de obras e quer chegar à prova com opinião formada.',
      goals: [
        'Comparar as três gerações modernistas',
        'Ler um romance de 1930',
        'Analisar por escrito um trecho',
      ],
      topicsCount: 10,
      numberOfWeeks: 7,
      timeAvailable: 5,
    },
  },
  {
    author: 11,
    publishedAgo: 181,
    asked: {
      title: 'Inglês do zero, dezesseis semanas sem desistir',
      subject: 'Inglês',
      difficulty: 'iniciante',
      description:
        'Uma hora de segunda a sexta. Para quem sempre recomeça e para no meio: os passos são pequenos, dos sons e das apresentações ao presente perfeito.',
      goals: [
        'Apresentar-se e contar a rotina',
        'Contar o que fez ontem e o que vai fazer amanhã',
        'Entender frases faladas devagar',
      ],
      topicsCount: 16,
      numberOfWeeks: 16,
      weeklySchedule: rhythms.fiveEvenings,
    },
  },
  {
    author: 12,
    publishedAgo: 55,
    asked: {
      title: 'Conversação em inglês para quem entende e não fala',
      subject: 'Inglês',
      difficulty: 'intermediário',
      description:
        'Para quem lê legendas e trava na hora de responder. Da rotina às viagens e ao debate, com pronúncia, ritmo e fala conectada pelo caminho.',
      goals: [
        'Contar uma história sem parar para traduzir',
        'Entender fala conectada',
        'Resolver imprevistos de viagem',
      ],
      topicsCount: 12,
      numberOfWeeks: 8,
      timeAvailable: 5,
    },
  },
  {
    author: 13,
    publishedAgo: 113,
    asked: {
      title: 'TOEFL e IELTS: dez semanas até a prova',
      subject: 'Inglês',
      difficulty: 'avançado',
      description:
        'Preparação para exames de proficiência: retomada rápida das bases, depois conectores, ensaio, registro e debate. Supõe inglês intermediário.',
      goals: ['Escrever um ensaio dentro do limite', 'Sustentar um debate', 'Usar conectores com variedade'],
      topicsCount: 11,
      numberOfWeeks: 10,
      weeklySchedule: rhythms.mornings,
    },
  },
  {
    author: 2,
    publishedAgo: 43,
    asked: {
      title: 'Espanhol para o Enem em um mês',
      subject: 'Espanhol',
      difficulty: 'iniciante',
      description:
        'As cinco questões de espanhol sem susto. Leitura de tirinhas, notícias e letras de música, falsos amigos e a gramática mínima para não se enganar.',
      goals: ['Ler notícias em espanhol', 'Reconhecer falsos amigos', 'Identificar tempos verbais no texto'],
      topicsCount: 10,
      numberOfWeeks: 4,
      timeAvailable: 3,
    },
  },
  {
    author: 3,
    publishedAgo: 136,
    asked: {
      title: 'Do portunhol ao DELE',
      subject: 'Espanhol',
      difficulty: 'avançado',
      description:
        'Para quem já se vira em espanhol e quer um certificado. Subjuntivo, conectores e escrita formal, da retomada das bases à argumentação oral e às provas.',
      goals: [
        'Usar o subjuntivo sem pensar',
        'Escrever textos formais',
        'Argumentar em voz alta',
        'Conhecer as provas DELE e SIELE',
      ],
      topicsCount: 18,
      numberOfWeeks: 14,
      weeklySchedule: rhythms.eveningsAndSaturday,
    },
  },
];
