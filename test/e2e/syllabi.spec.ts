import { appSettled, dayAt, expect, expectNoBarriers, makeSyllabus, signUp, test, visit } from './journey.ts';

const programme = [
  'LÍNGUA PORTUGUESA: 1 Compreensão de textos. 2 Ortografia oficial. 3 Emprego da crase.',
  'INFORMÁTICA: 1 Redes de computadores. 1.1 Protocolos. 2 Planilhas eletrônicas. 3 Segurança da informação.',
].join('\n');

test('a pasted programme is read, corrected, planned, studied and seen on the dashboard', async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/syllabi');
  await page.getByRole('link', { name: 'Novo edital' }).first().click();
  await page.getByLabel('Conteúdo programático').fill(programme);
  await page.getByRole('button', { name: 'Ler o texto' }).click();
  await page.getByLabel('Data da prova').fill(dayAt(60));
  await page.getByRole('button', { name: 'Conferir edital' }).click();
  await page.waitForURL(/\/syllabi\/[0-9a-f-]{36}\/edit/);

  const tree = page.getByLabel('Disciplinas e tópicos');
  await expect(tree).toContainText('Protocolos');
  await expect(tree).toContainText('Emprego da crase');
  await page.getByRole('button', { name: 'Pronto' }).click();
  await page.waitForURL(/\/syllabi\/[0-9a-f-]{36}$/);

  await page.getByRole('link', { name: 'Montar plano' }).click();
  await page.getByRole('button', { name: 'Criar Plano' }).click();
  await page.waitForURL(/\/study-plans\/[0-9a-f-]{36}/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await visit(page, '/syllabi');
  await page.getByRole('list', { name: 'Seus editais' }).getByRole('link').first().click();
  await expect(page.getByRole('link', { name: 'Continuar plano' })).toBeVisible();
  const theory = page.getByRole('checkbox', { name: 'Teoria: Emprego da crase' });
  if (!(await theory.isVisible())) await page.getByRole('button', { name: /^Abrir .*portuguesa/i }).click();
  await theory.click();
  await expect(theory).toBeChecked();
  await appSettled(page);
  await page.reload();
  await expect(page.getByText(/Língua Portuguesa/i).first()).toBeVisible();

  await visit(page, '/dashboard');
  await expect(page.getByRole('link', { name: /^Edital: [1-9]\d?% estudado · 60 dias$/ })).toBeVisible();
});

test('no screen of syllabi has a barrier', async ({ page }) => {
  await signUp(page);
  await visit(page, '/syllabi');
  await expectNoBarriers(page, 'no syllabus');
  const id = await makeSyllabus(page);
  for (const path of [
    '/syllabi',
    '/syllabi/read',
    `/syllabi/${id}`,
    `/syllabi/${id}/edit`,
    `/syllabi/${id}/plan`,
    `/syllabi/${id}/compare`,
    '/syllabi/00000000-0000-7000-8000-000000000000',
  ]) {
    await visit(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoBarriers(page, path);
  }
  await visit(page, `/syllabi/${id}/compare`);
  await page.getByLabel('Conteúdo programático').fill(programme);
  await page.getByRole('button', { name: 'Ler o texto' }).click();
  await expect(page.getByRole('button', { name: /^Aplicar/ })).toBeVisible();
  await expectNoBarriers(page, 'a rectification');
});
