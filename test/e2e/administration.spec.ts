import { readFile } from 'node:fs/promises';
import { anotherBrowser, expect, expectNoBarriers, signIn, signUp, test } from './journey.ts';
import { claimFile } from './servers/claim-file.ts';

test('the first administrator takes over, suspends a student, and finds it in the log', async ({
  page,
  browser,
  baseURL,
}) => {
  const elsewhere = await anotherBrowser(browser, { baseURL });
  const student = await elsewhere.newPage();
  const bia = await signUp(student, 'Bia Souza');
  await student.goto('/admin');
  await expect(student.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible();

  await signUp(page, 'Rosa Prado');
  const link = await readFile(claimFile(new URL(baseURL ?? '').port), 'utf8');
  await page.goto(link);
  await page.getByRole('button', { name: 'Assumir a administração' }).click();
  await page.getByRole('link', { name: 'Abrir a administração' }).click();
  await page.getByRole('searchbox').fill(bia.email);
  await expect(page.getByRole('listitem').filter({ hasText: bia.email })).toHaveCount(1);
  await expectNoBarriers(page);
  await page.getByRole('button', { name: 'O que fazer com Bia Souza' }).click();
  await page.getByRole('menuitem', { name: 'Suspender' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Suspender' }).click();
  await expect(page.getByText('suspensa', { exact: true })).toBeVisible();
  await page.goto('/admin/log');
  await expect(page.getByText(`suspendeu ${bia.email}`)).toBeVisible();

  await expect(signIn(student, bia)).rejects.toThrow();
  await elsewhere.close();
});
