import { Outlet } from '@tanstack/react-router';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { StudyPlan } from '#shared/contracts/study-plans.ts';
import { messageOf } from '#shared/messages.ts';
import { sampleListed, samplePlan, samplePublication } from '#test/support/samples/study-plans.ts';
import { heldAnswer, renderRoutes, someStudent, stubApi } from '#test/support/web.tsx';
import { profileQuery } from '#web/session/current-user.ts';
import { ToastProvider } from '#web/ui/toast/toast-provider.tsx';
import { studyPlansQuery } from '../../api.ts';
import { StudyPlanPage } from '../view.tsx';

const { id } = samplePlan();
const publish = `POST /study-plans/${id}/publish`;
const unpublish = `POST /study-plans/${id}/unpublish`;

async function open(changes: Partial<StudyPlan> = {}, answers: Parameters<typeof stubApi>[0] = {}) {
  const plan = samplePlan(changes);
  const calls = stubApi({
    [`GET /study-plans/${id}`]: { body: { data: { studyPlan: plan } } },
    [`GET /study-plans/${id}/publication`]: { body: { data: { publication: samplePublication() } } },
    [`GET /study-plans/${id}/source`]: { body: { data: { source: null } } },
    ...answers,
  });
  const shown = renderRoutes(
    {
      '/study-plans/$planId': StudyPlanPage,
      '/study-plans': () => 'Lista',
      '/marketplace/$planId': () => 'Anúncio',
    },
    {
      at: `/study-plans/${id}`,
      layout: () => (
        <ToastProvider>
          <Outlet />
        </ToastProvider>
      ),
    },
  );
  await screen.findByRole('heading', { level: 1 });
  return { ...shown, calls };
}
function header() {
  const found = screen.getByRole('heading', { level: 1, hidden: true }).closest('header');
  if (!found) throw new Error('the title stands in a header');
  return found;
}
/** An item of the menu, which is opened for it. */
async function item(name: string) {
  if (!screen.queryByRole('menu')) await userEvent.click(screen.getByRole('button', { name: 'Mais ações' }));
  return screen.findByRole('menuitem', { name: new RegExp(`^${name}`) });
}
const press = async (name: string) => userEvent.click(await item(name));
const question = () => screen.findByRole('dialog', { name: 'Publicar no marketplace?' });
async function confirm() {
  await press('Publicar');
  await userEvent.click(within(await question()).getByRole('button', { name: 'Publicar' }));
}

afterEach(() => void vi.useRealTimers());

it.each(['hidden', 'removed'] as const)('is not said of a plan that is %s', async (state) => {
  await open(
    { isPublished: true },
    {
      [`GET /study-plans/${id}/publication`]: {
        body: { data: { publication: samplePublication({ state }) } },
      },
    },
  );
  await waitFor(() => expect(within(header()).queryByText('Publicado')).toBeNull());
});

it('publishes, says so and lets plan and list know at once', async () => {
  const held = heldAnswer({ body: { success: true, message: 'Plano publicado no marketplace.' } });
  const { queryClient, address } = await open({}, { [publish]: held.answering });
  queryClient.setQueryData(studyPlansQuery.queryKey, [sampleListed(), sampleListed({ id: 'outro' })]);
  await confirm();
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Publicando...' })).disabled).toBe(
    true,
  );
  expect(within(header()).queryByText('Publicado')).toBeNull();
  await held.release();
  expect(await within(header()).findByText('Publicado')).toBeTruthy();
  const notice = within(await screen.findByRole('dialog', { name: 'Plano publicado no marketplace.' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Publicar/ })).toBeNull());
  const list = queryClient.getQueryData(studyPlansQuery.queryKey);
  expect(list?.map(({ isPublished }) => isPublished)).toEqual([true, false]);
  expect(await item('Despublicar')).toBeTruthy();
  expect(await item('Ver no marketplace')).toBeTruthy();
  await userEvent.click(notice.getByRole('button', { name: 'Ver no marketplace' }));
  expect(address()).toBe(`/marketplace/${id}`);
});

