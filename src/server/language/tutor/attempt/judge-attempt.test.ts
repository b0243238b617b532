import fc from 'fast-check';
import { expect, test } from 'vitest';
import { judgeAttempt } from './judge-attempt.ts';

const photosynthesis = 'É o processo pelo qual as plantas convertem luz em energia química';
const phases = 'Prófase, metáfase, anáfase e telófase';

test('who it was is told by the name, without what they were and when', () => {
  const who = 'Quem isolou a insulina?';
  expect(judgeAttempt('o frederick banting', 'O médico Frederick Banting, em 1921.', who).verdict).toBe(
    'right',
  );
  expect(judgeAttempt('um médico', 'O médico Frederick Banting, em 1921.', who).verdict).not.toBe('right');
});

test('an amount is the answer, whatever is told of it behind a comma', () => {
  const term = 'Qual é o prazo para recorrer?';
  expect(judgeAttempt('15 dias', '15 dias, contados da publicação.', term).verdict).toBe('right');
  expect(judgeAttempt('20 dias', '15 dias, contados da publicação.', term).verdict).toBe('wrong');
});

test('an amount is no answer where more is asked with it', () => {
  const both = 'Quantos dias dura e quando começa?';
  expect(judgeAttempt('15 dias', '15 dias, contados da publicação.', both).verdict).not.toBe('right');
  expect(judgeAttempt('duas', 'Duas mulheres, rivais na corte.', 'Quem eram elas?').verdict).not.toBe(
    'right',
  );
});

test('a word of little weight is no answer by itself', () => {
  expect(judgeAttempt('é da espécie', 'O modo de vida da espécie.', 'O que é nicho?').verdict).not.toBe(
    'right',
  );
});

test.each([
  ['cloroplasto', 'Cloroplasto', 'right'],
  ['nos cloroplastos', 'O cloroplasto', 'right'],
  ['mitocôndria', 'Cloroplasto', 'wrong'],
  ['FOTOSSINTESE', 'Fotossíntese', 'right'],
  ['fotocintese', 'Fotossíntese', 'right'],
  ['fotossíntse', 'Fotossíntese', 'right'],
  ['Paris', 'Paris', 'right'],
  ['Paris ou Londres', 'Paris', 'partly'],
  ['não é Paris', 'Paris', 'wrong'],
  ['1789', 'Em 1789', 'right'],
  ['1889', 'Em 1789', 'wrong'],
  ['14 de julho de 1789', '14 de julho de 1789', 'right'],
  ['1789', '14 de julho de 1789', 'partly'],
  ['século 18', 'Século XVIII', 'right'],
  ['seculo xviii', 'Século XVIII', 'right'],
  ['século XIX', 'Século XVIII', 'wrong'],
  ['26', '26 estados', 'right'],
  ['pulso abaixo de 60', 'Pulso abaixo de 60 batimentos por minuto', 'right'],
  ['ah, foi o Langstroth', 'Lorenzo Langstroth', 'right'],
  ['a queda do preço do petróleo', 'A diminuição do preço do barril de petróleo', 'right'],
  ['vinte e seis', '26 estados', 'right'],
  ['27 estados', '26 estados', 'wrong'],
  ['duas', 'Duas células', 'right'],
  ['2 células', 'Duas células', 'right'],
  ['propano', 'Propeno', 'wrong'],
  ['nitrito', 'Nitrato', 'wrong'],
  ['aferente', 'Eferente', 'wrong'],
  ['hipotônico', 'Hipertônico', 'wrong'],
  ['meiose', 'Mitose', 'wrong'],
  ['normal', 'Anormal', 'wrong'],
  ['O povo de Paris tomou a Bastilha em 1798', 'Em 1789 o povo de Paris tomou a Bastilha', 'partly'],
  ['sim', 'Sim.', 'right'],
  ['não', 'Sim.', 'wrong'],
  ['é falso', 'Verdadeiro', 'wrong'],
  ['v', 'Verdadeiro', 'right'],
  ['Einstein', 'Albert Einstein', 'right'],
  ['Newton', 'Albert Einstein', 'wrong'],
  ['pedro ii', 'Dom Pedro II', 'right'],
  ['Pedro I', 'Dom Pedro II', 'wrong'],
  ['DNA', 'DNA (ácido desoxirribonucleico)', 'right'],
  ['ácido desoxirribonucleico', 'DNA (ácido desoxirribonucleico)', 'right'],
  ['telófase, anáfase, metáfase, prófase', phases, 'right'],
  ['prófase e metáfase', phases, 'partly'],
  ['mitose', phases, 'wrong'],
  ['as plantas convertem luz em energia', photosynthesis, 'right'],
  ['convertendo luz em energia química pelas plantas', photosynthesis, 'right'],
  ['as plantas usam a luz', photosynthesis, 'partly'],
  ['é um animal', photosynthesis, 'wrong'],
  ['as plantas não convertem luz em energia química', photosynthesis, 'wrong'],
  ['100 graus', '100 °C', 'right'],
  ['90 graus', '100 °C', 'wrong'],
  ['50 por cento', '50%', 'right'],
  ['3.14', '3,14', 'right'],
  ['299792458', '299.792.458 m/s', 'right'],
  ['h2o', 'H₂O', 'right'],
  ['oxigênio', 'Glicose e oxigênio', 'partly'],
  ['oxigênio e glicose', 'Glicose e oxigênio', 'right'],
  ['vitamina c', 'Vitamina C', 'right'],
  ['vitamina d', 'Vitamina C', 'partly'],
  ['x^2', '$x^2$', 'right'],
  ['', 'Paris', 'wrong'],
  ['???', 'Paris', 'wrong'],
])('%j for %j is %s', (attempt, answer, verdict) => {
  expect(judgeAttempt(attempt, answer, 'O que é?').verdict).toBe(verdict);
});

test('what is missing is told as the answer writes it', () => {
  expect(judgeAttempt('profase e metafase', phases, 'Quais são as fases?').missing).toEqual([
    'anáfase',
    'telófase',
  ]);
  expect(judgeAttempt('julho de 1789', 'Em 14 de julho de 1789', 'Quando caiu?').missing).toEqual(['14']);
});

test('words of the question prove nothing', () => {
  const question = 'O que a célula vegetal usa na fotossíntese?';
  expect(judgeAttempt('a célula vegetal', 'A célula vegetal usa a clorofila', question).verdict).toBe(
    'wrong',
  );
  expect(judgeAttempt('clorofila', 'A célula vegetal usa a clorofila', question).verdict).toBe('right');
});

test('an answer of letters and digits said as it stands is right, whatever it is', () => {
  const answers = fc.string({
    unit: fc.constantFrom('a', 'É', '1', ' ', ',', 'X', 'não ', 'de '),
    minLength: 1,
  });
  fc.assert(
    fc.property(answers, fc.string(), (answer, question) => {
      fc.pre(/[\p{L}\p{N}]/u.test(answer));
      expect(judgeAttempt(answer, answer, question).verdict).toBe('right');
    }),
  );
});

test('any texts are judged', () => {
  const anything = fc.string({ unit: 'binary', maxLength: 200 });
  fc.assert(
    fc.property(anything, anything, anything, (attempt, answer, question) => {
      expect(['right', 'partly', 'wrong']).toContain(judgeAttempt(attempt, answer, question).verdict);
    }),
  );
});
