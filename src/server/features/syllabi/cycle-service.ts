import type { SignedIn } from '#server/platform/auth/tokens.ts';
import { unprocessable } from '#server/platform/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { studyCycleLimits } from '#shared/contracts/study-cycles.ts';
import type { CycleDraft } from '#shared/contracts/syllabi.ts';
import { cycleSubjects } from './cycle-subjects.ts';
import { short } from './plan-topics.ts';
import { readSyllabus } from './service.ts';
import { leftOutIds, withPlanQuestions } from './studied.ts';

/** What a study cycle of a syllabus begins with. Throws `not_found` (404) and `empty` (422). */
export async function draftCycle(services: Services, student: SignedIn, id: string): Promise<CycleDraft> {
  const { row, disciplines, topics: read, plan } = await readSyllabus(services, student, id);
  const topics = withPlanQuestions(read, plan);
  const out = leftOutIds(topics);
  const counting = topics.filter((topic) => topic.share > 0 && !out.has(topic.id));
  if (counting.length === 0) throw unprocessable('syllabi.empty');
  const { title, examDate } = row;
  return { name: short(title, studyCycleLimits.name), examDate, ...cycleSubjects(disciplines, counting) };
}
