import { Outlet } from '@tanstack/react-router';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { sampleCard } from '#test/support/samples/flashcards.ts';
import { heldAnswer, renderRoutes, someStudent, stubApi } from '#test/support/web.tsx';
import { ToastProvider } from '#web/ui/toast/toast-provider.tsx';
import { CreateFromTextPage } from './view.tsx';

const card = (number: number) => ({
  question: `Pergunta ${number}?`,
  answer: `Resposta ${number}`,
  tags: ['células'],
  difficulty: 2,
  source: `A frase ${number} do texto.`,
});
const proposed = (numbers: number[], changes: object = {}) => ({
  body: { cards: numbers.map(card), engine: 'local', fallback: null, note: null, sentences: [], ...changes },
});
const kept = (count: number) => ({
  status: 201,
  body: {
    data: { flashcards: Array.from({ length: count }, (_, index) => sampleCard({ id: `n${index}` })) },
  },
});
const proposeCall = 'POST /flashcards/from-text/preview';
const keepCall = 'POST /flashcards/bulk';

function open(answers: Parameters<typeof stubApi>[0] = {}, at = '/flashcards/create-from-text') {
  const calls = stubApi({
    'GET /auth/profile': { body: { data: { user: someStudent() } } },
    'GET /flashcards/decks': { body: { data: { decks: [] } } },
    [proposeCall]: proposed([1, 2, 3]),
    [keepCall]: kept(2),
    ...answers,
  });
  const shown = renderRoutes(
    { '/flashcards/create-from-text': CreateFromTextPage, '/flashcards': () => 'Lista' },
    {
      at,
      layout: () => (
        <ToastProvider>
          <Outlet />
        </ToastProvider>
      ),
    },
  );
  const sent = (call: string) =>
    calls.filter(({ method, path }) => `${method} ${path}` === call).map(({ body }) => body);
  return { ...shown, sent };
}

const text = () => screen.findByLabelText<HTMLTextAreaElement>('Texto');
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const generate = () => press('Gerar flashcards');
const proposal = (number: number) => within(screen.getByRole('group', { name: `Flashcard ${number}` }));
const untick = (number: number) =>
  userEvent.click(proposal(number).getByRole('checkbox', { name: new RegExp(`flashcard ${number}`) }));
async function fill() {
  await userEvent.type(await text(), 'A mitose divide a célula.');
  await userEvent.type(field('Matéria'), 'Biologia');
}
async function propose() {
  await fill();
  await generate();
  await screen.findByRole('heading', { name: /para conferir/ });
}

beforeEach(() => sessionStorage.clear());

