import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { suspendStudent, unsuspendStudent } from '#server/features/accounts/suspension-service.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { flashcardApi } from '#shared/contracts/flashcards.ts';
import { type Summary, type SummaryTask, summaryApi } from '#shared/contracts/summaries.ts';
import { openTestApp, type Student, type TestApp } from '#test/support/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(() => test.reset());
afterAll(() => test.close());

const text = [
  'A fotossíntese é o processo pelo qual plantas, algas e algumas bactérias transformam a energia da luz em energia química.',
  'Ela ocorre nos cloroplastos, organelas que contêm a clorofila, um pigmento verde que absorve a luz.',
  'Na fase clara, a água é quebrada, o oxigênio é liberado e a célula produz ATP e NADPH.',
  'Na fase escura, também chamada de ciclo de Calvin, o gás carbônico é fixado e vira glicose.',
  'A glicose serve de alimento para a planta e é guardada como amido nas raízes e nas sementes.',
  'Sem a fotossíntese não haveria oxigênio na atmosfera em quantidade que permitisse a vida dos animais.',
  'A intensidade da luz, a temperatura e a quantidade de gás carbônico mudam a velocidade do processo.',
  'Em dias muito quentes, as plantas fecham os estômatos para não perder água, e a fotossíntese diminui.',
].join(' ');

/** A text of `times` as many words, no sentence twice. */
const varied = (times: number) =>
  Array.from({ length: times }, (_, at) => text.replaceAll('fotossíntese', `reação ${at + 1}`)).join('\n\n');

const create = (student: Student, body: object = {}, headers: Record<string, string> = {}) =>
  test.send('POST', '/summaries', { originalText: text, ...body }, { token: student.token, headers });

async function made(student: Student, body: object = {}): Promise<Summary> {
  const answer = await create(student, body);
  expect(answer.status, answer.body.message).toBe(201);
  return (answer.body as unknown as { data: { summary: Summary } }).data.summary;
}

/** Sends a document as a browser does. */
async function upload(
  student: Student,
  file: string | Uint8Array,
  fields: Record<string, string> = {},
  headers: Record<string, string> = {},
  name = typeof file === 'string' ? 'apostila.txt' : 'apostila.pdf',
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('pdf', new Blob([typeof file === 'string' ? file : new Uint8Array(file)]), name);
  const request = new Response(form);
  return test.send('POST', '/summaries', Buffer.from(await request.arrayBuffer()), {
    token: student.token,
    headers: { 'content-type': request.headers.get('content-type') ?? '', ...headers },
  });
}

