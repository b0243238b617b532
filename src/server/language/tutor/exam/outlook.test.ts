import { expect, test } from 'vitest';
import type { Forecast } from '#shared/contracts/syllabi.ts';
import type { TutorInput } from '../tutor.ts';
import { examOutlook, outlookLines } from './outlook.ts';

const forecast: Forecast = {
  daysLeft: 42,
  coverage: 37,
  points: 100,
  expected: { points: 52.4, low: 45, high: 59.8 },
  missing: null,
  disciplines: [
    { id: 1, name: 'Português', coverage: 50, questionsDone: 30, accuracy: 0.8, isAtRisk: false },
    { id: 2, name: 'Direito Penal', coverage: 10, questionsDone: 8, accuracy: 0.3, isAtRisk: true },
  ],
  best: [
    { id: 7, discipline: 'Português', text: 'Crase', kind: 'theory', gain: 0.8 },
    { id: 8, discipline: 'Direito Penal', text: 'Dolo *e* culpa', kind: 'questions', gain: 0.3 },
    { id: 9, discipline: 'Direito Penal', text: 'Penas '.repeat(60), kind: 'revision', gain: 0.01 },
    { id: 10, discipline: 'Direito Penal', text: 'Prescrição', kind: 'theory', gain: 0.01 },
  ],
};
const about = (changes: Partial<Forecast> = {}, message = 'como estou para a prova?') => {
  const syllabus = { id: 's1', title: 'Analista', forecast: { ...forecast, ...changes } };
  return examOutlook({ message, today: { syllabus } } as TutorInput).join('\n\n');
};

test('tells days, coverage, points, minima and the best three, and where all of it stands', () => {
  expect(about()).toBe(
    [
      'Faltam 42 dias para a prova de **Analista**.',
      '- Já estudado: 37% do peso da prova.\n- Previsão: 52,4 de 100 pontos; em quatro de cinco casos, entre 45 e 59,8.\n- Mínimo em risco: Direito Penal.',
      '',
      'O que mais rende na próxima hora:',
      `1. **Crase**, de Português: estudar a teoria, até 0,8 ponto.\n2. **Dolo \\*e\\* culpa**, de Direito Penal: fazer questões, até 0,3 ponto.\n3. **${'Penas '.repeat(20).trim()}…**, de Direito Penal: revisar, menos de 0,1 ponto.`,
      'Veja tudo no [edital verticalizado](/syllabi/s1).',
    ].join('\n\n'),
  );
});

test('says what is missing in place of a number, and promises nobody that they pass', () => {
  const missing = 'Anote mais 12 questões para ver quantos pontos esperar: com menos, seria chute.';
  const told = about({ expected: null, missing }, 'vou passar?');
  expect(told).toContain(`- ${missing}`);
  expect(told).not.toContain('Previsão');
  expect(told).toContain('depende também da nota dos outros');
});

test('counts in shares of the exam where the notice gives no questions', () => {
  const told = about({ points: null, disciplines: [], daysLeft: null });
  expect(told).toContain('Previsão: 52,4% da prova;');
  expect(told).toContain('até 0,8% da prova');
  expect(told).toContain('ainda está sem a data da prova');
  expect(told).not.toContain('Mínimo');
});

test('a model is told the same lines, without links', () => {
  const lines = outlookLines({ id: 's1', title: 'Analista', forecast });
  expect(lines).toHaveLength(5);
  expect(lines.join('\n')).not.toContain('](');
});

test('without a syllabus it says so, and offers to read one', () => {
  const exam = { title: 'ENEM', daysLeft: 20 };
  const told = examOutlook({ message: 'vou passar?', today: { exam } } as TutorInput).join('\n\n');
  expect(told).toContain('Faltam 20 dias para a prova de **ENEM**.');
  expect(told).toContain('[Traga o edital](/syllabi/read)');
});
