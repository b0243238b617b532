import { expect, it } from 'vitest';
import { brokenSessionRules, emptySession, type SessionForm, sessionInput } from './session-form.ts';

const now = new Date(2026, 2, 11, 15, 0);
const filled: SessionForm = {
  date: '2026-03-11',
  time: '14:00',
  minutes: '25',
  category: 'Leitura',
  subject: 'Literatura',
};
const broken = (changes: Partial<SessionForm>) => brokenSessionRules({ ...filled, ...changes }, now);

it('is sent as a session on the student’s clock', () => {
  expect(sessionInput({ ...filled, minutes: '12,5' }, 'id')).toEqual({
    id: 'id',
    startTime: new Date(2026, 2, 11, 14, 0).toISOString(),
    endTime: new Date(2026, 2, 11, 14, 12, 30).toISOString(),
    durationMinutes: 12.5,
    category: 'Leitura',
    subject: 'Literatura',
  });
  expect(broken({ minutes: '12,5' })).toEqual([]);
});

it.each([
  ['date', { date: '' }, 'Informe a data da sessão.'],
  ['date', { date: '1999-12-31' }, 'Informe uma data a partir de 2000.'],
  ['time', { time: '' }, 'Informe a hora de início.'],
  ['time', { time: '14:46' }, 'A sessão não pode terminar no futuro.'],
  ['time', { date: '2026-03-12' }, 'A sessão não pode terminar no futuro.'],
  ['minutes', { minutes: '' }, 'Informe a duração da sessão.'],
  ['minutes', { minutes: 'meia hora' }, 'Informe a duração da sessão.'],
  ['minutes', { minutes: '0' }, 'A sessão precisa durar mais que zero.'],
  ['minutes', { minutes: '1441' }, 'Uma sessão pode durar até 24 horas.'],
  ['category', { category: '' }, 'Escolha uma categoria.'],
  ['subject', { subject: 'a'.repeat(81) }, 'A matéria pode ter até 80 caracteres.'],
] as const)('says what is wrong with the %s: %o', (field, changes, message) => {
  expect(broken(changes)).toEqual([{ field, message }]);
});

it('opens on today with a pomodoro’s length, and names everything that is missing at once', () => {
  expect(brokenSessionRules(emptySession('2026-03-11'), now).map(({ field }) => field)).toEqual([
    'time',
    'category',
  ]);
});
