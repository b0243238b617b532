import { expect, it } from 'vitest';
import { samplePlan } from '#test/support/samples/study-plans.ts';
import { brokenEditRules, newTopic, planEditOf, planUpdate } from './plan-edit.ts';

const plan = samplePlan();
const today = '2026-03-12';
const done = plan.topics.map((topic) => ({ ...topic, completed: topic.name === 'DNA' }));

it('keeps what is done, through renaming, moving and adding', () => {
  const edit = planEditOf(plan);
  const [mendel, dna] = edit.topics;
  if (!mendel || !dna) throw new Error('the sample has topics');
  const topics = [{ ...dna, name: 'DNA e RNA' }, { ...newTopic, name: 'DNA' }, mendel];
  expect(planUpdate({ ...edit, topics }, done).topics).toEqual([
    { id: 1, name: 'DNA e RNA', description: 'Sobre DNA.', priority: 'média', completed: true },
    { name: 'DNA', description: '', priority: 'média', completed: false },
    { id: 0, name: 'Mendel', description: 'Sobre Mendel.', priority: 'alta', completed: false },
  ]);
});

it('asks for a title and for the name of every topic', () => {
  const edit = { ...planEditOf(plan), title: ' ', topics: [newTopic] };
  expect(brokenEditRules(edit, plan, today)).toEqual([
    { field: 'title', message: 'O título é obrigatório.' },
    { field: 'topics.0.name', message: 'O nome do tópico é obrigatório.' },
  ]);
  expect(brokenEditRules(planEditOf(plan), plan, today)).toEqual([]);
});

it('sets the day of the exam, or takes it away', () => {
  const edit = planEditOf(plan);
  expect(planUpdate(edit, []).examDate).toBeNull();
  expect(planUpdate({ ...edit, examDate: '2026-04-12' }, []).examDate).toBe('2026-04-12');
  expect(planEditOf({ ...plan, examDate: '2026-04-12' }).examDate).toBe('2026-04-12');
});

it.each([
  ['', true],
  ['2026-03-10', false],
  ['2026-03-11', true],
  ['2031-03-16', true],
  ['2031-03-17', false],
])('judges an exam on %s: %s', (examDate, isFine) => {
  const rules = brokenEditRules({ ...planEditOf(plan), examDate }, plan, today);
  const message = 'A data da prova deve ficar depois do início do plano, em até cinco anos.';
  expect(rules).toEqual(isFine ? [] : [{ field: 'examDate', message }]);
});

it('leaves alone an exam that stands as it was', () => {
  const old = { ...plan, examDate: '2026-03-01' };
  expect(brokenEditRules(planEditOf(old), old, today)).toEqual([]);
});