describe('a text', () => {
  it.each([
    ['7', 7],
    ['100000', 50],
  ])('is asked for %s cards of a subject where a link says so', async (asked, count) => {
    const { sent } = open({}, `/flashcards/create-from-text?subject=Biologia&count=${asked}`);
    await userEvent.type(await text(), 'A mitose divide a célula.');
    expect(field('Matéria').value).toBe('Biologia');
    await generate();
    await screen.findByRole('heading', { name: /para conferir/ });
    expect(sent(proposeCall)).toEqual([expect.objectContaining({ count })]);
  });

  it('goes to the deck that a link asks for, cut to what its name may hold', async () => {
    open({}, `/flashcards/create-from-text?subject=Direito&deck=Direito%3A%3A${'a'.repeat(200)}`);
    await text();
    expect(field('Matéria').value).toBe('Direito');
    expect(field('Baralho').value).toBe(`Direito::${'a'.repeat(111)}`);
  });

  it('is needed, and a subject too', async () => {
    const { sent } = open();
    await text();
    await generate();
    for (const sentence of ['O texto é obrigatório.', 'A matéria é obrigatória.'])
      expect(await screen.findAllByText(sentence)).toHaveLength(2);
    await waitFor(async () => expect(document.activeElement).toBe(await text()));
    expect(sent(proposeCall)).toEqual([]);
  });

  it('becomes ten cards in Geral unless said otherwise', async () => {
    const held = heldAnswer(proposed([1]));
    const { sent } = open({ [proposeCall]: held.answering });
    await text();
    expect([field('Baralho').value, screen.getByRole('slider').getAttribute('aria-valuetext')]).toEqual([
      'Geral',
      '10 flashcards',
    ]);
    expect(['min', 'max'].map((name) => screen.getByRole('slider').getAttribute(name))).toEqual(['1', '50']);
    await fill();
    await generate();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Gerando flashcards...' }).disabled).toBe(
      true,
    );
    expect(screen.getByText('Lendo seu texto. Pode levar até 30 segundos.')).toBeTruthy();
    await held.release();
    const heading = await screen.findByRole('heading', { name: '1 flashcard para conferir' });
    expect(document.activeElement).toBe(heading);
    expect(sent(proposeCall)).toEqual([
      { text: 'A mitose divide a célula.', subject: 'Biologia', deck: 'Geral', count: 10 },
    ]);
  });

  it.each([
    [{ status: 422, body: { message: 'O texto é curto demais.', code: 'x' } }, 'O texto é curto demais.'],
    [{ status: 500, body: {} }, 'Não foi possível criar os flashcards. Tente novamente mais tarde.'],
  ])('that becomes none says why and stays: %#', async (failure, sentence) => {
    open({ [proposeCall]: failure });
    await fill();
    await generate();
    expect((await screen.findByRole('alert')).textContent).toBe(sentence);
    expect([(await text()).value, field('Matéria').value]).toEqual(['A mitose divide a célula.', 'Biologia']);
  });

  it('survives a reload, and can be started anew', async () => {
    open();
    await fill();
    cleanup();
    open();
    await screen.findByText('Recuperamos o que você já tinha feito.');
    expect((await text()).value).toBe('A mitose divide a célula.');
    await press('Começar do zero');
    await waitFor(async () => expect((await text()).value).toBe(''));
  });

  it('can be left', async () => {
    open();
    await text();
    expect(screen.getByRole('link', { name: 'Cancelar' }).getAttribute('href')).toBe('/flashcards');
  });
});

