import { Outlet } from '@tanstack/react-router';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { sampleCard } from '#test/support/samples/flashcards.ts';
import { heldAnswer, renderRoutes, someStudent, stubApi } from '#test/support/web.tsx';
import { ToastProvider } from '#web/ui/toast/toast-provider.tsx';
import { CreateFlashcardPage } from './view.tsx';

const created = { status: 201, body: { data: { flashcard: sampleCard() } } };

function open(answers: Parameters<typeof stubApi>[0] = {}, at = '/flashcards/create') {
  const calls = stubApi({
    'GET /auth/profile': { body: { data: { user: someStudent() } } },
    'GET /flashcards/decks': { body: { data: { decks: [{ deck: 'Bio::Células', total: 3, due: 1 }] } } },
    'POST /flashcards': created,
    ...answers,
  });
  const shown = renderRoutes(
    { '/flashcards/create': CreateFlashcardPage, '/flashcards': () => 'Lista' },
    {
      at,
      layout: () => (
        <ToastProvider>
          <Outlet />
        </ToastProvider>
      ),
    },
  );
  const sent = () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
  return { ...shown, sent };
}

const question = () => screen.findByLabelText<HTMLTextAreaElement>('Pergunta');
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const tags = () =>
  screen.queryAllByRole('button', { name: /^Remover a tag/ }).map(({ textContent }) => textContent);
