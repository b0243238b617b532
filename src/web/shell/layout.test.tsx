import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { consentVersion, type User } from '#shared/contracts/accounts.ts';
import { someStreak } from '#test/support/samples/streak.ts';
import { heldAnswer, renderRoutes, someStudent, someTokens, stubApi } from '#test/support/web.tsx';
import { outboxOf } from '#web/features/flashcards/answer-outbox.ts';
import { ReviewPage } from '#web/features/flashcards/review/view.tsx';
import { takeFocusTarget } from '#web/lib/focus-target.ts';
import { rememberNotices, wantsNotices } from '#web/lib/notices.ts';
import { recentPages } from '#web/lib/recent-pages.ts';
import { rememberSingleKeys } from '#web/lib/single-keys.ts';
import { currentTheme } from '#web/lib/theme.ts';
import { today } from '#web/lib/today.ts';
import { accessToken, rememberEnd, rememberNotice, storeTokens } from '#web/session/session.ts';
import { Layout } from './layout.tsx';

type Answers = Parameters<typeof stubApi>[0];

const registered = () => ({ 'GET /streak': { body: someStreak({ lastStreakUpdate: today() }) } });
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const testAccount = () =>
  someStudent({ name: 'Conta de teste', role: 'user_test', isTestAccount: true, expiresAt: inMinutes(90) });

async function open(user: User = someStudent(), at = '/dashboard', answers: Answers = {}) {
  const calls = stubApi({
    'GET /auth/profile': { body: { data: { user } } },
    'PUT /auth/profile': { body: { data: { user } } },
    'POST /auth/logout': { body: {} },
    // The cards due ahead are asked for in a quiet moment, which a slow machine may have in the midst of a test.
    'GET /flashcards/review': { status: 0 },
    // So is how many are due.
    'GET /flashcards/stats': { body: { dueCount: 4 } },
    ...registered(),
    ...answers,
  });
  const shown = renderRoutes(
    {
      '/dashboard': () => 'Painel',
      '/flashcards': () => 'Cartões',
      '/flashcards/create': () => 'Novo flashcard',
      '/flashcards/review': ReviewPage,
      '/study-plans': () => 'Planos',
      '/study-plans/$planId': () => 'Um plano',
      '/study-plans/create': () => 'Novo plano',
      '/register': () => 'Cadastro',
      '/login': () => 'Login',
    },
    { at, layout: Layout },
  );
  await screen.findAllByText(user.name);
  const sent = (call: string) => calls.filter(({ method, path }) => `${method} ${path}` === call);
  return { ...shown, sent };
}
/** What is open in the header. */
const lists = () => within(screen.getByRole('banner')).queryAllByRole('list');
const openMenu = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Mais: abrir menu' }));
  return within(await screen.findByRole('dialog', { name: 'Menu' }));
};
const openAccount = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Conta de Ana Lima' }));
  await screen.findByRole('button', { name: 'Atalhos' });
};
const hrefs = (links: HTMLElement[]) => links.map((link) => [link.textContent, link.getAttribute('href')]);

beforeEach(() => {
  localStorage.clear();
  storeTokens(someTokens);
  document.documentElement.dataset.theme = 'light';
});
afterEach(() => vi.useRealTimers());

