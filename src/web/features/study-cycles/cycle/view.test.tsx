import { Outlet } from '@tanstack/react-router';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ReplanPreview } from '#shared/contracts/replan.ts';
import type { CycleBlock, StudyCycle } from '#shared/contracts/study-cycles.ts';
import { formatDay, shortDay } from '#shared/rules/text/format.ts';
import { addDays, weekdayNames, weekdayOf } from '#shared/rules/time/study-day.ts';
import { sampleCycle, sampleCycleId, sampleCycleWeeks } from '#test/support/samples/study-cycles.ts';
import { heldAnswer, renderRoutes, stubApi } from '#test/support/web.tsx';
import { takeFocusTarget } from '#web/lib/focus-target.ts';
import { today as dayNow } from '#web/lib/today.ts';
import { ToastProvider } from '#web/ui/toast/toast-provider.tsx';
import { applyBlockTick, tickOf } from '../block-tick.ts';
import { blocksOf } from '../cycle-blocks.ts';
import { StudyCyclePage } from './view.tsx';

const today = dayNow();
const path = `/study-cycles/${sampleCycleId}`;
/** Two weeks from today: two blocks today, one the day after tomorrow. */
const current = (changes: Partial<StudyCycle> = {}) => sampleCycle({ startDate: today, ...changes });
const answered = (cycle: StudyCycle) => ({ body: { data: { cycle } } });

/** The cycle with its first blocks done. */
const done = (cycle: StudyCycle, count: number) =>
  blocksOf(cycle.schedule)
    .slice(0, count)
    .reduce((known, placed) => applyBlockTick(known, tickOf(placed, true), today), cycle);
const blockAnswer = (cycle: StudyCycle, block: Partial<CycleBlock> = {}) => ({
  body: {
    success: true,
    progress: cycle.progress,
    completedBlocks: cycle.completedBlocks,
    totalBlocks: cycle.totalBlocks,
    totalWeeks: cycle.totalWeeks,
    block: { ...blocksOf(cycle.schedule)[0]?.block, ...block },
  },
});

const screens = {
  '/study-cycles/$cycleId': StudyCyclePage,
  '/study-cycles': () => 'A lista',
  '/study-cycles/$cycleId/edit': () => '',
};
const layout = () => (
  <ToastProvider>
    <Outlet />
  </ToastProvider>
);

async function show(cycle: StudyCycle, search = '', answers: Parameters<typeof stubApi>[0] = {}) {
  const calls = stubApi({ [`GET ${path}`]: answered(cycle), ...answers });
  const shown = renderRoutes(screens, { at: `${path}${search}`, layout });
  await screen.findByRole('heading', { level: 1, name: cycle.name });
  const sent = () => calls.filter(({ method }) => method !== 'GET');
  return { ...shown, calls, sent };
}
const schedule = '?tab=schedule';
const overview = '?tab=overview';
const box = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const columns = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const failed = 'Falha ao atualizar o status do bloco.';

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => vi.unstubAllGlobals());

it('leads to the syllabus that it was made of', async () => {
  await show(current({ syllabus: { id: 's1', title: 'Tribunal' } }));
  expect(screen.getByRole('link', { name: 'Edital: Tribunal' }).getAttribute('href')).toBe('/syllabi/s1');
});

