import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { sampleDay, someStreak } from '#test/support/samples/streak.ts';
import { dayByKey, StreakCalendar } from './streak-calendar.tsx';

const show = (changes = {}) => render(<StreakCalendar days={someStreak(changes)} today={sampleDay} />);
const day = (name: string) => screen.getByRole('gridcell', { name });
const focused = () => document.activeElement?.getAttribute('aria-label');

it('shows a year month by month, and says of each day what it was', () => {
  show();
  const months = screen.getAllByRole('grid');
  expect(months).toHaveLength(12);
  const march = within(screen.getByRole('grid', { name: 'março' }));
  expect(march.getAllByRole('gridcell').filter((cell) => cell.dataset.day)).toHaveLength(31);
  expect(march.getByRole('gridcell', { name: 'terça-feira, 10 de março de 2026: dia ativo' })).toBeTruthy();
  expect(
    march.getByRole('gridcell', { name: 'segunda-feira, 9 de março de 2026: dia de folga' }),
  ).toBeTruthy();
  expect(march.getByRole('gridcell', { name: 'sexta-feira, 6 de março de 2026: sem acesso' })).toBeTruthy();
  expect(screen.getByText('4 dias ativos e 1 de folga em 2026. Maior sequência: 4 dias.')).toBeTruthy();
});

it('draws active, frozen and other days in different shapes, and joins those of a run', () => {
  show();
  const shapes = (name: string) =>
    [...day(name).querySelectorAll('circle, line')].map((shape) => shape.nodeName).join(' ');
  const active = shapes('domingo, 8 de março de 2026: dia ativo');
  const frozen = shapes('segunda-feira, 9 de março de 2026: dia de folga');
  expect([active, frozen]).toEqual(['line line circle', 'line line line line line']);
  expect(shapes('sábado, 7 de março de 2026: dia ativo')).toBe('line circle');
  expect(shapes('sexta-feira, 6 de março de 2026: sem acesso')).toBe('circle');
  expect(shapes('hoje, quarta-feira, 11 de março de 2026: dia ativo')).toBe('line circle circle');
});

it('is one stop for the keyboard, from which arrows lead to any day of the year', async () => {
  show();
  const user = userEvent.setup();
  expect(screen.getAllByRole('gridcell').filter(({ tabIndex }) => tabIndex === 0)).toEqual([
    day('hoje, quarta-feira, 11 de março de 2026: dia ativo'),
  ]);
  await user.tab();
  await user.tab();
  await user.tab();
  expect(focused()).toBe('hoje, quarta-feira, 11 de março de 2026: dia ativo');
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(focused()).toBe('segunda-feira, 9 de março de 2026: dia de folga');
  expect(screen.getByText('segunda-feira, 9 de março de 2026: dia de folga')).toBeTruthy();
  await user.keyboard('{PageUp}{ArrowUp}');
  expect(focused()).toBe('domingo, 25 de janeiro de 2026: sem acesso');
  await user.keyboard('{Control>}{End}{/Control}');
  expect(focused()).toBe('domingo, 25 de janeiro de 2026: sem acesso');
  await user.keyboard('{End}{ArrowRight}');
  expect(focused()).toBe('quinta-feira, 31 de dezembro de 2026');
  await user.tab({ shift: true });
  await user.tab();
  expect(focused()).toBe('quinta-feira, 31 de dezembro de 2026');
});

it('says which day the pointer is on', () => {
  show();
  const marked = day('domingo, 8 de março de 2026: dia ativo').querySelector('circle') as Element;
  fireEvent.pointerOver(marked);
  expect(screen.getByText('domingo, 8 de março de 2026: dia ativo')).toBeTruthy();
});

it('switches years, from that of the first active day to this one', async () => {
  show();
  const [before, after] = ['Ano anterior', 'Próximo ano'].map((name) => screen.getByRole('button', { name }));
  if (!before || !after) throw new Error('no buttons');
  expect(after.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(before);
  expect(screen.getByRole('region', { name: 'Calendário de 2025' })).toBeTruthy();
  expect(screen.getByText('2 dias ativos em 2025. Maior sequência: 2 dias.')).toBeTruthy();
  expect(day('quarta-feira, 31 de dezembro de 2025: dia ativo').tabIndex).toBe(0);
  expect(before.getAttribute('aria-disabled')).toBe('true');
  before.click();
  expect(screen.getByRole('region', { name: 'Calendário de 2025' })).toBeTruthy();
  await userEvent.click(after);
  expect(screen.getByRole('region', { name: 'Calendário de 2026' })).toBeTruthy();
});

it('invites who has no star yet', () => {
  show({ calendarDays: [], frozenDays: [] });
  expect(
    screen.getByText('Nenhuma estrela em 2026 ainda: cada dia em que você entra acende uma.'),
  ).toBeTruthy();
});

it.each([
  ['ArrowLeft', '2026-03-01', '2026-02-28'],
  ['ArrowRight', '2026-02-28', '2026-03-01'],
  ['ArrowUp', '2026-03-04', '2026-02-25'],
  ['ArrowDown', '2026-03-04', '2026-03-11'],
  ['PageUp', '2026-03-31', '2026-02-01'],
  ['PageDown', '2026-01-31', '2026-02-01'],
  ['PageDown', '2028-02-29', '2028-03-01'],
  ['Home', '2026-03-11', '2026-01-01'],
  ['End', '2026-03-11', '2026-12-31'],
  ['ArrowLeft', '2026-01-01', '2026-01-01'],
  ['ArrowUp', '2026-01-05', '2026-01-01'],
  ['PageUp', '2026-01-20', '2026-01-01'],
  ['ArrowRight', '2026-12-31', '2026-12-31'],
  ['ArrowDown', '2026-12-28', '2026-12-31'],
  ['PageDown', '2026-12-02', '2026-12-31'],
])('%s leads from %s to %s', (key, from, to) => {
  expect(dayByKey(key, from)).toBe(to);
});

it('leaves other keys alone', () => {
  for (const key of ['Tab', 'Enter', 'a', 'toString']) expect(dayByKey(key, '2026-03-11')).toBeNull();
});
