import { listOf } from '#server/language/text/list-of.ts';
import { countOf, formatHours, formatMinutes } from '#shared/rules/text/format.ts';
import { link } from './link.ts';
import { openQuestion } from './open-question.ts';
import { plainly } from './quote/quote.ts';
import type { TutorAnswer, TutorInput, TutorState } from './tutor.ts';
import { paragraphs } from './words.ts';

type Today = TutorInput['today'];

function list(items: Today['items'], minutes: number | null): string | null {
  if (items.length === 0) return null;
  const lines = items.map(({ title, href, minutes, reason }, at) => {
    const why = plainly(reason).replace(/\.$/u, '');
    return `${at + 1}. ${link(title, href)} (${formatMinutes(minutes)})${why === '' ? '' : `: ${why}`}.`;
  });
  const total = items.reduce((sum, { minutes }) => sum + minutes, 0);
  const when = minutes === null ? 'Para hoje' : `Em ${formatHours(minutes / 60)}`;
  return paragraphs(
    items.length === 1 ? `${when}, sugiro:` : `${when}, sugiro esta ordem:`,
    lines.join('\n'),
    items.length === 1
      ? null
      : `Ao todo são ${formatMinutes(total)}. Comece pelo primeiro; o resto vem depois.`,
  );
}

function cards({ items, dueCards }: Today): string | null {
  if (dueCards === 0 || items.some(({ kind }) => kind === 'cards')) return null;
  const count = countOf(dueCards, 'flashcard espera', 'flashcards esperam');
  return `${count} por [revisão](/flashcards/review).`;
}

function examOf({ exam }: Today): string | null {
  if (!exam || exam.daysLeft < 0) return null;
  const title = `**${plainly(exam.title)}**`;
  if (exam.daysLeft === 0) return `A prova ${title} é hoje. Revise só o essencial e vá com calma.`;
  if (exam.daysLeft === 1) return `A prova ${title} é amanhã. Prefira revisar a começar assunto novo.`;
  return `Faltam ${countOf(exam.daysLeft, 'dia', 'dias')} para a prova ${title}.`;
}

function streakOf({ streak }: Today): string {
  if (streak <= 0) return 'Um pouco de estudo hoje já começa uma nova sequência.';
  if (streak === 1) return 'Sua sequência começou: um dia já conta.';
  return `Você está há ${countOf(streak, 'dia', 'dias')} em sequência. Hoje pode ser mais um.`;
}

const weak = ({ items, weakTopics }: Today) => {
  const others = weakTopics.filter((topic) => items.every(({ title }) => title !== topic));
  if (others.length === 0) return null;
  const names = listOf(others.slice(0, 3).map((topic) => `**${plainly(topic)}**`));
  return `Quando sobrar tempo, retome ${names}: ali estão mais erros nas questões.`;
};

/** Nothing waits: there may be nothing yet, or everything is done. */
const free = ({ items, dueCards, minutesToday, exam }: Today) => {
  if (items.length > 0) return null;
  if (dueCards > 0) return 'Não há nada marcado para hoje, mas há o que revisar.';
  if (minutesToday !== null || exam)
    return 'Por hoje não ficou nada pendente. Aproveite para descansar ou adiantar um assunto de que você gosta.';
  return [
    'Ainda não há nada marcado para hoje. Para começar:',
    '',
    '1. [Crie um plano de estudos](/study-plans/create) com o que você quer aprender.',
    '2. [Monte um ciclo de estudos](/study-cycles/create) com as suas horas da semana.',
    '3. [Crie flashcards](/flashcards/create-from-text) de um texto seu.',
  ].join('\n');
};

/** Minutes that are worth beginning something longer. */
const leastBegun = 10;

/** As much of the day as fits into so many minutes, always the first thing; of the next one its beginning. */
function within(items: Today['items'], minutes: number | null): Today['items'] {
  if (minutes === null) return items;
  let left = minutes;
  const whole = items.filter((item, at) => {
    if (at > 0 && item.minutes > left) return false;
    left -= item.minutes;
    return true;
  });
  const begun = items.find((item) => !whole.includes(item));
  return begun && left >= leastBegun ? [...whole, { ...begun, minutes: left }] : whole;
}

/** What to study now, in order, why and for how long; with `minutes`, what fits into them. */
export function planDay(day: Today, state: TutorState, minutes: number | null = null): TutorAnswer {
  const today = { ...day, items: within(day.items, minutes) };
  return {
    content: paragraphs(
      list(today.items, minutes),
      free(today),
      cards(today),
      examOf(today),
      weak(today),
      streakOf(today),
      openQuestion(state),
    ),
    citations: [],
    state,
  };
}
