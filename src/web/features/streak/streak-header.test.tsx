import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sampleDay, someStreak } from '#test/support/samples/streak.ts';
import { heldAnswer, renderRoutes, stubApi } from '#test/support/web.tsx';
import { StreakHeader } from './streak-header.tsx';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(`${sampleDay}T12:00:00`), toFake: ['Date'] });
});
afterEach(() => vi.useRealTimers());

function open(answer: Parameters<typeof stubApi>[0][string]) {
  stubApi({ 'GET /streak': answer });
  renderRoutes({ '/dashboard': () => <main>Painel {<StreakHeader />}</main> }, { at: '/dashboard' });
  return screen.findByText(/Painel/);
}

it.each([
  [0, '0 dias consecutivos'],
  [1, '1 dia consecutivo'],
  [4, '4 dias consecutivos'],
  [1234, '1.234 dias consecutivos'],
])('says a run of %i as %s', async (loginStreak, text) => {
  await open({ body: someStreak({ loginStreak }) });
  const header = await screen.findByRole('region', { name: 'Sequência de dias' });
  expect(header.querySelector('p')?.textContent).toBe(text);
});

it('explains the freezes in hand', async () => {
  await open({ body: someStreak() });
  expect(
    await screen.findByText(
      'Você tem 1 dia de folga guardado, que cobre um dia perdido; outro vem em 3 dias ativos.',
    ),
  ).toBeTruthy();
});

it('opens the calendar in a dialog, and gives the focus back', async () => {
  await open({ body: someStreak() });
  const button = await screen.findByRole('button', { name: 'Ver calendário' });
  await userEvent.click(button);
  expect(await screen.findByRole('dialog', { name: 'Sua constelação' })).toBeTruthy();
  expect(await screen.findByRole('region', { name: 'Calendário de 2026' })).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(button);
});

it('keeps its place until the streak comes, and says nothing of a failure', async () => {
  const { answering, release } = heldAnswer({ status: 500, body: { message: 'Falhou' } });
  const page = await open(answering);
  expect(page.children).toHaveLength(1);
  await release();
  await waitFor(() => expect(page.children).toHaveLength(0));
  expect(page.textContent).toBe('Painel ');
});
