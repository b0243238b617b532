import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { CycleCard } from '#shared/contracts/study-cycles.ts';
import { addDays } from '#shared/rules/time/study-day.ts';
import { sampleCycleCard } from '#test/support/samples/study-cycles.ts';
import { heldAnswer, renderRoutes, stubApi } from '#test/support/web.tsx';
import { today } from '#web/lib/today.ts';
import { StudyCyclesPage } from './view.tsx';

const subjects = ['Matemática', 'Física', 'Redação', 'História', 'Química', 'Biologia'];
const cycles = [
  sampleCycleCard({
    id: 'a',
    name: 'Enem 2026',
    progress: 40,
    completedBlocks: 16,
    totalBlocks: 40,
    examDate: addDays(today(), 12),
    totalWeeks: 4,
    totalAvailableTimePerWeek: 12.5,
    subjectsDetail: subjects.map((name) => ({ name, difficulty: 3, priority: 3, allocatedMinutes: 100 })),
  }),
  sampleCycleCard({ id: 'b', name: 'Concurso do INSS', mode: 'sequence' }),
  sampleCycleCard({ id: 'c', name: 'Vestibular', progress: 100 }),
];

const show = (at = '/study-cycles') =>
  renderRoutes({ '/study-cycles': StudyCyclesPage, '/study-cycles/create': () => 'Criação' }, { at });

function open(list: CycleCard[], at?: string) {
  const calls = stubApi({
    'GET /study-cycles': ({ search }) => {
      const wanted = (new URLSearchParams(search).get('search') ?? '').toLowerCase();
      return { body: { data: { cycles: list.filter(({ name }) => name.toLowerCase().includes(wanted)) } } };
    },
  });
  return { ...show(at), calls };
}
const names = () => screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'));
const box = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Buscar ciclos por nome...' });

it('shows what each cycle is, how far it is and where it leads', async () => {
  open(cycles);
  const enem = within(await screen.findByRole('article', { name: 'Enem 2026' }));
  for (const text of [
    'Fazendo',
    'Calendário',
    'Prova em 12 dias',
    '4 semanas',
    '12h 30min por semana',
    '40%',
  ])
    expect(enem.getByText(text)).toBeTruthy();
  expect(enem.getByText('10/03/2026')).toBeTruthy();
  expect(enem.getByText('23/03/2026')).toBeTruthy();
  expect(enem.getByRole('progressbar', { name: 'Progresso de Enem 2026' }).ariaValueText).toBe(
    '16 de 40 blocos',
  );
  expect(within(enem.getByRole('list', { name: 'Matérias' })).getAllByRole('listitem')).toHaveLength(5);
  expect(enem.getByText('mais 2')).toBeTruthy();
  expect(enem.getByRole('link', { name: 'Enem 2026' }).getAttribute('href')).toBe('/study-cycles/a');
  const round = within(screen.getByRole('article', { name: 'Concurso do INSS' }));
  expect([round.getByText('A fazer'), round.getByText('Sequência')]).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Novo Ciclo' }).getAttribute('href')).toBe('/study-cycles/create');
  expect(screen.getByText('3 ciclos')).toBeTruthy();
});

it('filters by status, and keeps the filter in the address', async () => {
  const { address } = open(cycles);
  await screen.findByRole('article', { name: 'Vestibular' });
  const found: unknown[] = [];
  for (const status of ['A fazer', 'Fazendo', 'Concluído']) {
    await userEvent.click(screen.getByRole('radio', { name: status }));
    await waitFor(() => expect(names()).toHaveLength(1));
    found.push([address(), ...names()]);
  }
  expect(found).toEqual([
    ['/study-cycles?status=todo', 'Concurso do INSS'],
    ['/study-cycles?status=doing', 'Enem 2026'],
    ['/study-cycles?status=done', 'Vestibular'],
  ]);
  await userEvent.click(screen.getByRole('radio', { name: 'Todos' }));
  await waitFor(() => expect(address()).toBe('/study-cycles'));
});

it('asks for a name once the student pauses, and the address follows', async () => {
  const { address, calls } = open(cycles);
  await screen.findByRole('article', { name: 'Vestibular' });
  await userEvent.type(box(), 'inss');
  expect(box().value).toBe('inss');
  await waitFor(() => expect(names()).toEqual(['Concurso do INSS']));
  expect(address()).toBe('/study-cycles?q=inss');
  expect(calls.map(({ search }) => search)).toEqual(['', '?search=inss']);
});

it('opens on the search and the status of the address', async () => {
  const { calls } = open(cycles, '/study-cycles?q=enem&status=doing');
  await waitFor(() => expect(names()).toEqual(['Enem 2026']));
  expect(box().value).toBe('enem');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Fazendo' }).checked).toBe(true);
  expect(calls.map(({ search }) => search)).toEqual(['?search=enem']);
});

it('invites to the first cycle', async () => {
  open([]);
  expect(await screen.findByText('Nenhum ciclo de estudo encontrado')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Criar ciclo de estudos' }).getAttribute('href')).toBe(
    '/study-cycles/create',
  );
});

it('points at the search when one is active', async () => {
  open(cycles, '/study-cycles?q=guitarra');
  expect(await screen.findByText('Tente ajustar seus filtros de busca')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Criar ciclo de estudos' })).toBeNull();
});

it('says when the cycles could not be loaded, and tries again', async () => {
  const failure = heldAnswer({ status: 500 });
  let fails = true;
  stubApi({ 'GET /study-cycles': () => (fails ? failure.answering() : { body: { data: { cycles } } }) });
  show();
  expect(await screen.findByText('Carregando...')).toBeTruthy();
  await failure.release();
  expect((await screen.findByRole('alert')).textContent).toContain('Falha ao buscar os ciclos de estudo.');
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  await waitFor(() => expect(names()).toHaveLength(3));
});

it('can be searched while it loads, and after that has failed', async () => {
  const failure = heldAnswer({ status: 500 });
  stubApi({
    'GET /study-cycles': ({ search }) =>
      search === '' ? failure.answering() : { body: { data: { cycles: cycles.slice(1, 2) } } },
  });
  show();
  const loading = await screen.findByRole('searchbox');
  await userEvent.type(loading, 'i');
  await waitFor(() => expect(names()).toEqual(['Concurso do INSS']));
  expect(document.activeElement).toBe(box());
  await userEvent.clear(box());
  await failure.release();
  await screen.findByRole('alert');
  await userEvent.type(box(), 'inss');
  await waitFor(() => expect(names()).toEqual(['Concurso do INSS']));
});