describe('the proposed cards', () => {
  it('say where each came from, who made them and why there are fewer', async () => {
    const note = 'Este texto rendeu 3 flashcards distintos, de 10 pedidos.';
    open({ [proposeCall]: proposed([1, 2, 3], { note, fallback: 'failed' }) });
    await propose();
    expect(screen.getByText('Criados sem IA externa. A IA conectada não respondeu.')).toBeTruthy();
    expect(screen.getByText(note)).toBeTruthy();
    expect(proposal(2).getByText('A frase 2 do texto.').tagName).toBe('BLOCKQUOTE');
    expect(proposal(2).getByLabelText<HTMLTextAreaElement>('Pergunta').value).toBe('Pergunta 2?');
  });

  it('are edited, unticked and saved, and lead to the list', async () => {
    const { sent, address } = open();
    await propose();
    await untick(2);
    await userEvent.type(proposal(3).getByLabelText('Resposta'), ' mudada');
    await userEvent.selectOptions(field('Baralho'), 'Novo baralho');
    await userEvent.type(field('Novo baralho'), 'Bio::Células');
    expect(proposal(2).getByText(': não vai ser salvo')).toBeTruthy();
    await press('Salvar 2 flashcards');
    expect(await screen.findByText('2 flashcards criados com sucesso!')).toBeTruthy();
    const filing = { subject: 'Biologia', deck: 'Bio::Células' };
    expect(sent(keepCall)).toEqual([
      {
        cards: [
          { ...card(1), ...filing },
          { ...card(3), answer: 'Resposta 3 mudada', ...filing },
        ],
      },
    ]);
    await waitFor(() => expect(address()).toBe('/flashcards'));
    expect(sessionStorage.length).toBe(0);
  });

  it('need an answer each, and one of them has to stay', async () => {
    const { sent } = open();
    await propose();
    await userEvent.clear(proposal(2).getByLabelText('Resposta'));
    await press('Salvar 3 flashcards');
    expect(await screen.findAllByText('A resposta é obrigatória.')).toHaveLength(2);
    await waitFor(() => expect(document.activeElement).toBe(proposal(2).getByLabelText('Resposta')));
    await press('Desmarcar todos');
    await press('Salvar 0 flashcards');
    expect(await screen.findByText('Escolha pelo menos um flashcard.')).toBeTruthy();
    await press('Marcar todos');
    expect(screen.getByRole('button', { name: 'Salvar 3 flashcards' })).toBeTruthy();
    expect(sent(keepCall)).toEqual([]);
  });

  it('need a subject', async () => {
    const { sent } = open();
    await propose();
    await userEvent.clear(field('Matéria'));
    await press('Salvar 3 flashcards');
    expect((await screen.findAllByText('A matéria é obrigatória.')).length).toBeGreaterThan(0);
    expect(document.activeElement).toBe(field('Matéria'));
    expect(sent(keepCall)).toEqual([]);
  });

  it.each([
    [{ status: 422, body: { message: 'Não dá.', code: 'x' } }, 'Não dá.'],
    [{ status: 500, body: {} }, 'Não foi possível criar os flashcards. Tente novamente mais tarde.'],
  ])('that are not taken say why, and lose nothing, even over a reload: %#', async (failure, sentence) => {
    open({ [keepCall]: failure });
    await propose();
    await untick(1);
    await userEvent.type(proposal(2).getByLabelText('Pergunta'), ' Mudada?');
    await press('Salvar 2 flashcards');
    expect((await screen.findByRole('alert')).textContent).toBe(sentence);
    const look = () => [
      proposal(1).getByRole<HTMLInputElement>('checkbox').checked,
      proposal(2).getByLabelText<HTMLTextAreaElement>('Pergunta').value,
    ];
    expect(look()).toEqual([false, 'Pergunta 2? Mudada?']);
    cleanup();
    open();
    await screen.findByRole('heading', { name: '3 flashcards para conferir' });
    expect(look()).toEqual([false, 'Pergunta 2? Mudada?']);
  });

  it('that replace others can be taken back, with what was edited', async () => {
    let numbers = [1, 2];
    open({ [proposeCall]: () => proposed(numbers) });
    await propose();
    await userEvent.type(proposal(1).getByLabelText('Resposta'), ' minha');
    numbers = [7];
    await generate();
    await screen.findByRole('heading', { name: '1 flashcard para conferir' });
    await userEvent.click(await screen.findByRole('button', { name: 'Desfazer' }));
    await screen.findByRole('heading', { name: '2 flashcards para conferir' });
    expect(proposal(1).getByLabelText<HTMLTextAreaElement>('Resposta').value).toBe('Resposta 1 minha');
  });

  it('that came after the screen was left are found when it is opened again', async () => {
    const held = heldAnswer(proposed([1, 2]));
    const { router } = open({ [proposeCall]: held.answering });
    await fill();
    await generate();
    await router.navigate({ to: '/flashcards' });
    await screen.findByText('Lista');
    await held.release();
    await router.navigate({ to: '/flashcards/create-from-text' });
    expect(await screen.findByRole('heading', { name: '2 flashcards para conferir' })).toBeTruthy();
  });
});