describe('the overview', () => {
  it('says what the cycle is, how far it is and when the exam comes', async () => {
    await show(done(current({ examDate: addDays(today, 40), engine: 'local' }), 1), overview);
    for (const text of ['Fazendo', 'Prova em 40 dias', 'Faltam 40 dias'])
      expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByRole('progressbar', { name: 'Progresso do ciclo' }).ariaValueText).toBe('17%');
    expect(screen.getByText('1 de 6 blocos · 50min de 4h 20min')).toBeTruthy();
    const facts = within(screen.getByRole('region', { name: 'Informações Gerais' }));
    const values = facts.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(values).toEqual([
      formatDay(today),
      formatDay(addDays(today, 13)),
      '2 semanas',
      '10h',
      '4h 20min',
      '08:00',
      '50min',
      '10min',
      formatDay(addDays(today, 40)),
      'Matérias sugeridas sem IA externa',
    ]);
    const subjects = within(screen.getByRole('region', { name: 'Matérias' })).getAllByRole('listitem');
    expect(subjects.map(({ textContent }) => textContent)).toEqual([
      'Matemática50min de 1h 40min',
      'Física0min de 1h 40min',
      'Redação0min de 1h 0min',
    ]);
    expect(screen.getByRole('link', { name: 'Editar' }).getAttribute('href')).toBe(`${path}/edit`);
  });

  it('remembers an exam that is over, and names none where there is none', async () => {
    await show(current({ examDate: addDays(today, -3) }), overview);
    expect(screen.getByText(`A prova foi em ${formatDay(addDays(today, -3))}.`)).toBeTruthy();
    cleanup();
    await show(current(), overview);
    expect(screen.queryByText(/prova/i)).toBeNull();
  });

  it('goes on with what today still asks for', async () => {
    await show(done(current(), 1), overview);
    await userEvent.click(button('Continuar: Física · 50min'));
    expect(takeFocusTarget()).toMatchObject({ kind: 'block', blockId: 'w1d1b', subject: 'Física' });
  });
});

describe('the week', () => {
  it('has seven columns by date, on whatever day the cycle began', async () => {
    await show(sampleCycle({ startDate: addDays(today, -2) }), schedule);
    const days = [-2, -1, 0, 1, 2, 3, 4].map((offset) => addDays(today, offset));
    expect(columns().map((text) => text?.split(' ').slice(0, 2).join(' '))).toEqual(
      days.map((day) => `${weekdayNames[weekdayOf(day)]} ${shortDay(day)}`),
    );
    expect(screen.queryByText(/a semana começa/)).toBeNull();
  });

  it('says what each day holds', async () => {
    await show(current(), schedule);
    const name = weekdayNames[weekdayOf(today)];
    const day = screen
      .getByRole('heading', { level: 3, name: new RegExp(`^${name} .* Hoje$`) })
      .closest('li');
    const blocks = within(day as HTMLElement).getAllByRole('checkbox');
    expect(blocks.map((block) => (block as HTMLInputElement).labels?.[0]?.textContent)).toEqual([
      '08:00 · 50minMatemática',
      '09:00 · 50minFísica',
    ]);
    expect(screen.getAllByText('Livre')).toHaveLength(5);
    expect(screen.getByText('0 de 3 blocos')).toBeTruthy();
  });

  it('stands one below the other on a small screen, from today on', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: !query.includes('64rem'),
      media: query,
      addEventListener: () => {},
      removeEventListener: () => {},
    }));
    await show(sampleCycle({ startDate: addDays(today, -2) }), schedule);
    const expected = [-2, -1, 0, 1, 2, 3, 4].map((offset) => shortDay(addDays(today, offset)));
    const shown = () => columns().map((text) => text?.split(' ')[1]);
    expect(shown()).toEqual(expected.slice(2));
    await userEvent.click(button('Dias anteriores'));
    expect(shown()).toEqual(expected);
  });

  it('is chosen in the address, and opens at the current one', async () => {
    const cycle = sampleCycle({
      startDate: addDays(today, -7),
      schedule: sampleCycleWeeks(addDays(today, -7), 3),
    });
    const { address } = await show(cycle, schedule);
    const chosen = () =>
      screen.getByRole<HTMLSelectElement>('combobox', { name: 'Semana' }).selectedOptions[0];
    expect(chosen()?.textContent).toBe(`Semana 2 · ${shortDay(today)} a ${shortDay(addDays(today, 6))}`);
    await userEvent.click(button('Próxima semana'));
    expect([address(), button('Próxima semana').disabled]).toEqual([`${path}?week=3`, true]);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Semana' }), '0');
    expect([address(), button('Semana anterior').disabled]).toEqual([`${path}?week=1`, true]);
    await userEvent.click(button('Semana atual'));
    expect(address()).toBe(path);
    expect(chosen()?.textContent).toContain('Semana 2');
    expect(screen.queryByRole('button', { name: 'Semana atual' })).toBeNull();
  });

  it('says what is late and what is left of a block', async () => {
    const start = addDays(today, -1);
    const cycle = sampleCycle({ startDate: start });
    const { _id: blockId } = blocksOf(cycle.schedule)[0]?.block ?? { _id: '' };
    await show(applyBlockTick(cycle, { blockId, minutesDone: 30 }, today), schedule);
    expect(screen.getAllByText('Atrasado')).toHaveLength(2);
    expect(screen.getByText(/Faltam 20min/)).toBeTruthy();
  });

  it('hands a block to the timer', async () => {
    await show(current(), schedule);
    await userEvent.click(button('Iniciar timer: Física, 09:00'));
    expect(takeFocusTarget()).toEqual({
      kind: 'block',
      cycleId: sampleCycleId,
      blockId: 'w1d1b',
      subject: 'Física',
      label: 'Física, 09:00, 50min',
    });
  });
});

