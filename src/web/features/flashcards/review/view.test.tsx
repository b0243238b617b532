import { Outlet } from '@tanstack/react-router';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Preferences } from '#shared/contracts/accounts.ts';
import type { Flashcard } from '#shared/contracts/flashcards.ts';
import { newSchedule } from '#shared/rules/grade-card.ts';
import { addDays } from '#shared/rules/time/study-day.ts';
import { sampleCard } from '#test/support/samples/flashcards.ts';
import { someStreak } from '#test/support/samples/streak.ts';
import { heldAnswer, renderRoutes, someStudent, someTokens, stubApi } from '#test/support/web.tsx';
import { dashboardQuery } from '#web/features/dashboard/api.ts';
import { streakQuery } from '#web/features/streak/api.ts';
import { examQuery } from '#web/features/syllabi/api.ts';
import { rememberSingleKeys } from '#web/lib/single-keys.ts';
import { today } from '#web/lib/today.ts';
import { storeTokens } from '#web/session/session.ts';
import { Sync } from '#web/shell/offline/offline-status.tsx';
import { onAnnounce } from '#web/ui/toast/announce.ts';
import { ToastProvider } from '#web/ui/toast/toast-provider.tsx';
import { outboxOf } from '../answer-outbox.ts';
import { dueAheadQuery } from '../due-ahead.ts';
import { ReviewPage } from './view.tsx';

type Answers = Parameters<typeof stubApi>[0];

const idOf = (number: number) => `0193a000-0000-7000-8000-00000000000${number}`;
const cardOf = (number: number, changes: Partial<Flashcard> = {}) =>
  sampleCard({
    id: idOf(number),
    question: `Pergunta ${number}`,
    answer: `Resposta ${number}`,
    schedule: newSchedule(today()),
    ...changes,
  });
const cards = (count: number) => Array.from({ length: count }, (_, index) => cardOf(index + 1));

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

const dueAnswer = (flashcards: Flashcard[], answeredToday = { newCards: 0, reviews: 0 }) => ({
  body: { data: { flashcards }, count: flashcards.length, answeredToday },
});

/** A server that takes every answer and withdrawal. */
function server(due: Flashcard[], answers: Answers = {}, review: Partial<Preferences['review']> = {}) {
  const student = someStudent();
  const preferences = { ...student.preferences, review: { ...student.preferences.review, ...review } };
  const study = Array.from({ length: 9 }, (_, number) => [
    `POST /flashcards/${idOf(number)}/study`,
    { body: { data: { flashcard: cardOf(number), answerId: 'x', kind: 'review' } } },
  ]);
  return stubApi({
    'GET /auth/profile': { body: { data: { user: { ...student, preferences } } } },
    'GET /flashcards/review': dueAnswer(due),
    'GET /syllabi/exam': { body: { exam: null } },
    ...Object.fromEntries(study),
    ...answers,
  });
}

function show() {
  return renderRoutes(
    {
      '/flashcards/review': ReviewPage,
      '/flashcards': () => 'Lista',
      '/flashcards/create': () => 'Criação',
      '/flashcards/$cardId/edit': () => 'Edição',
    },
    {
      at: '/flashcards/review',
      layout: () => (
        <ToastProvider>
          <Sync userId={someStudent().id} />
          <Outlet />
        </ToastProvider>
      ),
    },
  );
}

/** A screen that is drawn bit by bit hears of changes a moment after it stands. */
const listening = () => act(() => new Promise<void>((done) => setTimeout(done, 5)));

async function open(due: Flashcard[], answers?: Answers, review?: Partial<Preferences['review']>) {
  const calls = server(due, answers, review);
  const shown = show();
  await screen.findByRole('button', { name: 'Mostrar resposta' });
  await listening();
  return { ...shown, calls };
}

const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
/** Turns, grades and skips the feedback. */
const pass = (key: '1' | '2' | '3') => {
  press(' ');
  press(key);
  press('ArrowRight');
};
/** What a reload leaves: all that is stored, and nobody to say goodbye. */
function reload() {
  const stored = { ...localStorage };
  cleanup();
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
}
/** The side that is up; what waits its turn is hidden. */
const isUp = (text: string) =>
  screen.queryAllByText(text).some((element) => !element.closest('[inert], [style*="display: none"]'));
