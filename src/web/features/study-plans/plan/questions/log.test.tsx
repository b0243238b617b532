import { Link, Outlet } from '@tanstack/react-router';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { QuestionEntry, QuestionsInput } from '#shared/contracts/plan-follow-up.ts';
import type { StudyPlan } from '#shared/contracts/study-plans.ts';
import { samplePlan, sampleTopic } from '#test/support/samples/study-plans.ts';
import { heldAnswer, renderRoutes, stubApi } from '#test/support/web.tsx';
import { ToastProvider } from '#web/ui/toast/toast-provider.tsx';
import { StudyPlanPage } from '../view.tsx';

const { id } = samplePlan();
const list = `GET /study-plans/${id}/questions`;
const log = `POST /study-plans/${id}/questions`;
const unreachable = 'Não foi possível falar com o servidor. Verifique sua conexão e tente novamente.';
const noEntries = { body: { data: { entries: [] } } };

const entry = (changes: Partial<QuestionEntry> = {}): QuestionEntry => ({
  id: '0193a000-0000-7000-8000-0000000000e1',
  topicId: 5,
  topic: 'Mendel',
  day: '2026-03-12',
  done: 15,
  right: 12,
  ...changes,
});
const topics = [
  sampleTopic({ id: 5, name: 'Mendel', questionsDone: 15, questionsRight: 12 }),
  sampleTopic({ id: 2, name: 'DNA', questionsDone: 5, questionsRight: 2 }),
  sampleTopic({ id: 8, name: 'Meiose' }),
];

type Answers = Parameters<typeof stubApi>[0];

/** A server that keeps a plan: `count` sets a topic's questions there, `answer` how it answers a call from then on. */
async function open(given: Answers = {}, plan: StudyPlan = samplePlan({ topics })) {
  const kept = structuredClone(plan);
  const answers: Answers = {
    [`GET /study-plans/${id}`]: () => ({ body: { data: { studyPlan: structuredClone(kept) } } }),
    'GET /study-plans': { body: { studyPlans: [] } },
    [list]: noEntries,
    ...given,
  };
  const calls = stubApi(answers);
  const shown = renderRoutes(
    { '/study-plans/$planId': StudyPlanPage, '/study-plans': () => 'Lista' },
    {
      at: `/study-plans/${id}?tab=topics`,
      layout: () => (
        <ToastProvider>
          <Link to="/study-plans">Outra tela</Link>
          <Outlet />
        </ToastProvider>
      ),
    },
  );
  await screen.findByRole('heading', { level: 1, name: plan.title });
  const count = (topicId: number, done: number, right: number) => {
    const topic = kept.topics.find((other) => other.id === topicId);
    if (topic) Object.assign(topic, { questionsDone: done, questionsRight: right });
  };
  const answer = (call: string, answering: Answers[string]) => {
    answers[call] = answering;
  };
  return { ...shown, calls, count, answer };
}
const item = (name: string) => {
  const found = screen.getByRole('checkbox', { name, hidden: true }).closest('li');
  if (!found) throw new Error(`no topic ${name}`);
  return within(found);
};
const ask = (name: string) =>
  userEvent.click(screen.getByRole('button', { name: `Registrar questões: ${name}` }));
const dialog = () => screen.findByRole('dialog', { name: 'Registrar questões' });
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const isGone = () =>
  waitFor(() => expect(screen.queryByRole('dialog', { name: 'Registrar questões' })).toBeNull());
const posts = (calls: Awaited<ReturnType<typeof open>>['calls']) =>
  calls.filter(({ method }) => method === 'POST').map(({ body }) => body as QuestionsInput);

describe('the topics', () => {
  it('show what was answered right, which are weak, and what it adds up to', async () => {
    await open();
    expect(item('Mendel').getByText('12 de 15 questões certas (80%)')).toBeTruthy();
    expect(item('Mendel').queryByText('Fraco')).toBeNull();
    expect(item('DNA').getByText('Fraco')).toBeTruthy();
    expect(item('Meiose').queryByText(/questões certas/)).toBeNull();
    expect(screen.getByText('0 de 3 tópicos concluídos')).toBeTruthy();
    expect(screen.getByText('70% de acertos em 20 questões')).toBeTruthy();
  });

  it('say nothing of accuracy before the first question', async () => {
    await open({}, samplePlan());
    expect(screen.getByText('0 de 4 tópicos concluídos')).toBeTruthy();
    expect(screen.queryByText(/acertos/)).toBeNull();
  });
});

