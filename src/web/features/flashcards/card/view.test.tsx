import { Outlet } from '@tanstack/react-router';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Flashcard, HistoryEntry } from '#shared/contracts/flashcards.ts';
import { newSchedule } from '#shared/rules/grade-card.ts';
import { formatDay } from '#shared/rules/text/format.ts';
import { addDays } from '#shared/rules/time/study-day.ts';
import { sampleCard } from '#test/support/samples/flashcards.ts';
import { heldAnswer, renderRoutes, someStudent, someTokens, stubApi } from '#test/support/web.tsx';
import { today } from '#web/lib/today.ts';
import { storeTokens } from '#web/session/session.ts';
import { Sync } from '#web/shell/offline/offline-status.tsx';
import { ToastProvider } from '#web/ui/toast/toast-provider.tsx';
import { outboxOf } from '../answer-outbox.ts';
import { FlashcardPage } from './view.tsx';

type Answers = Parameters<typeof stubApi>[0];

const fresh = sampleCard({ schedule: newSchedule(today()) });
const { id } = fresh;
const detail = `GET /flashcards/${id}`;
const study = `POST /flashcards/${id}/study`;
const answered = (flashcard: Flashcard) => ({
  body: { data: { flashcard, answerId: 'x', kind: 'review' } },
});
const inDays = (count: number) =>
  sampleCard({ schedule: { ...newSchedule(addDays(today(), count)), reps: 1, lastOn: today() } });

function forget() {
  localStorage.clear();
  const { list, remove } = outboxOf(someStudent().id);
  for (const letter of list()) void remove(letter);
}
beforeEach(() => {
  forget();
  storeTokens(someTokens);
});
afterEach(() => {
  cleanup();
  forget();
});

function show() {
  return renderRoutes(
    {
      '/flashcards/$cardId': FlashcardPage,
      '/flashcards': () => 'Lista',
      '/flashcards/$cardId/edit': () => 'Edição',
    },
    {
      at: `/flashcards/${id}`,
      layout: () => (
        <ToastProvider>
          <Sync userId={someStudent().id} />
          <Outlet />
        </ToastProvider>
      ),
    },
  );
}

async function open(card: Flashcard = fresh, answers: Answers = {}) {
  const calls = stubApi({
    'GET /auth/profile': { body: { data: { user: someStudent() } } },
    [detail]: { body: { data: { flashcard: card } } },
    ...answers,
  });
  const shown = show();
  await screen.findByRole('heading', { level: 1, name: 'Flashcard' });
  return { ...shown, calls };
}

const press = (key: string) => fireEvent.keyDown(document.body, { key });
const fact = (label: string) =>
  screen
    .getAllByText(label)
    .flatMap((term) => (term.tagName === 'DT' ? [term.nextElementSibling?.textContent] : []))[0];
const toastButton = (text: string, name: string) => {
  const toast = screen.getAllByText(text).map((title) => title.closest('[role="dialog"]'));
  return within(toast.find(Boolean) as HTMLElement).getByRole('button', { name });
};

