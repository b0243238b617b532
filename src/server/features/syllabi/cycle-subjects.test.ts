import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cycleSubjects } from './cycle-subjects.ts';

const topic = (disciplineId: number, share: number, questionsDone = 0, questionsRight = 0) => ({
  disciplineId,
  share,
  questionsDone,
  questionsRight,
});
const named = (...names: string[]) => names.map((name, id) => ({ id, name }));

describe('a subject', () => {
  it('has its points beside the heaviest as priority, and 3 as difficulty before five questions', () => {
    const { subjects } = cycleSubjects(named('Português', 'Penal', 'Informática', 'Ética'), [
      topic(0, 0.12),
      topic(0, 0.12),
      topic(1, 0.4, 4, 0),
      topic(2, 0.16),
      topic(3, 0.02),
    ]);
    expect(subjects).toEqual([
      { name: 'Português', difficulty: 3, priority: 3 },
      { name: 'Penal', difficulty: 3, priority: 5 },
      { name: 'Informática', difficulty: 3, priority: 2 },
      { name: 'Ética', difficulty: 3, priority: 1 },
    ]);
  });

  it.each([
    ['weak', 6, 4],
    ['middling', 14, 3],
    ['strong', 19, 2],
  ])('that is %s, %i of 20 right, has difficulty %i', (_, right, difficulty) => {
    const { subjects } = cycleSubjects(named('Penal'), [topic(0, 0.5, 20, right), topic(0, 0.5)]);
    expect(subjects[0]?.difficulty).toBe(difficulty);
  });

  it('is judged by the questions of all its topics', () => {
    const few = [1, 2, 3].map(() => topic(0, 0.2, 3, 0));
    expect(cycleSubjects(named('Penal'), few).subjects[0]?.difficulty).toBe(4);
  });

  it('holds the disciplines of one name, and a long one is shortened', () => {
    const long = `Conhecimentos ${'específicos '.repeat(12)}`;
    const { subjects } = cycleSubjects(named('Ética', long, 'ÉTICA'), [
      topic(0, 0.1),
      topic(1, 0.2),
      topic(2, 0.1),
    ]);
    expect(subjects.map(({ name, priority }) => [name.slice(0, 13), priority])).toEqual([
      ['Ética', 5],
      ['Conhecimentos', 5],
    ]);
    expect(subjects[1]?.name.length).toBeLessThanOrEqual(80);
  });

  it('needs something that counts', () => {
    expect(cycleSubjects(named('Penal', 'Vazia'), [topic(0, 1)]).subjects).toHaveLength(1);
    expect(cycleSubjects([], [])).toEqual({ subjects: [], leftOut: [] });
  });
});

it('takes the heaviest where there are more than a cycle holds, and names the others', () => {
  const disciplines = named(...Array.from({ length: 43 }, (_, at) => `Disciplina ${at}`));
  const { subjects, leftOut } = cycleSubjects(
    disciplines,
    disciplines.map(({ id }) => topic(id, [1, 20, 42].includes(id) ? 0.001 : 0.02)),
  );
  expect(subjects).toHaveLength(40);
  expect(leftOut).toEqual(['Disciplina 1', 'Disciplina 20', 'Disciplina 42']);
});

it('gives only what a cycle takes, and loses no discipline', () => {
  const anyTopic = fc.record({
    disciplineId: fc.integer({ min: 0, max: 59 }),
    share: fc.double({ min: 0.0001, max: 1, noNaN: true }),
    questionsDone: fc.integer({ min: 0, max: 50 }),
    part: fc.double({ min: 0, max: 1, noNaN: true }),
  });
  fc.assert(
    fc.property(fc.array(anyTopic, { maxLength: 150 }), (given) => {
      const disciplines = named(...Array.from({ length: 60 }, (_, at) => `Disciplina ${at}`));
      const topics = given.map(({ disciplineId, share, questionsDone, part }) =>
        topic(disciplineId, share, questionsDone, Math.floor(questionsDone * part)),
      );
      const { subjects, leftOut } = cycleSubjects(disciplines, topics);
      const wanted = new Set(topics.map(({ disciplineId }) => `Disciplina ${disciplineId}`));
      expect(new Set([...subjects.map(({ name }) => name), ...leftOut])).toEqual(wanted);
      expect(subjects.length).toBe(Math.min(40, wanted.size));
      for (const { difficulty, priority } of subjects) {
        expect([1, 2, 3, 4, 5]).toContain(priority);
        expect([2, 3, 4]).toContain(difficulty);
      }
    }),
  );
});
