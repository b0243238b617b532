import type { Syllabus, SyllabusDiscipline, SyllabusTopic } from '#shared/contracts/syllabi.ts';

/** A topic as the API describes one. */
export const sampleTopic = (changes: Partial<SyllabusTopic> = {}): SyllabusTopic => ({
  id: 0,
  depth: 0,
  text: 'Compreensão e interpretação de textos',
  weight: 1,
  share: 0.1,
  isLeftOut: false,
  isDoubtful: false,
  page: 12,
  line: 3,
  theoryOn: null,
  revisedOn: [],
  questionsDone: 0,
  questionsRight: 0,
  minutesStudied: 0,
  lesson: null,
  ...changes,
});

/** A discipline with a topic for each text; two spaces before one for each level below. Ids are counted on from `firstId`. */
export function sampleDiscipline(
  changes: Partial<SyllabusDiscipline>,
  texts: readonly string[],
  firstId = 0,
): SyllabusDiscipline {
  const topics = texts.map((text, at) =>
    sampleTopic({ id: firstId + at, text: text.trim(), depth: text.search(/\S/) / 2, line: at }),
  );
  return {
    id: 0,
    name: 'Língua Portuguesa',
    area: 'Conhecimentos Básicos',
    questions: 20,
    weight: 1,
    minimum: null,
    topics,
    ...changes,
  };
}

/** A syllabus as the API describes one: two disciplines, seven topics. */
export const sampleSyllabus = (changes: Partial<Syllabus> = {}): Syllabus => ({
  id: '0199a000-0000-7000-8000-0000000000a1',
  title: 'Tribunal de Justiça de Goiás',
  post: 'Técnico Judiciário',
  examDate: null,
  otherExamDates: [],
  topics: 6,
  studied: 0,
  coverage: 0,
  createdAt: '2026-03-01T12:00:00.000Z',
  revision: 1,
  sourceName: 'edital.pdf',
  pages: [12],
  planId: null,
  areas: [],
  disciplines: [
    sampleDiscipline({ id: 0 }, ['Interpretação de textos', 'Ortografia', '  Acentuação', '  Crase']),
    sampleDiscipline(
      { id: 1, name: 'Direito Constitucional', area: 'Conhecimentos Específicos', questions: 40, weight: 2 },
      ['Direitos e garantias', 'Organização do Estado', 'Poder Judiciário'],
      4,
    ),
  ],
  summaries: [],
  ...changes,
});
