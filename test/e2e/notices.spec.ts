import { expect, signUp, startTimer, test } from './journey.ts';

test.use({ serviceWorkers: 'allow' });

test('the end of a pomodoro is a notice of the worker, and a pressed one leads to its page', async ({
  context,
  page,
}) => {
  await page.clock.install({ time: Date.now() - 40 * 60_000 });
  await context.grantPermissions(['notifications']);
  await signUp(page);
  await page.goto('/dashboard');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  await page.getByRole('button', { name: /^Timer:/ }).click();
  const timer = page.getByRole('dialog', { name: 'Timer' });
  await startTimer(timer);
  await expect(timer.getByRole('timer')).toHaveText(/^24:5/);
  await page.clock.fastForward(25 * 60_000);
  const notices = () =>
    page.evaluate(async () => {
      const shown = await (await navigator.serviceWorker.ready).getNotifications();
      return shown.map(({ title, tag }) => [title, tag]);
    });
  await expect.poll(notices).toEqual([['Sessão de Pomodoro concluída!', 'orbita-timer']]);

  const [worker] = context.serviceWorkers();
  await worker?.evaluate(async () => {
    const { registration } = self as unknown as { registration: ServiceWorkerRegistration };
    await registration.showNotification('Revisão', {
      tag: 'orbita-cards',
      data: { path: '/flashcards/review' },
    });
    const [notification] = await registration.getNotifications({ tag: 'orbita-cards' });
    // As the browser tells of a press.
    const press = { notification, waitUntil: () => {} };
    self.dispatchEvent(Object.assign(new Event('notificationclick'), press));
  });
  await page.waitForURL('**/flashcards/review');
  await expect.poll(notices).toEqual([['Sessão de Pomodoro concluída!', 'orbita-timer']]);
});
