import { expect, it } from 'vitest';
import { examDaysOn } from './exam-days.ts';

const days = { examDate: '2026-11-08', otherExamDates: ['2026-12-06', '2026-11-01'] };

it.each([
  ['2026-10-01', '2026-11-01', ['2026-11-08', '2026-12-06']],
  ['2026-11-01', '2026-11-01', ['2026-11-08', '2026-12-06']],
  ['2026-11-02', '2026-11-08', ['2026-11-01', '2026-12-06']],
  ['2027-01-01', '2026-12-06', ['2026-11-01', '2026-11-08']],
])('on %s the next day is %s', (today, examDate, otherExamDates) => {
  expect(examDaysOn(days, today)).toEqual({ examDate, otherExamDates });
});

it('one day is one, named once; none is none', () => {
  const same = { examDate: '2026-11-08', otherExamDates: ['2026-11-08'] };
  expect(examDaysOn(same, '2026-01-01')).toEqual({ examDate: '2026-11-08', otherExamDates: [] });
  const none = { examDate: null, otherExamDates: [] };
  expect(examDaysOn(none, '2026-01-01')).toEqual(none);
});
