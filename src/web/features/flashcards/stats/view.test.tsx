import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { FlashcardStats } from '#shared/contracts/flashcard-stats.ts';
import { addDays } from '#shared/rules/time/study-day.ts';
import { heldAnswer, renderRoutes, someStudent, someTokens, stubApi } from '#test/support/web.tsx';
import { storeTokens } from '#web/session/session.ts';
import { StatsPage } from './view.tsx';

const today = '2026-03-11';
const list = <T,>(length: number, make: (index: number) => T) =>
  Array.from({ length }, (_, index) => make(index));
const recall = (reviews = 0, remembered = 0) => ({
  reviews,
  remembered,
  retention: reviews === 0 ? null : remembered / reviews,
});

/** A student who answered 40 times today, 30 of them reviews. */
function someStats(changes: Partial<FlashcardStats> = {}): FlashcardStats {
  const last = (index: number, length: number) => (index === length - 1 ? recall(30, 27) : recall());
  return {
    today: { day: today, answers: 40, newCards: 10, ...recall(30, 27), timeSpent: 600, due: 7 },
    total: { answers: 1240, timeSpent: 7200 },
    retention: {
      days: list(30, (index) => ({ from: addDays(today, index - 29), ...last(index, 30) })),
      weeks: list(12, (index) => ({ from: addDays('2026-03-08', 7 * (index - 11)), ...last(index, 12) })),
      months: list(12, (index) => ({
        from: `${index < 9 ? 2025 : 2026}-${String(((index + 3) % 12) + 1).padStart(2, '0')}-01`,
        ...last(index, 12),
      })),
    },
    forecast: list(30, (index) => ({ day: addDays(today, index), cards: index === 0 ? 7 : 2 })),
    year: list(365, (index) => ({ day: addDays(today, index - 364), answers: index > 362 ? 40 : 0 })),
    hours: list(24, (hour) => ({
      hour,
      answers: hour === 21 ? 80 : 0,
      ...(hour === 21 ? recall(30, 27) : recall()),
    })),
    cards: { new: 5, young: 20, mature: 74, suspended: 1 },
    time: list(30, (index) => ({ day: addDays(today, index - 29), timeSpent: index === 29 ? 600 : 0 })),
    ...changes,
  };
}

const nothing = someStats({
  total: { answers: 0, timeSpent: 0 },
  cards: { new: 0, young: 0, mature: 0, suspended: 0 },
});

function open(answer: Parameters<typeof stubApi>[0][string], at = '/flashcards/stats') {
  const calls = stubApi({
    'GET /flashcards/stats/details': answer,
    'GET /auth/profile': { body: { data: { user: someStudent() } } },
  });
  const blank = () => null;
  const routes = {
    '/flashcards/stats': StatsPage,
    '/flashcards': blank,
    '/flashcards/review': blank,
    '/flashcards/create': blank,
  };
  return { calls, ...renderRoutes(routes, { at }) };
}
const answered = (stats: FlashcardStats) => ({ body: { data: { stats } } });
const card = (name: string) => within(screen.getByRole('region', { name }));
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent));

beforeEach(() => {
  localStorage.clear();
  storeTokens(someTokens);
});

