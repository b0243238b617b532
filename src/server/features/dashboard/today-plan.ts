import type { Dashboard, TodayItem } from '#shared/contracts/dashboard.ts';
import { countOf } from '#shared/rules/text/format.ts';
import { daysBetween, type StudyDay } from '#shared/rules/time/study-day.ts';
import {
  activityCandidate,
  blockCandidate,
  type Candidate,
  syllabusCandidate,
  type TodayActivity,
  type TodayBlock,
  type TodaySyllabus,
  type TodayTopic,
  topicCandidate,
} from './today-candidates.ts';

/** The exam that a plan, cycle or syllabus leads to. */
interface OwnedExam {
  ownerId: string;
  title: string;
  date: StudyDay;
  href: string;
}

interface DueCards {
  /** All that are due. */
  due: number;
  /** As many of them as the day's limits take: seen before, and new ones. */
  today: Record<CardKind, number>;
  /** What a card of each kind takes. */
  seconds: Record<CardKind, number>;
}
type CardKind = 'reviews' | 'fresh';

/** The first activity, or block, after today. */
export type NextStep = { activity: TodayActivity } | { block: TodayBlock; day: StudyDay };

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
  /** Of the nearest exam ahead; null without one. */
  syllabus: TodaySyllabus | null;
  exams: readonly OwnedExam[];
  next: NextStep | null;
}

/** Without hours: what can be seen at a glance. */
const mostWithoutHours = 6;
/** An exam weighs in the last two weeks: from as much as everything else together to four times as much. */
const examDays = 14;
const mostWeight = 4;
const examWeight = (daysLeft: number) => 1 + (mostWeight - 1) * (1 - daysLeft / examDays);

/**
 * What to study today, in order: due cards, then what belongs to an exam of the next 14 days, the nearest first, then
 * the rest; revisions before the day's blocks and activities, before what is late, before the best topic of a syllabus,
 * before weak topics. Never more
 * minutes than today's hours have left, which each exam and everything else share by weight; what does not fit is
 * counted. On a day without hours due cards stand alone. A topic is named once. Pure: same input, same list, whatever
 * the order it came in.
 */