describe('sentences that became no card', () => {
  const sentences = ['A clorofila absorve o azul e o vermelho.', 'Os cactos abrem os estômatos à noite.'];
  const action = (what: string, sentence = sentences[0]) =>
    screen.getByRole('button', { name: `${what}: ${sentence}` });
  const word = (name: string) => userEvent.click(screen.getByRole('button', { name }));

  it('become one with the words that are pressed hidden', async () => {
    const { sent } = open({ [proposeCall]: proposed([1], { sentences }) });
    await propose();
    await userEvent.click(action('Esconder palavras'));
    const create = screen.getByRole<HTMLButtonElement>('button', { name: 'Criar flashcard' });
    expect(create.disabled).toBe(true);
    await word('azul');
    await word('clorofila');
    expect(screen.getByRole('button', { name: 'azul' }).getAttribute('aria-pressed')).toBe('false');
    await userEvent.click(create);
    expect(await screen.findByText('Flashcard 2 criado: confira acima.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Faça os seus' }));
    expect(screen.queryByRole('button', { name: `Esconder palavras: ${sentences[0]}` })).toBeNull();
    await press('Salvar 2 flashcards');
    await screen.findByText('2 flashcards criados com sucesso!');
    expect(sent(keepCall)).toMatchObject([
      {
        cards: [
          { question: 'Pergunta 1?' },
          {
            question: 'A {{c1::clorofila}} absorve o azul e o vermelho.',
            answer: 'clorofila',
            source: sentences[0],
            subject: 'Biologia',
          },
        ],
      },
    ]);
  });

  it('answer a question that the student writes, and are found again after a reload', async () => {
    open({ [proposeCall]: proposed([], { sentences, note: 'Nenhuma.' }) });
    await fill();
    await generate();
    await screen.findByRole('heading', { name: 'Nenhum flashcard pronto' });
    await userEvent.click(action('Perguntar', sentences[1]));
    const question = proposal(1).getByLabelText<HTMLTextAreaElement>('Pergunta');
    await waitFor(() => expect(document.activeElement).toBe(question));
    await userEvent.keyboard('Quando os cactos abrem os estômatos?');
    cleanup();
    open();
    await screen.findByRole('heading', { name: '1 flashcard para conferir' });
    expect(proposal(1).getByLabelText<HTMLTextAreaElement>('Pergunta').value).toBe(
      'Quando os cactos abrem os estômatos?',
    );
    expect(proposal(1).getByLabelText<HTMLTextAreaElement>('Resposta').value).toBe(sentences[1]);
    expect(action('Esconder palavras')).toBeTruthy();
  });

  it('can be left as they are', async () => {
    open({ [proposeCall]: proposed([1], { sentences }) });
    await propose();
    await userEvent.click(action('Esconder palavras'));
    await userEvent.click(
      within(screen.getByRole('group', { name: /Toque nas palavras/ })).getByRole('button', {
        name: 'Cancelar',
      }),
    );
    expect(action('Esconder palavras')).toBeTruthy();
    expect(screen.getByRole('heading', { name: '1 flashcard para conferir' })).toBeTruthy();
  });
});

describe('a summary', () => {
  const id = '0193a000-0000-7000-8000-00000000005a';
  const at = `/flashcards/create-from-text?summary=${id}`;
  const summaryCall = `GET /summaries/${id}`;
  const previewCall = 'POST /flashcards/from-summary/preview';
  const summary = (changes: object = {}) => ({
    body: { data: { summary: { id, title: 'Fotossíntese', subject: 'Biologia', ...changes } } },
  });
  const openSummary = (answers: Parameters<typeof stubApi>[0] = {}) =>
    open({ [summaryCall]: summary(), [previewCall]: proposed([1, 2]), ...answers }, at);

  it('stands where the text would, and its cards are gone through before they are kept', async () => {
    const { sent, address } = openSummary();
    const link = await screen.findByRole('link', { name: 'Fotossíntese' });
    expect(link.getAttribute('href')).toBe(`/summaries/${id}`);
    expect(screen.queryByLabelText('Texto')).toBeNull();
    expect([field('Matéria').value, field('Baralho').value]).toEqual(['Biologia', 'Biologia']);
    await generate();
    await screen.findByRole('heading', { name: '2 flashcards para conferir' });
    expect(sent(previewCall)).toEqual([{ summaryId: id, deck: 'Biologia', count: 10 }]);
    await untick(2);
    await press('Salvar 1 flashcard');
    await waitFor(() => expect(address()).toBe('/flashcards'));
    expect(sent(keepCall)).toMatchObject([
      { cards: [{ question: 'Pergunta 1?', subject: 'Biologia', deck: 'Biologia' }] },
    ]);
    expect(sessionStorage.length).toBe(0);
  });

  it('of no subject goes to the usual deck', async () => {
    openSummary({ [summaryCall]: summary({ subject: 'Outro' }) });
    await screen.findByRole('link', { name: 'Fotossíntese' });
    expect([field('Matéria').value, field('Baralho').value]).toEqual(['Outro', 'Geral']);
  });

  it('leaves a text that was begun alone', async () => {
    open();
    await userEvent.type(await text(), 'Outro texto.');
    cleanup();
    openSummary();
    await userEvent.clear(await screen.findByLabelText<HTMLInputElement>('Matéria'));
    cleanup();
    open();
    expect((await text()).value).toBe('Outro texto.');
  });

  it('that is not there says so', async () => {
    const message = 'Resumo não encontrado.';
    openSummary({ [summaryCall]: { status: 404, body: { message, code: 'summaries.summary_not_found' } } });
    expect((await screen.findByRole('alert')).textContent).toContain(message);
    expect(screen.getByRole('link', { name: 'Voltar ao resumo' })).toBeTruthy();
  });
});