describe('the header', () => {
  it.each([
    [
      'Estudos',
      [
        ['Flashcards', '/flashcards'],
        ['Resumos', '/summaries'],
        ['Biblioteca', '/library'],
        ['Professor', '/professor'],
      ],
    ],
    [
      'Organização',
      [
        ['Roadmaps', '/study-plans'],
        ['Editais', '/syllabi'],
        ['Ciclos de Estudo', '/study-cycles'],
        ['Marketplace', '/marketplace'],
      ],
    ],
  ])('opens the group %s, and Escape closes it', async (label, links) => {
    await open();
    const group = screen.getByRole('button', { name: label });
    expect(group.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(group);
    const [list] = lists() as [HTMLElement];
    expect(hrefs(within(list).getAllByRole('link'))).toEqual(links);
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    expect(lists()).toEqual([]);
    expect(document.activeElement).toBe(group);
  });

  it('closes a group when the focus or a press goes elsewhere', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Estudos' }));
    await userEvent.click(screen.getByRole('button', { name: 'Organização' }));
    expect(lists()).toHaveLength(1);
    await userEvent.click(screen.getByText('Painel'));
    expect(lists()).toEqual([]);
  });

  it('shows name, plan and picture, and links home and to the profile', async () => {
    await open(someStudent({ plan: 'premium', profilePicture: 'data:image/png;base64,iVBORw0KGgo=' }));
    const header = within(screen.getByRole('banner'));
    expect(header.getByText('Premium')).toBeTruthy();
    expect(header.getByRole('link', { name: 'Órbita' }).getAttribute('href')).toBe('/');
    const profile = header.getByRole('link', { name: 'Perfil' });
    expect(profile.getAttribute('href')).toBe('/profile');
    expect(profile.querySelector('img')?.getAttribute('src')).toBe('data:image/png;base64,iVBORw0KGgo=');
  });

  it('shows initials where the picture is another site’s', async () => {
    await open(someStudent({ profilePicture: 'https://exemplo.com.br/ana.png' }));
    const profile = within(screen.getByRole('banner')).getByRole('link', { name: 'Perfil' });
    expect(profile.querySelector('img')).toBeNull();
    expect(profile.textContent).toBe('PerfilAL');
  });

  it('has everything in the slide-in menu too, with Perfil and Sair', async () => {
    const { address } = await open();
    const menu = await openMenu();
    expect(menu.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Flashcards',
      'Resumos',
      'Biblioteca',
      'Professor',
      'Roadmaps',
      'Editais',
      'Ciclos de Estudo',
      'Marketplace',
      'Perfil',
      'Histórico',
      'Pagamentos',
    ]);
    await userEvent.click(menu.getByRole('button', { name: 'Sair' }));
    await waitFor(() => expect(address()).toBe('/login'));
    expect(accessToken()).toBeNull();
  });
});

it('has what belongs to the account behind the name, and is left there by two presses', async () => {
  const { address } = await open();
  await openAccount();
  const [menu] = lists() as [HTMLElement];
  expect(hrefs(within(menu).getAllByRole('link'))).toEqual([
    ['Perfil', '/profile'],
    ['Histórico', '/pomodoro-history'],
    ['Pagamentos', '/payments'],
  ]);
  expect(
    within(menu)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Usar tema escuro', 'Atalhos', 'Sair']);
  await userEvent.click(within(menu).getByRole('button', { name: 'Sair' }));
  await waitFor(() => expect(address()).toBe('/login'));
});

describe('the bottom bar', () => {
  const bar = () => within(screen.getByRole('navigation', { name: 'Dia a dia' }));
  const current = () =>
    bar()
      .queryAllByRole('link', { current: 'page' })
      .map(({ textContent }) => textContent);

  it('leads through the day, and says where the student is', async () => {
    const { router } = await open();
    expect(hrefs(bar().getAllByRole('link'))).toEqual([
      ['Hoje', '/dashboard'],
      ['Planos', '/study-plans'],
      ['Revisar', '/flashcards/review'],
      ['Ciclos', '/study-cycles'],
    ]);
    expect(current()).toEqual(['Hoje']);
    await act(() => router.navigate({ to: '/study-plans/$planId', params: { planId: 'p1' } }));
    expect(current()).toEqual(['Planos']);
  });

  it('counts the due cards, once the page is idle', async () => {
    const idle: (() => void)[] = [];
    vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work));
    vi.stubGlobal('cancelIdleCallback', () => {});
    onTestFinished(() => void vi.unstubAllGlobals());
    const { sent } = await open();
    expect(sent('GET /flashcards/stats')).toEqual([]);
    await vi.waitFor(() => expect(idle.length).toBeGreaterThan(2), 60_000);
    act(() => {
      for (const work of idle) work();
    });
    expect(await bar().findByRole('link', { name: 'Revisar, 4 flashcards' })).toBeTruthy();
  });

  it('is not there in a session', async () => {
    await open(someStudent(), '/flashcards/review');
    expect(screen.queryByRole('navigation', { name: 'Dia a dia' })).toBeNull();
  });
});

describe('the keys of every screen', () => {
  it.each([
    ['c', '/study-plans', '/study-plans/create'],
    ['c', '/dashboard', '/flashcards/create'],
    ['r', '/dashboard', '/flashcards/review'],
    ['gp', '/dashboard', '/study-plans'],
  ])('%s leads from %s to %s', async (keys, from, to) => {
    const { address } = await open(someStudent(), from);
    await userEvent.keyboard(keys);
    await waitFor(() => expect(address()).toBe(to));
  });

  it('open the timer and the palette', async () => {
    await open();
    await userEvent.keyboard('t');
    expect(takeFocusTarget()).toBe('any');
    await userEvent.keyboard('/');
    expect(await screen.findByRole('combobox', { name: 'Buscar ou criar' })).toBeTruthy();
  });

  it('lead nowhere from a session, nor where they were switched off', async () => {
    const { address, router } = await open(someStudent(), '/flashcards/review');
    await userEvent.keyboard('cgh');
    expect(address()).toBe('/flashcards/review');
    await userEvent.keyboard('?');
    const list = within(await screen.findByRole('dialog', { name: 'Atalhos do teclado' }));
    expect(list.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Em qualquer página',
      'Revisão',
    ]);
    await userEvent.keyboard('{Escape}');
    await act(() => router.navigate({ to: '/dashboard' }));
    rememberSingleKeys(false);
    await userEvent.keyboard('r');
    expect(address()).toBe('/dashboard');
  });
});

