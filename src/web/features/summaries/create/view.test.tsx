import { Outlet } from '@tanstack/react-router';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { summaryFileName } from '#shared/rules/text/summary-file-name.ts';
import type { Tier } from '#shared/rules/tiers.ts';
import { sampleSummary, sampleTask } from '#test/support/samples/summaries.ts';
import { heldAnswer, renderRoutes, someStudent, stubApi } from '#test/support/web.tsx';
import { ToastProvider } from '#web/ui/toast/toast-provider.tsx';
import { CreateSummaryPage } from './view.tsx';

const student = someStudent();
const summary = sampleSummary();
const createCall = 'POST /summaries';
const taskCall = 'GET /summaries/tasks/t1';
const started = { status: 202, body: { taskId: 't1' } };
const completed = { body: sampleTask({ status: 'completed', summaryId: summary.id }) };

function open(
  answers: Parameters<typeof stubApi>[0] = {},
  { plan = 'free', at = '/summaries/create' }: { plan?: Tier; at?: string } = {},
) {
  const calls = stubApi({
    'GET /auth/profile': { body: { data: { user: { ...student, plan } } } },
    [createCall]: started,
    [taskCall]: { body: sampleTask() },
    [`GET /summaries/${summary.id}`]: { body: { data: { summary } } },
    [`GET /summaries/${summary.id}/pdf`]: { file: '%PDF' },
    ...answers,
  });
  const screens = {
    '/summaries/create': CreateSummaryPage,
    '/summaries': () => 'Lista',
    '/summaries/$summaryId': () => 'O resumo',
  };
  const layout = () => (
    <ToastProvider>
      <main id="conteudo" tabIndex={-1}>
        <Outlet />
      </main>
    </ToastProvider>
  );
  const shown = renderRoutes(screens, { at, layout });
  const sent = () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
  return { ...shown, sent };
}

const title = () => screen.findByLabelText<HTMLInputElement>('Título (opcional)');
const text = () => screen.getByLabelText<HTMLTextAreaElement>('Texto original (opcional)');
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Criar' }));
const inputAs = (name: 'Texto' | 'PDF') =>
  userEvent.click(
    within(screen.getByRole('group', { name: 'Entrada' })).getByRole('radio', { name: RegExp(name) }),
  );
const outputAs = (name: 'Texto' | 'PDF') =>
  userEvent.click(
    within(screen.getByRole('group', { name: 'Formato' })).getByRole('radio', { name: RegExp(`^${name}`) }),
  );
const pick = (file: File) => userEvent.upload(screen.getByLabelText('Arquivo para resumir'), file);
const aula = (size = 4) => new File(['x'.repeat(size)], 'aula.pdf', { type: 'application/pdf' });

/** What the browser is asked to save. */
function watchDownloads() {
  const saved: string[] = [];
  URL.createObjectURL = () => 'blob:resumo';
  URL.revokeObjectURL = () => {};
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  return saved;
}

beforeEach(() => sessionStorage.clear());

