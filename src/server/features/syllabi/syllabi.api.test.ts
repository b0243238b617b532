import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readLesson } from '#server/content/library.ts';
import { filedCards } from '#server/features/flashcards/filed-service.ts';
import { sweepStudyPlans } from '#server/features/study-plans/service.ts';
import { accountApi } from '#shared/contracts/accounts.ts';
import { flashcardApi } from '#shared/contracts/flashcards.ts';
import { planFollowUpApi } from '#shared/contracts/plan-follow-up.ts';
import { studyPlanApi } from '#shared/contracts/study-plans.ts';
import { type PageDoubt, type Reading, type Syllabus, syllabusApi } from '#shared/contracts/syllabi.ts';
import { recallOn } from '#shared/rules/grade-card.ts';
import { quotas } from '#shared/rules/quotas.ts';
import { openTestApp, type Student, type TestApp } from '#test/support/test-app.ts';
import { findReading } from './reading-queries.ts';
import { sweepReadings } from './reading-service.ts';
import { syllabusReadings } from './tables.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(() => test.reset());
afterAll(() => test.close());

const programme = `CONTEÚDO PROGRAMÁTICO

LÍNGUA PORTUGUESA: 1 Compreensão e interpretação de textos. 2 Ortografia oficial. 3 Emprego do sinal indicativo de crase. 4 Concordância verbal e nominal. 4.1 Casos especiais.

MATEMÁTICA: 1 Função quadrática. 2 Análise combinatória. 3 Probabilidade.

NOÇÕES DE DIREITO CONSTITUCIONAL: 1 Remédios constitucionais. 2 Nacionalidade. 3 Lei nº 8.112/1990 e suas alterações.
`;

const as = ({ token }: Student) => ({ token });
const start = (student: Student, text = programme) =>
  test.call(syllabusApi.read, { body: { text } }, as(student));

