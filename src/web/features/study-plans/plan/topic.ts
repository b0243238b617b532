import type { StudyPlan, Topic } from '#shared/contracts/study-plans.ts';
import { dueRevision, topicRevisions } from '#shared/rules/plans/topic-revisions.ts';
import { accuracyOf } from '#shared/rules/question-accuracy.ts';
import { countOf, formatDay, formatNumber } from '#shared/rules/text/format.ts';
import { daysBetween, type StudyDay } from '#shared/rules/time/study-day.ts';

type Questions = Pick<Topic, 'questionsDone' | 'questionsRight'>;
type Revised = Pick<Topic, 'completedOn' | 'revisedOn'>;

/** The id of a topic's element, for links to it. */
export const topicElementId = (topicId: number | string): string => `topico-${topicId}`;

const revisionNames = ['24h', '7 dias', '30 dias'];

/** `7 dias` for the 2nd. */
export const revisionName = (number: number): string => revisionNames[number - 1] ?? '';

export const lateText = (daysLate: number): string => `há ${countOf(daysLate, 'dia', 'dias')}`;

const percent = (accuracy: number) => `${accuracy}%`;

/** `12 de 15 questões certas (80%)`; null before the first question. */
export function questionsText(topic: Questions): string | null {
  const accuracy = accuracyOf(topic);
  if (accuracy === null) return null;
  const done = countOf(topic.questionsDone, 'questão certa', 'questões certas');
  return `${formatNumber(topic.questionsRight)} de ${done} (${percent(accuracy)})`;
}

/** `45% de acertos em 20 questões`; null before the first question. */
export function accuracyText(questions: Questions): string | null {
  const accuracy = accuracyOf(questions);
  return accuracy === null
    ? null
    : `${percent(accuracy)} de acertos em ${countOf(questions.questionsDone, 'questão', 'questões')}`;
}

/** `12 de 15 certas`. */
export const entryText = ({ done, right }: { done: number; right: number }): string =>
  `${right} de ${countOf(done, 'certa', 'certas')}`;

/** What a plan's topics add up to: `2 de 20 tópicos concluídos`, and the accuracy when there are questions. */
export function topicsSummary(topics: readonly Topic[]): string[] {
  const done = topics.filter(({ completed }) => completed).length;
  const accuracy = accuracyText({
    questionsDone: topics.reduce((sum, { questionsDone }) => sum + questionsDone, 0),
    questionsRight: topics.reduce((sum, { questionsRight }) => sum + questionsRight, 0),
  });
  const summary = `${done} de ${countOf(topics.length, 'tópico concluído', 'tópicos concluídos')}`;
  return accuracy === null ? [summary] : [summary, accuracy];
}

/** The ids of open topics that a schedule has no activity for; none without a schedule. */
export function unscheduledTopics({ topics, weeks }: Pick<StudyPlan, 'topics' | 'weeks'>): Set<Topic['id']> {
  const activities = weeks.flatMap(({ days }) => days.flatMap((day) => day.activities));
  const scheduled = new Set(activities.map(({ topic }) => topic));
  const open = topics.filter(({ name, completed }) => !completed && !scheduled.has(name));
  return new Set(activities.length === 0 ? [] : open.map(({ id }) => id));
}

export interface ShownRevision {
  number: number;
  state: 'done' | 'today' | 'late' | 'ahead';
  /** `feita`, `hoje`, `há 2 dias` or the day to come, `17/03`. */
  when: string;
}

/**
 * The revisions of a finished topic as they stand on `today`. Those after a late one wait for it, on the days that
 * they get when it is done today.
 */
export function shownRevisions(topic: Revised, today: StudyDay): ShownRevision[] {
  const due = dueRevision(topic, today);
  const onTime = due ? { ...topic, revisedOn: [...topic.revisedOn, today] } : topic;
  return topicRevisions(onTime).map(({ number, dueOn, doneOn }) => {
    if (due?.number === number)
      return due.daysLate === 0
        ? { number, state: 'today', when: 'hoje' }
        : { number, state: 'late', when: lateText(due.daysLate) };
    return doneOn === null
      ? { number, state: 'ahead', when: formatDay(dueOn).slice(0, 5) }
      : { number, state: 'done', when: 'feita' };
  });
}

export interface RevisionTask {
  topicIndex: number;
  topic: Topic;
  /** 1, 2 or 3. */
  number: number;
  /** 0 on its day. */
  daysLate: number;
  isDone: boolean;
}

/** The revisions that wait on `today`, and those done today: they keep their place. The latest come first. */
export function revisionTasks(topics: readonly Topic[], today: StudyDay): RevisionTask[] {
  return topics
    .flatMap((topic, topicIndex): RevisionTask[] => {
      const done = topicRevisions(topic).findLast(({ doneOn }) => doneOn === today);
      const waiting = done ?? dueRevision(topic, today);
      if (!waiting) return [];
      const { number, dueOn } = waiting;
      return [{ topicIndex, topic, number, daysLate: daysBetween(dueOn, today), isDone: done !== undefined }];
    })
    .sort((one, other) => other.daysLate - one.daysLate);
}
