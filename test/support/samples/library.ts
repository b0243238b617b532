import type { LessonPage } from '#shared/contracts/library.ts';

export const sampleLessonLink = {
  slug: 'funcao-afim',
  topic: 'Função afim',
  summary: 'Como ler uma reta.',
  level: 2,
} as const;

/** A lesson with a question of each kind. */
export const sampleLesson = (changes: Partial<LessonPage> = {}): LessonPage => ({
  ...sampleLessonLink,
  subject: { slug: 'matematica', name: 'Matemática' },
  reviewed: '2026-11-23',
  explanation: 'Uma **função afim** tem uma reta como gráfico.',
  terms: [{ term: 'reta', definition: 'Gráfico da função afim.' }],
  example: 'Com 2 pontos se acha a lei.',
  mistakes: ['Trocar os coeficientes: o que multiplica é a taxa.'],
  asked: 'Pede-se a leitura de gráficos.',
  cards: [{ question: 'O que é a taxa de variação?', answer: 'O coeficiente de x.' }],
  questions: [
    {
      kind: 'choice',
      statement: 'Quanto é f(2), se f(x) = 3x + 1?',
      options: [
        { text: '6', isRight: false, comment: 'Esqueceu o termo constante.' },
        { text: '7', isRight: true, comment: 'São 3 vezes 2, mais 1.' },
        { text: '9', isRight: false, comment: 'Multiplicou a soma por 3.' },
      ],
    },
    {
      kind: 'statement',
      statement: 'toda função afim é crescente.',
      options: [
        { text: 'Certo', isRight: false, comment: 'Depende do sinal da taxa.' },
        { text: 'Errado', isRight: true, comment: 'Com taxa negativa ela decresce.' },
      ],
    },
    {
      kind: 'short',
      statement: 'Qual é a taxa de f(x) = 0,5x?',
      answers: ['0,5', '1/2'],
      comment: 'É o que multiplica x.',
    },
  ],
  exercise: { task: 'Ache a lei.', answer: 'É f(x) = 2x.' },
  sources: ['LIMA, Elon Lages. A matemática do ensino médio. SBM.'],
  requires: [{ slug: 'funcoes', topic: 'Funções', summary: 'O conceito.', level: 2 }],
  next: { slug: 'funcao-quadratica', topic: 'Função quadrática', summary: 'A parábola.', level: 2 },
  ...changes,
});