describe('logging questions', () => {
  it('counts at once, tells the server where the topic is, and offers to undo', async () => {
    const held = heldAnswer({ status: 201, body: { data: {} } });
    const removed = heldAnswer({ body: { data: { topic: null } } });
    const { calls, count, answer } = await open({ [log]: held.answering });
    await ask('DNA');
    await dialog();
    await userEvent.type(field('Feitas'), '10');
    await userEvent.type(field('Certas'), '9{Enter}');
    await isGone();
    expect(item('DNA').getByText('11 de 15 questões certas (73%)')).toBeTruthy();
    expect(screen.queryByText('Questões registradas.')).toBeNull();
    const [sent] = posts(calls);
    expect(sent).toEqual({ id: expect.stringMatching(/^[0-9a-f-]{36}$/), topicIndex: 1, done: 10, right: 9 });
    answer(`DELETE /study-plans/${id}/questions/${sent?.id}`, removed.answering);
    count(2, 15, 11);
    await held.release();
    expect((await screen.findAllByText('Questões registradas.')).length).toBeGreaterThan(0);
    expect(item('DNA').getByText('11 de 15 questões certas (73%)')).toBeTruthy();
    await press('Desfazer');
    await waitFor(() => expect(item('DNA').getByText('2 de 5 questões certas (40%)')).toBeTruthy());
    count(2, 5, 2);
    await removed.release();
    expect(item('DNA').getByText('2 de 5 questões certas (40%)')).toBeTruthy();
  });

  it('adds by its shortcuts and steps', async () => {
    const { calls } = await open({ [log]: { status: 201, body: { data: {} } } });
    await ask('Meiose');
    await dialog();
    for (const name of ['+1 certa', '+1 certa', '+1 errada', '+5 feitas', '+10 feitas']) await press(name);
    expect([field('Feitas').value, field('Certas').value]).toEqual(['18', '2']);
    await press('Uma a mais: Certas');
    await press('Uma a menos: Feitas');
    await press('Registrar');
    await isGone();
    expect(posts(calls)[0]).toMatchObject({ topicIndex: 2, done: 17, right: 3 });
  });

  it('refuses in words what cannot be, and sends nothing', async () => {
    const { calls } = await open();
    await ask('Mendel');
    await dialog();
    await press('Registrar');
    expect(screen.getByText('Informe quantas questões você fez.')).toBeTruthy();
    expect(document.activeElement).toBe(field('Feitas'));
    await userEvent.type(field('Feitas'), '3');
    expect(screen.queryByText('Informe quantas questões você fez.')).toBeNull();
    await userEvent.type(field('Certas'), '4{Enter}');
    expect(screen.getByText('Os acertos não podem passar das questões feitas.')).toBeTruthy();
    expect(document.activeElement).toBe(field('Certas'));
    expect(posts(calls)).toEqual([]);
  });

  it('opens again as it was when it fails, and counts once when it is sent again', async () => {
    const first = heldAnswer({ status: 0 });
    const second = heldAnswer({ status: 201, body: { data: {} } });
    const answers = [first, second];
    const { calls, answer } = await open({ [log]: () => answers.shift()?.answering() ?? {} });
    // Nor can the plan be fetched again: what the page shows is its own doing.
    answer(`GET /study-plans/${id}`, { status: 0 });
    await ask('DNA');
    await dialog();
    await userEvent.type(field('Feitas'), '10');
    await userEvent.type(field('Certas'), '9{Enter}');
    await isGone();
    await first.release();
    expect(within(await dialog()).getByRole('alert').textContent).toBe(unreachable);
    expect([field('Feitas').value, field('Certas').value]).toEqual(['10', '9']);
    expect(item('DNA').getByText('2 de 5 questões certas (40%)')).toBeTruthy();
    await press('Registrar');
    await isGone();
    await second.release();
    expect(item('DNA').getByText('11 de 15 questões certas (73%)')).toBeTruthy();
    const [one, other] = posts(calls);
    expect(other).toEqual(one);
    expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
  });

  it('replaces what a lost answer may have kept when other numbers are sent again', async () => {
    const answers = [{ status: 0 }, { status: 201, body: { data: {} } }];
    const { calls, answer } = await open({ [log]: () => answers.shift() ?? {} });
    await ask('DNA');
    await dialog();
    await userEvent.type(field('Feitas'), '10');
    await userEvent.type(field('Certas'), '9{Enter}');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(unreachable));
    const [lost] = posts(calls);
    answer(`DELETE /study-plans/${id}/questions/${lost?.id}`, {
      status: 404,
      body: { message: 'Registro de questões não encontrado.', code: 'study_plans.entry_not_found' },
    });
    await userEvent.clear(field('Certas'));
    await userEvent.type(field('Certas'), '8{Enter}');
    await screen.findAllByText('Questões registradas.');
    expect(posts(calls)[1]).toEqual({ ...lost, right: 8 });
    const changes = calls.filter(({ method }) => method !== 'GET').map(({ method }) => method);
    expect(changes).toEqual(['POST', 'DELETE', 'POST']);
  });

  it('keeps what was typed when it is closed', async () => {
    await open();
    await ask('DNA');
    await dialog();
    await userEvent.type(field('Feitas'), '10');
    await userEvent.keyboard('{Escape}');
    await isGone();
    await ask('Mendel');
    await dialog();
    expect(field('Feitas').value).toBe('');
    await press('Fechar');
    await isGone();
    await ask('DNA');
    await dialog();
    expect(field('Feitas').value).toBe('10');
  });

  it('can be sent again from elsewhere', async () => {
    const held = heldAnswer({ status: 0 });
    const answers = [held.answering, () => ({ status: 201, body: { data: {} } })];
    const { calls } = await open({ [log]: () => answers.shift()?.() ?? {} });
    await ask('DNA');
    await dialog();
    await userEvent.type(field('Feitas'), '10');
    await userEvent.type(field('Certas'), '9{Enter}');
    await isGone();
    await userEvent.click(screen.getByRole('link', { name: 'Outra tela' }));
    await screen.findByText('Lista');
    await held.release();
    // An urgent toast is said at once, and in the tree of a screen reader only once it has the focus.
    await userEvent.click(await screen.findByRole('button', { name: 'Tentar novamente', hidden: true }));
    expect((await screen.findAllByText('Questões registradas.')).length).toBeGreaterThan(0);
    const [one, other] = posts(calls);
    expect(other).toEqual(one);
  });

  it('says why it could not be undone, and counts on', async () => {
    const { calls, count, answer } = await open({ [log]: { status: 201, body: { data: {} } } });
    await ask('DNA');
    await dialog();
    await userEvent.type(field('Feitas'), '10');
    await userEvent.type(field('Certas'), '9');
    count(2, 15, 11);
    await press('Registrar');
    await screen.findAllByText('Questões registradas.');
    answer(`DELETE /study-plans/${id}/questions/${posts(calls)[0]?.id}`, { status: 500, body: {} });
    await press('Desfazer');
    expect(
      await screen.findAllByText('Não foi possível desfazer o registro. Tente novamente.'),
    ).not.toHaveLength(0);
    await waitFor(() => expect(item('DNA').getByText('11 de 15 questões certas (73%)')).toBeTruthy());
  });
});

