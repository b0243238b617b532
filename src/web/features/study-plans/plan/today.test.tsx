import { Outlet } from '@tanstack/react-router';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { StudyPlan } from '#shared/contracts/study-plans.ts';
import { addDays } from '#shared/rules/time/study-day.ts';
import { samplePlan, sampleTopic } from '#test/support/samples/study-plans.ts';
import { heldAnswer, renderRoutes, stubApi } from '#test/support/web.tsx';
import { today } from '#web/lib/today.ts';
import { ToastProvider } from '#web/ui/toast/toast-provider.tsx';
import { StudyPlanPage } from './view.tsx';

const { id } = samplePlan();
const revisionCall = `PUT /study-plans/${id}/topic-revision`;
const daysAgo = (count: number) => addDays(today(), -count);

const late = sampleTopic({
  id: 4,
  name: 'Mendel',
  completed: true,
  completedOn: daysAgo(9),
  revisedOn: [daysAgo(8)],
});
const weak = sampleTopic({ id: 7, name: 'DNA', questionsDone: 20, questionsRight: 9 });
const topics = [weak, late];

async function open(plan: StudyPlan, tab: string, answers: Parameters<typeof stubApi>[0] = {}) {
  const calls = stubApi({
    [`GET /study-plans/${id}`]: { body: { data: { studyPlan: plan } } },
    'GET /study-plans': { body: { studyPlans: [] } },
    ...answers,
  });
  const shown = renderRoutes(
    { '/study-plans/$planId': StudyPlanPage },
    {
      at: `/study-plans/${id}?tab=${tab}`,
      layout: () => (
        <ToastProvider>
          <Outlet />
        </ToastProvider>
      ),
    },
  );
  await screen.findByRole('heading', { level: 1, name: plan.title });
  return { ...shown, calls };
}
const panel = () => screen.getByRole('region', { name: 'Para hoje' });
const noPanel = () => screen.queryByRole('region', { name: 'Para hoje' }) === null;
const box = () => within(panel()).getByRole<HTMLInputElement>('checkbox', { name: 'Revisar Mendel' });

it('stands before the schedule, and before the topics of a plan without one', async () => {
  await open(samplePlan({ topics }), 'schedule');
  const schedule = screen.getByRole('heading', { name: 'Cronograma de Estudos' });
  expect(panel().compareDocumentPosition(schedule) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  await userEvent.click(screen.getByRole('tab', { name: 'Tópicos' }));
  await screen.findByRole('heading', { name: 'Tópicos de Estudo' });
  expect(noPanel()).toBe(true);
});

it('leads the topics of a plan without a schedule', async () => {
  await open(samplePlan({ topics, weeks: [] }), 'topics');
  const list = screen.getByRole('heading', { name: 'Tópicos de Estudo' });
  expect(panel().compareDocumentPosition(list) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

it('is not there when nothing waits', async () => {
  const tomorrow = sampleTopic({ completed: true, completedOn: today() });
  const few = sampleTopic({ id: 1, name: 'DNA', questionsDone: 4, questionsRight: 0 });
  await open(samplePlan({ topics: [tomorrow, few] }), 'schedule');
  expect(noPanel()).toBe(true);
});

it('ticks a revision at once, keeps it there, and takes it back', async () => {
  const done = { ...late, revisedOn: [...late.revisedOn, today()] };
  const held = heldAnswer({ body: { data: { topic: done } } });
  const answers = [held.answering, () => ({ body: { data: { topic: late } } })];
  const { calls } = await open(samplePlan({ topics }), 'schedule', {
    [revisionCall]: () => answers.shift()?.() ?? {},
  });
  expect(within(panel()).getByText('revisão de 7 dias')).toBeTruthy();
  expect(within(panel()).getByText('há 2 dias')).toBeTruthy();
  await userEvent.click(box());
  await waitFor(() => expect(within(panel()).queryByText('há 2 dias')).toBeNull());
  expect(box().checked).toBe(true);
  await held.release();
  expect(box().checked).toBe(true);
  await userEvent.click(box());
  expect(await within(panel()).findByText('há 2 dias')).toBeTruthy();
  expect(box().checked).toBe(false);
  const sent = calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  expect(sent).toEqual([
    { topicIndex: 1, topicId: 4, number: 2, completed: true },
    { topicIndex: 1, topicId: 4, number: 2, completed: false },
  ]);
});

it('goes back and says why when a revision could not be ticked', async () => {
  const held = heldAnswer({
    status: 422,
    body: { message: 'Esta revisão fica disponível amanhã.', code: 'x' },
  });
  await open(samplePlan({ topics }), 'schedule', { [revisionCall]: held.answering });
  await userEvent.click(box());
  expect(box().checked).toBe(true);
  await held.release();
  expect(await screen.findAllByText('Esta revisão fica disponível amanhã.')).not.toHaveLength(0);
  await waitFor(() => expect(box().checked).toBe(false));
  expect(within(panel()).getByText('há 2 dias')).toBeTruthy();
});

it('keeps a revision that is under way when the plan is fetched again', async () => {
  const held = heldAnswer({ body: { data: { topic: { ...late, revisedOn: [daysAgo(8), today()] } } } });
  const { queryClient } = await open(samplePlan({ topics }), 'schedule', { [revisionCall]: held.answering });
  await userEvent.click(box());
  await queryClient.refetchQueries({ queryKey: ['study-plans', 'plan', id] });
  await waitFor(() => expect(within(panel()).queryByText('há 2 dias')).toBeNull());
  expect(box().checked).toBe(true);
  await held.release();
});

it('names weak topics, the weakest first, and leads to them', async () => {
  const weaker = sampleTopic({ id: 9, name: 'Meiose', questionsDone: 5, questionsRight: 1 });
  const { address } = await open(samplePlan({ topics: [...topics, weaker] }), 'schedule');
  const links = within(panel()).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['Vale rever: Meiose', 'Vale rever: DNA']);
  expect(within(panel()).getByText('45% de acertos em 20 questões')).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: 'Vale rever: DNA' }));
  await waitFor(() => expect(address()).toBe(`/study-plans/${id}?tab=topics#topico-7`));
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'DNA' }).closest('li')),
  );
});

it('leads to a weak topic again when the list stands below', async () => {
  await open(samplePlan({ topics, weeks: [] }), 'topics');
  const link = screen.getByRole('link', { name: 'Vale rever: DNA' });
  for (const _ of [1, 2]) {
    await userEvent.click(link);
    await waitFor(() => expect(document.activeElement?.id).toBe('topico-7'));
  }
});