async function finished(student: Student, taskId: string): Promise<SummaryTask> {
  for (;;) {
    const { body } = await test.call(summaryApi.task, { params: { id: taskId } }, { token: student.token });
    if (body.status !== 'processing') return body;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

const ask = { prefer: 'respond-async' };

describe('creating a summary', () => {
  it('shortens a text, finds its key points and tags, and says how much shorter it is', async () => {
    const student = await test.registerStudent();
    const summary = await made(student, {
      title: 'Fotossíntese',
      subject: 'Biologia',
      maxLength: 100,
    });
    expect(summary).toMatchObject({
      title: 'Fotossíntese',
      subject: 'Biologia',
      originalText: text,
      origin: 'text',
      pages: null,
      isPublic: false,
      engine: 'local',
      createdAt: '2026-03-11T15:00:00.000Z',
    });
    expect(summary.wordCount.original).toBe(text.split(' ').length);
    expect(summary.wordCount.summary).toBeLessThanOrEqual(100);
    expect(summary.wordCount.summary).toBeGreaterThan(60);
    expect(summary.compressionRate).toBe(
      Math.round((1 - summary.wordCount.summary / summary.wordCount.original) * 100),
    );
    expect(summary.keyPoints.length).toBeGreaterThanOrEqual(3);
    expect(summary.keyPointSources).toHaveLength(summary.keyPoints.length);
    for (const source of summary.keyPointSources) {
      expect(text).toContain(source?.sentence);
      expect(source?.page).toBeNull();
    }
    expect(summary.tags).toContain('fotossíntese');
    const { body } = await test.call(summaryApi.detail, { params: summary }, { token: student.token });
    expect(body.data.summary).toEqual(summary);
  });

  it('keeps the tags that the student gave, each once', async () => {
    const student = await test.registerStudent();
    expect((await made(student, { tags: [' ENEM ', 'luz', 'ENEM'] })).tags).toEqual(['ENEM', 'luz']);
  });

  it('calls what has no title "Resumo sem título" and files it under "Outro"', async () => {
    const student = await test.registerStudent();
    expect(await made(student, { title: '  ', subject: '' })).toMatchObject({
      title: 'Resumo sem título',
      subject: 'Outro',
    });
  });

  it.each([
    ['no length is given', {}],
    ['nobody has chosen the one that is given', { maxLength: 500, automaticLength: true }],
  ])('has a fifth to a third of the text when %s', async (_, asked) => {
    const student = await test.registerStudent();
    for (const times of [1, 3, 9]) {
      const { wordCount } = await made(student, { originalText: varied(times), ...asked });
      expect(wordCount.summary / wordCount.original).toBeGreaterThanOrEqual(0.2);
      expect(wordCount.summary / wordCount.original).toBeLessThanOrEqual(0.34);
    }
    const long = await made(student, { originalText: varied(20), ...asked });
    expect(long.wordCount.original).toBeGreaterThan(2000);
    expect(long.wordCount.summary).toBeLessThanOrEqual(500);
  });

  it('has the length that the student has chosen', async () => {
    const student = await test.registerStudent();
    const { wordCount } = await made(student, { originalText: varied(3), maxLength: 300 });
    expect(wordCount.summary).toBeGreaterThan(wordCount.original * 0.4);
  });

  it('writes nothing about a title without a text: the local engine says so', async () => {
    const student = await test.registerStudent();
    expect(
      await create(student, { originalText: ' ', title: 'Genética', subject: 'Biologia' }),
    ).toMatchObject({
      status: 422,
      body: { code: 'summaries.title_unknown' },
    });
    expect(await create(student, { originalText: '', title: 'Crochê' })).toMatchObject({
      status: 422,
      body: { code: 'summaries.title_unknown' },
    });
    expect((await create(student, { originalText: '' })).status).toBe(422);
  });

  it('reads a document with its fields from a form', async () => {
    const student = await test.registerStudent();
    const { status, body } = await upload(student, text, {
      title: 'Do arquivo',
      subject: 'Biologia',
      maxLength: '100',
      tags: '["luz"]',
      outputFormat: 'text',
      isPublic: 'false',
    });
    expect(status).toBe(201);
    const { summary } = (body as unknown as { data: { summary: Summary } }).data;
    expect(summary).toMatchObject({ title: 'Do arquivo', origin: 'document', tags: ['luz'], pages: null });
    expect(summary.wordCount.summary).toBeLessThanOrEqual(100);
  });

  it('takes tags with commas between them too', async () => {
    const student = await test.registerStudent();
    const { body } = await upload(student, text, { tags: 'luz, clorofila,' });
    expect((body as unknown as { data: { summary: Summary } }).data.summary.tags).toEqual([
      'luz',
      'clorofila',
    ]);
  });

  it('answers a PDF called by the title when asked for one, and keeps the summary', async () => {
    const student = await test.registerStudent();
    const answer = await create(student, { title: 'Fotossíntese', outputFormat: 'pdf' });
    expect(answer.status).toBe(201);
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(answer.headers['content-disposition']).toContain(
      `filename*=UTF-8''${encodeURIComponent('resumo-Fotossíntese.pdf')}`,
    );
    const { body } = await test.call(summaryApi.list, { query: {} }, { token: student.token });
    expect(body.count).toBe(1);
    const again = await test.send('GET', `/summaries/${body.data.summaries[0]?.id}/pdf`, undefined, student);
    expect(again.status).toBe(200);
    expect(String(again.body)).toMatch(/^%PDF/);
  });

  it.each([
    ['few words', { maxLength: 99 }, 422, 'O resumo pode ter de 100 a 2.000 palavras.'],
    ['many words', { maxLength: 2001 }, 422, 'O resumo pode ter de 100 a 2.000 palavras.'],
    ['words that are no number', { maxLength: 'muitas' }, 400, 'Informe quantas palavras o resumo pode ter.'],
    ['a long title', { title: 'a'.repeat(161) }, 422, 'O título pode ter até 160 caracteres.'],
    ['a long subject', { subject: 'a'.repeat(81) }, 422, 'A matéria pode ter até 80 caracteres.'],
    [
      'many tags',
      { tags: Array.from({ length: 21 }, (_, at) => `t${at}`) },
      422,
      'Um resumo pode ter até 20 tags.',
    ],
    ['an empty tag', { tags: [' '] }, 422, 'As tags não podem ficar vazias.'],
    ['another format', { outputFormat: 'docx' }, 422, 'Escolha texto ou PDF.'],
    ['a long text', { originalText: 'a'.repeat(600_001) }, 422, expect.stringContaining('600.000')],
    ['a text of two letters', { originalText: 'Oi.' }, 422, expect.stringContaining('curto demais')],
    [
      'a text of one sentence',
      { originalText: 'A mitose divide uma célula em duas iguais.' },
      422,
      expect.stringContaining('curto demais'),
    ],
    ['a text of signs', { originalText: '… !!! —' }, 422, expect.stringContaining('curto demais')],
    ['a PDF that is no file', { pdf: 'JVBERi0=' }, 400, 'Envie o documento como arquivo.'],
    ['public, neither yes nor no', { isPublic: 'talvez' }, 400, 'Diga se o resumo é público.'],
  ])('refuses %s', async (_, body, status, message) => {
    const student = await test.registerStudent();
    expect(await create(student, body)).toMatchObject({ status, body: { message } });
  });

  it('says what is wrong with a file', async () => {
    const student = await test.registerStudent();
    expect(await upload(student, 'Oi.')).toMatchObject({
      status: 422,
      body: { code: 'summaries.text_too_short' },
    });
    expect(await upload(student, '')).toMatchObject({ status: 422, body: { code: 'documents.empty' } });
    expect(
      await upload(student, new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0])),
    ).toMatchObject({
      status: 422,
      body: { code: 'documents.unknown_type' },
    });
    expect(await upload(student, new Uint8Array(20 * 1024 * 1024 + 1))).toMatchObject({
      status: 413,
      body: { code: 'documents.too_large', message: 'O arquivo pode ter até 20 MB.' },
    });
  });

  it.each([
    ['aula.exe', 'documents.unknown_type', 'Este arquivo não é PDF, Word'],
    ['aula.pdf', 'documents.not_as_named', 'O nome deste arquivo termina em .pdf, mas o conteúdo é de outro'],
  ])('refuses a text that is called %s', async (name, code, message) => {
    const student = await test.registerStudent();
    expect(await upload(student, text, {}, {}, name)).toMatchObject({
      status: 422,
      body: { code, message: expect.stringContaining(message) },
    });
  });

  it('takes no file from JSON, whatever it says about itself', async () => {
    const student = await test.registerStudent();
    const pdf = { path: '/etc/hostname', name: 'aula.txt', size: 10 };
    expect(await create(student, { pdf })).toMatchObject({
      status: 400,
      body: { message: 'Envie o documento como arquivo.' },
    });
  });
});

