import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { consentVersion } from '#shared/contracts/accounts.ts';
import { heldAnswer, renderRoutes, someStudent, stubApi } from '#test/support/web.tsx';
import { accessToken } from '#web/session/session.ts';
import { RegisterPage } from './view.tsx';

const unreachable = 'Este endereço de email não existe ou não foi encontrado no provedor.';
const exists = { 'POST /auth/validate-email': { body: { exists: true } } };
const created = {
  status: 201,
  body: {
    data: { user: someStudent(), token: 'acesso-1', accessToken: 'acesso-1', refreshToken: 'renovacao-1' },
  },
};

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const send = () => userEvent.click(button('Registrar'));
async function open({ at = '/register', title = 'Criar Conta' } = {}) {
  const shown = renderRoutes({ '/register': RegisterPage, '/': () => 'Início' }, { at });
  await screen.findByRole('heading', { level: 1, name: title });
  return shown;
}

const good = {
  Nome: 'Ana Lima',
  Email: 'ana@exemplo.com.br',
  Senha: 'segredo1',
  'Confirmar Senha': 'segredo1',
  'Ano de nascimento': '1990',
};
async function fill(changes: Partial<typeof good> = {}) {
  for (const [label, text] of Object.entries({ ...good, ...changes })) {
    await userEvent.clear(field(label));
    if (text) await userEvent.type(field(label), text);
  }
  for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box);
}

/** The sentence stands in the red box above the form and under its field, which has the focus. */
async function expectProblem(label: string, sentence: string) {
  await waitFor(() => expect(screen.getAllByText(sentence)).toHaveLength(2));
  expect(screen.getByRole('alert').textContent).toContain(sentence);
  const ids = field(label).getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(ids.map((id) => document.getElementById(id)?.textContent)).toContain(sentence);
  await waitFor(() => expect(document.activeElement).toBe(field(label)));
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.documentElement.dataset.theme = 'dark';
});

describe('a registration', () => {
  it('checks the address, sends the form without its confirmation and opens the start', async () => {
    const calls = stubApi({ ...exists, 'POST /auth/register': created });
    const { address } = await open();
    await fill();
    await send();
    await waitFor(() => expect(address()).toBe('/'));
    expect(calls.map(({ path, body }) => [path, body])).toEqual([
      ['/auth/validate-email', { email: good.Email }],
      [
        '/auth/register',
        {
          name: good.Nome,
          email: good.Email,
          password: good.Senha,
          birthYear: 1990,
          consentVersion,
          theme: 'dark',
        },
      ],
    ]);
    expect(accessToken()).toBe('acesso-1');
    expect(sessionStorage.getItem('registerDraft')).toBeNull();
  });

  it('says Registrando... and both buttons wait', async () => {
    const held = heldAnswer({ body: { exists: false } });
    stubApi({ 'POST /auth/validate-email': held.answering });
    await open();
    await fill();
    await send();
    expect(button('Registrando...').disabled).toBe(true);
    expect(button('Registrar com Google').disabled).toBe(true);
    await held.release();
    await waitFor(() => expect(button('Registrar').disabled).toBe(false));
  });
});

describe('what the form refuses', () => {
  it.each<[string, keyof typeof good, Partial<typeof good>, string]>([
    ['no name', 'Nome', { Nome: '' }, 'O nome é obrigatório.'],
    ['no address', 'Email', { Email: '' }, 'O email é obrigatório.'],
    ['a strange address', 'Email', { Email: 'ana@' }, 'Digite um email válido e real.'],
    ['what the browser refuses', 'Email', { Email: 'ana@a-.com' }, 'Digite um email válido e real.'],
    [
      'a short password',
      'Senha',
      { Senha: '12345', 'Confirmar Senha': '12345' },
      'A senha deve ter pelo menos 6 caracteres.',
    ],
    ['two passwords', 'Confirmar Senha', { 'Confirmar Senha': 'segredo2' }, 'As senhas não coincidem.'],
    [
      'half a year',
      'Ano de nascimento',
      { 'Ano de nascimento': '19' },
      'Informe o ano de nascimento com quatro algarismos.',
    ],
  ])('%s', async (_case, label, changes, sentence) => {
    stubApi({});
    await open();
    await fill(changes);
    await send();
    await expectProblem(label, sentence);
  });

  it('missing consents', async () => {
    stubApi({});
    await open();
    await fill();
    for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box);
    await send();
    await waitFor(() => expect(document.activeElement).toBe(field('Li e aceito os Termos de Serviço')));
    expect(
      screen.getAllByText('Para criar a conta é preciso aceitar a Política de Privacidade.'),
    ).toHaveLength(2);
  });
});

