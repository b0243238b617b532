import { Outlet } from '@tanstack/react-router';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { GenerationTask } from '#shared/contracts/study-plans.ts';
import type { Tier } from '#shared/rules/tiers.ts';
import { addDays } from '#shared/rules/time/study-day.ts';
import { samplePlan } from '#test/support/samples/study-plans.ts';
import { heldAnswer, renderRoutes, someStudent, stubApi } from '#test/support/web.tsx';
import { today } from '#web/lib/today.ts';
import { ToastProvider } from '#web/ui/toast/toast-provider.tsx';
import { CreateStudyPlanPage } from './view.tsx';

const plan = samplePlan();
const task = (changes: Partial<GenerationTask> = {}) => ({
  body: {
    taskId: 't1',
    status: 'processing',
    progress: 20,
    step: 'Lendo',
    result: null,
    message: null,
    ...changes,
  },
});
const failed = task({
  status: 'failed',
  message: 'Erro ao gerar plano de estudos. Tente novamente mais tarde.',
});
const completed = task({ status: 'completed', progress: 100, result: { id: plan.id } });

function open(
  answers: Parameters<typeof stubApi>[0] = {},
  { tier = 'free', at = '/study-plans/create', isTestAccount = false } = {},
) {
  const user = someStudent({ plan: tier as Tier, isTestAccount });
  const calls = stubApi({
    'GET /auth/profile': { body: { data: { user } } },
    'GET /study-plans': { body: { studyPlans: [] } },
    [`GET /study-plans/${plan.id}`]: { body: { data: { studyPlan: plan } } },
    'POST /study-plans/wish': {
      body: { understood: ['Biologia: Genética'], question: '', choices: ['Genética'] },
    },
    ...answers,
  });
  const screens = {
    '/study-plans/create': CreateStudyPlanPage,
    '/study-plans': () => 'Lista',
    '/study-plans/$planId': () => 'O plano',
    '/profile': () => 'Perfil',
  };
  const shown = renderRoutes(screens, {
    at,
    layout: () => (
      <ToastProvider>
        <Outlet />
      </ToastProvider>
    ),
  });
  return { ...shown, calls };
}

/** What was sent, without the readings of the wish: how many there are depends on how fast is typed. */
const posted = (calls: ReturnType<typeof stubApi>) =>
  calls.filter(({ method, path }) => method === 'POST' && path !== '/study-plans/wish');
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Criar Plano' }));
/** Unfolds what can be changed of the proposal, or written without one. */
const adjust = async () => userEvent.click(await screen.findByRole('button', { name: 'Ajustar' }));
async function fill() {
  await adjust();
  await userEvent.type(field('Título'), 'Genética');
  await userEvent.type(field('Matéria'), 'Biologia');
  await userEvent.type(field('Objetivo 1'), 'Entender Mendel');
}

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.useRealTimers());

