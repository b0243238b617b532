import { appSettled, chooseAction, expect, test, tickAll, useTestAccount } from './journey.ts';

test('a student asks for a plan, follows it to the end and lets it go', async ({ page }) => {
  await useTestAccount(page);
  await page.goto('/study-plans');
  await expect(page.getByText('Conta de teste: seus planos são apagados após 1 hora.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Planos de Estudo', exact: true })).toBeVisible();
  await expect(page.getByText('Nenhum plano de estudo encontrado')).toBeVisible();
  await expect(page.getByText('Crie seu primeiro plano de estudos para começar')).toBeVisible();

  await page.getByRole('link', { name: 'Novo Plano' }).first().click();
  await page.getByRole('button', { name: 'Ajustar' }).click();
  await page.getByLabel('Título').fill('Funções e logaritmos');
  await page.getByLabel('Matéria').fill('Matemática');
  await page.getByText('Iniciante', { exact: true }).click();
  await page.getByLabel('Objetivo 1').fill('Resolver questões de função afim');
  const slider = page.getByRole('slider', { name: /tópicos/i });
  await slider.focus();
  await slider.press('Home');
  const weeks = page.getByRole('slider', { name: /semanas/i });
  await weeks.focus();
  await weeks.press('Home');
  const created = page.waitForResponse(
    (response) => response.url().endsWith('/api/study-plans') && response.request().method() === 'POST',
  );
  await page.getByRole('button', { name: 'Criar plano' }).click();
  expect((await created).status()).toBe(202);
  await page.waitForURL(/\/study-plans\/[0-9a-f-]{36}/);

  await expect(page.getByRole('heading', { name: 'Funções e logaritmos' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Cronograma de Estudos' })).toBeVisible();
  const more = page.getByRole('tabpanel').getByRole('button', { name: /^Mostrar mais/ });
  while ((await more.count()) > 0) await more.first().click();
  expect(await tickAll(page.getByRole('tabpanel').getByRole('checkbox'))).toBeGreaterThan(5);

  await page.getByRole('tab', { name: 'Tópicos' }).click();
  await expect(page.getByRole('tabpanel').getByRole('checkbox')).toHaveCount(5);
  expect(await tickAll(page.getByRole('tabpanel').getByRole('checkbox'))).toBe(5);
  await expect(page.getByText('100%').first()).toBeVisible();
  await appSettled(page);

  await page.reload();
  await expect(page.getByText('100%').first()).toBeVisible();

  await page.goto('/study-plans?filter=completed');
  await expect(page.getByText('100% concluído')).toBeVisible();
  await page.getByPlaceholder('Buscar planos de estudo...').fill('LOGARITMOS');
  await expect(page.getByText('100% concluído')).toBeVisible();
  await page.getByPlaceholder('Buscar planos de estudo...').fill('guitarra');
  await expect(page.getByText('Tente ajustar seus filtros de busca')).toBeVisible();
  await page.getByPlaceholder('Buscar planos de estudo...').fill('');

  await page.getByRole('link', { name: 'Ver Detalhes' }).click();
  await chooseAction(page, 'Excluir');
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(dialog).toContainText('Funções e logaritmos');
  await dialog.getByRole('button', { name: /Excluir/ }).click();
  await page.waitForURL('**/study-plans');
  await expect(page.getByText('Nenhum plano de estudo encontrado')).toBeVisible();
});

test('a generation can be left and found again', async ({ page }) => {
  await useTestAccount(page);
  await page.goto('/study-plans/create');
  await page.getByRole('button', { name: 'Ajustar' }).click();
  await page.getByLabel('Título').fill('Genética');
  await page.getByLabel('Matéria').fill('Biologia');
  await page.getByText('Avançado', { exact: true }).click();
  await page.getByLabel('Objetivo 1').fill('Entender Mendel');
  await page.reload();
  await expect(page.getByLabel('Título')).toHaveValue('Genética');
  await expect(page.getByLabel('Objetivo 1')).toHaveValue('Entender Mendel');
  await page.getByRole('button', { name: 'Criar plano' }).click();
  await page.waitForURL(/task=/);
  await page.reload();
  await page.waitForURL(/\/study-plans\/[0-9a-f-]{36}/);
  await expect(page.getByRole('heading', { name: 'Genética' })).toBeVisible();
});
