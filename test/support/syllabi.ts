import { type Syllabus, syllabusApi } from '#shared/contracts/syllabi.ts';
import { twoDisciplines } from './samples/two-disciplines.ts';
import type { TestApp } from './test-app.ts';

/** A syllabus of two disciplines with 60 questions, whose exam is on `examDate`. */
export async function makeSyllabus(
  test: TestApp,
  token: string,
  examDate: string | null = '2026-06-14',
): Promise<Syllabus> {
  const created = await test.call(
    syllabusApi.create,
    { body: { post: 0, title: 'Analista', examDate } },
    { token },
  );
  const { id, revision } = created.body.data.syllabus;
  const body = { revision, disciplines: twoDisciplines };
  const { status, body: changed } = await test.call(syllabusApi.update, { params: { id }, body }, { token });
  if (status !== 200) throw new Error(`the syllabus answered ${status}`);
  return changed.data.syllabus;
}
