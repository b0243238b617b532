import { expect, it } from 'vitest';
import { writeSessions } from './session-csv.ts';

const session = {
  startedAt: new Date('2026-03-11T02:50:00Z'),
  endedAt: new Date('2026-03-11T03:15:30Z'),
  minutes: 25.5,
  category: 'Revisão',
  subject: 'Biologia',
} as const;

it('writes what spreadsheets in Portuguese open, on the clock of the student', () => {
  expect(writeSessions([session], 'America/Sao_Paulo')).toBe(
    '\ufeff"Início";"Fim";"Duração (min)";"Categoria";"Matéria"\r\n' +
      '"10/03/2026 23:50:00";"11/03/2026 00:15:30";"25,50";"Revisão";"Biologia"\r\n',
  );
});

it.each([
  ['=1+1', `"'=1+1"`],
  ['+55', `"'+55"`],
  ['-2', `"'-2"`],
  ['@soma', `"'@soma"`],
  ['\t=1', `"'\t=1"`],
  ['Aspas "e"; ponto', '"Aspas ""e""; ponto"'],
  ['a=b', '"a=b"'],
])('lets no subject be a formula or break a cell: %s', (subject, cell) => {
  const [, row] = writeSessions([{ ...session, subject }], 'America/Manaus').split('\r\n');
  expect(row?.endsWith(`;${cell}`), row).toBe(true);
});

it('leaves out a subject that there is none of', () => {
  expect(writeSessions([{ ...session, subject: null }], 'America/Manaus')).toContain(';"Revisão";""\r\n');
});
