import { listOf } from '#server/language/text/list-of.ts';
import { foldLetters } from '#shared/rules/text/fold.ts';
import { countOf, formatMinutes } from '#shared/rules/text/format.ts';
import { stemsOf } from './content-words.ts';
import { examOutlook } from './exam/outlook.ts';
import { plainMessage } from './intent/plain-message.ts';
import { deckLink, link, planLink } from './link.ts';
import { askedIn } from './matching/asked-words.ts';
import { openQuestion } from './open-question.ts';
import { planDay } from './plan-day.ts';
import { sidesOf } from './quiz/cloze-card.ts';
import { plainly } from './quote/quote.ts';
import { shelfAbout } from './shelf-about.ts';
import type { OwnSide, OwnState, TutorAnswer, TutorInput } from './tutor.ts';
import { paragraphs } from './words.ts';

const mostLate = 5;
const mostWeak = 3;

const shortDay = (day: string) => `${day.slice(8, 10)}/${day.slice(5, 7)}`;

type Told = readonly (string | null)[];
type Given = { own: OwnState; today: TutorInput['today'] };

const dueText = (due: number) =>
  due === 0
    ? null
    : `${countOf(due, 'flashcard espera', 'flashcards esperam')} a [revisão](/flashcards/review) de hoje.`;

function late({ own }: Given): Told {
  const { late: things, cards } = own;
  if (things.length === 0)
    return [
      'Você está em dia: nada ficou para trás nos seus planos.',
      dueText(cards.due),
      cards.due === 0 ? 'Para adiantar algo, diga “o que estudo agora?”.' : null,
    ];
  const lines = things
    .slice(0, mostLate)
    .map(({ title, href, since }) => `- ${link(title, href)}, de ${shortDay(since)}`);
  const more = things.length - lines.length;
  return [
    things.length === 1
      ? 'Uma atividade do seu plano está atrasada:'
      : `${countOf(things.length, 'atividade', 'atividades')} do seu plano estão atrasadas:`,
    lines.join('\n'),
    more > 0 ? `E mais ${more}.` : null,
    dueText(cards.due),
    'Comece pela primeira; se for muita coisa, o plano pode ser reorganizado a partir de hoje.',
  ];
}

function weak({ own }: Given): Told {
  const { weakTopics, weakDecks } = own;
  if (weakTopics.length === 0 && weakDecks.length === 0)
    return [
      'Ainda não dá para dizer onde você vai pior: faltam questões registradas e flashcards respondidos.',
      'Registre as questões que fizer nos tópicos do plano, ou diga “me pergunte” para praticar agora.',
    ];
  const topics = weakTopics.slice(0, mostWeak).map(({ name, href, plan, done, right }) => {
    const share = Math.round((100 * right) / Math.max(1, done));
    return `- ${link(name, href)}, do plano ${plainly(plan)}: ${right} de ${countOf(done, 'questão', 'questões')} (${share}%)`;
  });
  const decks = weakDecks
    .slice(0, mostWeak)
    .map(
      ({ deck, wrong, answered }) =>
        `- flashcards de ${plainly(deck.replaceAll('::', ' › '))}: ${countOf(wrong, 'erro', 'erros')} em ${countOf(answered, 'resposta', 'respostas')}`,
    );
  return [
    'É aqui que você mais erra:',
    [...topics, ...decks].join('\n'),
    `Um passo pequeno: 25min de **${plainly(weakTopics[0]?.name ?? (weakDecks[0]?.deck ?? '').replaceAll('::', ' › '))}** hoje, e depois algumas questões.`,
  ];
}

/** Topics are only told apart by where they go badly. */
function strong(given: Given): Told {
  const { weakTopics, weakDecks } = given.own;
  const [plan] = given.own.plans;
  return [
    'Ainda não sei apontar o seu melhor assunto: eu só separo os que têm mais erros, para você saber o que reforçar.',
    plan ? `Os acertos de cada tópico estão no seu plano ${planLink(plan)}.` : null,
    weakTopics.length + weakDecks.length > 0
      ? 'Para ver os que pedem atenção, diga “no que eu erro mais?”.'
      : null,
  ];
}

/** "Quais cartões eu errei?" */
const asksMissed = /(?<!\p{L})(?:cards?|flashcards?|cart(?:ão|ao|ões|oes))(?!\p{L}).*(?<!\p{L})err/iu;

/** The cards themselves, where they are asked for; null where they are not, or where none was missed. */
function missed({ message, own }: TutorInput): Told | null {
  if (!own || own.missedCards.length === 0 || !asksMissed.test(message)) return null;
  const lines = own.missedCards.map(
    ({ question, deck }) =>
      `- ${plainly(sidesOf({ question, answer: '' }).asked)} (${plainly(deck.replaceAll('::', ' › '))})`,
  );
  return [
    lines.length === 1 ? 'Foi este o flashcard que você errou:' : 'Foram estes os últimos que você errou:',
    lines.join('\n'),
    'Eles voltam na [revisão](/flashcards/review); para treinar já, diga “me pergunte” e o nome do assunto.',
  ];
}

function streak({ today }: Given): Told {
  const { streak: days } = today;
  if (days <= 0) return ['Sua sequência está em 0 dias. Um pouco de estudo hoje já começa uma nova.'];
  return [
    days === 1
      ? 'Sua sequência é de 1 dia: hoje já conta.'
      : `Sua sequência é de ${countOf(days, 'dia', 'dias')} seguidos.`,
    'Volte amanhã, nem que seja por cinco minutos, e ela cresce.',
  ];
}