describe('a summary that is waited for', () => {
  it('is a task, and then a summary like any other', async () => {
    const student = await test.registerStudent();
    const answer = await create(student, { title: 'Fotossíntese', maxLength: 100 }, ask);
    expect(answer.status).toBe(202);
    const { taskId } = answer.body as unknown as { taskId: string };
    const task = await finished(student, taskId);
    expect(task).toMatchObject({ taskId, status: 'completed', message: null, draft: null });
    const { body } = await test.call(
      summaryApi.detail,
      { params: { id: task.summaryId as string } },
      { token: student.token },
    );
    expect(body.data.summary).toMatchObject({
      title: 'Fotossíntese',
      originalText: text,
      summary: task.written,
    });
  });

  it('says why there is none', async () => {
    const student = await test.registerStudent();
    const { body } = await create(student, { originalText: '', title: 'Crochê' }, ask);
    expect(await finished(student, (body as unknown as { taskId: string }).taskId)).toMatchObject({
      status: 'failed',
      message: expect.stringContaining('Ainda não sabemos escrever sobre este título.'),
      summaryId: null,
    });
  });

  it('is nobody else’s, and gone after a day with the next one', async () => {
    const student = await test.registerStudent();
    const other = await test.registerStudent();
    const { body } = await create(student, {}, ask);
    const { taskId } = body as unknown as { taskId: string };
    await finished(student, taskId);
    const seen = (token: string) => test.send('GET', `/summaries/tasks/${taskId}`, undefined, { token });
    expect(await seen(other.token)).toMatchObject({
      status: 404,
      body: { code: 'summaries.task_not_found' },
    });
    test.clock.advance({ hours: 25 });
    const token = await test.tokenFor(student);
    await create({ ...student, token }, {}, ask);
    expect((await seen(token)).status).toBe(404);
  });
});

