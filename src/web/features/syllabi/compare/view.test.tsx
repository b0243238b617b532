import { Outlet } from '@tanstack/react-router';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Reading, SyllabusChanges, UpdateSyllabus } from '#shared/contracts/syllabi.ts';
import { sampleSyllabus } from '#test/support/samples/syllabi.ts';
import { renderRoutes, someStudent, stubApi } from '#test/support/web.tsx';
import { ToastProvider } from '#web/ui/toast/toast-provider.tsx';
import { CompareSyllabusPage } from './view.tsx';

const syllabus = sampleSyllabus();
const path = `/syllabi/${syllabus.id}`;
const post = (name: string) => ({ name, disciplines: 2, topics: 7 });
const reading = (changes: Partial<Reading> = {}): Reading => ({
  id: 'r1',
  status: 'completed',
  step: 'saving',
  done: 0,
  total: 0,
  message: null,
  sourceName: 'retificado.pdf',
  posts: [post('Analista'), post(syllabus.post)],
  examDate: null,
  examDates: [],
  registration: null,
  check: null,
  ...changes,
});
const [portuguese, law] = syllabus.disciplines;
const changes: SyllabusChanges = {
  added: [{ discipline: 'Língua Portuguesa', text: 'Pontuação' }],
  removed: [{ discipline: 'Língua Portuguesa', text: 'Crase', wasStudied: true }],
  changed: [
    { discipline: 'Direito Constitucional', before: 'Poder Judiciário', after: 'Poder Judiciário e CNJ' },
  ],
  disciplines: [
    {
      ...(portuguese as NonNullable<typeof portuguese>),
      topics: [
        ...(portuguese?.topics.slice(0, 3) ?? []),
        { ...portuguese?.topics[0], id: undefined, text: 'Pontuação' },
      ],
    },
    { ...(law as NonNullable<typeof law>), questions: 30 },
  ] as SyllabusChanges['disciplines'],
};

function open(found: Reading = reading(), compared: SyllabusChanges = changes) {
  let revision = syllabus.revision;
  const calls = stubApi({
    'GET /auth/profile': { body: { data: { user: someStudent() } } },
    [`GET ${path}`]: { body: { data: { syllabus } } },
    'POST /syllabi/readings': { status: 202, body: { id: 'r1' } },
    'GET /syllabi/readings/r1': { body: { reading: found } },
    [`POST ${path}/compare`]: { body: compared },
    [`PUT ${path}`]: () => {
      revision += 1;
      return { body: { data: { syllabus: { ...syllabus, revision } } } };
    },
  });
  const layout = () => (
    <ToastProvider>
      <Outlet />
    </ToastProvider>
  );
  renderRoutes(
    { '/syllabi/$syllabusId/compare': CompareSyllabusPage, '/syllabi/$syllabusId': () => 'O edital' },
    { at: `${path}/compare`, layout },
  );
  return {
    compared: () => calls.filter((call) => call.path.endsWith('/compare')).map(({ body }) => body),
    sent: () => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body as UpdateSyllabus),
  };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
async function send() {
  await userEvent.type(await screen.findByLabelText('Conteúdo programático'), 'Programa novo');
  await press('Ler o texto');
}
const section = async (title: string) => within(await screen.findByRole('region', { name: title }));

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe('a rectification', () => {
  it('shows what comes, goes and changes for the own post, and is applied and taken back', async () => {
    const { compared, sent } = open();
    await send();
    await press('Comparar');
    expect((await section('Entraram (1)')).getByText('Pontuação')).toBeTruthy();
    const removed = await section('Saíram (1)');
    expect(removed.getByText('Crase')).toBeTruthy();
    expect(removed.getByText('estudado')).toBeTruthy();
    const changed = await screen.findByRole('region', { name: 'Mudaram (1)' });
    expect(changed.querySelector('ins')?.textContent).toBe('entrou: e CNJ');
    expect((await section('Questões e pontos (1)')).getByText(/30 questões$/)).toBeTruthy();
    expect(compared()).toEqual([{ readingId: 'r1', post: 1 }]);
    await press('Aplicar retificação');
    expect(await screen.findByText('O edital')).toBeTruthy();
    await press('Desfazer');
    expect(await screen.findByText('Retificação desfeita.')).toBeTruthy();
    const texts = sent().map(({ disciplines }) => disciplines?.[0]?.topics.map(({ text }) => text));
    expect(texts).toEqual([
      ['Interpretação de textos', 'Ortografia', 'Acentuação', 'Pontuação'],
      ['Interpretação de textos', 'Ortografia', 'Acentuação', 'Crase'],
    ]);
    expect(sent().map(({ revision }) => revision)).toEqual([1, 2]);
    expect(sessionStorage.length).toBe(0);
  });

  it('can leave in the syllabus what the notice does not name', async () => {
    const { sent } = open();
    await send();
    await press('Comparar');
    await userEvent.click(await screen.findByRole('switch', { name: 'Manter o que saiu' }));
    await press('Aplicar retificação');
    await screen.findByText('O edital');
    expect(sent()[0]?.disciplines?.[0]?.topics.map(({ id }) => id)).toEqual([0, 1, 2, 3, undefined]);
  });

  it('takes a notice that holds but a part for one', async () => {
    const removed = Array.from({ length: 6 }, (_, at) => ({
      discipline: 'A',
      text: `${at}`,
      wasStudied: false,
    }));
    open(reading({ posts: [post('')] }), { ...changes, removed });
    await send();
    expect(await screen.findByText('Este arquivo traz só uma parte do programa?')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Manter o que saiu' }).checked).toBe(true);
  });

  it('says when nothing changes', async () => {
    open(reading({ posts: [post('')] }), {
      added: [],
      removed: [],
      changed: [],
      disciplines: syllabus.disciplines,
    });
    await send();
    expect(await screen.findByText('Nada mudou para o seu cargo')).toBeTruthy();
  });

  it('can be left while it is read, and is found again', async () => {
    open(reading({ status: 'processing', step: 'scanning', done: 2, total: 9, posts: [] }));
    await send();
    expect(await screen.findByText('Reconhecendo a página 3 de 9')).toBeTruthy();
    cleanup();
    open();
    expect(await screen.findByRole('button', { name: 'Comparar' })).toBeTruthy();
  });

  it('that could not be read says why, and keeps what was pasted', async () => {
    open(reading({ status: 'failed', posts: [], message: 'Não achamos um programa.' }));
    await send();
    expect(await screen.findByText('Não achamos um programa.')).toBeTruthy();
    expect((await screen.findByLabelText<HTMLTextAreaElement>('Conteúdo programático')).value).toBe(
      'Programa novo',
    );
  });
});
