import type { DashboardTask, TodayItem } from '#shared/contracts/dashboard.ts';
import { dueRevision } from '#shared/rules/plans/topic-revisions.ts';
import { accuracyOf, isWeak } from '#shared/rules/question-accuracy.ts';
import { countOf } from '#shared/rules/text/format.ts';
import type { StudyDay } from '#shared/rules/time/study-day.ts';

/** A block of a cycle that is open on the day. */
export type TodayBlock = Pick<DashboardTask, 'cycleId' | 'cycleName' | 'subject' | 'time' | 'blockId'> & {
  /** Minutes of it that are still to be studied. */
  minutesLeft: number;
};

/** An open activity of a plan, of the day or an earlier one. */
export interface TodayActivity {
  id: string;
  planId: string;
  planTitle: string;
  subject: string;
  day: StudyDay;
  /** `HH:MM`. */
  time: string;
  /** Minutes. */
  duration: number;
  topic: string;
  /** What is to be done. */
  description: string;
  lesson: TodayItem['lesson'];
}

export interface TodayTopic {
  planId: string;
  planTitle: string;
  subject: string;
  id: number;
  name: string;
  completedOn: StudyDay | null;
  /** Oldest first. */
  revisedOn: readonly StudyDay[];
  questionsDone: number;
  questionsRight: number;
  lesson: TodayItem['lesson'];
}

/** What raises an exam's forecast most in the next hour. */
export interface TodaySyllabus {
  syllabusId: string;
  title: string;
  /** The plan made of it; null for none. */
  planId: string | null;
  isBegunToday: boolean;
  topic: { id: number; text: string; discipline: string; does: 'theory' | 'revision' | 'questions' };
  lesson: TodayItem['lesson'];
}

/** Something that may stand on the list. */
export interface Candidate {
  item: TodayItem;
  /** The plan, cycle or syllabus that it belongs to. */
  ownerId: string;
  /** What waits least comes first; within one rank by `at`, as text. */
  rank: number;
  at: string;
}

/** A revision goes over the notes; a weak topic gets one pomodoro. Minutes. */
const revisionMinutes = 15;
const weakTopicMinutes = 25;

/** Revisions are short and fade by the day; what is late has waited already, and has a replan of its own. */
const ranks = { revision: 1, today: 2, late: 3, syllabus: 4, weakTopic: 5 } as const;

const revisionNames = ['24h', '7 dias', '30 dias'];
/** Characters, the topic not counted. */
const longestClause = 90;
const shortDay = (day: StudyDay) => `${day.slice(8)}/${day.slice(5, 7)}`;
const questions = (count: number) => countOf(count, 'questão', 'questões');
const topicHref = (planId: string, topicId: number) => `/study-plans/${planId}?tab=topics#topico-${topicId}`;

export function blockCandidate(block: TodayBlock): Candidate {
  const { cycleId, cycleName, blockId, subject, time, minutesLeft } = block;
  return {
    item: {
      id: `block:${blockId}`,
      kind: 'block',
      title: subject,
      reason: `Hoje às ${time} no ciclo “${cycleName}”`,
      minutes: minutesLeft,
      href: `/study-cycles/${cycleId}?tab=schedule#hoje`,
      subject,
      lesson: null,
      owner: { id: cycleId, title: cycleName },
      isLate: false,
      target: { kind: 'block', cycleId, blockId },
    },
    ownerId: cycleId,
    rank: ranks.today,
    at: time,
  };
}

/** The first clause of what is to be done, with the topic: a topic has several activities, often on one day. */
function activityName({ topic, description }: Pick<TodayActivity, 'topic' | 'description'>): string {
  const [text, hidden] = [description.trim(), '\uFFFC'];
  const [clause = ''] = text.replaceAll(topic, hidden).split(/[:;!?](?:\s|$)|\.(?:\s+(?=\p{Lu})|$)/u, 1);
  // A name in capitals stays one.
  const begun = /^\p{Lu}\p{Lu}/u.test(clause) ? clause : clause.charAt(0).toLowerCase() + clause.slice(1);
  const name = clause.includes(hidden) ? clause.replaceAll(hidden, topic) : `${topic}: ${begun}`;
  return clause === '' || clause.length > longestClause ? topic : name;
}

