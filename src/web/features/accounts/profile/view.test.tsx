import { Outlet } from '@tanstack/react-router';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { User } from '#shared/contracts/accounts.ts';
import { renderRoutes, someStudent, someTokens, stubApi } from '#test/support/web.tsx';
import { currentTheme } from '#web/lib/theme.ts';
import { accessToken, refreshToken, storeTokens } from '#web/session/session.ts';
import { ToastProvider } from '#web/ui/toast/toast-provider.tsx';
import { ProfilePage } from './view.tsx';

type Answers = Parameters<typeof stubApi>[0];
const use = (engine: 'local' | 'model', used: number) => ({
  body: { data: { modelUse: { engine, used, resetsAt: '2026-03-12T03:00:00.000Z' } } },
});
const noFeed = {
  'GET /model-use': use('local', 0),
  'GET /calendar-feed': { body: { data: { feed: { url: null, createdAt: null } } } },
  'GET /auth/sessions': { body: { data: { sessions: [] } } },
  'GET /auth/consents': { body: { data: { consents: [] } } },
  'GET /auth/export': { body: { data: { export: null } } },
};

const layout = () => (
  <ToastProvider>
    <Outlet />
  </ToastProvider>
);
async function open(user: User, answers: Answers = {}) {
  const calls = stubApi({
    'GET /auth/profile': { body: { data: { user } } },
    ...noFeed,
    ...answers,
  });
  const shown = renderRoutes(
    { '/profile': ProfilePage, '/login': () => 'Login', '/payments': () => 'Pagar' },
    { at: '/profile', layout },
  );
  await screen.findByRole('heading', { name: 'Informações pessoais' });
  return { ...shown, calls };
}
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  storeTokens(someTokens);
  document.documentElement.dataset.theme = 'light';
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('personal information', () => {
  it('is saved with name, email, picture and preferences', async () => {
    const user = someStudent({ name: 'Ana Maria' });
    const { calls } = await open(someStudent(), { 'PUT /auth/profile': { body: { data: { user } } } });
    expect(field('Email').disabled).toBe(true);
    await userEvent.clear(field('Nome'));
    await userEvent.type(field('Nome'), 'Ana Maria');
    await userEvent.type(field('Foto de perfil (URL)'), 'https://exemplo.com.br/ana.png');
    await userEvent.click(field('Notificações push no navegador'));
    await click('Salvar alterações');
    expect(await screen.findByText('Perfil atualizado com sucesso!')).toBeTruthy();
    expect(calls.at(-1)?.body).toEqual({
      name: 'Ana Maria',
      email: 'ana@exemplo.com.br',
      profilePicture: 'https://exemplo.com.br/ana.png',
      preferences: {
        theme: 'light',
        notifications: { email: true, push: true },
        enableBackgroundAnimations: true,
        shortcuts: { singleKey: true },
      },
    });
  });

  it('keeps what is typed until it is saved or discarded', async () => {
    const notice = 'Recuperamos alterações que ainda não foram salvas.';
    await open(someStudent());
    await userEvent.clear(field('Nome'));
    await userEvent.type(field('Nome'), 'Ana Maria');
    cleanup();
    await open(someStudent());
    expect(field('Nome').value).toBe('Ana Maria');
    expect(screen.getByText(notice)).toBeTruthy();
    await click('Descartar alterações');
    expect(field('Nome').value).toBe(someStudent().name);
    await userEvent.type(field('Nome'), ' Maria');
    cleanup();

    const user = someStudent({ name: 'Ana Maria' });
    await open(user, { 'PUT /auth/profile': { body: { data: { user } } } });
    await click('Salvar alterações');
    expect(await screen.findByText('Perfil atualizado com sucesso!')).toBeTruthy();
    expect(screen.queryByText(notice)).toBeNull();
    cleanup();
    await open(user);
    expect(screen.queryByText(notice)).toBeNull();
  });

  it('says when it could not be saved', async () => {
    await open(someStudent(), { 'PUT /auth/profile': { status: 500, body: { message: 'Ai.', code: 'x' } } });
    await click('Salvar alterações');
    expect((await screen.findByRole('alert')).textContent).toBe('Erro ao atualizar perfil. Tente novamente.');
  });

  it('needs a name, and a picture that is an address', async () => {
    await open(someStudent());
    await userEvent.clear(field('Nome'));
    await userEvent.type(field('Foto de perfil (URL)'), 'javascript:alert(1)');
    await click('Salvar alterações');
    expect(await screen.findByText('O nome é obrigatório.')).toBeTruthy();
    expect(screen.getByText(/A foto deve ser um endereço \(URL\)/)).toBeTruthy();
  });

  it('says that pictures of other sites are not loaded, and loads none', async () => {
    await open(someStudent({ profilePicture: 'https://exemplo.com.br/ana.png' }));
    expect(screen.getByText(/^Fotos de outros sites não são carregadas/)).toBeTruthy();
    expect(document.querySelector('form img')).toBeNull();
  });

  it('takes an image of the student’s along as a small copy', async () => {
    const drawn: number[] = [];
    vi.stubGlobal('createImageBitmap', async () => ({ width: 4000, height: 3000, close: () => {} }));
    const pen = {
      fillRect: () => {},
      drawImage: (_picture: unknown, ...at: number[]) => void drawn.push(...at),
    };
    const prototype = HTMLCanvasElement.prototype;
    vi.spyOn(prototype, 'getContext').mockReturnValue(pen as never);
    // The largest is too large.
    vi.spyOn(prototype, 'toDataURL').mockImplementation(function (this: HTMLCanvasElement) {
      return `data:image/jpeg;base64,/9j/${'A'.repeat(this.width > 128 ? 20_000 : 4000)}`;
    });
    const { calls } = await open(someStudent(), {
      'PUT /auth/profile': { body: { data: { user: someStudent() } } },
    });
    const picture = new File(['x'], 'eu.png', { type: 'image/png' });
    await userEvent.upload(screen.getByLabelText('Imagem de perfil'), picture);
    expect(await screen.findByText(/^Sua imagem está escolhida/)).toBeTruthy();
    expect(drawn.slice(-8)).toEqual([500, 0, 3000, 3000, 0, 0, 128, 128]);
    const copy = `data:image/jpeg;base64,/9j/${'A'.repeat(4000)}`;
    expect(document.querySelector('form img')?.getAttribute('src')).toBe(copy);
    await click('Salvar alterações');
    await waitFor(() => expect(calls.at(-1)?.body).toMatchObject({ profilePicture: copy }));
    await click('Remover imagem');
    expect(field('Foto de perfil (URL)').value).toBe('');
  });

  it('says so when a file is no image', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no image')));
    await open(someStudent());
    const file = new File(['x'], 'eu.png', { type: 'image/png' });
    await userEvent.upload(screen.getByLabelText('Imagem de perfil'), file);
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Não foi possível ler essa imagem. Escolha um arquivo JPG, PNG ou WebP.',
    );
  });

  it('shows a theme at once and stores it', async () => {
    const { calls } = await open(someStudent(), {
      'PUT /auth/profile': { body: { data: { user: someStudent() } } },
    });
    await userEvent.click(field('Escuro'));
    expect(currentTheme()).toBe('dark');
    await waitFor(() =>
      expect(calls.at(-1)?.body).toEqual({ name: 'Ana Lima', preferences: { theme: 'dark' } }),
    );
  });
});