const preview = () => within(screen.getByRole('region', { name: 'Prévia do flashcard' }));
async function fill() {
  await userEvent.type(await question(), 'O que é a mitose?');
  await userEvent.type(field('Resposta'), 'A divisão');
  await userEvent.type(field('Matéria'), 'Biologia');
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe('creating a card', () => {
  it('sends it and goes back to the list', async () => {
    const { sent, address } = open();
    await fill();
    await screen.findByRole('option', { name: 'Bio › Células' });
    await userEvent.selectOptions(field('Baralho'), 'Bio › Células');
    await userEvent.type(field('Tags (opcional)'), ' Enem {Enter}Prova,Núcleo');
    await userEvent.click(screen.getByRole('radio', { name: '4, difícil' }));
    await press('Salvar');
    expect(await screen.findByText('Flashcard criado.')).toBeTruthy();
    expect(sent()).toEqual([
      {
        question: 'O que é a mitose?',
        answer: 'A divisão',
        subject: 'Biologia',
        deck: 'Bio::Células',
        tags: ['Enem', 'Prova', 'Núcleo'],
        difficulty: 4,
      },
    ]);
    await waitFor(() => expect(address()).toBe('/flashcards'));
    expect(sessionStorage.length).toBe(0);
  });

  it('needs an answer and a subject, no question, and goes to the first that is missing', async () => {
    const { sent } = open();
    await question();
    expect(screen.getByText('Sem pergunta ainda')).toBeTruthy();
    await press('Salvar');
    for (const sentence of ['A resposta é obrigatória.', 'A matéria é obrigatória.'])
      expect(await screen.findAllByText(sentence)).toHaveLength(2);
    await waitFor(() => expect(document.activeElement).toBe(field('Resposta')));
    await userEvent.type(field('Resposta'), 'A divisão');
    await userEvent.type(field('Matéria'), 'Biologia');
    await press('Salvar');
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toMatchObject({ question: '', deck: 'Geral', tags: [], difficulty: 3 });
  });

  it('is filed where a link says so, under an unfinished one’s text', async () => {
    const link = '/flashcards/create?subject=Direito&deck=Direito%3A%3ACrimes';
    open();
    await question();
    await userEvent.type(field('Matéria'), 'Biologia');
    cleanup();
    open({}, link);
    await question();
    expect([field('Matéria').value, field('Baralho').value]).toEqual(['Direito', 'Direito::Crimes']);
    await userEvent.type(field('Resposta'), 'A divisão');
    await userEvent.clear(field('Matéria'));
    cleanup();
    open({}, link);
    await question();
    expect([field('Resposta').value, field('Matéria').value]).toEqual(['A divisão', '']);
  });

  it('suggests subjects, and offers the decks there are in their folders', async () => {
    open();
    await question();
    await screen.findByRole('option', { name: 'Bio › Células' });
    const groups = [...field('Baralho').querySelectorAll('optgroup')].map(({ label }) => label);
    expect(groups).toEqual(['Bio', 'Criar']);
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Geral',
      'Bio › Células',
      'Novo baralho',
      'Nova pasta',
    ]);
    expect(document.querySelectorAll('#materias option').length).toBeGreaterThan(10);
    expect([field('Baralho').value, document.body.textContent?.includes('::')]).toEqual(['Geral', false]);
  });

  it.each([
    ['Novo baralho', 'Novo baralho', ['Genes', ''], 'Genes'],
    ['Novo baralho', 'Novo baralho', ['Bio::Genes', ''], 'Bio::Genes'],
    ['Nova pasta', 'Pasta (opcional)', ['Genes', 'Biologia'], 'Biologia::Genes'],
    ['Nova pasta', 'Pasta (opcional)', ['', ''], ''],
  ])('makes a deck: %s, %s %j', async (option, first, [name, folder], deck) => {
    const { sent } = open();
    await fill();
    await userEvent.selectOptions(field('Baralho'), option);
    expect(document.activeElement).toBe(field(first));
    if (name) await userEvent.type(field('Novo baralho'), name);
    if (folder) await userEvent.type(field('Pasta (opcional)'), folder);
    await press('Salvar');
    await waitFor(() => expect(sent()).toMatchObject([{ deck }]));
  });

  it('goes back from a new deck to those there are', async () => {
    const { sent } = open();
    await fill();
    await userEvent.selectOptions(field('Baralho'), 'Novo baralho');
    await userEvent.type(field('Novo baralho'), 'Genes');
    await press('Escolher um baralho da lista');
    await waitFor(() => expect(document.activeElement).toBe(field('Baralho')));
    await press('Salvar');
    await waitFor(() => expect(sent()).toMatchObject([{ deck: 'Geral' }]));
  });

  it('begins the next card where the last one went', async () => {
    open();
    await fill();
    await userEvent.selectOptions(field('Baralho'), 'Novo baralho');
    await userEvent.type(field('Novo baralho'), 'Bio::Genes');
    await press('Salvar');
    await screen.findByText('Flashcard criado.');
    cleanup();
    open();
    await question();
    expect([field('Matéria').value, field('Baralho').value]).toEqual(['Biologia', 'Bio::Genes']);
  });

  it('goes on with another card of the same subject, deck and tags', async () => {
    const { sent, address } = open();
    await fill();
    await userEvent.type(field('Tags (opcional)'), 'Enem');
    await userEvent.click(screen.getByRole('radio', { name: '5, difícil' }));
    await press('Salvar e criar outro');
    await waitFor(async () => expect((await question()).value).toBe(''));
    expect(sent()).toHaveLength(1);
    expect([field('Resposta').value, field('Matéria').value, field('Baralho').value]).toEqual([
      '',
      'Biologia',
      'Geral',
    ]);
    expect([tags(), field('Tags (opcional)').value]).toEqual([['Enem'], '']);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '3, médio' }).checked).toBe(true);
    expect(document.activeElement).toBe(await question());
    expect(address()).toBe('/flashcards/create');
    cleanup();
    open();
    expect((await question()).value).toBe('');
    expect(screen.queryByText('Recuperamos o que você já tinha escrito.')).toBeNull();
  });

  it('is sent once, however often it is asked for', async () => {
    const held = heldAnswer(created);
    const { sent } = open({ 'POST /flashcards': held.answering });
    await fill();
    await press('Salvar');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Salvando...' }).disabled).toBe(true);
    await userEvent.type(field('Matéria'), '{Enter}');
    await held.release();
    await screen.findByText('Flashcard criado.');
    expect(sent()).toHaveLength(1);
  });

  it.each([
    [{ status: 422, body: { message: 'Não dá.', code: 'x' } }, 'Não dá.'],
    [{ status: 500, body: {} }, 'Não foi possível criar o flashcard. Tente novamente.'],
  ])('that fails says why and keeps everything: %#', async (failure, sentence) => {
    open({ 'POST /flashcards': failure });
    await fill();
    await press('Salvar e criar outro');
    expect((await screen.findByRole('alert')).textContent).toBe(sentence);
    expect([(await question()).value, field('Resposta').value]).toEqual(['O que é a mitose?', 'A divisão']);
  });

  it('is saved by Ctrl+Enter, which begins another', async () => {
    const { sent, address } = open();
    await fill();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(async () => expect((await question()).value).toBe(''));
    expect([sent().length, field('Matéria').value, address()]).toEqual([1, 'Biologia', '/flashcards/create']);
    expect(document.activeElement).toBe(await question());
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(document.activeElement).toBe(field('Resposta')));
    expect(sent()).toHaveLength(1);
  });

  it('opens on its first field where there is a keyboard already', async () => {
    open();
    const touched = await question();
    expect(document.activeElement).not.toBe(touched);
    cleanup();
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
    onTestFinished(() => void vi.unstubAllGlobals());
    open();
    const first = await question();
    await waitFor(() => expect(document.activeElement).toBe(first));
  });

  it('survives a reload, and can be started anew', async () => {
    open();
    await fill();
    await userEvent.type(field('Tags (opcional)'), 'Enem,meia');
    cleanup();
    open();
    await screen.findByText('Recuperamos o que você já tinha escrito.');
    expect([(await question()).value, field('Matéria').value]).toEqual(['O que é a mitose?', 'Biologia']);
    expect([tags(), field('Tags (opcional)').value]).toEqual([['Enem'], 'meia']);
    await press('Começar do zero');
    await waitFor(async () => expect((await question()).value).toBe(''));
    expect(tags()).toEqual([]);
  });
});

