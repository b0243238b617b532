import { Outlet } from '@tanstack/react-router';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { sampleSyllabus } from '#test/support/samples/syllabi.ts';
import { sampleReading } from '#test/support/samples/syllabus-answers.ts';
import { heldAnswer, renderRoutes, someStudent, stubApi } from '#test/support/web.tsx';
import { ToastProvider } from '#web/ui/toast/toast-provider.tsx';
import { ReadSyllabusPage } from './view.tsx';

const student = someStudent();
const syllabus = sampleSyllabus();
const readingCall = 'GET /syllabi/readings/r1';
const found = (changes: Parameters<typeof sampleReading>[0] = {}) => ({
  body: {
    reading: sampleReading({
      status: 'completed',
      posts: [{ name: 'Técnico', disciplines: 2, topics: 1234 }],
      ...changes,
    }),
  },
});

function open(answers: Parameters<typeof stubApi>[0] = {}, at = '/syllabi/read') {
  const calls = stubApi({
    'GET /auth/profile': { body: { data: { user: student } } },
    'POST /syllabi/readings': { status: 202, body: { id: 'r1' } },
    [readingCall]: { body: { reading: sampleReading() } },
    'POST /syllabi': { status: 201, body: { data: { syllabus } } },
    ...answers,
  });
  const screens = {
    '/syllabi/read': ReadSyllabusPage,
    '/syllabi': () => 'Lista',
    '/syllabi/$syllabusId/edit': () => 'Correção',
  };
  const layout = () => (
    <ToastProvider>
      <main id="conteudo" tabIndex={-1}>
        <Outlet />
      </main>
    </ToastProvider>
  );
  const shown = renderRoutes(screens, { at, layout });
  const sent = () => calls.filter(({ method }) => method === 'POST');
  return { ...shown, sent };
}

const programme = () => screen.findByLabelText<HTMLTextAreaElement>('Conteúdo programático');
const notice = () => new File(['%PDF'], 'edital.pdf', { type: 'application/pdf' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => sessionStorage.clear());

describe('what is read', () => {
  it('is a file, sent as soon as it is chosen', async () => {
    const { sent, address } = open();
    await programme();
    await userEvent.upload(screen.getByLabelText('Arquivo do edital'), notice());
    await waitFor(() => expect(address()).toBe('/syllabi/read?reading=r1'));
    expect(sent().map(({ path, body }) => [path, Object.keys(Object(body))])).toEqual([
      ['/syllabi/readings', ['file']],
    ]);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
  });

  it('may be a picture of a page, and nothing that is neither document nor picture', async () => {
    const { sent, address } = open();
    await programme();
    expect(screen.getByText(/imagem \(PNG ou JPEG\).*fotografado/)).toBeTruthy();
    const user = userEvent.setup({ applyAccept: false });
    const input = screen.getByLabelText<HTMLInputElement>('Arquivo do edital');
    await user.upload(input, new File(['GIF'], 'edital.gif', { type: 'image/gif' }));
    expect((await screen.findByRole('alert')).textContent).toContain('nem imagem (PNG ou JPEG)');
    expect(sent()).toEqual([]);
    await userEvent.upload(input, new File(['PNG'], 'pagina.jpg', { type: 'image/jpeg' }));
    await waitFor(() => expect(address()).toBe('/syllabi/read?reading=r1'));
    expect(sent().map(({ path }) => path)).toEqual(['/syllabi/readings']);
  });

  it('is a pasted text; a blank one is not sent', async () => {
    const { sent, address } = open();
    await programme();
    await press('Ler o texto');
    expect(await screen.findByText('Cole o programa do edital.')).toBeTruthy();
    expect(document.activeElement).toBe(await programme());
    await userEvent.type(await programme(), 'Crase.');
    await press('Ler o texto');
    await waitFor(() => expect(address()).toBe('/syllabi/read?reading=r1'));
    expect(sent().map(({ body }) => body)).toEqual([{ text: 'Crase.' }]);
  });

  it('may be nothing: the syllabus begins empty', async () => {
    const { sent } = open();
    await programme();
    await press('Começar vazio');
    expect(await screen.findByText('Correção')).toBeTruthy();
    expect(sent().map(({ path, body }) => [path, body])).toEqual([['/syllabi', {}]]);
  });

  it('that could not be sent says so, stays, and is sent again', async () => {
    let turn = 0;
    const { sent, address } = open({
      'POST /syllabi/readings': () => (turn++ === 0 ? { status: 0 } : { status: 202, body: { id: 'r1' } }),
    });
    await userEvent.type(await programme(), 'Crase.');
    await press('Ler o texto');
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Não foi possível falar com o servidor.',
    );
    expect((await programme()).value).toBe('Crase.');
    await press('Tentar de novo');
    await waitFor(() => expect(address()).toBe('/syllabi/read?reading=r1'));
    expect(sent()).toHaveLength(2);
  });
});

