import { isWeak } from '#shared/rules/question-accuracy.ts';

/** A topic that counts in the exam, as far as its time goes. */
export interface TopicToPlan {
  id: number;
  disciplineId: number;
  text: string;
  /** Of the exam's points, above 0 and up to 1. */
  share: number;
  /** 1 (light) to 5 (heavy). */
  effort: number;
  isStudied: boolean;
  questionsDone: number;
  questionsRight: number;
}

export interface Allotted extends TopicToPlan {
  minutes: number;
  /** Points times weakness: what it is worth beside others to repeat it. */
  worth: number;
}

interface Allotment {
  /** In the order given. */
  kept: Allotted[];
  /** The least worth first. */
  leftOut: TopicToPlan[];
  /** Minutes that all topics would take at least. */
  needed: number;
}

/** A quarter of a plan's time goes to reviews, and about a week of a longer one to the last repetition. */
const studyShare = 0.7;
const minutesPerEffort = 15;
const enoughQuestions = 5;

/** Less is no study of a topic: 15 to 75 minutes, half of it for what was studied before. */
const leastMinutes = ({ effort, isStudied }: TopicToPlan) =>
  minutesPerEffort * effort * (isStudied ? 0.5 : 1);

/** What is weak counts for more, what is strong for less: 0.6 to 1.4, and 1 before five questions. */
export function weakness({
  questionsDone,
  questionsRight,
}: Pick<TopicToPlan, 'questionsDone' | 'questionsRight'>): number {
  if (questionsDone < enoughQuestions) return 1;
  const wrong = 1 - questionsRight / questionsDone;
  return isWeak({ questionsDone, questionsRight }) ? Math.min(1.4, 1 + wrong / 2) : 0.6 + wrong;
}

/** What a topic is worth beside others: points times weakness. */
const worthOf = (topic: TopicToPlan) => topic.share * weakness(topic);

/**
 * Shares `available` minutes out, `repeated` of which (0 to 1) go to more repetition than a week at the end: every topic
 * gets the least that is any use, the rest goes by points and weakness. Where not all fit, those are left out that are
 * worth least for their time. Pure.
 */
export function allot(topics: readonly TopicToPlan[], available: number, repeated = 0): Allotment {
  const share = studyShare * (1 - repeated);
  const usable = available * share;
  const needed = topics.reduce((sum, topic) => sum + leastMinutes(topic), 0);
  const byWorth = [...topics].sort(
    (one, other) => worthOf(one) / leastMinutes(one) - worthOf(other) / leastMinutes(other),
  );
  let least = needed;
  const out = new Set<TopicToPlan>();
  for (const topic of byWorth) {
    if (least <= usable) break;
    out.add(topic);
    least -= leastMinutes(topic);
  }
  const fitting = topics.filter((topic) => !out.has(topic));
  const worth = fitting.reduce((sum, topic) => sum + worthOf(topic), 0);
  return {
    kept: fitting.map((topic) => ({
      ...topic,
      minutes: leastMinutes(topic) + ((usable - least) * worthOf(topic)) / worth,
      worth: worthOf(topic),
    })),
    leftOut: [...out].sort((one, other) => one.share - other.share),
    needed: Math.round(needed / share),
  };
}
