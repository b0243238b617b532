import { v7 as uuidv7 } from 'uuid';
import { requireRoom } from '#server/features/accounts/plan/quota-service.ts';
import { todayOf } from '#server/features/accounts/service.ts';
import { readTopicStates } from '#server/features/study-plans/state-service.ts';
import { type MatchTopic, matchTopics } from '#server/language/syllabus/match-catalogue.ts';
import type { Notice } from '#server/language/syllabus/notice.ts';
import { isProgrammeTitle } from '#server/language/syllabus/words.ts';
import type { SignedIn } from '#server/platform/auth/tokens.ts';
import { type Db, inTransaction } from '#server/platform/database/database.ts';
import { conflict, notFound, unprocessable } from '#server/platform/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { takeTurns } from '#server/platform/turns.ts';
import { ownDays } from '#shared/contracts/day-input.schemas.ts';
import {
  type Syllabus,
  type SyllabusCard,
  type SyllabusChanges,
  syllabusLimits,
  type UpdateSyllabus,
} from '#shared/contracts/syllabi.ts';
import { percent } from '#shared/rules/syllabi/coverage.ts';
import { type ExamDays, examDaysOn } from '#shared/rules/syllabi/exam-days.ts';
import { addDays, isStudyDay, type StudyDay } from '#shared/rules/time/study-day.ts';
import { compareTrees } from './compare/compare.ts';
import { summariesOf } from './materials/summary-service.ts';
import { presentSyllabus } from './present-service.ts';
import {
  changeSyllabus,
  countDisciplines,
  countSyllabi,
  deleteSyllabus,
  findPage,
  findSyllabus,
  insertPages,
  insertSyllabus,
  listDisciplines,
  listGoneTopics,
  listPageNumbers,
  listSyllabi,
  listTopics,
  lockSyllabus,
  type OwnSyllabus,
  replaceTree,
  sumTopics,
} from './queries.ts';
import { pastedName, takeReading } from './reading-service.ts';
import { withPlanState } from './studied.ts';
import { goneTopics, rowsOf, type Tree, treeOf } from './tree.ts';

interface NewSyllabus {
  readingId?: string | undefined;
  post: number;
  title?: string | undefined;
  examDate?: StudyDay | null | undefined;
  otherExamDates: StudyDay[];
}

const untitled = 'Meu edital';
const emptyNotice: Notice = {
  posts: [],
  weightsTable: [],
  examDate: null,
  examDates: [],
  registration: null,
};

/**
 * Makes a syllabus of a post that a reading found, or an empty one. Throws `reading_not_found` and `post_not_found`
 * (404), `reading_running` and `exam_out_of_range` (422) and the `quotas` codes (403).
 */
export async function createSyllabus(
  services: Services,
  student: SignedIn,
  given: NewSyllabus,
): Promise<Syllabus> {
  const { userId } = student;
  const { readingId, post: place, title, ...input } = ownDays(given, student.timeZone);
  for (const day of [input.examDate, ...input.otherExamDates]) refuseExamDay(services, student, day);
  const read = readingId ? await takeReading(services, userId, readingId) : null;
  const notice = read?.notice ?? emptyNotice;
  const post = notice.posts[place];
  if (read && !post) throw notFound('syllabi.post_not_found');
  // A programme without posts goes by its heading, which names none.
  const postName = post && !isProgrammeTitle(post.name) ? post.name : '';
  const tree = post ? treeOf(post) : [];
  const of = { userId, syllabusId: uuidv7() };
  const match = await matchTopics(tree);
  const { disciplines, topics } = rowsOf(
    of,
    tree,
    { disciplines: [], topics: [] },
    notice.weightsTable,
    match,
  );
  const said =
    notice.examDate !== null && isExamDay(services, student, notice.examDate) ? notice.examDate : null;
  const examDate = input.examDate === undefined ? said : input.examDate;
  await inTransaction(services.db, async (tx) => {
    await requireRoom({ ...services, db: tx }, userId, async (held) => ({
      syllabi: (await countSyllabi(held, userId)) + 1,
    }));
    await insertSyllabus(tx, {
      userId,
      id: of.syllabusId,
      title: title ?? titleOf(read?.sourceName, postName),
      post: postName.slice(0, syllabusLimits.name),
      ...examDaysOn({ ...input, examDate }, todayOf(services, student)),
      sourceName: read?.sourceName ?? '',
      areas: notice.weightsTable,
      createdAt: services.clock.now(),
    });
    await replaceTree(tx, of, disciplines, topics);
    await insertPages(tx, pagesNamed(of, tree, read));
  });
  return getSyllabus(services, student, of.syllabusId);
}

