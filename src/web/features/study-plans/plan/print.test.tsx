import { Outlet } from '@tanstack/react-router';
import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { samplePlan, sampleWeeks } from '#test/support/samples/study-plans.ts';
import { renderRoutes, stubApi } from '#test/support/web.tsx';
import { ToastProvider } from '#web/ui/toast/toast-provider.tsx';
import { StudyPlanPage } from './view.tsx';

const weeks = sampleWeeks('2026-03-10', 52);
const [reading] = weeks[0]?.days[0]?.activities ?? [];
if (reading) reading.completed = true;
const plan = samplePlan({ weeks, examDate: '2026-11-08' });

async function open() {
  stubApi({ [`GET /study-plans/${plan.id}`]: { body: { data: { studyPlan: plan } } } });
  renderRoutes(
    { '/study-plans/$planId': StudyPlanPage },
    {
      at: `/study-plans/${plan.id}`,
      layout: () => (
        <ToastProvider>
          <Outlet />
        </ToastProvider>
      ),
    },
  );
  await screen.findByRole('heading', { level: 1 });
}
const paper = () => document.querySelector('article[aria-hidden="true"]');

it('draws the whole plan only once it is asked for on paper', async () => {
  await open();
  expect(paper()).toBeNull();
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  const printed = paper();
  if (!printed) throw new Error('nothing to print');
  expect(printed.className).toMatch(/^hidden .*print:block/);
  const drawn = within(printed as HTMLElement);
  for (const text of [
    'Genética para o Enem',
    'Biologia',
    '20h por semana',
    '08/11/2026',
    'Resolver questões do Enem',
    'https://pt.khanacademy.org',
    'Terça-feira, 10/03/2026',
  ])
    expect(drawn.getByText(text)).toBeTruthy();
  expect(drawn.getAllByText(/^Semana \d+/)).toHaveLength(52);
  expect(printed.querySelectorAll('[data-box="checked"]')).toHaveLength(1);
  expect(printed.querySelectorAll('[data-box="open"]')).toHaveLength(52 * 2 - 1 + plan.topics.length);
  expect(drawn.queryByRole('button', { hidden: true })).toBeNull();
});

it('keeps the screen off the paper', async () => {
  await open();
  const screenOnly = () => screen.getByRole('button', { name: 'Mais ações' }).closest('.print\\:hidden');
  expect(screenOnly()).toBeNull();
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(screenOnly()).not.toBeNull();
  expect(screenOnly()?.contains(paper())).toBe(false);
});