function exam({ today }: Given): Told {
  const { exam: next } = today;
  if (!next || next.daysLeft < 0)
    return [
      'Você ainda não marcou a data de uma prova.',
      'Ponha a data no seu [plano de estudos](/study-plans), que eu conto os dias e o plano se organiza para ela.',
    ];
  const title = `**${plainly(next.title)}**`;
  const on = next.date ? `, em ${shortDay(next.date)}` : '';
  if (next.daysLeft === 0)
    return [`A prova de ${title} é hoje, faltam 0 dias. Revise só o essencial e vá com calma.`];
  if (next.daysLeft === 1)
    return [`A prova de ${title} é amanhã: falta 1 dia. Prefira revisar a começar assunto novo.`];
  return [
    `Faltam ${countOf(next.daysLeft, 'dia', 'dias')} para a prova de ${title}${on}.`,
    'Diga “o que estudo agora?” para ver o que vem primeiro.',
  ];
}

/** What was ticked or timed today, and what the timer measured in all: the two are counted apart on every screen. */
const studied = ({ today, timer }: Given['own']['minutes']): string[] => [
  ...(today > 0 ? [`${formatMinutes(today)} de estudo hoje`] : []),
  ...(timer > 0 ? [`${formatMinutes(timer)} no timer ao todo`] : []),
];

function counts({ own }: Given): Told {
  const { cards, summaries, plans, cycles, minutes, questions } = own;
  const lines = [
    `- ${link(countOf(cards.total, 'flashcard', 'flashcards'), '/flashcards')}${cards.due > 0 ? `, ${countOf(cards.due, 'espera', 'esperam')} revisão hoje` : ''}`,
    `- ${link(countOf(summaries, 'resumo', 'resumos'), '/summaries')}`,
    `- ${link(countOf(plans.length, 'plano de estudos', 'planos de estudos'), '/study-plans')}`,
    ...(cycles > 0
      ? [`- ${link(countOf(cycles, 'ciclo de estudos', 'ciclos de estudos'), '/study-cycles')}`]
      : []),
    ...(questions.done > 0
      ? [
          `- ${countOf(questions.done, 'questão registrada', 'questões registradas')} nos planos, ${countOf(questions.right, 'certa', 'certas')} (${Math.round((100 * questions.right) / questions.done)}%)`,
        ]
      : []),
    ...studied(minutes).map((told) => `- ${told}`),
    ...(minutes.today + minutes.timer > 0 ? [] : ['- nenhum minuto de estudo registrado ainda']),
  ];
  return ['O que você tem até agora:', lines.join('\n')];
}

const mostPlans = 5;
function progress({ own, today }: Given): Told {
  const { plans, minutes, cards } = own;
  if (plans.length === 0)
    return [
      'Você ainda não tem um plano de estudos, então não há progresso para mostrar.',
      '[Crie um plano](/study-plans/create) e eu acompanho com você.',
    ];
  const lines = plans
    .slice(0, mostPlans)
    .map(
      (plan) =>
        `- ${planLink(plan)}: ${plan.progress}% feito, ${plan.topicsDone} de ${countOf(plan.topics, 'tópico concluído', 'tópicos concluídos')}`,
    );
  const besides = [
    cards.due > 0 ? `${countOf(cards.due, 'flashcard', 'flashcards')} para revisar` : null,
    ...studied(minutes),
    today.streak > 0 ? `${countOf(today.streak, 'dia', 'dias')} em sequência` : null,
  ].filter((part) => part !== null);
  return [
    'Assim estão os seus planos:',
    lines.join('\n'),
    besides.length > 0 ? `E ainda: ${listOf(besides)}.` : null,
    'Para o próximo passo, diga “o que estudo agora?”.',
  ];
}

/** Words of a question for a number that name no matter. */
const ofCounting = stemsOf(
  'quantos quantas quanto cards card flashcards flashcard cartões cartão baralho baralhos deck decks total número criei fiz salvos existem',
);

/** Cards of what a question names; null when it names nothing that has any. */
function countsAbout({ message, shelf }: TutorInput): Told | null {
  const asked = askedIn(plainMessage(message)).filter(({ stem }) => !ofCounting.has(stem));
  if (asked.length === 0 || !/card|cart/i.test(foldLetters(message))) return null;
  const { decks } = shelfAbout(shelf, asked);
  if (decks.length === 0) return null;
  const all = decks.reduce((sum, { cards }) => sum + cards, 0);
  const lines = decks.map(
    (deck) => `- ${countOf(deck.cards, 'flashcard', 'flashcards')} em ${deckLink(deck)}`,
  );
  return [
    `Você tem ${countOf(all, 'flashcard', 'flashcards')} sobre isso:`,
    lines.join('\n'),
    'Para treinar com eles, diga “me pergunte” e o nome do assunto.',
  ];
}

const tellers: Record<Exclude<OwnSide, 'syllabus'>, (given: Given) => Told> = {
  late,
  weak,
  strong,
  streak,
  exam,
  counts,
  progress,
};

/** Answers a question about the student's own studies, by what is known of them and nothing else. */
export function tellOwn(input: TutorInput, side: OwnSide): TutorAnswer {
  const { own, today, state } = input;
  if (!own) return planDay(today, state);
  const told =
    side === 'syllabus'
      ? [...examOutlook(input), ...(today.syllabus || own.plans.length === 0 ? [] : progress({ own, today }))]
      : ((side === 'counts' ? countsAbout(input) : side === 'weak' ? missed(input) : null) ??
        tellers[side]({ own, today }));
  return { content: paragraphs(...told, openQuestion(state)), citations: [], state };
}
