import { type Syllabus, syllabusApi } from '#shared/contracts/syllabi.ts';
import type { TestApp } from './test-app.ts';

const topics = (...texts: string[]) => texts.map((text) => ({ depth: 0, text }));

const value = { area: null, weight: 1, minimum: 5 };
/** Two disciplines with 60 questions, as an update takes them. */
export const twoDisciplines = [
  { ...value, name: 'Língua Portuguesa', questions: 40, topics: topics('Crase', 'Ortografia oficial') },
  { ...value, name: 'Informática', questions: 20, topics: topics('Redes', 'Planilhas', 'Segurança') },
];

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
