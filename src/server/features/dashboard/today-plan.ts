import type { Dashboard, TodayItem } from '#shared/contracts/dashboard.ts';
import { daysBetween, type StudyDay } from '#shared/rules/study-day.ts';
import {
  activityCandidate,
  blockCandidate,
  type Candidate,
  type TodayActivity,
  type TodayBlock,
  type TodayTopic,
  topicCandidate,
} from './today-candidates.ts';

/** The exam that a plan or cycle leads to. */
interface OwnedExam {
  ownerId: string;
  title: string;
  date: StudyDay;
  href: string;
}

interface DueCards {
  /** All that are due. */
  due: number;
  /** As many of them as the day's limits take. */
  today: number;
  /** What a card takes. */
  seconds: number;
}

interface TodayInput {
  today: StudyDay;
  /** Minutes of today's hours; null when no plan or cycle says any. */
  minutesToday: number | null;
  /** Minutes of them that are studied. */
  minutesDone: number;
  cards: DueCards;
  /** Open ones. */
  blocks: readonly TodayBlock[];
  activities: readonly TodayActivity[];
  topics: readonly TodayTopic[];
  exams: readonly OwnedExam[];
}

/** Without hours: what can be seen at a glance. */
const mostWithoutHours = 6;
/** An exam raises what belongs to it in the last two weeks; before, the other subjects of the day keep their turn. */
const examDays = 14;

/**
 * What to study today, in order: due cards, then what belongs to an exam of the next 14 days, the nearest first, then
 * the rest; revisions before the day's blocks and activities, before what is late, before weak topics. Never more
 * minutes than today's hours have left; what does not fit is counted. A topic is named once. Pure: same input, same
 * list, whatever the order it came in.
 */
export function planToday(input: TodayInput): Dashboard['plan'] {
  const { today, minutesToday, minutesDone, cards, exams } = input;
  const ahead = exams.filter(({ date }) => date >= today).sort(byDate);
  const examOf = new Map(ahead.map(({ ownerId, date }) => [ownerId, daysBetween(today, date)]));
  let left =
    minutesToday === null ? Number.POSITIVE_INFINITY : Math.max(0, Math.floor(minutesToday - minutesDone));
  const most = minutesToday === null ? mostWithoutHours : Number.POSITIVE_INFINITY;
  const [nearest] = ahead;

  const items: TodayItem[] = [];
  let leftOut = 0;
  const take = (item: TodayItem | null) => {
    if (!item || item.minutes > left || items.length >= most) {
      leftOut += 1;
      return;
    }
    items.push(item);
    left -= item.minutes;
  };
  if (cards.today > 0) take(cardsItem(cards, left));
  for (const candidate of inOrder(candidates(input), examOf)) take(withExam(candidate, examOf));
  return {
    items,
    minutesToday,
    minutesDone: Math.round(minutesDone),
    leftOut,
    exam: nearest
      ? {
          title: nearest.title,
          date: nearest.date,
          daysLeft: daysBetween(today, nearest.date),
          href: nearest.href,
        }
      : null,
  };
}

const byDate = (one: OwnedExam, other: OwnedExam) =>
  compare(one.date, other.date) || compare(one.title, other.title) || compare(one.ownerId, other.ownerId);
const compare = (one: string | number, other: string | number) => (one < other ? -1 : Number(one > other));

/** As many of the cards as fit into `left` minutes; null when not one does. */
function cardsItem({ due, today, seconds }: DueCards, left: number): TodayItem | null {
  const count = Math.min(today, Math.floor((left * 60) / seconds));
  if (count <= 0) return null;
  const all = due === 1 ? '1 cartão vence hoje' : `${due.toLocaleString('pt-BR')} cartões vencem hoje`;
  const part = count === 1 ? '1 cabe no dia' : `${count} cabem no dia`;
  return {
    id: 'cards',
    kind: 'cards',
    title: count === 1 ? 'Revisar 1 flashcard' : `Revisar ${count} flashcards`,
    reason: count < due ? `${all}, ${part}` : all,
    minutes: Math.ceil((count * seconds) / 60),
    href: '/flashcards/review',
    subject: null,
  };
}

/** Everything that may be studied, each thing once: a weak topic that is on the list already needs no second place. */
function candidates({ today, blocks, activities, topics }: TodayInput): Candidate[] {
  const named = new Set(activities.map(({ planId, topic }) => `${planId} ${topic}`));
  const ofTopics = topics.flatMap((topic) => {
    const candidate = topicCandidate(topic, today);
    const isNamed = candidate?.item.kind === 'weak-topic' && named.has(`${topic.planId} ${topic.name}`);
    return candidate && !isNamed ? [candidate] : [];
  });
  const all = [
    ...blocks.map(blockCandidate),
    ...activities.map((activity) => activityCandidate(activity, today)),
    ...ofTopics,
  ];
  return [...new Map(all.map((candidate) => [candidate.item.id, candidate])).values()];
}

function inOrder(all: readonly Candidate[], examOf: ReadonlyMap<string, number>): Candidate[] {
  const exam = ({ ownerId }: Candidate) => {
    const days = examOf.get(ownerId);
    return days !== undefined && days <= examDays ? days : Number.POSITIVE_INFINITY;
  };
  return all.toSorted(
    (one, other) =>
      compare(exam(one), exam(other)) ||
      compare(one.rank, other.rank) ||
      compare(one.at, other.at) ||
      compare(one.item.id, other.item.id),
  );
}

function withExam({ item, ownerId }: Candidate, examOf: ReadonlyMap<string, number>): TodayItem {
  const days = examOf.get(ownerId);
  if (days === undefined || days > examDays) return item;
  return { ...item, reason: `${item.reason}. ${examText(days)}` };
}

function examText(days: number): string {
  if (days === 0) return 'Prova hoje';
  return days === 1 ? 'Prova amanhã' : `Prova em ${days} dias`;
}