describe('what the server refuses', () => {
  it.each([
    ['an address that does not exist', { body: { exists: false } }],
    ['a check that failed', { status: 500 }],
    ['a check that could not be made', { status: 0 }],
  ])('%s', async (_case, answer) => {
    stubApi({ 'POST /auth/validate-email': answer });
    await open();
    await fill();
    await send();
    await expectProblem('Email', unreachable);
  });

  it('an address in use', async () => {
    const body = { message: 'Este email já está em uso.', code: 'accounts.email_taken' };
    stubApi({ ...exists, 'POST /auth/register': { status: 409, body } });
    await open();
    await fill();
    await send();
    await expectProblem('Email', 'Este email já está em uso.');
  });

  it('one of the commonest passwords', async () => {
    const body = { message: 'Esta senha é uma das mais usadas.', code: 'accounts.password_common' };
    stubApi({ ...exists, 'POST /auth/register': { status: 422, body } });
    await open();
    await fill();
    await send();
    await expectProblem('Senha', body.message);
  });

  it('a year of birth that has not begun', async () => {
    const message = 'Este ano ainda não chegou. Confira o seu ano de nascimento.';
    const body = { message, code: 'accounts.birth_year_ahead' };
    stubApi({ ...exists, 'POST /auth/register': { status: 422, body } });
    await open();
    await fill();
    await send();
    await expectProblem('Ano de nascimento', message);
  });

  it.each([
    ['in its own words', { message: 'Muitas tentativas.', code: 'common.x' }, 'Muitas tentativas.'],
    ['without words', {}, 'Falha ao registrar. Tente novamente.'],
  ])('anything else, %s', async (_case, body, sentence) => {
    stubApi({ ...exists, 'POST /auth/register': { status: 500, body } });
    await open();
    await fill();
    await send();
    expect((await screen.findByRole('alert')).textContent).toBe(sentence);
  });
});

describe('beside the fields', () => {
  it('says what a guardian should know to who may be under 18', async () => {
    await open();
    await userEvent.type(field('Ano de nascimento'), String(new Date().getFullYear() - 18));
    expect(screen.getByText(/Lei 15\.211\/2025/)).toBeTruthy();
    await userEvent.clear(field('Ano de nascimento'));
    await userEvent.type(field('Ano de nascimento'), '1990');
    expect(screen.queryByText(/Lei 15\.211\/2025/)).toBeNull();
  });

  it('judges the password without standing in the way', async () => {
    await open();
    expect(screen.getByText('Pelo menos 6 caracteres.')).toBeTruthy();
    await userEvent.type(field('Senha'), '123456');
    expect(screen.getByText(/Fácil de adivinhar/)).toBeTruthy();
    await userEvent.clear(field('Senha'));
    await userEvent.type(field('Senha'), 'quatro gatos no telhado');
    expect(screen.getByText('Senha forte.')).toBeTruthy();
  });

  it('links to both texts in a tab of their own', async () => {
    await open();
    for (const [name, href] of [
      ['Termos de Serviço', '/terms-of-service'],
      ['Política de Privacidade', '/privacy-policy'],
    ] as const) {
      const link = screen.getByRole('link', { name });
      expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([href, '_blank']);
    }
  });

  it('finds what was typed again after a reload, never the passwords', async () => {
    const { router } = await open();
    await fill();
    await router.navigate({ to: '/' });
    await screen.findByText('Início');
    await router.navigate({ to: '/register' });
    await screen.findByRole('heading', { name: 'Criar Conta' });
    expect(
      ['Nome', 'Email', 'Ano de nascimento', 'Senha', 'Confirmar Senha'].map((label) => field(label).value),
    ).toEqual([good.Nome, good.Email, '1990', '', '']);
    expect(sessionStorage.getItem('registerDraft')).not.toContain(good.Senha);
  });
});

describe('where not everybody may register', () => {
  const openWith = (registration: string, ...given: Parameters<typeof open>) => {
    document.documentElement.dataset.registration = registration;
    return open(...given);
  };
  beforeEach(() => () => void delete document.documentElement.dataset.registration);

  it('says that nobody does any more, and leads to the login', async () => {
    await openWith('closed', { at: '/register?invitation=segredo', title: 'Cadastro encerrado' });
    expect(screen.getByText('Esta instalação da Órbita não recebe novos cadastros.')).toBeTruthy();
    expect(screen.queryByLabelText('Nome')).toBeNull();
    expect(screen.getByRole('link', { name: 'Faça login' })).toBeTruthy();
  });

  it('says that it takes an invitation', async () => {
    await openWith('invite', { title: 'Cadastro por convite' });
    expect(screen.getByText(/peça um a quem cuida desta instalação/)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('sends the invitation of the address along, by either way', async () => {
    const calls = stubApi({ ...exists, 'POST /auth/register': created });
    await openWith('invite', { at: '/register?invitation=segredo' });
    await fill();
    await send();
    await waitFor(() => expect(accessToken()).toBe('acesso-1'));
    expect(calls[1]?.body).toMatchObject({ invitation: 'segredo' });
  });
});
