import { todayOf } from '#server/features/accounts/service.ts';
import { filedCards } from '#server/features/flashcards/filed-service.ts';
import { sameSubject } from '#server/language/syllabus/match-catalogue.ts';
import type { SignedIn } from '#server/platform/auth/tokens.ts';
import type { Services } from '#server/platform/services.ts';
import type { SyllabusExam } from '#shared/contracts/syllabi.ts';
import { examDaysOn } from '#shared/rules/syllabi/exam-days.ts';
import { cardShares } from './card-shares.ts';
import { findNextExam, listDisciplines, listTopics } from './queries.ts';

/** The student's next exam, today's included, with what their flashcards weigh in it; null without one. */
export async function getNextExam(services: Services, student: SignedIn): Promise<SyllabusExam | null> {
  const { db } = services;
  const { userId } = student;
  const today = todayOf(services, student);
  const row = await findNextExam(db, userId, today);
  const examDate = row && examDaysOn(row, today).examDate;
  if (!examDate) return null;
  const { id: syllabusId, title } = row;
  const of = { userId, syllabusId };
  const shares = cardShares(
    await listDisciplines(db, of),
    await listTopics(db, of),
    await filedCards(services, userId, examDate),
    await sameSubject(),
  );
  const weights = shares
    .filter(({ weight }) => weight > 0)
    .map(({ filed: { subject, deck }, weight }) => ({ subject, deck, weight }));
  return { syllabusId, title, examDate, weights };
}