describe('the list', () => {
  it('is newest first, filtered by subject and searched by the forms of words, whole or by pages', async () => {
    const student = await test.registerStudent();
    const other = await test.registerStudent();
    await made(other, { title: 'De outra pessoa' });
    for (const [title, subject] of [
      ['Funções do primeiro grau', 'Matemática'],
      ['Fotossíntese', 'Biologia'],
      ['Reações', 'Química'],
    ] as const) {
      await made(student, { title, subject });
      test.clock.advance({ seconds: 1 });
    }
    const titles = async (query: Record<string, string>) => {
      const { body } = await test.call(summaryApi.list, { query }, { token: student.token });
      return [body.data.summaries.map(({ title }) => title), body.count];
    };
    expect(await titles({})).toEqual([['Reações', 'Fotossíntese', 'Funções do primeiro grau'], 3]);
    expect(await titles({ limit: '2', page: '2' })).toEqual([['Funções do primeiro grau'], 3]);
    expect(await titles({ subject: 'Biologia' })).toEqual([['Fotossíntese'], 1]);
    for (const search of ['função', 'FUNCOES', 'funcao primeiro'])
      expect(await titles({ search })).toEqual([['Funções do primeiro grau'], 1]);
    expect(await titles({ search: 'cloroplastos', limit: '1' })).toEqual([['Reações'], 3]);
    expect(await titles({ search: 'cloroplastos', subject: 'Química' })).toEqual([['Reações'], 1]);
    expect(await titles({ search: 'outra pessoa' })).toEqual([[], 0]);
    const { body } = await test.call(summaryApi.list, { query: {} }, { token: student.token });
    expect(body.data.summaries[0]?.originalText).toBe('');
    const subjects = await test.call(summaryApi.subjects, {}, { token: student.token });
    expect(subjects.body.data.subjects).toEqual([
      { subject: 'Biologia', total: 1 },
      { subject: 'Matemática', total: 1 },
      { subject: 'Química', total: 1 },
    ]);
  });

  it('is counted on the dashboard', async () => {
    const student = await test.registerStudent();
    await made(student);
    const { body } = await test.send('GET', '/dashboard', undefined, student);
    expect(body).toMatchObject({ data: { dashboard: { summaries: { total: 1 } } } });
  });
});

