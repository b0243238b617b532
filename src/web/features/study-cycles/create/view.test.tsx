import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { CycleDraft } from '#shared/contracts/syllabi.ts';
import { addDays } from '#shared/rules/time/study-day.ts';
import { sampleCycle } from '#test/support/samples/study-cycles.ts';
import { heldAnswer, renderRoutes, someStudent, stubApi } from '#test/support/web.tsx';
import { today } from '#web/lib/today.ts';
import { CreateStudyCyclePage } from './view.tsx';

const at = '/study-cycles/create';
const generate = 'POST /study-cycles/generate';
const suggest = 'POST /study-cycles/subject-suggestions';
const made = { status: 201, body: { cycle: sampleCycle() } };
const suggested = {
  body: {
    engine: 'local',
    fallback: 'failed',
    subjects: [
      { name: 'Biologia', difficulty: 4, priority: 5 },
      { name: 'Química', difficulty: 2, priority: 1 },
    ],
  },
};

async function open(answers: Parameters<typeof stubApi>[0] = {}, search = '') {
  const calls = stubApi({
    'GET /auth/profile': { body: { data: { user: someStudent() } } },
    ...answers,
  });
  const shown = renderRoutes(
    { [at]: CreateStudyCyclePage, '/study-cycles': () => 'A lista' },
    { at: at + search },
  );
  await screen.findByRole('form', { name: 'Criar ciclo de estudos' });
  const sent = () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
  return { ...shown, calls, sent };
}
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const change = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const click = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const submit = () => click('Criar Ciclo');
async function fill() {
  await userEvent.type(field('Nome do ciclo'), 'Enem 2026');
  await userEvent.type(field('Matéria 1'), 'Matemática');
}
const forecast = () => within(screen.getByRole('region', { name: 'Seu ciclo em números' }));

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.useRealTimers());

