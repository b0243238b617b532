import type { SignedIn } from '#server/platform/auth/tokens.ts';
import type { Services } from '#server/platform/services.ts';
import type { CardGrade } from '#shared/rules/card-grades.ts';
import { studyFlashcard } from './answer-service.ts';
import { createFlashcards, deleteFlashcards, readFlashcards } from './service.ts';

interface DemoDeck {
  subject: string;
  deck: string;
  /** Days ago on which the cards were made. */
  madeAgo: number;
  cards: readonly (readonly [question: string, answer: string, tag: string, difficulty: number])[];
}

const decks: DemoDeck[] = [
  {
    subject: 'Biologia',
    deck: 'Biologia::Genética',
    madeAgo: 40,
    cards: [
      ['O que é um alelo?', 'Cada uma das formas alternativas de um mesmo gene.', 'mendel', 2],
      [
        'O que diz a primeira lei de Mendel?',
        'Os dois fatores de uma característica se separam na formação dos gametas.',
        'mendel',
        3,
      ],
      ['Qual é a proporção fenotípica do cruzamento Aa × Aa, com dominância completa?', '$3:1$', 'mendel', 3],
      ['O que é o genótipo?', 'O conjunto de alelos de um indivíduo.', 'mendel', 1],
      [
        'Por que o daltonismo é mais comum em homens?',
        'Porque o alelo recessivo fica no cromossomo X, e eles têm um só.',
        'herança',
        4,
      ],
      ['Quem tem sangue do grupo {{c1::O}} não tem aglutinogênios A nem B nas hemácias.', 'O', 'sangue', 2],
    ],
  },
  {
    subject: 'História',
    deck: 'História::Brasil',
    madeAgo: 25,
    cards: [
      ['Em que ano foi proclamada a República no Brasil?', '1889', 'república', 1],
      [
        'O que foi a política do café com leite?',
        'O revezamento de paulistas e mineiros na presidência, na Primeira República.',
        'república',
        3,
      ],
      [
        'Que lei libertou os filhos de mulheres escravizadas, em 1871?',
        'A Lei do Ventre Livre.',
        'império',
        3,
      ],
      [
        'O que foi o AI-5?',
        'O ato de 1968 que fechou o Congresso e suspendeu garantias como o habeas corpus.',
        'ditadura',
        4,
      ],
      ['A Constituição Cidadã é de {{c1::1988}}.', '1988', 'república', 1],
    ],
  },
  {
    subject: 'Inglês',
    deck: 'Geral',
    madeAgo: 0,
    cards: [
      [
        'O que quer dizer “actually”?',
        'Na verdade; de fato. Não quer dizer “atualmente”.',
        'falsos cognatos',
        3,
      ],
      ['O que quer dizer “to pretend”?', 'Fingir. “Pretender” é “to intend”.', 'falsos cognatos', 3],
      ['Qual é o passado de “to bring”?', 'brought', 'verbos', 2],
      ['O que quer dizer “library”?', 'Biblioteca. Livraria é “bookstore”.', 'falsos cognatos', 2],
    ],
  },
];

/** What the student answers on each due day, in turns: mostly right, as a student's answers are. */
const answers: CardGrade[] = ['correct', 'correct', 'hard', 'correct', 'incorrect', 'correct', 'correct'];
const dayMs = 86_400_000;

/**
 * Gives `student` three decks, made and answered on their due days until yesterday as a student would have, so
 * that some cards are due today. What cards they had before is deleted.
 */
export async function seedFlashcards(services: Services, student: SignedIn): Promise<void> {
  const { data } = await readFlashcards(services, student, {});
  await deleteFlashcards(
    services,
    student,
    data.flashcards.map(({ id }) => id),
  );
  const now = services.clock.now().getTime();
  const at = (daysAgo: number): Services => ({
    ...services,
    clock: { now: () => new Date(now - daysAgo * dayMs) },
  });
  let turn = 0;
  for (const { subject, deck, madeAgo, cards } of decks) {
    const made = await createFlashcards(
      at(madeAgo),
      student,
      cards.map(([question, answer, tag, difficulty]) => ({
        question,
        answer,
        subject,
        deck,
        tags: [tag],
        difficulty,
        source: null,
      })),
    );
    for (const [index, card] of made.entries()) {
      let daysAgo = madeAgo - (index % 3);
      while (daysAgo > 0) {
        const result = answers[turn++ % answers.length] as CardGrade;
        const { flashcard } = await studyFlashcard(at(daysAgo), student, card.id, {
          result,
          timeSpent: 6 + (turn % 9),
        });
        daysAgo -= flashcard.interval;
      }
    }
  }
}
