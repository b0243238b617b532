interface Values {
  questions: number | null;
  /** Points of a question. */
  weight: number | null;
}

interface Weighed extends Values {
  area: string | null;
  /** In order; `depth` 0 stands right below the discipline. */
  topics: readonly { depth: number; weight: number }[];
}

/** A group of disciplines for which the notice gives values as a whole. */
interface Area {
  area: string;
  questions: number | null;
  weight: number | null;
  points: number | null;
}

/** Points of what is asked `questions` times; null where the notice does not say how often. */
const pointsOf = ({ questions, weight }: Values): number | null =>
  questions === null ? null : questions * (weight ?? 1);

const areaPoints = ({ points, ...values }: Area): number | null => points ?? pointsOf(values);

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/**
 * Points of each discipline: its own, else its part of what its group has left, in equal parts. Where the notice
 * leaves some without any, they count as much as the others on average; without any values at all each counts 1, and
 * `areKnown` is false: they are shares then, not points.
 */
export function disciplinePoints(
  disciplines: readonly Weighed[],
  areas: readonly Area[],
): { points: number[]; areKnown: boolean } {
  const known = disciplines.map(pointsOf);
  for (const area of areas) {
    const total = areaPoints(area);
    const within = disciplines.flatMap((discipline, at) => (discipline.area === area.area ? [at] : []));
    const open = within.filter((at) => known[at] === null);
    if (total === null || open.length === 0) continue;
    const left = Math.max(0, total - sum(within.map((at) => known[at] ?? 0)));
    for (const at of open) known[at] = left / open.length;
  }
  const given = known.filter((points) => points !== null);
  const mean = given.length > 0 && sum(given) > 0 ? sum(given) / given.length : null;
  if (mean === null) return { points: disciplines.map(() => 1), areKnown: false };
  return { points: known.map((points) => points ?? mean), areKnown: given.length === known.length };
}

/** Whether nothing stands below the topic at a place. */
export const isLeaf = (topics: readonly { depth: number }[], at: number): boolean =>
  (topics[at + 1]?.depth ?? 0) <= (topics[at]?.depth ?? 0);

/** The one count of a syllabus's topics: of those that can be studied, which have none below them. */
export const countLeaves = (topics: readonly { depth: number }[]): number =>
  topics.filter((_, at) => isLeaf(topics, at)).length;

/**
 * Share of the exam's points of every topic, discipline by discipline, 0 to 1 and together 1 (or 0 where nothing
 * counts): a discipline's points fall to its topics by their weights; topics above others have none. What a student
 * leaves out is asked all the same, and keeps its share.
 */
export function topicShares(disciplines: readonly Weighed[], areas: readonly Area[]): number[][] {
  const { points } = disciplinePoints(disciplines, areas);
  const counting = disciplines.map(({ topics }) => topics.map((_, at) => isLeaf(topics, at)));
  const earns = disciplines.map((_, at) => (counting[at]?.some(Boolean) ? (points[at] ?? 0) : 0));
  const total = sum(earns);
  return disciplines.map(({ topics }, at) => {
    const counts = counting[at] ?? [];
    const weights = sum(topics.map(({ weight }, index) => (counts[index] ? weight : 0)));
    const part = total > 0 ? (earns[at] ?? 0) / total : 0;
    return topics.map(({ weight }, index) => (counts[index] ? (part * weight) / weights : 0));
  });
}
