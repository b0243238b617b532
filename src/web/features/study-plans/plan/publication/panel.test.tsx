import { Outlet } from '@tanstack/react-router';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { Publication } from '#shared/contracts/marketplace.ts';
import { messageOf } from '#shared/messages.ts';
import { formatDay } from '#shared/rules/text/format.ts';
import { addDays } from '#shared/rules/time/study-day.ts';
import { samplePlan, samplePublication } from '#test/support/samples/study-plans.ts';
import { renderRoutes, stubApi } from '#test/support/web.tsx';
import { today } from '#web/lib/today.ts';
import { ToastProvider } from '#web/ui/toast/toast-provider.tsx';
import { keepPlan } from '../../api.ts';
import { PublicationChanges, PublicationPanel } from './panel.tsx';

const { id } = samplePlan();
const get = `GET /study-plans/${id}/publication`;
const put = `PUT /study-plans/${id}/publication`;

function open(
  changes: Partial<Publication> = {},
  answers: Parameters<typeof stubApi>[0] = {},
  plan = samplePlan({ isPublished: true }),
) {
  const calls = stubApi({
    [get]: { body: { data: { publication: samplePublication(changes) } } },
    ...answers,
  });
  const layout = () => (
    <ToastProvider>
      <Outlet />
    </ToastProvider>
  );
  const screens = {
    '/': () => (
      <>
        <PublicationChanges plan={plan} />
        <PublicationPanel plan={plan} />
      </>
    ),
    '/marketplace/$planId': () => 'Anúncio',
  };
  return { ...renderRoutes(screens, { at: '/', layout }), calls };
}
const unfold = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'No marketplace', expanded: false }));

it('says how the plan stands, and shows its figures when it is opened', async () => {
  open();
  await screen.findByRole('button', { name: 'No marketplace' });
  expect(screen.queryByText('Visualizações')).toBeNull();
  await unfold();
  expect(await screen.findByText('Publicado')).toBeTruthy();
  expect(await screen.findByText(/^Outros estudantes encontram/)).toBeTruthy();
  const figures = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(figures).toEqual(['40', '12', '4,3', '3 avaliações']);
  expect(screen.getByRole('link', { name: 'Ver no marketplace' }).getAttribute('href')).toBe(
    `/marketplace/${id}`,
  );
});

it('draws views, clones and rating by day, with a table of the numbers', async () => {
  const quiet = { clones: 0, averageRating: 0, numberOfReviews: 0 };
  open({
    days: [
      { day: '2026-03-11', views: 50, ...quiet },
      { day: addDays(today(), -3), views: 30, ...quiet },
      { day: today(), views: 10, clones: 2, averageRating: 4.3, numberOfReviews: 3 },
    ],
  });
  await unfold();
  expect(await screen.findByText('40 visualizações e 2 clones nos últimos 30 dias.')).toBeTruthy();
  for (const name of [/Visualizações por dia/, /Clones por dia/, /Nota média/])
    expect(screen.getByRole('img', { name })).toBeTruthy();
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'DiaVisualizaçõesClonesNotaAvaliações',
    `${formatDay(today())}1024,33`,
    `${formatDay(addDays(today(), -3))}300–0`,
    '11/03/2026500–0',
  ]);
});

it('says when nothing happened yet', async () => {
  open({ views: 0, clones: 0, averageRating: 0, numberOfReviews: 0, days: [] });
  await unfold();
  expect(await screen.findByText('Os gráficos aparecem quando alguém abrir o plano.')).toBeTruthy();
  expect(screen.getByText('Sem avaliações')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});

it.each([
  ['hidden', 'Em análise', messageOf('marketplace.under_review')],
  ['removed', 'Retirado pela moderação', messageOf('marketplace.removed')],
  ['unpublished', 'Não publicado', /^Só você vê este plano agora/],
] as const)('of a plan that is %s says so, and leads to no marketplace', async (state, name, sentence) => {
  open({ state, hasChanges: true });
  expect(await screen.findByText(name)).toBeTruthy();
  await unfold();
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Ver no marketplace' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Atualizar publicação' })).toBeNull();
});

it('offers to publish what changed since', async () => {
  let hasChanges = true;
  const { calls } = open(
    {},
    {
      [get]: () => ({ body: { data: { publication: samplePublication({ hasChanges }) } } }),
      [put]: () => {
        hasChanges = false;
        return { body: { success: true, message: 'Publicação atualizada.' } };
      },
    },
  );
  expect(await screen.findByText('Você mudou o plano depois de publicar.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Atualizar publicação' }));
  expect(await screen.findAllByText('Publicação atualizada.')).not.toHaveLength(0);
  await waitFor(() => expect(screen.queryByText('Você mudou o plano depois de publicar.')).toBeNull());
  expect(calls.map(({ method }) => method)).toEqual(['GET', 'PUT', 'GET']);
});

it('notices at once that the plan was changed', async () => {
  let hasChanges = false;
  const { queryClient } = open(
    {},
    { [get]: () => ({ body: { data: { publication: samplePublication({ hasChanges }) } } }) },
  );
  await screen.findByRole('button', { name: 'No marketplace' });
  hasChanges = true;
  await act(() => keepPlan(queryClient, id, samplePlan({ title: 'Outro' })));
  expect(await screen.findByText('Você mudou o plano depois de publicar.')).toBeTruthy();
});

it.each([
  [{ status: 500 }, 'Não foi possível atualizar a publicação. Tente novamente.'],
  [{ status: 422, body: { message: 'Em análise.' } }, 'Em análise.'],
  [{ body: { success: false, message: 'Ainda não.' } }, 'Ainda não.'],
])('says why the changes were not published: %j', async (failure, sentence) => {
  open({ hasChanges: true }, { [put]: failure });
  await userEvent.click(await screen.findByRole('button', { name: 'Atualizar publicação' }));
  expect(await screen.findAllByText(sentence)).not.toHaveLength(0);
  expect(screen.getByRole('button', { name: 'Atualizar publicação' })).toBeTruthy();
});

it('says that the figures could not be loaded, and asks again', async () => {
  let fails = true;
  open(
    {},
    { [get]: () => (fails ? { status: 500 } : { body: { data: { publication: samplePublication() } } }) },
  );
  await unfold();
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Não foi possível carregar os números do marketplace. Tente novamente.',
  );
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText(/^Outros estudantes encontram/)).toBeTruthy();
});

it('is there for a plan that was published before', async () => {
  open({ state: 'unpublished' }, {}, samplePlan({ numberOfReviews: 3, averageRating: 5 }));
  expect(await screen.findByText('Não publicado')).toBeTruthy();
});

it.each([samplePlan(), samplePlan({ isPublishable: false, numberOfReviews: 3 })])(
  'is not there for a plan that never was in the marketplace: %#',
  async (plan) => {
    const { calls } = open({}, {}, plan);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'No marketplace' })).toBeNull());
    expect(calls).toEqual([]);
  },
);
