import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { activityKinds } from '#shared/contracts/study-plans.ts';
import { type ClonedActivity, type ClonedTopic, newVersion } from './new-version.ts';
import type { CopiedActivity, CopiedTopic } from './plan-copy.ts';

const names = ['Funções', 'Função afim', 'Geometria', 'Genética', 'Células', 'Ondas', 'Óptica'];

const copied = fc
  .uniqueArray(fc.record({ id: fc.nat(9), name: fc.constantFrom(...names) }), { selector: ({ id }) => id })
  .map((list) => [...new Map(list.map((topic) => [topic.name, topic])).values()])
  .map((list): CopiedTopic[] => list.map((topic) => ({ ...topic, description: '', priority: 'média' })));

const held = fc
  .uniqueArray(
    fc.record({
      id: fc.nat(30),
      name: fc.constantFrom(...names, 'Só meu'),
      completed: fc.boolean(),
      sourceId: fc.option(fc.nat(9)),
    }),
    { selector: ({ id }) => id },
  )
  .map((list) => [...new Map(list.map((topic) => [topic.name, topic])).values()])
  .map((list): ClonedTopic[] =>
    list.map((topic) => ({
      ...topic,
      description: '',
      priority: 'média',
      completedOn: topic.completed ? '2026-03-11' : null,
      revisedOn: [],
      questionsDone: topic.id,
      questionsRight: 0,
    })),
  );

const work = fc.array(
  fc.record({
    day: fc.nat(20),
    time: fc.constantFrom('08:00', '09:00'),
    topic: fc.constantFrom(...names),
    kind: fc.constantFrom(...activityKinds),
    description: fc.constantFrom('Teoria', 'Exercícios'),
  }),
  { maxLength: 30 },
);
const activities = work.map((list): CopiedActivity[] =>
  list.map((activity, position) => ({ ...activity, position, duration: 50 })),
);
const own = fc
  .tuple(activities, fc.array(fc.boolean(), { minLength: 30, maxLength: 30 }))
  .map(([list, done]): ClonedActivity[] =>
    list.map((activity, index) => ({
      ...activity,
      id: `${index}`,
      completed: done[index] ?? false,
      changes: 0,
    })),
  );

const anyCase = fc.tuple(held, own, copied, activities);

describe('a new version of a clone', () => {
  it('says what its author says, with every topic once', () => {
    fc.assert(
      fc.property(anyCase, ([topics, mine, copy, theirs]) => {
        const next = newVersion({ topics, activities: mine }, { topics: copy, activities: theirs });
        expect(next.topics.slice(0, copy.length).map(({ name, sourceId }) => [name, sourceId])).toEqual(
          copy.map(({ name, id }) => [name, id]),
        );
        expect(new Set(next.topics.map(({ id }) => id)).size).toBe(next.topics.length);
        expect(next.activities.map(({ day, time, topic }) => [day, time, topic])).toEqual(
          theirs.map(({ day, time, topic }) => [day, time, topic]),
        );
      }),
    );
  });

  it('keeps what was done in what both have, and invents nothing', () => {
    fc.assert(
      fc.property(anyCase, ([topics, mine, copy, theirs]) => {
        const next = newVersion({ topics, activities: mine }, { topics: copy, activities: theirs });
        const byName = new Map(topics.map((topic) => [topic.name, topic]));
        for (const topic of next.topics) {
          const was = byName.get(topic.name);
          if (was)
            expect(topic).toMatchObject({
              id: was.id,
              completed: was.completed,
              questionsDone: was.questionsDone,
            });
        }
        const ids = next.activities.flatMap(({ id }) => id ?? []);
        expect(new Set(ids).size).toBe(ids.length);
        for (const { id, completed } of next.activities)
          expect(completed).toBe(mine.find((activity) => activity.id === id)?.completed ?? false);
        expect(next.changes.done.after).toBeLessThanOrEqual(next.changes.done.before);
      }),
    );
  });

  it('of the very same content changes nothing', () => {
    fc.assert(
      fc.property(held, own, (topics, mine) => {
        const sourced = topics.map((topic, index) => ({ ...topic, sourceId: index }));
        const copy = sourced.map(({ sourceId, name, description, priority }) => ({
          id: sourceId,
          name,
          description,
          priority,
        }));
        const next = newVersion({ topics: sourced, activities: mine }, { topics: copy, activities: mine });
        expect(next.topics).toEqual(sourced);
        expect(next.activities).toMatchObject(mine);
        expect(next.changes).toMatchObject({ added: [], removed: [], renamed: [] });
        expect(next.changes.done.after).toBe(next.changes.done.before);
      }),
    );
  });

  it('keeps the topics of the student’s own, and drops those that the author took out', () => {
    fc.assert(
      fc.property(anyCase, ([topics, mine, copy, theirs]) => {
        const next = newVersion({ topics, activities: mine }, { topics: copy, activities: theirs });
        const kept = new Set(next.topics.map(({ id }) => id));
        for (const topic of topics) if (topic.sourceId === null) expect(kept.has(topic.id)).toBe(true);
        for (const name of next.changes.removed)
          expect(next.topics.some((topic) => topic.name === name)).toBe(false);
      }),
    );
  });
});
