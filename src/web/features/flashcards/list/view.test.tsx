import { Outlet } from '@tanstack/react-router';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Flashcard } from '#shared/contracts/flashcards.ts';
import { newSchedule } from '#shared/rules/grade-card.ts';
import { addDays } from '#shared/rules/time/study-day.ts';
import { sampleCard } from '#test/support/samples/flashcards.ts';
import { heldAnswer, renderRoutes, stubApi } from '#test/support/web.tsx';
import { today } from '#web/lib/today.ts';
import { ToastProvider } from '#web/ui/toast/toast-provider.tsx';
import { FlashcardsPage } from './view.tsx';

const due = (days: number) => ({ schedule: newSchedule(addDays(today(), days)) });
const cards = [
  sampleCard({
    id: 'a',
    question: 'O que é a **mitose**?',
    deck: 'Biologia::Células',
    tags: ['Enem', 'Prova', 'Extra'],
    difficulty: 4,
    ...due(0),
  }),
  sampleCard({ id: 'b', question: '{{c1::Mendel}} e a ervilha', deck: 'Biologia::Genética', ...due(3) }),
  sampleCard({
    id: 'c',
    question: '',
    answer: 'Velocidade da luz',
    subject: 'Física',
    difficulty: 1,
    ...due(0),
  }),
  sampleCard({ id: 'd', question: 'Ótica?', subject: 'Física', suspended: true, ...due(0) }),
];
const titles = ['O que é a mitose?', '[…] e a ervilha', 'Velocidade da luz', 'Ótica?'];

function open(
  list: readonly Flashcard[] = cards,
  { at = '/flashcards', answers = {} }: { at?: string; answers?: Parameters<typeof stubApi>[0] } = {},
) {
  let kept = list;
  const calls = stubApi({
    'GET /flashcards': () => ({ body: { data: { flashcards: kept }, count: kept.length } }),
    'GET /flashcards/stats': { body: { totalCount: kept.length, dueCount: 1234, total: 4, forReview: 1234 } },
    'DELETE /flashcards/bulk-delete': ({ body }) => {
      const { ids } = body as { ids: string[] };
      kept = kept.filter(({ id }) => !ids.includes(id));
      return { body: { success: true, message: `${ids.length} flashcards excluídos.`, count: ids.length } };
    },
    ...answers,
  });
  return { ...show(at), calls };
}

const show = (at = '/flashcards') =>
  renderRoutes(
    {
      '/flashcards': FlashcardsPage,
      '/flashcards/$cardId': () => 'Um flashcard',
      '/flashcards/create': () => 'Criação',
    },
    {
      at,
      layout: () => (
        <ToastProvider>
          <Outlet />
        </ToastProvider>
      ),
    },
  );

const shown = () =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('link').textContent);
const group = (name: RegExp) => screen.getByRole('button', { name });
const box = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Buscar flashcards...' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const tick = (title: string) =>
  userEvent.click(screen.getByRole('checkbox', { name: `Selecionar: ${title}` }));
const startSelecting = () => press('Selecionar');
const loaded = () => screen.findByRole('article', { name: 'Ótica?' });

beforeEach(() => sessionStorage.clear());