describe('the tags', () => {
  it('come by Enter, comma or button: trimmed, none empty, none twice', async () => {
    const { sent } = open();
    await question();
    const box = field('Tags (opcional)');
    await userEvent.type(box, 'Genética{Enter}  {Enter},');
    await userEvent.type(box, ' DNA ,');
    await userEvent.type(box, 'RNA');
    await press('Adicionar tag');
    expect([tags(), box.value]).toEqual([['Genética', 'DNA', 'RNA'], '']);
    await userEvent.type(box, 'genetica{Enter}');
    expect(screen.getByText('A tag “genetica” já está neste flashcard.')).toBeTruthy();
    expect([tags(), box.value]).toEqual([['Genética', 'DNA', 'RNA'], 'genetica']);
    expect(sent()).toEqual([]);
    await userEvent.clear(box);
    expect(screen.queryByText(/já está neste flashcard/)).toBeNull();
  });

  it('can be removed', async () => {
    open();
    await question();
    await userEvent.type(field('Tags (opcional)'), 'Enem,DNA,');
    await press('Remover a tag Enem');
    expect(tags()).toEqual(['DNA']);
    expect(document.activeElement).toBe(field('Tags (opcional)'));
  });

  it('that are twice stop the card, with a sentence', async () => {
    const { sent } = open();
    await fill();
    await userEvent.type(field('Tags (opcional)'), 'Enem,enem');
    await press('Salvar');
    expect(await screen.findAllByText('A tag “enem” já está neste flashcard.')).toHaveLength(2);
    expect(sent()).toEqual([]);
  });
});

describe('the preview', () => {
  it('follows what is typed and turns over; the answer is not there before', async () => {
    open();
    await fill();
    await waitFor(() => expect(preview().getByText('O que é a mitose?')).toBeTruthy());
    expect(preview().queryByText('A divisão')).toBeNull();
    await press('Ver resposta');
    expect(preview().getByText('A divisão')).toBeTruthy();
    await userEvent.type(field('Resposta'), ' de uma célula');
    await waitFor(() => expect(preview().getByText('A divisão de uma célula')).toBeTruthy());
    await press('Ver pergunta');
    expect(preview().queryByText(/A divisão/)).toBeNull();
  });

  it('covers what was put into a cloze, which writes the answer too', async () => {
    const { sent } = open();
    const box = await question();
    await userEvent.type(box, 'Paris é a capital da França');
    box.setSelectionRange(0, 6);
    await press('Esconder palavra na pergunta');
    expect(box.value).toBe('{{c1::Paris}} é a capital da França');
    expect(field('Resposta').value).toBe('Paris');
    expect([document.activeElement, box.selectionStart, box.selectionEnd]).toEqual([box, 13, 13]);
    await waitFor(() => expect(preview().getByText(/é a capital da França/)).toBeTruthy());
    expect(preview().queryByText(/Paris/)).toBeNull();
    await press('Ver resposta');
    expect(preview().getByText('Paris').tagName).toBe('MARK');
    await userEvent.type(field('Matéria'), 'Geografia');
    await press('Salvar');
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toMatchObject({ question: '{{c1::Paris}} é a capital da França', answer: 'Paris' });
  });
});