const withoutExtension = (name: string) => name.replace(/\.\w{2,4}$/u, '').replaceAll(/[_]+/gu, ' ');

const titleOf = (sourceName: string | undefined, post: string): string => {
  const file = sourceName && sourceName !== pastedName ? withoutExtension(sourceName) : '';
  return (post || file || untitled).slice(0, syllabusLimits.title).trim() || untitled;
};

/** The pages of the source on which something of the tree stands. */
function pagesNamed(of: OwnSyllabus, tree: Tree, read: Awaited<ReturnType<typeof takeReading>> | null) {
  const named = new Set(tree.flatMap(({ topics }) => topics.flatMap(({ page }) => page ?? [])));
  return [...named].flatMap((page) => {
    const lines = read?.pages[page - 1];
    return lines ? [{ ...of, page, lines, doubts: read?.doubts[page - 1] ?? [] }] : [];
  });
}

function refuseExamDay(services: Services, student: SignedIn, examDate: StudyDay | null | undefined): void {
  if (examDate && !isExamDay(services, student, examDate)) throw unprocessable('syllabi.exam_out_of_range');
}

/** Whether an exam can be on a day; a notice may also name one that no calendar has. */
export function isExamDay(services: Services, student: SignedIn, day: string): boolean {
  const today = todayOf(services, student);
  return isStudyDay(day) && day >= today && day <= addDays(today, syllabusLimits.examWithinDays);
}

/** The student's syllabi, the newest first. */
export async function listSyllabusCards(services: Services, student: SignedIn): Promise<SyllabusCard[]> {
  const { db } = services;
  const { userId } = student;
  const today = todayOf(services, student);
  const rows = await listSyllabi(db, userId);
  const disciplines = await countDisciplines(db, userId);
  const sums = Map.groupBy(await sumTopics(db, userId), ({ syllabusId }) => syllabusId);
  return Promise.all(
    rows.map(async ({ id, title, post, planId, createdAt, ...row }) => {
      const own = sums.get(id) ?? [];
      const plan = planId && own.length > 0 ? await readTopicStates(services, userId, planId) : new Map();
      const studied = own.filter(
        ({ isStudied, planTopicId }) =>
          isStudied || (planTopicId !== null && plan.get(planTopicId)?.completedOn != null),
      );
      const total = (of: typeof own) => of.reduce((sum, { topics }) => sum + topics, 0);
      return {
        id,
        title,
        post,
        ...examDaysOn(row, today),
        disciplines: disciplines.get(id) ?? 0,
        topics: total(own),
        studied: total(studied),
        coverage: percent(studied.reduce((sum, { share }) => sum + share, 0)),
        createdAt: createdAt.toISOString(),
      };
    }),
  );
}

/**
 * A syllabus's rows: its exam on the student's today, its topics with what was done of them in its plan. Throws
 * `not_found` (404).
 */
export async function readSyllabus(services: Services, student: SignedIn, syllabusId: string) {
  const { db } = services;
  const of = { userId: student.userId, syllabusId };
  const row = await findSyllabus(db, of);
  if (!row) throw notFound('syllabi.not_found');
  const disciplines = await listDisciplines(db, of);
  const plan = row.planId ? await readTopicStates(services, of.userId, row.planId) : new Map();
  const topics = (await listTopics(db, of)).map((topic) => withPlanState(topic, plan));
  return { row: { ...row, ...examDaysOn(row, todayOf(services, student)) }, disciplines, topics, plan };
}