export function planToday(input: TodayInput): Dashboard['plan'] {
  const { today, minutesToday, minutesDone, cards, exams } = input;
  const ahead = exams.filter(({ date }) => date >= today).sort(byDate);
  const examOf = new Map(ahead.map(({ ownerId, date }) => [ownerId, daysBetween(today, date)]));
  const [nearest] = ahead;
  const left = minutesToday === null ? Number.POSITIVE_INFINITY : Math.floor(minutesToday - minutesDone);

  const waiting = cards.today.reviews + cards.today.fresh > 0;
  // Cards don't wait for a day with hours: they fade.
  const review = cardsItem(cards, minutesToday === 0 ? Number.POSITIVE_INFINITY : left);
  const sorted = inOrder(candidates(input), examOf);
  const fitting = share(sorted, examOf, {
    minutes: left - (review?.minutes ?? 0),
    items: (minutesToday === null ? mostWithoutHours : Number.POSITIVE_INFINITY) - (review ? 1 : 0),
  });
  const chosen = sorted.filter((candidate) => fitting.has(candidate));
  return {
    items: [...(review ? [review] : []), ...chosen.map((candidate) => withExam(candidate, examOf))],
    // Of a syllabus it is an offer: nobody waits for it.
    leftOut:
      sorted.filter((candidate) => !fitting.has(candidate) && candidate.item.kind !== 'syllabus').length +
      Number(waiting && !review),
    late: latePlans(input, new Set(chosen.map(({ item }) => item.id))),
    next: nextItem(input),
    minutesToday,
    minutesDone: Math.round(minutesDone),
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

/** As many of the cards as fit into `left` minutes, those seen before first; null when not one does. */
function cardsItem({ due, today, seconds }: DueCards, left: number): TodayItem | null {
  const fitting = (kind: CardKind, taken: number) =>
    Math.min(today[kind], Math.max(0, Math.floor((left * 60 - taken) / seconds[kind])));
  const reviews = fitting('reviews', 0);
  const fresh = fitting('fresh', reviews * seconds.reviews);
  const count = reviews + fresh;
  if (count === 0) return null;
  const all = countOf(due, 'flashcard vence hoje', 'flashcards vencem hoje');
  const part = countOf(count, 'cabe no dia', 'cabem no dia');
  return {
    id: 'cards',
    kind: 'cards',
    title: `Revisar ${countOf(count, 'flashcard', 'flashcards')}`,
    reason: count < due ? `${all}, ${part}` : all,
    minutes: Math.ceil((reviews * seconds.reviews + fresh * seconds.fresh) / 60),
    href: '/flashcards/review',
    subject: null,
    lesson: null,
    owner: null,
    isLate: false,
    target: null,
  };
}

/** Everything that may be studied, each thing once: a weak topic that is on the list already needs no second place. */
function candidates({ today, blocks, activities, topics, syllabus }: TodayInput): Candidate[] {
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
  // What its own plan asks for comes first, and one topic a day is offered.
  const hasPlanned = all.some(({ ownerId }) => ownerId === syllabus?.planId);
  if (syllabus && !syllabus.isBegunToday && !hasPlanned) all.push(syllabusCandidate(syllabus));
  return [...new Map(all.map((candidate) => [candidate.item.id, candidate])).values()];
}

/** How much of earlier days is open, plan by plan; `chosen` are the ids of what is on the list. */
function latePlans(
  { today, activities }: TodayInput,
  chosen: ReadonlySet<string>,
): Dashboard['plan']['late'] {
  const late = activities.filter(({ day }) => day < today);
  return [...Map.groupBy(late, ({ planId }) => planId)]
    .map(([planId, open]) => {
      const items = open
        .map((activity) => activityCandidate(activity, today))
        .toSorted((one, other) => compare(one.at, other.at) || compare(one.item.id, other.item.id))
        .map(({ item }) => item);
      return {
        planId,
        title: open[0]?.planTitle ?? '',
        count: open.length,
        minutes: open.reduce((sum, { duration }) => sum + duration, 0),
        since: open.map(({ day }) => day).toSorted()[0] ?? today,
        next: items.find(({ id }) => !chosen.has(id)) ?? null,
      };
    })
    .sort((one, other) => compare(one.since, other.since) || compare(one.planId, other.planId));
}

function nextItem({ next }: TodayInput): Dashboard['plan']['next'] {
  if (next === null) return null;
  if ('block' in next) return { ...blockCandidate(next.block).item, day: next.day };
  const { activity } = next;
  return { ...activityCandidate(activity, activity.day).item, day: activity.day };
}

/** Days to the exam that raises a candidate; undefined when none does. */
function raisedBy({ ownerId }: Candidate, examOf: ReadonlyMap<string, number>): number | undefined {
  const days = examOf.get(ownerId);
  return days !== undefined && days <= examDays ? days : undefined;
}

function inOrder(all: readonly Candidate[], examOf: ReadonlyMap<string, number>): Candidate[] {
  const exam = (candidate: Candidate) => raisedBy(candidate, examOf) ?? Number.POSITIVE_INFINITY;
  return all.toSorted(
    (one, other) =>
      compare(exam(one), exam(other)) ||
      compare(one.rank, other.rank) ||
      compare(one.at, other.at) ||
      compare(one.item.id, other.item.id),
  );
}

/**
 * What fits into `left`: each near exam gets minutes by its weight, and everything else together by a weight of 1, in
 * turns by highest averages (Webster's method); what one can't use goes to the others.
 */
function share(
  sorted: readonly Candidate[],
  examOf: ReadonlyMap<string, number>,
  left: { minutes: number; items: number },
): Set<Candidate> {
  const groups = Map.groupBy(sorted, (candidate) =>
    raisedBy(candidate, examOf) === undefined ? '' : candidate.ownerId,
  );
  const queues = [...groups].map(([ownerId, waiting]) => ({
    waiting: [...waiting].reverse(),
    minutes: 0,
    weight: ownerId === '' ? 1 : examWeight(examOf.get(ownerId) ?? examDays),
  }));
  const claim = ({ waiting, minutes, weight }: (typeof queues)[number]) =>
    (minutes + (waiting.at(-1)?.item.minutes ?? Number.POSITIVE_INFINITY) / 2) / weight;
  const chosen = new Set<Candidate>();
  for (let look = 0; look < sorted.length; look += 1) {
    const turn = queues.reduce((best, other) => (claim(other) < claim(best) ? other : best));
    const next = turn.waiting.pop();
    if (!next || next.item.minutes > left.minutes || chosen.size >= left.items) continue;
    chosen.add(next);
    turn.minutes += next.item.minutes;
    left.minutes -= next.item.minutes;
  }
  return chosen;
}

function withExam(candidate: Candidate, examOf: ReadonlyMap<string, number>): TodayItem {
  const { item } = candidate;
  const days = raisedBy(candidate, examOf);
  if (days === undefined) return item;
  return { ...item, reason: `${item.reason}. ${examText(days)}` };
}

function examText(days: number): string {
  if (days === 0) return 'Prova hoje';
  return days === 1 ? 'Prova amanhã' : `Prova em ${days} dias`;
}
