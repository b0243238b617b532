import { Outlet } from '@tanstack/react-router';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { samplePublicSummary } from '#test/support/samples/summaries.ts';
import { heldAnswer, renderRoutes, stubApi } from '#test/support/web.tsx';
import { ToastProvider } from '#web/ui/toast/toast-provider.tsx';
import { PublicSummaryPage } from '../public-summary/view.tsx';
import { PublicSummariesPage } from './view.tsx';

const summary = samplePublicSummary();
const one = `GET /summaries/public/${summary.id}`;

function open(at: string, answers: Parameters<typeof stubApi>[0] = {}) {
  const calls = stubApi({
    'GET /summaries/public': { body: { data: { summaries: [summary] }, count: 1 } },
    [one]: { body: { data: { summary } } },
    ...answers,
  });
  const layout = () => (
    <ToastProvider>
      <Outlet />
    </ToastProvider>
  );
  const screens = {
    '/summaries/public': PublicSummariesPage,
    '/summaries/public/$summaryId': PublicSummaryPage,
    '/summaries': () => 'Lista',
    '/summaries/$summaryId': () => 'O meu',
  };
  return { ...renderRoutes(screens, { at, layout }), calls };
}

describe('the public list', () => {
  it('shows whose each summary is, and leads to it', async () => {
    open('/summaries/public');
    const card = within(await screen.findByRole('article', { name: 'Fotossíntese' }));
    expect(card.getByText('Conta de demonstração 1')).toBeTruthy();
    expect(card.queryByRole('button')).toBeNull();
    await userEvent.click(card.getByRole('link', { name: 'Fotossíntese' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Fotossíntese' })).toBeTruthy();
  });

  it('is searched and filtered by the fixed subjects', async () => {
    const { calls, address } = open('/summaries/public');
    await screen.findByRole('article');
    await userEvent.type(screen.getByRole('searchbox'), 'luz');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Matéria' }), 'ENEM');
    await waitFor(() => expect(calls.at(-1)?.search).toBe('?search=luz&subject=ENEM&page=1&limit=24'));
    expect(address()).toBe('/summaries/public?q=luz&subject=ENEM');
  });

  it('without a summary says so, and can be widened when it was narrowed', async () => {
    const { address } = open('/summaries/public?q=zzz', {
      'GET /summaries/public': { body: { data: { summaries: [] }, count: 0 } },
    });
    expect(await screen.findByText('Nenhum resumo público encontrado')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Limpar filtros' }));
    expect(await screen.findByText('Ninguém compartilhou um resumo ainda')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('searchbox')).toBeNull());
    expect(address()).toBe('/summaries/public');
  });

  it('can be searched while it loads', async () => {
    const held = heldAnswer({ body: { data: { summaries: [summary] }, count: 1 } });
    open('/summaries/public', { 'GET /summaries/public': held.answering });
    const box = await screen.findByRole('searchbox');
    await userEvent.type(box, 'lu');
    expect(screen.getByText('Carregando...')).toBeTruthy();
    await held.release();
    await screen.findByRole('article');
    expect(document.activeElement).toBe(box);
  });

  it('keeps the box in focus and the list in place while another search loads', async () => {
    const held = heldAnswer({ body: { data: { summaries: [] }, count: 0 } });
    const found = { body: { data: { summaries: [summary] }, count: 1 } };
    const { calls } = open('/summaries/public', {
      'GET /summaries/public': ({ search }) => (search.includes('luz') ? held.answering() : found),
    });
    await screen.findByRole('article');
    await userEvent.type(screen.getByRole('searchbox'), 'luz');
    await waitFor(() => expect(calls.at(-1)?.search).toContain('search=luz'));
    expect(screen.getByRole('article')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
    await held.release();
    expect(await screen.findByText('Nenhum resumo público encontrado')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  });

  it('says that a search failed, and asks again', async () => {
    const found = { body: { data: { summaries: [summary] }, count: 1 } };
    let fails = true;
    open('/summaries/public', {
      'GET /summaries/public': ({ search }) =>
        fails && search.includes('luz') ? { status: 500, body: {} } : found,
    });
    await screen.findByRole('article');
    await userEvent.type(screen.getByRole('searchbox'), 'luz');
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('luz');
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByRole('article')).toBeTruthy();
  });

  it('that could not be loaded says so', async () => {
    open('/summaries/public', { 'GET /summaries/public': { status: 500 } });
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Não foi possível carregar os resumos públicos.',
    );
  });
});

describe('a public summary', () => {
  it('is read and copied, without its text, sources or PDF', async () => {
    const user = userEvent.setup();
    open(`/summaries/public/${summary.id}`);
    await screen.findByRole('heading', { level: 1, name: 'Fotossíntese' });
    expect(screen.getByText('Conta de demonstração 1')).toBeTruthy();
    expect(document.querySelector('details')).toBeNull();
    expect(screen.queryByRole('button', { name: /Texto original/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Exportar' }));
    const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    expect(items).toEqual(['Imprimir', 'Copiar']);
    await user.click(screen.getByRole('menuitem', { name: 'Copiar' }));
    expect(await screen.findByText('Resumo copiado.')).toBeTruthy();
  });

  it("of the reader's own leads to the original", async () => {
    open(`/summaries/public/${summary.id}`, {
      [one]: { body: { data: { summary: samplePublicSummary({ isOwn: true }) } } },
    });
    await userEvent.click(await screen.findByRole('link', { name: 'Abrir o meu resumo' }));
    expect(await screen.findByText('O meu')).toBeTruthy();
  });

  it('that is not there leads back to the list', async () => {
    open(`/summaries/public/${summary.id}`, { [one]: { status: 404, body: { message: 'x', code: 'y' } } });
    expect(await screen.findByText('Resumo não encontrado.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Voltar aos resumos públicos' })).toBeTruthy();
  });
});
