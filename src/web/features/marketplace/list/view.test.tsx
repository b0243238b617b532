import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { sampleDetail, sampleList, sampleListingCard } from '#test/support/samples/marketplace.ts';
import { heldAnswer, renderRoutes, stubApi } from '#test/support/web.tsx';
import { MarketplacePage } from './view.tsx';

const list = 'GET /study-plans/marketplace';
const card = sampleListingCard();

function open(at = '/marketplace', answers: Parameters<typeof stubApi>[0] = {}) {
  const calls = stubApi({ [list]: { body: sampleList([card]) }, ...answers });
  const screens = {
    '/marketplace': MarketplacePage,
    '/marketplace/$planId': () => 'Detalhe',
    '/study-plans': () => 'Meus',
  };
  return { ...renderRoutes(screens, { at }), calls };
}
const cards = () =>
  screen.getAllByRole('article').map((item) => within(item).getByRole('heading').textContent);
const choose = (name: string, option: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name }), option);
const asked = (search: string) => `?${search}limit=9`;

describe('the marketplace', () => {
  it('says which plans bring a syllabus along', async () => {
    const withSyllabus = sampleListingCard({ id: 'outro', title: 'Técnico do TRE', syllabusTopics: 312 });
    open('/marketplace', { [list]: { body: sampleList([card, withSyllabus]) } });
    const shown = within(await screen.findByRole('article', { name: 'Técnico do TRE' }));
    expect(shown.getByText('Com edital verticalizado: 312 tópicos')).toBeTruthy();
    expect(screen.getAllByText(/edital/)).toHaveLength(1);
  });

  it('shows what each plan is and whose, and leads to it', async () => {
    // Asked for when the pointer has rested on the link, which on a slow machine it has before the press.
    const { address } = open('/marketplace', {
      [`GET /study-plans/marketplace/${card.id}`]: { body: sampleDetail() },
    });
    const shown = within(await screen.findByRole('article', { name: 'Funções do zero' }));
    for (const text of [
      'Matemática',
      'Fácil',
      'Da reta à parábola.',
      'Conta de demonstração 1',
      '4 semanas · 20 tópicos · 10h por semana',
      'Clonado por 12 estudantes',
      '10/03/2026',
      '(12)',
    ])
      expect(shown.getByText(text, { exact: false })).toBeTruthy();
    expect(shown.getByRole('img', { name: '4,3 de 5 estrelas' })).toBeTruthy();
    expect(screen.getByText('1 plano')).toBeTruthy();
    expect(document.title).toBe('Marketplace · Órbita');
    expect(screen.getByRole('link', { name: 'Meus planos' }).getAttribute('href')).toBe('/study-plans');
    await userEvent.click(shown.getByRole('link', { name: 'Funções do zero' }));
    await waitFor(() => expect(address()).toBe(`/marketplace/${card.id}`));
  });

  it('says so of a plan that nobody rated or cloned', async () => {
    const fresh = sampleListingCard({ averageRating: 0, numberOfReviews: 0, clones: 0, numberOfWeeks: 0 });
    open('/marketplace', { [list]: { body: sampleList([fresh]) } });
    expect(await screen.findByText('Sem avaliações')).toBeTruthy();
    expect(screen.getByText(/^Sem cronograma/)).toBeTruthy();
    expect(screen.queryByText(/Clonado por/)).toBeNull();
  });

  it('loads a plan that is about to be opened, not one that is only passed', async () => {
    const detail = `GET /study-plans/marketplace/${card.id}`;
    const { calls } = open('/marketplace', { [detail]: { body: sampleDetail() } });
    const link = await screen.findByRole('link', { name: card.title });
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    fireEvent.pointerEnter(link);
    await vi.advanceTimersByTimeAsync(49);
    fireEvent.pointerLeave(link);
    await vi.advanceTimersByTimeAsync(1000);
    expect(calls).toHaveLength(1);
    vi.useRealTimers();
    link.focus();
    await waitFor(() => expect(calls.at(-1)?.path).toBe(`/study-plans/marketplace/${card.id}`));
  });

  it('asks for the nine best rated first', async () => {
    const { calls } = open();
    await screen.findByRole('article');
    expect(calls.map(({ search }) => search)).toEqual(['?sortBy=rating&page=1&limit=9']);
  });

  it('keeps words, filters and order in the address', async () => {
    const { calls, address } = open();
    await screen.findByRole('article');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Buscar planos publicados...' }), 'reta');
    await choose('Matéria', 'Física');
    await choose('Dificuldade', 'Difícil');
    await choose('Duração', 'Média: 5 a 12 semanas');
    await choose('Nota mínima', 'Nota 4 ou mais');
    await choose('Ordenar por', 'Mais recentes');
    await waitFor(() =>
      expect(decodeURIComponent(calls.at(-1)?.search ?? '')).toBe(
        asked('search=reta&subject=Física&difficulty=hard&length=medium&rating=4&sortBy=date&page=1&'),
      ),
    );
    expect(decodeURIComponent(address())).toBe(
      '/marketplace?q=reta&subject=Física&difficulty=hard&length=medium&rating=4&sort=date',
    );
  });

  it('opens on what the address says', async () => {
    const { calls } = open('/marketplace?q=reta&subject=Crochê&rating=4&sort=date&page=2', {
      [list]: { body: sampleList([card], { page: 2, pages: 2, total: 12 }) },
    });
    await screen.findByRole('article');
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('reta');
    const values = screen.getAllByRole<HTMLSelectElement>('combobox').map(({ value }) => value);
    expect(values).toEqual(['date', 'Crochê', '', '', '4']);
    expect(decodeURIComponent(calls.at(-1)?.search ?? '')).toBe(
      asked('search=reta&subject=Crochê&rating=4&sortBy=date&page=2&'),
    );
  });

  it('goes to another page, and keeps this one while that one loads', async () => {
    const held = heldAnswer({
      body: sampleList([sampleListingCard({ id: 'b', title: 'Óptica' })], { page: 2, pages: 2, total: 12 }),
    });
    const { address } = open('/marketplace', {
      [list]: ({ search }) =>
        search.includes('page=2') ? held.answering() : { body: sampleList([card], { pages: 2, total: 12 }) },
    });
    await screen.findByText('12 planos');
    await userEvent.click(screen.getByRole('link', { name: 'Página 2' }));
    expect(cards()).toEqual(['Funções do zero']);
    expect(address()).toBe('/marketplace?page=2');
    await held.release();
    await waitFor(() => expect(cards()).toEqual(['Óptica']));
  });

  it('begins again at the first page when it is narrowed', async () => {
    const { address } = open('/marketplace?page=2', {
      [list]: { body: sampleList([card], { page: 2, pages: 2, total: 12 }) },
    });
    await screen.findByRole('article');
    await choose('Dificuldade', 'Fácil');
    await waitFor(() => expect(address()).toBe('/marketplace?difficulty=easy'));
  });

  it('leads from a page that is not there any more to the last', async () => {
    const { address } = open('/marketplace?page=9', {
      [list]: { body: sampleList([card], { pages: 2, total: 12 }) },
    });
    await waitFor(() => expect(address()).toBe('/marketplace?page=2'));
  });

  it('says that more was found than was counted', async () => {
    open('/marketplace', { [list]: { body: sampleList([card], { pages: 111, total: 999, hasMore: true }) } });
    expect(await screen.findByText('Mais de 999 planos')).toBeTruthy();
  });

  it('says which words were searched instead', async () => {
    open('/marketplace?q=matematca', { [list]: { body: sampleList([card], {}, 'matemática') } });
    expect((await screen.findByText(/Nenhum plano com/)).textContent).toBe(
      'Nenhum plano com “matematca”. Mostrando resultados para “matemática”.',
    );
  });

  it.each([
    [{ words: ['enem', 'matematica'], needsAll: false }, '“enem” ou “matematica”'],
    [{ words: ['enem', 'redação'], needsAll: true }, '“enem” e “redação”'],
    [{ words: ['enem'], needsAll: false }, '“enem”'],
  ])('says which words are left of a search that was widened: %j', async (widened, kept) => {
    open('/marketplace?q=enem+matematica', { [list]: { body: sampleList([card], {}, null, widened) } });
    expect((await screen.findByText(/^Nada com todas/)).textContent).toBe(
      `Nada com todas as palavras; mostrando planos com ${kept}.`,
    );
  });

  it('folds filters away on a phone, and counts those that narrow the list', async () => {
    open();
    const button = await screen.findByRole('button', { name: 'Filtros' });
    expect(button.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    await choose('Dificuldade', 'Fácil');
    await choose('Nota mínima', 'Nota 3 ou mais');
    expect(await screen.findByRole('button', { name: 'Filtros (2)' })).toBeTruthy();
  });

  it('unfolds filters that an address brings', async () => {
    open('/marketplace?length=long');
    const button = await screen.findByRole('button', { name: 'Filtros (1)' });
    expect(button.getAttribute('aria-expanded')).toBe('true');
  });
});

describe('a list without plans', () => {
  const none = { [list]: { body: sampleList([], { pages: 0 }) } };

  it('can be widened when it was narrowed, in the same order', async () => {
    const { address } = open('/marketplace?q=zzz&rating=4&sort=date', none);
    expect(await screen.findByText('Nenhum plano publicado encontrado')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Limpar filtros' }));
    expect(await screen.findByText('Ninguém publicou um plano ainda')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('searchbox')).toBeNull());
    expect(address()).toBe('/marketplace?sort=date');
  });

  it('says so', async () => {
    open('/marketplace', none);
    expect(await screen.findByText('Ninguém publicou um plano ainda')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ver meus planos' }).getAttribute('href')).toBe('/study-plans');
  });
});

describe('a list that is not there yet', () => {
  it('says that it loads', async () => {
    const held = heldAnswer({ body: sampleList([card]) });
    open('/marketplace', { [list]: held.answering });
    expect(await screen.findByText('Carregando...')).toBeTruthy();
    await held.release();
    expect(await screen.findByRole('article')).toBeTruthy();
  });

  it.each([
    [{ status: 500 }, 'Falha ao buscar planos de estudo publicados.'],
    [{ status: 429, body: { message: 'Calma.' } }, 'Calma.'],
  ])('says why it failed, and tries again: %j', async (failure, sentence) => {
    let fails = true;
    open('/marketplace', { [list]: () => (fails ? failure : { body: sampleList([card]) }) });
    expect((await screen.findByRole('alert')).textContent).toContain(sentence);
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByRole('article')).toBeTruthy();
  });
});
