import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { PlanReview } from '#shared/contracts/plan-reviews.ts';
import type { StudyPlan } from '#shared/contracts/study-plans.ts';
import { samplePlan } from '#test/support/samples/study-plans.ts';
import { stubApi } from '#test/support/web.tsx';
import { PlanReviews } from './reviews.tsx';

const reviews: PlanReview[] = [
  {
    id: 'r1',
    userName: 'Bruno Reis',
    user: { id: 'u1', username: 'Bruno Reis', profilePicture: 'https://exemplo.com.br/bruno.png' },
    rating: 5,
    comment: 'Segui as quatro semanas.\nPassei na prova.',
    counts: true,
    createdAt: '2026-03-20T12:00:00.000Z',
  },
  {
    id: 'r2',
    userName: 'Carla',
    user: { id: 'u2', username: 'Carla', profilePicture: null },
    rating: 3,
    comment: null,
    counts: false,
    createdAt: '2026-03-18T12:00:00.000Z',
  },
];

function show(changes: Partial<StudyPlan>) {
  const plan = samplePlan(changes);
  stubApi({ [`GET /study-plans/${plan.id}/source`]: { body: { data: { source: null } } } });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <PlanReviews plan={plan} />
    </QueryClientProvider>,
  );
}

async function open(changes: Partial<StudyPlan>) {
  show(changes);
  await userEvent.click(screen.getByRole('button', { name: /^Avaliações/ }));
  return within(await screen.findByRole('dialog', { name: 'Avaliações' }));
}

it('shows the average and the count, and opens what was written', async () => {
  show({ averageRating: 4.3, numberOfReviews: 2, reviews });
  expect(screen.getByRole('img', { name: '4,3 de 5 estrelas' })).toBeTruthy();
  const button = screen.getByRole('button', { name: 'Avaliações (2)' });
  await userEvent.click(button);
  const dialog = within(await screen.findByRole('dialog', { name: 'Avaliações' }));
  expect(dialog.getByText('Média de 4,3 em 2 avaliações.')).toBeTruthy();
  const [first, second] = dialog.getAllByRole('listitem');
  if (!first || !second) throw new Error('there are two reviews');
  expect(first.querySelector('img')).toBeNull();
  expect(within(first).getByText('BR')).toBeTruthy();
  expect(within(second).getByText('Fora da média')).toBeTruthy();
  for (const text of ['Bruno Reis', '20/03/2026', /Passei na prova/])
    expect(within(first).getByText(text)).toBeTruthy();
  expect(within(first).getByRole('img', { name: '5 de 5 estrelas' })).toBeTruthy();
  expect(second.textContent).toContain('Carla');
  expect(second.querySelector('img')).toBeNull();
  expect(dialog.queryByRole('radio')).toBeNull();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(button);
});

it.each<[Partial<StudyPlan>, RegExp]>([
  [{}, /^Publique o plano no marketplace/],
  [{ isPublished: true }, /já está no marketplace/],
  [{ isPublishable: false }, /^Planos clonados/],
  [{ isTestAccount: true }, /^Crie sua conta/],
])('without a review says so, and what to do: %j', async (changes, hint) => {
  const dialog = await open(changes);
  expect(dialog.getByText('Este plano ainda não recebeu avaliações.')).toBeTruthy();
  expect(dialog.getByText(hint)).toBeTruthy();
  expect(screen.queryByText(/estrelas/)).toBeNull();
});

it('counts what is written, also what does not count', () => {
  show({ averageRating: 0, numberOfReviews: 0, reviews });
  expect(screen.getByRole('button', { name: 'Avaliações (2)' })).toBeTruthy();
});
