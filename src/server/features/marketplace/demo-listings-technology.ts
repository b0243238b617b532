import { type DemoListing, rhythms } from './demo-listing.ts';

/** Programming. */
export const technologyListings: readonly DemoListing[] = [
  {
    author: 2,
    publishedAgo: 151,
    asked: {
      title: 'Programação do zero com Python',
      subject: 'Programação',
      difficulty: 'iniciante',
      description:
        'Para quem nunca programou. Do pensamento computacional aos laços, às funções e aos dicionários, até guardar tudo no GitHub.',
      goals: [
        'Pensar antes de digitar',
        'Usar laços, funções e dicionários',
        'Achar e corrigir os próprios erros',
        'Guardar tudo no GitHub',
      ],
      topicsCount: 10,
      numberOfWeeks: 10,
      weeklySchedule: rhythms.threeEvenings,
    },
  },
  {
    author: 3,
    publishedAgo: 35,
    asked: {
      title: 'Meu primeiro site no ar',
      subject: 'Desenvolvimento Web',
      difficulty: 'iniciante',
      description:
        'Para quem quer uma página própria publicada em oito semanas. Um pouco de lógica, depois HTML, CSS e JavaScript, e no fim o que acontece do outro lado: servidor, componentes e nuvem.',
      goals: ['Escrever HTML semântico e CSS', 'Dar vida à página com JavaScript', 'Colocar o site no ar'],
      topicsCount: 14,
      numberOfWeeks: 8,
      weeklySchedule: rhythms.weekend,
    },
  },
  {
    author: 4,
    publishedAgo: 105,
    asked: {
      title: 'SQL para largar a planilha',
      subject: 'Banco de Dados',
      difficulty: 'intermediário',
      description:
        'Para quem quer chegar ao SQL com a base no lugar: primeiro a lógica que sustenta as buscas, depois modelar e consultar, por fim entender índices e transações.',
      goals: ['Modelar um domínio', 'Escrever consultas com junções', 'Saber quando criar um índice'],
      topicsCount: 10,
      numberOfWeeks: 5,
      timeAvailable: 5,
    },
  },
  {
    author: 5,
    publishedAgo: 13,
    asked: {
      title: 'Algoritmos para a entrevista técnica',
      subject: 'Programação',
      difficulty: 'avançado',
      description:
        'Seis semanas de recursão, busca e ordenação, complexidade, pilhas, filas, árvores e grafos. Pede uma linguagem já conhecida, e termina no processo seletivo.',
      goals: [
        'Estimar a complexidade antes de programar',
        'Usar árvores, grafos e tabelas hash',
        'Explicar uma solução com clareza',
      ],
      topicsCount: 10,
      numberOfWeeks: 6,
      weeklySchedule: rhythms.mornings,
    },
  },
  {
    author: 6,
    publishedAgo: 68,
    asked: {
      title: 'Do código que funciona ao código que dura',
      subject: 'Engenharia de Software',
      difficulty: 'avançado',
      description:
        'Testes, arquitetura, revisão e entrega para quem já tem um projeto no ar. Do código limpo aos contêineres, com o projeto completo no fim.',
      goals: [
        'Cobrir o essencial com testes automatizados',
        'Refatorar sem quebrar',
        'Publicar com contêineres',
      ],
      topicsCount: 12,
      numberOfWeeks: 8,
      timeAvailable: 6,
    },
  },
];