describe('the form', () => {
  it('opens with the keyboard in its first field', async () => {
    const mouse = (media: string) =>
      Object.assign(new EventTarget(), { media, matches: media.includes('hover') });
    vi.stubGlobal('matchMedia', mouse);
    onTestFinished(() => void vi.unstubAllGlobals());
    await open();
    const first = await screen.findByLabelText('Nome do ciclo');
    await waitFor(() => expect(document.activeElement).toBe(first));
  });

  it('opens with the defaults', async () => {
    await open();
    expect(
      ['Duração (semanas)', 'Bloco de estudo (minutos)', 'Intervalo (minutos)', 'Data de início'].map(
        (label) => field(label).value,
      ),
    ).toEqual(['4', '50', '10', today()]);
    expect([field('Hora de começar').value, field('Data da prova (opcional)').value]).toEqual(['08:00', '']);
    expect(field('Dificuldade da matéria 1').value).toBe('3');
    expect(field('Prioridade da matéria 1').value).toBe('3');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Calendário/ }).checked).toBe(true);
    expect(screen.getByRole('radio', { name: /Sequência\s*Os blocos seguem uma ordem/ })).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('switch').checked).toBe(false);
  });

  it('says everything that is missing at once, and goes to the first', async () => {
    const { sent } = await open();
    change('Data de início', '');
    for (const day of ['Segunda', 'Terça', 'Quarta', 'Quinta', 'Sexta']) change(`${day}-feira`, '0');
    await click('Adicionar matéria');
    await submit();
    const summary = await screen.findByRole('alert');
    const sentences = [
      'O nome do ciclo é obrigatório.',
      'O nome de todas as matérias é obrigatório quando não se usa a IA.',
      'Você deve definir pelo menos algumas horas de estudo em algum dia da semana.',
      'A data de início é obrigatória.',
    ];
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(sentences);
    expect(screen.getAllByText(sentences[1] ?? '')).toHaveLength(3);
    expect(field('Matéria 2').getAttribute('aria-invalid')).toBe('true');
    await waitFor(() => expect(document.activeElement).toBe(field('Nome do ciclo')));
    expect(sent()).toEqual([]);
  });

  it('asks for the focus when the AI chooses', async () => {
    await open();
    await userEvent.type(field('Nome do ciclo'), 'Enem');
    await userEvent.click(screen.getByRole('switch', { name: 'Usar IA para sugerir matérias' }));
    expect(screen.queryByLabelText('Matéria 1')).toBeNull();
    await submit();
    expect(
      await screen.findAllByText('O foco do estudo é obrigatório ao usar a IA para sugerir matérias.'),
    ).toHaveLength(2);
    await waitFor(() => expect(document.activeElement).toBe(field('Foco do estudo')));
    await userEvent.click(screen.getByRole('switch'));
    await userEvent.type(field('Matéria 1'), 'Física');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('keeps the last subject, and names each of its bounds', async () => {
    await open();
    const remove = (position: number) =>
      screen.getByRole<HTMLButtonElement>('button', { name: `Remover a matéria ${position}` });
    expect(remove(1).disabled).toBe(true);
    await click('Adicionar matéria');
    expect(remove(1).disabled).toBe(false);
    await userEvent.click(remove(2));
    expect([screen.queryByLabelText('Matéria 2'), remove(1).disabled]).toEqual([null, true]);
    change('Domingo', '-2');
    expect(field('Domingo').value).toBe('0');
    expect([field('Domingo').min, field('Domingo').step]).toEqual(['0', '0.5']);
    expect([field('Duração (semanas)').min, field('Bloco de estudo (minutos)').min]).toEqual(['1', '15']);
    expect(field('Intervalo (minutos)').min).toBe('5');
  });

  it('estimates what the cycle would be', async () => {
    await open();
    expect(forecast().getByText('40 blocos, cerca de 10 por semana')).toBeTruthy();
    await fill();
    expect(await forecast().findByText('Matemática')).toBeTruthy();
    expect(forecast().getByText('33h 20min')).toBeTruthy();
    change('Duração (semanas)', '1');
    expect(await forecast().findByText('8h 20min')).toBeTruthy();
    change('Duração (semanas)', '');
    expect(await forecast().findAllByText('A definir')).toHaveLength(2);
  });

  it('keeps what was typed over a reload, and starts anew when asked to', async () => {
    await open();
    await fill();
    cleanup();
    await open();
    expect(screen.getByText('Recuperamos o que você já tinha preenchido.')).toBeTruthy();
    expect([field('Nome do ciclo').value, field('Matéria 1').value]).toEqual(['Enem 2026', 'Matemática']);
    await click('Começar do zero');
    expect([field('Nome do ciclo').value, field('Matéria 1').value]).toEqual(['', '']);
    cleanup();
    await open();
    expect(screen.queryByText('Recuperamos o que você já tinha preenchido.')).toBeNull();
  });
});

describe('suggested subjects', () => {
  const ask = async (focus = 'Enem') => {
    await userEvent.type(field('Nome do ciclo'), 'Enem 2026');
    await userEvent.click(screen.getByRole('switch'));
    if (focus) await userEvent.type(field('Foco do estudo'), focus);
    await click('Ver matérias sugeridas');
  };

  it('can be seen and changed, and are sent as subjects', async () => {
    const { sent } = await open({ [suggest]: suggested, [generate]: made });
    await ask();
    expect(await screen.findByDisplayValue('Biologia')).toBe(field('Matéria 1'));
    expect(field('Dificuldade da matéria 1').value).toBe('4');
    expect(screen.getByText('Matérias sugeridas sem IA externa. A IA conectada não respondeu.')).toBeTruthy();
    await userEvent.selectOptions(field('Prioridade da matéria 1'), '2 · Baixa');
    await click('Remover a matéria 2');
    await submit();
    await screen.findByText('Ciclo “Enem 2026” criado com sucesso.');
    expect(sent()[0]).toEqual({ studyFocus: 'Enem' });
    expect(sent()[1]).toMatchObject({
      useAIForSubjects: false,
      studyFocus: 'Enem',
      subjects: [{ name: 'Biologia', difficulty: 4, priority: 2 }],
    });
  });

  it('need a focus first', async () => {
    await open();
    await ask('');
    expect(
      screen.getByText('O foco do estudo é obrigatório ao usar a IA para sugerir matérias.'),
    ).toBeTruthy();
    expect(document.activeElement).toBe(field('Foco do estudo'));
  });

  it('are left to the AI when nobody has looked', async () => {
    const { sent } = await open({ [generate]: made });
    await userEvent.type(field('Nome do ciclo'), 'Enem 2026');
    await userEvent.click(screen.getByRole('switch'));
    await userEvent.type(field('Foco do estudo'), 'Direito Constitucional');
    await submit();
    await screen.findByText('Ciclo “Enem 2026” criado com sucesso.');
    expect(sent()[0]).toMatchObject({ useAIForSubjects: true, studyFocus: 'Direito Constitucional' });
    expect(sent()[0]).not.toHaveProperty('subjects');
  });

  it('that fail say why, and lose nothing', async () => {
    const sentence = 'Muitas tentativas em pouco tempo. Aguarde 9 s e tente novamente.';
    const answers = [{ status: 429, body: { message: sentence } }, suggested];
    await open({ [suggest]: () => answers.shift() ?? {} });
    await userEvent.type(field('Matéria 1'), 'Latim');
    await ask();
    expect((await screen.findByRole('alert')).textContent).toBe(sentence);
    await click('Ver matérias sugeridas');
    expect(await screen.findByDisplayValue('Química')).toBeTruthy();
    await userEvent.click(screen.getByRole('switch'));
    expect(field('Matéria 1').value).toBe('Latim');
  });
});

