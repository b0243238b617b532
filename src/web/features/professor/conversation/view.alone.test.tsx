import { Outlet } from '@tanstack/react-router';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnswerEvent, ChatMessage } from '#shared/contracts/professor.ts';
import { sampleConversation, sampleMessage } from '#test/support/samples/professor.ts';
import { samplePlan, sampleCard as samplePlanCard } from '#test/support/samples/study-plans.ts';
import { heldAnswer, renderRoutes, stubApi, toldEvents } from '#test/support/web.tsx';
import { ToastProvider } from '#web/ui/toast/toast-provider.tsx';
import { ProfessorPage } from './view.tsx';

/** The id of every question that is made here. */
const madeId = '0193a000-0000-7000-8000-000000000009';
vi.mock('uuid', () => ({ v7: () => madeId }));

const { id } = sampleConversation();
const other = '0193a000-0000-7000-8000-000000000002';
const begin = 'POST /chatbot/conversations';
const list = 'GET /chatbot/conversations';
const detail = `GET /chatbot/conversations/${id}`;
const send = `POST /chatbot/conversations/${id}/messages`;
const titleCall = `PUT /chatbot/conversations/${id}/generate-title`;
const resetsAt = new Date(2026, 2, 11).toISOString();
const usage = { used: 12, limit: 30, resetsAt, modelUse: { engine: 'local', used: 0, resetsAt } };
const unknown = {
  [`GET /chatbot/conversations/${id}/messages/${madeId}`]: {
    status: 404,
    body: { message: 'Mensagem não encontrada.', code: 'professor.message_not_found' },
  },
};
const failure = { status: 500, body: { message: 'Algo deu errado do nosso lado.', code: 'common.internal' } };

const conversation = (messages: ChatMessage[] = [], changes: object = {}) => ({
  body: { conversation: { ...sampleConversation(), messages, hasEarlier: false, ...changes } },
});
const writing = sampleMessage(1, { content: '', status: 'writing' });
const begun = (question = sampleMessage(0), answer = writing): AnswerEvent => ({
  type: 'begun',
  question,
  answer,
});
const ended = (content: string, changes: Partial<ChatMessage> = {}): AnswerEvent => ({
  type: 'ended',
  answer: sampleMessage(1, { content, ...changes }),
});

function open(answers: Parameters<typeof stubApi>[0] = {}, at = `/professor?c=${id}`) {
  const calls = stubApi({
    [list]: {
      body: { conversations: [sampleConversation(), sampleConversation({ id: other, title: 'Verbos' })] },
    },
    [detail]: conversation(),
    [`GET /chatbot/conversations/${other}`]: conversation([], { id: other, title: 'Verbos' }),
    'GET /chatbot/usage': { body: { data: { usage } } },
    ...answers,
  });
  const shown = renderRoutes(
    {
      '/professor': ProfessorPage,
      '/flashcards/$cardId': () => 'Flashcard',
      '/study-plans/create': () => 'Criar',
    },
    {
      at,
      layout: () => (
        <ToastProvider>
          <Outlet />
        </ToastProvider>
      ),
    },
  );
  const sent = (call: string) => calls.filter(({ method, path }) => `${method} ${path}` === call);
  /** What the calls of one kind carried. */
  const bodies = (call: string) => sent(call).map(({ body }) => (body ?? {}) as Record<string, unknown>);
  return { ...shown, sent, bodies };
}

const box = () => screen.findByLabelText<HTMLTextAreaElement>('Sua mensagem');
const log = () => screen.getByRole('log', { name: 'Mensagens' });
const said = () =>
  within(log())
    .getAllByRole('article')
    .map((message) => message.textContent ?? '');
const ready = () => screen.findByRole('list', { name: 'Ideias para começar' });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
async function ask(text = 'O que é mitose?') {
  await userEvent.type(await box(), `${text}{Enter}`);
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => vi.useRealTimers());