it('has neither header nor footer in a session, and has them again after it', async () => {
  const { router } = await open();
  const around = () => [
    screen.queryByRole('button', { name: 'Conta de Ana Lima' }),
    screen.queryByRole('contentinfo'),
  ];
  expect(around()).not.toContain(null);
  await act(() => router.navigate({ to: '/flashcards/review' }));
  expect(around()).toEqual([null, null]);
  await act(() => router.navigate({ to: '/dashboard' }));
  expect(around()).not.toContain(null);
});

it('opens the command palette from the slide-in menu', async () => {
  await open();
  const menu = await openMenu();
  await userEvent.click(menu.getByRole('button', { name: 'Buscar ou criar' }));
  expect(await screen.findByRole('combobox', { name: 'Buscar ou criar' })).toBeTruthy();
});

it('remembers the page by what it names the tab, for the palette', async () => {
  await open();
  document.title = '25:00 · Mitose · Órbita';
  await waitFor(() => expect(recentPages()[0]?.title).toBe('Mitose'));
});

describe('the theme', () => {
  it('is the one of the profile', async () => {
    const { preferences } = someStudent();
    await open(
      someStudent({ preferences: { ...preferences, theme: 'dark', enableBackgroundAnimations: false } }),
    );
    await waitFor(() => expect(currentTheme()).toBe('dark'));
    expect(document.documentElement.dataset.animations).toBe('off');
    expect(localStorage.getItem('theme')).toBe('dark');
  });

  it('changes at once and is stored in the profile', async () => {
    const { sent } = await open();
    await openAccount();
    await userEvent.click(screen.getByRole('button', { name: 'Usar tema escuro' }));
    expect(currentTheme()).toBe('dark');
    expect(screen.getByRole('button', { name: 'Usar tema claro' })).toBeTruthy();
    expect(sent('PUT /auth/profile')).toMatchObject([
      { body: { name: 'Ana Lima', preferences: { theme: 'dark' } } },
    ]);
  });
});