const place = () => screen.getByRole('progressbar', { name: 'Progresso da revisão' }).ariaValueText;
const said = () => {
  const sentences: string[] = [];
  onTestFinished(onAnnounce(({ text }) => void sentences.push(text)));
  return sentences;
};
const sentTo = (calls: ReturnType<typeof stubApi>) =>
  calls.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`);

describe('a review by keyboard', () => {
  it('turns, grades, tells when the card returns and goes on to the end', async () => {
    const sentences = said();
    const { calls } = await open(cards(2));
    expect([isUp('Pergunta 1'), isUp('Pergunta 2'), place()]).toEqual([true, false, '1 de 2']);
    press(' ');
    expect(isUp('Resposta 1')).toBe(true);
    for (const name of ['Incorreto 1 d', 'Difícil 2 d', 'Correto 3 d'])
      expect(screen.getByRole('button', { name })).toBeTruthy();
    press('3');
    expect(screen.getByText('Este flashcard volta em 3 dias.')).toBeTruthy();
    press('Enter');
    expect([isUp('Pergunta 2'), place()]).toEqual([true, '2 de 2']);
    press('Enter');
    press('2');
    press('ArrowRight');
    expect(await screen.findByRole('heading', { name: 'Revisão concluída' })).toBeTruthy();
    await waitFor(() =>
      expect(sentTo(calls)).toEqual([1, 2].map((number) => `POST /flashcards/${idOf(number)}/study`)),
    );
    const [first] = calls.filter(({ method }) => method === 'POST');
    expect(first?.body).toMatchObject({ result: 'correct', timeSpent: expect.any(Number) });
    await waitFor(() =>
      expect(sentences).toEqual([
        'Resposta: Resposta 1',
        'Correto. Este flashcard volta em 3 dias.',
        'Pergunta 2 de 2: Pergunta 2',
        'Resposta: Resposta 2',
        'Difícil. Este flashcard volta em 2 dias.',
        'Revisão concluída. 1 correta, 1 difícil e 0 incorretas.',
      ]),
    );
  });

  it('keeps the answer off the page until the card is turned, and again when it is turned back', async () => {
    await open(cards(1));
    expect(screen.queryByText('Resposta 1')).toBeNull();
    press('3');
    expect(screen.queryByText('Resposta 1')).toBeNull();
    press(' ');
    expect(isUp('Resposta 1')).toBe(true);
    press(' ');
    expect(screen.queryByText('Resposta 1')).toBeNull();
    expect(isUp('Pergunta 1')).toBe(true);
  });

  it('answers one card when a key is pressed twice', async () => {
    const { calls } = await open(cards(2));
    press(' ');
    press('3');
    press('3');
    expect(place()).toBe('1 de 2');
    press(' ');
    press('3');
    expect([isUp('Pergunta 2'), place()]).toEqual([true, '2 de 2']);
    await waitFor(() => expect(sentTo(calls)).toHaveLength(1));
  });

  it('leaves keys alone while a key is held, with modifiers, while typing and under a dialog', async () => {
    await open(cards(1));
    const flipped = () => screen.queryByText('Resposta 1') !== null;
    fireEvent.keyDown(document.body, { key: ' ', repeat: true });
    fireEvent.keyDown(document.body, { key: ' ', ctrlKey: true });
    const field = document.body.appendChild(document.createElement('textarea'));
    fireEvent.keyDown(field, { key: ' ' });
    field.remove();
    const dialog = document.body.appendChild(document.createElement('div'));
    dialog.setAttribute('role', 'alertdialog');
    fireEvent.keyDown(document.body, { key: ' ' });
    dialog.remove();
    expect(flipped()).toBe(false);
    fireEvent.keyDown(document.body, { key: ' ' });
    expect(flipped()).toBe(true);
  });

  it('has only buttons where single keys are switched off', async () => {
    rememberSingleKeys(false);
    await open(cards(1));
    press(' ');
    press('1');
    expect(screen.queryByText('Espaço')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /^Mostrar resposta/ }));
    press('1');
    const grade = screen.getByRole('button', { name: /^Correto/ });
    expect(grade.hasAttribute('aria-keyshortcuts')).toBe(false);
    await userEvent.click(grade);
    expect(screen.queryByRole('button', { name: /^Correto/ })).toBeNull();
  });

  it('moves on by itself after a second and a half', async () => {
    await open(cards(2));
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    press(' ');
    press('3');
    act(() => vi.advanceTimersByTime(1499));
    expect(place()).toBe('1 de 2');
    act(() => vi.advanceTimersByTime(1));
    expect(place()).toBe('2 de 2');
  });

  it('brings an incorrect card back before the end', async () => {
    await open(cards(2));
    pass('1');
    expect(isUp('Pergunta 2')).toBe(true);
    pass('3');
    expect(isUp('Pergunta 1')).toBe(true);
    press(' ');
    for (const name of ['Incorreto 1 d', 'Difícil 1 d', 'Correto 1 d'])
      expect(screen.getByRole('button', { name })).toBeTruthy();
    press('3');
    press(' ');
    const counts = (await screen.findAllByRole('definition')).map(({ textContent }) => textContent);
    expect(counts.slice(0, 4)).toEqual(['2', '0', '1', '3']);
  });

  it('counts the time of each card anew', async () => {
    const clock = vi.spyOn(Date, 'now');
    const begun = Date.now();
    clock.mockReturnValue(begun);
    const { calls } = await open(cards(2));
    clock.mockReturnValue(begun + 7000);
    pass('3');
    clock.mockReturnValue(begun + 7000 + 2 * 3_600_000);
    pass('3');
    await waitFor(() => expect(sentTo(calls)).toHaveLength(2));
    const times = calls.flatMap(({ method, body }) =>
      method === 'POST' ? [(body as { timeSpent: number }).timeSpent] : [],
    );
    expect(times).toEqual([7, 3600]);
  });
});

describe('a review by hand', () => {
  it('turns by a click on the card or the button, and grades by buttons', async () => {
    await open(cards(2));
    const [question] = screen.getAllByText('Pergunta 1');
    await userEvent.click(question as HTMLElement);
    expect(isUp('Resposta 1')).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Correto 3 d' }));
    await userEvent.click(screen.getByRole('button', { name: 'Próximo' }));
    await userEvent.click(screen.getByRole('button', { name: 'Mostrar resposta' }));
    expect(isUp('Resposta 2')).toBe(true);
  });

  it('gives the focus back to the card when its button goes', async () => {
    await open(cards(2));
    screen.getByRole('button', { name: 'Mostrar resposta' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Revisão' }));
    await userEvent.keyboard('3');
    expect(screen.getByText('Este flashcard volta em 3 dias.')).toBeTruthy();
  });

  it("schedules by the profile's retention", async () => {
    const seen = {
      ...newSchedule(today()),
      stability: 20,
      fsrsDifficulty: 5,
      reps: 3,
      lastOn: addDays(today(), -20),
    };
    await open([cardOf(1, { schedule: seen })], {}, { retention: 0.95 });
    press(' ');
    const days = (name: RegExp) =>
      Number(/(\d+) d/.exec(screen.getByRole('button', { name }).textContent ?? '')?.[1]);
    const short = days(/^Correto/);
    cleanup();
    forget();
    storeTokens(someTokens);
    await open([cardOf(1, { schedule: seen })], {}, { retention: 0.8 });
    press(' ');
    expect(days(/^Correto/)).toBeGreaterThan(short);
  });
});

describe('what a card says', () => {
  it('covers a cloze and shows it in its place', async () => {
    const cloze = cardOf(1, { question: 'A {{c1::mitose}} divide células.', answer: 'mitose' });
    await open([cloze]);
    expect(screen.queryByText('mitose')).toBeNull();
    press(' ');
    expect(await screen.findAllByText('mitose')).toHaveLength(1);
  });

  it('adds an answer that says more than the cloze', async () => {
    await open([cardOf(1, { question: 'A {{c1::mitose}} divide.', answer: 'Tem quatro fases' })]);
    press(' ');
    await screen.findByText('mitose');
    expect([isUp('mitose'), isUp('Tem quatro fases')]).toEqual([true, true]);
  });

  it('shows the subject of a card without a question', async () => {
    await open([cardOf(1, { question: '', subject: 'Química' })]);
    expect([isUp('Sem pergunta'), isUp('Química')]).toEqual([true, true]);
  });
});

describe('the question', () => {
  it('stays above its answer', async () => {
    await open(cards(1));
    press(' ');
    const back = screen.getByText('Resposta 1').closest('[aria-hidden]') as HTMLElement;
    expect([within(back).getByText('Pergunta 1'), isUp('Resposta 1')]).toEqual([expect.anything(), true]);
  });
});

describe('what the days on the grades mean', () => {
  const words = 'Em cada botão, em quantos dias (d) este flashcard volta.';

  it('is said the first time only', async () => {
    await open(cards(2));
    expect(screen.queryByText(words)).toBeNull();
    press(' ');
    expect(screen.getByText(words)).toBeTruthy();
    press('3');
    press('ArrowRight');
    press(' ');
    expect(screen.queryByText(words)).toBeNull();
    reload();
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Mostrar resposta' }));
    expect(screen.getByRole('button', { name: /^Correto/ })).toBeTruthy();
    expect(screen.queryByText(words)).toBeNull();
  });
});

describe('taking an answer back', () => {
  it('withdraws one that was sent, also from the end', async () => {
    const { calls } = await open(cards(1));
    pass('3');
    await waitFor(() => expect(sentTo(calls)).toHaveLength(1));
    const sent = calls.find(({ method }) => method === 'POST')?.body as { id: string };
    const path = `DELETE /flashcards/${idOf(1)}/study/${sent.id}`;
    reload();
    const later = server(cards(1), { [path]: { body: { data: { flashcard: cardOf(1) } } } });
    show();
    await screen.findByRole('heading', { name: 'Revisão concluída' });
    await listening();
    press('z');
    expect([isUp('Pergunta 1'), place()]).toEqual([true, '1 de 1']);
    await waitFor(() => expect(sentTo(later)).toEqual([path]));
    press(' ');
    expect(screen.getByRole('button', { name: 'Correto 3 d' })).toBeTruthy();
  });

  it('forgets one that never left', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { calls } = await open(cards(2), { [`POST /flashcards/${idOf(1)}/study`]: { status: 0 } });
    pass('1');
    await waitFor(() => expect(sentTo(calls)).toHaveLength(1));
    await userEvent.click(screen.getByRole('button', { name: 'Desfazer' }));
    expect(isUp('Pergunta 1')).toBe(true);
    online.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(sentTo(calls)).toHaveLength(1);
  });

  it('has nothing to take back at first', async () => {
    await open(cards(1));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Desfazer' }).disabled).toBe(true);
  });
});

describe('without a connection', () => {
  it('goes on, says how many answers wait, and sends each once, in order, when it is back', async () => {
    let isDown = true;
    const answering = () => (isDown ? { status: 0 } : { body: { data: { flashcard: cardOf(1) } } });
    const { calls } = await open(cards(3), {
      [`POST /flashcards/${idOf(1)}/study`]: answering,
      [`POST /flashcards/${idOf(2)}/study`]: answering,
    });
    pass('3');
    pass('2');
    expect(await screen.findByText('2 respostas por enviar')).toBeTruthy();
    const failed = sentTo(calls).length;
    isDown = false;
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(screen.queryByText(/por enviar/)).toBeNull());
    expect(sentTo(calls).slice(failed)).toEqual(
      [1, 2].map((number) => `POST /flashcards/${idOf(number)}/study`),
    );
    const ids = calls.flatMap(({ body }) => (body ? [(body as { id: string }).id] : []));
    expect(new Set(ids).size).toBe(2);
  });

  it('keeps answers for the next time the page opens', async () => {
    await open(cards(1), { [`POST /flashcards/${idOf(1)}/study`]: { status: 503 } });
    pass('3');
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    cleanup();
    const later = server(cards(1));
    show();
    await waitFor(() => expect(sentTo(later)).toEqual([`POST /flashcards/${idOf(1)}/study`]));
  });

  it('says why the server refused one, and nothing of a card that was deleted', async () => {
    const { calls } = await open(cards(2), {
      [`POST /flashcards/${idOf(1)}/study`]: { status: 404, body: { message: 'Flashcard não encontrado.' } },
      [`POST /flashcards/${idOf(2)}/study`]: { status: 422, body: { message: 'Resposta inválida.' } },
    });
    pass('3');
    pass('3');
    expect(await screen.findAllByText('Resposta inválida.')).not.toHaveLength(0);
    expect(screen.queryByText('Flashcard não encontrado.')).toBeNull();
    await waitFor(() => expect(sentTo(calls)).toHaveLength(2));
  });
});

describe('a review that was left', () => {
  it('goes on where it was, before the server answers', async () => {
    await open(cards(3));
    pass('3');
    pass('1');
    press(' ');
    reload();
    const held = heldAnswer(dueAnswer([cardOf(3, { question: 'Editada' })]));
    server(cards(3), { 'GET /flashcards/review': held.answering });
    show();
    await screen.findByRole('button', { name: 'Mostrar resposta' });
    expect([isUp('Pergunta 3'), place()]).toEqual([true, '2 de 3']);
    await held.release();
    await waitFor(() => expect(isUp('Editada')).toBe(true));
    pass('3');
    expect([isUp('Pergunta 2'), place()]).toEqual([true, '3 de 3']);
    pass('3');
    const counts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(counts.slice(0, 4)).toEqual(['3', '0', '1', '4']);
  });

  it('during the feedback has its answer, once', async () => {
    const { calls } = await open(cards(2));
    press(' ');
    press('3');
    reload();
    const later = server(cards(2));
    show();
    expect(await screen.findByText('Este flashcard volta em 3 dias.')).toBeTruthy();
    await listening();
    press(' ');
    expect(place()).toBe('2 de 2');
    await waitFor(() =>
      expect([...sentTo(calls), ...sentTo(later)]).toEqual([`POST /flashcards/${idOf(1)}/study`]),
    );
  });

  it.each([
    ['of another version', (kept: object) => JSON.stringify({ ...kept, shape: 'another' })],
    ['that nobody can read', () => '{"day":'],
  ])('begins anew beside a session %s', async (_which, spoil) => {
    await open(cards(2));
    pass('3');
    cleanup();
    const key = Object.keys(localStorage).find((name) => name.startsWith('flashcardReview.')) ?? '';
    localStorage.setItem(key, spoil(JSON.parse(localStorage.getItem(key) ?? '{}')));
    await open([cardOf(5)]);
    expect([isUp('Pergunta 5'), place()]).toEqual([true, '1 de 1']);
  });

  it('begins anew on another day', async () => {
    await open(cards(2));
    pass('3');
    cleanup();
    const key = Object.keys(localStorage).find((name) => name.startsWith('flashcardReview.')) ?? '';
    const stored = JSON.parse(localStorage.getItem(key) ?? '{}');
    localStorage.setItem(key, JSON.stringify({ ...stored, day: addDays(today(), -1) }));
    await open([cardOf(5)]);
    expect([isUp('Pergunta 5'), place()]).toEqual([true, '1 de 1']);
  });

  it('does not ask again for a card whose answer waits to be sent', async () => {
    const down = { status: 0 };
    await open(cards(1), { [`POST /flashcards/${idOf(1)}/study`]: down });
    pass('3');
    cleanup();
    const progress = Object.keys(localStorage).filter((name) => name.startsWith('flashcardReview'));
    for (const key of progress) localStorage.removeItem(key);
    server(cards(1), { [`POST /flashcards/${idOf(1)}/study`]: down });
    show();
    expect(await screen.findByText('Nenhum flashcard para revisar agora.')).toBeTruthy();
  });
});

describe('a review that this device knows the due cards of', () => {
  /** Opens it before the server answers. */
  async function begin(known: Flashcard[], answer: Parameters<typeof heldAnswer>[0]) {
    const { answering, release } = heldAnswer(answer);
    const calls = server(known, { 'GET /flashcards/review': answering });
    const shown = show();
    shown.queryClient.setQueryData(dueAheadQuery(someStudent().id).queryKey, {
      day: today(),
      cards: known,
      beyond: 0,
      answeredToday: { newCards: 0, reviews: 0 },
    });
    await screen.findByRole('button', { name: 'Mostrar resposta' });
    await listening();
    return { calls, release };
  }
  const settled = (words: string) => waitFor(() => expect(place()).toBe(words));

  it('begins with them, and gains at its end what has become due elsewhere', async () => {
    const { release } = await begin(cards(2), dueAnswer([cardOf(3), ...cards(2)]));
    expect([isUp('Pergunta 1'), place()]).toEqual([true, '1 de 2']);
    press(' ');
    await release();
    await settled('1 de 3');
    expect([isUp('Pergunta 1'), isUp('Resposta 1')]).toEqual([true, true]);
  });

  it('leaves out what is due later, or not reviewed at all', async () => {
    const later = cardOf(2, { schedule: newSchedule(addDays(today(), 2)) });
    await begin([cardOf(1), later, cardOf(3, { suspended: true })], dueAnswer(cards(1)));
    expect(place()).toBe('1 de 1');
  });

  it('lets go of those reviewed on another device, and keeps the one in front if it is still due', async () => {
    const { release } = await begin(cards(3), dueAnswer([cardOf(1), cardOf(3)]));
    await release();
    await settled('1 de 2');
    expect(isUp('Pergunta 1')).toBe(true);
  });

  it('sends an answer once that was given before the server spoke, and takes it back', async () => {
    const { calls, release } = await begin(cards(2), dueAnswer(cards(2)));
    pass('3');
    expect(isUp('Pergunta 2')).toBe(true);
    await release();
    await listening();
    expect([isUp('Pergunta 2'), place()]).toEqual([true, '2 de 2']);
    await waitFor(() => expect(sentTo(calls)).toEqual([`POST /flashcards/${idOf(1)}/study`]));
    press('z');
    expect([isUp('Pergunta 1'), place()]).toEqual([true, '1 de 2']);
  });

  it('ends where all of them were reviewed elsewhere', async () => {
    const { release } = await begin(cards(2), dueAnswer([]));
    await release();
    expect(await screen.findByText('Nenhum flashcard para revisar agora.')).toBeTruthy();
  });

  it('goes on with them where the server fails', async () => {
    const { release } = await begin(cards(2), { status: 500, body: { message: 'Falhou' } });
    await release();
    await listening();
    expect([isUp('Pergunta 1'), place()]).toEqual([true, '1 de 2']);
  });

  it('says that there is nothing only once the server does', async () => {
    const { answering, release } = heldAnswer(dueAnswer(cards(1)));
    server([], { 'GET /flashcards/review': answering });
    const { queryClient } = show();
    queryClient.setQueryData(dueAheadQuery(someStudent().id).queryKey, {
      day: today(),
      cards: [],
      beyond: 0,
      answeredToday: { newCards: 0, reviews: 0 },
    });
    await listening();
    expect(screen.queryByText('Nenhum flashcard para revisar agora.')).toBeNull();
    await release();
    expect(await screen.findByRole('button', { name: 'Mostrar resposta' })).toBeTruthy();
  });
});

describe('the daily limits', () => {
  it('leave the rest for tomorrow, or for now', async () => {
    await open(cards(3), {}, { newPerDay: 1 });
    expect(place()).toBe('1 de 1');
    pass('3');
    expect(screen.getByText('Mais 2 amanhã')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
    expect([isUp('Pergunta 2'), place()]).toEqual([true, '2 de 2']);
    pass('3');
    expect(screen.getByText('Mais 1 amanhã')).toBeTruthy();
  });

  it('count what was answered today, wherever', async () => {
    server(
      [],
      { 'GET /flashcards/review': dueAnswer(cards(3), { newCards: 1, reviews: 0 }) },
      { newPerDay: 1 },
    );
    show();
    expect(await screen.findByText('Você já revisou o que planejou para hoje.')).toBeTruthy();
    expect(screen.getByText('Mais 3 amanhã')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
    expect([isUp('Pergunta 1'), place()]).toEqual([true, '1 de 1']);
  });

  it('count what still has to be sent', async () => {
    const down = { [`POST /flashcards/${idOf(1)}/study`]: { status: 0 } };
    const { router } = await open(cards(1), down, { newPerDay: 1 });
    pass('3');
    await act(() => router.navigate({ to: '/flashcards' }));
    cleanup();
    server(cards(3), down, { newPerDay: 1 });
    show();
    expect(await screen.findByText('Mais 2 amanhã')).toBeTruthy();
  });

  it('shorten a session that was left when cards were answered elsewhere', async () => {
    const limits = { newPerDay: 3 };
    await open(cards(5), {}, limits);
    pass('3');
    reload();
    const answered = dueAnswer(cards(5).slice(1, 4), { newCards: 2, reviews: 0 });
    server([], { 'GET /flashcards/review': answered }, limits);
    show();
    await waitFor(() => expect(place()).toBe('2 de 2'));
    await listening();
    pass('3');
    expect(screen.getByText('Mais 2 amanhã')).toBeTruthy();
  });
});

describe('the end', () => {
  it('begins again with what is due by now, or says that nothing is', async () => {
    const lists = [cards(1), [], [cardOf(7)]];
    await open(cards(1), {
      'GET /flashcards/review': () => dueAnswer(lists.shift() ?? []),
    });
    pass('3');
    await userEvent.click(screen.getByRole('button', { name: 'Reiniciar' }));
    expect(await screen.findByText('Nada mais para hoje')).toBeTruthy();
    expect(screen.getByText('Próxima: em 3 dias, 1 flashcard.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Reiniciar' }));
    await waitFor(() => expect(isUp('Pergunta 7')).toBe(true));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Desfazer' }).disabled).toBe(true);
  });

  it('says when it could not be asked', async () => {
    const lists = [dueAnswer(cards(1)), { status: 0 }];
    await open(cards(1), { 'GET /flashcards/review': () => lists.shift() ?? {} });
    pass('3');
    await userEvent.click(screen.getByRole('button', { name: 'Reiniciar' }));
    expect(await screen.findAllByText(/Não foi possível falar com o servidor/)).not.toHaveLength(0);
    expect(screen.getByRole('link', { name: 'Sair da revisão' }).getAttribute('href')).toBe('/flashcards');
  });
});

describe('what follows the end', () => {
  it('is the day itself, or the next item of its plan that is not this review', async () => {
    const { queryClient } = await open(cards(1));
    pass('3');
    const day = screen.getByRole('link', { name: 'Ver o que falta hoje' });
    expect(day.getAttribute('href')).toBe('/dashboard');
    const item = { id: 'x', reason: '', minutes: 75, subject: null };
    const items = [
      { ...item, kind: 'cards', title: 'Revisar 3 flashcards', href: '/flashcards/review' },
      { ...item, kind: 'activity', title: 'Funções orgânicas', href: '/study-plans/p1?tab=schedule#a1' },
    ];
    queryClient.setQueryData(dashboardQuery(today()).queryKey, { plan: { items } } as never);
    press('z');
    pass('3');
    const next = screen.getByRole('link', { name: 'Continuar: Funções orgânicas · 1h 15min' });
    expect(next.getAttribute('href')).toBe('/study-plans/p1?tab=schedule#a1');
  });

  it('is that the day is done, when nothing else of it is open', async () => {
    const { queryClient } = await open(cards(1));
    const know = (completed: boolean) =>
      queryClient.setQueryData(dashboardQuery(today()).queryKey, {
        plan: { items: [] },
        tasks: [{ completed }],
      } as never);
    know(false);
    pass('3');
    expect(screen.getByRole('link', { name: 'Ver o que falta hoje' })).toBeTruthy();
    know(true);
    press('z');
    pass('3');
    expect(screen.getByText('Tudo feito por hoje.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Voltar ao painel' }).getAttribute('href')).toBe('/dashboard');
  });

  it('counts the cards of the days to come that this browser knows of', async () => {
    const { queryClient } = await open(cards(1));
    const tomorrow = (number: number) => cardOf(number, { schedule: newSchedule(addDays(today(), 1)) });
    queryClient.setQueryData(dueAheadQuery(someStudent().id).queryKey, {
      cards: [...cards(1), tomorrow(2), tomorrow(3)],
      beyond: 0,
      answeredToday: { newCards: 0, reviews: 0 },
      day: today(),
    });
    pass('3');
    expect(screen.getByText('Próxima: amanhã, 2 flashcards.')).toBeTruthy();
  });

  it('shows once more what was not simply known, and schedules nothing', async () => {
    const { calls } = await open(cards(3));
    pass('2');
    pass('3');
    pass('1');
    pass('3');
    await waitFor(() => expect(sentTo(calls)).toHaveLength(4));
    await userEvent.click(screen.getByRole('button', { name: 'Rever as 2 difíceis' }));
    expect(document.activeElement?.textContent).toBe('O que foi difícil');
    expect(screen.queryByText('Resposta 1')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Pergunta 1' }));
    expect(await screen.findByText('Resposta 1')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Pergunta 3' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Pergunta 2' })).toBeNull();
    expect(sentTo(calls)).toHaveLength(4);
  });

  it('shows nothing hard where nothing was', async () => {
    await open(cards(1));
    pass('3');
    expect(screen.queryByRole('button', { name: /^Rever/ })).toBeNull();
  });

  it('shows the run of days where it is known', async () => {
    const { queryClient } = await open(cards(1));
    queryClient.setQueryData(streakQuery.queryKey, someStreak({ loginStreak: 13 }));
    pass('3');
    expect(screen.getByText('13 dias consecutivos')).toBeTruthy();
  });
});

describe('nothing to review', () => {
  it('says so and offers to make a card', async () => {
    server([]);
    show();
    expect(await screen.findByText('Nenhum flashcard para revisar agora.')).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Criar flashcard' });
    expect(link.getAttribute('href')).toBe('/flashcards/create');
  });

  it('because it could not be loaded is another thing, and can be tried again', async () => {
    const answers = [{ status: 500, body: {} }, { body: { nonsense: true } }, dueAnswer(cards(1))];
    server([], { 'GET /flashcards/review': () => answers.shift() ?? {} });
    show();
    const failure = /Não foi possível carregar os flashcards da revisão/;
    expect(await screen.findByText(failure)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByText(/formato inesperado/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByRole('button', { name: 'Mostrar resposta' })).toBeTruthy();
  });
});

describe('a card that is hard to keep', () => {
  const leech = cardOf(1, {
    schedule: {
      ...newSchedule(today()),
      lastOn: addDays(today(), -3),
      stability: 1,
      fsrsDifficulty: 9,
      lapses: 8,
    },
  });

  it('is marked, can be edited, and suspended out of the session', async () => {
    const { calls } = await open([leech, cardOf(2)], {
      [`PUT /flashcards/${idOf(1)}`]: { body: { data: { flashcard: { ...leech, suspended: true } } } },
    });
    const notice = screen.getByText('Flashcard difícil de fixar').closest('[role="status"]') as HTMLElement;
    expect(within(notice).getByRole('link', { name: 'Editar' }).getAttribute('href')).toBe(
      `/flashcards/${idOf(1)}/edit`,
    );
    await userEvent.click(within(notice).getByRole('button', { name: 'Suspender' }));
    expect([isUp('Pergunta 2'), place()]).toEqual([true, '1 de 1']);
    expect(screen.queryByText('Flashcard difícil de fixar')).toBeNull();
    await waitFor(() => expect(calls.at(-1)?.body).toEqual({ suspended: true }));
    await screen.findAllByText('Flashcard suspenso.');
    await userEvent.click(undoInToast());
    await waitFor(() => expect([isUp('Pergunta 1'), place()]).toEqual([true, '1 de 2']));
  });

  it('stays in the session when it could not be suspended', async () => {
    await open([leech], { [`PUT /flashcards/${idOf(1)}`]: { status: 500, body: {} } });
    await userEvent.click(screen.getByRole('button', { name: 'Suspender' }));
    expect(
      await screen.findAllByText('Não foi possível mudar o flashcard. Tente novamente.'),
    ).not.toHaveLength(0);
    expect([isUp('Pergunta 1'), place()]).toEqual([true, '1 de 1']);
  });
});

const undoInToast = () => {
  const toast = screen.getAllByText('Flashcard suspenso.').map((text) => text.closest('[role="dialog"]'));
  return within(toast.find(Boolean) as HTMLElement).getByRole('button', { name: 'Desfazer' });
};

describe('with an exam ahead', () => {
  const examIn = (days: number, weights: Record<string, number>) => ({
    syllabusId: idOf(9),
    title: 'TRT',
    examDate: addDays(today(), days),
    weights: Object.entries(weights).map(([subject, weight]) => ({ subject, deck: 'Geral', weight })),
  });
  const due = ['Violão', 'Português', 'Direito'].map((subject, index) => cardOf(index + 1, { subject }));
  const soon = examIn(9, { Direito: 0.02, Português: 0.01 });
  /** Opens it with the exam known. */
  async function begin(exam = soon, review: Partial<Preferences['review']> = {}) {
    const calls = server(due, { 'GET /syllabi/exam': { body: { exam } } }, review);
    const shown = show();
    shown.queryClient.setQueryData(examQuery.queryKey, exam);
    await screen.findByRole('button', { name: 'Mostrar resposta' });
    await listening();
    return { ...shown, calls };
  }
  const seen = () => {
    const order: number[] = [];
    for (let count = 0; count < 3; count += 1) {
      order.push([1, 2, 3].find((number) => isUp(`Pergunta ${number}`)) ?? 0);
      pass('3');
    }
    return order;
  };

  it('comes by what it wins, and says so', async () => {
    await begin();
    expect(screen.getByText('Ordem pela prova: faltam 9 dias')).toBeTruthy();
    expect(seen()).toEqual([3, 2, 1]);
    expect(await screen.findByText('Ordem pela prova: faltam 9 dias')).toBeTruthy();
  });

  it('takes the new cards of the day by weight', async () => {
    await begin(examIn(60, { Direito: 0.02 }), { newPerDay: 1 });
    expect([isUp('Pergunta 3'), place()]).toEqual([true, '1 de 1']);
  });

  const change = async (name: string) => {
    await userEvent.click(screen.getByRole('button', { name }));
    // Space would press the button again.
    (document.activeElement as HTMLElement).blur();
  };

  it('has the usual order for who wants it, from the next card on', async () => {
    await begin();
    await change('Usar a ordem normal');
    expect(screen.getByText('Ordem normal')).toBeTruthy();
    expect(seen()).toEqual([3, 1, 2]);
  });

  it('remembers who wants the usual order', async () => {
    await begin();
    await change('Usar a ordem normal');
    cleanup();
    localStorage.removeItem(`flashcardReview.${someStudent().id}`);
    await begin();
    expect(isUp('Pergunta 1')).toBe(true);
    await change('Usar a ordem da prova');
    expect(seen()).toEqual([1, 3, 2]);
  });

  it('never waits for it, and leaves the card in front when it is known', async () => {
    const held = heldAnswer({ body: { exam: examIn(0, { Direito: 0.02, Português: 0.01 }) } });
    await open(due, { 'GET /syllabi/exam': held.answering });
    press(' ');
    await held.release();
    await screen.findByText('Ordem pela prova: é hoje');
    expect(isUp('Resposta 1')).toBe(true);
    press(' ');
    expect(seen()).toEqual([1, 3, 2]);
  });

  it('says nothing where it asks none of the cards, or cannot be asked for', async () => {
    await begin(examIn(9, {}));
    expect(screen.queryByText(/Ordem/)).toBeNull();
    cleanup();
    forget();
    storeTokens(someTokens);
    await open(due, { 'GET /syllabi/exam': { status: 500, body: { message: 'Falhou' } } });
    expect(seen()).toEqual([1, 2, 3]);
  });
});
