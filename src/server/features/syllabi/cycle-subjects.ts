import { studyCycleLimits } from '#shared/contracts/study-cycles.ts';
import type { WeighedSubject } from '#shared/rules/cycles/cycle-schedule.ts';
import { type TopicToPlan, weakness } from './allot.ts';
import { short } from './plan-topics.ts';

interface Discipline {
  id: number;
  name: string;
}

type Topic = Pick<TopicToPlan, 'disciplineId' | 'share' | 'questionsDone' | 'questionsRight'>;

interface CycleSubjects {
  /** In the syllabus's order. */
  subjects: WeighedSubject[];
  /** Names of those that a cycle has no room for, in the syllabus's order. */
  leftOut: string[];
}

const { rating, subjectName, subjects: room } = studyCycleLimits;

const sumOf = (topics: readonly Topic[], field: 'share' | 'questionsDone' | 'questionsRight') =>
  topics.reduce((sum, topic) => sum + topic[field], 0);

/** Disciplines of one name, as far as a cycle can say it, are one subject. */
function gatherSubjects(disciplines: readonly Discipline[], topics: readonly Topic[]) {
  const own = Map.groupBy(topics, ({ disciplineId }) => disciplineId);
  const named = disciplines.map(({ id, name }) => ({
    name: short(name, subjectName),
    topics: own.get(id) ?? [],
  }));
  return [...Map.groupBy(named, ({ name }) => name.toLowerCase()).values()].flatMap((same) => {
    const held = same.flatMap((each) => each.topics);
    const share = sumOf(held, 'share');
    return same[0] && share > 0 ? [{ name: same[0].name, share, topics: held }] : [];
  });
}

/**
 * The subjects of a cycle for the `topics` that count, at most as many as it may hold: those of most points. A cycle
 * shares its time out by priority times difficulty, so priority is a subject's points beside the heaviest's, and
 * difficulty three times how weak its questions show it to be (2 to 4, and 3 before five questions). Pure.
 */
export function cycleSubjects(disciplines: readonly Discipline[], topics: readonly Topic[]): CycleSubjects {
  const all = gatherSubjects(disciplines, topics);
  const byShare = [...all].sort((one, other) => other.share - one.share);
  const kept = new Set(byShare.slice(0, room));
  const heaviest = byShare[0]?.share ?? 0;
  return {
    subjects: all
      .filter((subject) => kept.has(subject))
      .map(({ name, share, topics: held }) => ({
        name,
        difficulty: Math.round(
          rating.default *
            weakness({
              questionsDone: sumOf(held, 'questionsDone'),
              questionsRight: sumOf(held, 'questionsRight'),
            }),
        ),
        priority: Math.max(rating.min, Math.round((rating.max * share) / heaviest)),
      })),
    leftOut: all.filter((subject) => !kept.has(subject)).map(({ name }) => name),
  };
}
