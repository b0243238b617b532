import { expect, it } from 'vitest';
import type { PlanFit } from '#shared/rules/plans/plan-fit.ts';
import { sampleTopic } from '#test/support/samples/study-plans.ts';
import { finalStages, spareIdeas } from './exam-words.ts';

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