describe('changing a summary', () => {
  it('keeps the source of a point that stays, counts the words anew and is found by its new ones', async () => {
    const student = await test.registerStudent();
    const summary = await made(student, { maxLength: 100 });
    const [point] = summary.keyPoints;
    test.clock.advance({ minutes: 1 });
    const { body } = await test.call(
      summaryApi.update,
      {
        params: summary,
        body: {
          title: 'Luz',
          summary: 'Um resumo **meu**, de girassóis.',
          keyPoints: ['Meu ponto', point as string],
        },
      },
      { token: student.token },
    );
    expect(body.data.summary).toMatchObject({
      title: 'Luz',
      subject: 'Outro',
      keyPoints: ['Meu ponto', point],
      keyPointSources: [null, summary.keyPointSources[0]],
      wordCount: { original: summary.wordCount.original, summary: 5 },
      updatedAt: '2026-03-11T15:01:00.000Z',
      originalText: text,
    });
    const found = await test.call(
      summaryApi.list,
      { query: { search: 'girassol' } },
      { token: student.token },
    );
    expect(found.body.count).toBe(1);
  });

  it('takes a proposal with its sources and the engine that wrote it, and what the student wrote as it stands', async () => {
    const student = await test.registerStudent();
    const { id } = await made(student);
    const source = { sentence: 'Ela ocorre nos cloroplastos.', page: 3 };
    const taken = {
      summary: 'Outro resumo.',
      keyPoints: ['Onde ocorre', 'Meu'],
      keyPointSources: [source, null],
      engine: 'model',
    };
    const { body } = await test.send('PUT', `/summaries/${id}`, taken, student);
    expect(body).toMatchObject({ data: { summary: taken } });
    const own = await test.send(
      'POST',
      '/summaries/own',
      { title: '', subject: 'Biologia', summary: 'Resposta **guardada**.', tags: ['luz'] },
      student,
    );
    expect(own).toMatchObject({
      status: 201,
      body: {
        data: {
          summary: {
            title: 'Resumo sem título',
            origin: 'own',
            summary: 'Resposta **guardada**.',
            tags: ['luz'],
          },
        },
      },
    });
  });

  it.each([
    ['nothing left of it', { summary: '  ' }, 'O resumo é obrigatório.'],
    ['an empty point', { keyPoints: [''] }, 'Os pontos-chave não podem ficar vazios.'],
    ['a book', { summary: 'a'.repeat(40_001) }, 'O resumo pode ter até 40.000 caracteres.'],
  ])('refuses %s', async (_, body, message) => {
    const student = await test.registerStudent();
    const { id } = await made(student);
    const answer = await test.send('PUT', `/summaries/${id}`, body, student);
    expect(answer).toMatchObject({ status: 422, body: { message } });
  });

  it('is nobody else’s business', async () => {
    const student = await test.registerStudent();
    const other = await test.registerStudent();
    const { id } = await made(student);
    for (const [method, path, body] of [
      ['GET', `/summaries/${id}`, undefined],
      ['PUT', `/summaries/${id}`, { title: 'Meu' }],
      ['DELETE', `/summaries/${id}`, undefined],
      ['POST', `/summaries/${id}/regenerate`, {}],
      ['GET', `/summaries/${id}/pdf`, undefined],
      ['GET', `/summaries/public/${id}`, undefined],
      ['POST', '/flashcards/from-summary', { summaryId: id }],
      ['GET', '/summaries/nada', undefined],
      ['POST', '/flashcards/from-summary', { summaryId: 'nada' }],
    ] as const)
      expect(await test.send(method, path, body, { token: other.token }), `${method} ${path}`).toMatchObject({
        status: 404,
        body: { code: 'summaries.summary_not_found' },
      });
    expect((await test.send('GET', `/summaries/${id}`, undefined, student)).status).toBe(200);
    expect((await test.send('GET', '/summaries')).status).toBe(401);
  });

  it('deletes it', async () => {
    const student = await test.registerStudent();
    const { id } = await made(student);
    expect((await test.send('DELETE', `/summaries/${id}`, undefined, student)).status).toBe(204);
    expect((await test.send('DELETE', `/summaries/${id}`, undefined, student)).status).toBe(404);
    const found = await test.call(
      summaryApi.list,
      { query: { search: 'clorofila' } },
      { token: student.token },
    );
    expect(found.body.count).toBe(0);
  });
});

