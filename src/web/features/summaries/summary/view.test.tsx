import { Outlet } from '@tanstack/react-router';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Summary } from '#shared/contracts/summaries.ts';
import { summaryFileName } from '#shared/rules/text/summary-file-name.ts';
import type { Tier } from '#shared/rules/tiers.ts';
import { sampleDraft, sampleSummary, sampleTask } from '#test/support/samples/summaries.ts';
import { sampleSyllabus } from '#test/support/samples/syllabi.ts';
import { sampleSyllabusCard } from '#test/support/samples/syllabus-answers.ts';
import { heldAnswer, renderRoutes, someStudent, stubApi } from '#test/support/web.tsx';
import { ToastProvider } from '#web/ui/toast/toast-provider.tsx';
import { summaryMarkdown } from '../summary-labels.ts';
import { SummaryPage } from './view.tsx';

const { id } = sampleSummary();
const [path, regenerateCall] = [`/summaries/${id}`, `POST /summaries/${id}/regenerate`];
const one = (changes: Partial<Summary> = {}) => ({
  body: { data: { summary: sampleSummary(changes) } },
});

function open(answers: Parameters<typeof stubApi>[0] = {}, plan: Tier = 'premium') {
  const calls = stubApi({
    'GET /auth/profile': { body: { data: { user: someStudent({ plan }) } } },
    [`GET ${path}`]: one(),
    'GET /syllabi': { body: { syllabi: [] } },
    [`GET /syllabi/summaries/${id}`]: { body: { topic: null } },
    ...answers,
  });
  const screens = {
    '/summaries/$summaryId': SummaryPage,
    '/summaries/$summaryId/edit': () => 'Edição',
    '/syllabi/$syllabusId': () => 'O edital',
    '/summaries': () => 'Lista',
    '/flashcards/create-from-text': () => 'Flashcards',
  };
  const layout = () => (
    <ToastProvider>
      <Outlet />
    </ToastProvider>
  );
  const shown = renderRoutes(screens, { at: path, layout });
  const sent = (call: string) =>
    calls.filter((made) => `${made.method} ${made.path}` === call).map(({ body }) => body);
  return { ...shown, sent };
}

const ready = () => screen.findByRole('heading', { level: 1, name: 'Fotossíntese' });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const fact = (name: string) => screen.getByText(name).nextElementSibling?.textContent;

beforeEach(() => sessionStorage.clear());

