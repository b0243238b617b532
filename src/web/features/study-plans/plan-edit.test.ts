import { expect, it } from 'vitest';
import { brokenEditRules, newTopic, planEditOf, planUpdate } from './plan-edit.ts';
import { samplePlan } from './sample-plan.ts';

const plan = samplePlan();
const done = plan.topics.map((topic) => ({ ...topic, completed: topic.name === 'DNA' }));

it('keeps what is done, through renaming, moving and adding', () => {
  const edit = planEditOf(plan);
  const [mendel, dna] = edit.topics;
  if (!mendel || !dna) throw new Error('the sample has topics');
  const topics = [{ ...dna, name: 'DNA e RNA' }, { ...newTopic, name: 'DNA' }, mendel];
  expect(planUpdate({ ...edit, topics }, done).topics).toEqual([
    { name: 'DNA e RNA', description: 'Sobre DNA.', priority: 'média', completed: true },
    { name: 'DNA', description: '', priority: 'média', completed: false },
    { name: 'Mendel', description: 'Sobre Mendel.', priority: 'alta', completed: false },
  ]);
});

it('asks for a title and for the name of every topic', () => {
  const edit = { ...planEditOf(plan), title: ' ', topics: [newTopic] };
  expect(brokenEditRules(edit)).toEqual([
    { field: 'title', message: 'O título é obrigatório.' },
    { field: 'topics.0.name', message: 'O nome do tópico é obrigatório.' },
  ]);
  expect(brokenEditRules(planEditOf(plan))).toEqual([]);
});
