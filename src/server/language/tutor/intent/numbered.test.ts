import { expect, test } from 'vitest';
import { withoutNumbers } from './numbered.ts';
import { readIntent } from './read-intent.ts';

test.each([
  ['1) o que é o granizo? 2) como se forma a neve?', 'o que é o granizo? como se forma a neve?'],
  ['tenho 2 dúvidas: 1) quando chove mais? 2) onde neva?', 'quando chove mais? onde neva?'],
  ['sobre a erosão: 1) onde ocorre? 2) o que produz?', 'sobre a erosão: 1) onde ocorre? 2) o que produz?'],
  ['a lei 8.112 é de 1990', 'a lei 8.112 é de 1990'],
])('%s', (message, questions) => {
  expect(withoutNumbers(message)).toBe(questions);
});

test('what somebody suffers is read before the questions that they count', () => {
  expect(
    readIntent('meu tio me bate todo dia. a) o que é a chuva? b) o que é o vento?', null, false).kind,
  ).toBe('care');
});
