import type { SyllabusChanges, SyllabusDiscipline, SyllabusTopic } from '#shared/contracts/syllabi.ts';
import type { Tree } from '../tree.ts';
import { matchTrees, type NewTopic, nameKey, type Turn } from './match-trees.ts';

const wasStudied = ({ theoryOn, revisedOn, questionsDone }: SyllabusTopic) =>
  theoryOn !== null || revisedOn.length > 0 || questionsDone > 0;

/**
 * What a rectified notice adds, removes and words anew, and the tree with it: what is the same keeps its id, its
 * weight and whether it is left out. Topics are compared within their discipline.
 */
export async function compareTrees(
  before: readonly SyllabusDiscipline[],
  after: Tree,
  turn: Turn,
): Promise<SyllabusChanges> {
  const changes: SyllabusChanges = { added: [], removed: [], changed: [], disciplines: [] };
  const found = await matchTrees<SyllabusTopic, SyllabusDiscipline>(before, after, turn);
  const { disciplines, topics: matched, gone } = found;
  for (const { discipline, topic } of gone)
    changes.removed.push({ discipline, text: topic.text, wasStudied: wasStudied(topic) });
  for (const discipline of after) {
    const { name } = discipline;
    const topics = discipline.topics.map((topic) => {
      const same = matched.get(topic);
      if (!same) changes.added.push({ discipline: name, text: topic.text });
      else if (same.text !== topic.text && nameKey(same.text) !== nameKey(topic.text))
        changes.changed.push({ discipline: name, before: same.text, after: topic.text });
      return withoutPage(topic, same);
    });
    changes.disciplines.push({ ...discipline, ...keptOf(discipline, disciplines.get(discipline)), topics });
  }
  return changes;
}

/** The pages that are kept are those of the notice before: what is new stands in none of them. */
const withoutPage = (topic: NewTopic, same: SyllabusTopic | undefined): NewTopic =>
  same
    ? {
        ...topic,
        id: same.id,
        weight: same.weight,
        isLeftOut: same.isLeftOut,
        page: same.page,
        line: same.line,
      }
    : { ...topic, page: null, line: null };

/** What the new notice does not say stays as it was. */
const keptOf = (now: Tree[number], old: SyllabusDiscipline | undefined) =>
  old && {
    id: old.id,
    area: now.area ?? old.area,
    questions: now.questions ?? old.questions,
    weight: now.weight ?? old.weight,
    minimum: now.minimum ?? old.minimum,
  };