async function readingOf(student: Student, text = programme): Promise<Reading> {
  const { id } = (await start(student, text)).body;
  for (;;) {
    const { reading } = (await test.call(syllabusApi.reading, { params: { id } }, as(student))).body;
    if (reading.status !== 'processing') return reading;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

async function made(student: Student, body: object = {}): Promise<Syllabus> {
  const { id } = await readingOf(student);
  const answer = await test.call(
    syllabusApi.create,
    { body: { readingId: id, post: 0, examDate: '2026-06-14', ...body } },
    as(student),
  );
  expect(answer.status).toBe(201);
  return answer.body.data.syllabus;
}

const open = async (student: Student, id: string) =>
  (await test.call(syllabusApi.detail, { params: { id } }, as(student))).body.data.syllabus;
const namesOf = ({ disciplines }: Syllabus) => disciplines.map(({ name }) => name);
const allTopics = ({ disciplines }: Syllabus) => disciplines.flatMap(({ topics }) => topics);
const topicNamed = (syllabus: Syllabus, text: string) => {
  const found = allTopics(syllabus).find((topic) => topic.text === text);
  if (!found) throw new Error(`${text} is not in the syllabus`);
  return found;
};
const everyDay = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const;
const hours = { startDate: '2026-03-11', weeklySchedule: everyDay.map((day) => ({ day, hours: 2 })) };

describe('reading', () => {
  it('finds disciplines and topics in a pasted programme, numbers of laws left whole', async () => {
    const student = await test.registerStudent();
    const reading = await readingOf(student);
    expect(reading).toMatchObject({ status: 'completed', message: null, sourceName: 'Texto colado' });
    expect(reading.posts).toEqual([{ name: expect.any(String), disciplines: 3, topics: 10 }]);
  });

  it('says what is missing from a text without a programme', async () => {
    const student = await test.registerStudent();
    const { status, message, posts } = await readingOf(
      student,
      'Feijoada completa com couve e laranja. Sobremesa: pudim. Suco de caju da casa.',
    );
    expect({ status, posts }).toEqual({ status: 'failed', posts: [] });
    expect(message).toContain('Não encontramos um conteúdo programático nesse texto.');
  });

  it('asks for something to read', async () => {
    const student = await test.registerStudent();
    const { status, body } = await test.send('POST', '/syllabi/readings', { text: '  ' }, as(student));
    expect({ status, message: body.message }).toEqual({
      status: 422,
      message: 'Envie o edital como arquivo ou cole o programa.',
    });
  });

  it('reads a file by its content, and refuses what is no document', async () => {
    const student = await test.registerStudent();
    const form = new FormData();
    form.append('file', new Blob([programme]), 'edital.txt');
    const request = new Response(form);
    const { status, body } = await test.send(
      'POST',
      '/syllabi/readings',
      Buffer.from(await request.arrayBuffer()),
      { ...as(student), headers: { 'content-type': request.headers.get('content-type') ?? '' } },
    );
    expect(status).toBe(202);
    const { id } = body as unknown as { id: string };
    let reading: Reading;
    do reading = (await test.call(syllabusApi.reading, { params: { id } }, as(student))).body.reading;
    while (reading.status === 'processing');
    expect(reading).toMatchObject({ status: 'completed', sourceName: 'edital.txt' });
  });
});

describe('a syllabus', () => {
  it('has the tree of the notice, where each topic stands, and the lessons that are surely meant', async () => {
    const student = await test.registerStudent();
    const syllabus = await made(student);
    expect(namesOf(syllabus)).toEqual([
      'LÍNGUA PORTUGUESA',
      'MATEMÁTICA',
      'NOÇÕES DE DIREITO CONSTITUCIONAL',
    ]);
    expect(syllabus).toMatchObject({ examDate: '2026-06-14', coverage: 0, studied: 0, planId: null });
    expect(topicNamed(syllabus, 'Casos especiais').depth).toBe(1);
    expect(topicNamed(syllabus, 'Função quadrática').lesson).toEqual({
      subject: 'matematica',
      lesson: 'funcao-quadratica',
    });
    expect(allTopics(syllabus).some(({ text }) => text.includes('8.112/1990'))).toBe(true);
    const { page, line } = topicNamed(syllabus, 'Função quadrática');
    const at = { id: syllabus.id, page: page ?? 0 };
    const { lines } = (await test.call(syllabusApi.page, { params: at }, as(student))).body;
    expect(lines[line ?? -1]).toContain('Função quadrática');
  });

  it('says which topics were made out of doubtful words of a scan, until they are looked over', async () => {
    const student = await test.registerStudent();
    const { id } = await readingOf(student);
    const reading = await findReading(test.services.db, student.user.id, id);
    const [post] = reading?.notice?.posts ?? [];
    const [topic] = post?.disciplines[0]?.topics ?? [];
    if (!topic) throw new Error('Nothing was read.');
    topic.isDoubtful = true;
    await test.services.db.update(syllabusReadings).set({ notice: reading?.notice ?? null });
    const body = { readingId: id, post: 0 };
    const { syllabus } = (await test.call(syllabusApi.create, { body }, as(student))).body.data;
    const doubtful = (of: Syllabus) =>
      allTopics(of)
        .filter(({ isDoubtful }) => isDoubtful)
        .map(({ text }) => text);
    expect(doubtful(await open(student, syllabus.id))).toEqual([topic.text]);
    const disciplines = syllabus.disciplines.map((discipline) => ({
      ...discipline,
      topics: discipline.topics.map((each) => ({ ...each, isDoubtful: false })),
    }));
    const changes = { revision: syllabus.revision, disciplines };
    await test.call(syllabusApi.update, { params: { id: syllabus.id }, body: changes }, as(student));
    expect(doubtful(await open(student, syllabus.id))).toEqual([]);
  });

  it('shows the doubtful words of a scanned page, and none of a reading from before they were kept', async () => {
    const student = await test.registerStudent();
    const { id } = await readingOf(student);
    const pageWith = async (doubts: PageDoubt[][] | null) => {
      await test.services.db.update(syllabusReadings).set({ doubts });
      const { syllabus } = (await test.call(syllabusApi.create, { body: { readingId: id } }, as(student)))
        .body.data;
      const params = { id: syllabus.id, page: 1 };
      return (await test.call(syllabusApi.page, { params }, as(student))).body.doubts;
    };
    const doubts = [{ line: 2, from: 0, to: 6 }];
    expect(await pageWith([doubts])).toEqual(doubts);
    expect(await pageWith(null)).toEqual([]);
  });

  it('shares the exam out in parts that come to one', async () => {
    const syllabus = await made(await test.registerStudent());
    const total = allTopics(syllabus).reduce((sum, { share }) => sum + share, 0);
    expect(total).toBeCloseTo(1, 9);
    expect(topicNamed(syllabus, 'Concordância verbal e nominal').share).toBe(0);
  });

  it('has no exam on a day that no calendar has', async () => {
    const student = await test.registerStudent();
    const { id } = await readingOf(
      student,
      `A aplicação da prova objetiva está prevista para o dia 31 de junho de 2027.\n\n${programme}`,
    );
    const { status, body } = await test.call(syllabusApi.create, { body: { readingId: id } }, as(student));
    expect(status).toBe(201);
    expect(body.data.syllabus.examDate).toBeNull();
  });

  it('begins empty where nothing was read, and is the list with its counts', async () => {
    const student = await test.registerStudent();
    await made(student);
    await test.call(syllabusApi.create, { body: { title: 'À mão' } }, as(student));
    const { syllabi } = (await test.call(syllabusApi.list, {}, as(student))).body;
    expect(syllabi.map(({ title, disciplines, topics }) => [title, disciplines, topics])).toEqual([
      ['À mão', 0, 0],
      [expect.any(String), 3, 10],
    ]);
  });

  it('has an exam of several days, of which the next one counts', async () => {
    const student = await test.registerStudent();
    const { id } = await made(student, { examDate: '2026-04-05', otherExamDates: ['2026-04-12'] });
    expect(await open(student, id)).toMatchObject({ examDate: '2026-04-05', otherExamDates: ['2026-04-12'] });
    const planOf = async () => {
      const body = { ...hours, startDate: '2026-04-06' };
      return (await test.call(syllabusApi.previewPlan, { params: { id }, body }, as(student))).body;
    };
    expect(await planOf()).toMatchObject({ code: 'syllabi.start_after_exam' });
    test.clock.advance({ days: 26 });
    student.token = await test.tokenFor(student);
    expect(await open(student, id)).toMatchObject({ examDate: '2026-04-12', otherExamDates: ['2026-04-05'] });
    expect((await planOf()).lastDay).toBe('2026-04-11');
    const { exam } = (await test.call(syllabusApi.exam, {}, as(student))).body;
    expect(exam).toMatchObject({ syllabusId: id, examDate: '2026-04-12' });
    const { syllabi } = (await test.call(syllabusApi.list, {}, as(student))).body;
    expect(syllabi[0]).toMatchObject({ examDate: '2026-04-12', otherExamDates: ['2026-04-05'] });
  });

  it('takes and loses days of its exam, none of them too far away', async () => {
    const student = await test.registerStudent();
    const { id } = await made(student, { otherExamDates: ['2026-06-21'] });
    const change = async (days: object) => {
      const { revision } = await open(student, id);
      return test.send('PUT', `/syllabi/${id}`, { revision, ...days }, as(student));
    };
    await change({ examDate: '2026-07-05' });
    expect(await open(student, id)).toMatchObject({ examDate: '2026-06-21', otherExamDates: ['2026-07-05'] });
    await change({ title: 'Outro' });
    expect(await open(student, id)).toMatchObject({ examDate: '2026-06-21', otherExamDates: ['2026-07-05'] });
    const tooFar = await change({ otherExamDates: ['2126-06-21'] });
    expect(tooFar).toMatchObject({ status: 422, body: { code: 'syllabi.exam_out_of_range' } });
    const tooMany = await change({
      otherExamDates: Array.from({ length: 6 }, (_, at) => `2026-08-0${at + 1}`),
    });
    expect(tooMany).toMatchObject({ status: 422, body: { message: 'Uma prova pode ter até 6 dias.' } });
    await change({ examDate: null });
    expect(await open(student, id)).toMatchObject({ examDate: null, otherExamDates: [] });
  });

  it("is nobody else's", async () => {
    const [owner, other] = [await test.registerStudent(), await test.registerStudent()];
    const { id } = await made(owner);
    const { id: readingId } = await readingOf(owner);
    const asked = [
      await test.send('GET', `/syllabi/${id}`, undefined, as(other)),
      await test.send('GET', `/syllabi/${id}/pages/1`, undefined, as(other)),
      await test.send('GET', `/syllabi/${id}/forecast`, undefined, as(other)),
      await test.send('GET', `/syllabi/${id}/cycle-draft`, undefined, as(other)),
      await test.send('PUT', `/syllabi/${id}`, { revision: 1, title: 'Meu' }, as(other)),
      await test.send('PUT', `/syllabi/${id}/topics/0/theory`, { done: true }, as(other)),
      await test.send('POST', `/syllabi/${id}/plan`, hours, as(other)),
      await test.send('DELETE', `/syllabi/${id}`, undefined, as(other)),
      await test.send('GET', `/syllabi/readings/${readingId}`, undefined, as(other)),
      await test.send('POST', '/syllabi', { readingId }, as(other)),
    ];
    expect(asked.map(({ status }) => status)).toEqual(asked.map(() => 404));
    expect((await open(owner, id)).id).toBe(id);
  });

  it('is kept as far as there is room', async () => {
    const student = await test.registerStudent();
    for (let count = 0; count < quotas.syllabi.free; count += 1)
      await test.call(syllabusApi.create, { body: {} }, as(student));
    const { status, body } = await test.send('POST', '/syllabi', {}, as(student));
    expect(status).toBe(403);
    expect(body.message).toContain('editais');
  });
});

describe('correcting it', () => {
  it('keeps what was studied with topics that keep their id, wherever they go', async () => {
    const student = await test.registerStudent();
    const syllabus = await made(student);
    const { id } = syllabus;
    const topic = topicNamed(syllabus, 'Probabilidade');
    await test.call(
      syllabusApi.setTheory,
      { params: { id, topicId: topic.id }, body: { done: true } },
      as(student),
    );
    const answer = await test.call(
      syllabusApi.update,
      {
        params: { id },
        body: {
          revision: syllabus.revision,
          disciplines: [
            {
              name: 'Exatas',
              questions: 30,
              weight: 2,
              topics: [
                { depth: 0, text: 'Novo' },
                { id: topic.id, depth: 4, text: 'Probabilidade e estatística' },
              ],
            },
          ],
        },
      },
      as(student),
    );
    expect(answer.status).toBe(200);
    const [discipline] = answer.body.data.syllabus.disciplines;
    expect(discipline).toMatchObject({ name: 'Exatas', questions: 30, weight: 2 });
    expect(discipline?.topics).toMatchObject([
      { text: 'Novo', depth: 0, theoryOn: null },
      { id: topic.id, text: 'Probabilidade e estatística', depth: 1, theoryOn: '2026-03-11', share: 1 },
    ]);
    expect(answer.body.data.syllabus.coverage).toBe(100);
  });

  it('keeps what was studied of topics that go, for when they come back', async () => {
    const student = await test.registerStudent();
    const before = await made(student);
    const { id } = before;
    const topic = topicNamed(before, 'Probabilidade');
    const at = { params: { id, topicId: topic.id } };
    await test.call(syllabusApi.setTheory, { ...at, body: { done: true } }, as(student));
    const update = async (revision: number, disciplines: Syllabus['disciplines']) => {
      const input = { params: { id }, body: { revision, disciplines } };
      return (await test.call(syllabusApi.update, input, as(student))).body.data.syllabus;
    };
    const without = await update(before.revision, before.disciplines.slice(0, 1));
    expect(without).toMatchObject({ studied: 0, coverage: 0 });
    expect((await test.call(syllabusApi.revise, at, as(student))).status).toBe(404);
    const twice = await update(without.revision, before.disciplines.slice(0, 1));
    const back = await update(twice.revision, before.disciplines);
    expect(topicNamed(back, 'Probabilidade')).toMatchObject({ id: topic.id, theoryOn: '2026-03-11' });
    expect(back.studied).toBe(1);
  });

  it('says when it was changed elsewhere meanwhile, and changes nothing', async () => {
    const student = await test.registerStudent();
    const { id, revision } = await made(student);
    const change = (title: string) => test.send('PUT', `/syllabi/${id}`, { revision, title }, as(student));
    expect((await change('Primeiro')).status).toBe(200);
    expect(await change('Segundo')).toMatchObject({
      status: 409,
      body: { code: 'syllabi.changed_elsewhere' },
    });
    expect((await open(student, id)).title).toBe('Primeiro');
  });

  it('refuses what is too much or no tree, in one sentence each', async () => {
    const student = await test.registerStudent();
    const { id, revision } = await made(student);
    const update = (disciplines: unknown) =>
      test.send('PUT', `/syllabi/${id}`, { revision, disciplines }, as(student));
    const topic = (text: string, depth = 0) => ({ text, depth });
    expect((await update([{ name: '', topics: [] }])).body.message).toBe(
      'O nome da disciplina é obrigatório.',
    );
    expect((await update([{ name: 'A', topics: [topic('x', 9)] }])).body.message).toBe(
      'Um edital tem até 6 níveis de tópicos.',
    );
    expect(
      (await update([{ name: 'A', topics: Array.from({ length: 3001 }, () => topic('x')) }])).body.message,
    ).toBe('Um edital pode ter até 3.000 tópicos.');
    expect((await update('nada')).status).toBe(400);
  });

  it('compares a rectified notice and keeps what was studied', async () => {
    const student = await test.registerStudent();
    const syllabus = await made(student);
    const { id } = await readingOf(
      student,
      programme
        .replace('3 Probabilidade', '3 Matrizes e determinantes')
        .replace('Ortografia oficial', 'Ortografia'),
    );
    const { body } = await test.call(
      syllabusApi.compare,
      { params: { id: syllabus.id }, body: { readingId: id, post: 0 } },
      as(student),
    );
    expect(body.added.map(({ text }) => text)).toEqual(['Matrizes e determinantes']);
    expect(body.removed.map(({ text }) => text)).toEqual(['Probabilidade']);
    expect(body.changed.map(({ after }) => after)).toEqual(['Ortografia']);
    const update = { revision: syllabus.revision, disciplines: body.disciplines };
    const answer = await test.call(
      syllabusApi.update,
      { params: { id: syllabus.id }, body: update },
      as(student),
    );
    expect(answer.status).toBe(200);
    expect(topicNamed(answer.body.data.syllabus, 'Função quadrática').id).toBe(
      topicNamed(syllabus, 'Função quadrática').id,
    );
  });
});

describe('following it', () => {
  it('notes theory, revisions and questions, and takes each back', async () => {
    const student = await test.registerStudent();
    const syllabus = await made(student);
    const { id: topicId } = topicNamed(syllabus, 'Nacionalidade');
    const at = { params: { id: syllabus.id, topicId } };
    const revise = () => test.call(syllabusApi.revise, at, as(student));
    expect((await revise()).body.topic.revisedOn).toEqual(['2026-03-11']);
    expect((await revise()).status).toBe(422);
    test.clock.advance({ days: 1 });
    student.token = await test.tokenFor(student);
    expect((await revise()).body.topic.revisedOn).toEqual(['2026-03-11', '2026-03-12']);
    const undone = await test.call(syllabusApi.undoRevision, at, as(student));
    expect(undone.body.topic.revisedOn).toEqual(['2026-03-11']);
    const add = (done: number, right: number) =>
      test.call(syllabusApi.addQuestions, { ...at, body: { done, right } }, as(student));
    await add(10, 7);
    expect((await add(5, 5)).body.topic).toMatchObject({ questionsDone: 15, questionsRight: 12 });
    expect((await add(5, 6)).status).toBe(422);
    const before = await test.call(syllabusApi.undoQuestions, at, as(student));
    expect(before.body.topic).toMatchObject({ questionsDone: 10, questionsRight: 7 });
    await test.call(syllabusApi.undoQuestions, at, as(student));
    expect((await test.call(syllabusApi.undoQuestions, at, as(student))).status).toBe(422);
  });

  it('forecasts nothing from nothing, and points from enough questions', async () => {
    const student = await test.registerStudent();
    const { id, disciplines } = await made(student);
    const forecast = async () =>
      (await test.call(syllabusApi.forecast, { params: { id } }, as(student))).body;
    expect(await forecast()).toMatchObject({ expected: null, daysLeft: 95, coverage: 0 });
    for (const { topics } of disciplines)
      await test.call(
        syllabusApi.addQuestions,
        { params: { id, topicId: topics[0]?.id ?? 0 }, body: { done: 20, right: 15 } },
        as(student),
      );
    const { expected, best, missing } = await forecast();
    expect(missing).toBeNull();
    expect(expected?.low).toBeLessThan(expected?.points ?? 0);
    expect(best.length).toBe(5);
  });
});

describe('flashcards about it', () => {
  const make = async (student: Student, subject: string, deck: string) =>
    (
      await test.call(
        flashcardApi.create,
        { body: { question: 'Q', answer: `R ${subject} ${deck}`, subject, deck } },
        as(student),
      )
    ).body.data.flashcard;
  const exam = async (student: Student) => (await test.call(syllabusApi.exam, {}, as(student))).body.exam;

  it('are weighed by the next exam, the student’s own', async () => {
    const [student, other] = [await test.registerStudent(), await test.registerStudent()];
    expect(await exam(student)).toBeNull();
    await made(student, { examDate: null });
    expect(await exam(student)).toBeNull();
    await made(student, { examDate: '2026-07-01', title: 'Depois' });
    const { id } = await made(student, { examDate: '2026-03-11', title: 'Hoje' });
    expect(await exam(student)).toEqual({
      syllabusId: id,
      title: 'Hoje',
      examDate: '2026-03-11',
      weights: [],
    });
    for (const deck of ['Matemática::Função quadrática', 'Matemática::Função quadrática', 'Geral'])
      await make(student, 'Matemática', deck);
    await make(student, 'Direito Constitucional', 'Geral');
    await make(student, 'Violão', 'Acordes');
    await make(other, 'Matemática', 'Probabilidade');
    const weights = (await exam(student))?.weights ?? [];
    const third = 1 / 3;
    expect(weights.map(({ subject, deck }) => [subject, deck])).toEqual([
      ['Direito Constitucional', 'Geral'],
      ['Matemática', 'Geral'],
      ['Matemática', 'Matemática::Função quadrática'],
    ]);
    expect(weights.map(({ weight }) => weight / third)).toEqual([
      expect.closeTo(1, 6),
      expect.closeTo(2 / 3, 6),
      expect.closeTo(1 / 6, 6),
    ]);
    expect(await exam(other)).toBeNull();
    test.clock.advance({ days: 1 });
    student.token = await test.tokenFor(student);
    expect((await exam(student))?.title).toBe('Depois');
  });

  it('are known on the exam day as the curve of their answers says, new ones left aside', async () => {
    const student = await test.registerStudent();
    const card = await make(student, 'Matemática', 'Geral');
    await make(student, 'Matemática', 'Geral');
    const study = { params: { id: card.id }, body: { result: 'correct', timeSpent: 5 } } as const;
    const { schedule } = (await test.call(flashcardApi.study, study, as(student))).body.data.flashcard;
    for (const day of ['2026-03-11', '2026-03-12', '2026-06-14']) {
      const [filed] = await filedCards(test.services, student.user.id, day);
      expect(filed).toMatchObject({ subject: 'Matemática', cards: 2, answered: 1 });
      expect(filed?.recall).toBeCloseTo(recallOn(schedule, day), 6);
    }
  });

  it('count in the forecast', async () => {
    const student = await test.registerStudent();
    const { id } = await made(student);
    const accuracy = async () => {
      const { disciplines } = (await test.call(syllabusApi.forecast, { params: { id } }, as(student))).body;
      return disciplines.find(({ name }) => name === 'MATEMÁTICA')?.accuracy;
    };
    expect(await accuracy()).toBeNull();
    const card = await make(student, 'Matemática', 'Geral');
    expect(await accuracy()).toBeNull();
    const study = { params: { id: card.id }, body: { result: 'correct', timeSpent: 5 } } as const;
    await test.call(flashcardApi.study, study, as(student));
    expect(await accuracy()).toBeGreaterThan(0.2);
  });
});

describe('planning it', () => {
  it('makes a plan to the day before the exam whose ticks count in the syllabus', async () => {
    const student = await test.registerStudent();
    const { id } = await made(student, { examDate: '2026-04-01' });
    const { planId } = (await test.call(syllabusApi.createPlan, { params: { id }, body: hours }, as(student)))
      .body;
    const plan = (await test.call(studyPlanApi.detail, { params: { id: planId } }, as(student))).body.data
      .studyPlan;
    expect(plan).toMatchObject({ examDate: '2026-04-01', endDate: '2026-03-31' });
    expect(plan.topics.length).toBeGreaterThanOrEqual(10);
    const days = plan.weeks.flatMap(({ days }) => days).filter(({ activities }) => activities.length > 0);
    expect(
      days
        .map(({ date }) => date)
        .toSorted()
        .at(-1),
    ).toBe('2026-03-31');
    await test.call(
      studyPlanApi.setTopic,
      { params: { id: planId }, body: { topicIndex: 0, completed: true } },
      as(student),
    );
    const syllabus = await open(student, id);
    expect(syllabus).toMatchObject({ planId, studied: 1 });
    const { syllabi } = (await test.call(syllabusApi.list, {}, as(student))).body;
    expect(syllabi[0]).toMatchObject({ studied: 1, coverage: syllabus.coverage });
  });

  it('keeps what was ticked in a plan when another one takes its place', async () => {
    const student = await test.registerStudent();
    const { id } = await made(student, { examDate: '2026-04-01' });
    const plan = async () =>
      (await test.call(syllabusApi.createPlan, { params: { id }, body: hours }, as(student))).body.planId;
    const first = await plan();
    await test.call(
      studyPlanApi.setTopic,
      { params: { id: first }, body: { topicIndex: 0, completed: true } },
      as(student),
    );
    await plan();
    expect((await open(student, id)).studied).toBe(1);
    await test.call(studyPlanApi.remove, { params: { id: first } }, as(student));
    expect((await open(student, id)).studied).toBe(1);
  });

  it('keeps what was done in a plan that is deleted, or that loses the topic', async () => {
    const student = await test.registerStudent();
    const { id } = await made(student, { examDate: '2026-04-01' });
    const { planId } = (await test.call(syllabusApi.createPlan, { params: { id }, body: hours }, as(student)))
      .body;
    const plan = async () =>
      (await test.call(studyPlanApi.detail, { params: { id: planId } }, as(student))).body.data.studyPlan;
    const tick = (topicIndex: number) =>
      test.call(
        studyPlanApi.setTopic,
        { params: { id: planId }, body: { topicIndex, completed: true } },
        as(student),
      );
    await tick(0);
    const [, ...others] = (await plan()).topics;
    await test.call(studyPlanApi.update, { params: { id: planId }, body: { topics: others } }, as(student));
    expect((await open(student, id)).studied).toBe(1);
    await tick(0);
    expect((await open(student, id)).studied).toBe(2);
    await test.call(studyPlanApi.remove, { params: { id: planId } }, as(student));
    expect(await open(student, id)).toMatchObject({ studied: 2, planId: null });
  });

  it("keeps what was done in a test account's plan that expired", async () => {
    const student = (await test.call(accountApi.registerTest, {})).body.data;
    const { id } = await made(student, { examDate: '2026-04-01' });
    const { planId } = (await test.call(syllabusApi.createPlan, { params: { id }, body: hours }, as(student)))
      .body;
    const body = { topicIndex: 0, completed: true };
    await test.call(studyPlanApi.setTopic, { params: { id: planId }, body }, as(student));
    test.clock.advance({ minutes: 61 });
    await sweepStudyPlans(test.services);
    student.token = await test.tokenFor(student);
    expect(await open(student, id)).toMatchObject({ studied: 1, planId: null });
  });

  it('tells of a topic with what was ticked in the plan, and leaves that mark to it', async () => {
    const student = await test.registerStudent();
    const { id } = await made(student, { examDate: '2026-04-01' });
    const { planId } = (await test.call(syllabusApi.createPlan, { params: { id }, body: hours }, as(student)))
      .body;
    await test.call(
      studyPlanApi.setTopic,
      { params: { id: planId }, body: { topicIndex: 0, completed: true } },
      as(student),
    );
    const ticked = allTopics(await open(student, id)).find(({ theoryOn }) => theoryOn !== null);
    const at = { params: { id, topicId: ticked?.id ?? -1 } };
    const noted = await test.call(
      syllabusApi.addQuestions,
      { ...at, body: { done: 4, right: 3 } },
      as(student),
    );
    expect(noted.body.topic).toMatchObject({ theoryOn: '2026-03-11', questionsDone: 4 });
    const untick = await test.send(
      'PUT',
      `/syllabi/${id}/topics/${at.params.topicId}/theory`,
      { done: false },
      as(student),
    );
    expect(untick).toMatchObject({ status: 422, body: { code: 'syllabi.marked_in_plan' } });
  });

  it('names the key terms of the lessons about its topics, as other plans do', async () => {
    const student = await test.registerStudent();
    const { id } = await made(student, { examDate: '2026-04-01' });
    const { planId } = (await test.call(syllabusApi.createPlan, { params: { id }, body: hours }, as(student)))
      .body;
    const { weeks } = (await test.call(studyPlanApi.detail, { params: { id: planId } }, as(student))).body
      .data.studyPlan;
    const said = weeks.flatMap(({ days }) =>
      days.flatMap(({ activities }) => activities.map(({ description }) => description)),
    );
    const named = said.filter((text) => text.includes('Termos para definir:')).join('\n');
    const { terms } = readLesson('matematica', 'funcao-quadratica');
    expect(terms.filter(({ term }) => named.includes(term)).length).toBeGreaterThan(0);
  });

  it('says what does not fit and what it costs', async () => {
    const student = await test.registerStudent();
    const { id } = await made(student, { examDate: '2026-03-14' });
    const { body } = await test.call(
      syllabusApi.previewPlan,
      { params: { id }, body: { ...hours, weeklySchedule: [{ day: 'wednesday', hours: 2 }] } },
      as(student),
    );
    expect(body).toMatchObject({ lastDay: '2026-03-13', available: 120 });
    expect(body.leftOut.length).toBeGreaterThan(0);
    expect(body.leftOut.every(({ cost }) => cost > 0)).toBe(true);
  });

  it('asks for the exam, for days before it and for hours', async () => {
    const student = await test.registerStudent();
    const plan = (id: string, body: object = hours) =>
      test.send('POST', `/syllabi/${id}/plan`, body, as(student));
    const { id } = await made(student, { examDate: null });
    expect((await plan(id)).body.code).toBe('syllabi.no_exam');
    const today = await made(student, { examDate: '2026-03-11' });
    expect((await plan(today.id)).body.code).toBe('syllabi.exam_over');
    const soon = await made(student);
    const none = { ...hours, weeklySchedule: [{ day: 'monday', hours: 0 }] };
    expect((await plan(soon.id, none)).body.code).toBe('syllabi.no_hours');
  });
});

it('forgets a reading after a day', async () => {
  const student = await test.registerStudent();
  const { id } = await readingOf(student);
  test.clock.advance({ hours: 25 });
  await sweepReadings(test.services);
  student.token = await test.tokenFor(student);
  expect((await test.send('GET', `/syllabi/readings/${id}`, undefined, as(student))).status).toBe(404);
});

describe('a study cycle of it', () => {
  const draft = (student: Student, id: string) =>
    test.call(syllabusApi.cycleDraft, { params: { id } }, as(student));

  it('begins with its disciplines by weight and weakness, and is created as any other', async () => {
    const student = await test.registerStudent();
    const { id, revision, disciplines } = await made(student, { title: 'TJ de Goiás' });
    const [portuguese, maths, law] = disciplines;
    const tree = [
      { ...portuguese, questions: 10, weight: 1 },
      {
        ...maths,
        questions: 20,
        weight: 1,
        topics: maths?.topics.map((each) => ({ ...each, isLeftOut: true })),
      },
      { ...law, questions: 10, weight: 2 },
    ];
    const body = { revision, disciplines: tree } as never;
    const { syllabus } = (await test.call(syllabusApi.update, { params: { id }, body }, as(student))).body
      .data;
    const [topicId = 0, otherId = 0] = syllabus.disciplines[0]?.topics.map((each) => each.id) ?? [];
    for (const each of [topicId, otherId])
      await test.call(
        syllabusApi.addQuestions,
        { params: { id, topicId: String(each) }, body: { done: 4, right: 1 } },
        as(student),
      );
    const { body: cycle } = await draft(student, id);
    expect(cycle).toEqual({
      name: 'TJ de Goiás',
      examDate: '2026-06-14',
      subjects: [
        { name: 'LÍNGUA PORTUGUESA', difficulty: 4, priority: 3 },
        { name: 'NOÇÕES DE DIREITO CONSTITUCIONAL', difficulty: 3, priority: 5 },
      ],
      leftOut: [],
    });
    const { leftOut: _, ...given } = cycle;
    const created = await test.send(
      'POST',
      '/study-cycles/generate',
      { ...given, weeklySchedule: { monday: 2 }, startDate: '2026-03-11' },
      as(student),
    );
    expect(created.status).toBe(201);
  });

  it('counts the questions noted in its plan', async () => {
    const student = await test.registerStudent();
    const { id } = await made(student);
    const { planId } = (await test.call(syllabusApi.createPlan, { params: { id }, body: hours }, as(student)))
      .body;
    const before = (await draft(student, id)).body.subjects;
    await test.call(
      planFollowUpApi.logQuestions,
      { params: { id: planId }, body: { id: crypto.randomUUID(), topicIndex: 0, done: 10, right: 0 } },
      as(student),
    );
    const after = (await draft(student, id)).body.subjects;
    expect(after.filter(({ difficulty }) => difficulty === 4)).toHaveLength(1);
    expect(before.every(({ difficulty }) => difficulty === 3)).toBe(true);
  });

  it('needs topics', async () => {
    const student = await test.registerStudent();
    const { id } = (await test.call(syllabusApi.create, { body: {} }, as(student))).body.data.syllabus;
    const { status, body } = await draft(student, id);
    expect({ status, body }).toMatchObject({ status: 422, body: { code: 'syllabi.empty' } });
  });
});
