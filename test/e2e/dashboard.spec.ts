import type { Page } from '@playwright/test';
import { appSettled, dayAt, expect, expectNoBarriers, makeCycle, makePlan, signUp, test } from './journey.ts';

const steps = (page: Page) => page.getByRole('region', { name: 'Primeiros passos' });
const today = (page: Page) => page.getByRole('region', { name: 'Hoje', exact: true });
const tasks = (page: Page) => page.getByRole('region', { name: 'Tarefas de Hoje' });
const otherDay = (page: Page) =>
  page.getByRole('region', { name: /^Tarefas de \p{L}+(-feira)?, \d\d\/\d\d$/u });
const plan = (page: Page) => page.getByRole('region', { name: 'Plano de hoje' });
const chosen = (page: Page) => page.getByRole('radio', { checked: true });

test('a new student goes from four first steps to a day of study', async ({ page }) => {
  await signUp(page);
  await page.goto('/dashboard');
  await expect(steps(page).getByRole('heading', { level: 3 })).toHaveText([
    'Crie um plano de estudos',
    'Crie seus flashcards',
    'Faça a primeira revisão',
    'Faça o primeiro foco',
  ]);
  await expect(today(page)).toBeHidden();
  await expectNoBarriers(page);

  await steps(page).getByRole('link', { name: 'Criar plano' }).click();
  await page.waitForURL('**/study-plans/create');
  const id = await makePlan(page, {
    examDate: dayAt(9),
  });
  await page.goto('/dashboard');
  await expect(
    steps(page).getByRole('heading', { name: /Crie um plano de estudos.*concluído/ }),
  ).toBeVisible();
  // Its exam, and what its first day asks for.
  await expect(
    plan(page).getByRole('link', { name: 'Funções para o vestibular', exact: true }),
  ).toBeVisible();
  await expect(
    plan(page)
      .getByRole('listitem')
      .filter({ hasText: /Hoje às 08:00 no plano/ }),
  ).toHaveCount(1);
  await expect(tasks(page)).toBeHidden();

  await makeCycle(page);
  await page.reload();
  await expect(tasks(page).getByRole('checkbox')).toHaveCount(2);
  await steps(page).getByRole('button', { name: 'Dispensar' }).click();
  await expect(steps(page)).toBeHidden();
  await expectNoBarriers(page);

  const first = tasks(page).getByRole('checkbox').first();
  await first.click();
  await expect(first).toBeChecked();
  await expect(tasks(page).getByText('1 de 2 concluídas')).toBeVisible();
  await page.reload();
  await expect(tasks(page).getByRole('checkbox').first()).toBeChecked();
  await expect(steps(page)).toBeHidden();

  // What is ticked of a plan leaves the list, may be taken back, and stays done.
  const activity = plan(page).getByRole('checkbox').first();
  const open = await plan(page).getByRole('checkbox').count();
  await activity.click();
  await expect(page.getByText(/^Feito: /)).toBeVisible();
  await expect(plan(page).getByRole('checkbox')).toHaveCount(open - 1);
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(plan(page).getByRole('checkbox')).toHaveCount(open);

  await page
    .getByRole('region', { name: 'Planos de Estudo Recentes' })
    .getByRole('link', { name: 'Ver Detalhes' })
    .click();
  await page.waitForURL(`**/study-plans/${id}`);
});

test('the strip of days is dragged, moved by buttons and by arrow keys', async ({ page }) => {
  await signUp(page);
  await makeCycle(page);
  await page.goto('/dashboard');
  await expect(tasks(page)).toBeVisible();
  const dayNow = await chosen(page).getAttribute('value');

  const strip = page.getByRole('group', { name: 'Dia das tarefas' });
  await strip.scrollIntoViewIfNeeded();
  await strip.scrollIntoViewIfNeeded();
  const box = (await chosen(page).locator('..').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const drag = async (pixels: number) => {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + pixels, y, { steps: 4 });
    await page.mouse.up();
  };
  const left = () => strip.evaluate(({ parentElement }) => parentElement?.scrollLeft ?? 0);
  const before = await left();
  await drag(-120);
  expect(await left()).toBe(before + 120);
  await expect(chosen(page)).toHaveAttribute('value', dayNow ?? '');
  await drag(3);
  await expect(chosen(page)).not.toHaveAttribute('value', dayNow ?? '');
  await expect(otherDay(page)).toBeVisible();

  await page.getByRole('button', { name: 'Voltar para hoje' }).click();
  await expect(chosen(page)).toHaveAttribute('value', dayNow ?? '');
  await chosen(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect(otherDay(page).getByRole('checkbox')).toHaveCount(2);
  await expect(page).toHaveURL(/\?day=\d{4}-\d\d-\d\d$/);
  await page.reload();
  await expect(otherDay(page).getByRole('checkbox')).toHaveCount(2);
  await expect(chosen(page).locator('..')).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Tab');
  await expectNoBarriers(page);

  const at = await left();
  await page.getByRole('button', { name: 'Próximos dias' }).click();
  const moved = await left();
  expect(moved).toBeGreaterThan(at);
  await page.getByRole('button', { name: 'Dias anteriores' }).click();
  expect(await left()).toBeLessThan(moved);
});

test('nothing moves while the dashboard loads', async ({ page }) => {
  await signUp(page);
  await makePlan(page);
  await makeCycle(page);
  await page.addInitScript(() => {
    // As the form leaves it, which this student did not sign in by.
    localStorage.setItem('accountNotice', 'verify');
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      const shown = window as unknown as { shift: number };
      for (const entry of list.getEntries()) shown.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/dashboard');
  await expect(tasks(page).getByRole('checkbox').first()).toBeVisible();
  await appSettled(page);
  // Once each.
  for (const path of ['/api/dashboard', '/api/auth/profile']) expect(asked).toContain(path);
  expect(asked.filter((path) => path === '/api/dashboard')).toHaveLength(1);
  expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(0.005);
});