describe('a block', () => {
  const call = `PATCH ${path}/schedule/0/${weekdayOf(today)}/0`;
  const ticked = done(current(), 1);

  it('is ticked at once, before the server answers', async () => {
    const held = heldAnswer(blockAnswer(ticked));
    const { sent, calls } = await show(current(), schedule, { [call]: held.answering });
    await userEvent.click(box(/Matemática/));
    expect(box(/Matemática/).checked).toBe(true);
    expect(screen.getByText(/^1 de 6 blocos/)).toBeTruthy();
    expect(screen.getByText('1 de 3 blocos')).toBeTruthy();
    expect(sent()).toMatchObject([{ body: { completed: true } }]);
    await held.release();
    await waitFor(() => expect(screen.getByText(/^1 de 6 blocos/)).toBeTruthy());
    expect(calls.filter(({ method }) => method === 'GET')).toHaveLength(1);
  });

  it('is taken back when the server refuses', async () => {
    await show(current(), schedule, { [call]: { status: 500, body: { message: 'Algo deu errado.' } } });
    await userEvent.click(box(/Matemática/));
    await screen.findAllByText(failed);
    await waitFor(() => expect(box(/Matemática/).checked).toBe(false));
    expect(screen.getByText(/^0 de 6 blocos/)).toBeTruthy();
  });

  it('says why when the server is out of reach', async () => {
    await show(current(), schedule, { [call]: { status: 0 } });
    await userEvent.click(box(/Matemática/));
    expect(
      await screen.findAllByText(new RegExp(`^${failed} Não foi possível falar com o servidor`)),
    ).toBeTruthy();
  });

  it('that was ticked twice goes back to what the server last confirmed', async () => {
    const [first, second] = [
      heldAnswer(blockAnswer(ticked, { completed: true })),
      heldAnswer({ status: 500 }),
    ];
    const answers = [first, second];
    let known = current();
    const { sent } = await show(known, schedule, {
      [`GET ${path}`]: () => answered(known),
      [call]: () => answers.shift()?.answering() ?? {},
    });
    known = ticked;
    await userEvent.click(box(/Matemática/));
    await userEvent.click(box(/Matemática/));
    expect(box(/Matemática/).checked).toBe(false);
    await first.release();
    expect(box(/Matemática/).checked).toBe(false);
    await second.release();
    await screen.findAllByText(failed);
    await waitFor(() => expect(box(/Matemática/).checked).toBe(true));
    expect(sent()).toMatchObject([{ body: { completed: true } }, { body: { completed: false } }]);
  });
});

