import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { consentVersion } from '#shared/contracts/accounts.ts';
import { heldAnswer, renderRoutes, someStudent, stubApi } from '#test/support/web.tsx';
import { accessToken, refreshToken } from '#web/session/session.ts';
import { GoogleFinishPage } from './view.tsx';

type Answers = Parameters<typeof stubApi>[0];

const newcomer = { step: 'register', name: 'Ana Lima', email: 'ana@exemplo.com.br', byPassword: false };
const known = { ...newcomer, step: 'link', byPassword: true };
const loginResult = {
  body: { data: { accessToken: 'acesso-g', refreshToken: 'renovacao-g', user: someStudent() } },
};

function open(pending: object, answers: Answers = {}) {
  const calls = stubApi({ 'GET /auth/google/pending': { body: { data: pending } }, ...answers });
  const shown = renderRoutes(
    { '/auth/google/finish': GoogleFinishPage, '/': () => 'Início', '/login': () => 'Login' },
    { at: '/auth/google/finish' },
  );
  return { ...shown, sent: () => calls.filter(({ method }) => method === 'POST') };
}
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const press = (name: string) => userEvent.click(button(name));

beforeEach(() => localStorage.clear());

it('waits for what is missing, and says when the sign-in is over', async () => {
  const held = heldAnswer({ status: 422, body: { message: 'A entrada expirou.', code: 'x' } });
  open({}, { 'GET /auth/google/pending': held.answering });
  expect(await screen.findByText('Carregando...')).toBeTruthy();
  await held.release();
  expect((await screen.findByRole('alert')).textContent).toBe('A entrada expirou.');
  expect(screen.getByRole('heading', { name: 'Erro na Autenticação' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Voltar para Login' })).toBeTruthy();
});

describe('a new student', () => {
  const heading = () => screen.findByRole('heading', { name: 'Criar Conta' });

  it('accepts both texts and is in', async () => {
    const { sent, address, router } = open(newcomer, {
      'POST /auth/google/register': { status: 201, ...loginResult },
    });
    expect(await heading()).toBeTruthy();
    expect(screen.getByText('ana@exemplo.com.br')).toBeTruthy();
    const name = screen.getByLabelText<HTMLInputElement>('Nome');
    expect(name.value).toBe('Ana Lima');
    await userEvent.type(name, ' Reis');
    await userEvent.type(screen.getByLabelText('Ano de nascimento'), '2004');
    await userEvent.click(screen.getByRole('checkbox', { name: /Termos de Serviço/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: /Política de Privacidade/ }));
    await press('Criar conta');
    await waitFor(() => expect(address()).toBe('/'));
    expect(sent().map(({ body }) => body)).toEqual([
      { name: 'Ana Lima Reis', birthYear: 2004, consentVersion, theme: 'light' },
    ]);
    expect([accessToken(), refreshToken()]).toEqual(['acesso-g', 'renovacao-g']);
    expect(router.history.length).toBe(1);
  });

  it('hears what is missing, and nothing is sent', async () => {
    const { sent } = open({ ...newcomer, name: '' });
    await heading();
    await press('Criar conta');
    const summary = await screen.findByRole('alert');
    for (const sentence of [
      'O nome é obrigatório.',
      'Informe o ano de nascimento com quatro algarismos.',
      'Para criar a conta é preciso aceitar os Termos de Serviço.',
      'Para criar a conta é preciso aceitar a Política de Privacidade.',
    ])
      expect(summary.textContent).toContain(sentence);
    expect(document.activeElement).toBe(screen.getByLabelText('Nome'));
    expect(sent()).toEqual([]);
  });

  it('keeps what was typed when the server refuses', async () => {
    const refusal = {
      status: 409,
      body: { message: 'Este email já está em uso.', code: 'accounts.email_taken' },
    };
    open(newcomer, { 'POST /auth/google/register': refusal });
    await heading();
    await userEvent.type(screen.getByLabelText('Ano de nascimento'), '2004');
    for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box);
    await press('Criar conta');
    expect((await screen.findByRole('alert')).textContent).toBe('Este email já está em uso.');
    expect(screen.getByLabelText<HTMLInputElement>('Ano de nascimento').value).toBe('2004');
    expect(accessToken()).toBeNull();
  });
});

describe('the owner of an account with the same address', () => {
  const heading = () => screen.findByRole('heading', { name: 'Ligar sua conta Google' });

  it('confirms with the password and is in', async () => {
    const { sent, address } = open(known, { 'POST /auth/google/link': loginResult });
    await heading();
    await press('Ligar e entrar');
    expect(await screen.findByText('Informe a sua senha.')).toBeTruthy();
    await userEvent.type(screen.getByLabelText('Senha da sua conta'), 'segredo1');
    await press('Ligar e entrar');
    await waitFor(() => expect(address()).toBe('/'));
    expect(sent().map(({ body }) => body)).toEqual([{ password: 'segredo1' }]);
    expect(accessToken()).toBe('acesso-g');
  });

  it('with the wrong password, or none at hand, asks for a link by mail', async () => {
    const { sent } = open(known, {
      'POST /auth/google/link': { status: 422, body: { message: 'Senha incorreta.', code: 'x' } },
      'POST /auth/google/link-mail': { body: { message: 'Enviamos um link.' } },
    });
    await heading();
    await userEvent.type(screen.getByLabelText('Senha da sua conta'), 'errada');
    await press('Ligar e entrar');
    expect((await screen.findByRole('alert')).textContent).toBe('Senha incorreta.');
    await press('Receber um link por email');
    expect((await screen.findByRole('status')).textContent).toBe('Enviamos um link.');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(sent()).toHaveLength(2);
  });

  it('without a password that proves anything is offered the mail only', async () => {
    const { sent } = open(
      { ...known, byPassword: false },
      { 'POST /auth/google/link-mail': { status: 500, body: {} } },
    );
    await heading();
    expect(screen.queryByLabelText('Senha da sua conta')).toBeNull();
    await press('Receber um link por email');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Não foi possível enviar o link. Tente novamente.',
    );
    expect(sent()).toHaveLength(1);
  });
});