describe('the creation form', () => {
  it('opens with the keyboard in its first field', async () => {
    const mouse = (media: string) =>
      Object.assign(new EventTarget(), { media, matches: media.includes('hover') });
    vi.stubGlobal('matchMedia', mouse);
    onTestFinished(() => void vi.unstubAllGlobals());
    open();
    const first = await screen.findByLabelText('O que você deseja estudar?');
    await waitFor(() => expect(document.activeElement).toBe(first));
  });

  it('opens with what a link has filled in, and without a date that is none', async () => {
    const exam = addDays(today(), 10);
    open({}, { at: `/study-plans/create?title=Mitose&subject=Biologia&exam=${exam}` });
    const title = await screen.findByLabelText<HTMLInputElement>('Título');
    expect([title.value, field('Matéria').value]).toEqual(['Mitose', 'Biologia']);
    expect(screen.getAllByDisplayValue(exam)).toHaveLength(1);
    cleanup();
    sessionStorage.clear();
    open({}, { at: '/study-plans/create?title=Mitose&exam=2026-13-40' });
    await screen.findByDisplayValue('Mitose');
    expect(screen.queryByDisplayValue('2026-13-40')).toBeNull();
  });

  it('says what is missing under each field and in a summary, and goes to the first', async () => {
    open();
    await adjust();
    await submit();
    const [summary] = await screen.findAllByRole('alert');
    for (const sentence of [
      'O título é obrigatório.',
      'A matéria é obrigatória.',
      'Todos os objetivos devem ser preenchidos',
    ]) {
      expect(screen.getAllByText(sentence)).toHaveLength(2);
      expect(summary?.textContent).toContain(sentence);
    }
    await waitFor(() => expect(document.activeElement).toBe(field('Título')));
  });

  it('keeps the last goal, and sends every one', async () => {
    const { calls } = open({
      'POST /study-plans': { status: 202, body: { taskId: 't1' } },
      'GET /study-plans/status/t1': task(),
    });
    await fill();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Remover o 1º objetivo' }).disabled).toBe(
      true,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Adicionar objetivo' }));
    await userEvent.type(field('Objetivo 2'), 'Resolver heredogramas');
    await userEvent.click(screen.getByRole('radio', { name: /Avançado/ }));
    const exam = addDays(today(), 90);
    fireEvent.change(field('Data da prova (opcional)'), { target: { value: exam } });
    await submit();
    await screen.findByText('Lendo');
    const sent = posted(calls)[0]?.body;
    expect(sent).toMatchObject({
      title: 'Genética',
      subject: 'Biologia',
      difficulty: 'avançado',
      examDate: exam,
      goals: ['Entender Mendel', 'Resolver heredogramas'],
      timeAvailable: 20,
      topicsCount: 20,
      numberOfWeeks: 4,
      includeSchedule: true,
      isAdvanced: false,
    });
  });

  it('adds up the hours of the week, and asks for some', async () => {
    open();
    await adjust();
    const monday = field('Segunda-feira');
    expect(screen.getByText('20h por semana', { selector: 'output' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Meia hora a mais: Segunda-feira' }));
    expect((monday as HTMLInputElement).value).toBe('4.5');
    expect(screen.getByText('20h 30min por semana', { selector: 'output' })).toBeTruthy();
    for (const day of ['Segunda-feira', 'Terça-feira', 'Quarta-feira', 'Quinta-feira', 'Sexta-feira']) {
      await userEvent.clear(field(day));
      await userEvent.type(field(day), '0');
    }
    await submit();
    expect(
      await screen.findAllByText('Defina pelo menos meia hora de estudo em algum dia da semana.'),
    ).toHaveLength(2);
  });

  it.each([
    ['free', '20', '4', 'até 3.000 tokens por resposta, umas 2.200 palavras', true],
    ['basic', '35', '12', 'até 4.000 tokens por resposta, umas 3.000 palavras', true],
    ['premium', '50', '52', 'até 5.000 tokens por resposta, umas 3.700 palavras', false],
  ])('knows what %s allows', async (tier, topics, weeks, budget, isClosed) => {
    open({}, { tier });
    await adjust();
    expect((await screen.findByRole('slider', { name: 'Tópicos' })).getAttribute('max')).toBe(topics);
    expect(screen.getByRole('slider', { name: 'Semanas' }).getAttribute('max')).toBe(weeks);
    expect(screen.getByText(budget)).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Usar IA avançada' }).disabled).toBe(
      isClosed,
    );
    expect(screen.queryByText(/Disponível no plano Premium/) !== null).toBe(isClosed);
  });

  it.each([
    ['free', false, true],
    ['premium', false, false],
    ['free', true, false],
  ])('leads %s (a test account: %s) to the plans: %s', async (tier, isTestAccount, isLinked) => {
    open({}, { tier, isTestAccount });
    await adjust();
    await screen.findByRole('slider', { name: 'Tópicos' });
    const link = screen.queryByRole('link', { name: 'Comparar planos' });
    expect(link?.getAttribute('href')).toBe(isLinked ? '/payments' : undefined);
  });

  it('shows every rule that the server found broken', async () => {
    const errors = [
      'Seu plano permite até 4 semanas.',
      'A data de início pode ficar até 31 dias no passado.',
    ];
    open({ 'POST /study-plans': { status: 422, body: { message: errors[0], code: 'x', errors } } });
    await fill();
    await submit();
    for (const sentence of errors) expect(await screen.findByText(sentence)).toBeTruthy();
    expect(field('Título').value).toBe('Genética');
  });

  it('survives a reload, and can be started anew', async () => {
    open();
    await fill();
    cleanup();
    open();
    await screen.findByText('Recuperamos o que você já tinha preenchido.');
    expect([field('Título').value, field('Objetivo 1').value]).toEqual(['Genética', 'Entender Mendel']);
    await userEvent.click(screen.getByRole('button', { name: 'Começar do zero' }));
    await waitFor(() => expect(field('Título').value).toBe(''));
  });
});

describe('what is understood', () => {
  it('is told once the student pauses, and one press changes the subject', async () => {
    const { calls } = open();
    await adjust();
    await userEvent.type(field('Título'), 'Genética');
    expect(await screen.findByText('Entendi: Biologia: Genética', undefined, { timeout: 3000 })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Genética' }));
    expect(field('Matéria').value).toBe('Genética');
    expect(calls.find(({ path }) => path === '/study-plans/wish')?.body).toEqual({
      title: 'Genética',
      subject: '',
    });
  });
});

describe('suggestions', () => {
  const suggestCall = 'POST /study-plans/ai-suggestions';
  const topics = ['Dolo', 'Culpa', 'Tentativa', 'Concurso', 'Penas', 'Furto', 'Roubo'];
  const levels = {
    iniciante: { description: 'Do zero.', topics },
    intermediário: { description: 'Para seguir.', topics },
    avançado: { description: 'Seis meses.', topics },
  };
  const suggestions = {
    title: 'Penal',
    subject: 'Direito Penal',
    difficulty: 'avançado',
    ...levels.avançado,
    levels,
    question: '',
    choices: ['Direito'],
    notice: 'Seu plano permite até 20 tópicos.',
  };
  const answer = { body: { suggestions, engine: 'local', fallback: 'failed' } };
  const prompt = () => screen.findByLabelText<HTMLInputElement>('O que você deseja estudar?');
  const generate = () => userEvent.click(screen.getByRole('button', { name: 'Gerar sugestões' }));
  const proposed = async () => within(await screen.findByRole('region', { name: 'Penal' }));
  const goals = () => screen.getAllByLabelText<HTMLInputElement>(/^Objetivo \d+$/).map(({ value }) => value);
  const filled = () => ['Título', 'Matéria', 'Descrição (opcional)'].map((label) => field(label).value);
  const asked = (calls: { path: string; body: unknown }[]) =>
    calls.filter(({ path }) => path === '/study-plans/ai-suggestions').map(({ body }) => body);

  it('ask back what they do not know: one press says what is meant, a programme what nobody knows', async () => {
    const nothing = { iniciante: '', intermediário: '', avançado: '' };
    const empty = Object.fromEntries(
      Object.keys(nothing).map((level) => [level, { description: '', topics: [] }]),
    );
    const question = 'Ainda não conheço “dados” bem o bastante. É de alguma destas matérias?';
    const unknown = {
      ...suggestions,
      title: 'Dados',
      subject: '',
      description: '',
      topics: [],
      levels: empty,
      question,
      choices: ['Banco de Dados', 'Ciência de Dados'],
    };
    const { calls } = open({
      [suggestCall]: { body: { suggestions: unknown, engine: 'local', fallback: null } },
    });
    await userEvent.type(await prompt(), 'dados');
    await generate();
    expect(await screen.findByText(question)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Criar Plano' })).toBeNull();
    await adjust();
    expect(filled()).toEqual(['', '', '']);
    await userEvent.click(screen.getByRole('button', { name: 'Banco de Dados' }));
    await waitFor(() => expect(asked(calls)).toHaveLength(2));
    expect(asked(calls)[1]).toMatchObject({ userInput: 'Banco de Dados: dados' });
    // What is asked for stands open.
    await userEvent.type(screen.getByLabelText(/^Ementa, índice ou edital/), 'Modelagem{Enter}SQL');
    await generate();
    await waitFor(() => expect(asked(calls)).toHaveLength(3));
    expect(asked(calls)[2]).toMatchObject({ programme: 'Modelagem\nSQL' });
    await userEvent.click(screen.getByRole('button', { name: 'Tirar o programa' }));
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^Ementa, índice ou edital/).value).toBe('');
  });

  it('take a programme from a file', async () => {
    const file = new File(['1. Modelagem'], 'ementa.txt', { type: 'text/plain' });
    open({ 'POST /study-plans/programme': { body: { programme: '1. Modelagem\n2. SQL' } } });
    await prompt();
    await userEvent.click(screen.getByRole('button', { name: 'Traga o programa' }));
    await userEvent.upload(screen.getByLabelText('Arquivo do programa'), file);
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLTextAreaElement>(/^Ementa, índice ou edital/).value).toBe(
        '1. Modelagem\n2. SQL',
      ),
    );
    expect(screen.getByText('2 linhas')).toBeTruthy();
  });

  it('fill the form, say who wrote them and show what else could be a goal', async () => {
    const held = heldAnswer(answer);
    const { calls } = open({ [suggestCall]: held.answering });
    await userEvent.type(await prompt(), '  Penal na PF ');
    await generate();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Gerando sugestões...' }).disabled).toBe(
      true,
    );
    await held.release();
    await proposed();
    await adjust();
    await waitFor(() => expect(filled()).toEqual(['Penal', 'Direito Penal', 'Seis meses.']));
    expect(goals()).toEqual(topics.slice(0, 5));
    expect(asked(calls)).toEqual([{ userInput: 'Penal na PF', topicsCount: 20, difficulty: 'iniciante' }]);
    expect(screen.getByText('Seu plano permite até 20 tópicos.')).toBeTruthy();
    expect(screen.getByText('Feito sem IA externa. A IA conectada não respondeu.')).toBeTruthy();
    const others = within(screen.getByRole('list', { name: 'Tópicos sugeridos' }));
    expect(others.getAllByRole('listitem').map(({ firstChild }) => firstChild?.textContent)).toEqual([
      'Furto',
      'Roubo',
    ]);
    await userEvent.click(others.getByRole('button', { name: 'Usar como objetivo: Furto' }));
    expect(goals()).toEqual([...topics.slice(0, 5), 'Furto']);
    expect(others.getByText('Já é um objetivo')).toBeTruthy();
    expect(document.activeElement).toBe(others.getByRole('button', { name: 'Usar como objetivo: Roubo' }));
  });

  it('make a short proposal: what was read, goals and size, with one button to take it', async () => {
    const { calls } = open({
      [suggestCall]: answer,
      'POST /study-plans': { status: 202, body: { taskId: 't1' } },
      'GET /study-plans/status/t1': task(),
    });
    await userEvent.type(await prompt(), 'Penal na PF em três semanas');
    expect(screen.queryByRole('button', { name: 'Criar Plano' })).toBeNull();
    await generate();
    const proposal = await proposed();
    for (const text of ['Direito Penal', 'avançado', '7 tópicos · 3 semanas · 20h por semana'])
      expect(proposal.getByText(text)).toBeTruthy();
    expect(proposal.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      topics.slice(0, 5),
    );
    expect(
      await proposal.findByText('Entendi: Biologia: Genética', undefined, { timeout: 3000 }),
    ).toBeTruthy();
    await userEvent.click(proposal.getByRole('button', { name: 'Genética' }));
    expect(proposal.queryByText('Direito Penal')).toBeNull();
    await submit();
    await screen.findByText('Lendo');
    expect(
      calls.find(({ method, path }) => method === 'POST' && path === '/study-plans')?.body,
    ).toMatchObject({
      title: 'Penal',
      subject: 'Genética',
      difficulty: 'avançado',
      numberOfWeeks: 3,
      description: 'Seis meses.',
      goals: topics.slice(0, 5),
    });
  });

  it('that are refused unfold what is wrong, and go there', async () => {
    open({
      [suggestCall]: { body: { ...answer.body, suggestions: { ...suggestions, subject: '' } } },
    });
    await userEvent.type(await prompt(), 'Penal na PF');
    await generate();
    await proposed();
    await submit();
    expect(await screen.findAllByText('A matéria é obrigatória.')).toHaveLength(2);
    await waitFor(() => expect(document.activeElement).toBe(field('Matéria')));
  });

  it('set the level, and are rewritten when another is chosen', async () => {
    open({ [suggestCall]: answer });
    await userEvent.type(await prompt(), 'Penal na PF');
    await generate();
    await adjust();
    await waitFor(() => expect(filled()[2]).toBe('Seis meses.'));
    const level = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });
    expect(level(/^Avançado/).checked).toBe(true);
    await userEvent.click(level(/^Iniciante/));
    expect(filled()).toEqual(['Penal', 'Direito Penal', 'Do zero.']);
    await userEvent.type(field('Descrição (opcional)'), ' E à noite.');
    await userEvent.click(level(/^Intermediário/));
    expect(filled()[2]).toBe('Do zero. E à noite.');
  });

  it('can be taken back: from the notice, which lasts 2.5 s, and then from the panel', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    open({ [suggestCall]: answer });
    await userEvent.type(await prompt(), 'Penal');
    await adjust();
    await userEvent.type(field('Título'), 'Genética');
    await userEvent.type(field('Objetivo 1'), 'Entender Mendel');
    const undo = () => screen.getByRole('button', { name: 'Desfazer' });
    await generate();
    const notice = await screen.findByRole('dialog', { name: 'Sugestões aplicadas.' });
    expect(notice.contains(undo())).toBe(true);
    await userEvent.click(undo());
    await waitFor(() => expect(filled()).toEqual(['Genética', '', '']));
    expect(goals()).toEqual(['Entender Mendel']);
    expect(screen.queryByText('Tópicos sugeridos')).toBeNull();
    expect((await prompt()).value).toBe('Penal');

    await generate();
    await waitFor(() => expect(filled()[0]).toBe('Penal'));
    await act(() => vi.advanceTimersByTimeAsync(3000));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(undo());
    await waitFor(() => expect(filled()).toEqual(['Genética', '', '']));
    expect(goals()).toEqual(['Entender Mendel']);
  });

  it('need three characters, and Enter asks for them without sending the form', async () => {
    const { calls } = open({ [suggestCall]: answer });
    await userEvent.type(await prompt(), ' PF {Enter}');
    const sentence = 'Por favor, digite o que você deseja estudar (mínimo 3 caracteres)';
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect((await prompt()).getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(await prompt());
    expect(screen.queryByText('O título é obrigatório.')).toBeNull();
    expect(asked(calls)).toEqual([]);
    await userEvent.type(await prompt(), 'em 2026{Enter}');
    await proposed();
    expect(screen.queryByText(sentence)).toBeNull();
    expect(posted(calls)).toHaveLength(1);
  });

  it('clear the errors of the fields that they fill', async () => {
    open({ [suggestCall]: answer });
    await userEvent.type(await prompt(), 'Penal');
    await adjust();
    await submit();
    expect(await screen.findAllByText('A matéria é obrigatória.')).toHaveLength(2);
    await generate();
    await waitFor(() => expect(screen.queryByText('A matéria é obrigatória.')).toBeNull());
    expect(screen.queryByText('Todos os objetivos devem ser preenchidos')).toBeNull();
  });

  it.each([
    [
      { status: 503, body: { message: 'O serviço está indisponível.', code: 'x' } },
      'O serviço está indisponível.',
    ],
    [{ status: 500, body: {} }, 'Não foi possível gerar sugestões agora. Tente novamente em instantes.'],
  ])('that do not come say why and change nothing: %#', async (failure, sentence) => {
    open({ [suggestCall]: failure });
    await userEvent.type(await prompt(), 'Penal');
    await adjust();
    await userEvent.type(field('Título'), 'Genética');
    await generate();
    expect((await screen.findByRole('alert')).textContent).toBe(sentence);
    expect((await prompt()).value).toBe('Penal');
    expect(filled()).toEqual(['Genética', '', '']);
  });

  it('survive a reload with their prompt, and are not sent with the form', async () => {
    open({ [suggestCall]: answer });
    await userEvent.type(await prompt(), 'Penal');
    await adjust();
    await userEvent.type(field('Título'), 'Genética');
    await generate();
    await waitFor(() => expect(filled()[0]).toBe('Penal'));
    cleanup();
    const { calls } = open({
      'POST /study-plans': { status: 202, body: { taskId: 't1' } },
      'GET /study-plans/status/t1': task(),
    });
    expect((await prompt()).value).toBe('Penal');
    expect((await proposed()).getAllByRole('listitem')).toHaveLength(5);
    expect(screen.queryByLabelText('Título')).toBeNull();
    expect(screen.getByRole('button', { name: 'Desfazer' })).toBeTruthy();
    await submit();
    await screen.findByText('Lendo');
    const sent = posted(calls)[0]?.body;
    expect(sent).toMatchObject({ title: 'Penal', goals: topics.slice(0, 5) });
    expect(sent).not.toHaveProperty('prompt');
    expect(sent).not.toHaveProperty('suggestions');
  });
});