describe('another summary of the same text', () => {
  it('is proposed, and kept by nobody', async () => {
    const student = await test.registerStudent();
    const summary = await made(student, { maxLength: 100 });
    const { status, body } = await test.call(
      summaryApi.regenerate,
      { params: summary, body: { currentSummary: summary.summary, maxLength: 100 } },
      { token: student.token },
    );
    expect(status).toBe(200);
    expect(body.summary).not.toBe(summary.summary);
    expect(body.wordCount).toMatchObject({ original: summary.wordCount.original });
    expect(body.wordCount.summary).toBeLessThanOrEqual(100);
    const kept = await test.call(summaryApi.detail, { params: summary }, { token: student.token });
    expect(kept.body.data.summary.summary).toBe(summary.summary);
  });

  it('can be waited for', async () => {
    const student = await test.registerStudent();
    const { id } = await made(student, { maxLength: 100 });
    const answer = await test.send(
      'POST',
      `/summaries/${id}/regenerate`,
      { maxLength: 100 },
      { token: student.token, headers: ask },
    );
    expect(answer.status).toBe(202);
    const task = await finished(student, (answer.body as unknown as { taskId: string }).taskId);
    expect(task).toMatchObject({
      status: 'completed',
      summaryId: null,
      draft: { engine: 'local', summary: task.written },
    });
  });

  it('has a length that suits the text when none is asked for', async () => {
    const student = await test.registerStudent();
    const summary = await made(student);
    const { status, body } = await test.call(
      summaryApi.regenerate,
      { params: summary, body: {} },
      { token: student.token },
    );
    expect(status).toBe(200);
    expect(body.wordCount.summary / body.wordCount.original).toBeLessThanOrEqual(1 / 3);
  });

  it('has no more words than the text', async () => {
    const student = await test.registerStudent();
    const { id, wordCount } = await made(student);
    const answer = await test.send(
      'POST',
      `/summaries/${id}/regenerate`,
      { maxLength: wordCount.original + 1 },
      student,
    );
    expect(answer).toMatchObject({
      status: 422,
      body: {
        code: 'summaries.beyond_original',
        message: `Este resumo pode ter até ${wordCount.original} palavras, como o texto original.`,
      },
    });
    expect((await test.send('POST', `/summaries/${id}/regenerate`, { maxLength: 99 }, student)).status).toBe(
      422,
    );
  });
});

