import { Outlet } from '@tanstack/react-router';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { ImportPreview } from '#shared/contracts/flashcard-transfer.ts';
import { heldAnswer, renderRoutes, stubApi } from '#test/support/web.tsx';
import { ToastProvider } from '#web/ui/toast/toast-provider.tsx';
import { ImportPage } from './view.tsx';

const previewCall = 'POST /flashcards/import/preview';
const importCall = 'POST /flashcards/import';

const preview = (changes: Partial<ImportPreview> = {}): { body: object } => ({
  body: {
    data: {
      preview: {
        format: 'text',
        separator: 'semicolon',
        columns: [
          { name: 'Frente', role: 'question' },
          { name: null, role: 'answer' },
          { name: null, role: 'ignore' },
        ],
        rows: [
          ['O que é DNA?', 'Uma molécula', ''],
          ['O que é RNA?', 'Outra', 'genética'],
        ],
        total: 6,
        ready: 2,
        withoutSubject: 4,
        duplicates: {
          own: 1,
          file: 1,
          first: [
            { line: 4, text: 'Já tenho', of: 'own' },
            { line: 5, text: 'Duas vezes', of: 'file' },
          ],
        },
        broken: {
          count: 25,
          first: [{ line: 6, text: 'Sem resposta', reason: 'A resposta é obrigatória.' }],
        },
        media: 3,
        shortened: 0,
        kept: 1200,
        most: 50_000,
        ...changes,
      } satisfies ImportPreview,
    },
  },
});

const result = {
  status: 201,
  body: {
    data: {
      imported: 4,
      decks: [
        { deck: 'Biologia::Célula', count: 1 },
        { deck: 'Geral', count: 3 },
      ],
      duplicates: { own: 1, file: 1, first: [] },
      broken: { count: 25, first: [] },
      media: 3,
      shortened: 0,
    },
  },
};

function open(answers: Parameters<typeof stubApi>[0] = {}) {
  const calls = stubApi({
    'GET /flashcards/decks': { body: { data: { decks: [] } } },
    [previewCall]: preview(),
    [importCall]: result,
    ...answers,
  });
  renderRoutes(
    { '/flashcards/import': ImportPage, '/flashcards': () => 'Lista' },
    {
      at: '/flashcards/import',
      layout: () => (
        <ToastProvider>
          <Outlet />
        </ToastProvider>
      ),
    },
  );
  const sent = (call: string) =>
    calls
      .filter(({ method, path }) => `${method} ${path}` === call)
      .map(({ body }) => {
        const { file, ...fields } = body as Record<string, unknown>;
        return fields;
      });
  return { sent };
}

const someFile = (name = 'flashcards.csv', size = 10) => new File(['x'.repeat(size)], name);
async function pick(file = someFile()) {
  await screen.findByRole('heading', { name: 'Importar flashcards' });
  await userEvent.upload(screen.getByLabelText('Arquivo para importar'), file);
}
const importButton = (name: string | RegExp = /^Importar \d/) => screen.findByRole('button', { name });
const column = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text);