describe('the creation form', () => {
  it('opens with the keyboard in its first field', async () => {
    const mouse = (media: string) =>
      Object.assign(new EventTarget(), { media, matches: media.includes('hover') });
    vi.stubGlobal('matchMedia', mouse);
    onTestFinished(() => void vi.unstubAllGlobals());
    open();
    const first = await screen.findByLabelText('Título (opcional)');
    await waitFor(() => expect(document.activeElement).toBe(first));
  });

  it('opens on the defaults, with the ten main subjects first', async () => {
    open();
    await title();
    const subject = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Matéria' });
    expect(subject.value).toBe('Outro');
    expect([...subject.options].slice(0, 10).map(({ value }) => value)).toEqual([
      'Matemática',
      'Física',
      'Química',
      'Biologia',
      'História',
      'Geografia',
      'Literatura',
      'Filosofia',
      'Sociologia',
      'Outro',
    ]);
    expect(subject.options.length).toBeGreaterThan(100);
    const slider = screen.getByRole('slider', { name: 'Tamanho máximo' });
    expect(['min', 'max', 'aria-valuetext'].map((name) => slider.getAttribute(name))).toEqual([
      '100',
      '2000',
      '500 palavras',
    ]);
  });

  it('sends a text, counted while it is written', async () => {
    const held = heldAnswer(started);
    const { sent, address } = open({ [createCall]: held.answering });
    await userEvent.type(await title(), 'Luz');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Matéria' }), 'Biologia');
    await userEvent.type(text(), 'A clorofila absorve a luz.');
    expect(await screen.findByText('5 palavras')).toBeTruthy();
    await userEvent.type(screen.getByLabelText('Tags (opcional)'), 'enem,');
    await submit();
    expect(
      (await screen.findByRole<HTMLButtonElement>('button', { name: 'Gerando Resumo...' })).disabled,
    ).toBe(true);
    await held.release();
    await waitFor(() => expect(address()).toBe('/summaries/create?task=t1'));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
    expect(sent()).toEqual([
      {
        title: 'Luz',
        subject: 'Biologia',
        originalText: 'A clorofila absorve a luz.',
        maxLength: 500,
        automaticLength: true,
        tags: ['enem'],
        outputFormat: 'text',
        isPublic: false,
      },
    ]);
  });

  it('says what becomes of the length that nobody chooses, and sends the one that is chosen', async () => {
    const { sent } = open();
    await title();
    const hint = 'Sem mexer aqui, o resumo fica com até um terço do texto, e no máximo 500 palavras.';
    expect(screen.getByText(hint)).toBeTruthy();
    const slider = screen.getByRole('slider', { name: 'Tamanho máximo' });
    slider.focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.queryByText(hint)).toBeNull();
    await userEvent.type(text(), 'A clorofila absorve a luz.');
    await submit();
    await waitFor(() => expect(sent()).toMatchObject([{ maxLength: 510, automaticLength: false }]));
  });

  it('sends a document as a form', async () => {
    const { sent } = open();
    await userEvent.type(await title(), 'Luz');
    await inputAs('PDF');
    expect(screen.getByText('PDF, Word ou texto, até 20 MB e 500 páginas')).toBeTruthy();
    await pick(aula());
    expect(await screen.findByText('aula.pdf')).toBeTruthy();
    await submit();
    await screen.findByText('Na fila, começa em instantes');
    const [{ pdf, ...fields }] = sent() as [Record<string, unknown>];
    expect(fields).toMatchObject({
      title: 'Luz',
      tags: '[]',
      maxLength: '500',
      automaticLength: 'true',
      isPublic: 'false',
    });
    expect((pdf as File).name).toBe('aula.pdf');
  });

  it('refuses an empty document and one that is too large, and keeps the one before', async () => {
    open();
    await title();
    await inputAs('PDF');
    await pick(aula());
    await screen.findByText('aula.pdf');
    await pick(new File([], 'vazio.pdf'));
    expect((await screen.findByRole('alert')).textContent).toBe('O arquivo está vazio.');
    const input = screen.getByLabelText('Arquivo para resumir');
    await userEvent.setup({ applyAccept: false }).upload(input, new File(['x'], 'aula.exe'));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Este arquivo não é PDF, Word (DOCX ou DOC) nem texto (TXT ou MD).',
    );
    const large = new File(['x'], 'grande.pdf');
    Object.defineProperty(large, 'size', { value: 20 * 1024 * 1024 + 1 });
    await pick(large);
    expect((await screen.findByRole('alert')).textContent).toBe('O arquivo pode ter até 20 MB.');
    expect(screen.getByText('aula.pdf')).toBeTruthy();
  });

  it('says that without a text the title is summarised', async () => {
    open();
    await userEvent.type(await title(), 'Fotossíntese');
    expect(
      screen.getByText('Sem texto nem arquivo, tentamos escrever sobre o título: “Fotossíntese”.'),
    ).toBeTruthy();
    await userEvent.type(text(), 'Um texto');
    expect(screen.queryByText(/Sem texto nem arquivo/)).toBeNull();
  });

  it('clears the text when a document is given instead, and puts it back', async () => {
    open();
    await title();
    await userEvent.type(text(), 'A luz.');
    await inputAs('PDF');
    expect(await screen.findByText('O texto foi removido.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Desfazer' }));
    expect(text().value).toBe('A luz.');
  });

  it('clears the document when a text is given instead, and puts it back', async () => {
    open();
    await title();
    await inputAs('PDF');
    await pick(aula());
    await screen.findByText('aula.pdf');
    await inputAs('Texto');
    expect(text().value).toBe('');
    await userEvent.click(await screen.findByRole('button', { name: 'Desfazer' }));
    expect(await screen.findByText('aula.pdf')).toBeTruthy();
  });

  it('says nothing about an input that was empty', async () => {
    open();
    await title();
    await inputAs('PDF');
    await inputAs('Texto');
    expect(screen.queryByText(/foi removido/)).toBeNull();
  });

  it('says what is wrong under the field and in a summary, and goes there', async () => {
    const { sent } = open();
    fireEvent.change(await title(), { target: { value: 'x'.repeat(161) } });
    await submit();
    expect(await screen.findAllByText('O título pode ter até 160 caracteres.')).toHaveLength(2);
    await waitFor(async () => expect(document.activeElement).toBe(await title()));
    expect(sent()).toEqual([]);
  });

  it.each<[Tier, string, boolean]>([
    ['free', 'Disponível no Premium', true],
    ['basic', 'Tornar público', false],
    ['premium', 'Tornar público', false],
  ])('lets the %s plan share or not', async (plan, name, disabled) => {
    open({}, { plan });
    await title();
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name }).disabled).toBe(disabled);
  });

  it('survives a reload, but for the file, which it says', async () => {
    open();
    await userEvent.type(await title(), 'Luz');
    await inputAs('PDF');
    await pick(aula());
    await screen.findByText('aula.pdf');
    cleanup();
    open();
    expect((await title()).value).toBe('Luz');
    expect(screen.getByText(/O arquivo não fica guardado: escolha-o de novo\./)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Começar do zero' }));
    expect((await title()).value).toBe('');
  });

  it.each([
    [
      { status: 422, body: { message: 'Não há texto neste arquivo.', code: 'x' } },
      'Não há texto neste arquivo.',
    ],
    [{ status: 500 }, 'Não foi possível criar o resumo. Tente novamente mais tarde.'],
  ])('that the server refuses says why and keeps everything: %#', async (failure, sentence) => {
    open({ [createCall]: failure });
    await userEvent.type(await title(), 'Luz');
    await inputAs('PDF');
    await pick(aula());
    await screen.findByText('aula.pdf');
    await submit();
    expect((await screen.findByRole('alert')).textContent).toBe(sentence);
    expect((await title()).value).toBe('Luz');
    expect(screen.getByText('aula.pdf')).toBeTruthy();
  });

  it('can be left', async () => {
    open();
    await title();
    await userEvent.click(screen.getByRole('link', { name: 'Cancelar' }));
    expect(await screen.findByText('Lista')).toBeTruthy();
  });
});