describe('the list of cards', () => {
  it('shows what each card is and when it comes back', async () => {
    open();
    await loaded();
    expect(shown()).toEqual(titles);
    const mitosis = within(screen.getByRole('article', { name: 'O que é a mitose?' }));
    for (const text of ['A divisão de uma célula em duas iguais.', '#Enem #Prova +1', 'Para hoje'])
      expect(mitosis.getByText(text)).toBeTruthy();
    // Its deck stands above it.
    for (const text of ['Biologia', 'Células']) expect(mitosis.queryByText(text)).toBeNull();
    expect(mitosis.getByRole('link').getAttribute('href')).toBe('/flashcards/a');
    const mendel = within(screen.getByRole('article', { name: '[…] e a ervilha' }));
    expect(mendel.getByText('em 3 dias')).toBeTruthy();
    const light = within(screen.getByRole('article', { name: 'Velocidade da luz' }));
    expect([light.getByText('Física'), light.getAllByText('Velocidade da luz')]).toHaveLength(2);
    expect(within(screen.getByRole('article', { name: 'Ótica?' })).getByText('Suspenso')).toBeTruthy();
    expect(screen.queryByText(/Mendel/)).toBeNull();
  });

  it('draws formulas, and names them without TeX', async () => {
    open([
      sampleCard({ id: 'f', question: 'Quanto é \\(\\frac{a}{b}\\)?', answer: '$x^2$', ...due(0) }),
      sampleCard({ id: 'g', question: '{{c1::$y$}} e $x^2$', ...due(0) }),
    ]);
    const fraction = within(await screen.findByRole('article', { name: 'Quanto é a/b?' }));
    const link = fraction.getByRole('link', { name: 'Quanto é a/b?' });
    await waitFor(() => expect(link.querySelector('.katex .mfrac')).toBeTruthy());
    expect(fraction.getByText('x²')).toBeTruthy();
    const gap = screen.getByRole('link', { name: '[…] e x²' });
    await waitFor(() => expect(gap.querySelector('.katex')).toBeTruthy());
    expect(gap.textContent).not.toContain('y');
  });

  it('holds all cards, also when one answer does not', async () => {
    const { calls } = open(cards, {
      answers: {
        'GET /flashcards': ({ search }) => {
          const page = Number(new URLSearchParams(search).get('page') ?? 0);
          // The first page repeats what is there, as when a card was made meanwhile.
          const flashcards = page === 0 ? cards.slice(0, 2) : page === 1 ? cards.slice(1) : [];
          return { body: { data: { flashcards }, count: cards.length + 1 } };
        },
      },
    });
    await loaded();
    expect(shown()).toEqual(titles);
    const asked = calls.filter(({ path }) => path === '/flashcards').map(({ search }) => search);
    expect(asked).toEqual(['', '?page=1&limit=1000', '?page=2&limit=1000']);
  });

  it('leads to the review with how many are due, to the statistics and to both ways of creating', async () => {
    open();
    await loaded();
    expect((await screen.findByRole('link', { name: 'Revisar (1.234)' })).getAttribute('href')).toBe(
      '/flashcards/review',
    );
    await press('Mais ações');
    expect((await screen.findByRole('menuitem', { name: 'Estatísticas' })).getAttribute('href')).toBe(
      '/flashcards/stats',
    );
    await userEvent.keyboard('{Escape}');
    await press('Criar');
    const links = (await screen.findAllByRole('menuitem')).map((item) => item.getAttribute('href'));
    expect(links).toEqual(['/flashcards/create', '/flashcards/create-from-text', '/flashcards/import']);
    // Over the rows of a phone it would cover their words.
    expect(document.querySelector('.floats')).toBeNull();
  });

  it('folds folders and decks up, counts what is in them, and remembers it', async () => {
    open();
    await loaded();
    expect(screen.getByRole('heading', { level: 2, name: /^Biologia.*2 flashcards/ })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 2, name: /^Sem pasta.*2 flashcards/ })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 3, name: /^Células.*1 flashcard/ })).toBeTruthy();
    await userEvent.click(group(/^Genética/));
    expect(shown()).toEqual(titles.toSpliced(1, 1));
    await userEvent.click(group(/^Biologia/));
    expect(shown()).toEqual(titles.slice(2));
    expect(group(/^Biologia/).getAttribute('aria-expanded')).toBe('false');

    await userEvent.type(box(), 'ervilha');
    await waitFor(() => expect(shown()).toEqual([titles[1]]));
    await userEvent.clear(box());
    await waitFor(() => expect(shown()).toEqual(titles.slice(2)));
    cleanup();
    open();
    await loaded();
    expect(shown()).toEqual(titles.slice(2));
  });

  it('searches without minding accents, and the address follows', async () => {
    const { address } = open();
    await loaded();
    await userEvent.type(box(), 'otica');
    await waitFor(() => expect(shown()).toEqual(['Ótica?']));
    await waitFor(() => expect(address()).toBe('/flashcards?q=otica'));
  });

  it('filters by deck and difficulty, kept in the address', async () => {
    const { address } = open();
    await loaded();
    const deck = screen.getByRole('combobox', { name: 'Baralho' });
    await userEvent.selectOptions(deck, 'Biologia: pasta inteira (2)');
    await waitFor(() => expect(shown()).toEqual(titles.slice(0, 2)));
    await userEvent.click(screen.getByRole('radio', { name: 'Difícil' }));
    await waitFor(() => expect(shown()).toEqual([titles[0]]));
    expect(address()).toBe('/flashcards?deck=Biologia&difficulty=hard');
    await userEvent.selectOptions(deck, 'Geral (2)');
    expect(await screen.findByText('Nenhum flashcard encontrado')).toBeTruthy();
    await press('Limpar filtros');
    await waitFor(() => expect(shown()).toEqual(titles));
    expect(address()).toBe('/flashcards');
  });

  it('opens on the filters of the address', async () => {
    open(cards, { at: '/flashcards?q=luz&deck=Geral&difficulty=easy' });
    await waitFor(() => expect(shown()).toEqual(['Velocidade da luz']));
    expect(box().value).toBe('luz');
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Baralho' }).value).toBe('Geral');
  });

  it('names a deck of the address that is gone', async () => {
    open(cards, { at: '/flashcards?deck=Antigo' });
    expect(await screen.findByText('Nenhum flashcard encontrado')).toBeTruthy();
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Baralho' }).value).toBe('Antigo');
  });

  it('invites to the first card when there is none', async () => {
    open([]);
    expect(await screen.findByText('Você ainda não tem flashcards')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Criar flashcard' }).getAttribute('href')).toBe(
      '/flashcards/create',
    );
    expect(screen.getByRole('link', { name: 'Criar a partir de um texto' })).toBeTruthy();
  });

  it('says when the cards could not be loaded, and tries again', async () => {
    const held = heldAnswer({ body: { data: {} } });
    let isHeld = true;
    const answer = { body: { data: { flashcards: cards }, count: 4 } };
    open(cards, { answers: { 'GET /flashcards': () => (isHeld ? held.answering() : answer) } });
    expect(await screen.findByText('Carregando...')).toBeTruthy();
    await held.release();
    expect((await screen.findByRole('alert')).textContent).toContain('formato inesperado');
    isHeld = false;
    await press('Tentar novamente');
    await waitFor(() => expect(shown()).toHaveLength(4));
  });
});