describe('a generation', () => {
  const at = '/study-plans/create?task=t1';
  const polls = (calls: { path: string }[]) => calls.filter(({ path }) => path.includes('/status/')).length;
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  it('is asked for every 2 s, and leads to the plan 2 s after it is ready', async () => {
    vi.useFakeTimers();
    // Else it would be loaded in real time, of which none passes here.
    await import('#web/ui/toast/toast-host.tsx');
    let answer = task();
    const { calls, address } = open({ 'GET /study-plans/status/t1': () => answer }, { at });
    await pass(100);
    expect(screen.getByText('Lendo')).toBeTruthy();
    expect(screen.getByText('Pode levar até 30 segundos')).toBeTruthy();
    expect(polls(calls)).toBe(1);
    answer = task({ progress: 70, step: 'Montando o cronograma' });
    await pass(2000);
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('70');
    answer = completed;
    await pass(2000);
    expect(screen.getByText('Plano pronto.')).toBeTruthy();
    await pass(200);
    expect(screen.getByText('Plano de estudos criado com sucesso.')).toBeTruthy();
    await pass(1500);
    expect(address()).toBe(at);
    await pass(400);
    expect(address()).toBe(`/study-plans/${plan.id}`);
    await pass(10_000);
    expect(polls(calls)).toBe(3);
  });

  it('keeps asking while the server is out of reach, and stops when the task is unknown', async () => {
    vi.useFakeTimers();
    let answer: { status?: number; body?: unknown } = { status: 0 };
    const { calls } = open({ 'GET /study-plans/status/t1': () => answer }, { at });
    await pass(100);
    expect(screen.getByText('Sem resposta do servidor. Continuamos tentando...')).toBeTruthy();
    await pass(4000);
    expect(polls(calls)).toBe(3);
    answer = { status: 404, body: { message: 'Não encontramos essa geração de plano.', code: 'x' } };
    await pass(10_000);
    expect(polls(calls)).toBe(4);
    expect(screen.getByText('Não encontramos essa geração de plano.')).toBeTruthy();
  });

  it('stops asking once the screen is left', async () => {
    vi.useFakeTimers();
    const { calls, router } = open({ 'GET /study-plans/status/t1': task() }, { at });
    await pass(100);
    await act(() => router.navigate({ to: '/study-plans' }));
    await pass(10_000);
    expect(polls(calls)).toBe(1);
  });

  it('that failed brings the form back as it was filled', async () => {
    const { address } = open({
      'POST /study-plans': { status: 202, body: { taskId: 't1' } },
      'GET /study-plans/status/t1': failed,
    });
    await fill();
    await submit();
    await screen.findByText('Erro ao gerar plano de estudos. Tente novamente mais tarde.');
    expect(address()).toBe(at);
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    await waitFor(() => expect(field('Título').value).toBe('Genética'));
    expect(field('Objetivo 1').value).toBe('Entender Mendel');
  });
});