describe('the statistics', () => {
  it('show today, and offer the review that is due', async () => {
    open(answered(someStats()));
    expect(await screen.findByRole('heading', { name: 'Hoje' })).toBeTruthy();
    const numbers = card('Hoje')
      .getAllByRole('definition')
      .map((cell) => cell.textContent);
    expect(numbers).toEqual([
      '40',
      '10 flashcards novos',
      '90%',
      '27 de 30 revisões',
      '10min',
      '15s por resposta',
      '7',
      'com os atrasados',
    ]);
    const review = card('Hoje').getByRole('link', { name: 'Revisar agora' });
    expect(review.getAttribute('href')).toBe('/flashcards/review');
  });

  it('say of no new card that there was none, not that there was one', async () => {
    const { today: now } = someStats();
    open(answered(someStats({ today: { ...now, newCards: 0 } })));
    await screen.findByRole('heading', { name: 'Hoje' });
    expect(card('Hoje').getByText('nenhum flashcard novo')).toBeTruthy();
  });

  it('draw each one, say it in a sentence and hold its numbers in a table', async () => {
    open(answered(someStats()));
    await screen.findByRole('heading', { name: 'Hoje' });
    expect(screen.getAllByRole('img').map((chart) => chart.getAttribute('aria-label'))).toEqual([
      'Gráfico. Você lembrou em 90% de 30 revisões nos últimos 30 dias.',
      'Gráfico. 65 flashcards vencem nos próximos 30 dias; o dia mais cheio é hoje, com 7.',
      'Mapa do ano. 80 respostas em 2 dias dos últimos 365.',
      'Gráfico das respostas por hora. Você responde mais entre 21h e 22h.',
      'Gráfico da retenção por hora.',
      'Gráfico. 10min nos últimos 30 dias, 10min por dia de estudo. No total, 2h 0min em 1.240 respostas.',
    ]);
    const table = (name: string) => rowsOf(screen.getByRole('table', { name }));
    expect(table('Retenção por dia').slice(0, 3)).toEqual([
      ['Dia', 'Revisões', 'Lembradas', 'Retenção'],
      ['11/03/2026', '30', '27', '90%'],
      ['10/03/2026', '0', '0', '–'],
    ]);
    expect(table('Retenção por dia')).toHaveLength(31);
    expect(table('Flashcards para revisar por dia').slice(1, 3)).toEqual([
      ['11/03/2026 (hoje)', '7'],
      ['12/03/2026', '2'],
    ]);
    expect(table('Respostas por dia do ano').slice(0, 2)).toEqual([
      ['Semana de', 'Dom', 'Seg', 'Ter', 'Qua', 'Qui', 'Sex', 'Sáb'],
      ['08/03/2026', '0', '0', '40', '40', '', '', ''],
    ]);
    expect(table('Respostas e retenção por hora')[22]).toEqual(['21h', '80', '30', '90%']);
    expect(table('Flashcards por maturidade').slice(1)).toEqual([
      ['Novos, nunca respondidos', '5', '5%'],
      ['Jovens, voltam em menos de 21 dias', '20', '20%'],
      ['Maduros, voltam em 21 dias ou mais', '74', '74%'],
      ['Suspensos, fora das revisões', '1', '1%'],
    ]);
    expect(table('Tempo de estudo por dia')[1]).toEqual(['11/03/2026', '10min']);
  });

  it('open their numbers for everybody', async () => {
    open(answered(someStats()));
    const button = await screen.findByRole('button', { name: 'Ver números: Tempo de estudo por dia' });
    const numbers = screen.getByRole('region', { name: 'Tempo de estudo por dia' });
    expect([button.getAttribute('aria-expanded'), numbers.className]).toEqual(['false', 'sr-only']);
    expect(button.getAttribute('aria-controls')).toBe(numbers.id);
    await userEvent.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    expect(numbers.className).not.toContain('sr-only');
    expect(numbers.tabIndex).toBe(0);
  });

  it('begin the year with its newest week', async () => {
    vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(795);
    open(answered(someStats()));
    expect((await screen.findByRole('region', { name: 'Mapa do ano' })).scrollLeft).toBe(795);
  });

  it('change between day, week and month, and the address keeps it', async () => {
    const { address } = open(answered(someStats()));
    await userEvent.click(await screen.findByRole('radio', { name: 'Mês' }));
    await waitFor(() => expect(address()).toBe('/flashcards/stats?by=month'));
    expect(rowsOf(screen.getByRole('table', { name: 'Retenção por mês' }))[1]?.[0]).toBe('março de 2026');
    await userEvent.click(screen.getByRole('radio', { name: 'Dia' }));
    await waitFor(() => expect(address()).toBe('/flashcards/stats'));
  });

  it('open by week from an address, with the goal of the profile', async () => {
    open(answered(someStats()), '/flashcards/stats?by=week');
    const table = await screen.findByRole('table', { name: 'Retenção por semana' });
    expect(rowsOf(table)[1]?.[0]).toBe('08/03 a 14/03/2026');
    expect(await screen.findByText('A linha tracejada é a retenção desejada: 90%.')).toBeTruthy();
  });

  it('say what retention waits for when nothing was reviewed yet', async () => {
    const periods = list(30, (index) => ({ from: addDays(today, index - 29), ...recall() }));
    open(answered(someStats({ retention: { days: periods, weeks: periods, months: periods } })));
    expect(await screen.findByText(/^Nenhuma revisão nos últimos 30 dias\./)).toBeTruthy();
    expect(card('Retenção real').queryByRole('img')).toBeNull();
    expect(card('Retenção real').queryByText(/linha tracejada/)).toBeNull();
  });
});

describe('without statistics', () => {
  it('a student with cards is sent to review them', async () => {
    open(answered({ ...nothing, cards: { ...nothing.cards, new: 3 } }));
    expect(await screen.findByText('Suas estatísticas aparecem depois da primeira resposta.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Revisar agora' })).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('a student without cards is sent to make one', async () => {
    open(answered(nothing));
    const link = await screen.findByRole('link', { name: 'Criar flashcard' });
    expect(link.getAttribute('href')).toBe('/flashcards/create');
  });

  it('loading says so', async () => {
    const { answering, release } = heldAnswer(answered(someStats()));
    open(answering);
    expect((await screen.findByRole('status')).textContent).toBe('Carregando...');
    await release();
    expect(await screen.findByRole('heading', { name: 'Hoje' })).toBeTruthy();
  });

  it('a failure can be tried again', async () => {
    let failing = true;
    open(() => (failing ? { status: 500, body: {} } : answered(someStats())));
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Não foi possível carregar suas estatísticas.',
    );
    failing = false;
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByRole('heading', { name: 'Hoje' })).toBeTruthy();
  });
});
