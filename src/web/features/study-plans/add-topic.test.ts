import { expect, it } from 'vitest';
import { samplePlan } from '#test/support/samples/study-plans.ts';
import { brokenTopicRules, newTopicOf, topicsWith } from './add-topic.tsx';

const topic = { planId: 'p', name: 'Mitose', description: 'Divide a célula.' };

it('stands after the topics of the plan, which stay as they are', () => {
  const { topics } = samplePlan();
  const sent = topicsWith(topics, topic);
  expect(sent?.slice(0, -1)).toEqual(
    topics.map(({ id, name, description, priority, completed }) => ({
      id,
      name,
      description,
      priority,
      completed,
    })),
  );
  expect(sent?.at(-1)).toEqual({
    name: 'Mitose',
    description: 'Divide a célula.',
    priority: 'média',
    completed: false,
  });
});

it('takes a name of one line and as much of a text as fits, cut between words', () => {
  const made = newTopicOf('p', `O que é\n a mitose? ${'x'.repeat(200)}`, 'palavra '.repeat(200));
  expect(made.name.startsWith('O que é a mitose? x')).toBe(true);
  expect(made.name).toHaveLength(160);
  expect(made.description.length).toBeLessThanOrEqual(1000);
  expect(made.description.endsWith('palavra…')).toBe(true);
  expect(brokenTopicRules(made)).toEqual([]);
});

it('needs a name', () => {
  expect(brokenTopicRules({ ...topic, name: ' ' })).toEqual([
    { field: 'name', message: 'O nome do tópico é obrigatório.' },
  ]);
});