export function activityCandidate(activity: TodayActivity, today: StudyDay): Candidate {
  const { id, planId, planTitle, subject, day, time, duration, lesson } = activity;
  const isLate = day < today;
  return {
    item: {
      id: `activity:${id}`,
      kind: 'activity',
      title: activityName(activity),
      reason: isLate ? `Atrasada desde ${shortDay(day)}` : `Hoje às ${time} no plano “${planTitle}”`,
      minutes: duration,
      href: `/study-plans/${planId}?tab=schedule${isLate ? '' : '#hoje'}`,
      subject,
      lesson,
      owner: { id: planId, title: planTitle },
      isLate,
      target: { kind: 'activity', planId, activityId: id },
    },
    ownerId: planId,
    rank: isLate ? ranks.late : ranks.today,
    at: isLate ? `${day} ${time}` : time,
  };
}

/** The revision of a finished topic that waits on `today`, or an open one whose questions go badly; null for neither. */
export function topicCandidate(topic: TodayTopic, today: StudyDay): Candidate | null {
  const { planId, planTitle, subject, id, name, lesson } = topic;
  const revision = dueRevision(topic, today);
  const owner = { id: planId, title: planTitle };
  const about = {
    title: name,
    href: topicHref(planId, id),
    subject,
    lesson,
    owner,
    isLate: false,
  };
  if (revision) {
    const { number, dueOn, daysLate } = revision;
    const late = daysLate > 0 ? `, atrasada desde ${shortDay(dueOn)}` : '';
    return {
      item: {
        id: `revision:${planId}:${id}`,
        kind: 'revision',
        reason: `Revisão de ${revisionNames[number - 1]} do plano “${planTitle}”${late}`,
        minutes: revisionMinutes,
        target: { kind: 'revision', planId, topicId: id, number },
        ...about,
      },
      ownerId: planId,
      rank: ranks.revision,
      at: dueOn,
    };
  }
  if (topic.completedOn !== null || !isWeak(topic)) return null;
  const accuracy = accuracyOf(topic) ?? 0;
  return {
    item: {
      id: `weak-topic:${planId}:${id}`,
      kind: 'weak-topic',
      reason: `${accuracy}% de acertos em ${questions(topic.questionsDone)}`,
      minutes: weakTopicMinutes,
      target: null,
      ...about,
    },
    ownerId: planId,
    rank: ranks.weakTopic,
    at: String(accuracy).padStart(3, '0'),
  };
}

const syllabusWork = {
  theory: { minutes: 30, reason: 'A teoria que mais rende agora' },
  revision: { minutes: revisionMinutes, reason: 'A revisão que mais rende agora' },
  questions: { minutes: weakTopicMinutes, reason: 'As questões que mais rendem agora' },
} as const;
/** Characters of a topic: a notice may call a whole paragraph one. */
const longestTopic = 80;
const short = (text: string) =>
  text.length <= longestTopic ? text : `${text.slice(0, longestTopic).replace(/\s+\S*$/u, '')}…`;

/** The best topic of a syllabus, as an offer: what is noted of questions is written by hand, so they are not ticked. */
export function syllabusCandidate({ syllabusId, title, topic, lesson }: TodaySyllabus): Candidate {
  const { id, text, discipline, does } = topic;
  const { minutes, reason } = syllabusWork[does];
  return {
    item: {
      id: `syllabus:${syllabusId}:${id}`,
      kind: 'syllabus',
      title: `Edital: ${short(text)}`,
      reason: `${reason} no edital “${title}”`,
      minutes,
      href: `/syllabi/${syllabusId}#topico-${id}`,
      subject: discipline,
      lesson,
      owner: { id: syllabusId, title },
      isLate: false,
      target: does === 'questions' ? null : { kind: 'syllabus', syllabusId, topicId: id, does },
    },
    ownerId: syllabusId,
    rank: ranks.syllabus,
    at: '',
  };
}
