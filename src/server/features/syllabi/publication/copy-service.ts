import { v7 as uuidv7 } from 'uuid';
import { requireRoom } from '#server/features/accounts/plan/quota-service.ts';
import { todayOf } from '#server/features/accounts/service.ts';
import { matchTopics } from '#server/language/syllabus/match-catalogue.ts';
import type { SignedIn } from '#server/platform/auth/tokens.ts';
import type { Services } from '#server/platform/services.ts';
import { takeTurns } from '#server/platform/turns.ts';
import type { CloneSource } from '#shared/contracts/marketplace.ts';
import { syllabusLimits } from '#shared/contracts/syllabi.ts';
import { type ExamDays, examDaysOn } from '#shared/rules/syllabi/exam-days.ts';
import { countLeaves } from '#shared/rules/syllabi/shares.ts';
import { mergeTrees } from '../compare/merge.ts';
import {
  changeSyllabus,
  countSyllabi,
  insertSyllabus,
  listDisciplines,
  listGoneTopics,
  listTopics,
  lockSyllabiOfPlan,
  lockSyllabus,
  replaceTree,
} from '../queries.ts';
import { isExamDay } from '../service.ts';
import { goneTopics, rowsOf, type Tree, untouched } from '../tree.ts';
import { findSource, saveSource } from './queries.ts';
import { copyOf, type SyllabusCopy, treeOfRows } from './syllabus-copy.ts';

export type { SyllabusCopy } from './syllabus-copy.ts';

/** Services whose database is the transaction that the caller runs. */
type Within = Services;

/** A clone, and its topics by the ids that the author's have. */
interface Clone {
  planId: string;
  topics: ReadonlyMap<number, number>;
}

/** The syllabus that a student's plan was made of, locked, as others may take it over; null without one that asks for anything. */
export async function lockSyllabusCopy({ db: tx }: Within, userId: string, planId: string) {
  const [row] = await lockSyllabiOfPlan(tx, userId, planId);
  if (!row) return null;
  const of = { userId, syllabusId: row.id };
  const topics = await listTopics(tx, of);
  const topicsCount = topics.filter(({ share }) => share > 0).length;
  return topicsCount === 0 ? null : { copy: copyOf(row, await listDisciplines(tx, of), topics), topicsCount };
}

const planTopicOf = (planTopicId: number | null, { topics }: Clone) =>
  planTopicId === null ? null : (topics.get(planTopicId) ?? null);

/** A syllabus of the student's own out of a copy, nothing done in it, with the clone as its plan. Throws the `quotas` codes (403). */
export async function insertSyllabusClone(
  services: Within,
  student: SignedIn,
  copy: SyllabusCopy,
  clone: Clone,
): Promise<void> {
  const { userId } = student;
  const { db: tx, clock } = services;
  await requireRoom(services, userId, async (held) => ({ syllabi: (await countSyllabi(held, userId)) + 1 }));
  const of = { userId, syllabusId: uuidv7() };
  const { title, post, areas, disciplines: tree } = copy;
  const days = daysAhead(services, student, copy);
  const before = {
    disciplines: tree.flatMap(({ id }) => (id === undefined ? [] : { id })),
    topics: tree.flatMap((discipline) =>
      discipline.topics.flatMap(({ id, planTopicId }) =>
        id === undefined ? [] : { ...untouched, id, planTopicId: planTopicOf(planTopicId, clone) },
      ),
    ),
  };
  const { disciplines, topics } = rowsOf(of, tree, before, areas, await matchTopics(tree));
  await insertSyllabus(tx, {
    userId,
    id: of.syllabusId,
    title,
    post,
    ...days,
    sourceName: '',
    areas,
    planId: clone.planId,
    createdAt: clock.now(),
  });
  await replaceTree(tx, of, disciplines, topics);
  await saveSource(tx, of, clone.planId, { ...copy, ...days });
}

const daysOf = ({ examDate, otherExamDates = [] }: Pick<SyllabusCopy, 'examDate' | 'otherExamDates'>) =>
  [examDate ?? [], otherExamDates].flat().sort();

/** The days of a published exam that are not over for who takes it. */
function daysAhead(services: Services, student: SignedIn, copy: SyllabusCopy): ExamDays {
  const ahead = daysOf(copy).filter((day) => isExamDay(services, student, day));
  return examDaysOn({ examDate: null, otherExamDates: ahead }, todayOf(services, student));
}

/** The syllabus that came with a clone, locked, beside what its author publishes now; null when it is gone. */
async function openMerge({ db: tx }: Within, userId: string, planId: string, copy: SyllabusCopy) {
  const source = await findSource(tx, userId, planId);
  if (!source) return null;
  const of = { userId, syllabusId: source.syllabusId };
  const row = await lockSyllabus(tx, of);
  if (!row) return null;
  const [disciplines, topics] = [await listDisciplines(tx, of), await listTopics(tx, of)];
  const mine = treeOfRows(disciplines, topics);
  const merged = await mergeTrees(source.copy.disciplines, mine, copy.disciplines, takeTurns());
  return { of, row, source, disciplines, topics, merged, fits: isWithinLimits(merged.disciplines) };
}

