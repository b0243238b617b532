import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, expectNoBarriers, makePlan, signUp, test, visit } from './journey.ts';

/** Records sessions through the API with the session of the page, one an hour back from an hour ago. */
function recordSessions(page: Page, subjects: readonly (string | null)[]): Promise<void> {
  return page.evaluate(async (given) => {
    const headers = {
      authorization: `Bearer ${localStorage.getItem('token')}`,
      'content-type': 'application/json',
      'x-time-zone': Intl.DateTimeFormat().resolvedOptions().timeZone,
    };
    const categories = ['Estudo', 'Leitura', 'Revisão', 'Exercícios', 'Projeto', 'Cronômetro'];
    for (const [index, subject] of given.entries()) {
      const end = Date.now() - (index + 1) * 3_600_000;
      const body = {
        startTime: new Date(end - 1_500_000).toISOString(),
        endTime: new Date(end).toISOString(),
        durationMinutes: 25,
        category: categories[index % categories.length],
        subject,
      };
      await fetch('/api/pomodoros', { method: 'POST', headers, body: JSON.stringify(body) });
    }
  }, subjects);
}

test('a student adds a session by hand, finds it by its dates, exports and deletes it', async ({ page }) => {
  await signUp(page);
  await page.goto('/pomodoro-history');
  await expect(page.getByText('Você ainda não tem sessões de estudo')).toBeVisible();

  await page.getByRole('button', { name: 'Adicionar sessão' }).first().click();
  const form = page.getByRole('dialog', { name: 'Adicionar sessão' });
  await form.getByRole('button', { name: 'Adicionar', exact: true }).click();
  await expect(form.getByText('Informe a hora de início.')).toBeVisible();
  const yesterday = await page.evaluate(() =>
    new Intl.DateTimeFormat('en-CA').format(Date.now() - 86_400_000),
  );
  await form.getByLabel('Data').fill(yesterday);
  await form.getByLabel('Início').fill('08:30');
  await form.getByLabel('Duração em minutos').fill('52,5');
  await form.getByText('Revisão').click();
  await form.getByLabel('Matéria (opcional)').fill('Química');
  await form.getByRole('button', { name: 'Adicionar', exact: true }).click();
  await expect(page.getByText('Sessão adicionada.')).toBeVisible();

  const day = page.getByRole('region', { name: 'Ontem' });
  await expect(day.getByText('08:30–09:22')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Totais' }).getByText('53min').first()).toBeVisible();

  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar CSV' }).click();
  const file = await waiting;
  expect(file.suggestedFilename()).toBe('sessoes-de-estudo.csv');
  const [, row] = (await readFile(await file.path(), 'utf8')).split('\r\n');
  expect(row).toMatch(/^"\d\d\/\d\d\/\d{4} 08:30:00";"[^"]+ 09:22:30";"52,50";"Revisão";"Química"$/);

  await page.getByText('Personalizado').click();
  const today = await page.evaluate(() => new Intl.DateTimeFormat('en-CA').format(Date.now()));
  await page.getByLabel('De', { exact: true }).fill(today);
  await expect(page.getByText('Nenhuma sessão de estudo neste período.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('De', { exact: true })).toHaveValue(today);
  await page.getByText('Todos').click();
  await expect(day).toBeVisible();

  await page.getByRole('button', { name: /^Excluir a sessão de Revisão de .*, 08:30–09:22$/ }).click();
  const question = page.getByRole('alertdialog', { name: /^Excluir a sessão de Revisão/ });
  await question.getByRole('button', { name: 'Excluir sessão' }).click();
  await expect(page.getByText('Sessão excluída.')).toBeVisible();
  await expect(page.getByText('Você ainda não tem sessões de estudo')).toBeVisible();
});

/** Noon of the latest Wednesday that is over: an hour before it is the same day, and the same week. */
function midWeek(): number {
  const day = 86_400_000;
  const noon = new Date(Date.now() - day).setUTCHours(15, 0, 0, 0);
  return noon - ((new Date(noon).getUTCDay() + 4) % 7) * day;
}

test('a week shows what was planned beside what was done', async ({ page }) => {
  await signUp(page);
  await page.clock.install({ time: midWeek() });
  await makePlan(page);
  await recordSessions(page, ['Matemática']);
  await page.goto('/pomodoro-history?period=30d');
  await page.getByRole('tab', { name: 'Planejado e feito' }).click();
  const mathematics = page.getByRole('row', { name: /^Matemática/ });
  await expect(mathematics).toContainText('25min');
  await page.getByRole('button', { name: 'Próxima semana' }).click();
  await expect(page).toHaveURL(/week=\d{4}-\d\d-\d\d/);
  await expect(mathematics).toContainText('0min');
  await page.getByRole('button', { name: 'Semana atual' }).click();
  await expect(mathematics).toContainText('25min');
});

test('the history has no barrier', async ({ page }) => {
  await signUp(page);
  const look = async (path: string) => {
    await visit(page, `/pomodoro-history${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoBarriers(page, path);
  };
  await look('');
  await recordSessions(page, [
    'Biologia',
    null,
    'Direito Processual Constitucional e Administrativo',
    'História',
  ]);
  await page.reload();
  for (const path of ['?period=all', '?tab=planned', '?period=custom&from=2026-03-02&to=2026-03-01', ''])
    await look(path);

  await page.getByRole('button', { name: /Tempo por dia e categoria/ }).click();
  await expectNoBarriers(page);
  await page.getByRole('button', { name: 'Adicionar sessão' }).click();
  await page.getByRole('button', { name: 'Adicionar', exact: true }).click();
  await expect(page.getByText('Escolha uma categoria.')).toBeVisible();
  await expectNoBarriers(page);
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: /^Excluir a sessão/ })
    .first()
    .click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectNoBarriers(page);
});