describe('a public summary', () => {
  async function subscriber(): Promise<Student> {
    const student = await test.registerStudent({ name: 'Estudante que paga' });
    await test.services.db.execute(
      sql`update students set plan = 'basic', plan_expires_at = '2026-04-10' where user_id = ${student.user.id}`,
    );
    return student;
  }

  it('takes a paid plan, when it is made and later', async () => {
    const student = await test.registerStudent();
    const refused = {
      status: 403,
      body: {
        code: 'summaries.public_needs_plan',
        message: 'Tornar resumos públicos faz parte dos planos Básico e Premium.',
      },
    };
    expect(await create(student, { isPublic: true })).toMatchObject(refused);
    expect(await create(student, { isPublic: true }, ask)).toMatchObject(refused);
    const { id } = await made(student);
    expect(await test.send('PUT', `/summaries/${id}`, { isPublic: true }, student)).toMatchObject(refused);
  });

  it('is read by other students, by name of who wrote it only, and follows its changes', async () => {
    const author = await subscriber();
    const reader = await test.registerStudent();
    const { id } = await made(author, { title: 'Fotossíntese', subject: 'Biologia', isPublic: true });
    const list = async (query: Record<string, string>, token = reader.token) =>
      (await test.call(summaryApi.listPublic, { query }, { token })).body;
    const { data, count } = await list({ search: 'fotossintese', subject: 'Biologia' });
    expect(count).toBe(1);
    expect(data.summaries[0]).toMatchObject({
      id,
      author: { name: 'Estudante que paga', picture: null },
      isOwn: false,
    });
    expect(JSON.stringify(data)).not.toContain(author.user.email);
    expect(Object.keys(data.summaries[0] ?? {})).not.toContain('originalText');
    expect((await list({}, author.token)).data.summaries[0]?.isOwn).toBe(true);
    expect((await list({ subject: 'Química' })).count).toBe(0);

    await test.send('PUT', `/summaries/${id}`, { title: 'A luz' }, author);
    const seen = () => test.send('GET', `/summaries/public/${id}`, undefined, reader);
    expect(await seen()).toMatchObject({ status: 200, body: { data: { summary: { title: 'A luz' } } } });
    expect((await list({ search: 'a luz' })).count).toBe(1);
    await test.send('PUT', '/auth/profile', { name: 'Beatriz' }, author);
    expect((await list({})).data.summaries[0]?.author.name).toBe('Beatriz');

    await test.send('PUT', `/summaries/${id}`, { isPublic: false }, author);
    expect(await seen()).toMatchObject({ status: 404 });
    expect((await list({})).count).toBe(0);
  });

  it('is kept and shown to nobody when the account is suspended, which an access token outlives', async () => {
    const author = await subscriber();
    const reader = await test.registerStudent();
    const { id: before } = await made(author);
    const judge = (work: typeof suspendStudent) =>
      inTransaction(test.services.db, (db) => work({ ...test.services, db }, author.user.id));
    await judge(suspendStudent);
    const { id } = await made(author, { isPublic: true });
    await test.send('PUT', `/summaries/${before}`, { isPublic: true }, author);
    const seen = () =>
      Promise.all(
        [id, before].map(
          async (one) => (await test.send('GET', `/summaries/public/${one}`, undefined, reader)).status,
        ),
      );
    expect(await seen()).toEqual([404, 404]);
    await judge(unsuspendStudent);
    expect(await seen()).toEqual([200, 200]);
  });

  it('stays when the plan lapses, can be changed and taken back, and goes with its deletion', async () => {
    const author = await subscriber();
    const reader = await test.registerStudent();
    const { id } = await made(author, { isPublic: true });
    test.clock.advance({ days: 40 });
    const token = await test.tokenFor(author);
    const other = await test.tokenFor(reader);
    const changed = await test.send('PUT', `/summaries/${id}`, { title: 'Ainda aqui' }, { token });
    expect(changed.status).toBe(200);
    const seen = () => test.send('GET', `/summaries/public/${id}`, undefined, { token: other });
    expect(await seen()).toMatchObject({ status: 200, body: { data: { summary: { title: 'Ainda aqui' } } } });
    await test.send('DELETE', `/summaries/${id}`, undefined, { token });
    expect((await seen()).status).toBe(404);
  });
});

describe('cards from a summary', () => {
  it('are shown before they are kept, or kept at once under its subject', async () => {
    const student = await test.registerStudent();
    const definitions = [
      'A osmose é a passagem da água através de uma membrana semipermeável.',
      'O vacúolo é uma organela que guarda água e sais nas células vegetais.',
      'O citoesqueleto é uma rede de filamentos de proteína que sustenta a célula.',
      'Os ribossomos são estruturas que montam as proteínas da célula.',
    ];
    const { id: summaryId } = await made(student, {
      subject: 'Biologia',
      originalText: `${text} ${definitions.join(' ')}`,
    });
    const { token } = student;
    const shown = await test.call(
      flashcardApi.proposeFromSummary,
      { body: { summaryId, count: 3 } },
      { token },
    );
    expect(shown.body.cards).toHaveLength(3);
    expect((await test.call(flashcardApi.stats, {}, { token })).body.total).toBe(0);
    const kept = await test.call(flashcardApi.fromSummary, { body: { summaryId } }, { token });
    expect(kept.status).toBe(201);
    expect(kept.body.length).toBeGreaterThan(2);
    expect(kept.body[0]).toMatchObject({ subject: 'Biologia', deck: 'Geral' });
  });

  it('need a summary', async () => {
    const { token } = await test.registerStudent();
    expect(await test.send('POST', '/flashcards/from-summary', {}, { token })).toMatchObject({
      status: 400,
      body: { message: 'Escolha um resumo.' },
    });
  });
});
