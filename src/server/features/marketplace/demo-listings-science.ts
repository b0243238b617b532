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
        'Para quem sabe as fórmulas da mecânica e não sabe qual usar. Cada tópico começa por um diagrama e termina com três problemas de dificuldade crescente.',
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
        'Revisão funda e curta de óptica e ondulatória, para quem já viu o assunto uma vez. Muita construção de raios, pouca fórmula solta e questões discursivas no sábado e no domingo.',
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
        'Para começar a química pelo começo, sem pular a tabela periódica. Cada conceito vem com um exemplo da cozinha ou do céu, e o fim da semana é de perguntas curtas, sem consulta.',
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
        'Em vez de listas de nomes, moléculas desenhadas todos os dias. O plano segue das cadeias às funções, depois isomeria e reações, e serve bem a quem vai prestar a área da saúde.',
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
        'Duas semanas para o cálculo que decide metade da prova de química. Balanceamento, mol e proporção todo dia, sempre com as unidades escritas até o fim.',
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
        'Para quem nunca entendeu de onde saem os quadrados da genética. Começa na divisão das células, segue com Mendel e chega à biotecnologia que cai no Enem, com um heredograma por dia.',
      goals: [
        'Resolver heredogramas',
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
        'Revisão de citologia para quem vai prestar medicina ou biomedicina. Membrana, organelas, respiração e divisão, cada uma com um desenho refeito de memória no dia seguinte.',
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
        'Para o ensino médio e para quem acabou de entrar na área da saúde. Um sistema por semana: como funciona, o que o regula e o que acontece quando falha.',
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
        'O assunto de biologia que mais aparece nas provas, em doses pequenas. Sempre um caso brasileiro primeiro, do cerrado ao mangue, e depois o conceito que o explica.',
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
        'Das algas às flores, com uma planta de verdade na mão em cada semana. Para quem sempre chuta as questões de ciclos e quer parar de chutar.',
      goals: ['Comparar os grupos de plantas', 'Entender os ciclos de vida', 'Explicar como a seiva sobe'],
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
        'Para provas discursivas e para quem gosta do tema. Origem da vida, seleção natural, especiação e classificação dos seres vivos, com leitura de árvores filogenéticas.',
      goals: [
        'Diferenciar as teorias da evolução',
        'Explicar especiação com exemplos',
        'Ler árvores filogenéticas',
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
        'Um passeio organizado pelo reino animal para quem se perde entre tantos filos. Cada grupo entra em uma tabela que cresce ao longo do plano e vira o resumo final.',
      goals: ['Reconhecer os filos pelas características', 'Comparar os grupos de vertebrados'],
      topicsCount: 10,
      numberOfWeeks: 4,
      weeklySchedule: rhythms.threeEvenings,
    },
  },
];
