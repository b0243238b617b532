import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { heldAnswer, renderRoutes, stubApi } from '#test/support/web.tsx';
import { ToastProvider } from '#web/ui/toast/toast-provider.tsx';
import { exportName, MoreActions } from './more.tsx';

const call = 'GET /flashcards/export';

async function choose(name: RegExp, answers: Parameters<typeof stubApi>[0], deck?: string) {
  const calls = stubApi(answers);
  renderRoutes(
    {
      '/flashcards': () => (
        <ToastProvider>
          <MoreActions deck={deck} />
        </ToastProvider>
      ),
      '/flashcards/stats': () => 'Números',
    },
    { at: '/flashcards' },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Mais ações' }));
  await userEvent.click(await screen.findByRole('menuitem', { name }));
  return calls;
}

/** The names and sizes of what the browser is asked to save. */
function watchDownloads() {
  const saved: [name: string, bytes: number][] = [];
  let last = new Blob();
  URL.createObjectURL = (blob) => {
    last = blob as Blob;
    return 'blob:cartoes';
  };
  URL.revokeObjectURL = () => {};
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push([this.download, last.size]);
  });
  return saved;
}

it('downloads every card for a spreadsheet, and is busy meanwhile', async () => {
  const saved = watchDownloads();
  const held = heldAnswer({ file: 'a,b' });
  const calls = await choose(/^Exportar planilha/, { [call]: held.answering });
  const busy = await screen.findByRole('button', { name: 'Exportando...' });
  expect(saved).toEqual([]);
  await held.release();
  await waitFor(() => expect(saved).toEqual([['flashcards-planilha.csv', 3]]));
  expect(calls.map(({ search }) => search)).toEqual(['?format=spreadsheet']);
  await waitFor(() => expect(busy.ariaLabel).toBe('Mais ações'));
});

it('downloads the cards unchanged, to import them again', async () => {
  const saved = watchDownloads();
  const calls = await choose(/^Exportar texto.*sem mudar nada/, { [call]: { file: 'a,b' } });
  await waitFor(() => expect(saved).toEqual([['flashcards.csv', 3]]));
  expect(calls.map(({ search }) => search)).toEqual(['?format=csv']);
});

it('downloads a deck for Anki', async () => {
  const saved = watchDownloads();
  const calls = await choose(/Anki.*Só Biologia › Célula/, { [call]: { file: 'PK' } }, 'Biologia::Célula');
  await waitFor(() => expect(saved).toEqual([['flashcards-biologia-celula.apkg', 2]]));
  expect(calls.map(({ search }) => search)).toEqual(['?format=apkg&deck=Biologia%3A%3AC%C3%A9lula']);
});

it.each([
  [
    { status: 422, body: { message: 'Não há flashcards para exportar.' } },
    'Não há flashcards para exportar.',
  ],
  [{ status: 500 }, 'Não foi possível exportar os flashcards. Tente novamente.'],
])('says why there is no file: %j', async (answer, sentence) => {
  const saved = watchDownloads();
  await choose(/^Exportar texto/, { [call]: answer });
  expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0);
  expect(saved).toEqual([]);
});

it('names files by what they hold', () => {
  expect(exportName('csv', '')).toBe('flashcards.csv');
  expect(exportName('apkg', 'Biologia::Célula')).toBe('flashcards-biologia-celula.apkg');
  expect(exportName('spreadsheet', 'Biologia')).toBe('flashcards-biologia-planilha.csv');
  expect(exportName('csv', '生物')).toBe('flashcards.csv');
});
