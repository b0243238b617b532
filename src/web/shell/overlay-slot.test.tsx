import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { heldAnswer, renderRoutes, stubApi } from '#test/support/web.tsx';
import { takeFocusTarget } from '#web/lib/focus-target.ts';
import { rememberPage } from '#web/lib/recent-pages.ts';
import { rememberSingleKeys } from '#web/lib/single-keys.ts';
import { ToastProvider } from '#web/ui/toast/toast-provider.tsx';
import { SearchButton } from './header/header.tsx';
import { OverlaySlot } from './overlay-slot.tsx';

type Answers = Parameters<typeof stubApi>[0];

const nothing: Answers = {
  'GET /flashcards/stats': { body: { dueCount: 0 } },
  'GET /study-plans': { body: { studyPlans: [] } },
  'GET /flashcards': { body: { data: { flashcards: [] }, count: 0 } },
  'GET /library/search': { body: { lessons: [], hasAll: false } },
  'GET /summaries': { body: { data: { summaries: [] }, count: 0 } },
};

const Page = () => (
  <ToastProvider>
    <SearchButton />
    <label>
      Nota <input />
    </label>
    <OverlaySlot />
  </ToastProvider>
);

async function open(answers: Answers = {}, at = '/dashboard') {
  const calls = stubApi({ ...nothing, ...answers });
  const paths = [
    '/dashboard',
    '/flashcards/review',
    '/professor',
    '/flashcards/$cardId',
    '/study-plans/create',
  ];
  const shown = renderRoutes(Object.fromEntries(paths.map((path) => [path, Page])), { at });
  await screen.findByRole('button', { name: 'Buscar ou criar' });
  return { ...shown, calls };
}
const field = () => screen.findByRole('combobox', { name: 'Buscar ou criar' });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const highlighted = () => document.querySelector('[data-highlighted]')?.textContent;
const ask = async () => {
  await userEvent.keyboard('{Control>}k{/Control}');
  const box = await field();
  await waitFor(() => expect(document.activeElement).toBe(box));
  return box;
};
const shortcuts = () => screen.findByRole('dialog', { name: 'Atalhos do teclado' });

beforeEach(() => localStorage.clear());

