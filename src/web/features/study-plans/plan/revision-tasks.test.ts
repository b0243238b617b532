import { expect, it } from 'vitest';
import { sampleTopic } from '#test/support/samples/study-plans.ts';
import { revisionTasks } from './revision-tasks.ts';

const today = '2026-03-12';
const finished = (name: string, completedOn: string, ...revisedOn: string[]) =>
  sampleTopic({ name, completed: true, completedOn, revisedOn });

it('brings what waits today or was done today, the latest first, each with its place in the plan', () => {
  const tasks = revisionTasks(
    [
      sampleTopic({ name: 'Aberto' }),
      finished('Hoje', '2026-03-11'),
      finished('Amanhã', '2026-03-12'),
      finished('Atrasado', '2026-03-03', '2026-03-04'),
      finished('Feito', '2026-03-05', '2026-03-06', today),
      finished('Pronto', '2026-01-01', '2026-01-02', '2026-01-08', '2026-01-31'),
    ],
    today,
  );
  expect(tasks.map(({ topic, ...task }) => ({ name: topic.name, ...task }))).toEqual([
    { name: 'Atrasado', topicIndex: 3, number: 2, daysLate: 2, isDone: false },
    { name: 'Hoje', topicIndex: 1, number: 1, daysLate: 0, isDone: false },
    { name: 'Feito', topicIndex: 4, number: 2, daysLate: 0, isDone: true },
  ]);
});

it('keeps the place of a late revision that is done', () => {
  const late = [finished('A', '2026-03-08'), finished('B', '2026-03-10')];
  const done = [finished('A', '2026-03-08', today), finished('B', '2026-03-10')];
  const order = (topics: typeof late) => revisionTasks(topics, today).map(({ topicIndex }) => topicIndex);
  expect(order(done)).toEqual(order(late));
});