describe('opening', () => {
  it('shows the first of the latest twenty, with the greeting in an empty one', async () => {
    const { sent, address } = open({}, '/professor');
    expect(await screen.findByText('Olá! Como posso te ajudar com seus estudos hoje?')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'Mitose' })).toBeTruthy();
    expect(address()).toBe(`/professor?c=${id}`);
    expect(sent(list)[0]?.search).toBe('?limit=20&sort=lastActivity');
    const entries = within(screen.getByRole('list', { name: 'Conversas' })).getAllByRole('link');
    expect(entries.map((entry) => entry.getAttribute('aria-current'))).toEqual(['page', null]);
    expect(screen.getByText('12 de 30 mensagens hoje')).toBeTruthy();
  });

  it('begins a conversation when there is none, once', async () => {
    const { bodies, address } = open(
      {
        [list]: { body: { conversations: [] } },
        [begin]: { status: 201, body: { conversation: sampleConversation({ title: 'Nova Conversa' }) } },
      },
      '/professor',
    );
    await ready();
    expect(bodies(begin)).toEqual([{ title: 'Nova Conversa' }]);
    expect(address()).toBe(`/professor?c=${id}`);
  });

  it('says that none could be begun, and lets the student try again', async () => {
    let isUp = false;
    const { sent } = open(
      {
        [list]: { body: { conversations: [] } },
        [begin]: () => (isUp ? { status: 201, body: { conversation: sampleConversation() } } : failure),
      },
      '/professor',
    );
    expect(
      (await screen.findAllByText('Não foi possível iniciar uma nova conversa.')).length,
    ).toBeGreaterThan(0);
    isUp = true;
    await press('Tentar novamente');
    await ready();
    expect(sent(begin)).toHaveLength(2);
  });

  it('says that the list could not be loaded, and still shows what the address names', async () => {
    open({ [list]: failure });
    expect(await screen.findByText('Erro ao carregar lista de conversas.')).toBeTruthy();
    await ready();
  });

  it('says that a conversation could not be loaded, in the words of the tutor too', async () => {
    let isUp = false;
    open({ [detail]: () => (isUp ? conversation([sampleMessage(0)]) : failure) });
    expect(await screen.findByText('Não foi possível carregar a conversa selecionada.')).toBeTruthy();
    expect(said().join()).toContain('Erro ao carregar esta conversa.');
    isUp = true;
    await press('Tentar novamente');
    expect(await screen.findByText('Pergunta 0')).toBeTruthy();
  });
});

