import { Outlet } from '@tanstack/react-router';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ReplanPreview } from '#shared/contracts/replan.ts';
import type { StudyPlan } from '#shared/contracts/study-plans.ts';
import { formatDay } from '#shared/rules/text/format.ts';
import { addDays, weekdayNames, weekdayOf } from '#shared/rules/time/study-day.ts';
import { samplePlan, sampleWeeks } from '#test/support/samples/study-plans.ts';
import { heldAnswer, renderRoutes, stubApi } from '#test/support/web.tsx';
import { today as dayNow } from '#web/lib/today.ts';
import { ToastProvider } from '#web/ui/toast/toast-provider.tsx';
import { StudyPlanPage } from './view.tsx';

const today = dayNow();
const [yesterday, tomorrow] = [addDays(today, -1), addDays(today, 1)];
const end = addDays(today, 9);
const shortOf = (day: string) => formatDay(day).slice(0, 5);

const { id } = samplePlan();
const path = `/study-plans/${id}`;
const previewCall = `POST ${path}/replan/preview`;
const applyCall = `POST ${path}/replan`;
const undoCall = `POST ${path}/replan/undo`;

const late = (changes: Partial<StudyPlan> = {}) =>
  samplePlan({ isDelayed: true, weeks: sampleWeeks(addDays(today, -4), 2), endDate: end, ...changes });
const onTime = late({ isDelayed: false });
const replanned = late({ isDelayed: false, canUndoReplan: true });

const moved = { description: 'Estude.', duration: 50 };
const preview = (changes: Partial<ReplanPreview> = {}): ReplanPreview => ({
  version: 'v1',
  from: today,
  until: end,
  minutesLeft: 1080,
  minutesOpen: 1320,
  moved: 14,
  days: [today, tomorrow].map((date, place) => ({
    date,
    dayName: weekdayNames[weekdayOf(date)],
    activities: [
      { ...moved, topic: `Leitura ${place + 1}`, from: addDays(today, -4), time: '08:00' },
      { ...moved, topic: `Exercícios ${place + 1}`, from: date, time: '09:00' },
    ],
  })),
  leftOut: [{ ...moved, topic: 'Revisão', duration: 240, from: yesterday }],
  ...changes,
});
const previewed = (changes: Partial<ReplanPreview> = {}) => ({
  body: { data: { preview: preview(changes) } },
});
const answered = (plan: StudyPlan) => ({ body: { data: { studyPlan: plan } } });
const refused = (status: number, code: string, message: string) => ({ status, body: { code, message } });

async function show(plan: StudyPlan, answers: Parameters<typeof stubApi>[0] = {}, search = '') {
  const calls = stubApi({
    [`GET ${path}`]: answered(plan),
    'GET /study-plans': { body: { studyPlans: [] } },
    [previewCall]: previewed(),
    ...answers,
  });
  const shown = renderRoutes(
    {
      '/study-plans/$planId': StudyPlanPage,
      '/study-plans': () => 'Lista',
      '/study-plans/$planId/edit': () => '',
    },
    {
      at: path + search,
      layout: () => (
        <ToastProvider>
          <Outlet />
        </ToastProvider>
      ),
    },
  );
  await screen.findByRole('heading', { level: 1, name: plan.title });
  return { ...shown, calls };
}
const bodiesOf = (calls: { method: string; path: string; body: unknown }[], call: string) =>
  calls.filter(({ method, path }) => `${method} ${path}` === call).map(({ body }) => body);
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const dialog = () => screen.findByRole('dialog', { name: 'Replanejar' });
async function openDialog() {
  await userEvent.click(button('Replanejar'));
  return within(await dialog());
}
const summary = `14 atividades mudam de dia. Cabem 18h de 22h abertas até ${formatDay(end)}.`;

afterEach(() => vi.useRealTimers());

