import type { Page } from '@playwright/test';
import { appSettled, expect, expectNoBarriers, signUp, test, useTestAccount } from './journey.ts';

const planName = (page: Page) => page.getByText(/^Seu plano hoje/);

/** Chooses a plan on the page of payments and goes to where the sandbox is paid. */
async function startBuying(page: Page, action: string): Promise<void> {
  await page.getByRole('button', { name: action }).click();
  await page.getByRole('button', { name: 'Ir para o pagamento' }).click();
  await page.waitForURL('**/sandbox/checkout/*');
  await expect(page.getByText('Ambiente de teste: nenhum dinheiro muda de mãos.')).toBeVisible();
  await expect(page.getByRole('img', { name: 'QR code do PIX de teste' })).toBeVisible();
}

const decide = (page: Page, decision: string) =>
  page.getByRole('button', { name: decision, exact: true }).click();

const expectOutcome = (page: Page, title: string) =>
  expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

test('a student buys the Premium, has it at once, and gets the money back', async ({ page, isMobile }) => {
  await signUp(page);
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Assinar o Premium' }).click();
  await page.waitForURL('**/payments?plan=premium');
  await startBuying(page, 'Assinar o Premium');
  await decide(page, 'Pagar');
  await expectOutcome(page, 'Pagamento confirmado');
  await expect(page.getByText(/Seu plano Premium vale até/)).toBeVisible();
  const badge = page.getByRole('banner').getByText('Premium', { exact: true });
  if (!isMobile) await expect(badge).toBeVisible();

  await page.getByRole('link', { name: 'Ver pagamentos' }).click();
  await expect(planName(page)).toContainText('Premium');
  await page.getByRole('button', { name: 'Pedir reembolso' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Pedir reembolso' }).click();
  await expect(page.getByText('Reembolso feito.').first()).toBeVisible();
  await expect(page.getByText('Reembolsado', { exact: true })).toBeVisible();
  await expect(planName(page)).toContainText('Gratuito');
  await expect(page.getByRole('button', { name: 'Pedir reembolso' })).toHaveCount(0);
  if (!isMobile) await expect(badge).toHaveCount(0);
});

test('a payment left pending is waited for, and paid later', async ({ page }) => {
  await signUp(page);
  await page.goto('/payments?plan=basic');
  await startBuying(page, 'Assinar o Básico');
  const checkout = page.url();
  await decide(page, 'Deixar pendente');
  await expectOutcome(page, 'Aguardando a confirmação do PIX');
  const elsewhere = await page.context().newPage();
  await elsewhere.goto(checkout);
  await decide(elsewhere, 'Pagar');
  await expectOutcome(elsewhere, 'Pagamento confirmado');
  await page.bringToFront();
  await expectOutcome(page, 'Pagamento confirmado');
  await elsewhere.close();

  await page.goto('/payments?plan=premium');
  await expect(page.getByText(/Seus 30 dias de Básico viram 14 dias de Premium\./)).toBeVisible();
});

test('a refused payment changes nothing, whatever the address says', async ({ page }) => {
  await signUp(page);
  await page.goto('/payments?plan=premium');
  await startBuying(page, 'Assinar o Premium');
  await decide(page, 'Recusar');
  await expectOutcome(page, 'O pagamento foi recusado');
  await page.goto(`${page.url()}&status=approved&collection_status=approved`);
  await expectOutcome(page, 'O pagamento foi recusado');
  await page.getByRole('link', { name: 'Tentar de novo' }).click();
  await expect(planName(page)).toContainText('Gratuito');
  await expect(page.getByText('Recusado', { exact: true })).toBeVisible();
});

test('a test account is sent away from the payments, with the reason', async ({ page }) => {
  await useTestAccount(page);
  await page.goto('/profile');
  await expect(page.getByRole('button', { name: 'Assinar o Premium' })).toBeDisabled();
  await expect(page.getByRole('link', { name: /Assinar|Pagamentos/ })).toHaveCount(0);
  await page.goto('/payments');
  await page.waitForURL('**/dashboard');
  await expect(page.getByText('Acesso Restrito').first()).toBeVisible();
  await expect(
    page.getByText('Contas de teste não podem acessar a página de pagamentos.').first(),
  ).toBeVisible();
});

test('paying has no barrier', async ({ page }) => {
  await signUp(page, 'Maria Antonieta Figueiredo de Albuquerque Sobrinho');
  const look = async () => {
    await appSettled(page);
    await expectNoBarriers(page);
  };
  await page.goto('/payments?plan=premium');
  await page.getByRole('button', { name: 'Assinar o Premium' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await look();
  await page.getByRole('button', { name: 'Ir para o pagamento' }).click();
  await page.waitForURL('**/sandbox/checkout/*');
  await look();
  await decide(page, 'Pagar');
  await expectOutcome(page, 'Pagamento confirmado');
  await look();
  await page.getByRole('link', { name: 'Ver pagamentos' }).click();
  await expect(page.getByRole('button', { name: 'Pedir reembolso' })).toBeVisible();
  await look();
  await page.goto('/payments/return');
  await expect(page.getByText('Pagamento não encontrado.')).toBeVisible();
  await look();
});