describe('asking', () => {
  it('shows the question at once, then the answer as it comes, with its sources', async () => {
    const events = toldEvents<AnswerEvent>();
    const { bodies } = open({ [send]: events.answer });
    await ready();
    await ask();
    expect(said()).toHaveLength(2);
    expect(said()[0]).toContain('O que é mitose?');
    expect(said()[1]).toContain('Digitando...');
    expect((await box()).value).toBe('');
    expect(document.activeElement).toBe(await box());
    expect(bodies(send)).toEqual([{ id: madeId, message: 'O que é mitose?' }]);

    await events.tell(begun(sampleMessage(0, { id: madeId, content: 'O que é mitose?' })));
    await events.tell({ type: 'text', text: 'A mitose ' });
    await events.tell({ type: 'text', text: 'divide' });
    await waitFor(() => expect(said()[1]).toContain('A mitose divide'));
    expect(within(log()).getAllByRole('article')[1]?.getAttribute('aria-busy')).toBe('true');
    const citation = {
      kind: 'flashcard',
      id: other,
      title: 'Mitose',
      quote: 'Divide em duas.',
      page: null,
    } as const;
    await events.tell(ended('A mitose divide a célula [1].', { citations: [citation], fallback: 'used_up' }));
    await waitFor(() => expect(screen.queryByText('Digitando...')).toBeNull());
    expect(said()[1]).toContain('A mitose divide a célula');
    expect(said()[1]).toContain('Sem IA externa');
    expect(said()[1]).toContain('Sua parte da IA do dia já tinha sido usada; ela volta no dia seguinte.');
    const source = await screen.findByRole('link', { name: 'Mitose', hidden: false });
    expect(source.getAttribute('href')).toBe(`/flashcards/${other}`);
    expect(within(log()).getAllByRole('article')[1]?.getAttribute('aria-busy')).toBeNull();
  });

  it('needs a message or a file, and one answer at a time', async () => {
    const events = toldEvents<AnswerEvent>();
    const { bodies } = open({ [send]: events.answer });
    await ready();
    await userEvent.type(await box(), '   {Enter}');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Enviar' }).disabled).toBe(true);
    await userEvent.clear(await box());
    await userEvent.type(await box(), 'um{Shift>}{Enter}{/Shift}dois');
    expect((await box()).value).toBe('um\ndois');
    await userEvent.keyboard('{Enter}');
    await userEvent.type(await box(), 'três{Enter}');
    expect(bodies(send).map(({ message }) => message)).toEqual(['um\ndois']);
    expect((await box()).value).toBe('três');
  });

  it('sends a file last, in a form', async () => {
    const events = toldEvents<AnswerEvent>();
    const { bodies } = open({ [send]: events.answer });
    await ready();
    const picker = screen.getByLabelText<HTMLInputElement>('Arquivo para anexar');
    await userEvent.upload(picker, new File(['mitose'], 'aula.txt', { type: 'text/plain' }));
    expect(await screen.findByText('aula.txt')).toBeTruthy();
    await press('Remover anexo');
    expect(screen.queryByText('aula.txt')).toBeNull();
    await userEvent.upload(picker, new File(['mitose'], 'aula.txt', { type: 'text/plain' }));
    await screen.findByText('aula.txt');
    await press('Enviar');
    const [form = {}] = bodies(send);
    expect(Object.keys(form)).toEqual(['message', 'id', 'fileName', 'file']);
    expect(form.fileName).toBe('aula.txt');
    expect(said()[0]).toContain('aula.txt');
  });

  it('takes a file that is dropped or pasted, and says why it does not take another', async () => {
    open();
    await ready();
    const picture = new File(['x'], 'foto.png', { type: 'image/png' });
    fireEvent.drop(screen.getByRole('region', { name: 'Conversa' }), { dataTransfer: { files: [picture] } });
    expect(await screen.findByText(/Este arquivo não é PDF, Word/)).toBeTruthy();
    const notes = new File(['x'], 'notas.md', { type: 'text/markdown' });
    fireEvent.paste(await box(), { clipboardData: { files: [notes] } });
    expect(await screen.findByText('notas.md')).toBeTruthy();
    expect(screen.queryByText(/Este arquivo não é PDF, Word/)).toBeNull();
  });

  it('asks for a title after the second question, and shows it above and beside', async () => {
    const events = toldEvents<AnswerEvent>();
    const untitled = sampleConversation({ title: 'Nova Conversa' });
    const { sent } = open({
      [list]: { body: { conversations: [untitled] } },
      [detail]: conversation([sampleMessage(0), sampleMessage(1)], { title: 'Nova Conversa' }),
      [send]: events.answer,
      [titleCall]: { body: { title: 'Divisão celular' } },
    });
    await screen.findByText('Resposta 1');
    await ask();
    expect(sent(titleCall)).toHaveLength(0);
    const answer = sampleMessage(3, { content: '', status: 'writing' });
    await events.tell({ type: 'begun', question: sampleMessage(2), answer });
    expect(await screen.findByRole('heading', { name: 'Divisão celular' })).toBeTruthy();
    expect(sent(titleCall)).toHaveLength(1);
  });
});

