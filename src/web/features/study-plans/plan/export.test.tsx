import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { samplePlan } from '#test/support/samples/study-plans.ts';
import { heldAnswer, stubApi } from '#test/support/web.tsx';
import { ToastProvider } from '#web/ui/toast-provider.tsx';
import { ExportPlan } from './export.tsx';
import { planText } from './plan-text.ts';

const plan = samplePlan();
const pdf = `GET /study-plans/${plan.id}/pdf`;

async function choose(name: string, answers: Parameters<typeof stubApi>[0] = {}) {
  stubApi(answers);
  const user = userEvent.setup();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ToastProvider>
        <ExportPlan plan={plan} />
      </ToastProvider>
    </QueryClientProvider>,
  );
  await user.click(screen.getByRole('button', { name: 'Exportar' }));
  const item = await screen.findByRole('menuitem', { name });
  return { user, pick: () => user.click(item) };
}

/** What the browser is asked to save: each file's name and content. */
function watchDownloads() {
  const saved: [name: string, blob: Blob][] = [];
  let last = new Blob();
  URL.createObjectURL = (blob) => {
    last = blob as Blob;
    return 'blob:plano';
  };
  URL.revokeObjectURL = () => {};
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push([this.download, last]);
  });
  return saved;
}

it('prints', async () => {
  const print = vi.fn();
  window.print = print;
  const { pick } = await choose('Imprimir');
  await pick();
  expect(print).toHaveBeenCalledOnce();
});

it('downloads the PDF under the name of the plan, and is busy meanwhile', async () => {
  const saved = watchDownloads();
  const held = heldAnswer({ file: '%PDF-1.7' });
  const { pick, user } = await choose('Baixar PDF', { [pdf]: held.answering });
  await pick();
  const busy = await screen.findByRole('button', { name: 'Gerando PDF...' });
  expect(document.activeElement).toBe(busy);
  await user.click(busy);
  const item = await screen.findByRole('menuitem', { name: 'Gerando PDF...' });
  expect(item.getAttribute('aria-disabled')).toBe('true');
  expect(saved).toEqual([]);
  await held.release();
  await waitFor(() => expect(saved.map(([name]) => name)).toEqual(['plano-genetica-para-o-enem.pdf']));
  expect(saved[0]?.[1].size).toBe(8);
  await waitFor(() => expect(busy.textContent).toBe('Exportar'));
});

it.each([
  [{ status: 500, body: {} }, 'Não foi possível gerar o PDF. Tente novamente.'],
  [{ body: { data: {} } }, 'Não foi possível gerar o PDF. Tente novamente.'],
  [{ status: 503, body: { message: 'O serviço está indisponível.' } }, 'O serviço está indisponível.'],
])('says that there is no PDF: %#', async (answer, sentence) => {
  const saved = watchDownloads();
  const { pick } = await choose('Baixar PDF', { [pdf]: answer });
  await pick();
  expect(await screen.findAllByText(sentence)).not.toHaveLength(0);
  expect(saved).toEqual([]);
  expect(await screen.findByRole('button', { name: 'Exportar' })).toBeTruthy();
});

it('copies the plan as text', async () => {
  const { pick } = await choose('Copiar como texto');
  await pick();
  expect(await screen.findAllByText('Plano copiado.')).not.toHaveLength(0);
  expect(await navigator.clipboard.readText()).toBe(planText(plan));
});

it('says when the browser does not let it copy', async () => {
  const { pick } = await choose('Copiar como texto');
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('x', 'NotAllowedError'));
  await pick();
  expect(await screen.findAllByText('Não foi possível copiar o plano. Tente novamente.')).not.toHaveLength(0);
});
