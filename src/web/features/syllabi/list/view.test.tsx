import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { sampleReading, sampleSyllabusCard } from '#test/support/samples/syllabus-answers.ts';
import { renderRoutes, someStudent, stubApi } from '#test/support/web.tsx';
import { rememberReading } from '../reading-storage.ts';
import { SyllabiPage } from './view.tsx';

const student = someStudent();

function open(answers: Parameters<typeof stubApi>[0] = {}) {
  stubApi({
    'GET /auth/profile': { body: { data: { user: student } } },
    'GET /syllabi': { body: { syllabi: [sampleSyllabusCard()] } },
    ...answers,
  });
  const screens = {
    '/syllabi': SyllabiPage,
    '/syllabi/read': () => 'Leitura',
    '/syllabi/$syllabusId': () => 'O edital',
  };
  return renderRoutes(screens, { at: '/syllabi' });
}

beforeEach(() => sessionStorage.clear());

it('shows how far each syllabus is, and leads to it', async () => {
  vi.useFakeTimers({ now: new Date('2026-03-10T12:00:00'), toFake: ['Date'] });
  open({
    'GET /syllabi': {
      body: {
        syllabi: [
          sampleSyllabusCard({ coverage: 42, studied: 2, examDate: '2026-04-17' }),
          sampleSyllabusCard({
            id: 'b',
            title: 'Sem prova',
            examDate: '2026-01-11',
            topics: 0,
            disciplines: 0,
          }),
        ],
      },
    },
  });
  const card = within(await screen.findByRole('article', { name: 'Tribunal de Justiça de Goiás' }));
  for (const text of ['Técnico Judiciário', 'Prova em 38 dias', '2 de 6 tópicos', '2 disciplinas'])
    expect(card.getByText(text)).toBeTruthy();
  expect(card.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('42');
  const past = within(screen.getByRole('article', { name: 'Sem prova' }));
  expect([past.getByText('Ainda sem tópicos'), past.getByText('Prova em 11/01/2026')]).toHaveLength(2);
  vi.useRealTimers();
  await userEvent.click(card.getByRole('link'));
  expect(await screen.findByText('O edital')).toBeTruthy();
});

it('without a syllabus says what one is for, with one way on', async () => {
  open({ 'GET /syllabi': { body: { syllabi: [] } } });
  expect(await screen.findByText(/^Envie o edital: ele vira uma lista/)).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: 'Novo edital' }));
  expect(await screen.findByText('Leitura')).toBeTruthy();
});

it('that could not be loaded says so and is asked for again', async () => {
  let turn = 0;
  open({
    'GET /syllabi': () => (turn++ === 0 ? { status: 500 } : { body: { syllabi: [sampleSyllabusCard()] } }),
  });
  expect((await screen.findByRole('alert')).textContent).toContain('Não foi possível carregar os editais.');
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByRole('article')).toBeTruthy();
});

it.each([
  [
    sampleReading({ step: 'scanning', done: 2, total: 40 }),
    'Lendo seu edital: reconhecendo a página 3 de 40',
    'Acompanhar',
  ],
  [
    sampleReading({ status: 'completed', posts: [{ name: 'Analista', disciplines: 2, topics: 9 }] }),
    'Seu edital foi lido.',
    'Ver o que achamos',
  ],
  [
    sampleReading({ status: 'failed', message: 'Não achamos o programa.' }),
    'Não achamos o programa.',
    'Tentar de novo',
  ],
])('finds a reading that was left again: %#', async (reading, words, way) => {
  rememberReading(student.id, 'r1');
  const { address } = open({ 'GET /syllabi/readings/r1': { body: { reading } } });
  expect(await screen.findByText(words)).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: way }));
  expect(await screen.findByText('Leitura')).toBeTruthy();
  expect(address()).toBe('/syllabi/read?reading=r1');
});

it('forgets a reading that is put away', async () => {
  rememberReading(student.id, 'r1');
  const reading = sampleReading({ status: 'completed', posts: [{ name: '', disciplines: 2, topics: 9 }] });
  open({ 'GET /syllabi/readings/r1': { body: { reading } } });
  await userEvent.click(await screen.findByRole('button', { name: 'Descartar' }));
  expect(screen.queryByText('Seu edital foi lido.')).toBeNull();
  expect(sessionStorage.length).toBe(0);
});