it('holds how flashcards are reviewed', async () => {
  await open(someStudent());
  const card = within(screen.getByRole('region', { name: 'Revisão de flashcards' }));
  expect(card.getByRole('button', { name: 'Salvar revisão' })).toBeTruthy();
});

describe('the password', () => {
  async function change(next: string, confirmation = next) {
    await userEvent.type(field('Senha atual'), 'segredo1');
    await userEvent.type(field('Nova senha'), next);
    await userEvent.type(field('Confirmar nova senha'), confirmation);
    await click('Alterar senha');
  }

  it('is changed, and the form is empty again', async () => {
    const { calls } = await open(someStudent(), { 'PUT /auth/change-password': { body: { message: 'ok' } } });
    await change('segredo2');
    expect(await screen.findByText('Senha alterada com sucesso!')).toBeTruthy();
    expect(screen.getByText(/O endereço secreto do calendário deixou de valer/)).toBeTruthy();
    const sent = calls.find(({ method }) => method === 'PUT');
    expect(sent?.body).toEqual({ currentPassword: 'segredo1', newPassword: 'segredo2' });
    expect(field('Senha atual').value).toBe('');
    await waitFor(() => expect(calls.filter(({ path }) => path === '/calendar-feed')).toHaveLength(2));
  });

  it('is told at its field when it is one of the commonest', async () => {
    const body = { message: 'Esta senha é uma das mais usadas.', code: 'accounts.password_common' };
    await open(someStudent(), { 'PUT /auth/change-password': { status: 422, body } });
    await change('brasil');
    expect(await screen.findByText(body.message)).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.activeElement).toBe(field('Nova senha'));
  });

  it('says when it could not be changed', async () => {
    const body = {
      message: 'Erro ao alterar senha. Verifique sua senha atual.',
      code: 'accounts.wrong_current_password',
    };
    await open(someStudent(), { 'PUT /auth/change-password': { status: 422, body } });
    await change('segredo2');
    expect((await screen.findByRole('alert')).textContent).toBe(body.message);
  });

  it.each([
    ['12345', '12345', 'A nova senha deve ter pelo menos 6 caracteres'],
    ['segredo2', 'segredo3', 'As senhas não coincidem'],
  ])('refuses %s with %s', async (next, confirmation, sentence) => {
    await open(someStudent());
    await change(next, confirmation);
    expect(await screen.findByText(sentence)).toBeTruthy();
  });
});