it('leads to the lessons of the subjects that the library teaches', async () => {
  const taught = [{ name: 'Física', librarySubject: 'fisica' }];
  await show(current({ taught }), overview);
  const links = () => screen.getAllByRole('link', { name: /^Lições de/ }).map((link) => link.ariaLabel);
  expect(links()).toEqual(['Lições de Física']);
  cleanup();
  await show(done(current({ taught, mode: 'sequence' }), 1), schedule);
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Lições de Física' }).pathname).toBe(
    '/library/fisica',
  );
});

describe('the round', () => {
  const round = () => current({ mode: 'sequence' });
  const call = `PATCH ${path}/schedule/0/${weekdayOf(today)}/0`;
  const minutesCall = `PATCH ${path}/blocks/w1d1a`;
  const next = () => within(screen.getByRole('article'));

  it('shows the lap, the next block, the order that follows and what is done', async () => {
    await show(done(round(), 1), schedule);
    expect(screen.getByRole('heading', { level: 2, name: 'Volta 1' })).toBeTruthy();
    expect(next().getByRole('heading', { name: 'Física' })).toBeTruthy();
    expect(next().getByText('50min')).toBeTruthy();
    expect(button('Depois deste').ariaExpanded).toBe('true');
    expect(box('Redação').checked).toBe(false);
    expect(box('Matemática').checked).toBe(true);
    expect(button('Concluídos na volta 1')).toBeTruthy();
    await userEvent.click(button('Volta 2'));
    expect(screen.getAllByRole('checkbox')).toHaveLength(5);
    expect(screen.queryByRole('combobox', { name: 'Semana' })).toBeNull();
  });

  it('finishes a block, goes on to the next one, and can take it back', async () => {
    const { sent } = await show(round(), schedule, {
      [call]: ({ body }) =>
        blockAnswer((body as { completed: boolean }).completed ? done(round(), 1) : round(), body as object),
    });
    await userEvent.click(button('Concluir bloco'));
    expect(next().getByRole('heading', { name: 'Física' })).toBeTruthy();
    const notice = within(await screen.findByRole('dialog', { name: 'Bloco concluído: Matemática.' }));
    await userEvent.click(notice.getByRole('button', { name: 'Desfazer' }));
    expect(next().getByRole('heading', { name: 'Matemática' })).toBeTruthy();
    await waitFor(() =>
      expect(sent()).toMatchObject([{ body: { completed: true } }, { body: { completed: false } }]),
    );
  });

  it('leaves 20 of 50 minutes after 30, and gives them back', async () => {
    const { sent } = await show(round(), schedule, {
      [minutesCall]: ({ body }) => blockAnswer(round(), body as object),
    });
    await userEvent.click(button('Registrar minutos'));
    expect(document.activeElement).toBe(screen.getByLabelText('Minutos estudados'));
    await userEvent.click(button('Salvar minutos'));
    expect(screen.getByText('Informe os minutos estudados.')).toBeTruthy();
    await userEvent.type(screen.getByLabelText('Minutos estudados'), '30');
    await userEvent.click(button('Salvar minutos'));
    expect(next().getByText('Faltam 20min de 50min')).toBeTruthy();
    const notice = within(await screen.findByRole('dialog', { name: 'Faltam 20min de Matemática.' }));
    await userEvent.click(notice.getByRole('button', { name: 'Desfazer' }));
    expect(next().queryByText('Faltam 20min de 50min')).toBeNull();
    await waitFor(() =>
      expect(sent().map(({ body }) => body)).toEqual([{ minutesDone: 30 }, { minutesDone: 0 }]),
    );
  });

  it('is done with a block once all its minutes are studied', async () => {
    const { sent } = await show(round(), schedule, { [call]: blockAnswer(done(round(), 1)) });
    await userEvent.click(button('Registrar minutos'));
    await userEvent.type(screen.getByLabelText('Minutos estudados'), '50{Enter}');
    expect(next().getByRole('heading', { name: 'Física' })).toBeTruthy();
    await waitFor(() => expect(sent()).toMatchObject([{ body: { completed: true, blockId: 'w1d1a' } }]));
  });

  it('goes on to another lap after the last block', async () => {
    const [last] = blocksOf(round().schedule).slice(-1);
    const almost = done(round(), 5);
    const lap3 = { ...round(), schedule: sampleCycleWeeks(today, 3), totalWeeks: 3, totalBlocks: 9 };
    let known = almost;
    await show(almost, schedule, {
      [`GET ${path}`]: () => answered(known),
      [`PATCH ${path}/schedule/1/${last?.day}/0`]: () => {
        known = done(lap3, 6);
        return blockAnswer(known, { ...last?.block, completed: true, completedOn: today });
      },
    });
    expect(screen.getByRole('heading', { level: 2, name: 'Volta 2' })).toBeTruthy();
    await userEvent.click(button('Concluir bloco'));
    expect(await screen.findByRole('heading', { level: 2, name: 'Volta 3' })).toBeTruthy();
    expect(next().getByRole('heading', { name: 'Matemática' })).toBeTruthy();
  });

  it('goes on with its next block, in the timer', async () => {
    await show(round(), overview);
    await userEvent.click(button('Começar: Matemática · 50min'));
    expect(takeFocusTarget()).toMatchObject({ kind: 'block', blockId: 'w1d1a', subject: 'Matemática' });
  });

  it('has nothing late', async () => {
    await show(sampleCycle({ startDate: addDays(today, -5), mode: 'sequence' }), schedule);
    expect(screen.queryByText(/atrasado/i)).toBeNull();
  });
});