describe('a file', () => {
  it('is chosen by a button, shown with what it would bring, and imported', async () => {
    const { sent } = open();
    await pick();
    expect(await screen.findByText('flashcards.csv')).toBeTruthy();
    const button = await importButton('Importar 2 flashcards');
    expect([column('Frente').value, column('Coluna 2').value, column('Coluna 3').value]).toEqual([
      'question',
      'answer',
      'ignore',
    ]);
    expect(screen.getByText('3 imagens e áudios ficam de fora: só o texto é importado.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: '25 linhas com problema' }));
    expect((await screen.findByText(/A resposta é obrigatória/)).textContent).toBe(
      'Linha 6: A resposta é obrigatória.',
    );
    expect(screen.getByText('E mais 24.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: '2 repetidos' }));
    expect((await screen.findByText(/Você já tem/)).textContent).toBe('Linha 4: Você já tem este flashcard.');

    await type('Matéria', 'Biologia');
    await userEvent.click(button);
    expect(sent(importCall)).toEqual([{ subject: 'Biologia', deck: 'Geral', duplicates: 'skip' }]);
    const heading = await screen.findByRole('heading', { name: '4 flashcards importados' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(within(screen.getByRole('list')).getByText('Biologia::Célula')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ver flashcards' }).getAttribute('href')).toBe('/flashcards');
    await userEvent.click(screen.getByRole('button', { name: 'Importar outro arquivo' }));
    expect(await screen.findByRole('button', { name: 'Escolher arquivo' })).toBeTruthy();
  });

  it('is dropped just as well, and exchanged', async () => {
    const { sent } = open();
    const area = await screen.findByRole('region', { name: 'Arquivo' });
    fireEvent.drop(area, { dataTransfer: { files: [someFile('um.txt')] } });
    await importButton();
    await pick(someFile('dois.apkg'));
    expect(await screen.findByText('dois.apkg')).toBeTruthy();
    await waitFor(() => expect(sent(previewCall)).toHaveLength(2));
  });

  it('is not sent when it is too large', async () => {
    const { sent } = open();
    const large = someFile('enorme.apkg');
    Object.defineProperty(large, 'size', { value: 26 * 1024 * 1024 });
    await pick(large);
    expect((await screen.findByRole('alert')).textContent).toBe(
      'O arquivo pode ter até 25 MB. Se for um pacote do Anki, exporte sem as mídias.',
    );
    expect(sent(previewCall)).toEqual([]);
  });

  it('is not sent when its name says that it is something else', async () => {
    const { sent } = open();
    await screen.findByRole('heading', { name: 'Importar flashcards' });
    const input = screen.getByLabelText('Arquivo para importar');
    await userEvent.setup({ applyAccept: false }).upload(input, someFile('flashcards.exe'));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Este arquivo não é um texto (CSV ou TXT) nem um pacote do Anki (.apkg).',
    );
    expect(sent(previewCall)).toEqual([]);
  });

  it('that can’t be read says why, and another can be chosen', async () => {
    const message = 'O arquivo está protegido por senha. Exporte sem senha e tente outra vez.';
    let turn = 0;
    open({
      [previewCall]: () =>
        turn++ === 0 ? { status: 422, body: { message, code: 'flashcards.file_encrypted' } } : preview(),
    });
    await pick();
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    expect(screen.queryByRole('button', { name: 'Tentar novamente' })).toBeNull();
    await pick(someFile('outro.csv'));
    expect(await importButton()).toBeTruthy();
  });

  it('with too many columns can be read with another separator', async () => {
    let turn = 0;
    const { sent } = open({
      [previewCall]: () =>
        turn++ === 0
          ? { status: 422, body: { message: 'Colunas demais.', code: 'flashcards.too_many_columns' } }
          : preview(),
    });
    await pick();
    await userEvent.selectOptions(
      await screen.findByRole('combobox', { name: 'Separador das colunas' }),
      'Tabulação',
    );
    await importButton();
    expect(sent(previewCall)).toEqual([{}, { separator: 'tab' }]);
  });

  it('is read again when the server was out of reach', async () => {
    let turn = 0;
    open({ [previewCall]: () => (turn++ === 0 ? { status: 0 } : preview()) });
    await pick();
    await userEvent.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
    expect(await importButton()).toBeTruthy();
  });
});

describe('the columns', () => {
  it('change places, and are counted again by the server', async () => {
    const held = heldAnswer(preview({ ready: 5 }));
    let turn = 0;
    const { sent } = open({ [previewCall]: () => (turn++ === 0 ? preview() : held.answering()) });
    await pick();
    await importButton('Importar 2 flashcards');
    await type('Matéria', 'Física');
    await userEvent.selectOptions(column('Frente'), 'Resposta');
    expect([column('Frente').value, column('Coluna 2').value]).toEqual(['answer', 'question']);
    await userEvent.click(await importButton());
    expect(sent(importCall)).toEqual([]);
    await held.release();
    await userEvent.click(await importButton('Importar 5 flashcards'));
    const columns = 'answer,question,ignore';
    expect(sent(previewCall)).toEqual([{}, { columns }]);
    expect(sent(importCall)).toEqual([{ columns, subject: 'Física', deck: 'Geral', duplicates: 'skip' }]);
  });

  it('stay, with all that was typed, when they can’t be counted', async () => {
    let turn = 0;
    open({ [previewCall]: () => (turn++ === 1 ? { status: 500 } : preview()) });
    await pick();
    await importButton();
    await type('Matéria', 'Física');
    await userEvent.selectOptions(column('Coluna 3'), 'Tags');
    await userEvent.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
    await importButton();
    expect(column('Coluna 3').value).toBe('tags');
    expect(screen.getByLabelText<HTMLInputElement>('Matéria').value).toBe('Física');
  });

  it('of another separator are guessed anew', async () => {
    const { sent } = open();
    await pick();
    await importButton();
    await userEvent.selectOptions(column('Coluna 3'), 'Tags');
    await userEvent.selectOptions(column('Separador das colunas'), 'Vírgula ( , )');
    await waitFor(() => expect(sent(previewCall).at(-1)).toEqual({ separator: 'comma' }));
  });

  it('of a package are what they are', async () => {
    open({ [previewCall]: preview({ format: 'apkg', separator: null }) });
    await pick(someFile('a.apkg'));
    await importButton();
    expect(screen.getByRole('heading', { name: 'Pacote do Anki' })).toBeTruthy();
    expect(screen.queryByRole('combobox', { name: 'Frente' })).toBeNull();
    expect(await screen.findByRole('cell', { name: 'Uma molécula' })).toBeTruthy();
    expect(screen.getByRole('button', { name: '25 notas com problema' })).toBeTruthy();
  });
});

describe('an import', () => {
  it('needs a subject for cards without one', async () => {
    const { sent } = open();
    await pick();
    await userEvent.click(await importButton());
    const subject = screen.getByLabelText('Matéria');
    expect(await screen.findByText('A matéria é obrigatória.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(subject));
    expect(sent(importCall)).toEqual([]);
  });

  it('needs none where every card brings its own', async () => {
    const { sent } = open({ [previewCall]: preview({ withoutSubject: 0 }) });
    await pick();
    await userEvent.click(await importButton());
    expect(sent(importCall)).toEqual([{ subject: '', deck: 'Geral', duplicates: 'skip' }]);
  });

  it('takes duplicates when the student wants them', async () => {
    const { sent } = open();
    await pick();
    await importButton('Importar 2 flashcards');
    await userEvent.click(screen.getByRole('radio', { name: /Importar mesmo assim/ }));
    await type('Matéria', 'Física');
    await userEvent.click(await importButton('Importar 4 flashcards'));
    expect(sent(importCall)).toMatchObject([{ duplicates: 'import' }]);
  });

  it('that fails leaves the file and what was typed, to try again', async () => {
    let turn = 0;
    open({ [importCall]: () => (turn++ === 0 ? { status: 500 } : result) });
    await pick();
    await importButton();
    await type('Matéria', 'Física');
    await userEvent.click(await importButton());
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Não foi possível importar os flashcards. Tente novamente mais tarde.',
    );
    expect(screen.getByText('flashcards.csv')).toBeTruthy();
    await userEvent.click(await importButton());
    expect(await screen.findByRole('heading', { name: '4 flashcards importados' })).toBeTruthy();
  });

  it('of nothing new can’t be started', async () => {
    open({
      [previewCall]: preview({ ready: 0, duplicates: { own: 0, file: 0, first: [] } }),
    });
    await pick();
    const button = await importButton('Importar flashcards');
    expect((button as HTMLButtonElement).disabled).toBe(true);
    expect(screen.getByText('Não há flashcards novos para importar deste arquivo.')).toBeTruthy();
  });
});