describe('the banner of a test account', () => {
  const sentence = /Conta de teste: seus planos são apagados após 1 hora\./;

  it('counts the time left each minute', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await open(testAccount());
    expect(screen.getByText(sentence).textContent).toContain('A conta termina em 1h 30min.');
    await act(() => vi.advanceTimersByTimeAsync(31 * 60_000));
    expect(screen.getByText(sentence).textContent).toContain('A conta termina em 59min.');
  });

  it('leads to a registration, out of the account, only after a confirmation', async () => {
    const { address } = await open(testAccount());
    await userEvent.click(screen.getByRole('link', { name: 'Criar Conta' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Cancelar' }));
    expect([address(), accessToken()]).toEqual(['/dashboard', someTokens.accessToken]);
    await userEvent.click(await screen.findByRole('link', { name: 'Criar Conta' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Sair e criar conta' }));
    await waitFor(() => expect(address()).toBe('/register'));
    expect(accessToken()).toBeNull();
  });

  it('is there before the profile has come, when this device knows the account', async () => {
    const { expiresAt } = testAccount();
    rememberEnd(expiresAt);
    stubApi({ 'GET /auth/profile': heldAnswer().answering, ...registered() });
    renderRoutes({ '/dashboard': () => 'Painel' }, { at: '/dashboard', layout: Layout });
    expect(await screen.findByText(sentence)).toBeTruthy();
  });

  it('is not shown to anybody else', async () => {
    await open();
    expect(screen.queryByText(sentence)).toBeNull();
  });
});

describe('the reminder to confirm the address', () => {
  const sentence = 'Confirme seu email pelo link que enviamos.';
  const unconfirmed = () => someStudent({ emailVerified: false });

  it('mails another link', async () => {
    await open(unconfirmed(), '/dashboard', {
      'POST /auth/verify-email/resend': { body: { message: 'Enviamos outro link.' } },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Reenviar' }));
    expect(await screen.findAllByText('Enviamos outro link.')).toBeTruthy();
  });

  it('is closed for the day', async () => {
    const { router } = await open(unconfirmed());
    await userEvent.click(screen.getByRole('button', { name: 'Fechar o lembrete por hoje' }));
    expect(screen.queryByText(sentence)).toBeNull();
    await act(() => router.navigate({ to: '/flashcards' as string }));
    expect(screen.queryByText(sentence)).toBeNull();
    expect(localStorage.getItem('verifyNoticeClosedOn')).toBe(today());
  });

  it('comes back the next day', async () => {
    localStorage.setItem('verifyNoticeClosedOn', '2020-01-01');
    await open(unconfirmed());
    expect(screen.getByText(sentence)).toBeTruthy();
  });

  it('is there before the profile has come, when this device knows the account', async () => {
    rememberNotice('verify');
    stubApi({ 'GET /auth/profile': heldAnswer().answering, ...registered() });
    renderRoutes({ '/dashboard': () => 'Painel' }, { at: '/dashboard', layout: Layout });
    expect(await screen.findByText(sentence)).toBeTruthy();
  });

  it('is not shown to whoever has confirmed it, nor to test accounts', async () => {
    await open({ ...testAccount(), emailVerified: false });
    expect(screen.queryByText(sentence)).toBeNull();
  });
});

describe('newer terms', () => {
  it('are asked to be accepted on any screen, which can be read meanwhile', async () => {
    const { sent } = await open(someStudent({ consentVersion: '2020-01-01' }), '/flashcards', {
      'POST /auth/consents': { status: 204 },
    });
    expect(screen.getByText('Cartões')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Aceitar' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Aceitar' })).toBeNull());
    expect(sent('POST /auth/consents')).toMatchObject([{ body: { consentVersion } }]);
  });
});

describe('a student who is leaving', () => {
  const leaving = () => someStudent({ deletionAt: '2026-03-18T12:00:00.000Z' });
  const noCopy = { 'GET /auth/export': { body: { data: { export: null } } } };

  it('is offered to stay, to take the data along and to sign out, on every screen', async () => {
    await open(leaving(), '/flashcards', noCopy);
    expect(
      await screen.findByRole('heading', { name: 'Sua conta será excluída em 18/03/2026.' }),
    ).toBeTruthy();
    expect(screen.queryByText('Cartões')).toBeNull();
    await screen.findByRole('button', { name: 'Preparar cópia' });
    const main = within(screen.getByRole('main'));
    expect(main.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Cancelar exclusão',
      'Sair',
      'Preparar cópia',
    ]);
  });

  it('stays with one click, and finds the screen again', async () => {
    await open(leaving(), '/flashcards', { ...noCopy, 'DELETE /auth/deletion': { status: 204 } });
    await userEvent.click(await screen.findByRole('button', { name: 'Cancelar exclusão' }));
    expect(await screen.findByText('Cartões')).toBeTruthy();
  });
});

it('keeps the browser silent for whoever switched its notices off', async () => {
  const { preferences } = someStudent();
  await open(someStudent({ preferences: { ...preferences, notifications: { email: true, push: false } } }));
  await waitFor(() => expect(wantsNotices()).toBe(false));
  rememberNotices(true);
  expect(wantsNotices()).toBe(true);
});

it('sends answers to flashcards that were left on this device', async () => {
  const { id } = someStudent();
  const answer = { answerId: 'a1', cardId: 'c1', result: 'hard', timeSpent: 4 } as const;
  outboxOf(id).addAnswer({ ...answer, answeredAt: '2026-03-10T12:00:00.000Z' });
  const { sent } = await open(someStudent(), '/dashboard', {
    'POST /flashcards/c1/study': { body: { data: {} } },
  });
  const answers = () => sent('POST /flashcards/c1/study').map(({ body }) => body);
  await waitFor(() => expect(answers()).toMatchObject([{ id: 'a1', result: 'hard' }]));
  await waitFor(() => expect(outboxOf(id).count()).toBe(0));
});

it('registers the day on whatever page the app opens', async () => {
  const { sent } = await open(someStudent(), '/flashcards', {
    'GET /streak': { body: someStreak({ lastStreakUpdate: '2020-01-01' }) },
    'POST /streak/update': { body: someStreak() },
  });
  await waitFor(() => expect(sent('GET /streak')).toHaveLength(2));
  expect(sent('POST /streak/update')).toHaveLength(1);
});

it('ends with the year and the texts anyone may read', async () => {
  await open();
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByText(`© ${new Date().getFullYear()} Órbita`)).toBeTruthy();
  expect(hrefs(footer.getAllByRole('link'))).toEqual([
    ['Termos', '/terms-of-service'],
    ['Privacidade', '/privacy-policy'],
    ['Contato', '/contact'],
  ]);
});