describe('a flashcard', () => {
  it('shows what it is about, its numbers, tags and where it came from', async () => {
    const schedule = {
      ...newSchedule('2026-03-14'),
      lastOn: '2026-03-10',
      interval: 4,
      easeFactor: 2.35,
      consecutiveCorrect: 2,
      reps: 12,
      lapses: 3,
    };
    await open(
      sampleCard({
        deck: 'Biologia::Citologia',
        difficulty: 4,
        tags: ['enem', 'célula'],
        source: 'A mitose divide uma célula em duas.',
        schedule,
      }),
    );
    const facts = [
      ['Matéria', 'Biologia'],
      ['Baralho', 'Biologia › Citologia'],
      ['Dificuldade', 'Difícil (4 de 5)'],
      ['Intervalo', '4 dias'],
      ['Fator de facilidade', '2,35'],
      ['Acertos seguidos', '2'],
      ['Revisões', '12'],
      ['Esquecimentos', '3'],
      ['Próxima revisão', '14/03/2026'],
    ] as const;
    for (const [label, value] of facts) expect(fact(label)).toBe(value);
    for (const tag of ['enem', 'célula']) expect(screen.getByText(tag)).toBeTruthy();
    // The sentence it came from often holds the answer: it waits to be unfolded.
    expect(screen.queryByText('A mitose divide uma célula em duas.')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Trecho do texto de origem' }));
    expect(screen.getByText('A mitose divide uma célula em duas.')).toBeTruthy();
    const edit = screen.getByRole('link', { name: 'Editar' });
    expect(edit.getAttribute('href')).toBe(`/flashcards/${id}/edit`);
  });

  it('lists its answers, further ones of a day marked', async () => {
    const entry = (number: number, changes: Partial<HistoryEntry> = {}): HistoryEntry => ({
      id: `h${number}`,
      date: new Date(2026, 2, 10, 9, number).toISOString(),
      result: 'correct',
      timeSpent: 65,
      kind: 'review',
      ...changes,
    });
    const studyHistory = [entry(2, { kind: 'relearn', timeSpent: 4 }), entry(1, { result: 'incorrect' })];
    await open(sampleCard({ studyHistory }));
    const [, ...rows] = within(screen.getByRole('table')).getAllByRole('row');
    const cells = rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );
    expect(cells).toEqual([
      ['10/03/2026, 09:02', 'Corretoreaprendizagem', '4s'],
      ['10/03/2026, 09:01', 'Incorreto', '1min 5s'],
    ]);
  });

  it('shows a long history whole when asked to', async () => {
    const studyHistory = Array.from({ length: 25 }, (_, number) => ({
      id: `h${number}`,
      date: '2026-03-10T12:00:00.000Z',
      result: 'correct' as const,
      timeSpent: 1,
      kind: 'review' as const,
    }));
    await open(sampleCard({ studyHistory }));
    expect(screen.getAllByRole('row')).toHaveLength(21);
    await userEvent.click(screen.getByRole('button', { name: 'Mostrar tudo' }));
    expect(screen.getAllByRole('row')).toHaveLength(26);
  });

  it('says when it was never answered and has no tags', async () => {
    await open();
    expect(screen.getByText(/Nenhuma resposta ainda/)).toBeTruthy();
    expect(screen.getByText('Este flashcard não tem tags.')).toBeTruthy();
  });
});

