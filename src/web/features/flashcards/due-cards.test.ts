import { describe, expect, it } from 'vitest';
import { newSchedule } from '#shared/rules/grade-card.ts';
import { nextDue, stillDue } from './due-cards.ts';
import { sampleCard } from './sample-card.ts';

const today = '2026-03-10';
const card = (id: string, dueOn = today, suspended = false) =>
  sampleCard({ id, suspended, schedule: { ...newSchedule(today), dueOn } });

describe('cards still due', () => {
  it('are those without an answer on its way', () => {
    const due = stillDue([card('a'), card('b')], [{ cardId: 'a', grade: 'correct', day: today }], today, 0.9);
    expect(due.map(({ id }) => id)).toEqual(['b']);
  });

  it('include one answered yesterday that is due again by now', () => {
    const answered = [{ cardId: 'a', grade: 'incorrect', day: '2026-03-09' }] as const;
    const [due] = stillDue([card('a', '2026-03-09')], answered, today, 0.9);
    expect(due?.schedule).toMatchObject({ lastOn: '2026-03-09', dueOn: today, reps: 1 });
  });
});

describe('the next cards', () => {
  it('are those of the first day to come', () => {
    const cards = [
      card('a'),
      card('b', '2026-03-12'),
      card('c', '2026-03-12'),
      card('d', '2026-03-11', true),
      card('e', '2026-04-01'),
    ];
    expect(nextDue(cards, today)).toEqual({ day: '2026-03-12', count: 2 });
  });

  it('are unknown when none is planned', () => {
    expect(nextDue([card('a')], today)).toBeNull();
  });
});
