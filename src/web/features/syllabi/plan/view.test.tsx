import { Outlet } from '@tanstack/react-router';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Syllabus } from '#shared/contracts/syllabi.ts';
import { sampleSyllabus } from '#test/support/samples/syllabi.ts';
import { samplePlanPreview } from '#test/support/samples/syllabus-answers.ts';
import { renderRoutes, stubApi } from '#test/support/web.tsx';
import { ToastProvider } from '#web/ui/toast/toast-provider.tsx';
import { PlanSyllabusPage } from './view.tsx';

const { id } = sampleSyllabus();
const previewCall = `POST /syllabi/${id}/plan-preview`;

function open(changes: Partial<Syllabus> = {}, answers: Parameters<typeof stubApi>[0] = {}) {
  const syllabus = sampleSyllabus({ examDate: '2026-05-10', ...changes });
  const calls = stubApi({
    [`GET /syllabi/${id}`]: { body: { data: { syllabus } } },
    [previewCall]: { body: samplePlanPreview() },
    ...answers,
  });
  const screens = {
    '/syllabi/$syllabusId/plan': PlanSyllabusPage,
    '/syllabi/$syllabusId': () => 'O edital',
    '/syllabi/$syllabusId/edit': () => 'Correção',
    '/study-plans/$planId': () => 'O plano',
  };
  const layout = () => (
    <ToastProvider>
      <Outlet />
    </ToastProvider>
  );
  const shown = renderRoutes(screens, { at: `/syllabi/${id}/plan`, layout });
  const sent = (path: string) => calls.filter((call) => call.path === `/syllabi/${id}${path}`);
  return { ...shown, sent };
}

const create = () => userEvent.click(screen.getByRole('button', { name: 'Criar Plano' }));
const everyDay = (hours: number) =>
  ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'].map((day) => ({
    day,
    hours,
  }));

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: new Date('2026-03-10T12:00:00'), toFake: ['Date'] });
});
afterEach(() => void vi.useRealTimers());

it('shows what the hours come to, and follows them', async () => {
  const { sent } = open();
  const preview = within(await screen.findByRole('region', { name: 'Como fica' }));
  expect([
    preview.getByText('80h 0min'),
    preview.getByText('70h 0min'),
    preview.getByText('Cabe tudo'),
  ]).toHaveLength(3);
  expect(
    preview.getByText(
      'Até 09/05/2026, a véspera da prova. As últimas 2 semanas repetem o que vale mais e o que está mais fraco.',
    ),
  ).toBeTruthy();
  expect(preview.getByText('3 tópicos · 20% da prova')).toBeTruthy();
  const bars = preview.getAllByRole('progressbar').map((bar) => bar.getAttribute('aria-valuenow'));
  expect(bars).toEqual(['25', '100']);
  await userEvent.click(screen.getByRole('button', { name: 'Todo dia, 2h' }));
  await waitFor(() => expect(sent('/plan-preview')).toHaveLength(2));
  expect(sent('/plan-preview').at(-1)?.body).toEqual({
    startDate: '2026-03-10',
    weeklySchedule: everyDay(2),
  });
});

it('says what does not fit, what it costs, and how far the plan reaches', async () => {
  const leftOut = [
    { id: 1, discipline: 'Língua Portuguesa', text: 'Crase', cost: 0.4 },
    { id: 2, discipline: 'Língua Portuguesa', text: 'Ortografia', cost: 0.8 },
  ];
  open({}, { [previewCall]: { body: samplePlanPreview({ leftOut, lastDay: '2026-04-30' }) } });
  expect(await screen.findByText(/^2 tópicos de menor peso não cabem e custam 1,2% da prova\./)).toBeTruthy();
  expect(screen.getByText('custa 0,4% da prova')).toBeTruthy();
  expect(screen.getByText(/^Este plano vai até 30\/04\/2026/)).toBeTruthy();
});

it('makes the plan and opens it', async () => {
  const { sent, address } = open(
    {},
    { [`POST /syllabi/${id}/plan`]: { status: 201, body: { planId: 'p1' } } },
  );
  await screen.findByRole('region', { name: 'Como fica' });
  await create();
  await waitFor(() => expect(address()).toBe('/study-plans/p1'));
  expect(await screen.findByText('Plano criado.')).toBeTruthy();
  expect(sent('/plan')).toHaveLength(1);
});

it('that could not be made says why', async () => {
  open(
    {},
    {
      [`POST /syllabi/${id}/plan`]: {
        status: 403,
        body: { message: 'Você já tem todos os planos que cabem.' },
      },
    },
  );
  await screen.findByRole('region', { name: 'Como fica' });
  await create();
  expect((await screen.findByRole('alert')).textContent).toContain('Você já tem todos os planos que cabem.');
});

it('asks for the day of the exam where there is none, and keeps it', async () => {
  const saved = sampleSyllabus({ examDate: '2026-05-10', revision: 2 });
  const { sent } = open(
    { examDate: null },
    { [`PUT /syllabi/${id}`]: { body: { data: { syllabus: saved } } } },
  );
  const field = await screen.findByLabelText<HTMLInputElement>('Data da prova');
  await create();
  expect(await screen.findByText('Informe a data da prova.')).toBeTruthy();
  expect(document.activeElement).toBe(field);
  fireEvent.change(field, { target: { value: '2026-03-10' } });
  expect(screen.queryByRole('button', { name: 'Salvar data' })).toBeNull();
  fireEvent.change(field, { target: { value: '2026-05-10' } });
  await userEvent.click(screen.getByRole('button', { name: 'Salvar data' }));
  expect(await screen.findByRole('region', { name: 'Como fica' })).toBeTruthy();
  expect(sent('')).toMatchObject([
    { method: 'GET' },
    { method: 'PUT', body: { revision: 1, examDate: '2026-05-10' } },
  ]);
});

it('says what is wrong with start and hours, and asks nothing meanwhile', async () => {
  const { sent } = open();
  await screen.findByRole('region', { name: 'Como fica' });
  fireEvent.change(screen.getByLabelText('Início'), { target: { value: '2026-05-10' } });
  expect(await screen.findByText('O plano começa antes da prova.')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Como fica' })).toBeNull();
  fireEvent.change(screen.getByLabelText('Início'), { target: { value: '2026-03-12' } });
  for (const day of ['Segunda', 'Terça', 'Quarta', 'Quinta', 'Sexta'])
    fireEvent.change(screen.getByLabelText(`${day}-feira`), { target: { value: '0' } });
  expect(await screen.findByText('Informe as horas de pelo menos um dia da semana.')).toBeTruthy();
  await create();
  expect(sent('/plan')).toHaveLength(0);
});

it('without topics leads to where they are written', async () => {
  open({ topics: 0 });
  await userEvent.click(await screen.findByRole('link', { name: 'Escrever os tópicos' }));
  expect(await screen.findByText('Correção')).toBeTruthy();
});
