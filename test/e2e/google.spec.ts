import type { Page } from '@playwright/test';
import { test } from '#test/e2e/servers/google-server.ts';
import { expect, expectNoBarriers, freshEmail, signUp } from './journey.ts';

// They share a server of their own.
test.describe.configure({ mode: 'default' });

function newPerson(email = freshEmail()) {
  return { sub: email, email, email_verified: true, name: 'Ana Lima' };
}

async function enterWithGoogle(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Entrar com Google' }).click();
}

async function leave(page: Page): Promise<void> {
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Sair' }).first().click();
  await page.waitForURL(/\/login/);
}

test('a new student enters with Google, accepts the terms once, and comes straight in the next time', async ({
  page,
  google,
}) => {
  google.provider.person = newPerson();
  await enterWithGoogle(page);
  await page.waitForURL('**/auth/google/finish');
  await expect(page.getByRole('heading', { name: 'Criar Conta' })).toBeVisible();
  await expect(page.getByLabel('Nome')).toHaveValue('Ana Lima');
  await expectNoBarriers(page);
  await page.reload();
  await page.getByRole('button', { name: 'Criar conta' }).click();
  await expect(page.getByRole('alert')).toContainText('é preciso aceitar os Termos de Serviço');
  await page.getByLabel('Ano de nascimento').fill('2004');
  await page.getByRole('checkbox', { name: /Termos de Serviço/ }).check();
  await page.getByRole('checkbox', { name: /Política de Privacidade/ }).check();
  await page.getByRole('button', { name: 'Criar conta' }).click();
  await page.waitForURL('**/dashboard');

  await leave(page);
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  await enterWithGoogle(page);
  await page.waitForURL('**/dashboard');
  const ticket = addresses.find((address) => address.includes('/auth/google/callback?token='));
  expect(ticket, 'the browser came back with a ticket').toBeTruthy();
  await page.goBack();
  expect(page.url()).not.toContain('token=');
  const again = await page.request.post('/api/auth/google/exchange', {
    data: { token: new URL(ticket ?? '').searchParams.get('token') },
  });
  expect(again.status()).toBe(422);
});

test('a student with an account links it by the mailed link', async ({ page, google }) => {
  const student = await signUp(page);
  await leave(page);
  google.provider.person = newPerson(student.email);
  await enterWithGoogle(page);
  await expect(page.getByRole('heading', { name: 'Ligar sua conta Google' })).toBeVisible();
  await expectNoBarriers(page);
  await page.getByRole('button', { name: 'Receber um link por email' }).click();
  await expect(page.getByText('Enviamos um link para')).toBeVisible();
  const [link = ''] = /http\S+\/auth\/google\/link\?token=\S+/.exec(await google.newestMail()) ?? [];
  await page.goto(link);
  await expect(page.getByRole('button', { name: 'Ligar e entrar' })).toBeVisible();
  expect(page.url()).not.toContain('token=');
  await page.getByRole('button', { name: 'Ligar e entrar' }).click();
  await page.waitForURL('**/dashboard');

  await leave(page);
  await enterWithGoogle(page);
  await page.waitForURL('**/dashboard');
});

test('a student who says no, or comes too late, reads why and goes back', async ({ page, google }) => {
  google.provider.person = null;
  await enterWithGoogle(page);
  await expect(page.getByRole('heading', { name: 'Erro na Autenticação' })).toBeVisible();
  await expect(page.getByText('Você cancelou a entrada com o Google.')).toBeVisible();
  expect(page.url()).not.toContain('error=');
  await page.getByRole('link', { name: 'Voltar para Login' }).click();
  await page.waitForURL('**/login');

  await page.goto('/auth/google/finish');
  await expect(page.getByText('A entrada com o Google expirou ou foi interrompida.')).toBeVisible();
});
