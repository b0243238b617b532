import type { Page } from '@playwright/test';
import {
  api,
  appScreen,
  expect,
  expectNoBarriers,
  makePlan,
  test,
  useTestAccount,
  visit,
} from './journey.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'Buscar ou criar' });
const shortcuts = (page: Page) => page.getByRole('dialog', { name: 'Atalhos do teclado' });

async function openPalette(page: Page): Promise<void> {
  await expect(field(page)).toBeHidden();
  // Once the application is there, its keys are too; a session shows no button for them.
  await expect(page.locator('[data-shell]')).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
}

const makeCard = (page: Page, question: string) =>
  api(page, 'POST', '/flashcards', {
    question,
    answer: 'Na mitocôndria.',
    subject: 'Biologia',
    difficulty: 3,
  });

test('everything is gone to, made and found by keyboard alone', async ({ page }) => {
  await useTestAccount(page);
  await makePlan(page, { title: 'Citologia em duas semanas', subject: 'Biologia' });
  await makeCard(page, 'Onde acontece a respiração celular?');
  await visit(page, '/dashboard');

  await openPalette(page);
  await expect(page.getByRole('group', { name: 'Criar' })).toBeVisible();
  await expectNoBarriers(page);
  await page.keyboard.type('resumos publicos');
  await expect(page.getByText('1 resultado')).toBeVisible();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/summaries/public');
  await expect(field(page)).toBeHidden();

  await openPalette(page);
  await page.keyboard.type('criar flash');
  await expect(page.getByRole('option')).toHaveText([/Criar flashcard$/, /Criar flashcards de um texto/]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/flashcards/create');

  await openPalette(page);
  await page.keyboard.type('RESPIRACAO');
  await expect(page.getByRole('group', { name: 'Flashcards' }).getByRole('option')).toContainText(
    'Onde acontece a respiração celular?',
  );
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/flashcards\/[0-9a-f-]{36}$/);

  await openPalette(page);
  await page.keyboard.type('citologia');
  await expect(page.getByRole('group', { name: 'Planos' }).getByRole('option')).toHaveCount(1);
  await expectNoBarriers(page);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/study-plans\/[0-9a-f-]{36}$/);

  await openPalette(page);
  await expect(page.getByRole('group', { name: 'Recentes' }).getByRole('option').first()).toBeVisible();
  await page.keyboard.type('nada disso existe');
  await expect(page.getByText('Nenhum resultado', { exact: true })).toBeVisible();
  await expectNoBarriers(page);
  await page.keyboard.press('Escape');
  await expect(field(page)).toBeHidden();

  await openPalette(page);
  await page.keyboard.type('conversa com');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/professor\?c=/);
  await openPalette(page);
  await page.keyboard.type('sessao de foco');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Timer' })).toBeVisible();
});

test('the palette opens by touch, too, and says what it could not look through', async ({
  page,
  context,
}) => {
  await useTestAccount(page);
  await visit(page, '/dashboard');
  await page.getByRole('banner').getByRole('button', { name: 'Buscar ou criar' }).click();
  await expect(field(page)).toBeVisible();
  await field(page).fill('perfil');
  await expect(page.getByRole('option', { name: 'Perfil' })).toBeVisible();
  await context.setOffline(true);
  await field(page).fill('flash');
  await expect(page.getByText(/Não foi possível buscar em tudo o que é seu/)).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('option', { name: 'Estatísticas dos flashcards' }).click();
  await page.waitForURL('**/flashcards/stats');
});

test('shortcuts are listed where they work, and single keys can be switched off', async ({ page }) => {
  await useTestAccount(page);
  await makeCard(page, 'Onde fica o DNA?');
  await page.goto('/flashcards/review');
  await expect(appScreen(page).getByRole('button', { name: /^Mostrar resposta/ })).toBeVisible();
  await page.keyboard.press('?');
  await expect(shortcuts(page).getByRole('heading', { level: 3 })).toHaveText([
    'Em qualquer página',
    'Revisão',
  ]);
  await expectNoBarriers(page);
  await page.keyboard.press('Escape');
  await expect(shortcuts(page)).toBeHidden();

  await page.goto('/profile');
  await page.getByRole('checkbox', { name: 'Atalhos de uma tecla' }).uncheck();
  await page.getByRole('button', { name: 'Salvar alterações' }).click();
  await expect(page.getByText('Perfil atualizado com sucesso!')).toBeVisible();

  await page.goto('/flashcards/review');
  await expect(appScreen(page).getByRole('button', { name: 'Mostrar resposta' })).toBeVisible();
  await page.keyboard.press('Space');
  await page.keyboard.press('1');
  await page.keyboard.press('t');
  await page.keyboard.press('?');
  await openPalette(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Mostrar resposta' })).toBeVisible();
});