describe('what goes wrong', () => {
  const lost = 'Erro ao enviar mensagem ou arquivo. Tente novamente.';
  const sorry = 'Desculpe, ocorreu um erro ao processar sua solicitação.';

  it('gives a question back that did not arrive, and sends it again under the same id', async () => {
    const events = toldEvents<AnswerEvent>();
    let isUp = false;
    const { bodies } = open({ ...unknown, [send]: () => (isUp ? events.answer : { status: 0 }) });
    await ready();
    await ask();
    // Once: in the log, which is read out.
    const told = await screen.findByText(new RegExp(lost));
    expect(screen.getByRole('log').contains(told)).toBe(true);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(said().at(-1)).toContain(sorry);
    expect(said().at(-2)).toContain('Não enviada');
    expect((await box()).value).toBe('O que é mitose?');
    isUp = true;
    await press('Tentar de novo');
    expect((await box()).value).toBe('');
    expect(bodies(send)).toEqual(Array(2).fill({ id: madeId, message: 'O que é mitose?' }));
    expect(screen.queryByText(new RegExp(lost))).toBeNull();
  });

  it("shows the server's own sentence when it refuses, and gives the question back", async () => {
    const sentence = 'Você usou as 30 mensagens de hoje do plano Gratuito.';
    open({ [send]: { status: 403, body: { message: sentence, code: 'professor.daily_limit' } } });
    await ready();
    await ask();
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect((await box()).value).toBe('O que é mitose?');
    expect(screen.queryByText(sorry)).toBeNull();
  });

  it('keeps what came of an answer that failed, and has it written again', async () => {
    const events = toldEvents<AnswerEvent>();
    const again = toldEvents<AnswerEvent>();
    open({
      [send]: events.answer,
      [`${send}/${writing.id}/retry`]: again.answer,
    });
    await ready();
    await ask();
    await events.tell(begun());
    await events.tell({ type: 'text', text: 'A mitose' });
    await events.tell({ type: 'failed', message: lost, code: 'professor.answer_failed' });
    expect(await screen.findByText(lost)).toBeTruthy();
    expect(said()[1]).toContain('A mitose');
    expect(said()[1]).toContain('A resposta foi interrompida aqui.');
    await press('Tentar de novo');
    expect(said()[1]).toContain('Digitando...');
    expect(said()[1]).not.toContain('A mitose');
    const anew = sampleMessage(1, { id: 'nova', content: '', status: 'writing' });
    await again.tell({ type: 'begun', question: null, answer: anew });
    await again.tell({ type: 'ended', answer: { ...anew, content: 'Toda a resposta', status: 'done' } });
    await waitFor(() => expect(said()[1]).toContain('Toda a resposta'));
    expect(said()).toHaveLength(2);
  });

  it('counts an answer without content as a failure', async () => {
    const events = toldEvents<AnswerEvent>();
    open({ [send]: events.answer });
    await ready();
    await ask();
    await events.tell(begun());
    await events.tell(ended(''));
    expect(await screen.findByText(lost)).toBeTruthy();
    expect(said()[1]).toContain(sorry);
  });

  it('asks for an answer whose connection breaks, until it ends', async () => {
    const events = toldEvents<AnswerEvent>();
    let looks = 0;
    open({
      [send]: events.answer,
      [`GET /chatbot/conversations/${id}/messages/${writing.id}`]: () => {
        looks += 1;
        const done = sampleMessage(1, { content: 'Toda a resposta' });
        return { body: { message: looks > 1 ? done : { ...writing, content: 'Toda' } } };
      },
    });
    await ready();
    await ask();
    await events.tell(begun());
    await events.break();
    expect(await screen.findByText('Toda a resposta')).toBeTruthy();
    expect(screen.queryByText('Digitando...')).toBeNull();
  });

  it('shows what came of an answer after a reload, and follows it to its failure', async () => {
    const message = { ...writing, content: 'A mitose' };
    open({
      [detail]: conversation([sampleMessage(0), message]),
      [`GET /chatbot/conversations/${id}/messages/${writing.id}`]: {
        body: { message: { ...message, status: 'failed' } },
      },
    });
    expect(await screen.findByText('A mitose')).toBeTruthy();
    expect(await screen.findByText('A resposta foi interrompida aqui.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Tentar de novo' })).toBeTruthy();
  });

  it('does not say for ever that an answer is being typed', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const events = toldEvents<AnswerEvent>();
    open({
      [send]: events.answer,
      [`GET /chatbot/conversations/${id}/messages/${writing.id}`]: { status: 0 },
    });
    await ready();
    fireEvent.change(await box(), { target: { value: 'O que é mitose?' } });
    fireEvent.click(screen.getByRole('button', { name: 'Enviar' }));
    await events.tell(begun());
    expect(said()[1]).toContain('Digitando...');
    await act(() => vi.advanceTimersByTimeAsync(100_000));
    await waitFor(() => expect(said()[1]).toContain(sorry));
    expect(events.cancelled).toHaveBeenCalled();
  });
});