/** Throws `not_found` (404). */
export async function getSyllabus(services: Services, student: SignedIn, id: string): Promise<Syllabus> {
  const of = { userId: student.userId, syllabusId: id };
  const { row, disciplines, topics } = await readSyllabus(services, student, id);
  const pages = await listPageNumbers(services.db, of);
  return presentSyllabus(row, disciplines, topics, { pages, summaries: await summariesOf(services, of) });
}

/** The lines of a page of the source, with its doubtful words. Throws `page_not_found` (404). */
export async function getPage({ db }: Services, { userId }: SignedIn, id: string, page: number) {
  const found = await findPage(db, { userId, syllabusId: id }, page);
  if (!found) throw notFound('syllabi.page_not_found');
  return found;
}

/**
 * Changes what a syllabus says. Throws `not_found` (404), `changed_elsewhere` (409) when another tree was written since
 * it was read, and `exam_out_of_range` (422).
 */
export async function updateSyllabus(
  services: Services,
  student: SignedIn,
  id: string,
  given: UpdateSyllabus,
): Promise<Syllabus> {
  const {
    revision,
    disciplines: tree,
    examDate,
    otherExamDates,
    ...changes
  } = ownDays(given, student.timeZone);
  const of = { userId: student.userId, syllabusId: id };
  const today = todayOf(services, student);
  const match = tree && (await matchTopics(tree));
  await inTransaction(services.db, async (tx) => {
    const row = await lockSyllabus(tx, of);
    if (!row) throw notFound('syllabi.not_found');
    if (row.revision !== revision) throw conflict('syllabi.changed_elsewhere');
    const days = daysAfter(examDaysOn(row, today), { examDate, otherExamDates });
    const known = new Set([row.examDate, ...row.otherExamDates]);
    for (const day of [days.examDate, ...days.otherExamDates])
      if (!known.has(day)) refuseExamDay(services, student, day);
    if (tree && match) await writeTree(tx, of, row.areas, tree, match);
    await changeSyllabus(tx, of, { ...changes, ...examDaysOn(days, today) });
  });
  return getSyllabus(services, student, id);
}

/** The days of an exam with what is given of them; who takes its day away takes them all. */
const daysAfter = (
  before: ExamDays,
  { examDate = before.examDate, otherExamDates }: Pick<UpdateSyllabus, 'examDate' | 'otherExamDates'>,
): ExamDays => ({
  examDate,
  otherExamDates: otherExamDates ?? (examDate === null ? [] : before.otherExamDates),
});

async function writeTree(
  tx: Db,
  of: OwnSyllabus,
  areas: Notice['weightsTable'],
  tree: Tree,
  match: MatchTopic,
): Promise<void> {
  const known = [...(await listTopics(tx, of)), ...(await listGoneTopics(tx, of))];
  const before = { disciplines: await listDisciplines(tx, of), topics: known };
  const { disciplines, topics } = rowsOf(of, tree, before, areas, match);
  await replaceTree(tx, of, disciplines, [...topics, ...goneTopics(known, topics)]);
}

/** Throws `not_found` (404). */
export async function removeSyllabus({ db }: Services, { userId }: SignedIn, id: string): Promise<void> {
  if (!(await deleteSyllabus(db, { userId, syllabusId: id }))) throw notFound('syllabi.not_found');
}

/**
 * What a rectified notice would change of a syllabus. Throws `not_found`, `reading_not_found` and `post_not_found`
 * (404), and `reading_running` (422).
 */
export async function compareSyllabus(
  services: Services,
  student: SignedIn,
  id: string,
  { readingId, post: place }: { readingId: string; post: number },
): Promise<SyllabusChanges> {
  const { disciplines } = await getSyllabus(services, student, id);
  const { notice } = await takeReading(services, student.userId, readingId);
  const post = notice.posts[place];
  if (!post) throw notFound('syllabi.post_not_found');
  return compareTrees(disciplines, treeOf(post), takeTurns());
}