describe('the subscription', () => {
  const plan = (name: string) => within(screen.getByRole('region', { name: `Plano ${name}` }));

  it('shows three plans with price, tokens and limits, and marks the current one', async () => {
    await open(someStudent({ plan: 'basic', planExpiresAt: '2026-04-10T12:00:00.000Z' }));
    expect(plan('Gratuito').getByText('IA: até 3.000 tokens por resposta, umas 2.200 palavras')).toBeTruthy();
    expect(plan('Básico').getByText('IA: até 4.000 tokens por resposta, umas 3.000 palavras')).toBeTruthy();
    expect(plan('Premium').getByText('IA: até 5.000 tokens por resposta, umas 3.700 palavras')).toBeTruthy();
    expect(plan('Premium').getByText(/R\$\s39,90/)).toBeTruthy();
    expect(plan('Básico').getByText('Plano atual')).toBeTruthy();
    expect(plan('Básico').getByText('Válido até 10/04/2026')).toBeTruthy();
    expect(plan('Básico').getByRole('link', { name: 'Renovar o Básico' }).getAttribute('href')).toBe(
      '/payments?plan=basic',
    );
    expect(plan('Premium').getByRole('link', { name: 'Mudar para o Premium' })).toBeTruthy();
    expect(plan('Gratuito').queryByRole('link')).toBeNull();
  });

  it('says when the plan is about to end', async () => {
    const soon = new Date(Date.now() + 3 * 86_400_000).toISOString();
    await open(someStudent({ plan: 'premium', planExpiresAt: soon }));
    expect(plan('Premium').getByText('Termina em 3 dias')).toBeTruthy();
    expect(plan('Básico').queryByRole('link')).toBeNull();
    expect(screen.getByRole('link', { name: 'Pagamentos e reembolsos' }).getAttribute('href')).toBe(
      '/payments',
    );
  });

  it('is closed to test accounts, which have no password either', async () => {
    await open(someStudent({ role: 'user_test', isTestAccount: true, hasPassword: false }));
    expect(screen.getByText('Contas de teste não podem acessar a página de pagamentos.')).toBeTruthy();
    expect(plan('Básico').getByRole<HTMLButtonElement>('button', { name: 'Assinar o Básico' }).disabled).toBe(
      true,
    );
    expect(screen.queryByRole('link', { name: 'Pagamentos e reembolsos' })).toBeNull();
    expect(screen.queryByLabelText('Senha atual')).toBeNull();
    expect(screen.getByText(/Contas de teste não têm senha/)).toBeTruthy();
  });
});

it.each([200, 401, 0])('Sair ends the session here when the server answers %s', async (status) => {
  const { address, queryClient } = await open(someStudent(), {
    'POST /auth/logout': { status, body: {} },
    'POST /auth/refresh-token': { status: 401 },
  });
  await click('Sair');
  await waitFor(() => expect(address()).toBe('/login'));
  expect([accessToken(), refreshToken()]).toEqual([null, null]);
  await waitFor(() => expect(queryClient.getQueryCache().getAll()).toEqual([]));
});

it('offers to try again when the profile could not be loaded', async () => {
  stubApi({ 'GET /auth/profile': { status: 500, body: {} } });
  renderRoutes({ '/profile': ProfilePage }, { at: '/profile', layout });
  expect((await screen.findByRole('alert')).textContent).toContain('Não foi possível carregar seu perfil.');
  stubApi({ 'GET /auth/profile': { body: { data: { user: someStudent() } } }, ...noFeed });
  await click('Tentar novamente');
  expect(await screen.findByRole('heading', { name: 'Informações pessoais' })).toBeTruthy();
});

describe('the connected model', () => {
  it('has a day’s share, and the profile says how much of it is used', async () => {
    await open(someStudent(), { 'GET /model-use': use('model', 35) });
    expect(await screen.findByText('Você usou 35% da IA de hoje. Amanhã ela volta inteira.')).toBeTruthy();
  });

  it('is not spoken of where there is none', async () => {
    const { calls } = await open(someStudent());
    await waitFor(() => expect(calls.some(({ path }) => path === '/model-use')).toBe(true));
    expect(screen.queryByText(/IA de hoje/)).toBeNull();
  });
});

it('shows no plans where none are sold', async () => {
  document.documentElement.dataset.plans = 'off';
  try {
    await open(someStudent({ plan: 'premium', planExpiresAt: null }));
    expect(screen.queryByRole('heading', { name: 'Assinatura' })).toBeNull();
    expect(document.body.textContent).not.toMatch(/R\$|Premium|[Pp]agamento/);
  } finally {
    delete document.documentElement.dataset.plans;
  }
});
