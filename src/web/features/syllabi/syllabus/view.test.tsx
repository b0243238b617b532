import { Outlet } from '@tanstack/react-router';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Syllabus } from '#shared/contracts/syllabi.ts';
import { sampleDiscipline, sampleSyllabus, sampleTopic } from '#test/support/samples/syllabi.ts';
import { sampleForecast } from '#test/support/samples/syllabus-answers.ts';
import { heldAnswer, renderRoutes, stubApi } from '#test/support/web.tsx';
import { takeFocusTarget } from '#web/lib/focus-target.ts';
import { ToastProvider } from '#web/ui/toast/toast-provider.tsx';
import { SyllabusPage } from './view.tsx';

const syllabus = sampleSyllabus();
const { id } = syllabus;
const topicPath = (topicId: number) => `/syllabi/${id}/topics/${topicId}`;
const answered = (changes: Parameters<typeof sampleTopic>[0]) => ({ body: { topic: sampleTopic(changes) } });

function open(changes: Partial<Syllabus> = {}, answers: Parameters<typeof stubApi>[0] = {}, search = '') {
  const shownSyllabus = sampleSyllabus(changes);
  const calls = stubApi({
    [`GET /syllabi/${id}`]: { body: { data: { syllabus: shownSyllabus } } },
    [`GET /syllabi/${id}/forecast`]: { body: sampleForecast() },
    ...answers,
  });
  const screens = {
    '/syllabi/$syllabusId': SyllabusPage,
    '/syllabi/$syllabusId/plan': () => 'Montagem do plano',
    '/syllabi/$syllabusId/edit': () => 'Correção',
    '/study-plans/$planId': () => 'O plano',
    '/study-cycles/create': () => 'Criação do ciclo',
    '/summaries/$summaryId': () => 'O resumo',
    '/syllabi': () => 'Lista',
  };
  const layout = () => (
    <ToastProvider>
      <Outlet />
    </ToastProvider>
  );
  return { ...renderRoutes(screens, { at: `/syllabi/${id}${search}`, layout }), calls };
}

const list = () => screen.findByRole('list', { name: 'Disciplinas e tópicos' });
const theory = (text: string) => screen.findByRole<HTMLInputElement>('checkbox', { name: `Teoria: ${text}` });

beforeEach(() => {
  sessionStorage.clear();
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(60);
});

