import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Dashboard, TodayItem } from '#shared/contracts/dashboard.ts';
import { sampleDashboard } from '#test/support/samples/dashboard.ts';
import { renderRoutes } from '#test/support/web.tsx';
import { TodayPlan } from './today-plan.tsx';

const { plan: sample } = sampleDashboard();

async function open(changes: Partial<Dashboard['plan']> = {}, due = 0) {
  const plan = { ...sample, ...changes };
  renderRoutes({ '/dashboard': () => <TodayPlan plan={plan} due={due} /> }, { at: '/dashboard' });
  return within(await screen.findByRole('region', { name: 'Plano de hoje' }));
}
const many = (count: number): TodayItem[] =>
  Array.from({ length: count }, (_, index) => ({ ...(sample.items[2] as TodayItem), id: `block:${index}` }));

describe('the plan for today', () => {
  it('names each thing in order, with its reason, its time and where it leads', async () => {
    const plan = await open();
    expect(plan.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Revisar 12 flashcards 12 cartões vencem hoje 2min',
      'Mitose Revisão de 7 dias do plano “Genética para o Enem” · Biologia 15min',
      'Química Hoje às 08:00 no ciclo “Rumo ao Enem” 50min',
    ]);
    expect(plan.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/study-plans/p1',
      '/flashcards/review',
      '/study-plans/p1?tab=topics#topico-3',
      '/study-cycles/c1?tab=schedule',
    ]);
  });

  it('counts the days to the nearest exam', async () => {
    const plan = await open();
    expect(plan.getByText(/Faltam 9 dias/).textContent).toBe('Faltam 9 dias: Enem');
  });

  it.each([
    [{}, 'Em ordem, dentro das suas 2h 0min de hoje.'],
    [{ minutesDone: 50 }, 'Em ordem, dentro das suas 2h 0min de hoje. Ainda cabem 1h 10min.'],
    [{ minutesDone: 130 }, 'Em ordem, dentro das suas 2h 0min de hoje.'],
    [{ minutesToday: null }, 'O que estudar agora, em ordem.'],
    [{ minutesToday: 0, items: [] }, 'Hoje é um dia livre nos seus planos e ciclos.'],
    [{ minutesToday: 0 }, 'Hoje é um dia livre nos seus planos e ciclos: só os flashcards não esperam.'],
  ])('says what it is made to fit: %o', async (changes, text) => {
    expect((await open(changes)).getByText(text)).toBeTruthy();
  });

  it.each([
    [{}, 'Mais 2 itens não cabem no tempo de hoje.'],
    [{ leftOut: 1 }, 'Mais 1 item não cabe no tempo de hoje.'],
    [{ minutesToday: null, leftOut: 3 }, 'Mais 3 itens depois destes.'],
    [{ items: [], minutesToday: 0, leftOut: 1 }, '1 item espera pelos próximos dias.'],
    [
      { items: [], minutesDone: 130, leftOut: 4 },
      'Você cumpriu o tempo de hoje. 4 itens esperam pelos próximos dias.',
    ],
    [{ items: [], minutesDone: 110, leftOut: 4 }, 'Mais 4 itens não cabem no tempo de hoje.'],
    [{ items: [], leftOut: 0 }, 'Nada espera por você hoje.'],
  ])('says what is left out, and why: %o', async (changes, text) => {
    expect((await open(changes)).getByText(text)).toBeTruthy();
  });

  it('says of due flashcards that the day’s limits hold back that they wait', async () => {
    expect(
      (await open({ items: [], leftOut: 0 }, 22)).getByText('22 flashcards esperam por revisão.'),
    ).toBeTruthy();
  });

  it('shows the first six of many, and the others on demand', async () => {
    const plan = await open({ items: many(9) });
    expect(plan.getAllByRole('listitem')).toHaveLength(6);
    await userEvent.click(plan.getByRole('button', { name: 'Mostrar mais 3' }));
    expect(plan.getAllByRole('listitem')).toHaveLength(9);
    expect(plan.queryByRole('button')).toBeNull();
  });
});