it('asks first: what becomes public, as whom, and what never does', async () => {
  const { calls, queryClient } = await open({ title: 'Enem em 16 semanas', subject: 'Matemática' });
  act(() => queryClient.setQueryData(profileQuery.queryKey, someStudent({ name: 'Ana Lima' })));
  await press('Publicar');
  const dialog = within(await question());
  const card = within(dialog.getByRole('region', { name: 'Como o plano aparece' }));
  for (const text of ['Enem em 16 semanas', 'Matemática', 'Ana Lima'])
    expect(card.getByText(text)).toBeTruthy();
  expect(dialog.getByText(/^Seu nome, o título e a descrição/)).toBeTruthy();
  expect(dialog.getByText(/precisa de nota média de pelo menos 4 para ser publicado\.$/)).toBeTruthy();
  expect(dialog.getByText('Seu email, sua foto, seu progresso e suas datas.')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  expect(await item('Publicar')).toBeTruthy();
});

it.each([
  [0, null],
  [312, /^Com edital verticalizado: 312 tópicos\. Dele ficam públicos o título, o cargo/],
])('says what of a syllabus of %i topics becomes public', async (syllabusTopics, sentence) => {
  const publication = samplePublication({ syllabusTopics });
  await open({}, { [`GET /study-plans/${id}/publication`]: { body: { data: { publication } } } });
  await press('Publicar');
  const dialog = within(await question());
  if (sentence) {
    expect(await dialog.findByText(sentence)).toBeTruthy();
    expect(dialog.getByText(/^Do edital: o arquivo ou texto de onde ele veio/)).toBeTruthy();
  } else await waitFor(() => expect(dialog.queryByText(/edital/)).toBeNull());
});

it('unpublishes, and its message leaves after 2.5 s', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const answer = { body: { success: true, message: 'Plano removido do marketplace.' } };
  await open({ isPublished: true }, { [unpublish]: answer });
  const unpublishItem = await item('Despublicar');
  act(() => unpublishItem.click());
  const toast = { name: 'Plano removido do marketplace.' };
  await screen.findByRole('dialog', toast);
  expect(within(header()).queryByText('Publicado')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(screen.queryByRole('dialog', toast)).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(1500));
  expect(screen.queryByRole('dialog', toast)).toBeNull();
});

const refused = 'Para voltar ao marketplace, o plano precisa de nota média de pelo menos 4.';

it.each([
  [false, 'Publicar', { status: 422, body: { message: refused } }, `Erro ao publicar: ${refused}`],
  [false, 'Publicar', { body: { success: false, message: refused } }, `Erro ao publicar: ${refused}`],
  [true, 'Despublicar', { status: 500, body: {} }, 'Erro ao remover: Tente novamente em instantes.'],
] as const)('says why it failed, and stays as it was: %#', async (isPublished, name, answer, sentence) => {
  await open({ isPublished }, { [isPublished ? unpublish : publish]: answer });
  await (isPublished ? press(name) : confirm());
  expect(await screen.findAllByText(sentence)).not.toHaveLength(0);
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Publicar/ })).toBeNull());
  expect((await item(name)).ariaDisabled).toBeNull();
  expect(within(header()).queryByText('Publicado') !== null).toBe(isPublished);
});

it('says that a plan is in review instead of publishing it', async () => {
  const inReview = messageOf('marketplace.under_review');
  await open({}, { [publish]: { status: 422, body: { message: inReview } } });
  await confirm();
  expect(await screen.findAllByText(`Erro ao publicar: ${inReview}`)).not.toHaveLength(0);
});

it('says why it failed even after the student has left', async () => {
  const held = heldAnswer({ status: 422, body: { message: refused } });
  const { router } = await open({}, { [publish]: held.answering });
  await confirm();
  await act(() => router.navigate({ to: '/study-plans' }));
  await held.release();
  expect(await screen.findAllByText(`Erro ao publicar: ${refused}`)).not.toHaveLength(0);
});

it('is closed to a plan rated too low, with the reason in sight', async () => {
  await open({ numberOfReviews: 3, averageRating: 3.9 });
  expect((await item('Publicar')).ariaDisabled).toBe('true');
  expect(screen.getByText(`${refused} A nota de agora é 3,9.`)).toBeTruthy();
});

it.each([
  { numberOfReviews: 0, averageRating: 0 },
  { numberOfReviews: 3, averageRating: 4 },
])('is open to %j', async (changes) => {
  await open(changes);
  expect((await item('Publicar')).ariaDisabled).toBeNull();
});

it('lets a published plan go, and warns when it could not come back', async () => {
  await open({ isPublished: true, numberOfReviews: 3, averageRating: 3.9 });
  expect((await item('Despublicar')).ariaDisabled).toBeNull();
  expect(screen.getByText(/^Depois, o plano só volta ao marketplace/)).toBeTruthy();
});

it('is closed to a test account', async () => {
  await open({ isTestAccount: true });
  expect((await item('Publicar')).ariaDisabled).toBe('true');
  expect(screen.getByText('Contas de teste não publicam planos. Crie sua conta para publicar.')).toBeTruthy();
});

it('is not there for a clone', async () => {
  await open({ isPublishable: false });
  expect(screen.getByText('Não Publicável')).toBeTruthy();
  expect(await item('Excluir')).toBeTruthy();
  expect(screen.queryByRole('menuitem', { name: /ublicar/ })).toBeNull();
});
