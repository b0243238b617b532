import { Outlet } from '@tanstack/react-router';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { CloneSource } from '#shared/contracts/marketplace.ts';
import { messageOf } from '#shared/messages.ts';
import { samplePlan, sampleSource } from '#test/support/samples/study-plans.ts';
import { renderRoutes, stubApi } from '#test/support/web.tsx';
import { ToastProvider } from '#web/ui/toast/toast-provider.tsx';
import { StudyPlanPage } from './view.tsx';

const clone = samplePlan({ isPublishable: false });
const get = `GET /study-plans/${clone.id}/source`;
const take = `POST /study-plans/${clone.id}/source`;

async function open(
  source: CloneSource | null,
  answers: Parameters<typeof stubApi>[0] = {},
  plan = clone,
  tab = '',
) {
  const calls = stubApi({
    [`GET /study-plans/${clone.id}`]: { body: { data: { studyPlan: plan } } },
    [get]: { body: { data: { source } } },
    ...answers,
  });
  const layout = () => (
    <ToastProvider>
      <Outlet />
    </ToastProvider>
  );
  const screens = { '/study-plans/$planId': StudyPlanPage, '/marketplace/$planId': () => 'Anúncio' };
  const shown = renderRoutes(screens, { at: `/study-plans/${clone.id}${tab}`, layout });
  await screen.findByRole('heading', { level: 1 });
  return { ...shown, calls };
}
const offer = () => screen.findByText('O autor publicou uma nova versão deste plano.');
async function look() {
  await userEvent.click(await screen.findByRole('button', { name: 'Ver o que muda' }));
  return within(await screen.findByRole('dialog', { name: 'Nova versão do plano' }));
}

it('says whose plan a clone was made of', async () => {
  await open(sampleSource({ version: 1, changes: null }), {}, clone, '?tab=overview');
  const line = await screen.findByText(/^Clonado de/);
  expect(line.textContent).toBe('Clonado de Conta de demonstração 1 · Ver no marketplace');
  expect(within(line).getByRole('link').getAttribute('href')).toBe(
    `/marketplace/${sampleSource().listingId}`,
  );
  expect(screen.queryByText(/nova versão/)).toBeNull();
});

it('says nothing of a source that is gone', async () => {
  const { calls } = await open(null, {}, clone, '?tab=overview');
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(screen.queryByText(/Clonado de|nova versão/)).toBeNull();
});

it("asks for no source of a plan of one's own", async () => {
  const { calls } = await open(sampleSource(), {}, samplePlan());
  expect(calls.map(({ path }) => path)).toEqual([`/study-plans/${clone.id}`]);
});

it('shows what a new version changes before anything does', async () => {
  const { calls } = await open(sampleSource());
  await offer();
  const dialog = await look();
  expect(dialog.getByText(/o que vocês têm em comum continua concluído\./)).toBeTruthy();
  expect(dialog.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '4 →  antes, depois 6',
    '3 →  antes, depois 2',
  ]);
  const [added, removed, renamed] = dialog.getAllByRole('list').map(({ textContent }) => textContent);
  expect([added, removed, renamed]).toEqual(['Epistasia', 'Mutação', 'DNA → DNA e RNA']);
  await userEvent.click(dialog.getByRole('button', { name: 'Agora não' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.every(({ method }) => method === 'GET')).toBe(true);
});

it('says when the topics stay the same', async () => {
  const changes = {
    added: [],
    removed: [],
    renamed: [],
    activities: { before: 4, after: 6 },
    done: { before: 3, after: 3 },
    syllabus: null,
  };
  await open(sampleSource({ changes }));
  const dialog = await look();
  expect(dialog.getByText('Os tópicos continuam os mesmos.')).toBeTruthy();
  expect(dialog.queryByRole('list')).toBeNull();
});

it('says what becomes of the syllabus that came along', async () => {
  const { changes } = sampleSource();
  if (!changes) throw new Error('the sample has a newer version');
  const syllabus = {
    comes: 0,
    added: ['Regência verbal'],
    removed: ['Crase'],
    renamed: [{ from: 'Probabilidade', to: 'Noções de probabilidade' }],
  };
  await open(sampleSource({ changes: { ...changes, added: [], removed: [], renamed: [], syllabus } }));
  const dialog = await look();
  expect(
    dialog.getByText(/O que você mudou nele fica, e o que você estudou continua estudado\.$/),
  ).toBeTruthy();
  expect(dialog.getAllByRole('list').map(({ textContent }) => textContent)).toEqual([
    'Regência verbal',
    'Crase',
    'Probabilidade → Noções de probabilidade',
  ]);
});

it('says that a syllabus comes along with the new version', async () => {
  const { changes } = sampleSource();
  if (!changes) throw new Error('the sample has a newer version');
  const syllabus = { comes: 312, added: [], removed: [], renamed: [] };
  await open(sampleSource({ changes: { ...changes, syllabus } }));
  const dialog = await look();
  expect(dialog.getByText(/^Com edital verticalizado: 312 tópicos\./)).toBeTruthy();
});

it('takes the version that was seen, and shows the plan as it is then', async () => {
  let isTaken = false;
  const after = sampleSource({ clonedVersion: 3, changes: null });
  const { calls } = await open(null, {
    [get]: () => ({ body: { data: { source: isTaken ? after : sampleSource() } } }),
    [take]: () => {
      isTaken = true;
      return { body: { data: { studyPlan: { ...clone, title: 'Genética, segunda edição' } } } };
    },
  });
  const dialog = await look();
  await userEvent.click(dialog.getByRole('button', { name: 'Trocar pela nova versão' }));
  expect(await screen.findAllByText('Seu plano agora é a nova versão.')).not.toHaveLength(0);
  expect(screen.getByText('Genética, segunda edição')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText(/O autor publicou/)).toBeNull());
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ version: 3 });
});

it('shows the newest changes when another version came in between', async () => {
  let version = 3;
  const added = () => (version === 3 ? ['Epistasia'] : ['Pleiotropia']);
  const changes = () => ({ ...sampleSource().changes, added: added() });
  const sentence = messageOf('marketplace.version_changed');
  const { calls } = await open(null, {
    [get]: () => ({ body: { data: { source: { ...sampleSource({ version }), changes: changes() } } } }),
    [take]: () => {
      version = 4;
      return { status: 422, body: { message: sentence, code: 'marketplace.version_changed' } };
    },
  });
  const dialog = await look();
  await userEvent.click(dialog.getByRole('button', { name: 'Trocar pela nova versão' }));
  expect((await dialog.findByRole('alert')).textContent).toBe(sentence);
  expect(dialog.getByText('Pleiotropia')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Trocar pela nova versão' }));
  await waitFor(() =>
    expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { version: 3 },
      { version: 4 },
    ]),
  );
});

it('says why the version could not be taken', async () => {
  await open(sampleSource(), { [take]: { status: 500 } });
  const dialog = await look();
  await userEvent.click(dialog.getByRole('button', { name: 'Trocar pela nova versão' }));
  expect((await dialog.findByRole('alert')).textContent).toBe(
    'Não foi possível trocar de versão. Tente novamente.',
  );
});