describe('a cycle', () => {
  it('is sent with everything the form holds', async () => {
    const { sent } = await open({ [generate]: made });
    await fill();
    await userEvent.selectOptions(field('Dificuldade da matéria 1'), '5 · Máxima');
    change('Sábado', '3.5');
    change('Hora de começar', '06:30');
    const exam = addDays(today(), 90);
    change('Data da prova (opcional)', exam);
    await userEvent.click(screen.getByRole('radio', { name: /Sequência/ }));
    await submit();
    await screen.findByText('Ciclo “Enem 2026” criado com sucesso.');
    expect(sent()).toEqual([
      {
        name: 'Enem 2026',
        useAIForSubjects: false,
        studyFocus: '',
        subjects: [{ name: 'Matemática', difficulty: 5, priority: 3 }],
        weeklySchedule: {
          sunday: 0,
          monday: 2,
          tuesday: 2,
          wednesday: 2,
          thursday: 2,
          friday: 2,
          saturday: 3.5,
        },
        cycleDurationInWeeks: 4,
        studyBlockSize: 50,
        breakSize: 10,
        startDate: today(),
        startsAt: '06:30',
        mode: 'sequence',
        examDate: exam,
      },
    ]);
  });

  it('that was made empties the form and opens the list after 2 s', async () => {
    const held = heldAnswer(made);
    const { address } = await open({ [generate]: held.answering });
    await fill();
    await submit();
    expect(screen.getByRole('button', { name: 'Gerando ciclo...' })).toBeTruthy();
    vi.useFakeTimers();
    await held.release();
    await act(() => vi.advanceTimersByTimeAsync(10));
    expect(screen.getByText('Ciclo “Enem 2026” criado com sucesso.')).toBeTruthy();
    expect([field('Nome do ciclo').value, field('Matéria 1').value]).toEqual(['', '']);
    expect(sessionStorage.length).toBe(0);
    await act(() => vi.advanceTimersByTimeAsync(1900));
    expect(address()).toBe(at);
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(address()).toBe('/study-cycles');
  });

  it('that was made leads to the list at once for who does not wait', async () => {
    const { address } = await open({ [generate]: made });
    await fill();
    await submit();
    await userEvent.click(await screen.findByRole('link', { name: 'Ver ciclos' }));
    expect(address()).toBe('/study-cycles');
  });

  it.each<[string, object, string[]]>([
    [
      'every rule',
      { status: 422, body: { message: 'Um.', errors: ['Um.', 'Dois.'] } },
      ['Falha ao criar o ciclo. Verifique os dados e tente novamente.', 'Um.; Dois.'],
    ],
    ['the message', { status: 429, body: { message: 'Aguarde 9 s.' } }, ['Aguarde 9 s.']],
    [
      'the network',
      { status: 0 },
      ['Não foi possível falar com o servidor. Verifique sua conexão e tente novamente.'],
    ],
    ['no reason', { status: 500 }, ['Erro desconhecido ao gerar ciclo.']],
  ])('that failed says %s, and the form stays', async (_, answer, sentences) => {
    await open({ [generate]: answer });
    await fill();
    await submit();
    const alert = await screen.findByRole('alert');
    for (const sentence of sentences) expect(within(alert).getByText(sentence)).toBeTruthy();
    expect(field('Nome do ciclo').value).toBe('Enem 2026');
  });
});

