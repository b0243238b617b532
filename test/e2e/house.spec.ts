import { expect, test, useTestAccount } from './journey.ts';

test('the reference of the API opens under our own security policy', async ({ page }) => {
  await page.goto('/api/docs');
  // It draws every call before it shows one.
  await expect(page.getByRole('heading', { name: /Órbita/ })).toBeVisible({ timeout: 30_000 });
  // What is further down is drawn when it is scrolled to.
  await expect(page.getByText('/api/auth/login', { exact: true }).first()).toBeVisible();
});

test('pages are never cached, hashed files for ever, and both come compressed', async ({ request }) => {
  const page = await request.get('/login');
  expect(page.headers()['cache-control']).toBe('private, no-cache');
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(await page.text())?.[1] ?? '';
  for (const encoding of ['br', 'gzip']) {
    const asset = await request.get(script, { headers: { 'accept-encoding': encoding } });
    expect(asset.headers()).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': encoding,
    });
  }
  const missing = await request.get('/assets/nothing.js');
  expect(missing.status()).toBe(404);
});

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
