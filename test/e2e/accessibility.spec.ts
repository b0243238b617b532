import {
  appSettled,
  axeFindings,
  dayAt,
  expect,
  expectNoSidewaysScroll,
  makeCycle,
  makePlan,
  setTheme,
  signUp,
  test,
  themes,
} from './journey.ts';

const guestPaths = [
  '/',
  '/login',
  '/register',
  '/reset-password',
  '/reset-password?token=x',
  '/verify-email?token=x',
  '/unsubscribe?token=x',
  '/delete-account?token=x&until=2030-01-01',
  '/auth/google/callback?error=Acesso%20negado',
  '/auth/google/finish',
  '/auth/google/link',
  '/terms-of-service',
  '/privacy-policy',
  '/contact',
  '/nao-existe',
];

// Flashcards, summaries, the marketplace and payments are looked at in journeys of their own.
for (const theme of themes) {
  test(`guests find no barrier in the ${theme} theme`, async ({ page }) => {
    test.slow();
    for (const path of guestPaths) {
      await page.goto(path);
      await setTheme(page, theme);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      expect(await axeFindings(page), path).toEqual([]);
      await expectNoSidewaysScroll(page);
    }
  });

  test(`students find no barrier in the ${theme} theme`, async ({ page }) => {
    test.slow();
    await signUp(page, 'Maria Antonieta Figueiredo de Albuquerque Sobrinho');
    const id = await makePlan(page, {
      title: 'Matemática financeira, estatística e probabilidade para concursos públicos',
    });
    const cycle = await makeCycle(page, {
      name: 'Ciclo de estudos para o concurso público da Polícia Federal',
      examDate: dayAt(90),
    });
    const round = await makeCycle(page, { mode: 'sequence' });
    const paths = [
      '/dashboard',
      '/profile',
      '/study-plans',
      '/study-plans?filter=completed',
      '/study-plans/create',
      `/study-plans/${id}`,
      `/study-plans/${id}?tab=schedule`,
      `/study-plans/${id}?tab=topics`,
      `/study-plans/${id}?tab=resources`,
      `/study-plans/${id}/edit`,
      '/study-plans/00000000-0000-7000-8000-000000000000',
      '/marketplace/00000000-0000-7000-8000-000000000000',
      '/sandbox/checkout/00000000-0000-7000-8000-000000000000',
      '/professor',
      '/pomodoro-history',
      '/pomodoro-history?tab=planned',
      '/study-cycles',
      '/study-cycles?status=done',
      '/study-cycles/create',
      `/study-cycles/${cycle}`,
      `/study-cycles/${cycle}?tab=schedule`,
      `/study-cycles/${cycle}/edit`,
      `/study-cycles/${round}?tab=schedule`,
      '/study-cycles/00000000-0000-7000-8000-000000000000',
    ];
    for (const path of paths) {
      await page.goto(path);
      await setTheme(page, theme);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await appSettled(page);
      expect(await axeFindings(page), path).toEqual([]);
      await expectNoSidewaysScroll(page);
    }
  });
}