const isWithinLimits = (tree: Tree) =>
  tree.length <= syllabusLimits.disciplines &&
  tree.reduce((sum, { topics }) => sum + topics.length, 0) <= syllabusLimits.topics;

type SyllabusVersion = NonNullable<NonNullable<CloneSource['changes']>['syllabus']>;

/** What taking the author's syllabus would do to the one that came with a clone; null where that is nothing. */
export async function compareSyllabusClone(
  services: Within,
  userId: string,
  planId: string,
  copy: SyllabusCopy | undefined,
): Promise<SyllabusVersion | null> {
  if (!copy) return null;
  const opened = await openMerge(services, userId, planId, copy);
  const nothing = { added: [], removed: [], renamed: [] };
  const all = copy.disciplines.reduce((sum, { topics }) => sum + countLeaves(topics), 0);
  if (!opened) return { ...nothing, comes: all };
  if (!opened.fits) return null;
  const now = opened.merged.disciplines.flatMap(({ topics }) => topics);
  const kept = new Map(now.map((topic) => [topic.id, topic.text]));
  const changes = {
    comes: 0,
    added: now.filter(({ id }) => id === undefined).map(({ text }) => text),
    removed: opened.topics.filter(({ id }) => !kept.has(id)).map(({ text }) => text),
    renamed: opened.topics.flatMap(({ id, text: from }) => {
      const to = kept.get(id);
      return to === undefined || to === from ? [] : { from, to };
    }),
  };
  return changes.added.length + changes.removed.length + changes.renamed.length > 0 ? changes : null;
}

/**
 * Takes what the author changed in a published syllabus into the one that came with the clone; what the student changed
 * and what was studied stays. A syllabus that would grow beyond its limits stays as it is. Throws the `quotas` codes (403).
 */
export async function takeSyllabusVersion(
  services: Within,
  student: SignedIn,
  copy: SyllabusCopy | undefined,
  clone: Clone,
): Promise<void> {
  if (!copy) return;
  const { db: tx } = services;
  const opened = await openMerge(services, student.userId, clone.planId, copy);
  if (!opened) return insertSyllabusClone(services, student, copy, clone);
  if (!opened.fits) return;
  const { of, row, source, merged } = opened;
  const known = [...opened.topics, ...(await listGoneTopics(tx, of))];
  const before = { disciplines: opened.disciplines, topics: known };
  const rows = rowsOf(of, merged.disciplines, before, copy.areas, await matchTopics(merged.disciplines));
  const { copy: taken, planTopics } = takenCopy(copy, merged, rows);
  const topics = rows.topics.map((topic) => ({
    ...topic,
    planTopicId:
      topic.planTopicId ??
      (row.planId === clone.planId ? planTopicOf(planTopics.get(topic.id) ?? null, clone) : null),
  }));
  await replaceTree(tx, of, rows.disciplines, [...topics, ...goneTopics(known, topics)]);
  const { examDate, otherExamDates = [] } = source.copy;
  const ahead = daysAhead(services, student, copy);
  // An exam that is over tells nothing new.
  const days = ahead.examDate === null && copy.examDate !== null ? { examDate, otherExamDates } : ahead;
  const isAsTaken = daysOf(row).join() === daysOf(source.copy).join();
  await changeSyllabus(tx, of, {
    areas: copy.areas,
    post: row.post === source.copy.post ? copy.post : row.post,
    ...(isAsTaken && days),
  });
  await saveSource(tx, of, clone.planId, { ...taken, ...days });
}

/** The author's copy under the ids that the student's tree has, and the plan's topics of the author by those. */
function takenCopy(
  copy: SyllabusCopy,
  { disciplines: tree, topicOf, disciplineOf, before }: Awaited<ReturnType<typeof mergeTrees>>,
  rows: ReturnType<typeof rowsOf>,
) {
  const topicIds = new Map<object | undefined, number | undefined>();
  for (const [at, topic] of tree.flatMap(({ topics }) => topics).entries())
    topicIds.set(topicOf.get(topic), rows.topics[at]?.id);
  const disciplineIds = new Map<object | undefined, number | undefined>();
  for (const [at, discipline] of tree.entries())
    disciplineIds.set(disciplineOf.get(discipline), rows.disciplines[at]?.id);
  const planTopics = new Map<number, number | null>();
  const disciplines = copy.disciplines.map((discipline) => ({
    ...discipline,
    id: disciplineIds.get(discipline) ?? before.disciplines.get(discipline)?.id,
    topics: discipline.topics.map((topic) => {
      const id = topicIds.get(topic);
      if (id !== undefined) planTopics.set(id, topic.planTopicId);
      return { ...topic, id: id ?? before.topics.get(topic)?.id, sourceId: topic.id };
    }),
  }));
  return { copy: { ...copy, disciplines }, planTopics };
}
