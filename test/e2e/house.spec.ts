import { expect, test, useTestAccount } from './journey.ts';

test('a change of screen is announced, and its content takes the focus', async ({ page, isMobile }) => {
  await useTestAccount(page);
  await page.goto('/study-plans');
  await page.getByRole('link', { name: 'Novo Plano' }).first().click();
  await expect(
    page.locator('[aria-live="polite"]').getByText('Novo plano', { exact: false }).first(),
  ).toBeAttached();
  // A form is for writing: its first field has it, except where a keyboard would cover half of the screen.
  const focused = isMobile ? 'conteudo' : 'campo-prompt';
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe(focused);
});

test('the screens can be walked by keyboard alone', async ({ page, isMobile }) => {
  await page.goto('/login');
  await page.getByLabel('Email').focus();
  await page.keyboard.type('ninguem@example.com');
  await page.keyboard.press('Tab');
  await page.keyboard.type('senha-errada');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Falha ao fazer login. Verifique suas credenciais.')).toBeVisible();
  await useTestAccount(page);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Ir para o conteúdo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: isMobile ? 'Mais: abrir menu' : 'Organização' }).press('Enter');
  await page.getByRole('link', { name: 'Roadmaps' }).press('Enter');
  await page.waitForURL('**/study-plans');
});
