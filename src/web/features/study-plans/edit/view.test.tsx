import { Outlet } from '@tanstack/react-router';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { samplePlan, sampleWeeks } from '#test/support/samples/study-plans.ts';
import { renderRoutes, stubApi } from '#test/support/web.tsx';
import { ToastProvider } from '#web/ui/toast/toast-provider.tsx';
import { EditStudyPlanPage } from './view.tsx';

const plan = samplePlan();
if (plan.topics[1]) plan.topics[1].completed = true;

async function open(shownPlan = plan, refusal?: { status: number; body: object }) {
  const calls = stubApi({
    [`GET /study-plans/${plan.id}`]: { body: { data: { studyPlan: shownPlan } } },
    [`PUT /study-plans/${plan.id}`]: ({ body }) =>
      refusal ?? { body: { data: { studyPlan: { ...plan, ...(body as object) } } } },
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
const rows = () => screen.getAllByRole('button', { name: /^Tópico / });
/** Of a topic, as its line says it. */
const names = () => rows().map(({ textContent }) => textContent?.replace(/^Tópico \d+\. /, '').trim());

beforeEach(() => sessionStorage.clear());

it('saves title, state and topics in their new order, and what was done stays done', async () => {
  const { calls, address } = await open();
  await userEvent.clear(field('Título'));
  await userEvent.type(field('Título'), 'Genética e evolução');
  await userEvent.click(screen.getByRole('switch', { name: 'Plano ativo' }));
  await click('Subir o tópico 2');
  await click('Remover o tópico 4');
  await click('Adicionar tópico');
  await userEvent.type(field('Nome do tópico 4'), 'Evolução');
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
      { id: 1, name: 'DNA', completed: true },
      { id: 0, name: 'Mendel', completed: false },
      { id: 2, name: 'Meiose', completed: false },
      { name: 'Evolução', priority: 'alta', completed: false },
    ],
  });
});

it('sets the day of the exam', async () => {
  const { calls } = await open();
  fireEvent.change(field('Data da prova (opcional)'), { target: { value: '2026-03-10' } });
  await click('Salvar');
  expect(
    await screen.findAllByText('A data da prova deve ficar depois do início do plano, em até cinco anos.'),
  ).toHaveLength(2);
  expect(field('Data da prova (opcional)').value).toBe('2026-03-10');
  fireEvent.change(field('Data da prova (opcional)'), { target: { value: '2026-04-12' } });
  await click('Salvar');
  await screen.findByText('O plano');
  expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({ examDate: '2026-04-12' });
});

it('takes the exam away', async () => {
  const { calls } = await open({ ...plan, examDate: '2026-04-12' });
  await click('Remover a data da prova');
  expect(document.activeElement).toBe(field('Data da prova (opcional)'));
  expect(screen.queryByRole('button', { name: 'Remover a data da prova' })).toBeNull();
  await click('Salvar');
  await screen.findByText('O plano');
  expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({ examDate: null });
});

it('keeps the day of the exam over a refusal', async () => {
  const { address } = await open(plan, { status: 503, body: { message: 'O serviço está indisponível.' } });
  fireEvent.change(field('Data da prova (opcional)'), { target: { value: '2026-04-12' } });
  await click('Salvar');
  expect(await screen.findByText('O serviço está indisponível.')).toBeTruthy();
  expect([field('Data da prova (opcional)').value, address()]).toEqual([
    '2026-04-12',
    `/study-plans/${plan.id}/edit`,
  ]);
});

it('asks for a title and goes there', async () => {
  await open();
  await userEvent.clear(field('Título'));
  await click('Tópico 3. Meiose');
  await userEvent.clear(field('Nome do tópico 3'));
  await click('Tópico 3. Sem nome');
  await click('Salvar');
  expect(await screen.findAllByText('O título é obrigatório.')).toHaveLength(2);
  expect(screen.getAllByText('O nome do tópico é obrigatório.')).toHaveLength(2);
  await waitFor(() => expect(document.activeElement).toBe(field('Título')));
});

it('folds its topics into lines, with the hours that each has, and loses nothing typed', async () => {
  const [week] = sampleWeeks('2026-03-10', 1);
  for (const activity of week?.days[0]?.activities ?? []) activity.topic = 'Mendel';
  await open({ ...plan, weeks: week ? [week] : [] });
  expect(names()).toEqual(['Mendel 1h 40min', 'DNA', 'Meiose', 'Mutação']);
  expect(rows().map(({ ariaExpanded }) => ariaExpanded)).toEqual(Array(4).fill('false'));
  expect(screen.queryByLabelText('Nome do tópico 2')).toBeNull();
  await click('Tópico 2. DNA');
  await userEvent.type(field('Nome do tópico 2'), ' e RNA');
  await userEvent.type(field('Descrição do tópico 2 (opcional)'), ' Com exercícios.');
  await click('Descer o tópico 2');
  await click('Tópico 3. DNA e RNA');
  expect(screen.queryByLabelText('Nome do tópico 3')).toBeNull();
  await click('Tópico 3. DNA e RNA');
  expect(field('Nome do tópico 3').value).toBe('DNA e RNA');
  expect(field('Descrição do tópico 3 (opcional)').value).toBe('Sobre DNA. Com exercícios.');
});

it('opens the topic in error, goes there, and stays open while it is mended', async () => {
  await open();
  await click('Tópico 3. Meiose');
  await userEvent.clear(field('Nome do tópico 3'));
  await click('Tópico 3. Sem nome');
  expect(screen.queryByLabelText('Nome do tópico 3')).toBeNull();
  await click('Salvar');
  await waitFor(() => expect(document.activeElement).toBe(field('Nome do tópico 3')));
  await userEvent.keyboard('Mitose');
  expect(field('Nome do tópico 3').value).toBe('Mitose');
  expect(screen.queryByText('O nome do tópico é obrigatório.')).toBeNull();
});

it('never lets the last topic go', async () => {
  await open();
  await click('Remover o tópico 2');
  expect(document.activeElement).toBe(rows()[0]);
  for (let left = 3; left > 1; left--) await click('Remover o tópico 1');
  expect(document.activeElement).toBe(rows()[0]);
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