describe('a cycle of a syllabus', () => {
  const syllabusDraft = (changes: Partial<CycleDraft> = {}): CycleDraft => ({
    name: 'TJ de Goiás',
    examDate: addDays(today(), 50),
    subjects: [
      { name: 'Língua Portuguesa', difficulty: 4, priority: 3 },
      { name: 'Direito Penal', difficulty: 3, priority: 5 },
    ],
    leftOut: [],
    ...changes,
  });
  const openDraft = (changes: Partial<CycleDraft> = {}, answers: Parameters<typeof stubApi>[0] = {}) =>
    open({ 'GET /syllabi/s1/cycle-draft': { body: syllabusDraft(changes) }, ...answers }, '?syllabus=s1');

  it('begins with its disciplines and the weeks until the exam', async () => {
    const { sent } = await openDraft({}, { [generate]: made });
    expect(screen.getByText('Matérias do seu edital')).toBeTruthy();
    expect(screen.queryByText(/ficaram? de fora$/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Voltar ao edital' }).getAttribute('href')).toBe('/syllabi/s1');
    expect(field('Dificuldade da matéria 1').value).toBe('4');
    change('Nome do ciclo', 'TJ');
    await submit();
    await screen.findByText('Ciclo “Enem 2026” criado com sucesso.');
    expect(sent()[0]).toMatchObject({
      name: 'TJ',
      subjects: syllabusDraft().subjects,
      examDate: addDays(today(), 50),
      cycleDurationInWeeks: 8,
      syllabusId: 's1',
    });
  });

  it('names the disciplines that did not fit', async () => {
    await openDraft({ leftOut: ['Ética', 'Arquivologia'] });
    expect(screen.getByText('2 disciplinas ficaram de fora')).toBeTruthy();
    expect(screen.getByText(/até 40 matérias.*Não entraram: Ética; Arquivologia\.$/)).toBeTruthy();
  });

  it('keeps what was changed apart from other cycles, and goes back to the syllabus when asked to', async () => {
    await openDraft();
    change('Nome do ciclo', 'Meu ciclo');
    cleanup();
    await openDraft();
    expect(field('Nome do ciclo').value).toBe('Meu ciclo');
    await click('Começar do zero');
    expect([field('Nome do ciclo').value, field('Matéria 2').value]).toEqual([
      'TJ de Goiás',
      'Direito Penal',
    ]);
    change('Nome do ciclo', 'Meu ciclo');
    cleanup();
    await open();
    expect(field('Nome do ciclo').value).toBe('');
  });

  it.each([
    [404, 'Esse edital não existe ou foi excluído.', 'Esse edital não existe ou foi excluído.'],
    [500, undefined, 'Não foi possível carregar o edital. Tente novamente.'],
  ])('that answers %i says so', async (status, message, sentence) => {
    stubApi({
      'GET /auth/profile': { body: { data: { user: someStudent() } } },
      'GET /syllabi/s1/cycle-draft': { status, body: { message } },
    });
    renderRoutes({ [at]: CreateStudyCyclePage }, { at: `${at}?syllabus=s1` });
    expect((await screen.findByRole('alert')).textContent).toContain(sentence);
  });
});

it('says when the profile could not be loaded', async () => {
  stubApi({ 'GET /auth/profile': { status: 400 } });
  renderRoutes({ [at]: CreateStudyCyclePage, '/study-cycles': () => 'A lista' }, { at });
  expect(await screen.findByText('Carregando...')).toBeTruthy();
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Não foi possível carregar seu perfil. Tente novamente.',
  );
});
