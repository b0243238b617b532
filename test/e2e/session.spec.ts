import { appSettled, expect, makePlan, signUp, test, useTestAccount } from './journey.ts';

test('guests are sent to the login, students to the dashboard', async ({ page }) => {
  for (const path of [
    '/dashboard',
    '/study-plans',
    '/study-plans/create',
    '/profile',
    '/flashcards',
    '/professor',
    '/payments',
  ]) {
    await page.goto(path);
    await page.waitForURL('**/login');
  }
  await page.getByRole('button', { name: 'Usar conta de teste' }).click();
  await page.waitForURL('**/dashboard');
  await page.goto('/');
  await page.waitForURL('**/dashboard');
});

test('every later screen has its title already, and an unknown address leads back', async ({ page }) => {
  await useTestAccount(page);
  for (const [path, title] of [
    ['/flashcards', 'Flashcards'],
    ['/flashcards/review/', 'Revisão de flashcards'],
    ['/summaries', 'Resumos'],
    ['/study-cycles', 'Ciclos de Estudo'],
    ['/marketplace', 'Marketplace'],
    ['/pomodoro-history', 'Histórico de pomodoros'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
    await expect(page).toHaveTitle(`${title} · Órbita`);
  }
  await page.goto('/nao-existe');
  await expect(page.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible();
  await page.getByRole('link', { name: /painel/i }).click();
  await page.waitForURL('**/dashboard');
});

test('a session that cannot be renewed ends on the login, and says so', async ({ page }) => {
  await useTestAccount(page);
  // A page that asks the server for nothing: another would notice first.
  await page.goto('/contact');
  await page.evaluate(() => {
    localStorage.setItem('token', 'velho');
    localStorage.setItem('refreshToken', 'velho');
  });
  await page.goto('/study-plans');
  await page.waitForURL('**/login?session=expired');
  await expect(page.getByText('Sua sessão expirou. Entre novamente.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('where guests are at home, a session that is over is no matter, and one that goes on leads to the dashboard', async ({
  page,
}) => {
  await useTestAccount(page);
  await page.goto('/contact');
  const tokens = await page.evaluate(() => ({ ...localStorage }));
  const seen: string[] = [];
  page.on('framenavigated', (frame) => seen.push(new URL(frame.url()).pathname));
  for (const path of ['/', '/login', '/register']) {
    await page.goto('/contact');
    await page.evaluate(() => {
      localStorage.setItem('token', 'velho');
      localStorage.setItem('refreshToken', 'velho');
    });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await appSettled(page);
    expect(page.url()).toBe(new URL(path, page.url()).href);
    await expect(page.getByText('Sua sessão expirou.')).toBeHidden();
  }
  expect(seen).not.toContain('/dashboard');
  await page.goto('/contact');
  await page.evaluate(({ token, refreshToken }) => {
    localStorage.setItem('token', 'velho');
    localStorage.setItem('refreshToken', refreshToken ?? token ?? '');
  }, tokens);
  await page.goto('/');
  await page.waitForURL('**/dashboard');
});

test('two tabs with an old token renew it once and stay signed in', async ({ page, context }) => {
  await signUp(page);
  await makePlan(page);
  await page.evaluate(() => localStorage.setItem('token', 'velho'));
  const renewals: number[] = [];
  context.on('response', (response) => {
    if (response.url().endsWith('/auth/refresh-token')) renewals.push(response.status());
  });
  const other = await context.newPage();
  await Promise.all([page.goto('/study-plans'), other.goto('/study-plans')]);
  await expect(page.getByRole('link', { name: 'Ver Detalhes' })).toBeVisible();
  await expect(other.getByRole('link', { name: 'Ver Detalhes' })).toBeVisible();
  expect(renewals).toEqual([200]);
});

test('leaving in one tab leaves in the other', async ({ page, context }) => {
  await signUp(page);
  const other = await context.newPage();
  await other.goto('/study-plans');
  await expect(other.getByRole('heading', { name: 'Planos de Estudo', exact: true })).toBeVisible();
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Sair' }).first().click();
  await other.waitForURL(/\/(login.*)?$/);
});
