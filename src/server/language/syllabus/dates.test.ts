import { describe, expect, it } from 'vitest';
import { printedNotice } from '#test/support/documents/printed-notice.ts';
import { readDates } from './dates.ts';
import { readNoticeLines } from './notice-lines.ts';

const datesOf = (text: string) => readDates(readNoticeLines(printedNotice(text)));

describe('dates', () => {
  it('are read from sentences', () => {
    const { examDate, registration } = datesOf(`
      4.1 As inscrições estarão abertas no período de 13 de maio de 2024 até 17 de junho de 2024.
      8.1 A Prova Objetiva de múltipla escolha será realizada no dia 18 de agosto de 2024, das 15h às 19h.
      8.2 Os locais das provas objetivas serão divulgados a partir do dia 12 de agosto de 2024.`);
    expect(examDate).toBe('2024-08-18');
    expect(registration).toEqual({ from: '2024-05-13', to: '2024-06-17' });
  });

  it('are read from the rows of a calendar', () => {
    const { examDate } = datesOf(`
      Atividade | Data
      Divulgação dos locais de prova | 1º/9/2021
      Aplicação das provas objetivas | 12/9/2021
      Divulgação do gabarito das provas objetivas | 14/9/2021`);
    expect(examDate).toBe('2021-09-12');
  });

  it.each([
    [
      'A Prova Objetiva será aplicada no dia 12 de outubro de 2025 e a Prova Discursiva, no dia 7 de dezembro de 2025.',
      '2025-10-12',
      ['2025-10-12', '2025-12-07'],
    ],
    [
      `A aplicação das provas objetivas está prevista para 12/10/2025.
      A aplicação da prova de redação está prevista para 19/10/2025, e a da prova prática, para 30/11/2025.`,
      '2025-10-12',
      ['2025-10-12', '2025-10-19'],
    ],
    [
      'As provas objetivas e discursivas serão aplicadas no dia 12 de outubro de 2025.',
      '2025-10-12',
      ['2025-10-12'],
    ],
    ['As provas serão realizadas nos dias 9 e 16 de novembro de 2025.', null, ['2025-11-09', '2025-11-16']],
  ])('of several parts or days are all told: %s', (text, examDate, examDates) => {
    expect(datesOf(text)).toMatchObject({ examDate, examDates });
  });

  it('are none where the notice gives several days, or none', () => {
    const several = datesOf(`
      A prova objetiva para os cargos de nível médio será aplicada em 2 de março de 2025.
      A prova objetiva para os cargos de nível superior será aplicada em 9 de março de 2025.`);
    expect(several).toMatchObject({ examDate: null, examDates: ['2025-03-02', '2025-03-09'] });
    expect(datesOf('A data da prova objetiva será publicada em edital.').examDate).toBeNull();
  });
});
