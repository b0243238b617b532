import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { StudyPlan } from '#shared/contracts/study-plans.ts';
import type { PlanFit } from '#shared/rules/plans/plan-fit.ts';
import { samplePlan, sampleTopic } from '#test/support/samples/study-plans.ts';
import { renderRoutes } from '#test/support/web.tsx';
import { ExamCard, finalStages, spareIdeas } from './exam.tsx';

// A Tuesday. The sample plan holds 4 activities of 50 min and 4 h from Monday to Friday.
const today = '2026-03-10';

async function open(changes: Partial<StudyPlan>) {
  const plan = samplePlan(changes);
  const { router } = renderRoutes(
    { '/': () => <ExamCard plan={plan} today={today} />, '/study-plans/$planId/edit': () => '' },
    { at: '/' },
  );
  await act(() => router.load());
}
const card = () => screen.getByRole('region', { name: 'Até a prova' });
const stat = (label: string) => within(card()).getByText(label).closest('div')?.textContent;

it('says that everything fits, with the hours and what to add', async () => {
  const topics = [sampleTopic({ name: 'Mendel', questionsDone: 10, questionsRight: 4 })];
  await open({ examDate: '2026-03-22', topics });
  expect(within(card()).getByText('Faltam 12 dias')).toBeTruthy();
  expect(within(card()).getByText('22/03/2026')).toBeTruthy();
  expect(within(card()).getByText('Cabe')).toBeTruthy();
  expect(stat('Você ainda tem')).toBe('Você ainda tem36h 0min');
  expect(stat('Falta estudar')).toBe('Falta estudar3h 20min');
  expect(stat('Sobram')).toBe('Sobram32h 40min');
  expect(within(card()).getByText('Simulados, no tempo da prova.')).toBeTruthy();
  expect(within(card()).getByText('Revisão dos tópicos fracos: Mendel.')).toBeTruthy();
  expect(within(card()).queryByText('Para caber, deixe de fora')).toBeNull();
});

it('says what to leave out when it does not fit', async () => {
  const names = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];
  const topics = names.map((name, id) => sampleTopic({ id, name, priority: id === 0 ? 'alta' : 'baixa' }));
  await open({ examDate: '2026-03-11', timeAvailable: 5, weeks: [], topics });
  expect(within(card()).getByText('A prova é amanhã')).toBeTruthy();
  expect(within(card()).getByText('Não cabe')).toBeTruthy();
  expect(stat('Você ainda tem')).toBe('Você ainda tem1h 0min');
  expect(stat('Falta estudar')).toBe('Falta estudar8h 30min');
  expect(stat('Faltam')).toBe('Faltam7h 30min');
  const dropped = () => {
    const section = within(card()).getByText('Para caber, deixe de fora').parentElement as HTMLElement;
    return within(section)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  };
  expect(dropped()).toEqual(['G1h 0min', 'F1h 0min', 'E1h 0min', 'D1h 0min', 'C1h 0min']);
  await userEvent.click(screen.getByRole('button', { name: 'Ver mais 2 tópicos' }));
  expect(dropped().slice(5)).toEqual(['B1h 0min', 'A2h 30min']);
  expect(within(card()).queryByText(/Simulados, no tempo/)).toBeNull();
});

it('asks to leave out nothing that is finished or weak', async () => {
  const topics = [
    sampleTopic({ id: 0, name: 'A', completed: true }),
    sampleTopic({ id: 1, name: 'B', questionsDone: 10, questionsRight: 2 }),
    sampleTopic({ id: 2, name: 'C' }),
  ];
  const short = { examDate: '2026-03-11', timeAvailable: 5, weeks: [] };
  await open({ ...short, topics });
  const over = '40min de tópicos fracos não cabem. Comece por eles e, se puder, estude mais por dia.';
  expect(within(card()).getByText('Para caber, deixe de fora').parentElement?.textContent).toBe(
    `Para caber, deixe de foraC1h 40minMesmo assim, ${over}`,
  );
  cleanup();
  await open({ ...short, topics: topics.slice(0, 2) });
  expect(within(card()).getByText(over)).toBeTruthy();
  expect(within(card()).queryByText('Para caber, deixe de fora')).toBeNull();
});

it('says how the plan should end, and where in it the student is', async () => {
  await open({ examDate: '2026-03-15' });
  const ending = within(card()).getByText('Como deve ser o fim do plano').parentElement as HTMLElement;
  const lines = within(ending)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(lines).toEqual([
    'Duas últimas semanas: simulados completos, no tempo da prova. ',
    'Última semana: revisão e caderno de erros, sem matéria nova. Agora',
    'Dois últimos dias, a partir de 13/03/2026: estudo leve, sono em dia e documentos separados. ',
  ]);
});

it('judges nothing on the day itself', async () => {
  await open({ examDate: today });
  expect(within(card()).getByText('A prova é hoje')).toBeTruthy();
  expect(within(card()).queryByText(/abe$/)).toBeNull();
});

it('is one line after the exam', async () => {
  await open({ examDate: '2026-03-09' });
  expect(screen.getByText(/^A prova foi em 09\/03\/2026/)).toBeTruthy();
  expect(screen.queryByRole('region')).toBeNull();
});

it('is one line with a way to set the day when there is no exam', async () => {
  await open({ examDate: null });
  const link = screen.getByRole('link', { name: 'Definir a data da prova' });
  expect(link.getAttribute('href')).toBe(`/study-plans/${samplePlan().id}/edit`);
  expect(screen.queryByRole('region')).toBeNull();
});

it.each([
  [30, 'ahead ahead ahead'],
  [15, 'ahead ahead ahead'],
  [14, 'now ahead ahead'],
  [8, 'now ahead ahead'],
  [7, 'over now ahead'],
  [3, 'over now ahead'],
  [2, 'over over now'],
  [1, 'over over now'],
])('%d days before the exam the stages are %s', (daysLeft, states) => {
  const stages = finalStages('2026-04-12', daysLeft);
  expect(stages.map(({ state }) => state).join(' ')).toBe(states);
  expect(stages.map(({ from }) => from)).toEqual(['2026-03-29', '2026-04-05', '2026-04-10']);
});

it('fills at least two spare hours with mock exams, and with the weak topics', () => {
  const spare = (spareMinutes: number) => ({ spareMinutes }) as PlanFit;
  const weak = (name: string) => sampleTopic({ name, questionsDone: 10, questionsRight: 5 });
  const strong = sampleTopic({ name: 'Forte', questionsDone: 10, questionsRight: 6 });
  const fewQuestions = sampleTopic({ name: 'Pouco', questionsDone: 4, questionsRight: 0 });
  const topics = [weak('Mendel'), strong, fewQuestions, weak('DNA')];
  expect(spareIdeas(spare(119), topics)).toEqual([]);
  expect(spareIdeas(spare(120), [strong])).toEqual(['Simulados, no tempo da prova.']);
  expect(spareIdeas(spare(120), topics)[1]).toBe('Revisão dos tópicos fracos: Mendel e DNA.');
  const many = ['A', 'B', 'C', 'D', 'E', 'F'].map(weak);
  expect(spareIdeas(spare(500), many)[1]).toBe('Revisão dos tópicos fracos: A, B, C, D e mais 2.');
});
