import { expect, freshEmail, register, signUp, test } from './journey.ts';

test('a student registers, leaves, comes back and changes the password', async ({ page }) => {
  const student = await register(page);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Meu Perfil' })).toBeVisible();
  await page.getByRole('button', { name: 'Sair' }).first().click();
  await page.waitForURL(/\/(login)?$/);
  expect(
    await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('refreshToken')]),
  ).toEqual([null, null]);

  await page.goto('/dashboard');
  await page.waitForURL('**/login');
  await page.getByLabel('Email').fill(student.email);
  await page.getByLabel('Senha', { exact: true }).fill('senha-errada');
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page.getByText('Falha ao fazer login. Verifique suas credenciais.')).toBeVisible();
  await page.getByLabel('Senha', { exact: true }).fill(student.password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await page.waitForURL('**/dashboard');

  await page.goto('/profile');
  await page.getByLabel('Senha atual').fill('senha-errada');
  await page.getByLabel('Nova senha', { exact: true }).fill('segredo-novo-2');
  await page.getByLabel(/Confirmar/).fill('segredo-novo-2');
  await page.getByRole('button', { name: 'Alterar senha' }).click();
  await expect(page.getByText('Erro ao alterar senha. Verifique sua senha atual.').first()).toBeVisible();
  await page.getByLabel('Senha atual').fill(student.password);
  await page.getByRole('button', { name: 'Alterar senha' }).click();
  await expect(page.getByText('Senha alterada com sucesso!').first()).toBeVisible();
});

test('registration says what is wrong, and keeps what was typed', async ({ page }) => {
  await page.goto('/register');
  await page.getByLabel('Nome').fill('Ana');
  await page.getByLabel('Email').fill('ana@sem-ponto');
  await page.getByLabel('Senha', { exact: true }).fill('123');
  await page.getByLabel('Confirmar Senha').fill('456');
  await page.getByRole('button', { name: 'Registrar', exact: true }).click();
  await expect(page.getByText('Digite um email válido e real.').first()).toBeVisible();
  await expect(page.getByText('A senha deve ter pelo menos 6 caracteres.').first()).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Nome')).toHaveValue('Ana');
  await expect(page.getByLabel('Email')).toHaveValue('ana@sem-ponto');
  await expect(page.getByLabel('Senha', { exact: true })).toHaveValue('');
});

test('a forgotten password gets the same answer for any address', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Esqueceu sua senha?' }).click();
  await page.getByLabel('Seu Email').fill(freshEmail());
  await page.getByRole('button', { name: 'Enviar Link de Redefinição' }).click();
  await expect(
    page.getByText('Se o email estiver cadastrado, instruções foram enviadas. Verifique sua caixa de spam.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Voltar para Login' }).click();
  await expect(page.getByRole('button', { name: 'Entrar', exact: true })).toBeVisible();
});

test('a reset without a token leads back to the login', async ({ page }) => {
  await page.goto('/reset-password');
  await expect(page.getByText('Token de redefinição ausente.').first()).toBeVisible();
  const cancelled = 'Você cancelou a entrada com o Google.';
  await page.goto(`/auth/google/callback?error=${encodeURIComponent(cancelled)}`);
  await expect(page.getByRole('heading', { name: 'Erro na Autenticação' })).toBeVisible();
  await expect(page.getByText(cancelled)).toBeVisible();
  expect(page.url()).not.toContain('error=');
  await page.goto('/login');
  await page
    .getByRole('button', { name: 'Entrar com Google' })
    .or(page.getByRole('link', { name: 'Entrar com Google' }))
    .click();
  await expect(
    page.getByText('O login com Google ainda não está configurado nesta instalação.'),
  ).toBeVisible();
});

test('the theme chosen in the profile comes back without a flash', async ({ page }) => {
  await signUp(page);
  await page.goto('/profile');
  const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
  const before = await theme();
  const other = before === 'dark' ? 'Claro' : 'Escuro';
  await page.getByText(other, { exact: true }).first().click();
  await expect.poll(theme).not.toBe(before);
  await page
    .getByRole('button', { name: /Salvar/ })
    .first()
    .click();
  await expect(page.getByText('Perfil atualizado com sucesso!').first()).toBeVisible();
  await page.reload({ waitUntil: 'commit' });
  await expect.poll(theme).not.toBe(before);
});

test('what is typed and pressed before the application has come is done once it is there', async ({
  page,
}) => {
  const { promise: coming, resolve: come } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await coming;
    await route.continue();
  });
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill('ninguem@example.com');
  await page.getByLabel('Senha', { exact: true }).fill('segredo-errado');
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  expect(new URL(page.url()).search).toBe('');
  come();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('ninguem@example.com');
});
