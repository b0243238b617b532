import { Outlet } from '@tanstack/react-router';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { addDays } from '#shared/rules/time/study-day.ts';
import { sampleCycle, sampleCycleId } from '#test/support/samples/study-cycles.ts';
import { renderRoutes, stubApi } from '#test/support/web.tsx';
import { today as dayNow } from '#web/lib/today.ts';
import { ToastProvider } from '#web/ui/toast/toast-provider.tsx';
import { EditStudyCyclePage } from './view.tsx';

const today = dayNow();
const path = `/study-cycles/${sampleCycleId}`;
const cycle = sampleCycle({ startDate: addDays(today, -3), examDate: addDays(today, 30) });

async function open(answers: Parameters<typeof stubApi>[0] = {}) {
  const calls = stubApi({ [`GET ${path}`]: { body: { data: { cycle } } }, ...answers });
  const shown = renderRoutes(
    { '/study-cycles/$cycleId/edit': EditStudyCyclePage, '/study-cycles/$cycleId': () => 'O ciclo' },
    {
      at: `${path}/edit`,
      layout: () => (
        <ToastProvider>
          <Outlet />
        </ToastProvider>
      ),
    },
  );
  await screen.findByRole('form', { name: 'Editar ciclo de estudos' });
  return { ...shown, sent: () => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body) };
}
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const change = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => sessionStorage.clear());

it('opens on the cycle, and says what happens to its blocks', async () => {
  await open();
  expect(
    ['Nome do ciclo', 'Matéria 3', 'Dificuldade da matéria 1', 'Segunda-feira', 'Data de início'].map(
      (label) => field(label).value,
    ),
  ).toEqual(['Enem 2026', 'Redação', '4', '2', cycle.startDate]);
  expect(screen.getByText(/Os blocos concluídos ou começados ficam como estão/)).toBeTruthy();
  expect(screen.getByText(/são distribuídos de novo a partir de hoje/)).toBeTruthy();
  expect(screen.queryByRole('switch')).toBeNull();
});

it('sends what has changed, and goes back to the cycle', async () => {
  const { address, sent } = await open({ [`PUT ${path}`]: { body: { cycle } } });
  change('Nome do ciclo', 'Enem 2027');
  change('Sábado', '4');
  await click('Remover a matéria 3');
  await click('Remover a data da prova');
  await click('Salvar');
  expect(await screen.findByText('Ciclo atualizado.')).toBeTruthy();
  expect(address()).toBe(path);
  expect(sent()).toEqual([
    {
      name: 'Enem 2027',
      weeklySchedule: { ...cycle.weeklySchedule, saturday: 4 },
      subjects: [
        { name: 'Matemática', difficulty: 4, priority: 3 },
        { name: 'Física', difficulty: 3, priority: 4 },
      ],
      examDate: null,
    },
  ]);
});

it('says what is broken, and sends nothing', async () => {
  const { sent } = await open();
  change('Nome do ciclo', '');
  change('Matéria 2', 'Matemática');
  change('Data da prova (opcional)', today);
  await click('Salvar');
  for (const sentence of [
    'O nome do ciclo é obrigatório.',
    'Cada matéria aparece uma vez só no ciclo.',
    'A data da prova deve ficar entre amanhã e 5 anos a partir de hoje.',
  ])
    expect(await screen.findAllByText(sentence)).toHaveLength(2);
  await waitFor(() => expect(document.activeElement).toBe(field('Nome do ciclo')));
  expect(sent()).toEqual([]);
});

it('shows every rule of a refusal, and keeps what was typed', async () => {
  await open({
    [`PUT ${path}`]: { status: 422, body: { message: 'Um.', errors: ['Um.', 'Dois.'] } },
  });
  change('Nome do ciclo', 'Outro');
  await click('Salvar');
  expect((await screen.findByRole('alert')).textContent).toBe('Um.Dois.');
  cleanup();
  await open();
  expect(screen.getByText('Recuperamos alterações que ainda não foram salvas.')).toBeTruthy();
  expect(field('Nome do ciclo').value).toBe('Outro');
  await click('Descartar alterações');
  expect(field('Nome do ciclo').value).toBe('Enem 2026');
});

it('says when the cycle is not there', async () => {
  stubApi({ [`GET ${path}`]: { status: 404, body: { message: 'Ciclo não encontrado.', code: 'x' } } });
  renderRoutes(
    { '/study-cycles/$cycleId/edit': EditStudyCyclePage, '/study-cycles': () => '' },
    { at: `${path}/edit` },
  );
  expect(await screen.findByText('Ciclo não encontrado.')).toBeTruthy();
});
