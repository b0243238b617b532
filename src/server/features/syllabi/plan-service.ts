import { holdQuotas } from '#server/features/accounts/plan/quota-service.ts';
import { getStanding, todayOf } from '#server/features/accounts/service.ts';
import { insertProgrammePlan } from '#server/features/study-plans/programme-plan-service.ts';
import { readTopicStates } from '#server/features/study-plans/state-service.ts';
import { keyTermsOf, withTerms } from '#server/language/plans/key-terms.ts';
import type { DraftTopic } from '#server/language/plans/plan-writer.ts';
import { effortOfMatches, lessonOfMatch } from '#server/language/syllabus/match-catalogue.ts';
import type { SignedIn } from '#server/platform/auth/tokens.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { conflict, notFound, unprocessable } from '#server/platform/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { ownDays } from '#shared/contracts/day-input.schemas.ts';
import type { PlanPreview, PlanSyllabus } from '#shared/contracts/syllabi.ts';
import { countOf } from '#shared/rules/text/format.ts';
import { tierLimits } from '#shared/rules/tiers.ts';
import { addDays, daysBetween, type StudyDay, weekdayOf } from '#shared/rules/time/study-day.ts';
import { minutesByWeekday } from '#shared/rules/time/study-week.ts';
import { allot, type TopicToPlan } from './allot.ts';
import { type PlanGroup, planTopics } from './plan-topics.ts';
import {
  changeSyllabus,
  keepPlanStates,
  lockSyllabus,
  type OwnSyllabus,
  setPlanTopics,
  type TopicRow,
} from './queries.ts';
import { readSyllabus } from './service.ts';
import { leftOutIds, withPlanQuestions } from './studied.ts';

/** Effort of what the catalogue does not know. */
const usualEffort = 2;

/** The last day to plan: the day before the exam, as far as the student's tier lets a plan reach. */
function lastDayOf(examDate: StudyDay, startDate: StudyDay, weeks: number): StudyDay {
  const untilExam = daysBetween(startDate, examDate) - 1;
  return addDays(startDate, Math.min(untilExam, weeks * 7 - 1));
}

function minutesBetween(
  startDate: StudyDay,
  lastDay: StudyDay,
  weeklySchedule: PlanSyllabus['weeklySchedule'],
) {
  const minutes = minutesByWeekday({ weeklySchedule, timeAvailable: 0 });
  let sum = 0;
  for (let day = startDate; day <= lastDay; day = addDays(day, 1)) sum += minutes[weekdayOf(day)];
  return sum;
}

async function topicsToPlan(
  topics: readonly TopicRow[],
  without: ReadonlySet<number>,
): Promise<TopicToPlan[]> {
  const out = leftOutIds(topics);
  const counting = topics.filter(({ id, share }) => share > 0 && !without.has(id) && !out.has(id));
  const efforts = await effortOfMatches(counting.flatMap(({ catalogueTopic }) => catalogueTopic ?? []));
  return counting.map(
    ({ id, disciplineId, text, share, theoryOn, questionsDone, questionsRight, catalogueTopic }) => ({
      id,
      disciplineId,
      text,
      share,
      effort: (catalogueTopic && efforts.get(catalogueTopic)) || usualEffort,
      isStudied: theoryOn !== null,
      questionsDone,
      questionsRight,
    }),
  );
}

/**
 * Weeks before the exam in which everything is repeated by what it is worth: about a fifth of the plan's, at most three;
 * none of a plan of less than three weeks.
 */
const closingWeeksOf = (weeks: number): number =>
  weeks < 3 ? 0 : Math.min(3, Math.max(1, Math.round(weeks / 5)));

/** Blocks that the days have for study, of half an hour at least: no plan has use for more topics. */
function studyBlocks(
  startDate: StudyDay,
  lastDay: StudyDay,
  weeklySchedule: PlanSyllabus['weeklySchedule'],
): number {
  const minutes = minutesByWeekday({ weeklySchedule, timeAvailable: 0 });
  let blocks = 0;
  for (let day = startDate; day <= lastDay; day = addDays(day, 1)) {
    const ofDay = minutes[weekdayOf(day)];
    if (ofDay > 0) blocks += Math.max(1, Math.floor(ofDay / 30));
  }
  return blocks;
}

/**
 * What a plan would hold. Throws `not_found` (404), `no_exam`, `exam_over`, `start_after_exam`, `no_hours`,
 * `too_few_hours` and `empty` (422).
 */
async function layOut(services: Services, student: SignedIn, of: OwnSyllabus, given: PlanSyllabus) {
  const { startDate: asked, weeklySchedule, without } = ownDays(given, student.timeZone);
  const { row, disciplines, topics: read, plan } = await readSyllabus(services, student, of.syllabusId);
  const topics = withPlanQuestions(read, plan);
  const today = todayOf(services, student);
  if (!row.examDate) throw unprocessable('syllabi.no_exam');
  const startDate = addDays(today, Math.max(0, daysBetween(today, asked)));
  if (row.examDate <= today) throw unprocessable('syllabi.exam_over');
  if (row.examDate <= startDate) throw unprocessable('syllabi.start_after_exam');
  const { tier } = await getStanding(services, of.userId);
  const lastDay = lastDayOf(row.examDate, startDate, tierLimits[tier].weeks);
  const available = minutesBetween(startDate, lastDay, weeklySchedule);
  if (weeklySchedule.every(({ hours }) => hours === 0)) throw unprocessable('syllabi.no_hours');
  const toPlan = await topicsToPlan(topics, new Set(without));
  if (toPlan.length === 0) throw unprocessable('syllabi.empty');
  const weeks = Math.ceil((daysBetween(startDate, lastDay) + 1) / 7);
  const closingWeeks = closingWeeksOf(weeks);
  const allotment = allot(toPlan, available, Math.max(0, closingWeeks - 1) / weeks);
  if (allotment.kept.length === 0) throw unprocessable('syllabi.too_few_hours');
  const { examDate } = row;
  return {
    row,
    disciplines,
    topics,
    startDate,
    lastDay,
    closingWeeks,
    available,
    tier,
    examDate,
    ...allotment,
  };
}