describe('a reading', () => {
  it('says what is being done, in true steps', async () => {
    const answers = [
      sampleReading(),
      sampleReading({ step: 'scanning', done: 3, total: 12 }),
      sampleReading({ step: 'understanding' }),
      sampleReading({ step: 'saving' }),
    ];
    open(
      { [readingCall]: () => ({ body: { reading: answers.shift() ?? sampleReading() } }) },
      '/syllabi/read?reading=r1',
    );
    for (const words of [
      'Lendo o arquivo',
      'Reconhecendo a página 4 de 12',
      'Separando disciplinas e tópicos',
      'Guardando o que achamos',
    ])
      expect(await screen.findByText(words, {}, { timeout: 10_000 })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ver meus editais' })).toBeTruthy();
  });

  it('that failed says why, and what was pasted is still there', async () => {
    sessionStorage.setItem(`syllabusProgramme.${student.id}`, 'Crase.');
    const message = 'Não achamos um programa nesse texto.';
    const { sent } = open(
      { [readingCall]: { body: { reading: sampleReading({ status: 'failed', message }) } } },
      '/syllabi/read?reading=r1',
    );
    expect((await screen.findByRole('alert')).textContent).toContain(message);
    expect((await programme()).value).toBe('Crase.');
    expect(screen.getByRole('button', { name: 'Escolher arquivo' })).toBeTruthy();
    await press('Ler o texto');
    await waitFor(() => expect(sent().map(({ body }) => body)).toEqual([{ text: 'Crase.' }]));
  });
});

describe('what was found', () => {
  it('asks which days are the student’s where the notice gives several', async () => {
    const examDates = ['2998-11-01', '2998-11-08', '2998-12-06'];
    const { sent } = open({ [readingCall]: found({ examDates }) }, '/syllabi/read?reading=r1');
    expect(await screen.findByText('01/11/2998, 08/11/2998 e 06/12/2998')).toBeTruthy();
    const days = within(screen.getByRole('group', { name: 'Em que dias você faz prova?' }));
    expect(days.getAllByRole('checkbox', { checked: true })).toHaveLength(3);
    await userEvent.click(days.getByRole('checkbox', { name: /^08\/11\/2998/ }));
    await press('Conferir edital');
    await waitFor(() =>
      expect(sent().map(({ body }) => body)).toEqual([
        { readingId: 'r1', post: 0, examDate: '2998-11-01', otherExamDates: ['2998-12-06'] },
      ]),
    );
  });

  it('is shown, and made a syllabus that is looked over', async () => {
    sessionStorage.setItem(`syllabusProgramme.${student.id}`, 'Crase.');
    const { sent, address } = open(
      {
        [readingCall]: found({
          examDate: '2020-11-17',
          examDates: ['2020-11-17'],
          registration: { from: '2026-09-06', to: '2026-10-03' },
        }),
      },
      '/syllabi/read?reading=r1',
    );
    for (const text of ['2 disciplinas · 1.234 tópicos', '17/11/2020 (já passou)', '06/09/2026 a 03/10/2026'])
      expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
    await press('Conferir edital');
    await waitFor(() => expect(address()).toBe(`/syllabi/${syllabus.id}/edit`));
    expect(sent().map(({ body }) => body)).toEqual([{ readingId: 'r1', post: 0, examDate: null }]);
    expect(sessionStorage.getItem(`syllabusProgramme.${student.id}`)).toBeNull();
  });

  it.each([
    [{ fallback: null, lines: 0 }, 'Nada a corrigir nos trechos em dúvida'],
    [{ fallback: null, lines: 1 }, '1 linha corrigida'],
    [{ fallback: 'failed' as const, lines: 0 }, 'A IA conectada não respondeu.'],
    [{ fallback: 'failed' as const, lines: 12 }, '12 linhas corrigidas. A IA conectada não respondeu.'],
  ])('says what the connected model did: %j', async (check, words) => {
    open({ [readingCall]: found({ check }) }, '/syllabi/read?reading=r1');
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.getByText('Conferência da IA')).toBeTruthy();
  });

  it('for many posts asks for one, which can be searched', async () => {
    const posts = Array.from({ length: 12 }, (_, at) => ({
      name: `Analista ${at + 1}`,
      disciplines: 5,
      topics: at,
    }));
    const { sent } = open({ [readingCall]: found({ posts }) }, '/syllabi/read?reading=r1');
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Buscar cargo' }), '12');
    await press('Conferir edital');
    expect(await screen.findByText('Escolha o cargo.')).toBeTruthy();
    const group = within(screen.getByRole('group', { name: 'Cargo' }));
    expect(group.getAllByRole('radio')).toHaveLength(1);
    await userEvent.click(group.getByRole('radio', { name: /^Analista 12/ }));
    await press('Conferir edital');
    expect(await screen.findByText('Correção')).toBeTruthy();
    expect(sent().map(({ body }) => body)).toEqual([{ readingId: 'r1', post: 11, examDate: null }]);
  });

  it('can be left for another notice', async () => {
    const { address } = open({ [readingCall]: found() }, '/syllabi/read?reading=r1');
    await screen.findByText('O que achamos');
    await press('Enviar outro');
    await waitFor(() => expect(address()).toBe('/syllabi/read'));
    expect(await programme()).toBeTruthy();
  });

  it('that could not be made a syllabus says why', async () => {
    const held = heldAnswer({ status: 404, body: { message: 'Essa leitura não existe mais.' } });
    open({ [readingCall]: found(), 'POST /syllabi': held.answering }, '/syllabi/read?reading=r1');
    await screen.findByText('O que achamos');
    await press('Conferir edital');
    expect(await screen.findByRole('button', { name: 'Criando...' })).toBeTruthy();
    await held.release();
    expect((await screen.findByRole('alert')).textContent).toContain('Essa leitura não existe mais.');
  });
});
