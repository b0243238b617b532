import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { renderRoutes, stubApi } from '#test/support/web.tsx';
import { outboxOf } from '#web/features/flashcards/answer-outbox.ts';
import { isSignedIn, storeTokens } from '#web/session/session.ts';
import { tickOutboxOf } from '#web/sync/tick-outbox.ts';
import { LeaveDialog, useLogout } from './logout.tsx';

let students = 0;
let userId: string;

beforeEach(() => {
  localStorage.clear();
  userId = `student-${++students}`;
  storeTokens({ accessToken: `e30.${btoa(JSON.stringify({ sub: userId }))}.x`, refreshToken: 'r' });
});
afterEach(cleanup);

function Screen() {
  const logout = useLogout();
  return (
    <>
      <button type="button" onClick={() => logout.mutate()}>
        Sair
      </button>
      <LeaveDialog />
    </>
  );
}

async function signOut() {
  const calls = stubApi({ 'POST /auth/logout': { body: {} } });
  const { address } = renderRoutes({ '/profile': Screen, '/login': () => 'Login' }, { at: '/profile' });
  await userEvent.click(await screen.findByRole('button', { name: 'Sair' }));
  return { calls, address };
}
function wait(owner = userId) {
  const answer = { cardId: 'c1', result: 'correct', timeSpent: 4 } as const;
  outboxOf(owner).addAnswer({ ...answer, answerId: 'a1', answeredAt: '2026-03-10T12:00:00.000Z' });
  const tick = { op: '1', attempted: false, mutationKey: ['study-plans', 'tick', 'p1'], name: 'topic 0' };
  tickOutboxOf(owner).put({ ...tick, tick: {} });
}
const question = () => screen.findByRole('alertdialog', { name: /^Há 2 registros esperando envio/ });

it('asks nothing when nothing of the student’s waits', async () => {
  wait('somebody-else');
  const { calls } = await signOut();
  expect(await screen.findByText('Login')).toBeTruthy();
  expect(calls.map(({ path }) => path)).toEqual(['/auth/logout']);
  expect(outboxOf('somebody-else').count()).toBe(1);
});

it('stays, with everything that waits, when the student would rather', async () => {
  wait();
  const { calls, address } = await signOut();
  await userEvent.click(within(await question()).getByRole('button', { name: 'Continuar aqui' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect([calls.length, address(), isSignedIn(), outboxOf(userId).count()]).toEqual([0, '/profile', true, 1]);
});

it('leaves nothing that waits when the student leaves all the same', async () => {
  wait();
  await signOut();
  await userEvent.click(within(await question()).getByRole('button', { name: 'Sair e descartar' }));
  expect(await screen.findByText('Login')).toBeTruthy();
  expect([isSignedIn(), outboxOf(userId).count(), tickOutboxOf(userId).list()]).toEqual([false, 0, []]);
});

it('leaves nothing that was begun or remembered here, but the timer and what others left', async () => {
  const other = 'somebody-else';
  const goes = [`flashcardReview.${userId}`, `flashcardReviewCards.${userId}`, 'notices'];
  const stays = [
    'theme',
    'timerOwner',
    'pomodoroTimer',
    `flashcardReview.${other}`,
    `reminded.${userId}.cards`,
  ];
  for (const name of [...goes, ...stays]) localStorage.setItem(name, 'x');
  sessionStorage.setItem(`summaryDraft.${userId}`, '{}');
  await signOut();
  expect(await screen.findByText('Login')).toBeTruthy();
  expect([Object.keys(localStorage).sort(), Object.keys(sessionStorage)]).toEqual([stays.sort(), []]);
});
