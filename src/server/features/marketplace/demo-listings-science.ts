import { type DemoListing, rhythms } from './demo-listing.ts';

/** Physics, chemistry and biology. */
export const scienceListings: readonly DemoListing[] = [
  {
    author: 10,
    publishedAgo: 176,
    asked: {
      title: 'Mecânica com problemas de verdade',
      subject: 'Física',
      difficulty: 'intermediário',
      description:
        'Para quem sabe as fórmulas da mecânica e não sabe qual usar. Das grandezas e dos vetores à estática, com exercícios em ordem crescente de dificuldade.',
      goals: [
        'Desenhar o diagrama antes de calcular',
        'Aplicar as leis de Newton a blocos e planos',
        'Usar conservação de energia e de quantidade de movimento',
      ],
      topicsCount: 10,
      numberOfWeeks: 8,
      weeklySchedule: rhythms.eveningsAndSaturday,
    },
  },
  {
    author: 11,
    publishedAgo: 45,
    asked: {
      title: 'Eletricidade e magnetismo em um mês',
      subject: 'Física',
      difficulty: 'intermediário',
      description:
        'Um mês só para a parte que todo mundo deixa para o fim. Da carga ao motor elétrico, com vetores revistos no começo, circuitos desenhados à mão e a fatura elétrica de casa como exercício.',
      goals: [
        'Resolver circuitos com resistores em série e em paralelo',
        'Entender campo, potencial e corrente',
        'Explicar a indução eletromagnética',
      ],
      topicsCount: 8,
      numberOfWeeks: 4,
      timeAvailable: 7,
    },
  },
  {
    author: 12,
    publishedAgo: 27,
    asked: {
      title: 'Ondas, som e luz para quem travou nelas',
      subject: 'Física',
      difficulty: 'avançado',
      description:
        'Revisão funda e curta de óptica e ondulatória, para quem já viu o assunto uma vez. Espelhos, lentes, oscilações, ondas, acústica e um pouco de física moderna, em blocos longos de fim de semana.',
      goals: [
        'Construir imagens em espelhos e lentes',
        'Explicar difração, interferência e ressonância',
        'Ligar acústica a instrumentos musicais',
        'Entender o efeito fotoelétrico',
      ],
      topicsCount: 8,
      numberOfWeeks: 3,
      weeklySchedule: rhythms.weekend,
    },
  },
  {
    author: 13,
    publishedAgo: 83,
    asked: {
      title: 'Termodinâmica: do calor às máquinas',
      subject: 'Termodinâmica',
      difficulty: 'intermediário',
      description:
        'Serve ao ensino médio puxado e ao primeiro ano de engenharia. Parte da diferença entre calor e temperatura, passa pelos gases e chega às máquinas térmicas com o diagrama de pressão e volume.',
      goals: ['Ler um diagrama de pressão e volume', 'Calcular rendimento de máquinas térmicas'],
      topicsCount: 9,
      numberOfWeeks: 4,
      weeklySchedule: rhythms.threeEvenings,
    },
  },
  {
    author: 2,
    publishedAgo: 72,
    asked: {
      title: 'Química geral: do átomo à ligação',
      subject: 'Química',
      difficulty: 'iniciante',
      description:
        'Para começar a química pelo começo, sem pular a tabela periódica. Da matéria e dos modelos atômicos às ligações, e um passo adiante: funções inorgânicas, reações e mol.',
      goals: [
        'Ler a tabela periódica sem decorar',
        'Prever que ligação dois elementos formam',
        'Distribuir elétrons',
      ],
      topicsCount: 10,
      numberOfWeeks: 6,
      timeAvailable: 5,
    },
  },
  {
    author: 3,
    publishedAgo: 129,
    asked: {
      title: 'Química orgânica sem decoreba',
      subject: 'Química Orgânica',
      difficulty: 'iniciante',
      description:
        'Em vez de decorar nomes, entender estruturas. Uma retomada da química geral e então o plano segue das cadeias às funções, depois isomeria e reações, e serve bem a quem vai prestar a área da saúde.',
      goals: [
        'Dar nome a uma cadeia ao olhar para ela',
        'Reconhecer funções orgânicas em remédios',
        'Entender isomeria com modelos',
      ],
      topicsCount: 12,
      numberOfWeeks: 7,
      weeklySchedule: rhythms.fiveEvenings,
    },
  },
  {
    author: 4,
    publishedAgo: 14,
    asked: {
      title: 'Físico-química: pilhas, pH e equilíbrio',
      subject: 'Química',
      difficulty: 'avançado',
      description:
        'Para quem já passou por soluções e quer as questões difíceis. Termoquímica, cinética, equilíbrio e eletroquímica em sequência, com gráficos interpretados antes de qualquer conta.',
      goals: [
        'Prever para que lado um equilíbrio se desloca',
        'Calcular pH de soluções',
        'Montar pilhas e escrever as semirreações',
      ],
      topicsCount: 10,
      numberOfWeeks: 5,
      weeklySchedule: rhythms.eveningsAndSaturday,
    },
  },
  {
    author: 5,
    publishedAgo: 38,
    asked: {
      title: 'Estequiometria de uma vez por todas',
      subject: 'Química',
      difficulty: 'intermediário',
      description:
        'Duas semanas para o cálculo que decide metade da prova de química. Balanceamento, mol e massa, o cálculo estequiométrico, gases e soluções, nesta ordem.',
      goals: ['Balancear equações com rapidez', 'Calcular com pureza, rendimento e excesso'],
      topicsCount: 8,
      numberOfWeeks: 2,
      weeklySchedule: rhythms.mornings,
    },
  },
  {
    author: 6,
    publishedAgo: 165,
    asked: {
      title: 'Genética do zero ao Enem',
      subject: 'Genética',
      difficulty: 'iniciante',
      description:
        'Para quem nunca entendeu de onde saem os quadrados da genética. Começa na divisão das células, segue com as leis de Mendel, os grupos sanguíneos e a herança ligada ao sexo, e chega à biotecnologia.',
      goals: [
        'Resolver problemas de herança',
        'Aplicar as leis de Mendel',
        'Explicar grupos sanguíneos e herança ligada ao sexo',
      ],
      topicsCount: 11,
      numberOfWeeks: 6,
      weeklySchedule: rhythms.threeEvenings,
    },
  },
  {
    author: 7,
    publishedAgo: 52,
    asked: {
      title: 'A célula por dentro: citologia em três semanas',
      subject: 'Biologia',
      difficulty: 'intermediário',
      description:
        'Revisão de citologia para quem vai prestar medicina ou biomedicina. Membrana, organelas, respiração, fotossíntese e divisão, com revisões de memória pelo caminho.',
      goals: [
        'Explicar o transporte pela membrana',
        'Comparar respiração celular e fotossíntese',
        'Diferenciar mitose e meiose',
      ],
      topicsCount: 8,
      numberOfWeeks: 3,
      timeAvailable: 8,
    },
  },
  {
    author: 8,
    publishedAgo: 24,
    asked: {
      title: 'Corpo humano, sistema por sistema',
      subject: 'Fisiologia',
      difficulty: 'intermediário',
      description:
        'Para o ensino médio e para quem acabou de entrar na área da saúde. Um sistema de cada vez, da digestão à reprodução: como funciona e o que o regula.',
      goals: [
        'Explicar digestão, respiração e circulação',
        'Entender hormônios e sistema nervoso',
        'Descrever como o corpo se defende',
      ],
      topicsCount: 8,
      numberOfWeeks: 5,
      timeAvailable: 6,
    },
  },
  {
    author: 9,
    publishedAgo: 91,
    asked: {
      title: 'Ecologia: da cadeia alimentar ao clima',
      subject: 'Ecologia',
      difficulty: 'iniciante',
      description:
        'O assunto de biologia que mais aparece nas provas, em doses pequenas. Da cadeia alimentar aos ciclos, aos biomas e ao aquecimento.',
      goals: [
        'Montar teias alimentares',
        'Explicar os ciclos da matéria',
        'Relacionar impactos e conservação',
      ],
      topicsCount: 8,
      numberOfWeeks: 4,
      timeAvailable: 4,
    },
  },
  {
    author: 10,
    publishedAgo: 118,
    asked: {
      title: 'Botânica sem sono',
      subject: 'Botânica',
      difficulty: 'intermediário',
      description:
        'Da célula às flores: fotossíntese, grupos de plantas, ciclos de vida e fisiologia. Para quem sempre chuta as questões de ciclos e quer parar de chutar.',
      goals: [
        'Comparar os grupos de plantas',
        'Entender os ciclos de vida',
        'Explicar a fisiologia das plantas',
      ],
      topicsCount: 11,
      numberOfWeeks: 4,
      weeklySchedule: rhythms.weekend,
    },
  },
  {
    author: 11,
    publishedAgo: 6,
    asked: {
      title: 'Evolução: de Darwin à genética de populações',
      subject: 'Biologia',
      difficulty: 'avançado',
      description:
        'Para quem gosta do tema e quer ir fundo. Genética, origem da vida, seleção natural, especiação e classificação dos seres vivos.',
      goals: [
        'Diferenciar as teorias da evolução',
        'Explicar especiação com exemplos',
        'Entender a classificação dos seres vivos',
      ],
      topicsCount: 8,
      numberOfWeeks: 3,
      timeAvailable: 5,
    },
  },
  {
    author: 12,
    publishedAgo: 103,
    asked: {
      title: 'Zoologia: dos invertebrados aos mamíferos',
      subject: 'Zoologia',
      difficulty: 'iniciante',
      description:
        'Um passeio organizado pelo reino animal para quem se perde entre tantos filos. Primeiro a classificação e a evolução; depois um grupo de cada vez, dos poríferos aos mamíferos.',
      goals: ['Reconhecer os filos pelas características', 'Comparar os grupos de vertebrados'],
      topicsCount: 10,
      numberOfWeeks: 4,
      weeklySchedule: rhythms.threeEvenings,
    },
  },
];
