import { describe, expect, it } from 'vitest';
import type { Activity, PlanWeek } from '#shared/contracts/study-plans.ts';
import { sampleTopic } from '#test/support/samples/study-plans.ts';
import {
  accuracyText,
  lateText,
  questionsText,
  revisionTasks,
  shownRevisions,
  topicsSummary,
  unscheduledTopics,
} from './topic.ts';

const asked = (questionsDone: number, questionsRight: number) =>
  sampleTopic({ questionsDone, questionsRight });
// Numbers stay with their sign.
const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ');

describe('questions in words', () => {
  it.each([
    [15, 12, '12 de 15 questões certas (80%)', '80% de acertos em 15 questões'],
    [1, 0, '0 de 1 questão certa (0%)', '0% de acertos em 1 questão'],
    [1200, 1200, '1.200 de 1.200 questões certas (100%)', '100% de acertos em 1.200 questões'],
  ])('%i done, %i right', (done, right, long, short) => {
    expect(plain(questionsText(asked(done, right)))).toBe(long);
    expect(plain(accuracyText(asked(done, right)))).toBe(short);
  });

  it('are none before the first question', () => {
    expect([questionsText(asked(0, 0)), accuracyText(asked(0, 0))]).toEqual([null, null]);
  });

  it('add up over the topics of a plan', () => {
    const topics = [asked(10, 5), { ...asked(5, 5), completed: true }, asked(0, 0)];
    expect(topicsSummary(topics).map(plain)).toEqual([
      '1 de 3 tópicos concluídos',
      '67% de acertos em 15 questões',
    ]);
    expect(topicsSummary([asked(0, 0)])).toEqual(['0 de 1 tópico concluído']);
  });
});

describe('the revisions of a topic', () => {
  const shown = (today: string, ...revisedOn: string[]) =>
    shownRevisions({ completedOn: '2026-03-10', revisedOn }, today).map(({ state, when }) => [state, when]);

  it('come on their days', () => {
    expect(shown('2026-03-10')).toEqual([
      ['ahead', '11/03'],
      ['ahead', '17/03'],
      ['ahead', '09/04'],
    ]);
    expect(shown('2026-03-17', '2026-03-11')).toEqual([
      ['done', 'feita'],
      ['today', 'hoje'],
      ['ahead', '09/04'],
    ]);
  });

  it('that are late move those after them', () => {
    expect(shown('2026-03-20', '2026-03-11')).toEqual([
      ['done', 'feita'],
      ['late', 'há 3 dias'],
      ['ahead', '12/04'],
    ]);
    expect(shown('2026-05-20')).toEqual([
      ['late', 'há 70 dias'],
      ['ahead', '26/05'],
      ['ahead', '18/06'],
    ]);
  });

  it('are none while it is open', () => {
    expect(shownRevisions({ completedOn: null, revisedOn: [] }, '2026-03-10')).toEqual([]);
  });

  it('are late by one day, or by more', () => {
    expect([lateText(1), lateText(2)]).toEqual(['há 1 dia', 'há 2 dias']);
  });
});

describe('what waits on a day', () => {
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
});

describe('topics that no activity is planned for', () => {
  const topics = [
    sampleTopic({ id: 0, name: 'Com horário' }),
    sampleTopic({ id: 1, name: 'Sem horário' }),
    sampleTopic({ id: 2, name: 'Concluído', completed: true }),
  ];
  const activity = { topic: 'Com horário' } as Activity;
  const weeks = [{ days: [{ activities: [activity] }] }] as PlanWeek[];

  it('are told where there is a schedule', () => {
    expect([...unscheduledTopics({ topics, weeks })]).toEqual([1]);
    expect(unscheduledTopics({ topics, weeks: [] }).size).toBe(0);
  });
});