describe('the mode', () => {
  const put = `PUT ${path}`;

  it('is switched at once, with the same blocks done', async () => {
    const cycle = done(current(), 1);
    const held = heldAnswer({ body: { cycle: { ...cycle, mode: 'sequence' } } });
    const { sent } = await show(cycle, schedule, { [put]: held.answering });
    expect(box(/Matemática/).checked).toBe(true);
    await userEvent.click(screen.getByRole('radio', { name: 'Sequência' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Volta 1' })).toBeTruthy();
    expect(box('Matemática').checked).toBe(true);
    expect(screen.getByText(/^1 de 6 blocos/)).toBeTruthy();
    await held.release();
    expect(sent()).toMatchObject([{ method: 'PUT', body: { mode: 'sequence' } }]);
    expect(screen.getByRole('heading', { level: 2, name: 'Volta 1' })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Sequência' }));
  });

  it('is explained, and comes back when the server refuses', async () => {
    await show(current(), overview, { [put]: { status: 500 } });
    const card = within(screen.getByRole('region', { name: 'Modo' }));
    expect(card.getByText(/Cada bloco tem dia e hora/)).toBeTruthy();
    await userEvent.click(card.getByRole('radio', { name: 'Sequência' }));
    await screen.findAllByText('Não foi possível mudar o modo do ciclo. Tente novamente.');
    expect(card.getByRole<HTMLInputElement>('radio', { name: 'Calendário' }).checked).toBe(true);
  });
});

describe('a replan', () => {
  const start = addDays(today, -3);
  const late = sampleCycle({ startDate: start });
  const moved = { description: '', duration: 50 };
  const preview: ReplanPreview = {
    version: 'v1',
    from: today,
    until: addDays(today, 10),
    minutesLeft: 600,
    minutesOpen: 260,
    moved: 2,
    days: [
      {
        date: today,
        dayName: weekdayNames[weekdayOf(today)],
        activities: [{ ...moved, topic: 'Matemática', from: start, time: '08:00' }],
      },
    ],
    leftOut: [{ ...moved, topic: 'Física', from: start }],
  };
  const replanned = { ...late, schedule: sampleCycleWeeks(today, 2), canUndoReplan: true };

  it('is offered for what is late, previewed, applied and undone', async () => {
    const { sent } = await show(late, '', {
      [`POST ${path}/replan/preview`]: { body: { data: { preview } } },
      [`POST ${path}/replan`]: answered(replanned),
      [`POST ${path}/replan/undo`]: answered(late),
    });
    expect(screen.getByText('Seu ciclo tem 3 blocos atrasados.')).toBeTruthy();
    await userEvent.click(button('Replanejar'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Replanejar' }));
    expect(
      await dialog.findByText(
        `2 blocos mudam de dia. Cabem 3h 30min de 4h 20min abertas até ${formatDay(preview.until)}.`,
      ),
    ).toBeTruthy();
    expect(dialog.getByText(`era ${shortDay(start)}`, { selector: 'li:has(time) *' })).toBeTruthy();
    expect(dialog.getByText(/Estes blocos continuam abertos e ficam depois do término\./)).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Aplicar' }));
    const notice = within(await screen.findByRole('dialog', { name: 'Ciclo replanejado.' }));
    expect(screen.getByText('Você replanejou este ciclo.')).toBeTruthy();
    await userEvent.click(notice.getByRole('button', { name: 'Desfazer' }));
    expect(await screen.findByText('Replanejamento desfeito.')).toBeTruthy();
    expect(screen.getByText('Seu ciclo tem 3 blocos atrasados.')).toBeTruthy();
    expect(sent().map(({ path: called, body }) => [called.slice(path.length), body])).toEqual([
      ['/replan/preview', {}],
      ['/replan', { version: 'v1' }],
      ['/replan/undo', undefined],
    ]);
  });

  it('is not offered while nothing is late', async () => {
    await show(current());
    expect(screen.queryByRole('button', { name: 'Replanejar' })).toBeNull();
  });
});

describe('deleting', () => {
  const remove = async () => {
    await userEvent.click(button('Mais ações'));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Excluir' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Excluir o ciclo “Enem 2026”?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Excluir ciclo' }));
    return dialog;
  };

  it('asks, and leads to the list', async () => {
    const { address } = await show(current(), '', { [`DELETE ${path}`]: { status: 204 } });
    await remove();
    await waitFor(() => expect(address()).toBe('/study-cycles'));
    expect(await screen.findByText('Ciclo excluído.')).toBeTruthy();
  });

  it('that failed says so', async () => {
    await show(current(), '', { [`DELETE ${path}`]: { status: 500 } });
    const dialog = await remove();
    expect((await dialog.findByRole('alert')).textContent).toBe('Falha ao deletar o ciclo “Enem 2026”.');
  });
});

describe('a cycle', () => {
  const open = () => renderRoutes(screens, { at: path, layout });

  it('that is not there says so, and leads back', async () => {
    stubApi({
      [`GET ${path}`]: { status: 404, body: { message: 'Ciclo não encontrado.', code: 'x' } },
    });
    open();
    expect(await screen.findByText('Ciclo não encontrado.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ciclos de Estudo' }).getAttribute('href')).toBe('/study-cycles');
    expect(screen.getByRole('link', { name: 'Voltar aos ciclos de estudo' })).toBeTruthy();
  });

  it('that could not be loaded says why, leads back and can be asked for again', async () => {
    const failure = heldAnswer({ status: 500 });
    let status = 500;
    stubApi({
      [`GET ${path}`]: () => (status === 200 ? answered(current()) : failure.answering()),
    });
    open();
    expect(await screen.findByText('Carregando...')).toBeTruthy();
    await failure.release();
    expect((await screen.findByRole('alert')).textContent).toContain('Erro no servidor ao buscar o ciclo.');
    expect(screen.getByRole('link', { name: 'Ciclos de Estudo' })).toBeTruthy();
    status = 200;
    await userEvent.click(button('Tentar novamente'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Enem 2026' })).toBeTruthy();
  });

  it('keeps a tick that a slow answer did not know of', async () => {
    const cycle = current();
    const { queryClient } = await show(cycle, schedule, {
      [`PATCH ${path}/schedule/0/${weekdayOf(today)}/0`]: () => new Promise(() => {}),
    });
    await userEvent.click(box(/Matemática/));
    await act(() => queryClient.refetchQueries({ queryKey: ['study-cycles', 'cycle'] }));
    expect(box(/Matemática/).checked).toBe(true);
  });
});