describe('the reading view', () => {
  it('says why the local engine wrote it in place of the connected model', async () => {
    open({ [`GET ${path}`]: one({ fallback: 'too_long' }) });
    await ready();
    expect(fact('Como foi feito')).toBe(
      'Feito sem IA externa. O texto é longo demais para a IA no seu plano.',
    );
  });

  it('shows the summary, its facts and where it comes from', async () => {
    open();
    await ready();
    expect((await screen.findByText('fotossíntese')).tagName).toBe('STRONG');
    expect(['Palavras', 'Redução', 'Origem', 'Como foi feito', 'Criado em'].map(fact)).toEqual([
      '240 de 1.200',
      '80%',
      'Documento de 14 páginas',
      'Feito sem IA externa',
      '10/03/2026',
    ]);
    expect(screen.getByText('1min de leitura')).toBeTruthy();
    expect(screen.getByText('células')).toBeTruthy();
  });

  it('unfolds the sentence that a key point comes from, with its page', async () => {
    open();
    await ready();
    const [first, second] = within(screen.getByRole('region', { name: 'Pontos-chave' })).getAllByRole(
      'listitem',
    );
    const disclosure = first?.querySelector('details');
    expect(disclosure?.querySelector('summary')?.textContent).toBe('Ver no texto, ponto 1 · p. 12');
    expect(disclosure?.querySelector('blockquote')?.textContent).toBe(
      'A clorofila é o pigmento que absorve a luz.',
    );
    expect(second?.querySelector('details')).toBeNull();
  });

  it('keeps the original text folded', async () => {
    open();
    await ready();
    expect(screen.queryByText('Ela ocorre nos cloroplastos.')).toBeNull();
    await press('Texto original (1.200 palavras)');
    expect(await screen.findByText('Ela ocorre nos cloroplastos.')).toBeTruthy();
  });

  it('of a title has no text and no reduction', async () => {
    open({
      [`GET ${path}`]: one({
        origin: 'title',
        pages: null,
        originalText: '',
        wordCount: { original: 0, summary: 240 },
        compressionRate: 0,
        engine: 'model',
      }),
    });
    await ready();
    expect([fact('Palavras'), fact('Origem'), fact('Como foi feito')]).toEqual([
      '240',
      'Título, sem um texto',
      'Feito com IA conectada',
    ]);
    expect(screen.queryByText('Redução')).toBeNull();
    expect(screen.queryByRole('button', { name: /Texto original/ })).toBeNull();
  });

  it('that is not there says so and leads back', async () => {
    open({ [`GET ${path}`]: { status: 404, body: { message: 'x', code: 'y' } } });
    expect(await screen.findByText('Resumo não encontrado.')).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: 'Voltar aos resumos' }));
    expect(await screen.findByText('Lista')).toBeTruthy();
  });

  it('that could not be loaded is asked for again', async () => {
    let turn = 0;
    open({ [`GET ${path}`]: () => (turn++ === 0 ? { status: 500 } : one()) });
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Não foi possível carregar o resumo. Tente novamente mais tarde.',
    );
    await press('Tentar novamente');
    await ready();
  });
});