describe('stopping', () => {
  it('keeps what came, by the button or by Esc', async () => {
    const events = toldEvents<AnswerEvent>();
    const { sent } = open({
      [send]: events.answer,
      [`${send}/${writing.id}/stop`]: {
        body: { message: { ...writing, content: 'A mitose', status: 'stopped' } },
      },
    });
    await ready();
    await ask();
    await events.tell(begun());
    await userEvent.keyboard('{Escape}');
    expect(sent(`${send}/${writing.id}/stop`)).toHaveLength(1);
    expect(await screen.findByText('Resposta parada aqui.')).toBeTruthy();
    expect(said()[1]).toContain('A mitose');
    expect(screen.getByRole('button', { name: 'Tentar de novo' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Enviar' })).toBeTruthy();
  });

  it('gives a question back that was not on its way yet', async () => {
    open({ ...unknown, [send]: () => new Promise(() => {}) });
    await ready();
    await ask();
    await press('Parar');
    await waitFor(async () => expect((await box()).value).toBe('O que é mitose?'));
    expect(screen.queryByText(/Erro ao enviar/)).toBeNull();
  });
});

it('keeps what is typed through a reload, and forgets what has arrived', async () => {
  const events = toldEvents<AnswerEvent>();
  const { sent } = open({ [send]: events.answer });
  await userEvent.type(await box(), 'O que é mitose?');
  cleanup();
  open({ [send]: events.answer });
  expect((await box()).value).toBe('O que é mitose?');
  await ready();
  await userEvent.type(await box(), '{Enter}');
  await events.tell(begun());
  cleanup();
  open({ [detail]: conversation([sampleMessage(0), sampleMessage(1)]) });
  await screen.findByText('Resposta 1');
  expect((await box()).value).toBe('');
  expect(sent(send)).toHaveLength(0);
});

it('loads earlier messages on request, before those that are there', async () => {
  const messages = (first: number) => Array.from({ length: 50 }, (_, index) => sampleMessage(first + index));
  const { sent } = open({
    [detail]: ({ search }) =>
      search.includes('before')
        ? conversation(messages(0))
        : conversation(messages(50), { hasEarlier: true }),
  });
  await screen.findByText('Pergunta 50');
  await press('Ver mensagens anteriores');
  await screen.findByText('Pergunta 0');
  expect(sent(detail).map(({ search }) => search)).toEqual(['?limit=50', '?limit=50&before=50']);
  expect(said()).toHaveLength(100);
  expect(said()[0]).toContain('Pergunta 0');
  expect(screen.queryByRole('button', { name: 'Ver mensagens anteriores' })).toBeNull();
});

describe('a conversation', () => {
  const row = (title: string) => screen.findByRole('link', { name: new RegExp(title) });

  it('is renamed in place', async () => {
    const change = `PUT /chatbot/conversations/${id}`;
    const { bodies } = open({
      [change]: { body: { conversation: sampleConversation({ title: 'Divisão' }) } },
    });
    await ready();
    await press('Mais ações');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Renomear conversa' }));
    await waitFor(() => expect(document.activeElement?.tagName).toBe('INPUT'));
    await userEvent.keyboard('Divisão{Enter}');
    expect(screen.getByRole('heading', { name: 'Divisão' })).toBeTruthy();
    expect(await row('Divisão')).toBeTruthy();
    expect(bodies(change)).toEqual([{ title: 'Divisão' }]);
  });

  it('is called as before when the new name is refused', async () => {
    const held = heldAnswer(failure);
    open({ [`PUT /chatbot/conversations/${id}`]: held.answering });
    await ready();
    await userEvent.click(screen.getByRole('radio', { name: 'Socrático' }));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Socrático' }).checked).toBe(true);
    await held.release();
    await waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Normal' }).checked).toBe(true),
    );
  });

  it('is deleted after a yes, and the first that remains is opened', async () => {
    const { sent, address } = open({ [`DELETE /chatbot/conversations/${id}`]: { status: 204 } });
    await ready();
    await press('Excluir conversa');
    expect(screen.getByText('Excluir?')).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Não');
    await press('Não');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Excluir conversa');
    expect(sent(`DELETE /chatbot/conversations/${id}`)).toHaveLength(0);
    await press('Excluir conversa');
    await press('Sim');
    expect(await screen.findByRole('heading', { name: 'Verbos' })).toBeTruthy();
    expect(address()).toBe(`/professor?c=${other}`);
  });

  it('is followed by a new one when it was the last', async () => {
    let isGone = false;
    const next = sampleConversation({ id: other, title: 'Nova Conversa' });
    const { sent } = open({
      [list]: () => ({ body: { conversations: isGone ? [] : [sampleConversation()] } }),
      [`DELETE /chatbot/conversations/${id}`]: () => {
        isGone = true;
        return { status: 204 };
      },
      [begin]: { status: 201, body: { conversation: next } },
    });
    await ready();
    await press('Excluir conversa');
    await press('Sim');
    await waitFor(() => expect(sent(begin)).toHaveLength(1));
    expect(await screen.findByRole('heading', { name: 'Verbos' })).toBeTruthy();
  });

  it('is loaded again when it could not be deleted', async () => {
    const { sent } = open({ [`DELETE /chatbot/conversations/${id}`]: failure });
    await ready();
    await press('Excluir conversa');
    await press('Sim');
    expect(
      (await screen.findAllByText('Não foi possível excluir a conversa. Tente novamente.')).length,
    ).toBeGreaterThan(0);
    await waitFor(() => expect(sent(detail)).toHaveLength(2));
  });

  it('is found by what was said in it', async () => {
    const { address } = open({
      [list]: ({ search }) => ({
        body: {
          conversations: search.includes('search=verbos')
            ? [sampleConversation({ id: other, title: 'Verbos' })]
            : [sampleConversation()],
        },
      }),
    });
    await ready();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Buscar nas conversas' }), 'verbos');
    expect(await row('Verbos')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('link', { name: /Mitose/ })).toBeNull());
    expect(address()).toContain('q=verbos');
  });
});

describe('an answer', () => {
  const answered = conversation([
    sampleMessage(0, { content: 'O que é mitose?' }),
    sampleMessage(1, {
      content: 'Divide a célula [1].',
      citations: [{ kind: 'summary', id: 'r9', title: 'Biologia', quote: '', page: null }],
    }),
  ]);
  const decks = { 'GET /flashcards/decks': { body: { data: { decks: [] } } } };

  it('becomes flashcards, more than one when they are asked for, once they were seen', async () => {
    const card = {
      question: 'O que divide?',
      answer: 'A mitose',
      tags: [],
      difficulty: 3,
      source: 'Divide.',
    };
    const { bodies } = open({
      [detail]: answered,
      ...decks,
      'POST /flashcards/from-text/preview': { body: { cards: [card], engine: 'local', note: null } },
      'POST /flashcards/bulk': { status: 201, body: { data: { flashcards: [card, card] } } },
    });
    await screen.findByText('O que é mitose?');
    await press('Criar flashcard');
    const dialog = within(await screen.findByRole('dialog', { name: 'Criar flashcard' }));
    expect(dialog.getByLabelText<HTMLTextAreaElement>('Pergunta').value).toBe('O que é mitose?');
    expect(dialog.getByLabelText<HTMLTextAreaElement>('Resposta').value).toBe('Divide a célula.');
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar flashcard' }));
    expect(await dialog.findByText('A matéria é obrigatória.')).toBeTruthy();
    await userEvent.type(dialog.getByLabelText('Matéria'), 'Biologia');
    await userEvent.click(dialog.getByRole('button', { name: 'Propor mais a partir da resposta' }));
    await dialog.findByDisplayValue('O que divide?');
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar 2 flashcards' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Criar flashcard' })).toBeNull());
    expect(bodies('POST /flashcards/bulk')[0]?.cards).toMatchObject([
      { question: 'O que é mitose?', answer: 'Divide a célula.', subject: 'Biologia', deck: 'Geral' },
      { question: 'O que divide?', source: 'Divide.' },
    ]);
  });

  it('that only names what could be studied is not kept', async () => {
    open({
      [detail]: conversation([
        sampleMessage(0, { content: 'O que é ebulioscopia?' }),
        sampleMessage(1, {
          content: 'Não encontrei nada sobre isso. Para começar, o que há no catálogo [1].',
          engine: 'local',
          citations: [{ kind: 'catalogue', id: null, title: 'Química', quote: '', page: null }],
        }),
      ]),
    });
    await screen.findByText(/Não encontrei nada sobre isso/);
    expect(screen.queryByRole('button', { name: 'Criar flashcard' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Salvar como resumo' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Adicionar ao plano' })).toBeNull();
  });

  it('becomes a summary', async () => {
    const { bodies } = open({
      [detail]: answered,
      'POST /summaries/own': { status: 201, body: { data: { summary: { id: 'r1' } } } },
      'GET /summaries/r1': { body: { data: { summary: { id: 'r1' } } } },
    });
    await screen.findByText('O que é mitose?');
    await press('Salvar como resumo');
    const dialog = within(await screen.findByRole('dialog', { name: 'Salvar como resumo' }));
    await userEvent.clear(dialog.getByLabelText('Resumo'));
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar resumo' }));
    expect(await dialog.findByText('O resumo é obrigatório.')).toBeTruthy();
    await userEvent.type(dialog.getByLabelText('Resumo'), 'Divide.');
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar resumo' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Salvar como resumo' })).toBeNull());
    expect(bodies('POST /summaries/own')).toEqual([
      { title: 'O que é mitose?', subject: '', summary: 'Divide.' },
    ]);
  });

  it('becomes a topic of a plan, after those that it has', async () => {
    const plan = samplePlan();
    const { bodies } = open({
      [detail]: answered,
      'GET /study-plans': { body: { studyPlans: [samplePlanCard({ id: plan.id, title: plan.title })] } },
      [`GET /study-plans/${plan.id}`]: { body: { data: { studyPlan: plan } } },
      [`PUT /study-plans/${plan.id}`]: { body: { data: { studyPlan: plan } } },
    });
    await screen.findByText('O que é mitose?');
    await press('Adicionar ao plano');
    const dialog = within(await screen.findByRole('dialog', { name: 'Adicionar ao plano' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Adicionar tópico' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Adicionar ao plano' })).toBeNull());
    const [{ topics } = {}] = bodies(`PUT /study-plans/${plan.id}`);
    expect(topics).toHaveLength(plan.topics.length + 1);
    expect(topics).toContainEqual(
      expect.objectContaining({ name: 'O que é mitose?', description: 'Divide a célula.' }),
    );
  });
});
