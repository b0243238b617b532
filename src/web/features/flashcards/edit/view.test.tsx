import { Outlet } from '@tanstack/react-router';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { UpdateFlashcard } from '#shared/contracts/flashcards.ts';
import { sampleCard } from '#test/support/samples/flashcards.ts';
import { renderRoutes, stubApi } from '#test/support/web.tsx';
import { ToastProvider } from '#web/ui/toast/toast-provider.tsx';
import { EditFlashcardPage } from './view.tsx';

const original = sampleCard({ tags: ['Enem'], deck: 'Bio::Células', difficulty: 4 });
const path = `/flashcards/${original.id}`;

function open(answers: Parameters<typeof stubApi>[0] = {}) {
  let card = original;
  const answer = () => ({ body: { data: { flashcard: card } } });
  const calls = stubApi({
    'GET /flashcards/decks': { body: { data: { decks: [] } } },
    [`GET ${path}`]: answer,
    [`PUT ${path}`]: ({ body }) => {
      card = { ...card, ...(body as UpdateFlashcard) } as typeof card;
      return answer();
    },
    [`DELETE ${path}`]: { status: 204 },
    ...answers,
  });
  const shown = renderRoutes(
    {
      '/flashcards/$cardId/edit': EditFlashcardPage,
      '/flashcards/$cardId': () => 'O flashcard',
      '/flashcards': () => 'Lista',
    },
    {
      at: `${path}/edit`,
      layout: () => (
        <ToastProvider>
          <Outlet />
        </ToastProvider>
      ),
    },
  );
  const sent = (wanted: string) => calls.filter(({ method }) => method === wanted).map(({ body }) => body);
  return { ...shown, sent };
}

const question = () => screen.findByLabelText<HTMLTextAreaElement>('Pergunta');
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const sureToDelete = async () =>
  userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Excluir flashcard' }),
  );

beforeEach(() => sessionStorage.clear());

it('is saved by Ctrl+Enter', async () => {
  const { sent } = open();
  await userEvent.type(await question(), ' E mais{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Flashcard atualizado.')).toBeTruthy();
  expect(sent('PUT')).toMatchObject([{ question: `${original.question} E mais` }]);
});

it('opens on the card, saves it and goes to it', async () => {
  const { sent, address } = open();
  expect((await question()).value).toBe(original.question);
  expect([field('Resposta').value, field('Matéria').value, field('Baralho').value]).toEqual([
    original.answer,
    'Biologia',
    'Bio::Células',
  ]);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '4, difícil' }).checked).toBe(true);
  await userEvent.type(field('Resposta'), ' E mais.');
  await press('Remover a tag Enem');
  await press('Salvar');
  expect(await screen.findByText('Flashcard atualizado.')).toBeTruthy();
  const { question: asked, answer } = original;
  expect(sent('PUT')).toEqual([
    {
      question: asked,
      answer: `${answer} E mais.`,
      subject: 'Biologia',
      deck: 'Bio::Células',
      tags: [],
      difficulty: 4,
    },
  ]);
  await waitFor(() => expect(address()).toBe(path));
});

it('refuses a tag that is there already', async () => {
  const { sent } = open();
  await question();
  await userEvent.type(field('Tags (opcional)'), 'ENEM{Enter}');
  expect(screen.getByText('A tag “ENEM” já está neste flashcard.')).toBeTruthy();
  await press('Salvar');
  expect(sent('PUT')).toEqual([]);
});

it('keeps what was changed over a reload and a failure, until it is thrown away', async () => {
  open({ [`PUT ${path}`]: { status: 500, body: {} } });
  await userEvent.type(await question(), ' Explique.');
  await press('Salvar');
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Não foi possível salvar o flashcard. Tente novamente.',
  );
  cleanup();
  open();
  await screen.findByText('Recuperamos alterações que ainda não foram salvas.');
  expect((await question()).value).toBe(`${original.question} Explique.`);
  await press('Descartar alterações');
  await waitFor(async () => expect((await question()).value).toBe(original.question));
});

it('suspends and reactivates at once, and keeps what is being written', async () => {
  const { sent } = open();
  await userEvent.type(await question(), ' Explique.');
  await press('Suspender');
  expect(await screen.findByRole('button', { name: 'Reativar' })).toBeTruthy();
  await press('Reativar');
  expect(await screen.findByRole('button', { name: 'Suspender' })).toBeTruthy();
  expect(sent('PUT')).toEqual([{ suspended: true }, { suspended: false }]);
  expect((await question()).value).toBe(`${original.question} Explique.`);
});

describe('deleting', () => {
  it('is asked about, naming the card, and leads to the list', async () => {
    const { sent, address } = open();
    await userEvent.type(await question(), ' Explique.');
    await press('Excluir');
    const dialog = await screen.findByRole('alertdialog');
    expect(within(dialog).getByRole('heading').textContent).toBe('Excluir o flashcard “O que é a mitose?”?');
    expect(sent('DELETE')).toHaveLength(0);
    await sureToDelete();
    await waitFor(() => expect(address()).toBe('/flashcards'));
    expect(sent('DELETE')).toHaveLength(1);
    expect(sessionStorage.length).toBe(0);
  });

  it('that fails says why', async () => {
    open({ [`DELETE ${path}`]: { status: 500, body: {} } });
    await question();
    await press('Excluir');
    await sureToDelete();
    expect(await screen.findByText('Não foi possível excluir o flashcard. Tente novamente.')).toBeTruthy();
  });
});

it('says when there is no such card', async () => {
  open({ [`GET ${path}`]: { status: 404, body: { message: 'Flashcard não encontrado.', code: 'x' } } });
  expect(await screen.findByText('Flashcard não encontrado.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Voltar aos flashcards' }).getAttribute('href')).toBe(
    '/flashcards',
  );
});