describe('studying it', () => {
  it('turns, grades, reloads the card and tells the next review', async () => {
    const held = heldAnswer(answered(inDays(3)));
    const cards = [fresh, inDays(3)];
    const { calls } = await open(fresh, {
      [detail]: () => ({ body: { data: { flashcard: cards.shift() ?? inDays(3) } } }),
      [study]: held.answering,
    });
    expect(screen.queryByText(fresh.answer)).toBeNull();
    press('3');
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
    press(' ');
    expect(screen.getByText(fresh.answer)).toBeTruthy();
    press('3');
    press('3');
    await held.release();
    const coming = formatDay(addDays(today(), 3));
    expect(await screen.findByText(`Próxima revisão: ${coming}`)).toBeTruthy();
    expect(fact('Próxima revisão')).toBe(coming);
    expect(screen.queryByText(fresh.answer)).toBeNull();
    const sent = calls.filter(({ method }) => method === 'POST');
    expect(sent).toHaveLength(1);
    expect(sent[0]?.body).toMatchObject({ result: 'correct', timeSpent: expect.any(Number) });
  });

  it('takes an answer back', async () => {
    const { calls } = await open(fresh, { [study]: answered(inDays(2)) });
    press('Enter');
    await userEvent.click(screen.getByRole('button', { name: 'Difícil 2 d' }));
    await screen.findAllByText('Resultado registrado.');
    const [given] = calls.flatMap(({ method, body }) => (method === 'POST' ? [body as { id: string }] : []));
    const withdrawal = `DELETE /flashcards/${id}/study/${given?.id}`;
    const later = stubApi({
      [detail]: { body: { data: { flashcard: fresh } } },
      [withdrawal]: { body: { data: { flashcard: fresh } } },
    });
    await userEvent.click(toastButton('Resultado registrado.', 'Desfazer'));
    await waitFor(() => expect(screen.queryByText(/^Próxima revisão: /)).toBeNull());
    expect(later.map(({ method }) => method)).toContain('DELETE');
    expect(fact('Próxima revisão')).toBe(formatDay(today()));
  });

  it('keeps an answer that the network lost, shows what it does, and takes it back', async () => {
    await open(fresh, { [study]: { status: 0 } });
    press(' ');
    await userEvent.click(screen.getByRole('button', { name: 'Correto 3 d' }));
    const message = 'Sem conexão: o resultado será enviado depois.';
    await screen.findAllByText(message);
    expect(screen.getByText(`Próxima revisão: ${formatDay(addDays(today(), 3))}`)).toBeTruthy();
    const letters = () => outboxOf(someStudent().id).list();
    expect(letters()).toHaveLength(1);
    await userEvent.click(toastButton(message, 'Desfazer'));
    await waitFor(() => expect(screen.queryByText(/^Próxima revisão: /)).toBeNull());
    expect(letters()).toHaveLength(2);
  });

  it('says why an answer was refused, and lets it be given again', async () => {
    const answers = [
      { status: 422, body: { message: 'O tempo não pode ser negativo.' } },
      answered(inDays(3)),
    ];
    await open(fresh, { [study]: () => answers.shift() ?? {} });
    press(' ');
    press('3');
    expect((await screen.findByRole('alert')).textContent).toContain('O tempo não pode ser negativo.');
    press('3');
    expect(await screen.findByText(/^Próxima revisão: /)).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('suspending', () => {
  it('takes it out of the reviews and back', async () => {
    let card = fresh;
    const { calls } = await open(fresh, {
      [detail]: () => ({ body: { data: { flashcard: card } } }),
      [`PUT /flashcards/${id}`]: ({ body }) => {
        card = { ...card, ...(body as Partial<Flashcard>) };
        return { body: { data: { flashcard: card } } };
      },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Suspender' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Reativar' }));
    expect(await screen.findByRole('button', { name: 'Suspender' })).toBeTruthy();
    const sent = calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
    expect(sent).toEqual([{ suspended: true }, { suspended: false }]);
  });
});

describe('deleting', () => {
  const remove = `DELETE /flashcards/${id}`;

  it('asks first, naming the card, and leads to the list', async () => {
    const { address } = await open(fresh, { [remove]: { status: 204 } });
    await userEvent.click(screen.getByRole('button', { name: 'Excluir' }));
    await screen.findByRole('alertdialog', { name: 'Excluir o flashcard “O que é a mitose?”?' });
    press(' ');
    expect(screen.queryByText(fresh.answer)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Excluir flashcard' }));
    await waitFor(() => expect(address()).toBe('/flashcards'));
    expect(await screen.findByText('Flashcard excluído.')).toBeTruthy();
  });

  it('says inside the question why it did not work', async () => {
    await open(fresh, { [remove]: { status: 500, body: {} } });
    await userEvent.click(screen.getByRole('button', { name: 'Excluir' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Excluir flashcard' }));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Não foi possível excluir o flashcard. Tente novamente.',
    );
  });
});

describe('a flashcard that does not come', () => {
  it('is missing', async () => {
    await open(fresh, { [detail]: { status: 404, body: { message: 'Flashcard não encontrado.' } } });
    expect(await screen.findByText('Flashcard não encontrado.')).toBeTruthy();
    const back = screen.getByRole('link', { name: 'Voltar aos flashcards' });
    expect(back.getAttribute('href')).toBe('/flashcards');
  });

  it.each([
    [{ status: 500, body: {} }, /Não foi possível carregar o flashcard. Tente novamente mais tarde./],
    [{ body: { data: {} } }, /formato inesperado/],
  ])('could not be loaded, and can be tried again: %#', async (failure, words) => {
    const answers = [failure, { body: { data: { flashcard: fresh } } }];
    await open(fresh, { [detail]: () => answers.shift() ?? {} });
    expect((await screen.findByRole('alert')).textContent).toMatch(words);
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByRole('button', { name: 'Mostrar resposta' })).toBeTruthy();
  });
});
