import { Outlet } from '@tanstack/react-router';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AdministeredStudent } from '#shared/contracts/administration.ts';
import { renderRoutes, someStudent, someTokens, stubApi } from '#test/support/web.tsx';
import { storeTokens } from '#web/session/session.ts';
import { ToastProvider } from '#web/ui/toast/toast-provider.tsx';
import { AdministrationPage } from './view.tsx';

type Answers = Parameters<typeof stubApi>[0];

const ana: AdministeredStudent = {
  id: 'a1',
  name: 'Ana Lima',
  email: 'ana@exemplo.com.br',
  role: 'user',
  createdAt: '2026-03-01T12:00:00.000Z',
  lastSeenAt: '2026-03-10T12:00:00.000Z',
  isVerified: true,
  suspendedAt: null,
  deletionAt: null,
  isGoing: false,
};
const listed = (students: AdministeredStudent[], hasMore = false) => ({ data: { students, hasMore } });
const failedJob = {
  id: 'j1',
  name: 'reminders.mail',
  tries: 1,
  failedAt: '2026-03-10T12:00:00.000Z',
  reason: 'connect ECONNREFUSED',
  canRetry: true,
};

const Frame = () => (
  <ToastProvider>
    <Outlet />
  </ToastProvider>
);

function show(at: string, answers: Answers, role: 'user' | 'admin' = 'admin') {
  const calls = stubApi({
    'GET /auth/profile': { body: { data: { user: someStudent({ role }) } } },
    ...answers,
  });
  renderRoutes({ '/admin/$': AdministrationPage }, { at, layout: Frame });
  return calls;
}
const click = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const choose = async (name: string) => userEvent.click(await screen.findByRole('menuitem', { name }));

beforeEach(() => {
  localStorage.clear();
  storeTokens(someTokens);
});

it('is not there for a student, nor at another address', async () => {
  show('/admin', {}, 'user');
  expect(await screen.findByRole('heading', { name: 'Página não encontrada' })).toBeTruthy();
  expect(screen.queryByRole('tab')).toBeNull();
});

describe('the students', () => {
  it('are searched, and more are shown on demand', async () => {
    const calls = show('/admin/students', {
      'GET /admin/students': ({ search }) => ({
        body: search.includes('bia')
          ? listed([])
          : search.includes('page=2')
            ? listed([{ ...ana, id: 'a2', name: 'Caio' }])
            : listed([ana], true),
      }),
    });
    await click('Mostrar mais');
    expect(await screen.findByText('Caio')).toBeTruthy();
    await userEvent.type(screen.getByRole('searchbox'), 'bia');
    expect(await screen.findByText('Ninguém com “bia” no nome ou no email.')).toBeTruthy();
    expect(calls.some(({ search }) => search.includes('search=bia'))).toBe(true);
  });

  it('are deleted after what goes with them was shown', async () => {
    const calls = show('/admin/', {
      'GET /admin/students': { body: listed([ana]) },
      'GET /admin/students/a1/consequences': {
        body: {
          data: {
            consequences: [
              { kind: 'flashcards', count: 1200 },
              { kind: 'summaries', count: 1 },
              { kind: 'syllabi', count: 0 },
            ],
          },
        },
      },
      'DELETE /admin/students/a1': { status: 204 },
    });
    await click('O que fazer com Ana Lima');
    await choose('Excluir conta');
    expect(
      await screen.findByText(/Vão junto: 1.200 flashcards, 1 resumo\..*Não dá para desfazer/),
    ).toBeTruthy();
    await click('Excluir conta');
    expect(await screen.findAllByText('A conta será excluída em até meia hora.')).toBeTruthy();
    expect(calls.some(({ method }) => method === 'DELETE')).toBe(true);
  });

  it('are suspended and let in again; a refusal is told in the window', async () => {
    let suspendedAt: string | null = null;
    show('/admin/students', {
      'GET /admin/students': () => ({ body: listed([{ ...ana, suspendedAt }]) }),
      'POST /admin/students/a1/suspend': () => {
        suspendedAt = '2026-03-11T12:00:00.000Z';
        return { status: 204 };
      },
      'POST /admin/students/a1/unsuspend': {
        status: 404,
        body: { code: 'common.not_found', message: 'Sumiu.' },
      },
    });
    await click('O que fazer com Ana Lima');
    await choose('Suspender');
    await click('Suspender');
    expect(await screen.findByText('suspensa')).toBeTruthy();
    await click('O que fazer com Ana Lima');
    await choose('Reativar');
    await click('Reativar');
    expect(await screen.findByText('Sumiu.')).toBeTruthy();
  });
});

