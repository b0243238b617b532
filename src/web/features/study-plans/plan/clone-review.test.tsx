import { Outlet } from '@tanstack/react-router';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { sampleDetail, sampleListing, sampleReview } from '#test/support/samples/marketplace.ts';
import { samplePlan, sampleSource } from '#test/support/samples/study-plans.ts';
import { renderRoutes, someStudent, stubApi } from '#test/support/web.tsx';
import { profileQuery } from '#web/session/current-user.ts';
import { ToastProvider } from '#web/ui/toast/toast-provider.tsx';
import { StudyPlanPage } from './view.tsx';

const clone = samplePlan({ isPublishable: false });
const { listingId } = sampleSource();
const send = `POST /study-plans/${listingId}/reviews`;

async function openDialog(
  answers: Parameters<typeof stubApi>[0] = {},
  changes: Parameters<typeof sampleDetail>[0] = {},
) {
  const calls = stubApi({
    [`GET /study-plans/${clone.id}`]: { body: { data: { studyPlan: clone } } },
    [`GET /study-plans/${clone.id}/source`]: { body: { data: { source: sampleSource() } } },
    [`GET /study-plans/marketplace/${listingId}`]: {
      body: sampleDetail({ studyPlan: sampleListing({ id: listingId }), ...changes }),
    },
    ...answers,
  });
  const { queryClient } = renderRoutes(
    { '/study-plans/$planId': StudyPlanPage },
    {
      at: `/study-plans/${clone.id}?tab=overview`,
      layout: () => (
        <ToastProvider>
          <Outlet />
        </ToastProvider>
      ),
    },
  );
  act(() => queryClient.setQueryData(profileQuery.queryKey, someStudent()));
  await userEvent.click(await screen.findByRole('button', { name: 'Avaliar o plano original' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Avaliações' }));
  return { calls, dialog };
}

it('the plan that a clone was made of is reviewed in the clone’s own window', async () => {
  const review = sampleReview({ user: { id: someStudent().id, username: 'Ana Lima', profilePicture: null } });
  const { calls, dialog } = await openDialog({ [send]: { status: 201, body: { data: { review } } } });
  await userEvent.click(await dialog.findByRole('radio', { name: '5 estrelas' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Enviar avaliação' }));
  expect(await screen.findAllByText('Avaliação enviada.')).not.toHaveLength(0);
  expect(calls.find(({ method }) => method === 'POST')).toMatchObject({ body: { rating: 5, comment: null } });
});

it.each([
  [{ status: 422, body: { message: 'Você já saiu deste plano.', code: 'x' } }, 'Você já saiu deste plano.'],
  [{ status: 500, body: {} }, 'Não foi possível enviar sua avaliação. Tente novamente.'],
])('says why a review failed: %j', async (answer, sentence) => {
  const { dialog } = await openDialog({ [send]: answer });
  await userEvent.click(await dialog.findByRole('radio', { name: '2 estrelas' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Enviar avaliação' }));
  expect(await dialog.findByText(sentence)).toBeTruthy();
});

it('a clone of one’s own plan is not reviewed', async () => {
  const { dialog } = await openDialog({}, { isOwn: true });
  expect(await dialog.findByText('Você não pode avaliar o seu próprio plano.')).toBeTruthy();
});