/** Whole hundredths of a percent. */
const shareOf = (share: number) => Math.round(share * 10_000) / 100;

/** Throws what `layOut` throws. */
export async function previewPlan(
  services: Services,
  student: SignedIn,
  id: string,
  given: PlanSyllabus,
): Promise<PlanPreview> {
  const of = { userId: student.userId, syllabusId: id };
  const { disciplines, kept, leftOut, lastDay, closingWeeks, available, needed } = await layOut(
    services,
    student,
    of,
    given,
  );
  const names = new Map(disciplines.map((discipline) => [discipline.id, discipline.name]));
  const byDiscipline = Map.groupBy(kept, ({ disciplineId }) => disciplineId);
  return {
    lastDay,
    closingWeeks,
    available,
    needed,
    disciplines: disciplines.map(({ id: disciplineId, name }) => {
      const own = byDiscipline.get(disciplineId) ?? [];
      return {
        id: disciplineId,
        name,
        minutes: Math.round(own.reduce((sum, { minutes }) => sum + minutes, 0)),
        topics: own.length,
        share: shareOf(own.reduce((sum, { share }) => sum + share, 0)),
      };
    }),
    leftOut: leftOut.map(({ id: topicId, disciplineId, text, share }) => ({
      id: topicId,
      discipline: names.get(disciplineId) ?? '',
      text,
      cost: shareOf(share),
    })),
  };
}

/**
 * Makes a plan of the syllabus and answers its id: what is ticked there counts here from now on, what was ticked in an
 * earlier plan of it is kept. Throws what `layOut` throws, and the `quotas` codes (403).
 */
export async function planSyllabus(
  services: Services,
  student: SignedIn,
  id: string,
  given: PlanSyllabus,
): Promise<string> {
  const of = { userId: student.userId, syllabusId: id };
  const laidOut = await layOut(services, student, of, given);
  const { row, disciplines, kept, leftOut, startDate, lastDay, closingWeeks, examDate, tier } = laidOut;
  const blocks = studyBlocks(startDate, lastDay, given.weeklySchedule);
  const groups = planTopics(disciplines, kept, Math.max(1, Math.min(tierLimits[tier].topics, blocks)));
  const drafts = await draftsOf(groups, laidOut.topics);
  return inTransaction(services.db, async (tx) => {
    const within = { ...services, db: tx };
    await holdQuotas(within, of.userId);
    const locked = await lockSyllabus(tx, of);
    if (!locked) throw notFound('syllabi.not_found');
    if (locked.revision !== row.revision) throw conflict('syllabi.changed_elsewhere');
    if (row.planId) await keepPlanStates(tx, of, await readTopicStates(within, of.userId, row.planId));
    const planId = await insertProgrammePlan(within, student, {
      title: row.title,
      subject: row.post || row.title,
      description: descriptionOf({ startDate, lastDay, examDate, closingWeeks }, kept.length, leftOut.length),
      goal: 'Chegar à prova com o edital estudado, pelo peso de cada disciplina',
      startDate,
      lastDay,
      examDate,
      weeklySchedule: given.weeklySchedule,
      topics: drafts,
      closing: { weeks: closingWeeks, worths: groups.map(({ worth }) => worth) },
    });
    await setPlanTopics(tx, of, new Map(groups.map(({ ids }, place) => [place, ids])));
    await changeSyllabus(tx, of, { planId });
    return planId;
  });
}

/** The plan's topics, with the key terms of the lessons about what they hold. */
async function draftsOf(groups: readonly PlanGroup[], topics: readonly TopicRow[]): Promise<DraftTopic[]> {
  const byId = new Map(topics.map((topic) => [topic.id, topic]));
  const drafts: DraftTopic[] = [];
  for (const { draft, ids } of groups) {
    const held = ids.flatMap((id) => byId.get(id) ?? []);
    const taught = held.map(({ text, catalogueTopic }) => ({
      name: text,
      lesson: catalogueTopic === null ? null : lessonOfMatch(catalogueTopic),
    }));
    drafts.push(withTerms(draft, await keyTermsOf(taught)));
  }
  return drafts;
}

interface Span {
  startDate: StudyDay;
  lastDay: StudyDay;
  examDate: StudyDay;
  closingWeeks: number;
}

function descriptionOf(
  { startDate, lastDay, examDate, closingWeeks }: Span,
  kept: number,
  leftOut: number,
): string {
  const days = countOf(daysBetween(startDate, lastDay) + 1, 'dia', 'dias');
  const until = addDays(lastDay, 1) === examDate ? ' até a prova' : '';
  const closing =
    closingWeeks > 1
      ? ` As últimas ${closingWeeks} semanas repetem o que vale mais e o que está mais fraco.`
      : '';
  const rest =
    leftOut > 0
      ? ` ${countOf(leftOut, 'tópico de menor peso ficou', 'tópicos de menor peso ficaram')} de fora.`
      : '';
  return `Do edital, com ${countOf(kept, 'tópico', 'tópicos')} em ${days}${until}; o tempo segue o peso de cada um.${closing}${rest}`;
}