describe('the command palette', () => {
  it('opens with Ctrl K, even while typing, and goes where Enter says', async () => {
    const { address } = await open();
    await userEvent.click(screen.getByLabelText('Nota'));
    await ask();
    await userEvent.keyboard('revisar');
    await waitFor(() => expect(highlighted()).toBe('Revisar flashcards'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/flashcards/review'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('names the library among the screens', async () => {
    await open();
    await ask();
    await userEvent.keyboard('biblio');
    await waitFor(() => expect(options()).toEqual(['Biblioteca']));
  });

  it('is moved through by arrows, and left by Escape without a trace', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Buscar ou criar' }));
    const box = await field();
    await waitFor(() => expect(document.activeElement).toBe(box));
    const first = highlighted();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(highlighted()).not.toBe(first));
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(highlighted()).toBe(first));
    await userEvent.type(box, 'perfil{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await ask()).toHaveProperty('value', '');
  });

  it('begins with what is due', async () => {
    const { address } = await open({ 'GET /flashcards/stats': { body: { dueCount: 4 } } });
    await ask();
    await waitFor(() => expect(options()[0]).toContain('Revisar 4 flashcards'));
    await waitFor(() => expect(highlighted()).toContain('Revisar 4 flashcards'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/flashcards/review'));
  });

  it('has labelled groups, and says how many things were found', async () => {
    await open();
    await ask();
    const list = within(await screen.findByRole('listbox'));
    expect(list.getAllByRole('group').map((group) => group.getAttribute('aria-labelledby'))).toHaveLength(2);
    expect(list.getByRole('group', { name: 'Criar' })).toBeTruthy();
    await userEvent.keyboard('termos');
    await waitFor(() => expect(screen.getByText('1 resultado')).toBeTruthy());
    await userEvent.keyboard('zzz');
    expect(await screen.findByText('Nenhum resultado')).toBeTruthy();
    expect(screen.getByText('Nada encontrado para “termoszzz”. Tente outra palavra.')).toBeTruthy();
  });

  it.each([
    ['historico', 'Histórico de pomodoros'],
    ['POLITICA', 'Política de Privacidade'],
    ['novo cartao', 'Criar flashcard'],
  ])('finds by %s, whatever the accents and capitals', async (typed, label) => {
    await open();
    await ask();
    await userEvent.keyboard(typed);
    await waitFor(() => expect(options()[0]).toBe(label));
  });

  it('finds plans, cards, summaries and lessons, and opens one', async () => {
    const { address, calls } = await open({
      'GET /study-plans': {
        body: {
          studyPlans: [
            { id: 'p1', title: 'Função afim', subject: 'Matemática' },
            { id: 'p2', title: 'Redação', subject: 'Português' },
          ],
        },
      },
      'GET /flashcards': {
        body: {
          data: { flashcards: [{ id: 'c1', question: 'O que é função?', subject: 'Matemática' }] },
          count: 1,
        },
      },
      'GET /summaries': {
        body: {
          data: { summaries: [{ id: 's1', title: 'Funções inorgânicas', subject: 'Química' }] },
          count: 1,
        },
      },
      'GET /library/search': {
        body: {
          lessons: [{ slug: 'vetores', topic: 'Vetores', subject: { slug: 'fisica', name: 'Física' } }],
          hasAll: true,
        },
      },
    });
    await ask();
    await userEvent.keyboard('funca');
    await waitFor(() =>
      expect(options()).toEqual([
        'Função afimMatemática',
        'O que é função?Matemática',
        'Funções inorgânicasQuímica',
        'VetoresFísica',
      ]),
    );
    expect(calls.find(({ path }) => path === '/flashcards')?.search).toBe('?search=funca&page=1&limit=5');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(address()).toBe('/flashcards/c1'));
  });

  it('shows what was asked for last, whenever the earlier answer comes', async () => {
    const late = heldAnswer({
      body: { data: { flashcards: [{ id: 'c1', question: 'Antiga', subject: 'Física' }] }, count: 1 },
    });
    const answers = [
      late.answering,
      () => ({
        body: { data: { flashcards: [{ id: 'c2', question: 'Nova', subject: 'Física' }] }, count: 1 },
      }),
    ];
    await open({ 'GET /flashcards': () => (answers.shift() ?? late.answering)() });
    await ask();
    await userEvent.keyboard('xilo');
    await waitFor(() => expect(answers).toHaveLength(1));
    await userEvent.keyboard('gra');
    await waitFor(() => expect(options()).toEqual(['NovaFísica']));
    await late.release();
    expect(options()).toEqual(['NovaFísica']);
  });

  it('says what could not be looked through, and still goes anywhere', async () => {
    await open({
      'GET /flashcards': { status: 0 },
      'GET /summaries': { status: 0 },
      'GET /study-plans': { status: 0 },
    });
    await ask();
    await userEvent.keyboard('flash');
    expect(await screen.findByText(/Não foi possível buscar em tudo o que é seu/)).toBeTruthy();
    expect(options()).toContain('Criar flashcard');
  });

  it('begins a conversation, and opens the timer', async () => {
    const { address } = await open({
      'POST /chatbot/conversations': {
        status: 201,
        body: { conversation: { id: 'k1', title: 'Nova conversa' } },
      },
      'GET /chatbot/conversations': { body: { conversations: [] } },
    });
    await ask();
    await userEvent.keyboard('conversa com{Enter}');
    await waitFor(() => expect(address()).toBe('/professor?c=k1'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await ask();
    await userEvent.keyboard('foco{Enter}');
    await waitFor(() => expect(takeFocusTarget()).toBe('any'));
  });

  it('offers the pages opened last, without the one that is open', async () => {
    rememberPage({ path: '/flashcards/c9', title: 'Mitose' });
    rememberPage({ path: window.location.pathname, title: 'Aqui' });
    const { address } = await open();
    await ask();
    const recent = within(await screen.findByRole('group', { name: 'Recentes' }));
    expect(recent.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Mitose']);
    await userEvent.click(recent.getByRole('option', { name: 'Mitose' }));
    await waitFor(() => expect(address()).toBe('/flashcards/c9'));
  });

  it('stays away from a dialog that waits for the student', async () => {
    await open();
    await userEvent.keyboard('?');
    await shortcuts();
    await userEvent.keyboard('{Control>}k{/Control}');
    expect(screen.queryByRole('combobox')).toBeNull();
  });
});

describe('the list of shortcuts', () => {
  const groups = async () =>
    within(await shortcuts())
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent);

  it.each([
    ['/dashboard', ['Em qualquer página', 'Ir para: G, depois']],
    ['/flashcards/review', ['Em qualquer página', 'Ir para: G, depois', 'Revisão']],
    ['/flashcards/c1', ['Em qualquer página', 'Ir para: G, depois', 'Este flashcard']],
    ['/professor', ['Em qualquer página', 'Ir para: G, depois', 'Conversa']],
  ])('opens with ? and has at %s those that work there', async (at, expected) => {
    await open({}, at);
    await userEvent.keyboard('?');
    expect(await groups()).toEqual(expected);
  });

  it('does not open while somebody types', async () => {
    await open();
    await userEvent.type(screen.getByLabelText('Nota'), '?');
    expect(screen.getByLabelText('Nota')).toHaveProperty('value', '?');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('opens from the palette, and without single keys only names the others', async () => {
    rememberSingleKeys(false);
    await open({}, '/flashcards/review');
    await userEvent.keyboard('?');
    await ask();
    await userEvent.keyboard('atalhos{Enter}');
    expect(await groups()).toEqual(['Em qualquer página']);
    expect(within(await shortcuts()).getByText(/Os atalhos de uma só tecla estão desligados/)).toBeTruthy();
  });
});