describe('deleting many', () => {
  const deletions = (calls: { method: string; body: unknown }[]) =>
    calls.filter(({ method }) => method === 'DELETE').map(({ body }) => body);
  const dialog = () => screen.findByRole('alertdialog');
  const sure = async () =>
    userEvent.click(within(await dialog()).getByRole('button', { name: /^Excluir flashcard/ }));

  it('asks first, names how many, and deletes those selected', async () => {
    const { calls } = open();
    await loaded();
    await startSelecting();
    await tick('Ótica?');
    await tick('Velocidade da luz');
    expect(screen.getByText('2 selecionados')).toBeTruthy();
    await press('Excluir');
    expect(within(await dialog()).getByRole('heading').textContent).toBe('Excluir 2 flashcards?');
    expect(deletions(calls)).toEqual([]);
    await sure();
    expect(await screen.findByText('2 flashcards excluídos.')).toBeTruthy();
    expect(deletions(calls)).toEqual([{ ids: ['c', 'd'] }]);
    await waitFor(() => expect(shown()).toEqual(titles.slice(0, 2)));
    expect(screen.getByText('2 flashcards')).toBeTruthy();
  });

  it('names the only one', async () => {
    open();
    await loaded();
    await startSelecting();
    await tick('O que é a mitose?');
    await press('Excluir');
    expect(within(await dialog()).getByRole('heading').textContent).toBe(
      'Excluir o flashcard “O que é a mitose?”?',
    );
  });

  it('selects all that are visible, not those folded up or filtered out, and clears', async () => {
    open();
    await loaded();
    await userEvent.click(group(/^Células/));
    expect(screen.queryByRole('checkbox')).toBeNull();
    await startSelecting();
    await press('Selecionar visíveis');
    expect(screen.getByText('3 selecionados')).toBeTruthy();
    await press('Cancelar');
    expect(screen.queryByText(/selecionado/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Excluir' })).toBeNull();
    await startSelecting();
    expect(screen.getByText('0 selecionados')).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: 'Difícil' }));
    await waitFor(() => expect(shown()).toEqual([titles[0]]));
    await press('Selecionar visíveis');
    expect(screen.getByText('1 selecionado')).toBeTruthy();
  });

  it('says how many of them are not seen', async () => {
    open();
    await loaded();
    await startSelecting();
    await press('Selecionar visíveis');
    await userEvent.type(box(), 'luz');
    await waitFor(() => expect(shown()).toEqual(['Velocidade da luz']));
    await press('Excluir');
    expect((await dialog()).textContent).toContain('3 deles não aparecem na lista agora.');
  });

  it('says when nothing is selected, visible or there any more', async () => {
    open(cards, {
      answers: {
        'DELETE /flashcards/bulk-delete': { body: { success: true, message: '0 excluídos.', count: 0 } },
      },
    });
    await loaded();
    await startSelecting();
    await press('Excluir');
    expect(screen.getByText('Nenhum flashcard selecionado.')).toBeTruthy();
    await tick('Ótica?');
    await press('Excluir');
    expect(screen.queryByText('Nenhum flashcard selecionado.')).toBeNull();
    await sure();
    expect(await screen.findByText('Nenhum flashcard disponível para exclusão.')).toBeTruthy();
    await userEvent.type(box(), 'guitarra');
    expect(await screen.findByText('Nenhum flashcard encontrado')).toBeTruthy();
    await press('Selecionar visíveis');
    expect(screen.getByText('Nenhum flashcard visível para excluir.')).toBeTruthy();
  });

  it.each([
    [{ status: 500, body: {} }, 'Erro ao excluir flashcards.'],
    [{ status: 0 }, 'Erro ao excluir flashcards. Não foi possível falar com o servidor.'],
  ])('that failed says so and keeps the selection: %#', async (failure, sentence) => {
    open(cards, { answers: { 'DELETE /flashcards/bulk-delete': failure } });
    await loaded();
    await startSelecting();
    await tick('Ótica?');
    await press('Excluir');
    await sure();
    expect((await within(await dialog()).findByRole('alert')).textContent).toContain(sentence);
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Cancelar' }));
    expect(await screen.findByText('1 selecionado')).toBeTruthy();
    expect(shown()).toHaveLength(4);
  });
});