describe('the entries of a topic', () => {
  const entries = [
    entry(),
    entry({ id: 'e2', topicId: 2 }),
    entry({ id: 'e3', day: '2026-03-10', right: 1 }),
  ];
  const shown = () =>
    within(screen.getByRole('region', { name: 'Últimos registros' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);

  it('wait in words, then are those of the topic only', async () => {
    const held = heldAnswer({ body: { data: { entries } } });
    await open({ [list]: held.answering });
    await ask('Mendel');
    await dialog();
    expect(screen.getByText('Carregando registros...')).toBeTruthy();
    await held.release();
    await screen.findByText('12 de 15 certas');
    expect(shown()).toEqual(['12/03/202612 de 15 certas', '10/03/20261 de 15 certas']);
  });

  it('are none yet, or none lately', async () => {
    await open();
    await ask('Meiose');
    expect(await screen.findByText('Nenhuma questão registrada neste tópico.')).toBeTruthy();
    await press('Fechar');
    await isGone();
    await ask('Mendel');
    expect(await screen.findByText('Nenhum registro recente neste tópico.')).toBeTruthy();
  });

  it('are asked for again when they did not come', async () => {
    const answers = [{ status: 500, body: {} }, { body: { data: { entries } } }];
    await open({ [list]: () => answers.shift() ?? noEntries });
    await ask('Mendel');
    const region = within(await dialog()).getByRole('region', { name: 'Últimos registros' });
    expect(
      await within(region).findByText('Não foi possível carregar os registros de questões. Tente novamente.'),
    ).toBeTruthy();
    await press('Tentar novamente');
    expect(await screen.findByText('1 de 15 certas')).toBeTruthy();
  });

  it('are deleted after a question that names them', async () => {
    let left = entries;
    const call = `DELETE /study-plans/${id}/questions/e3`;
    const { calls, count, answer } = await open({
      [list]: () => ({ body: { data: { entries: left } } }),
      [call]: { status: 503, body: { message: 'O serviço está indisponível.', code: 'x' } },
    });
    await ask('Mendel');
    await dialog();
    await userEvent.click(
      await screen.findByRole('button', { name: 'Excluir o registro de 10/03/2026: 1 de 15 certas' }),
    );
    const question = await screen.findByRole('alertdialog', { name: 'Excluir o registro de 10/03/2026?' });
    await press('Excluir registro');
    expect((await within(question).findByRole('alert')).textContent).toBe('O serviço está indisponível.');
    expect(item('Mendel').getByText('12 de 15 questões certas (80%)')).toBeTruthy();
    answer(call, () => {
      left = entries.filter((other) => other.id !== 'e3');
      count(5, 1, 1);
      return { body: { data: { topic: null } } };
    });
    await press('Excluir registro');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(shown()).toEqual(['12/03/202612 de 15 certas']);
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Últimos registros' })),
    );
    await waitFor(() => expect(item('Mendel').getByText('1 de 1 questão certa (100%)')).toBeTruthy());
    expect(calls.filter(({ method }) => method === 'DELETE')).toHaveLength(2);
  });
});
