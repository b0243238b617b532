import { Outlet } from '@tanstack/react-router';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Tier } from '#shared/rules/tiers.ts';
import { sampleDraft, sampleSummary, sampleTask } from '#test/support/samples/summaries.ts';
import { renderRoutes, someStudent, stubApi } from '#test/support/web.tsx';
import { ToastProvider } from '#web/ui/toast/toast-provider.tsx';
import { EditSummaryPage } from './view.tsx';

const summary = sampleSummary({ subject: 'Botânica tropical' });
const path = `/summaries/${summary.id}`;

function open(answers: Parameters<typeof stubApi>[0] = {}, plan: Tier = 'premium') {
  const calls = stubApi({
    'GET /auth/profile': { body: { data: { user: someStudent({ plan }) } } },
    [`GET ${path}`]: { body: { data: { summary } } },
    [`PUT ${path}`]: { body: { data: { summary } } },
    ...answers,
  });
  const layout = () => (
    <ToastProvider>
      <Outlet />
    </ToastProvider>
  );
  renderRoutes(
    { '/summaries/$summaryId/edit': EditSummaryPage, '/summaries/$summaryId': () => 'O resumo' },
    { at: `${path}/edit`, layout },
  );
  return { saved: () => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body) };
}

const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const points = () =>
  screen.getAllByLabelText<HTMLTextAreaElement>(/^Ponto-chave \d/).map(({ value }) => value);

beforeEach(() => sessionStorage.clear());

describe('the edit form', () => {
  it('saves what was changed, with points added, moved and removed', async () => {
    const { saved } = open();
    await userEvent.type(await field('Título (opcional)'), ' e luz');
    await press('Adicionar ponto-chave');
    await userEvent.type(await field('Ponto-chave 3'), 'Um ponto novo.');
    await press('Subir o ponto-chave 3');
    await press('Remover o ponto-chave 1');
    expect(points()).toEqual(['Um ponto novo.', 'A planta libera oxigênio.']);
    await press('Descer o ponto-chave 1');
    await press('Salvar');
    expect(await screen.findByText('O resumo')).toBeTruthy();
    expect(saved()).toEqual([
      {
        title: 'Fotossíntese e luz',
        subject: 'Botânica tropical',
        summary: summary.summary,
        keyPoints: ['A planta libera oxigênio.', 'Um ponto novo.'],
        tags: ['células', 'enem'],
        isPublic: false,
      },
    ]);
    expect(sessionStorage.length).toBe(0);
  });

  it('shows the summary as it will be read', async () => {
    open();
    fireEvent.change(await field('Resumo'), { target: { value: 'A **luz**.' } });
    const preview = within(screen.getByRole('region', { name: 'Prévia do resumo' }));
    expect((await preview.findByText('luz')).tagName).toBe('STRONG');
  });

  it('says what is missing under the field and in a summary, and goes there', async () => {
    const { saved } = open();
    await userEvent.clear(await field('Resumo'));
    await press('Salvar');
    expect(await screen.findAllByText('O resumo é obrigatório.')).toHaveLength(2);
    await waitFor(async () => expect(document.activeElement).toBe(await field('Resumo')));
    expect(saved()).toEqual([]);
  });

  it('survives a reload, and its changes can be dropped', async () => {
    open();
    await userEvent.type(await field('Título (opcional)'), '!');
    cleanup();
    open();
    expect((await field('Título (opcional)')).value).toBe('Fotossíntese!');
    await press('Descartar alterações');
    expect((await field('Título (opcional)')).value).toBe('Fotossíntese');
  });

  it('that the server refuses says why and keeps everything', async () => {
    open({ [`PUT ${path}`]: { status: 500 } });
    await userEvent.type(await field('Título (opcional)'), '!');
    await press('Salvar');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Não foi possível salvar o resumo. Tente novamente.',
    );
    expect((await field('Título (opcional)')).value).toBe('Fotossíntese!');
  });

  it('of the free plan shares nothing', async () => {
    open({}, 'free');
    const control = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Disponível no Premium' });
    expect(control.disabled).toBe(true);
  });

  it('takes another wording, and gives the one before back', async () => {
    open({
      [`POST ${path}/regenerate`]: { status: 202, body: { taskId: 't1' } },
      'GET /summaries/tasks/t1': { body: sampleTask({ status: 'completed', draft: sampleDraft() }) },
    });
    await field('Resumo');
    await press('Regenerar');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Regenerar' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Usar este resumo' }));
    await waitFor(async () => expect((await field('Resumo')).value).toBe(sampleDraft().summary));
    await userEvent.click(await screen.findByRole('button', { name: 'Desfazer' }));
    expect((await field('Resumo')).value).toBe(summary.summary);
  });
});
