import { chooseAction, dayAt, expect, expectNoBarriers, makeCycle, signUp, test } from './journey.ts';

test('a student makes a cycle, studies by it, changes it and deletes it', async ({ page }) => {
  await signUp(page);
  await page.goto('/study-cycles');
  await page.getByRole('link', { name: 'Criar ciclo de estudos' }).click();

  await page.getByRole('button', { name: 'Criar Ciclo' }).click();
  await expect(page.getByText('O nome do ciclo é obrigatório.')).toHaveCount(2);
  await page.getByLabel('Nome do ciclo').fill('Enem 2026');
  await page.getByLabel('Matéria 1', { exact: true }).fill('Matemática');
  await page.getByRole('button', { name: 'Adicionar matéria' }).click();
  await page.getByLabel('Matéria 2', { exact: true }).fill('Física');
  await page.getByLabel('Dificuldade da matéria 1').selectOption('5');
  await page.getByRole('button', { name: 'Todo dia, 1h' }).click();
  await expect(page.getByText('28 blocos, cerca de 7 por semana')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Matéria 2', { exact: true })).toHaveValue('Física');
  await page.getByRole('button', { name: 'Criar Ciclo' }).click();
  await expect(page.getByText('Ciclo “Enem 2026” criado com sucesso.')).toBeVisible();
  await page.waitForURL('**/study-cycles');

  await page.getByRole('link', { name: 'Enem 2026' }).click();
  const today = page.getByRole('listitem').filter({ hasText: 'Hoje' });
  await today.getByRole('checkbox').check();
  await expect(page.getByText('1 de 28 blocos')).toBeVisible();
  await page.reload();
  await expect(today.getByRole('checkbox')).toBeChecked();
  await page.getByRole('button', { name: 'Próxima semana' }).click();
  await expect(page).toHaveURL(/week=2/);
  await expect(page.getByText('0 de 7 blocos')).toBeVisible();

  await page.getByText('Sequência', { exact: true }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Volta 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Registrar minutos' }).click();
  await page.getByLabel('Minutos estudados').fill('30');
  await page.getByRole('button', { name: 'Salvar minutos' }).click();
  await expect(page.getByText('Faltam 20min de 50min')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Faltam 20min de 50min')).toBeVisible();
  await page.getByRole('button', { name: 'Concluir bloco' }).click();
  await expect(page.getByText('2 de 28 blocos')).toBeVisible();

  await page.getByRole('link', { name: 'Editar' }).click();
  await page.getByLabel('Nome do ciclo').fill('Enem e vestibular');
  await page.getByLabel('Bloco de estudo').fill('30');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Enem e vestibular' })).toBeVisible();
  await expect(page.getByText(/^2 de \d+ blocos · /)).toBeVisible();

  await chooseAction(page, 'Excluir');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir ciclo' }).click();
  await page.waitForURL('**/study-cycles');
  await expect(page.getByText('Nenhum ciclo de estudo encontrado')).toBeVisible();
});

test('a round goes on with another lap', async ({ page }) => {
  await signUp(page);
  const weeklySchedule = { [weekdayToday()]: 2 };
  const subjects = [{ name: 'Química', difficulty: 3, priority: 3 }];
  const id = await makeCycle(page, { mode: 'sequence', cycleDurationInWeeks: 1, subjects, weeklySchedule });
  await page.goto(`/study-cycles/${id}?tab=schedule`);
  await page.getByRole('button', { name: 'Concluir bloco' }).click();
  await expect(page.getByText('1 de 2 blocos')).toBeVisible();
  await page.getByRole('button', { name: 'Concluir bloco' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Volta 2' })).toBeVisible();
  await expect(page.getByText('2 de 4 blocos')).toBeVisible();
  // Opened when its first block was done, it stays so.
  const done = page.getByRole('button', { name: 'Concluídos na volta 1' });
  await expect(done).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2);
  await done.click();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
});

test('a late cycle is replanned, and the replan is taken back', async ({ page }) => {
  await signUp(page);
  const id = await makeCycle(page, { startDate: dayAt(-9) });
  await page.goto(`/study-cycles/${id}`);
  await expect(page.getByText(/^Seu ciclo tem \d+ blocos atrasados\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Replanejar' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/mudam? de dia/)).toBeVisible();
  await expectNoBarriers(page);
  await dialog.getByRole('button', { name: 'Aplicar' }).click();
  await expect(page.getByText('Você replanejou este ciclo.')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Desfazer' }).first().click();
  await expect(page.getByText(/^Seu ciclo tem \d+ blocos atrasados\.$/)).toBeVisible();
});

test('the AI suggests subjects that can be changed', async ({ page }) => {
  await signUp(page);
  await page.goto('/study-cycles/create');
  await page.getByLabel('Nome do ciclo').fill('Concurso');
  await page.getByRole('switch', { name: 'Usar IA para sugerir matérias' }).check();
  await page.getByLabel('Foco do estudo').fill('Direito Constitucional e Administrativo');
  await page.getByRole('button', { name: 'Ver matérias sugeridas' }).click();
  await expect(page.getByLabel('Matéria 1', { exact: true })).not.toHaveValue('');
  await page.getByLabel('Matéria 1', { exact: true }).fill('Direito Constitucional e Processual');
  await page.getByRole('button', { name: 'Criar Ciclo' }).click();
  await expect(page.getByText('Ciclo “Concurso” criado com sucesso.')).toBeVisible();
  await page.getByRole('link', { name: 'Ver ciclos' }).click();
  await expect(page.getByText('Direito Constitucional e Processual')).toBeVisible();
});

function weekdayToday(): string {
  return new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'America/Sao_Paulo' })
    .format(Date.now())
    .toLowerCase();
}