describe('the other parts', () => {
  it('are reached by tabs, each at its address', async () => {
    show('/admin/settings', {
      'GET /admin/settings': { body: { data: { settings: [{ name: 'SMTP_URL', isSet: true }] } } },
      'GET /admin/actions': {
        body: {
          data: {
            actions: [
              {
                id: '1',
                action: 'delete',
                administratorId: 'r1',
                administrator: 'rosa@exemplo.com.br',
                studentId: 'a1',
                student: null,
                target: null,
                doneAt: '2026-03-10T12:00:00.000Z',
              },
            ],
            hasMore: false,
          },
        },
      },
    });
    expect((await screen.findByText('SMTP_URL')).closest('li')?.textContent).toBe('SMTP_URLdefinida');
    await userEvent.click(screen.getByRole('tab', { name: 'Registro' }));
    expect((await screen.findByText('rosa@exemplo.com.br')).parentElement?.textContent).toBe(
      'rosa@exemplo.com.br excluiu conta excluída (a1)',
    );
  });

  it('show failed jobs, and try one again', async () => {
    const calls = show('/admin/jobs', {
      'GET /admin/jobs': {
        body: {
          data: {
            queues: [{ name: 'reminders.mail', waiting: 3, active: 1, failed: 1, waitingSeconds: 90 }],
            failed: [failedJob, { ...failedJob, id: 'j2', name: 'study-plans.generate', canRetry: false }],
            hasMore: false,
          },
        },
      },
      'POST /admin/jobs/j1/retry': { status: 204 },
    });
    expect(await screen.findByText(/3 esperam · a primeira há .* · 1 em andamento · 1 falhou/)).toBeTruthy();
    expect(screen.getAllByText('connect ECONNREFUSED')).toHaveLength(2);
    expect(screen.getByText('O estudante foi avisado e pode pedir de novo.')).toBeTruthy();
    expect(screen.getAllByRole('button', { name: /^Tentar de novo/ })).toHaveLength(1);
    await click('Tentar de novo: Email de lembrete');
    expect(await screen.findAllByText('A tarefa voltou para a fila.')).toBeTruthy();
    expect(calls.some(({ path }) => path === '/admin/jobs/j1/retry')).toBe(true);
  });

  it('remove what was reported after asking', async () => {
    const calls = show('/admin/reports', {
      'GET /admin/reports': {
        body: {
          data: {
            reported: [
              {
                id: 'p1',
                kind: 'plan',
                isHidden: true,
                title: 'Enem',
                author: 'Ana',
                text: 'Um plano.',
                reports: [{ number: 1, reason: 'spam', comment: 'Vende curso.', counts: true }],
                hiddenBy: 3,
              },
            ],
            hasAll: true,
          },
        },
      },
      'POST /admin/reports': { status: 204 },
    });
    const card = await screen.findByRole('region', { name: 'Plano “Enem”, de Ana' });
    expect(within(card).getByText('Propaganda ou spam: Vende curso.')).toBeTruthy();
    await userEvent.click(within(card).getByRole('button', { name: 'Remover' }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remover' }));
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ id: 'p1', decision: 'remove' }),
    );
  });

  it('try the mail, and say what the server said', async () => {
    show('/admin/mail', {
      'GET /admin/mail': {
        body: {
          data: { mail: { by: 'folder', from: 'Órbita', kept: { count: 2, lastAt: null }, failed: [] } },
        },
      },
      'POST /admin/mail/test': { body: { data: { isSent: false, reason: '550 no such mailbox' } } },
    });
    expect(await screen.findByText('2 emails guardados.')).toBeTruthy();
    await click('Enviar um teste para mim');
    expect(await screen.findByText('550 no such mailbox')).toBeTruthy();
  });

  it('draw the use by day, and say where there was none', async () => {
    const day = { registrations: 0, answers: 0, plans: 0, tokens: 0 };
    show('/admin/usage', {
      'GET /admin/usage': {
        body: {
          data: {
            days: [
              { ...day, day: '2026-03-10', active: 2 },
              { ...day, day: '2026-03-11', active: 4 },
            ],
          },
        },
      },
    });
    expect(await screen.findByRole('img', { name: 'Estudantes ativos por dia' })).toBeTruthy();
    expect(screen.getAllByText('Nada neste período.')).toHaveLength(4);
  });

  it('say sizes of the database', async () => {
    show('/admin/storage', {
      'GET /admin/storage': {
        body: {
          data: {
            database: 5_242_880,
            tables: [{ name: 'pgboss', bytes: 2048, rows: 12 }],
            folder: { path: '/var/orbita', bytes: 1024, isWhole: false, freeBytes: 3_221_225_472 },
          },
        },
      },
    });
    expect(await screen.findByText('fila de tarefas')).toBeTruthy();
    expect(screen.getByText('mais de 1 kB')).toBeTruthy();
    expect(screen.getByText('3 GB')).toBeTruthy();
  });

  it('invite by a link and by mail, and take an invitation back', async () => {
    const calls = show('/admin/invitations', {
      'GET /admin/invitations': {
        body: {
          data: {
            invitations: [{ id: 'c1', email: null, usesLeft: 30, expiresAt: '2026-03-25T12:00:00.000Z' }],
            hasMore: false,
            registration: 'open',
          },
        },
      },
      'POST /admin/invitations': {
        status: 201,
        body: { data: { link: 'https://orbita.example/register?x' } },
      },
      'POST /admin/invitations/mails': { body: { data: { queued: 2, registered: 1, unreadLines: [4] } } },
      'DELETE /admin/invitations/c1': { status: 204 },
    });
    expect(await screen.findByText(/O cadastro está aberto/)).toBeTruthy();
    const people = screen.getByRole('spinbutton', { name: 'Pessoas' });
    await userEvent.clear(people);
    await userEvent.type(people, '30');
    await click('Criar link');
    expect(await screen.findByDisplayValue('https://orbita.example/register?x')).toBeTruthy();
    const csv = new File(['nome;email\nBia;bia@example.com'], 'turma.csv', { type: 'text/csv' });
    await userEvent.upload(screen.getByLabelText('Arquivo com endereços'), csv);
    await waitFor(() =>
      expect(screen.getByLabelText('Endereços')).toHaveProperty('value', expect.stringContaining('bia@')),
    );
    await click('Enviar convites');
    expect(
      await screen.findByText('2 convites a caminho. Já têm conta: 1. Linhas sem um email: 4.'),
    ).toBeTruthy();
    await click('Cancelar o convite: Link para 30 pessoas');
    await click('Cancelar convite');
    expect(await screen.findAllByText('O convite não vale mais.')).toBeTruthy();
    expect(calls.filter(({ method }) => method !== 'GET').map(({ body }) => body)).toEqual([
      { uses: 30, days: 14 },
      { addresses: 'nome;email\nBia;bia@example.com', days: 14 },
      undefined,
    ]);
  });

  it('tell a failure, and try again', async () => {
    let isBack = false;
    show('/admin/settings', {
      'GET /admin/settings': () =>
        isBack ? { body: { data: { settings: [] } } } : { status: 503, body: { message: 'Fora do ar.' } },
    });
    expect(await screen.findByText('Fora do ar.')).toBeTruthy();
    isBack = true;
    await click('Tentar novamente');
    expect(await screen.findByText(/Os valores não aparecem aqui/)).toBeTruthy();
  });
});

describe('the link to the first administrator', () => {
  it('is used once the student says so', async () => {
    let role: 'user' | 'admin' = 'user';
    const calls = show('/admin/claim#segredo', {
      'GET /auth/profile': () => ({ body: { data: { user: someStudent({ role }) } } }),
      'POST /admin/claim': () => {
        role = 'admin';
        return { status: 204 };
      },
    });
    await click('Assumir a administração');
    expect(await screen.findByText('Pronto. Você administra esta instalação.')).toBeTruthy();
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ token: 'segredo' });
  });

  it('says when it is cut short', async () => {
    show('/admin/claim', {}, 'user');
    expect(await screen.findByText(/Este link está incompleto/)).toBeTruthy();
  });
});