describe('the banner', () => {
  it('offers another plan while this one is late, and nothing while it is not', async () => {
    await show(onTime);
    expect(screen.queryByText('Seu plano está atrasado.')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Replanejar' })).toBeNull();
  });

  it('stands before the schedule, below the tabs', async () => {
    await show(late());
    const banner = screen.getByText('Seu plano está atrasado.');
    const follows = (one: Element, other: Element) =>
      Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
    expect(follows(screen.getByRole('progressbar', { name: 'Progresso geral' }), banner)).toBe(true);
    expect(follows(screen.getByRole('tablist'), banner)).toBe(true);
    expect(follows(banner, screen.getByRole('heading', { name: 'Cronograma de Estudos' }))).toBe(true);
    expect(button('Replanejar')).toBeTruthy();
  });

  it('does not offer what would have nothing to move', async () => {
    await show(late({ weeks: [] }));
    expect(screen.queryByText('Seu plano está atrasado.')).toBeNull();
  });

  it('offers the way back, and another replan when the plan is late again', async () => {
    const { calls } = await show(late({ canUndoReplan: true }), { [undoCall]: answered(late()) });
    expect(screen.getByText('Você replanejou este plano.')).toBeTruthy();
    expect(button('Replanejar')).toBeTruthy();
    await userEvent.click(button('Desfazer'));
    expect(await screen.findByText('Replanejamento desfeito.')).toBeTruthy();
    expect(screen.getByText('Seu plano está atrasado.')).toBeTruthy();
    expect(bodiesOf(calls, undoCall)).toHaveLength(1);
  });

  it('says why there is no way back, and shows the plan as it is', async () => {
    const sentence = 'O plano mudou depois do replanejamento, e não dá mais para desfazê-lo.';
    let plan = replanned;
    await show(plan, {
      [`GET ${path}`]: () => answered(plan),
      [undoCall]: refused(422, 'study_plans.nothing_to_undo', sentence),
    });
    plan = onTime;
    await userEvent.click(button('Desfazer'));
    expect(await screen.findAllByText(sentence)).not.toHaveLength(0);
    await waitFor(() => expect(screen.queryByText('Você replanejou este plano.')).toBeNull());
  });
});

describe('the preview', () => {
  it('shows what moves, day by day, and what finds no place', async () => {
    const held = heldAnswer(previewed());
    const { calls } = await show(late(), { [previewCall]: held.answering });
    const inside = await openDialog();
    expect(inside.getByText('Carregando...')).toBeTruthy();
    expect(inside.getByRole<HTMLButtonElement>('button', { name: 'Aplicar' }).disabled).toBe(true);
    await held.release();
    expect(await inside.findByText(summary)).toBeTruthy();
    expect(inside.queryByText('Carregando...')).toBeNull();
    expect(bodiesOf(calls, previewCall)).toEqual([{}]);

    const days = inside.getAllByRole('button', { expanded: false });
    expect(days.map(({ textContent }) => textContent)).toEqual([
      `${weekdayNames[weekdayOf(tomorrow)]} ${formatDay(tomorrow)}`,
    ]);
    expect(inside.getByText('Leitura 1').closest('li')?.textContent).toBe(
      `Leitura 1era ${shortOf(addDays(today, -4))}08:00 · 50min`,
    );
    expect(inside.getByText('Exercícios 1').closest('li')?.textContent).not.toContain('era');
    expect(inside.queryByText('Leitura 2')).toBeNull();
    await userEvent.click(days[0] as HTMLElement);
    expect(inside.getByText('Leitura 2')).toBeTruthy();

    expect(inside.getByRole('button', { name: 'Não cabe' })).toBeTruthy();
    expect(inside.getByText(/Estas atividades continuam abertas e ficam depois do término\./)).toBeTruthy();
    expect(inside.getByText('Revisão').closest('li')?.textContent).toBe(
      `Revisãoera ${shortOf(yesterday)}4h 0min`,
    );
  });

  it('is asked for again 400 ms after the end was changed, and only for an end that is possible', async () => {
    const { calls } = await show(late(), {
      [previewCall]: ({ body }) => previewed({ until: (body as { until?: string }).until ?? end }),
    });
    const inside = await openDialog();
    const field = await inside.findByLabelText<HTMLInputElement>('Terminar em');
    expect([field.value, field.min, field.max]).toEqual([end, today, addDays(today, 365)]);
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const change = (value: string) => fireEvent.change(field, { target: { value } });
    const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

    change(addDays(today, 20));
    await pass(200);
    change(addDays(today, 30));
    await pass(200);
    expect(bodiesOf(calls, previewCall)).toHaveLength(1);
    expect(inside.getByRole<HTMLButtonElement>('button', { name: 'Aplicar' }).disabled).toBe(true);
    await pass(400);
    expect(bodiesOf(calls, previewCall)).toEqual([{}, { until: addDays(today, 30) }]);
    expect(await inside.findByText(new RegExp(`até ${formatDay(addDays(today, 30))}\\.$`))).toBeTruthy();
    expect(document.contains(field)).toBe(true);

    change(yesterday);
    await pass(500);
    expect(inside.getByText('O novo término deve ficar entre hoje e um ano a partir de hoje.')).toBeTruthy();
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(inside.getByRole<HTMLButtonElement>('button', { name: 'Aplicar' }).disabled).toBe(true);
    expect(bodiesOf(calls, previewCall)).toHaveLength(2);
  });

  it('asks for an end first when the plan has passed its own', async () => {
    const nothing = { until: yesterday, minutesLeft: 0, moved: 0, days: [], minutesOpen: 240 };
    const { calls } = await show(late({ endDate: yesterday }), {
      [previewCall]: ({ body }) => previewed(Object.hasOwn(body as object, 'until') ? {} : nothing),
      [applyCall]: answered(replanned),
    });
    const inside = await openDialog();
    const field = await inside.findByLabelText<HTMLInputElement>('Terminar em');
    expect(field.value).toBe('');
    expect(
      inside.getByText(`O plano terminou em ${formatDay(yesterday)}. Escolha até quando você quer estudar.`),
    ).toBeTruthy();
    expect(inside.queryByText(/mudam? de dia/)).toBeNull();
    expect(inside.getByRole<HTMLButtonElement>('button', { name: 'Aplicar' }).disabled).toBe(true);
    fireEvent.change(field, { target: { value: end } });
    const status = await inside.findByText(summary);
    expect(Boolean(field.compareDocumentPosition(status) & Node.DOCUMENT_POSITION_FOLLOWING)).toBe(true);
    await userEvent.click(inside.getByRole('button', { name: 'Aplicar' }));
    await waitFor(() => expect(bodiesOf(calls, applyCall)).toEqual([{ version: 'v1', until: end }]));
  });

  it('that does not come says why, and can be asked for again', async () => {
    const sentence = 'Não há atividade aberta para redistribuir.';
    const answers = [refused(422, 'study_plans.nothing_to_replan', sentence), { status: 400 }, previewed()];
    await show(late(), { [previewCall]: () => answers.shift() ?? {} });
    const inside = await openDialog();
    expect((await inside.findByRole('alert')).textContent).toContain(sentence);
    expect(inside.queryByLabelText('Terminar em')).toBeNull();
    await userEvent.click(inside.getByRole('button', { name: 'Tentar novamente' }));
    expect(await inside.findByText('Não foi possível carregar a prévia. Tente novamente.')).toBeTruthy();
    await userEvent.click(inside.getByRole('button', { name: 'Tentar novamente' }));
    expect(await inside.findByText(summary)).toBeTruthy();
    expect(inside.queryByRole('alert')).toBeNull();
  });

  it('is made anew each time it is opened', async () => {
    const answers = [previewed(), previewed({ version: 'v2', moved: 1 })];
    const { calls } = await show(late(), { [previewCall]: () => answers.shift() ?? {} });
    const first = await openDialog();
    await first.findByText(summary);
    fireEvent.change(first.getByLabelText('Terminar em'), { target: { value: yesterday } });
    await userEvent.click(first.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const second = await openDialog();
    expect(await second.findByText(/^1 atividade muda de dia\./)).toBeTruthy();
    expect(second.getByLabelText<HTMLInputElement>('Terminar em').value).toBe(end);
    expect(bodiesOf(calls, previewCall)).toHaveLength(2);
  });
});

describe('a page that was opened for it', () => {
  const shut = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  it('shows the preview at once, late or not, and once', async () => {
    const { address, calls } = await show(onTime, {}, '?replan=true');
    const dialog = within(await screen.findByRole('dialog', { name: 'Replanejar' }));
    expect(await dialog.findByText(summary)).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancelar' }));
    await shut();
    await waitFor(() => expect(address()).toBe(path));
    expect(bodiesOf(calls, previewCall)).toHaveLength(1);
  });

  it('forgets it when the preview is applied', async () => {
    const { address } = await show(late(), { [applyCall]: answered(replanned) }, '?replan=true');
    const dialog = within(await screen.findByRole('dialog', { name: 'Replanejar' }));
    await dialog.findByText(summary);
    await userEvent.click(dialog.getByRole('button', { name: 'Aplicar' }));
    expect(await screen.findByText('Você replanejou este plano.')).toBeTruthy();
    await waitFor(() => expect(address()).toBe(path));
  });
});

describe('applying', () => {
  it('keeps the answered plan, and can be undone for 8 s', async () => {
    const week = sampleWeeks(today, 1);
    const { calls, queryClient } = await show(late(), {
      [applyCall]: answered({ ...replanned, weeks: week }),
      [undoCall]: answered(late()),
    });
    const inside = await openDialog();
    await inside.findByText(summary);
    await userEvent.click(inside.getByRole('button', { name: 'Aplicar' }));
    const notice = within(await screen.findByRole('dialog', { name: 'Plano replanejado.' }));
    expect(bodiesOf(calls, applyCall)).toEqual([{ version: 'v1' }]);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Replanejar' })).toBeNull());
    expect(screen.getByText('Você replanejou este plano.')).toBeTruthy();
    expect(queryClient.getQueryData<StudyPlan>(['study-plans', 'plan', id])?.weeks).toEqual(week);
    expect(bodiesOf(calls, `GET ${path}`)).toHaveLength(1);

    await userEvent.click(notice.getByRole('button', { name: 'Desfazer' }));
    expect(await screen.findByText('Replanejamento desfeito.')).toBeTruthy();
    expect(screen.getByText('Seu plano está atrasado.')).toBeTruthy();
    expect(bodiesOf(calls, undoCall)).toHaveLength(1);
  });

  it('is undone once, from the banner or from the notice', async () => {
    const { calls } = await show(late(), {
      [applyCall]: answered(replanned),
      [undoCall]: answered(late()),
    });
    const inside = await openDialog();
    await inside.findByText(summary);
    await userEvent.click(inside.getByRole('button', { name: 'Aplicar' }));
    const notice = within(await screen.findByRole('dialog', { name: 'Plano replanejado.' }));
    const banner = screen.getByText('Você replanejou este plano.').closest('[role=status]');
    await userEvent.click(within(banner as HTMLElement).getByRole('button', { name: 'Desfazer' }));
    expect(await screen.findByText('Replanejamento desfeito.')).toBeTruthy();
    await userEvent.click(notice.getByRole('button', { name: 'Desfazer' }));
    expect(await screen.findByText('Não há replanejamento para desfazer.')).toBeTruthy();
    expect(bodiesOf(calls, undoCall)).toHaveLength(1);
  });

  it('waits for the ticks that travel', async () => {
    const tick = heldAnswer({ body: { progress: 13, activity: { completed: true } } });
    const { calls } = await show(
      late(),
      { [`PUT ${path}/activity-progress`]: tick.answering, [applyCall]: answered(replanned) },
      '?tab=schedule',
    );
    await userEvent.click(button('Dias anteriores'));
    const [first] = screen.getAllByRole('checkbox', { name: 'Leitura 1' });
    await userEvent.click(first as HTMLElement);
    const inside = await openDialog();
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(bodiesOf(calls, previewCall)).toHaveLength(0);
    await tick.release();
    await inside.findByText(summary);
    await userEvent.click(inside.getByRole('button', { name: 'Aplicar' }));
    await screen.findByText('Você replanejou este plano.');
    const order = calls
      .map(({ method, path }) => `${method} ${path}`)
      .filter((call) => !call.startsWith('GET'));
    expect(order).toEqual([`PUT ${path}/activity-progress`, previewCall, applyCall]);
  });

  it('of a plan that has changed shows the new preview and says so', async () => {
    const previews = [previewed(), previewed({ version: 'v2', moved: 1 })];
    const answers = [
      refused(409, 'study_plans.plan_changed', 'O plano mudou depois da prévia. Abra a prévia novamente.'),
      answered(replanned),
    ];
    const { calls } = await show(late(), {
      [previewCall]: () => previews.shift() ?? {},
      [applyCall]: () => answers.shift() ?? {},
    });
    const inside = await openDialog();
    await inside.findByText(summary);
    await userEvent.click(inside.getByRole('button', { name: 'Aplicar' }));
    expect(await inside.findByText('O plano mudou depois da prévia, então ela foi refeita.')).toBeTruthy();
    expect(await inside.findByText(/^1 atividade muda de dia\./)).toBeTruthy();
    expect(inside.queryByRole('alert')).toBeNull();
    await userEvent.click(inside.getByRole('button', { name: 'Aplicar' }));
    expect(await screen.findByText('Plano replanejado.')).toBeTruthy();
    expect(bodiesOf(calls, applyCall)).toEqual([{ version: 'v1' }, { version: 'v2' }]);
  });

  it('that failed says why, keeps the preview and can be tried again', async () => {
    const answers = [{ status: 0 }, answered(replanned)];
    await show(late(), { [applyCall]: () => answers.shift() ?? {} });
    const inside = await openDialog();
    await inside.findByText(summary);
    await userEvent.click(inside.getByRole('button', { name: 'Aplicar' }));
    expect((await inside.findByRole('alert')).textContent).toContain(
      'Não foi possível falar com o servidor.',
    );
    expect(inside.getByText(summary)).toBeTruthy();
    await userEvent.click(inside.getByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByText('Plano replanejado.')).toBeTruthy();
  });
});