describe('thousands of cards', () => {
  const many = Array.from({ length: 5000 }, (_, index) =>
    sampleCard({ id: `n${index}`, question: `Pergunta ${index}`, deck: `Pasta ${index % 2}::Baralho` }),
  );
  const openMany = async () => {
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(80);
    open(many);
    await screen.findByRole('article', { name: 'Pergunta 0' });
  };

  it('are drawn near the screen only', async () => {
    await openMany();
    expect(shown().length).toBeGreaterThan(5);
    expect(shown().length).toBeLessThan(60);
    const [first] = screen.getAllByRole('listitem');
    expect([first?.getAttribute('aria-posinset'), first?.getAttribute('aria-setsize')]).toEqual([
      '1',
      '5004',
    ]);
    expect(screen.getByText('5.000 flashcards')).toBeTruthy();
  });

  it('are all reached by the keyboard', async () => {
    await openMany();
    const focused = () => document.activeElement?.textContent;
    screen.getByRole('button', { name: /^Pasta 0/ }).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(focused()).toBe('Pergunta 0');
    await userEvent.keyboard('{End}');
    expect(focused()).toBe('Pergunta 4999');
    await userEvent.keyboard('{ArrowUp}');
    expect(focused()).toBe('Pergunta 4997');
    await userEvent.keyboard('{Home}');
    expect(focused()).toContain('Pasta 0');
    await userEvent.keyboard('{Enter}');
    expect(shown()[0]).toBe('Pergunta 1');
  });
});
