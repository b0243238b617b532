import { dayAt, expect, expectNoBarriers, makeCycle, makePlan, signUp, test, visit } from './journey.ts';

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

// Flashcards, summaries, the marketplace, the history and payments are looked at in journeys of their own.
test('guests find no barrier', async ({ page }) => {
  for (const path of guestPaths) {
    await visit(page, path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expectNoBarriers(page, path);
  }
});

test('students find no barrier', async ({ page }) => {
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
    '/study-plans',
    '/study-plans?filter=completed',
    '/study-plans/create',
    `/study-plans/${id}`,
    `/study-plans/${id}?tab=overview`,
    `/study-plans/${id}?tab=topics`,
    `/study-plans/${id}?tab=resources`,
    `/study-plans/${id}/edit`,
    '/study-plans/00000000-0000-7000-8000-000000000000',
    '/marketplace/00000000-0000-7000-8000-000000000000',
    '/sandbox/checkout/00000000-0000-7000-8000-000000000000',
    '/pomodoro-history?tab=planned',
    '/study-cycles',
    '/study-cycles?status=done',
    '/study-cycles/create',
    `/study-cycles/${cycle}`,
    `/study-cycles/${cycle}?tab=overview`,
    `/study-cycles/${cycle}/edit`,
    `/study-cycles/${round}`,
    '/study-cycles/00000000-0000-7000-8000-000000000000',
  ];
  for (const path of paths) {
    await visit(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoBarriers(page, path);
  }
});
