import { Outlet } from '@tanstack/react-router';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { renderRoutes, stubApi } from '#test/support/web.tsx';
import { ToastProvider } from '#web/ui/toast-provider.tsx';
import { EditStudyPlanPage } from './edit-study-plan-page.tsx';
import { samplePlan } from './sample-plan.ts';

const plan = samplePlan();
if (plan.topics[1]) plan.topics[1].completed = true;

async function open() {
  const calls = stubApi({
    [`GET /study-plans/${plan.id}`]: { body: { data: { studyPlan: plan } } },
    [`PUT /study-plans/${plan.id}`]: ({ body }) => ({
      body: { data: { studyPlan: { ...plan, ...(body as object) } } },
    }),
  });
  const shown = renderRoutes(
    { '/study-plans/$planId/edit': EditStudyPlanPage, '/study-plans/$planId': () => 'O plano' },
    {
      at: `/study-plans/${plan.id}/edit`,
      layout: () => (
        <ToastProvider>
          <Outlet />
        </ToastProvider>
      ),
    },
  );
  await screen.findByLabelText('Título');
  return { ...shown, calls };
}
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const names = () => screen.getAllByLabelText<HTMLInputElement>(/^Tópico \d+$/).map(({ value }) => value);

beforeEach(() => sessionStorage.clear());

it('saves title, state and topics in their new order, and what was done stays done', async () => {
  const { calls, address } = await open();
  await userEvent.clear(field('Título'));
  await userEvent.type(field('Título'), 'Genética e evolução');
  await userEvent.click(screen.getByRole('switch', { name: 'Plano ativo' }));
  await click('Subir o tópico 2');
  await click('Remover o tópico 4');
  await click('Adicionar tópico');
  await userEvent.type(field('Tópico 4'), 'Evolução');
  await userEvent.selectOptions(field('Prioridade do tópico 4'), 'alta');
  expect(names()).toEqual(['DNA', 'Mendel', 'Meiose', 'Evolução']);
  await click('Salvar');
  await waitFor(() => expect(address()).toBe(`/study-plans/${plan.id}`));
  expect(await screen.findByText('Plano atualizado.')).toBeTruthy();
  const sent = calls.find(({ method }) => method === 'PUT')?.body;
  expect(sent).toMatchObject({
    title: 'Genética e evolução',
    isActive: false,
    topics: [
      { name: 'DNA', completed: true },
      { name: 'Mendel', completed: false },
      { name: 'Meiose', completed: false },
      { name: 'Evolução', priority: 'alta', completed: false },
    ],
  });
});

it('asks for a title and goes there', async () => {
  await open();
  await userEvent.clear(field('Título'));
  await userEvent.clear(field('Tópico 3'));
  await click('Salvar');
  expect(await screen.findAllByText('O título é obrigatório.')).toHaveLength(2);
  expect(screen.getAllByText('O nome do tópico é obrigatório.')).toHaveLength(2);
  await waitFor(() => expect(document.activeElement).toBe(field('Título')));
});

it('never lets the last topic go', async () => {
  await open();
  for (let left = 4; left > 1; left--) await click('Remover o tópico 1');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Remover o tópico 1' }).disabled).toBe(true);
});

it('keeps unsaved changes over a reload, until they are discarded', async () => {
  await open();
  await userEvent.type(field('Título'), ' 2026');
  await click('Descer o tópico 1');
  cleanup();
  await open();
  expect(screen.getByText('Recuperamos alterações que ainda não foram salvas.')).toBeTruthy();
  expect([field('Título').value, names()[0]]).toEqual(['Genética para o Enem 2026', 'DNA']);
  await click('Descartar alterações');
  await waitFor(() => expect([field('Título').value, names()[0]]).toEqual([plan.title, 'Mendel']));
  cleanup();
  await open();
  expect(screen.queryByText('Recuperamos alterações que ainda não foram salvas.')).toBeNull();
});
