import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import { anotherBrowser, expect, expectNoBarriers, type NewStudent, signUp, test } from './journey.ts';

async function signIn(page: import('@playwright/test').Page, { email, password }: NewStudent) {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await page.waitForURL('**/dashboard');
}

test('a student takes everything along, and finds the copy again', async ({ page }) => {
  const { email } = await signUp(page, 'Ana Lima');
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Preparar cópia' }).click();
  await expect(page.getByText(/Preparando a cópia|Cópia de/).first()).toBeVisible();
  await page.goto('/dashboard');
  await page.goto('/profile');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar ZIP' }).click({ timeout: 60_000 });
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('orbita-meus-dados.zip');
  const files = unzipSync(await readFile(await download.path()));
  const text = (name: string) => Buffer.from(files[name] ?? []).toString();
  expect(text('README.txt')).toContain('SEUS DADOS NA ÓRBITA');
  expect(JSON.parse(text('json/accounts.json'))).toMatchObject([{ email }]);
  expect(text('csv/students.csv')).toContain('"Ana Lima"');
  expect(text('json/students.json')).not.toContain('argon2');
});

test('a student sees where they are signed in, and ends the other session', async ({ page, browser }) => {
  const student = await signUp(page);
  const elsewhere = await anotherBrowser(browser);
  const other = await elsewhere.newPage();
  await signIn(other, student);
  await page.goto('/profile');
  const sessions = page.getByRole('region', { name: 'Sessões' }).getByRole('listitem');
  await expect(sessions).toHaveCount(2);
  await expect(sessions.filter({ hasText: 'este aparelho' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Encerrar as outras' }).click();
  await page.getByRole('button', { name: 'Encerrar sessões' }).click();
  await expect(sessions).toHaveCount(1);
  // What was signed there for fifteen minutes is over; it can't be renewed.
  await other.evaluate(() => localStorage.setItem('token', 'vencido'));
  await other.reload();
  await other.waitForURL('**/login?session=expired');
  await elsewhere.close();
});

test('a student asks to be deleted, comes back and stays', async ({ page }) => {
  const student = await signUp(page);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Excluir minha conta' }).click();
  await page.getByLabel('Sua senha').fill('senha-errada');
  await page.getByRole('button', { name: 'Excluir conta', exact: true }).click();
  await expect(page.getByText('A senha não confere. Sua conta continua como está.')).toBeVisible();
  await page.getByLabel('Sua senha').fill(student.password);
  await page.getByRole('button', { name: 'Excluir conta', exact: true }).click();
  await expect(page.getByText(/Sua conta será excluída em .* Para desistir, entre até lá/)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();

  await signIn(page, student);
  const heading = page.getByRole('heading', { name: /Sua conta será excluída em/ });
  await expect(heading).toBeVisible();
  await page.goto('/flashcards');
  await expect(heading).toBeVisible();
  await expectNoBarriers(page);
  await page.getByRole('button', { name: 'Cancelar exclusão' }).click();
  await expect(heading).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Flashcards' })).toBeVisible();
});

test('a new student is reminded to confirm the address, once a day', async ({ page }) => {
  await signUp(page);
  await page.goto('/dashboard');
  const reminder = page.getByText('Confirme seu email pelo link que enviamos.');
  await expect(reminder).toBeVisible();
  await page.getByRole('button', { name: 'Reenviar' }).click();
  await expect(page.getByText(/Muitas tentativas em pouco tempo/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Fechar o lembrete por hoje' }).click();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(reminder).toBeHidden();
  await page.goto('/verify-email?token=velho');
  await expect(page.getByText('Este link de confirmação não vale mais')).toBeVisible();
  expect(page.url()).not.toContain('token');
});

test('whoever opens the link without being signed in is asked for the password first', async ({ page }) => {
  await page.goto('/verify-email?token=velho');
  await expect(page.getByRole('button', { name: 'Não fui eu' })).toBeVisible();
  expect(page.url()).not.toContain('token');
  await expectNoBarriers(page);
  await page.getByLabel('Senha da sua conta').fill('segredo-bom-1');
  await page.getByRole('button', { name: 'Confirmar meu email' }).click();
  await expect(page.getByText('Este link de confirmação não vale mais')).toBeVisible();
});

test('the profile has no barrier', async ({ page }) => {
  await signUp(page, 'Maria Antonieta Figueiredo de Albuquerque Sobrinho');
  await page.goto('/profile');
  await expect(page.getByRole('region', { name: 'Sessões' }).getByRole('listitem')).toHaveCount(1);
  await expectNoBarriers(page);
});
