import { expect, expectNoBarriers, expectNoSidewaysScroll, test, useTestAccount } from './journey.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const hero = { level: 1, name: 'Transforme Seus Estudos' } as const;

test('the landing page leads down itself and to the registration', async ({ page, isMobile }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', hero)).toBeVisible();
  await expect(page.locator('[data-stars] > *')).toHaveCount(100);
  const header = page.getByRole('banner');
  const menu = page.getByRole('navigation', { name: 'Principal' });
  if (isMobile) {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(menu.getByRole('link', { name: 'Recursos' })).toBeFocused();
    await expectNoBarriers(page);
  }
  await expect(header).not.toHaveAttribute('data-scrolled');
  await menu.getByRole('link', { name: 'Depoimentos' }).click();
  await expect(page.getByRole('heading', { name: 'Depoimentos ilustrativos' })).toBeInViewport();
  await expect(header).toHaveAttribute('data-scrolled');
  if (isMobile) await expect(menu).toBeHidden();
  await page.getByRole('link', { name: 'Experimente Grátis Agora!' }).click();
  await expect(page).toHaveURL('/register');
  await expect(page.getByRole('button', { name: 'Registrar', exact: true })).toBeVisible();
});

test('the product can be tried without an account', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByAltText(/^O painel da Órbita/)).toBeInViewport();
  await page.getByRole('link', { name: 'Experimentar sem cadastro' }).click();
  await page.waitForURL('**/dashboard');
  await expect(page.getByText('Conta de teste: seus planos são apagados após 1 hora.')).toBeVisible();
  await page.goBack();
  await page.waitForURL('**/dashboard');
});

test('a demo goes on by itself until it is stopped, by keyboard too', async ({ page }) => {
  await page.goto('/');
  const demo = page.getByAltText('A pergunta de um flashcard.');
  const states = () => demo.evaluate((step) => step.getAnimations().map(({ playState }) => playState));
  expect(await states()).toEqual(['running']);
  await page.getByRole('checkbox', { name: 'Pausar: Usar flashcards' }).press('Space');
  expect(await states()).toEqual(['paused']);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await states()).toEqual([]);
  await expect(demo).toHaveCSS('opacity', '0');
  await expect(page.getByAltText('Os baralhos e seus flashcards.')).toHaveCSS('opacity', '1');
  await expect(page.getByRole('checkbox', { name: /Pausar/ })).toHaveCount(0);
});

test('what is said of a demo is always there to be read, one sentence at a time', async ({ page }) => {
  await page.goto('/');
  const shown = await page
    .getByRole('region', { name: 'Veja como funciona' })
    .getByRole('list')
    .first()
    .evaluate((list) => {
      const captions = [...list.querySelectorAll('p')];
      const [loop, step] = [16_000, 50];
      return Array.from({ length: loop / step }, (_, at) => {
        for (const caption of captions)
          for (const animation of caption.getAnimations()) animation.currentTime = loop + at * step;
        return captions
          .map((caption) => getComputedStyle(caption).opacity)
          .sort()
          .join('');
      });
    });
  expect(new Set(shown)).toEqual(new Set(['0001']));
});

test('every picture comes, in the place that was kept for it', async ({ page }) => {
  await page.goto('/');
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  for (const picture of await page.getByRole('img').all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
  expect(await height()).toBe(before);
});

test('nothing of it is wider than the narrowest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  await expectNoSidewaysScroll(page);
});

test('a signed-in student is taken from it to the dashboard', async ({ page }) => {
  await useTestAccount(page);
  await page.goto('/');
  await page.waitForURL('**/dashboard');
});

test('the application shows the same page, and it works there too', async ({ page }) => {
  await page.goto('/contact');
  await page.getByRole('link', { name: 'Órbita' }).click();
  await expect(page.getByRole('heading', hero)).toBeVisible();
  await expect(page.locator('[data-stars] > *')).toHaveCount(100);
  await page.mouse.wheel(0, 400);
  await expect(page.getByRole('banner')).toHaveAttribute('data-scrolled');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('its content, its menu and its links are there', async ({ page, isMobile }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', hero)).toBeVisible();
    await expect(page.getByRole('heading', { level: 3, name: 'Flashcards', exact: true })).toBeVisible();
    if (isMobile) await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Principal' });
    await expect(menu.getByRole('link', { name: 'Cadastrar' })).toBeVisible();
    await page.getByRole('link', { name: 'Termos' }).click();
    await expect(page).toHaveURL('/terms-of-service');
  });
});
