import { Outlet } from '@tanstack/react-router';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Summary } from '#shared/contracts/summaries.ts';
import { sampleSummary, sampleTask } from '#test/support/samples/summaries.ts';
import { renderRoutes, someStudent, stubApi } from '#test/support/web.tsx';
import { ToastProvider } from '#web/ui/toast/toast-provider.tsx';
import { newSummary } from '../summary-form.ts';
import { SummariesPage } from './view.tsx';

const student = someStudent();
const list = (summaries: Summary[], count = summaries.length) => ({ body: { data: { summaries }, count } });
const subjects = { body: { data: { subjects: [{ subject: 'Biologia', total: 2 }] } } };

function open(answers: Parameters<typeof stubApi>[0] = {}, at = '/summaries') {
  const calls = stubApi({
    'GET /auth/profile': { body: { data: { user: student } } },
    'GET /summaries': list([sampleSummary()]),
    'GET /summaries/subjects': subjects,
    ...answers,
  });
  const screens = {
    '/summaries': SummariesPage,
    '/summaries/create': () => 'Criação',
    '/summaries/public': () => 'Públicos',
    '/summaries/$summaryId': () => 'O resumo',
  };
  const layout = () => (
    <ToastProvider>
      <Outlet />
    </ToastProvider>
  );
  const shown = renderRoutes(screens, { at, layout });
  const asked = () => calls.filter(({ path }) => path === '/summaries').map(({ search }) => search);
  return { ...shown, calls, asked };
}

const remember = (changes: object = {}) =>
  sessionStorage.setItem(
    `summaryTask.${student.id}`,
    JSON.stringify({ taskId: 't1', form: { ...newSummary, title: 'Luz', ...changes }, isTold: false }),
  );

beforeEach(() => sessionStorage.clear());

describe('the list', () => {
  it('shows what a summary holds, and leads to it', async () => {
    const long = `A **clorofila** absorve ${'a luz '.repeat(60)}`;
    const points = ['Um *ponto*.', 'Outro ponto.', 'Um terceiro.'];
    open({ 'GET /summaries': list([sampleSummary({ summary: long, keyPoints: points, isPublic: true })]) });
    const card = within(await screen.findByRole('article', { name: 'Fotossíntese' }));
    expect(card.getByText(/^A clorofila absorve a luz .*…$/).textContent?.length).toBeLessThanOrEqual(200);
    const shownPoints = within(card.getByRole('list', { name: 'Pontos-chave' })).getAllByRole('listitem');
    expect(shownPoints.map(({ textContent }) => textContent)).toEqual(['Um ponto.', 'Outro ponto.']);
    for (const text of ['Biologia', 'células', 'Público', '10/03/2026', '1.200 → 240 palavras · 80% menor'])
      expect(card.getByText(text)).toBeTruthy();
    await userEvent.click(card.getByRole('link', { name: 'Fotossíntese' }));
    expect(await screen.findByText('O resumo')).toBeTruthy();
  });

  it('without a summary leads to the creation, without a filter', async () => {
    open({ 'GET /summaries': list([]) });
    expect(await screen.findByText('Você ainda não tem resumos')).toBeTruthy();
    expect(screen.queryByRole('searchbox')).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'Criar resumo' }));
    expect(await screen.findByText('Criação')).toBeTruthy();
  });

  it('that could not be loaded says so and is asked for again', async () => {
    let turn = 0;
    open({ 'GET /summaries': () => (turn++ === 0 ? { status: 500 } : list([sampleSummary()])) });
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Não foi possível carregar os resumos. Tente novamente mais tarde.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByRole('article')).toBeTruthy();
  });
});

describe('search and filter', () => {
  it('ask the server once the student pauses, and live in the address', async () => {
    const { asked, address } = open();
    await screen.findByRole('article');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Buscar resumos...' }), 'luz');
    await waitFor(() => expect(asked().at(-1)).toBe('?search=luz&page=1&limit=24'));
    expect(asked()).toHaveLength(2);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Matéria' }), 'Biologia');
    await waitFor(() => expect(asked().at(-1)).toBe('?search=luz&subject=Biologia&page=1&limit=24'));
    expect(address()).toBe('/summaries?q=luz&subject=Biologia');
  });

  it('are read from the address, and can be cleared when nothing is found', async () => {
    const { asked, address } = open({ 'GET /summaries': list([]) }, '/summaries?q=zzz&subject=Latim');
    expect(await screen.findByText('Nenhum resumo encontrado')).toBeTruthy();
    expect(asked()).toEqual(['?search=zzz&subject=Latim&page=1&limit=24']);
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Matéria' }).value).toBe('Latim');
    await userEvent.click(screen.getByRole('link', { name: 'Limpar filtros' }));
    await waitFor(() => expect(address()).toBe('/summaries'));
  });

  it('begin again at the first page', async () => {
    const { asked, address } = open({ 'GET /summaries': list([sampleSummary()], 60) }, '/summaries?page=3');
    await screen.findByRole('article');
    expect(asked()).toEqual(['?page=3&limit=24']);
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Matéria' }), 'Biologia');
    await waitFor(() => expect(address()).toBe('/summaries?subject=Biologia'));
    expect(asked().at(-1)).toBe('?subject=Biologia&page=1&limit=24');
  });
});

