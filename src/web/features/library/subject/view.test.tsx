import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { sampleLessonLink } from '#test/support/samples/library.ts';
import { renderRoutes, stubApi } from '#test/support/web.tsx';
import { LibraryPage } from '../subjects/view.tsx';
import { SubjectPage } from './view.tsx';

const subject = { slug: 'matematica', name: 'Matemática' };
const screens = {
  '/library': LibraryPage,
  '/library/$subject': SubjectPage,
  '/library/$subject/$lesson': () => 'Lição',
};

const lessons = [
  sampleLessonLink,
  { ...sampleLessonLink, slug: 'b', topic: 'Função quadrática' },
  { ...sampleLessonLink, slug: 'c', topic: 'Função modular' },
];
const nothingRead = { 'GET /library/reads': { body: { reads: [] } } };
const read = (lesson: string) => ({ subject: 'matematica', lesson, readAt: '2026-03-02T12:00:00.000Z' });

it.each([
  { reads: [], goesOn: 'Começar: Função afim', shown: null },
  { reads: [read('b')], goesOn: 'Continuar: Função modular', shown: '1 de 3 lidos' },
  { reads: [read('c'), read('b')], goesOn: 'Continuar: Função afim', shown: '2 de 3 lidos' },
  { reads: [read('c'), read('b'), read('funcao-afim')], goesOn: null, shown: '3 de 3 lidos' },
])('goes on after the lesson read last: $goesOn', async ({ reads, goesOn, shown }) => {
  stubApi({
    'GET /library/matematica': { body: { subject, lessons } },
    'GET /library/reads': { body: { reads } },
  });
  renderRoutes(screens, { at: '/library/matematica' });
  await screen.findByRole('heading', { level: 1 });
  if (shown) expect((await screen.findByRole('progressbar')).getAttribute('aria-valuetext')).toBe(shown);
  if (goesOn) expect(await screen.findByRole('link', { name: goesOn })).toBeTruthy();
  else expect(screen.queryByRole('link', { name: /Continuar|Começar/ })).toBeNull();
  expect(screen.queryAllByText('(lido)', { exact: false })).toHaveLength(reads.length);
});

it('says in the library what is read, and goes on with the subject of the last lesson', async () => {
  stubApi({
    'GET /library': { body: { subjects: [{ ...subject, lessons: 42 }] } },
    'GET /library/reads': { body: { reads: [read('b'), read('c')] } },
  });
  renderRoutes(screens, { at: '/library' });
  expect(await screen.findByRole('link', { name: /^Matemática.*2 de 42 lidos/ })).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Continuar em Matemática' });
  expect(link.getAttribute('href')).toBe('/library/matematica');
});

it('finds lessons of all subjects by words, and says when there is none', async () => {
  const found = [{ ...sampleLessonLink, subject }];
  const calls = stubApi({
    ...nothingRead,
    'GET /library': { body: { subjects: [{ ...subject, lessons: 42 }] } },
    'GET /library/search': ({ search }) => ({
      body: { lessons: search.includes('reta') ? found : [], hasAll: search === '?q=reta' },
    }),
  });
  renderRoutes(screens, { at: '/library' });
  const field = await screen.findByRole('searchbox', { name: 'Buscar lições' });
  await userEvent.type(field, 'reta');
  expect(await screen.findByText('1 lição encontrada.')).toBeTruthy();
  const link = screen.getByRole('link', { name: /Função afim.*Como ler uma reta/ });
  expect(link.getAttribute('href')).toBe('/library/matematica/funcao-afim');
  expect(screen.queryByText('42 lições')).toBeNull();
  await userEvent.type(field, ' xyz');
  expect(await screen.findByText('1 lição encontrada com parte das palavras.')).toBeTruthy();
  await userEvent.clear(field);
  expect(await screen.findByText('42 lições')).toBeTruthy();
  await userEvent.type(field, 'xyz');
  expect(await screen.findByText('Nenhuma lição sobre “xyz”. Tente outra palavra.')).toBeTruthy();
  const asked = calls.filter(({ path }) => path === '/library/search').map(({ search }) => search);
  expect(asked).toEqual(['?q=reta', '?q=reta+xyz', '?q=xyz']);
});

it('leads from the library to a subject, and from there to its lessons in order', async () => {
  stubApi({
    ...nothingRead,
    'GET /library': { body: { subjects: [{ ...subject, lessons: 2 }] } },
    'GET /library/matematica': {
      body: { subject, lessons: lessons.slice(0, 2) },
    },
  });
  const { address } = renderRoutes(screens, { at: '/library' });
  await userEvent.click(await screen.findByRole('link', { name: /^Matemática.*2 lições/ }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Matemática' })).toBeTruthy();
  expect(address()).toBe('/library/matematica');
  const links = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(links[0]).toContain('Função afimComo ler uma reta.');
  expect(links[1]).toContain('Função quadrática');
});

it('that can’t be asked for says so, and tries again', async () => {
  let status = 500;
  stubApi({ ...nothingRead, 'GET /library': () => ({ status, body: { subjects: [] } }) });
  renderRoutes(screens, { at: '/library' });
  expect(await screen.findByText(/Não foi possível abrir a biblioteca/)).toBeTruthy();
  status = 200;
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Biblioteca' })).toBeTruthy();
});
