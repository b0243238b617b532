import { holdSummary, summaryTitles } from '#server/features/summaries/titles-service.ts';
import type { SignedIn } from '#server/platform/auth/tokens.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { notFound } from '#server/platform/errors.ts';
import type { Services } from '#server/platform/services.ts';
import type { SummaryTopic, Syllabus } from '#shared/contracts/syllabi.ts';
import { findSyllabus, findTopic, listDisciplines, lockSyllabus, type OwnSyllabus } from '../queries.ts';
import { deleteSummaryTopic, findSummaryTopic, listSummaryTopics, putSummaryTopic } from './queries.ts';

/** The student's summaries that are about a syllabus's topics, the newest first. */
export async function summariesOf(
  services: Pick<Services, 'db'>,
  of: OwnSyllabus,
): Promise<Syllabus['summaries']> {
  const linked = await listSummaryTopics(services.db, of);
  if (linked.length === 0) return [];
  const titles = await summaryTitles(
    services,
    of.userId,
    linked.map(({ id }) => id),
  );
  return linked.flatMap(({ topicId, id }) => {
    const title = titles.get(id);
    return title === undefined ? [] : [{ topicId, id, title }];
  });
}

/** The topic that a summary is about; null for none, or one that was taken out of its syllabus. Throws `summary_not_found` (404). */
export async function getSummaryTopic(
  services: Services,
  { userId }: SignedIn,
  summaryId: string,
): Promise<SummaryTopic | null> {
  const { db } = services;
  if (!(await summaryTitles(services, userId, [summaryId])).has(summaryId))
    throw notFound('summaries.summary_not_found');
  const at = await findSummaryTopic(db, userId, summaryId);
  if (!at) return null;
  const of = { userId, syllabusId: at.syllabusId };
  const [syllabus, topic] = [await findSyllabus(db, of), await findTopic(db, of, at.topicId)];
  if (!syllabus || !topic) return null;
  const disciplines = await listDisciplines(db, of);
  const discipline = disciplines.find(({ id }) => id === topic.disciplineId)?.name ?? '';
  return { ...at, title: syllabus.title, discipline, text: topic.text };
}

/** Says which topic a summary is about. Throws `summary_not_found` and `topic_not_found` (404). */
export async function setSummaryTopic(
  services: Services,
  student: SignedIn,
  summaryId: string,
  at: { syllabusId: string; topicId: number } | null,
): Promise<SummaryTopic | null> {
  const { userId } = student;
  await inTransaction(services.db, async (tx) => {
    // Before the summary: who deletes a syllabus holds it, and then what is about it.
    const of = at && { userId, syllabusId: at.syllabusId };
    const topic = of && (await lockSyllabus(tx, of)) && (await findTopic(tx, of, at.topicId));
    if (!(await holdSummary({ db: tx }, userId, summaryId))) throw notFound('summaries.summary_not_found');
    if (at && !topic) throw notFound('syllabi.topic_not_found');
    if (at) await putSummaryTopic(tx, { userId, summaryId, ...at });
    else await deleteSummaryTopic(tx, userId, summaryId);
  });
  return getSummaryTopic(services, student, summaryId);
}