describe('what can be done with it', () => {
  it('leads to cards and to the edit form', async () => {
    open();
    await ready();
    const address = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(address('Gerar flashcards')).toBe(`/flashcards/create-from-text?summary=${id}`);
    expect(address('Editar')).toBe(`${path}/edit`);
  });

  it('is copied as Markdown', async () => {
    const user = userEvent.setup();
    open();
    await ready();
    await user.click(screen.getByRole('button', { name: 'Exportar' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Copiar' }));
    expect(await screen.findByText('Resumo copiado.')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe(summaryMarkdown(sampleSummary()));
  });

  it('is downloaded as a PDF named after it', async () => {
    const saved: string[] = [];
    URL.createObjectURL = () => 'blob:resumo';
    URL.revokeObjectURL = () => {};
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    open({ [`GET ${path}/pdf`]: { file: '%PDF' } });
    await ready();
    await press('Exportar');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Baixar PDF' }));
    await waitFor(() => expect(saved).toEqual([summaryFileName('Fotossíntese')]));
  });

  it('is deleted once its name was confirmed', async () => {
    open({ [`DELETE ${path}`]: { status: 204 } });
    await ready();
    await press('Excluir');
    const dialog = within(
      await screen.findByRole('alertdialog', { name: 'Excluir o resumo “Fotossíntese”?' }),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Excluir resumo' }));
    expect(await screen.findByText('Lista')).toBeTruthy();
    expect(await screen.findByText('Resumo excluído.')).toBeTruthy();
  });
});

describe('sharing', () => {
  const share = () => screen.findByRole<HTMLInputElement>('switch', { name: 'Público' });

  it('shows at once, and gives the link', async () => {
    const held = heldAnswer(one({ isPublic: true }));
    const user = userEvent.setup();
    const { sent } = open({ [`PUT ${path}`]: held.answering });
    await user.click(await share());
    await waitFor(async () => expect((await share()).checked).toBe(true));
    expect(screen.queryByRole('button', { name: 'Copiar link' })).toBeNull();
    await held.release();
    await user.click(await screen.findByRole('button', { name: 'Copiar link' }));
    expect(await navigator.clipboard.readText()).toBe(`${location.origin}/summaries/public/${id}`);
    expect(sent(`PUT ${path}`)).toEqual([{ isPublic: true }]);
  });

  it('that the server refuses goes back and says why', async () => {
    const message = 'Tornar resumos públicos faz parte dos planos Básico e Premium.';
    open({ [`PUT ${path}`]: { status: 403, body: { message, code: 'summaries.public_needs_plan' } } });
    await userEvent.click(await share());
    await screen.findAllByText(message);
    expect((await share()).checked).toBe(false);
  });

  it('is no part of the free plan', async () => {
    open({}, 'free');
    const control = await screen.findByRole<HTMLInputElement>('switch', { name: 'Disponível no Premium' });
    expect(control.disabled).toBe(true);
  });

  it('can always be taken back, also when the plan has lapsed', async () => {
    const { sent } = open({ [`GET ${path}`]: one({ isPublic: true }), [`PUT ${path}`]: one() }, 'free');
    await userEvent.click(await screen.findByRole('switch', { name: 'Disponível no Premium' }));
    await waitFor(() => expect(sent(`PUT ${path}`)).toEqual([{ isPublic: false }]));
  });
});

describe('another wording', () => {
  const draft = sampleDraft();
  const proposed = { body: sampleTask({ status: 'completed', draft }) };
  const answers = {
    [regenerateCall]: { status: 202, body: { taskId: 't1' } },
    'GET /summaries/tasks/t1': proposed,
  };
  const dialog = async () => within(await screen.findByRole('dialog'));
  async function ask() {
    await ready();
    await press('Regenerar');
    await userEvent.click((await dialog()).getByRole('button', { name: 'Regenerar' }));
  }

  it('has at most the words of the text', async () => {
    open({ [`GET ${path}`]: one({ wordCount: { original: 320, summary: 120 } }) });
    await ready();
    await press('Regenerar');
    const slider = (await dialog()).getByRole('slider', { name: 'Tamanho máximo' });
    expect(['min', 'max', 'value'].map((name) => slider.getAttribute(name))).toEqual(['100', '320', '320']);
  });

  it('of a short text has no length to choose', async () => {
    open({ [`GET ${path}`]: one({ wordCount: { original: 60, summary: 40 } }) });
    await ready();
    await press('Regenerar');
    expect((await dialog()).getByText(/100 palavras, porque o texto é curto/)).toBeTruthy();
  });

  it('is shown beside the present one, which stays until it is chosen', async () => {
    const { sent } = open(answers);
    await ask();
    const proposal = await dialog();
    expect(await proposal.findByText('As plantas guardam a energia da luz.')).toBeTruthy();
    expect(proposal.getByText('120 palavras · Feito sem IA externa')).toBeTruthy();
    await userEvent.click(proposal.getByRole('radio', { name: 'Atual' }));
    expect(await proposal.findByText('Ocorre nos cloroplastos.')).toBeTruthy();
    await userEvent.click(proposal.getByRole('button', { name: 'Manter o atual' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByRole('button', { name: 'Regenerar' })).toBeTruthy();
    expect(sent(regenerateCall)).toEqual([
      { currentSummary: sampleSummary().summary, maxLength: 500, automaticLength: true },
    ]);
    expect(sent(`PUT ${path}`)).toEqual([]);
  });

  it('takes its place with points and sources, and what it was can be put back', async () => {
    const saved = (body: unknown) => one(body as Partial<Summary>);
    const { sent } = open({ ...answers, [`PUT ${path}`]: ({ body }) => saved(body) });
    await ask();
    await userEvent.click(await (await dialog()).findByRole('button', { name: 'Usar este resumo' }));
    expect(await screen.findByText('As plantas guardam a energia da luz.')).toBeTruthy();
    await press('Desfazer');
    expect(await screen.findByText('Ocorre nos cloroplastos.')).toBeTruthy();
    const said = ({ summary, keyPoints, keyPointSources, engine }: Summary | typeof draft) => ({
      ...{ summary, keyPoints, keyPointSources, engine },
    });
    expect(sent(`PUT ${path}`)).toEqual([said(draft), said(sampleSummary())]);
  });

  it('that could not be saved stays there', async () => {
    open({ ...answers, [`PUT ${path}`]: { status: 500 } });
    await ask();
    await userEvent.click(await (await dialog()).findByRole('button', { name: 'Usar este resumo' }));
    await screen.findAllByText('Não foi possível salvar o resumo. Tente novamente.');
    expect((await dialog()).getByText('As plantas guardam a energia da luz.')).toBeTruthy();
  });

  it('goes on while the dialog is closed, and is announced', async () => {
    const held = heldAnswer(proposed);
    open({ ...answers, 'GET /summaries/tasks/t1': held.answering });
    await ask();
    await userEvent.click(await (await dialog()).findByRole('button', { name: 'Fechar' }));
    expect(await screen.findByRole('button', { name: 'Regenerando...' })).toBeTruthy();
    await held.release();
    expect(await screen.findByText('A proposta de resumo está pronta.')).toBeTruthy();
  });

  it('is found again by the same tab', async () => {
    sessionStorage.setItem(`summaryRegeneration.${id}`, 't1');
    open(answers);
    await ready();
    expect(await screen.findByText('A proposta de resumo está pronta.')).toBeTruthy();
    await userEvent.click((await screen.findAllByRole('button', { name: 'Ver proposta' }))[0] as HTMLElement);
    expect(await screen.findByText('As plantas guardam a energia da luz.')).toBeTruthy();
  });

  it.each([
    [
      { [regenerateCall]: { status: 500 } },
      'Não foi possível regenerar o resumo. Tente novamente mais tarde.',
    ],
    [
      { 'GET /summaries/tasks/t1': { body: sampleTask({ status: 'failed', message: 'Não deu.' }) } },
      'Não deu.',
    ],
  ])('that fails says why: %#', async (failure, sentence) => {
    open({ ...answers, ...failure });
    await ask();
    expect(await (await dialog()).findByText(sentence)).toBeTruthy();
  });
});

describe('the topic that it is about', () => {
  const syllabus = sampleSyllabus();
  const cards = { body: { syllabi: [sampleSyllabusCard({ id: syllabus.id })] } };
  const at = { syllabusId: syllabus.id, topicId: 3 };
  const topic = { ...at, title: syllabus.title, discipline: 'Língua Portuguesa', text: 'Crase' };
  const call = `/syllabi/summaries/${id}`;

  it('is chosen among those of a syllabus', async () => {
    const { sent } = open({
      'GET /syllabi': cards,
      [`GET /syllabi/${syllabus.id}`]: { body: { data: { syllabus } } },
      [`PUT ${call}`]: { body: { topic } },
    });
    await press('Escolher tópico');
    const dialog = within(await screen.findByRole('dialog', { name: 'De que tópico trata o resumo?' }));
    await userEvent.type(dialog.getByRole('searchbox', { name: 'Buscar tópicos' }), 'crase');
    await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(1));
    await userEvent.click(dialog.getByRole('button', { name: /^Crase/ }));
    expect((await screen.findByRole('link', { name: 'Crase' })).getAttribute('href')).toBe(
      `/syllabi/${syllabus.id}#topico-3`,
    );
    expect(sent(`PUT ${call}`)).toEqual([{ topic: at }]);
  });

  it('is taken away', async () => {
    const { sent } = open({
      'GET /syllabi': cards,
      [`GET ${call}`]: { body: { topic } },
      [`PUT ${call}`]: { body: { topic: null } },
    });
    await press('Tirar');
    expect(await screen.findByRole('button', { name: 'Escolher tópico' })).toBeTruthy();
    expect(sent(`PUT ${call}`)).toEqual([{ topic: null }]);
  });

  it('is not asked of who has no syllabus', async () => {
    open();
    await ready();
    expect(screen.queryByText('No edital')).toBeNull();
  });
});
