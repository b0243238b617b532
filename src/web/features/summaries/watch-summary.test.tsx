import { Outlet } from '@tanstack/react-router';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { sampleSummary, sampleTask } from '#test/support/samples/summaries.ts';
import { renderRoutes, stubApi } from '#test/support/web.tsx';
import { ToastProvider } from '#web/ui/toast/toast-provider.tsx';
import { rememberTask } from './creation/remembered-task.ts';
import { newSummary } from './summary-form.ts';
import { WatchSummary } from './watch-summary.tsx';

const summary = sampleSummary();
const form = { ...newSummary, title: 'Luz' };
const remember = (changes: object = {}) =>
  rememberTask('u1', { taskId: 't1', form: { ...form, ...changes }, isTold: false });

function open(task: Parameters<typeof sampleTask>[0], at = '/dashboard') {
  const calls = stubApi({
    'GET /summaries/tasks/t1': { body: sampleTask(task) },
    [`GET /summaries/${summary.id}`]: { body: { data: { summary } } },
  });
  const layout = () => (
    <ToastProvider>
      <WatchSummary userId="u1" />
      <Outlet />
    </ToastProvider>
  );
  const screens = {
    '/dashboard': () => 'Painel',
    '/summaries': () => 'Lista',
    '/summaries/create': () => 'Criação',
    '/summaries/$summaryId': () => 'O resumo',
  };
  return { ...renderRoutes(screens, { at, layout }), calls };
}

beforeEach(() => sessionStorage.clear());

it('tells on another screen that the summary is ready, and leads to it', async () => {
  open({ status: 'completed', summaryId: summary.id });
  await screen.findByText('Painel');
  // Started by a screen that was left before its upload had ended.
  act(() => remember());
  expect(await screen.findByText('Seu resumo está pronto.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Abrir resumo' }));
  expect(await screen.findByText('O resumo')).toBeTruthy();
  expect(sessionStorage.length).toBe(0);
});

it('offers the file when one was asked for', async () => {
  remember({ outputFormat: 'pdf' });
  open({ status: 'completed', summaryId: summary.id });
  expect(await screen.findByRole('button', { name: 'Baixar PDF' })).toBeTruthy();
});

it('tells a failure once, and gives back what was typed', async () => {
  remember();
  open({ status: 'failed', message: 'O texto é curto demais.' });
  await screen.findAllByText('O texto é curto demais.');
  const kept = () => JSON.parse(sessionStorage.getItem('summaryTask.u1') ?? 'null');
  expect(kept()).toMatchObject({ taskId: 't1', isTold: true });
  await userEvent.click(screen.getByText('Tentar novamente'));
  expect(await screen.findByText('Criação')).toBeTruthy();
  expect(JSON.parse(sessionStorage.getItem('summaryDraft.u1') ?? '')).toMatchObject({ title: 'Luz' });
  expect(kept()).toBeNull();
});

it('says nothing of a failure that was told', async () => {
  rememberTask('u1', { taskId: 't1', form, isTold: true });
  const { calls } = open({ status: 'failed', message: 'O texto é curto demais.' });
  await screen.findByText('Painel');
  await act(async () => void (await import('./creation/watcher.tsx')));
  expect(calls).toEqual([]);
});

it.each(['/summaries', '/summaries/create'])('leaves %s to itself', async (at) => {
  remember();
  const { calls } = open({ status: 'completed', summaryId: summary.id }, at);
  await screen.findByText(at === '/summaries' ? 'Lista' : 'Criação');
  expect(calls).toEqual([]);
});