describe('pages', () => {
  it('are links of 24 summaries', async () => {
    const { asked } = open({ 'GET /summaries': list([sampleSummary()], 25) }, '/summaries?q=luz');
    await userEvent.click(await screen.findByRole('link', { name: 'Página 2' }));
    await waitFor(() => expect(asked().at(-1)).toBe('?search=luz&page=2&limit=24'));
  });

  it('that are not there any more lead to the last one', async () => {
    const { address } = open({ 'GET /summaries': list([], 25) }, '/summaries?page=9');
    await waitFor(() => expect(address()).toBe('/summaries?page=2'));
  });
});

it('goes back to a page of another search without losing it', async () => {
  const { router, asked, address } = open(
    {
      'GET /summaries': ({ search }) => list([sampleSummary()], search.includes('search=') ? 1 : 60),
    },
    '/summaries?q=luz',
  );
  await screen.findByRole('article');
  await router.navigate({ href: '/summaries?page=3' });
  await waitFor(() => expect(asked().at(-1)).toBe('?page=3&limit=24'));
  expect(address()).toBe('/summaries?page=3');
});

describe('deleting', () => {
  const path = `DELETE /summaries/${sampleSummary().id}`;
  const ask = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Excluir o resumo “Fotossíntese”' }));
    return within(await screen.findByRole('alertdialog', { name: 'Excluir o resumo “Fotossíntese”?' }));
  };

  it('names the summary, and takes it off the list', async () => {
    let isGone = false;
    open({
      'GET /summaries': () => list(isGone ? [] : [sampleSummary()]),
      [path]: () => {
        isGone = true;
        return { status: 204 };
      },
    });
    await userEvent.click((await ask()).getByRole('button', { name: 'Excluir resumo' }));
    expect(await screen.findByText('Resumo excluído.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
  });

  it('that fails says why and leaves it there', async () => {
    open({ [path]: { status: 500 } });
    const dialog = await ask();
    await userEvent.click(dialog.getByRole('button', { name: 'Excluir resumo' }));
    expect(await dialog.findByText('Não foi possível excluir o resumo. Tente novamente.')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancelar' }));
    expect(await screen.findByRole('article')).toBeTruthy();
  });
});

describe('a creation that was left', () => {
  it('is found again while it goes on', async () => {
    remember();
    const { address } = open({
      'GET /summaries/tasks/t1': { body: sampleTask({ step: 'reading', done: 1, total: 5 }) },
    });
    expect(await screen.findByText('Gerando resumo: lendo parte 2 de 5')).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: 'Acompanhar' }));
    await waitFor(() => expect(address()).toBe('/summaries/create?task=t1'));
  });

  it('that failed gives back what was typed', async () => {
    remember();
    const message = 'O texto é curto demais para resumir. Cole pelo menos algumas frases.';
    open({ 'GET /summaries/tasks/t1': { body: sampleTask({ status: 'failed', message }) } });
    expect((await screen.findByText(message)).closest('[role=alert]')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByText('Criação')).toBeTruthy();
    expect(JSON.parse(sessionStorage.getItem(`summaryDraft.${student.id}`) ?? '')).toMatchObject({
      title: 'Luz',
    });
    expect(sessionStorage.getItem(`summaryTask.${student.id}`)).toBeNull();
  });

  it('that ended leads to its summary and is forgotten', async () => {
    remember();
    const summary = sampleSummary();
    open({
      'GET /summaries/tasks/t1': { body: sampleTask({ status: 'completed', summaryId: summary.id }) },
      [`GET /summaries/${summary.id}`]: { body: { data: { summary } } },
    });
    await userEvent.click(await screen.findByRole('link', { name: 'Abrir resumo' }));
    expect(await screen.findByText('O resumo')).toBeTruthy();
    expect(sessionStorage.getItem(`summaryTask.${student.id}`)).toBeNull();
  });
});
