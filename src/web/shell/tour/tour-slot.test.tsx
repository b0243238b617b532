import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import type { User } from '#shared/contracts/accounts.ts';
import { renderRoutes, someStudent, stubApi } from '#test/support/web.tsx';
import { TourSlot } from './tour-slot.tsx';

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
const newcomer = (changes: Partial<User> = {}) =>
  someStudent({
    createdAt: hoursAgo(1),
    preferences: { ...someStudent().preferences, tourSeen: false },
    ...changes,
  });

let user: User;
const Page = () => (
  <>
    <main id="conteudo" tabIndex={-1}>
      Página
    </main>
    <TourSlot user={user} />
  </>
);

function open(who: User, at = '/dashboard', status = 200) {
  user = who;
  const calls = stubApi({ 'PUT /auth/profile': { status, body: { data: { user } } } });
  const shown = renderRoutes({ '/dashboard': Page, '/flashcards': Page, '/flashcards/create': Page }, { at });
  return { ...shown, calls };
}
const tour = () => screen.findByRole('complementary', { name: 'Conheça a Órbita' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const gone = () => waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
const seen = { method: 'PUT', body: { name: 'Ana Lima', preferences: { tourSeen: true } } };

beforeEach(() => localStorage.clear());

it('leads a new student through three steps, once', async () => {
  const { calls } = open(newcomer());
  await tour();
  const titles = [];
  for (const next of ['Próximo', 'Próximo', 'Concluir']) {
    titles.push(screen.getByRole('heading', { level: 2 }).textContent);
    await press(next);
  }
  expect(titles).toEqual(['Este é o seu painel', 'Comece por um plano', 'Flashcards e timer']);
  await gone();
  await waitFor(() => expect(calls).toMatchObject([seen]));
  expect(document.activeElement?.id).toBe('conteudo');
});

it('is sent away at any step, by its button or by Escape', async () => {
  const { calls } = open(newcomer());
  await tour();
  await press('Próximo');
  await press('Pular');
  await gone();
  expect(calls).toMatchObject([seen]);
});

it('leaves with Escape, and leaves the page free to be used until then', async () => {
  const { calls } = open(newcomer());
  await tour();
  expect(document.activeElement).toBe(document.body);
  await userEvent.click(screen.getByText('Página'));
  await userEvent.keyboard('{Escape}');
  await gone();
  expect(calls).toMatchObject([seen]);
});

it('ends where its steps lead', async () => {
  const { address, calls } = open(newcomer());
  await tour();
  await press('Próximo');
  await press('Próximo');
  await userEvent.click(screen.getByRole('link', { name: 'Fazer flashcards' }));
  await waitFor(() => expect(address()).toBe('/flashcards/create'));
  expect(calls).toMatchObject([seen]);
});

it('does not come back on this device when the server could not be told', async () => {
  const first = open(newcomer(), '/dashboard', 500);
  await tour();
  await press('Pular');
  await waitFor(() => expect(first.calls).toHaveLength(1));
  const { router } = open(newcomer());
  await waitFor(() => expect(router.state.status).toBe('idle'));
  expect(screen.queryByRole('complementary')).toBeNull();
});

it.each([
  [
    'who has seen it',
    newcomer({ preferences: { ...someStudent().preferences, tourSeen: true } }),
    '/dashboard',
  ],
  ['who has been here for a day', newcomer({ createdAt: hoursAgo(25) }), '/dashboard'],
  ['on another page', newcomer(), '/flashcards'],
])('is not shown to a student %s', async (_who, who, at) => {
  const { router } = open(who, at);
  await waitFor(() => expect(router.state.status).toBe('idle'));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByRole('complementary')).toBeNull();
});