describe('a creation', () => {
  it('shows what is being done, the text as it is written, and ends on the summary', async () => {
    const steps = [
      sampleTask({ step: 'reading', done: 1, total: 5 }),
      sampleTask({ step: 'writing', written: 'A **clorofila**' }),
      sampleTask({ status: 'completed', summaryId: summary.id }),
    ];
    open({ [taskCall]: () => ({ body: steps.length > 1 ? steps.shift() : steps[0] }) });
    await userEvent.type(await title(), 'Luz');
    await submit();
    expect(await screen.findByText('Lendo parte 2 de 5')).toBeTruthy();
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('1 de 5 partes');
    expect(await screen.findByText('Escrevendo o resumo')).toBeTruthy();
    expect(screen.getByRole('log', { name: 'Resumo até agora' }).textContent).toContain('clorofila');
    expect(await screen.findByText('O resumo')).toBeTruthy();
    expect(await screen.findByText('Resumo criado.')).toBeTruthy();
    expect(sessionStorage.length).toBe(0);
  });

  it('asked for as PDF downloads it and ends on the list', async () => {
    const saved = watchDownloads();
    open({ [taskCall]: completed });
    await userEvent.type(await title(), 'Luz');
    await outputAs('PDF');
    await submit();
    expect(await screen.findByText('Lista')).toBeTruthy();
    await waitFor(() => expect(saved).toEqual([summaryFileName('Luz')]));
  });

  it('whose PDF fails says so, and it can be asked for again', async () => {
    const saved = watchDownloads();
    let turn = 0;
    open({
      [taskCall]: completed,
      [`GET /summaries/${summary.id}/pdf`]: () => (turn++ === 0 ? { status: 500 } : { file: '%PDF' }),
    });
    await userEvent.type(await title(), 'Luz');
    await outputAs('PDF');
    await submit();
    await screen.findAllByText('Não foi possível gerar o PDF.');
    await userEvent.click(screen.getByText('Tentar novamente'));
    await waitFor(() => expect(saved).toEqual([summaryFileName('Luz')]));
  });

  it('that fails leaves everything that was given, the document too', async () => {
    const message = 'Não foi possível criar o resumo. Tente novamente mais tarde.';
    open({ [taskCall]: { body: sampleTask({ status: 'failed', message }) } });
    await userEvent.type(await title(), 'Luz');
    await inputAs('PDF');
    await pick(aula());
    await screen.findByText('aula.pdf');
    await submit();
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect((await title()).value).toBe('Luz');
    expect(screen.getByText('aula.pdf')).toBeTruthy();
  });

  it('that fails after a reload still gives back what was typed', async () => {
    const held = heldAnswer({ body: sampleTask({ status: 'failed', message: 'Falhou.' }) });
    open();
    await userEvent.type(await title(), 'Luz');
    await submit();
    await screen.findByText('Na fila, começa em instantes');
    cleanup();
    open({ [taskCall]: held.answering }, { at: '/summaries/create?task=t1' });
    expect(await screen.findByText('Carregando...')).toBeTruthy();
    await held.release();
    await userEvent.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
    expect((await title()).value).toBe('Luz');
  });

  it('that the server does not know says so', async () => {
    open(
      { [taskCall]: { status: 404, body: { message: 'x', code: 'summaries.task_not_found' } } },
      {
        at: '/summaries/create?task=t1',
      },
    );
    expect((await screen.findByRole('alert')).textContent).toBe('Não encontramos essa criação de resumo.');
  });

  it('goes on being followed while the server is out of reach', async () => {
    let turn = 0;
    open(
      { [taskCall]: () => (turn++ === 1 ? { status: 0 } : { body: sampleTask() }) },
      { at: '/summaries/create?task=t1' },
    );
    expect(await screen.findByText(/Sem resposta do servidor/)).toBeTruthy();
    await waitFor(() => expect(screen.queryByText(/Sem resposta/)).toBeNull());
  });
});
