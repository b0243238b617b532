import { chooseAction, dayAt, expect, expectNoBarriers, makePlan, signUp, test, visit } from './journey.ts';

test('suggestions fill the form, and can be taken back', async ({ page }) => {
  await signUp(page);
  await page.goto('/study-plans/create');
  const panel = page.getByRole('region', { name: 'Sugestões da IA' });
  await panel.getByRole('button', { name: 'Gerar sugestões' }).click();
  await expect(
    page.getByText('Por favor, digite o que você deseja estudar (mínimo 3 caracteres)'),
  ).toBeVisible();
  await panel.getByLabel('O que você deseja estudar?').fill('Quero revisar genética para o vestibular');
  await panel.getByRole('button', { name: 'Gerar sugestões' }).click();
  await expect(page.getByText(/^Entendi: Biologia/)).toBeVisible();
  await page.getByRole('button', { name: 'Ajustar' }).click();
  await expect(page.getByLabel('Matéria', { exact: true })).toHaveValue('Biologia');
  await expect(page.getByLabel('Objetivo 5')).not.toHaveValue('');
  await page.getByRole('button', { name: 'Desfazer' }).first().click();
  await expect(page.getByLabel('Matéria', { exact: true })).toHaveValue('');
});

test('a late plan is replanned, and the replan is taken back', async ({ page }) => {
  await signUp(page);
  const id = await makePlan(page, { startDate: dayAt(-9), endDate: dayAt(6) });
  await page.goto(`/study-plans/${id}`);
  await expect(page.getByText('Atrasado', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Replanejar' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Terminar em')).toBeVisible();
  await dialog.getByLabel('Terminar em').fill(dayAt(30));
  await expect(dialog.getByText(/mudam? de dia/)).toBeVisible();
  await expectNoBarriers(page);
  await dialog.getByRole('button', { name: 'Aplicar' }).click();
  await expect(page.getByText('Você replanejou este plano.')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Desfazer' }).first().click();
  await expect(page.getByText('Seu plano está atrasado.')).toBeVisible();
});

test('questions are logged, a weak topic is marked, and the plan is published and exported', async ({
  page,
}) => {
  await signUp(page);
  const id = await makePlan(page, { examDate: dayAt(40) });
  await page.goto(`/study-plans/${id}?tab=overview`);
  await expect(page.getByText('Faltam 40 dias')).toBeVisible();

  await page.getByRole('tab', { name: 'Tópicos' }).click();
  await page
    .getByRole('button', { name: /Registrar questões/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Feitas', { exact: true }).fill('10');
  await dialog.getByLabel('Certas', { exact: true }).fill('3');
  await dialog.getByRole('button', { name: 'Registrar', exact: true }).click();
  await expect(page.getByText('Questões registradas.')).toBeVisible();
  await expect(page.getByText('Fraco').first()).toBeVisible();
  await page.reload();
  await expect(page.getByText(/3 de 10 questões certas/).first()).toBeVisible();
  await page.getByRole('tab', { name: 'Cronograma' }).click();
  await expect(page.getByText(/Vale rever:/)).toBeVisible();

  await chooseAction(page, 'Publicar');
  await page.getByRole('dialog').getByRole('button', { name: 'Publicar' }).click();
  await expect(page.getByText('Plano publicado no marketplace.')).toBeVisible();
  await expect(page.getByText('Publicado', { exact: true })).toBeVisible();
  await page.getByRole('tab', { name: 'Visão Geral' }).click();
  await page.getByRole('button', { name: /Avaliações/ }).click();
  await expect(page.getByText('Este plano ainda não recebeu avaliações.')).toBeVisible();
  await page.keyboard.press('Escape');

  const download = page.waitForEvent('download');
  await chooseAction(page, 'Baixar PDF');
  expect((await download).suggestedFilename()).toBe('plano-funcoes-para-o-vestibular.pdf');
});

test('what follows a plan up has no barrier', async ({ page }) => {
  await signUp(page);
  const id = await makePlan(page, { startDate: dayAt(-12), endDate: dayAt(10), examDate: dayAt(9) });
  for (const path of ['', '?tab=overview', '?tab=topics', '/edit']) {
    await visit(page, `/study-plans/${id}${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoBarriers(page, path);
  }
});