describe('the head', () => {
  it('says how far it is, and leads to a plan', async () => {
    open({ coverage: 42, studied: 3 });
    expect(await screen.findByText('3 de 6 tópicos estudados')).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: 'Montar plano' }));
    expect(await screen.findByText('Montagem do plano')).toBeTruthy();
  });

  it('goes on with the plan that there is', async () => {
    open({ planId: 'p1' });
    await userEvent.click(await screen.findByRole('link', { name: 'Continuar plano' }));
    expect(await screen.findByText('O plano')).toBeTruthy();
  });

  it('says every day of an exam that is ahead', async () => {
    open({ examDate: '2998-11-08', otherExamDates: ['2998-11-01', '2998-12-06'] });
    expect(await screen.findByText('08/11/2998 e 06/12/2998')).toBeTruthy();
  });

  it('of an empty one leads to where topics are written', async () => {
    open({ topics: 0, disciplines: [] });
    await userEvent.click(await screen.findByRole('link', { name: 'Escrever os tópicos' }));
    expect(await screen.findByText('Correção')).toBeTruthy();
  });

  it('leads to a cycle of its disciplines', async () => {
    const { address } = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Mais ações' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Criar ciclo de estudos/ }));
    await waitFor(() => expect(address()).toBe(`/study-cycles/create?syllabus=${id}`));
  });

  it('deletes it after asking', async () => {
    const { address } = open({}, { [`DELETE /syllabi/${id}`]: { status: 204 } });
    await userEvent.click(await screen.findByRole('button', { name: 'Mais ações' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Excluir' }));
    const dialog = within(
      await screen.findByRole('alertdialog', { name: `Excluir o edital “${syllabus.title}”?` }),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Excluir edital' }));
    await waitFor(() => expect(address()).toBe('/syllabi'));
    expect(await screen.findByText('Edital excluído.')).toBeTruthy();
  });

  it('saves it for a spreadsheet', async () => {
    const saved: string[] = [];
    URL.createObjectURL = () => 'blob:edital';
    URL.revokeObjectURL = () => {};
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    open({ title: 'TJ/GO: técnico' });
    await userEvent.click(await screen.findByRole('button', { name: 'Mais ações' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Baixar CSV' }));
    await waitFor(() => expect(saved).toEqual(['TJ GO técnico.csv']));
  });
});

describe('what a topic is studied with', () => {
  it('starts the timer for it', async () => {
    const { topics } = syllabus.disciplines[0] ?? { topics: [] };
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Estudar agora: Crase' }));
    expect(takeFocusTarget()).toEqual({
      kind: 'topic',
      syllabusId: id,
      topicId: topics.find(({ text }) => text === 'Crase')?.id,
      subject: 'Língua Portuguesa',
      label: 'Crase',
    });
  });

  it('says how long it was studied and leads to the summaries about it', async () => {
    const discipline = sampleDiscipline({ id: 0 }, ['Crase']);
    const [topic = sampleTopic()] = discipline.topics;
    const disciplines = [{ ...discipline, topics: [{ ...topic, minutesStudied: 80.4 }] }];
    const summaries = ['Um', 'Dois', 'Três', 'Quatro'].map((title) => ({
      topicId: topic.id,
      id: `0199a000-0000-7000-8000-00000000${title.length}00${title.charCodeAt(0)}`,
      title,
    }));
    open({ disciplines, summaries });
    const row = within(await screen.findByRole('article', { name: 'Crase' }));
    expect(row.getByText('1h 20min de estudo')).toBeTruthy();
    expect(row.getAllByRole('link').map((link) => link.getAttribute('aria-label'))).toEqual([
      'Resumo: Um',
      'Resumo: Dois',
      'Resumo: Três',
    ]);
    expect(row.getByText('e mais 1 resumo')).toBeTruthy();
  });
});

describe('the forecast', () => {
  it('says what is missing for one', async () => {
    open();
    expect(await screen.findByText(/^Anote mais 20 questões/)).toBeTruthy();
  });

  it('gives an interval, minima at risk and what is worth most', async () => {
    const forecast = sampleForecast({
      missing: null,
      expected: { points: 67.4, low: 61.2, high: 74 },
      disciplines: [
        { id: 0, name: 'Língua Portuguesa', coverage: 0, questionsDone: 9, accuracy: 0.3, isAtRisk: true },
      ],
      best: [
        {
          id: 5,
          discipline: 'Direito Constitucional',
          text: 'Organização do Estado',
          kind: 'theory',
          gain: 1.6,
        },
      ],
    });
    open({}, { [`GET /syllabi/${id}/forecast`]: { body: forecast } });
    expect(await screen.findByText('61 a 74 de 100 pontos')).toBeTruthy();
    expect(screen.getByText(/o mínimo de acertos pode faltar em: Língua Portuguesa/)).toBeTruthy();
    const best = within(screen.getByRole('region', { name: 'O que mais rende agora' }));
    expect(best.getByText('+1,6 ponto')).toBeTruthy();
    await userEvent.click(best.getByRole('link', { name: /Estudar a teoria · Direito Constitucional/ }));
    await waitFor(async () => expect(document.activeElement).toBe(await theory('Organização do Estado')));
  });

  it('that failed is asked for again', async () => {
    let fails = true;
    open(
      {},
      { [`GET /syllabi/${id}/forecast`]: () => (fails ? { status: 500 } : { body: sampleForecast() }) },
    );
    const again = await screen.findByRole('button', { name: 'Tentar novamente' });
    fails = false;
    await userEvent.click(again);
    expect(await screen.findByText(/^Anote mais 20 questões/)).toBeTruthy();
  });
});

describe('topics', () => {
  it('stand under their disciplines, which are folded and stay so', async () => {
    open();
    const heading = within(await list()).getByRole('button', { name: /^Língua Portuguesa/ });
    expect(heading.textContent).toContain('Conhecimentos Básicos · 20 questões');
    await theory('Crase');
    await userEvent.click(heading);
    expect(screen.queryByRole('checkbox', { name: 'Teoria: Crase' })).toBeNull();
    expect(sessionStorage.getItem(`openDisciplines.${id}`)).toBe('1');
  });

  it('are ticked at once; what the server refuses is taken back and said', async () => {
    const held = heldAnswer({ status: 500 });
    const { calls } = open({}, { [`PUT ${topicPath(3)}/theory`]: held.answering });
    const box = await theory('Crase');
    await userEvent.click(box);
    expect(box.checked).toBe(true);
    expect(await screen.findByText('1 de 7 tópicos estudados')).toBeTruthy();
    expect(calls.at(-1)?.body).toEqual({ done: true });
    await held.release();
    expect(await screen.findAllByText(/^Não foi possível salvar sua marcação/)).not.toEqual([]);
    await waitFor(() => expect(box.checked).toBe(false));
  });

  it('take a revision a day, with a way back', async () => {
    const { calls } = open(
      {},
      {
        [`POST ${topicPath(3)}/revisions`]: { status: 201, ...answered({ id: 3, revisedOn: ['x'] }) },
        [`DELETE ${topicPath(3)}/revisions`]: answered({ id: 3 }),
      },
    );
    await theory('Crase');
    await userEvent.click(screen.getByRole('button', { name: 'Mais 1 revisão: Crase' }));
    const revised = await screen.findByRole<HTMLButtonElement>('button', {
      name: /^Revisado hoje, 1 revisão: Crase/,
    });
    expect(revised.disabled).toBe(true);
    await userEvent.click(await screen.findByRole('button', { name: 'Desfazer' }));
    expect(await screen.findByRole('button', { name: 'Mais 1 revisão: Crase' })).toBeTruthy();
    expect(calls.map(({ method }) => method).filter((method) => method !== 'GET')).toEqual([
      'POST',
      'DELETE',
    ]);
  });

  it('have questions noted, with a way back', async () => {
    const { calls } = open(
      {},
      {
        [`POST ${topicPath(3)}/questions`]: { status: 201, ...answered({ id: 3 }) },
        [`DELETE ${topicPath(3)}/questions`]: answered({ id: 3 }),
      },
    );
    await theory('Crase');
    await userEvent.click(screen.getByRole('button', { name: 'Anotar questões: Crase' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Anotar questões' }));
    await userEvent.type(dialog.getByLabelText('Feitas'), '15');
    await userEvent.type(dialog.getByLabelText('Certas'), '16');
    await userEvent.click(dialog.getByRole('button', { name: 'Anotar' }));
    expect(await dialog.findByText('Os acertos não passam das questões feitas.')).toBeTruthy();
    await userEvent.clear(dialog.getByLabelText('Certas'));
    await userEvent.type(dialog.getByLabelText('Certas'), '12{Enter}');
    const noted = await screen.findByRole('button', { name: 'Anotar questões: Crase' });
    await waitFor(() => expect(noted.textContent).toBe('12/15'));
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ done: 15, right: 12 });
    await userEvent.click(await screen.findByRole('button', { name: 'Desfazer' }));
    await waitFor(() => expect(noted.textContent).toBe('Questões'));
  });

  it('that are left out are only named', async () => {
    const [discipline = sampleDiscipline({}, [])] = syllabus.disciplines;
    const topics = [sampleTopic({ text: 'Crase', isLeftOut: true }), sampleTopic({ id: 1, text: 'Vírgula' })];
    open({ disciplines: [{ ...discipline, topics }] });
    expect(await theory('Vírgula')).toBeTruthy();
    expect(screen.queryByRole('checkbox', { name: 'Teoria: Crase' })).toBeNull();
    expect(screen.getByText('Fora do seu estudo')).toBeTruthy();
  });

  it('that are long are folded', async () => {
    const [discipline = sampleDiscipline({}, [])] = syllabus.disciplines;
    open({ disciplines: [{ ...discipline, topics: [sampleTopic({ text: 'Licitação '.repeat(40) })] }] });
    await userEvent.click(await screen.findByRole('button', { name: 'Mostrar tudo' }));
    expect(screen.getByRole('button', { name: 'Mostrar menos' })).toBeTruthy();
  });
});

describe('search and filter', () => {
  it('live in the address and unfold what they find', async () => {
    sessionStorage.setItem(`openDisciplines.${id}`, '');
    const { address } = open();
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Buscar tópicos' }), 'crase');
    expect(await theory('Crase')).toBeTruthy();
    await waitFor(() => expect(address()).toBe(`/syllabi/${id}?q=crase`));
    expect(screen.queryByRole('checkbox', { name: 'Teoria: Acentuação' })).toBeNull();
    expect(await screen.findByText('1 tópico encontrado')).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: 'Teoria feita' }));
    expect(await screen.findByText('Nenhum tópico encontrado')).toBeTruthy();
    expect(address()).toBe(`/syllabi/${id}?q=crase&filter=theory`);
    await userEvent.click(screen.getByRole('button', { name: 'Limpar filtros' }));
    await waitFor(() => expect(address()).toBe(`/syllabi/${id}`));
  });

  it('are left when the address names a topic', async () => {
    const { address } = open({}, {}, '?filter=weak#topico-6');
    await waitFor(async () => expect(document.activeElement).toBe(await theory('Poder Judiciário')));
    expect(address()).toBe(`/syllabi/${id}`);
  });
});

it('draws of thousands of topics those near the screen', async () => {
  const texts = Array.from({ length: 1500 }, (_, at) => `Tópico ${at}`);
  sessionStorage.setItem(`openDisciplines.${id}`, '0');
  open({ disciplines: [sampleDiscipline({}, texts)] });
  await theory('Tópico 0');
  expect(screen.getAllByRole('checkbox').length).toBeLessThan(60);
});

it('is on paper whole, with boxes to tick', async () => {
  sessionStorage.setItem(`openDisciplines.${id}`, '');
  open();
  await list();
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  const paper = document.querySelector('article[aria-hidden=true]');
  expect(paper?.textContent).toContain('Poder Judiciário');
  expect(paper?.querySelectorAll('[data-box=open]')).toHaveLength(6 * 4);
});

it('that is not there says so', async () => {
  open(
    {},
    { [`GET /syllabi/${id}`]: { status: 404, body: { message: 'Esse edital não existe ou foi excluído.' } } },
  );
  expect(await screen.findByText('Esse edital não existe ou foi excluído.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Voltar aos editais' })).toBeTruthy();
});
