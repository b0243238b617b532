import { Outlet } from '@tanstack/react-router';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sampleLesson } from '#test/support/samples/library.ts';
import { sampleListed, samplePlan, sampleTopic } from '#test/support/samples/study-plans.ts';
import { renderRoutes, stubApi } from '#test/support/web.tsx';
import { storeTokens } from '#web/session/session.ts';
import { tickOutboxOf } from '#web/sync/tick-outbox.ts';
import { ToastProvider } from '#web/ui/toast/toast-provider.tsx';
import { OfflineStatus } from './offline-status.tsx';

const nothing = {
  'GET /flashcards/review': {
    body: { data: { flashcards: [] }, count: 0, answeredToday: { newCards: 0, reviews: 0 } },
  },
  'GET /syllabi/exam': { body: { exam: null } },
  'GET /study-cycles': { body: { data: { cycles: [] } } },
  'GET /study-plans': { body: { studyPlans: [] } },
};
let students = 0;
let userId: string;
let isOnline: boolean;

beforeEach(() => {
  userId = `student-${++students}`;
  storeTokens({ accessToken: `e30.${btoa(JSON.stringify({ sub: userId }))}.x` });
  isOnline = true;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
});
afterEach(cleanup);

async function open(answers: Parameters<typeof stubApi>[0] = {}) {
  const calls = stubApi({ ...nothing, ...answers });
  const layout = () => (
    <ToastProvider>
      <OfflineStatus userId={userId} />
      <Outlet />
    </ToastProvider>
  );
  renderRoutes({ '/dashboard': () => 'Painel' }, { at: '/dashboard', layout });
  await screen.findByText('Painel');
  return calls;
}
const become = (online: boolean) =>
  act(async () => {
    isOnline = online;
    window.dispatchEvent(new Event(online ? 'online' : 'offline'));
  });
const wait = (op: string) =>
  tickOutboxOf(userId).put({
    op,
    attempted: false,
    mutationKey: ['study-plans', 'tick', 'p1'],
    name: 'topic 0',
    tick: { topicIndex: 0, topicId: 7, completed: op === '1' },
  });
const sent = (calls: Awaited<ReturnType<typeof open>>) =>
  calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);

it('says that there is no network, and no more once there is', async () => {
  await open();
  expect(screen.getByRole('status').textContent).toBe('');
  await become(false);
  expect(screen.getByRole('status').textContent).toBe('Sem conexão');
  await become(true);
  expect(screen.getByRole('status').textContent).toBe('');
});

it('says how much waits, and sends it once, in order, when there is a network', async () => {
  isOnline = false;
  wait('1');
  wait('2');
  let isDown = true;
  const answered = { body: { data: { topic: { completed: true }, progress: 0 } } };
  const calls = await open({
    'PUT /study-plans/p1/topic-progress': () => (isDown ? { status: 0 } : answered),
  });
  expect(await screen.findByText('2 aguardando envio')).toBeTruthy();
  const tried = sent(calls).length;
  isDown = false;
  await become(true);
  await waitFor(() => expect(screen.queryByText(/aguardando envio/)).toBeNull());
  expect(sent(calls).slice(tried)).toEqual([
    { topicIndex: 0, topicId: 7, completed: true },
    { topicIndex: 0, topicId: 7, completed: false },
  ]);
});

it('says once what the server will never take', async () => {
  wait('1');
  await open({
    'PUT /study-plans/p1/topic-progress': { status: 404, body: { message: 'Tópico não encontrado.' } },
  });
  await screen.findAllByText('Uma marcação feita sem conexão não pôde ser salva.');
  expect(screen.getAllByText('Tópico não encontrado.').length).toBeGreaterThan(0);
  expect(tickOutboxOf(userId).list()).toEqual([]);
});

it('asks for what may be needed when there is no network', async () => {
  const calls = await open();
  await waitFor(() =>
    expect(calls.map(({ path, search }) => path + search)).toEqual([
      '/flashcards/review?page=1&limit=1000&ahead=7',
      '/syllabi/exam',
      '/study-cycles',
      '/study-plans',
    ]),
  );
});

it('asks for the lessons of topics that come next in the plans under way, ten of each', async () => {
  const topics = Array.from({ length: 13 }, (_, id) =>
    sampleTopic({ id, name: `Tópico ${id}`, completed: id === 0 }),
  );
  const lessons = topics.map(({ name, id }) => ({ topic: name, subject: 'fisica', lesson: `topico-${id}` }));
  const plan = samplePlan({ id: 'p1', topics, lessons });
  const asked = lessons.slice(1, 11).map(({ lesson }) => `/library/fisica/${lesson}`);
  const calls = await open({
    'GET /study-plans': { body: { studyPlans: [sampleListed({ id: 'p1', progress: 10 })] } },
    'GET /study-plans/p1': { body: { data: { studyPlan: plan } } },
    'GET /library/reads': { body: { reads: [] } },
    ...Object.fromEntries(asked.map((path) => [`GET ${path}`, { body: { lesson: sampleLesson() } }])),
  });
  const made = () => calls.map(({ path }) => path).filter((path) => path.startsWith('/library'));
  await waitFor(() => expect(made()).toEqual(['/library/reads', ...asked]));
});
