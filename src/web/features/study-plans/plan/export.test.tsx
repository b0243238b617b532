import { Outlet } from '@tanstack/react-router';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { samplePlan, sampleWeeks } from '#test/support/samples/study-plans.ts';
import { heldAnswer, renderRoutes, stubApi } from '#test/support/web.tsx';
import { ToastProvider } from '#web/ui/toast/toast-provider.tsx';
import { PlanActions } from './actions.tsx';
import { pdfName, planText } from './export.tsx';

const plan = samplePlan();
const pdf = `GET /study-plans/${plan.id}/pdf`;

async function choose(name: string, answers: Parameters<typeof stubApi>[0] = {}) {
  stubApi(answers);
  const user = userEvent.setup();
  const layout = () => (
    <ToastProvider>
      <Outlet />
    </ToastProvider>
  );
  renderRoutes({ '/': () => <PlanActions plan={plan} author={undefined} /> }, { at: '/', layout });
  await user.click(await screen.findByRole('button', { name: 'Mais ações' }));
  const group = within(await screen.findByRole('group', { name: 'Exportar' }));
  const item = group.getByRole('menuitem', { name });
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
  await waitFor(() => expect(busy.ariaLabel).toBe('Mais ações'));
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
  expect(await screen.findByRole('button', { name: 'Mais ações' })).toBeTruthy();
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

it('writes the plan down, with what is done', () => {
  const weeks = sampleWeeks('2026-03-10', 1);
  const [first] = weeks[0]?.days[0]?.activities ?? [];
  if (first) first.completed = true;
  const plan = samplePlan({ weeks, examDate: '2026-04-12', timeAvailable: 12.5 });
  const topics = plan.topics.map((topic) => ({ ...topic, completed: topic.name === 'DNA' }));
  expect(planText({ ...plan, topics })).toBe(`Genética para o Enem
Biologia · Médio
10/03/2026 a 23/03/2026 · 12h 30min por semana
Prova: 12/04/2026

OBJETIVOS
- Resolver questões do Enem

TÓPICOS
☐ Mendel (prioridade alta)
☑ DNA (prioridade média)
☐ Meiose (prioridade baixa)
☐ Mutação (prioridade baixa)

SEMANA 1 (10/03 a 16/03/2026)
Terça-feira, 10/03/2026
☑ 08:00 (50min) Leitura 1: Estude Leitura 1 e anote as dúvidas.
☐ 08:00 (50min) Exercícios 1: Estude Exercícios 1 e anote as dúvidas.`);
});

it('leaves out what the plan does not have', () => {
  const text = planText(samplePlan({ goals: [], weeks: [] }));
  expect(text).not.toMatch(/OBJETIVOS|SEMANA|Prova/);
});

it.each([
  ['Genética para o Enem', 'plano-genetica-para-o-enem.pdf'],
  ['  Ação & Reação: 2ª Lei  ', 'plano-acao-reacao-2-lei.pdf'],
  ['日本語', 'plano-sem-titulo.pdf'],
])('the PDF of %s is %s', (title, name) => {
  expect(pdfName(title)).toBe(name);
});
