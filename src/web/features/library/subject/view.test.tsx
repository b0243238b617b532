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

it('leads from the library to a subject, and from there to its lessons in order', async () => {
  stubApi({
    'GET /library': { body: { subjects: [{ ...subject, lessons: 2 }] } },
    'GET /library/matematica': {
      body: {
        subject,
        lessons: [sampleLessonLink, { ...sampleLessonLink, slug: 'b', topic: 'Função quadrática' }],
      },
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
  stubApi({ 'GET /library': () => ({ status, body: { subjects: [] } }) });
  renderRoutes(screens, { at: '/library' });
  expect(await screen.findByText(/Não foi possível abrir a biblioteca/)).toBeTruthy();
  status = 200;
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Biblioteca' })).toBeTruthy();
});
